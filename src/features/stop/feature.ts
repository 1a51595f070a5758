/** `/stop` cancels the runs at work on an issue or pull request. */
import type { Feature } from "../../run/feature.ts";
import { stopRuns } from "./stop.ts";

export const stop: Feature = {
  start: async (desk, order, admitted, moment) =>
    moment === "before work" ? await stopRuns(desk, order, admitted) : undefined,
};

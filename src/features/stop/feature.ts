/** `/stop` cancels the runs at work on an issue or pull request. */
import type { Feature } from "../../run/feature.ts";
import { stopRuns } from "./stop.ts";

export const stop: Feature = {
  start: async (ports, invocation, admitted, phase) =>
    phase === "before work" ? await stopRuns(ports, invocation, admitted) : undefined,
};

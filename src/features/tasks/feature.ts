/** Tasks that come again: one branch and one pull request each, and a row on the dashboard. */
import type { Feature } from "../../run/feature.ts";
import { refusePull } from "../../run/open-pulls.ts";
import { withPublished } from "../../run/published-before.ts";
import { lookAtAttempt } from "./attempts.ts";
import { catchUp } from "./catch-up.ts";
import { refuseTick, tellTask } from "./dashboard.ts";
import { restOf } from "./rest.ts";
import { closeEmptyPull } from "./empty-pull.ts";

export const tasks: Feature = {
  async admit(desk, order, wish, request) {
    const reason = await refuseTick(desk, wish);
    return reason === undefined ? await lookAtAttempt(desk, order, request) : { kind: "declined", reason };
  },
  async start(desk, order, admitted, moment) {
    if (admitted.request.task === undefined) return undefined;
    if (moment === "before work") {
      const reason = restOf(admitted.request) ?? (await refusePull(desk, order, admitted));
      if (reason !== undefined) return { admitted, start: { kind: "nothing", reason } };
    }
    return await withPublished(desk, order, await catchUp(desk, order, admitted));
  },
  retire: closeEmptyPull,
  after: tellTask,
};

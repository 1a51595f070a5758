/** `/continue`: a run goes on where an earlier one stopped. */
import type { Feature } from "../../run/feature.ts";
import type { Job } from "../../run/job.ts";
import { withPublished } from "../../run/published-before.ts";
import { continued, resume, resumedStill } from "./resume.ts";
import { briefResumed } from "./brief.ts";

export const continuing: Feature = {
  async start(desk, order, admitted, moment) {
    if (admitted.wish.command?.name.toLowerCase() !== "continue") return undefined;
    const before = await withPublished(desk, order, admitted);
    if (before.start.kind !== "fresh") return before;
    const { start, ...resumed } = await (moment === "before work" ? resume : resumedStill)(
      desk,
      order,
      before.admitted,
    );
    if (start.kind === "nothing") return { ...resumed, start };
    const { earlier } = start;
    const origin = { continues: continued(earlier) };
    const tell = async (job: Job): Promise<void> => await briefResumed(job, earlier);
    return { ...resumed, start: { kind: "onward", origin, tell, kept: earlier.record } };
  },
};

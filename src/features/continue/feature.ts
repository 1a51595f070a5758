/** `/continue`: a run goes on where an earlier one stopped. */
import type { Feature } from "../../run/feature.ts";
import type { Session } from "../../run/session.ts";
import { withPublished } from "../../run/published-before.ts";
import { continued, resume, resumedStill } from "./resume.ts";
import { briefResumed } from "./brief.ts";

export const continuing: Feature = {
  async start(ports, invocation, admitted, phase) {
    if (admitted.pending.command?.name.toLowerCase() !== "continue") return undefined;
    const before = await withPublished(ports, invocation, admitted);
    if (before.start.kind !== "fresh") return before;
    const { start, ...resumed } = await (phase === "before work" ? resume : resumedStill)(
      ports,
      invocation,
      before.admitted,
    );
    if (start.kind === "nothing") return { ...resumed, start };
    const { earlier } = start;
    const origin = { continues: continued(earlier) };
    const tell = async (session: Session): Promise<void> => await briefResumed(session, earlier);
    return { ...resumed, start: { kind: "continued", origin, tell, kept: earlier.record } };
  },
};

/** What a request starts from: afresh, onward from an earlier run or an approved plan, or nowhere. */
import type { Outcome, RunEvent } from "../events.ts";
import type { Feature } from "./feature.ts";
import type { Admitted } from "./gate.ts";
import type { Job } from "./job.ts";
import type { KeptRun } from "./kept/state.ts";
import { refusePull } from "./open-pulls.ts";
import { withPublished } from "./published-before.ts";
import type { Desk, Order } from "./world.ts";

export type Start =
  | { readonly kind: "fresh" }
  | Onward
  /** An earlier delivery of the event has pushed its commit; what Remit recorded of that. */
  | { readonly kind: "published"; readonly answered: { readonly commit: string; readonly kept?: string } }
  /** The branch's commit says that it answers this request, and there is no record of that. */
  | { readonly kind: "claimed" }
  /** What was asked for is done already: it took no agent. */
  | { readonly kind: "over"; readonly outcome: Outcome }
  /** There is nothing to do, and why. */
  | { readonly kind: "nothing"; readonly reason: string };

/** The work goes on from something that was done before. */
export interface Onward {
  readonly kind: "onward";
  /** What the run's first entry says of it. */
  readonly origin: Pick<Extract<RunEvent, { readonly type: "run.started" }>, "continues" | "approves">;
  /** Called when the workplace is there, before an agent is: puts back what there is to put back, and tells the agent. */
  readonly tell: (job: Job) => Promise<void>;
  /** An earlier run that is kept: where, and the commit of its unpublished edits. */
  readonly kept?: Pick<KeptRun, "refs" | "work">;
}

export interface Begun {
  /** The request as it is now: what was asked for first, where this one goes on from that. */
  readonly admitted: Admitted;
  readonly start: Start;
}

/** In two jobs the second looks again: what was pushed while the first worked is for the publication to judge. */
export type Moment = "before work" | "after work";

/** The first feature that knows decides. Costs no model call. */
export async function begin(
  desk: Desk,
  order: Order,
  admitted: Admitted,
  features: readonly Feature[],
  moment: Moment,
): Promise<Begun> {
  for (const { start } of features) {
    const begun = await start?.(desk, order, admitted, moment);
    if (begun !== undefined) return begun;
  }
  const reason = moment === "before work" ? await refusePull(desk, order, admitted) : undefined;
  if (reason !== undefined) return { admitted, start: { kind: "nothing", reason } };
  return await withPublished(desk, order, admitted);
}

/** What the asker says besides the workflow's own words. */
export function ownWords({ instruction, prompt }: Admitted["asked"]): string {
  return (instruction.startsWith(prompt) ? instruction.slice(prompt.length) : instruction).trim();
}

/** What a request starts from: nothing, an earlier run or an approved plan; or that it does not start. */
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
  /** An earlier delivery of the event pushed its commit; `answered` is what Remit recorded about it. */
  | { readonly kind: "published"; readonly answered: { readonly commit: string; readonly kept?: string } }
  /** The branch's commit claims to answer this request, but there is no record of that. */
  | { readonly kind: "claimed" }
  /** What was asked for is already done, without an agent. */
  | { readonly kind: "over"; readonly outcome: Outcome }
  /** There is nothing to do; `reason` says why. */
  | { readonly kind: "nothing"; readonly reason: string };

/** The work continues something done before. */
export interface Onward {
  readonly kind: "onward";
  /** The fields of the run's first entry that say so. */
  readonly origin: Pick<Extract<RunEvent, { readonly type: "run.started" }>, "continues" | "approves">;
  /** Called once the workplace exists, before the agent does: restores what was kept, and informs the agent. */
  readonly tell: (job: Job) => Promise<void>;
  /** An earlier run that was kept: its refs, and the commit of its unpublished edits. */
  readonly kept?: Pick<KeptRun, "refs" | "work">;
}

export interface Begun {
  /** The request to work on: the original one, where this one continues it. */
  readonly admitted: Admitted;
  readonly start: Start;
}

/** With two jobs, the second checks again: what was pushed while the first worked is judged on publication. */
export type Moment = "before work" | "after work";

/** The first feature that gives an answer decides. Makes no model call. */
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

/** The asker's words without the workflow's own. */
export function ownWords({ instruction, prompt }: Admitted["asked"]): string {
  return (instruction.startsWith(prompt) ? instruction.slice(prompt.length) : instruction).trim();
}

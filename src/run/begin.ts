/** What a request starts from: afresh, from an earlier run, from an approved plan, or nowhere. */
import type { Outcome } from "../events.ts";
import type { KeptPlan } from "./plan.ts";
import { approve } from "./approve.ts";
import { refusePull } from "./open-pulls.ts";
import { catchUp } from "./catch-up.ts";
import type { Admitted } from "./gate.ts";
import { withPublished } from "./published-before.ts";
import { resume, type Earlier } from "./resume.ts";
import { stopRuns } from "./stop.ts";
import type { Order, Outside } from "./world.ts";

export type Start =
  | { readonly kind: "fresh" }
  | { readonly kind: "resumed"; readonly earlier: Earlier }
  /** `newer`: digest of a plan that was shown after it. */
  | { readonly kind: "approved"; readonly plan: KeptPlan; readonly digest: string; readonly newer?: string }
  /** An earlier delivery of the event has pushed its commit; what Remit recorded of that. */
  | { readonly kind: "published"; readonly answered: { readonly commit: string; readonly kept?: string } }
  /** The branch's commit says that it answers this request, and there is no record of that. */
  | { readonly kind: "claimed" }
  /** What was asked for is done already: it took no agent. */
  | { readonly kind: "over"; readonly outcome: Outcome }
  /** There is nothing to do, and why. */
  | { readonly kind: "nothing"; readonly reason: string };

export interface Begun {
  /** The request as it is now: what was asked for first, where this one goes on from that. */
  readonly admitted: Admitted;
  readonly start: Start;
}

/** Costs no model call. */
export async function begin(world: Outside, order: Order, admitted: Admitted): Promise<Begun> {
  const reply = replyAtOnce(admitted);
  if (reply !== undefined) return reply;
  switch (admitted.wish.command?.name.toLowerCase()) {
    case "continue": {
      const before = await withPublished(world, order, admitted);
      return before.start.kind === "fresh" ? await resume(world, order, admitted) : before;
    }
    case "approve":
      return await approve(world, order, admitted);
    case "stop":
      return await stopRuns(world, order, admitted);
    default:
      return await beginAfresh(world, order, admitted);
  }
}

/** Where what was called takes no agent: `/help`, and a command that nobody knows. */
export function replyAtOnce(admitted: Admitted): Begun | undefined {
  const { reply } = admitted.asked;
  if (reply === undefined) return undefined;
  const { kind, text } = reply;
  if (kind === "unknown") return { admitted, start: { kind: "nothing", reason: text } };
  return { admitted, start: { kind: "over", outcome: { conclusion: "answered", message: text } } };
}

async function beginAfresh(world: Outside, order: Order, admitted: Admitted): Promise<Begun> {
  const reason = restOf(admitted) ?? (await refusePull(world, order, admitted));
  if (reason !== undefined) return { admitted, start: { kind: "nothing", reason } };
  return await withPublished(world, order, await catchUp(world, order, admitted));
}

/** Why a task does nothing for now: people closed its pull request, and nobody has asked for it since. */
export function restOf({ request }: Pick<Admitted, "request">): string | undefined {
  const { rejected, trigger, task } = request;
  if (rejected === undefined || task === undefined || trigger !== "schedule") return undefined;
  return `Pull request #${rejected.number} of the task ${task} was closed without being merged, so the task rests until somebody asks for it: start its workflow by hand, tick its box on the dashboard, or reopen the pull request.`;
}

/** What the asker says besides the workflow's own words. */
export function ownWords({ instruction, prompt }: Admitted["asked"]): string {
  return (instruction.startsWith(prompt) ? instruction.slice(prompt.length) : instruction).trim();
}

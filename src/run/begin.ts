/** What a request starts from: afresh, from an earlier run, from an approved plan, or nowhere. */
import type { Outcome } from "../events.ts";
import type { KeptPlan } from "./plan.ts";
import { approve } from "./approve.ts";
import { refusePull } from "./open-pulls.ts";
import { catchUp } from "./catch-up.ts";
import type { Admitted } from "./gate.ts";
import { resume, type Earlier } from "./resume.ts";
import { stopRuns } from "./stop.ts";
import type { Order, Outside } from "./world.ts";

export type Start =
  | { readonly kind: "fresh" }
  | { readonly kind: "resumed"; readonly earlier: Earlier }
  | { readonly kind: "approved"; readonly plan: KeptPlan; readonly digest: string }
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
  switch (admitted.wish.command?.name.toLowerCase()) {
    case "continue":
      return await resume(world, admitted);
    case "approve":
      return await approve(world, admitted);
    case "stop":
      return await stopRuns(world, order, admitted);
    default:
      return await beginAfresh(world, order, admitted);
  }
}

async function beginAfresh(world: Outside, order: Order, admitted: Admitted): Promise<Begun> {
  const reason = await refusePull(world, order, admitted);
  if (reason !== undefined) return { admitted, start: { kind: "nothing", reason } };
  return { admitted: await catchUp(world, order, admitted), start: { kind: "fresh" } };
}

/** What the asker says besides the workflow's own words. */
export function ownWords({ instruction, prompt }: Admitted["asked"]): string {
  return (instruction.startsWith(prompt) ? instruction.slice(prompt.length) : instruction).trim();
}

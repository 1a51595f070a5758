/** What a request starts from: nothing, an earlier run or an approved plan; or that it does not start. */
import type { Outcome, RunEvent } from "../events.ts";
import type { Feature } from "./feature.ts";
import type { AdmittedRequest } from "./gate.ts";
import type { Session } from "./session.ts";
import type { KeptRun } from "./kept/state.ts";
import { refusePull } from "./open-pulls.ts";
import { withPublished } from "./published-before.ts";
import type { PublishPorts, Invocation } from "./invocation.ts";

export type StartPoint =
  | { readonly kind: "fresh" }
  | Continuation
  /** An earlier delivery of the event pushed its commit; `answered` is what Remit recorded about it. */
  | { readonly kind: "published"; readonly answered: { readonly commit: string; readonly kept?: string } }
  /** The branch's commit claims to answer this request, but there is no record of that. */
  | { readonly kind: "claimed" }
  /** What was asked for is already done, without an agent. */
  | { readonly kind: "over"; readonly outcome: Outcome }
  /** There is nothing to do; `reason` says why. */
  | { readonly kind: "nothing"; readonly reason: string };

/** The work continues something done before. */
export interface Continuation {
  readonly kind: "continued";
  /** The fields of the run's first entry that say so. */
  readonly origin: Pick<Extract<RunEvent, { readonly type: "run.started" }>, "continues" | "approves">;
  /** Called once the workspace is prepared, before the agent does: restores what was kept, and informs the agent. */
  readonly tell: (session: Session) => Promise<void>;
  /** An earlier run that was kept: its refs, and the commit of its unpublished edits. */
  readonly kept?: Pick<KeptRun, "refs" | "work">;
}

export interface StartedRequest {
  /** The request to work on: the original one, where this one continues it. */
  readonly admitted: AdmittedRequest;
  readonly start: StartPoint;
}

/** With two jobs, the second checks again: what was pushed while the first worked is judged on publication. */
export type StartPhase = "before work" | "after work";

/** The first feature that gives an answer decides. Makes no model call. */
export async function begin(
  ports: PublishPorts,
  invocation: Invocation,
  admitted: AdmittedRequest,
  features: readonly Feature[],
  phase: StartPhase,
): Promise<StartedRequest> {
  for (const { start } of features) {
    const begun = await start?.(ports, invocation, admitted, phase);
    if (begun !== undefined) return begun;
  }
  const reason = phase === "before work" ? await refusePull(ports, invocation, admitted) : undefined;
  if (reason !== undefined) return { admitted, start: { kind: "nothing", reason } };
  return await withPublished(ports, invocation, admitted);
}

/** The asker's words without the workflow's own. */
export function ownWords({ instruction, prompt }: AdmittedRequest["resolved"]): string {
  return (instruction.startsWith(prompt) ? instruction.slice(prompt.length) : instruction).trim();
}

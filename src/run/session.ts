/** An admitted request with a place to work on it, from which a run's agents are made; and the run's deadline. */
import type { Baseline, Workspace } from "../change.ts";
import type { BaseBranch } from "./base-branch.ts";
import type { AdmittedRequest } from "./gate.ts";
import type { Delivery } from "./feature.ts";
import type { Invocation, Ports } from "./invocation.ts";
import { DEADLINE } from "../agent.ts";
import type { BriefingSources } from "../request.ts";
import type { Clock, Shell } from "../ports.ts";

export interface Session {
  readonly ports: Ports;
  readonly invocation: Invocation;
  readonly admitted: AdmittedRequest;
  readonly workspace: Workspace;
  /** The workspace before any tool ran; absent in a replay. */
  readonly baseline?: Baseline;
  /** Set when the request's branch will be merged into another. */
  readonly base?: BaseBranch | undefined;
  /** Set when the agent's end becomes something other than a change. */
  readonly delivery?: Delivery | undefined;
  /** What GitHub says about the request, if it is being read already. */
  readonly sources?: Promise<BriefingSources> | undefined;
  /** Separates other people's text from instructions; new for each run. */
  readonly mark: string;
  /** Fires when the run is cancelled or its time is up. */
  readonly signal: AbortSignal;
}

/** A signal that also fires when the time is up (`minutes` of 0 means no limit), or when the disk is full. */
export function withDeadline(
  stop: AbortSignal,
  minutes: number,
  { clock, shell }: { readonly clock: Clock; readonly shell: Pick<Shell, "full"> },
): AbortSignal & Disposable {
  const deadline = new AbortController();
  const timer = new AbortController();
  if (minutes > 0) {
    void clock.sleep(minutes * 60_000, timer.signal).then(() => {
      if (!timer.signal.aborted) deadline.abort(DEADLINE);
    });
  }
  const signal = AbortSignal.any([stop, deadline.signal, ...(shell.full === undefined ? [] : [shell.full])]);
  return Object.assign(signal, { [Symbol.dispose]: () => timer.abort() });
}

/** An admitted request with a place to work on it, which the agents of a run are made from; and a run's end in time. */
import type { Baseline } from "../change/baseline.ts";
import type { Workspace } from "../change/workspace.ts";
import type { BaseBranch } from "./base-branch.ts";
import type { Admitted } from "./gate.ts";
import type { Delivery } from "./feature.ts";
import type { Order, World } from "./world.ts";
import { DEADLINE } from "../agent/turn.ts";
import type { Clock, Shell } from "../ports.ts";

export interface Job {
  readonly world: World;
  readonly order: Order;
  readonly admitted: Admitted;
  readonly workspace: Workspace;
  /** What the workspace looked like before any tool ran; absent in a replay. */
  readonly baseline?: Baseline;
  /** Of a request on a branch that is to be merged into another. */
  readonly base?: BaseBranch | undefined;
  /** Where the agent's end becomes something else than a change. */
  readonly delivery?: Delivery | undefined;
  /** Sets texts by others apart; new for each run. */
  readonly mark: string;
  /** Fires when the run is cancelled or its minutes are over. */
  readonly signal: AbortSignal;
}

/** A signal that also fires when the minutes are over (`minutes` of 0 never are), or the disk is full. */
export function withDeadline(
  stop: AbortSignal,
  minutes: number,
  { clock, shell }: { readonly clock: Clock; readonly shell?: Pick<Shell, "full"> },
): AbortSignal & Disposable {
  const deadline = new AbortController();
  const timer = new AbortController();
  if (minutes > 0) {
    void clock.sleep(minutes * 60_000, timer.signal).then(() => {
      if (!timer.signal.aborted) deadline.abort(DEADLINE);
    });
  }
  const signal = AbortSignal.any([stop, deadline.signal, ...(shell?.full === undefined ? [] : [shell.full])]);
  return Object.assign(signal, { [Symbol.dispose]: () => timer.abort() });
}

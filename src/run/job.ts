/** An admitted request with a place to work on it: what the agents of a run are made from. */
import type { Baseline } from "../change/baseline.ts";
import type { Workspace } from "../change/workspace.ts";
import type { BaseBranch } from "./base-branch.ts";
import type { Admitted } from "./gate.ts";
import type { Delivery } from "./feature.ts";
import type { Order, World } from "./world.ts";

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

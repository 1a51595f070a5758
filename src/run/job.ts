/** An admitted request with a place to work on it: what the agents of a run are made from. */
import type { Baseline } from "../change/baseline.ts";
import type { Workspace } from "../change/workspace.ts";
import type { Admitted } from "./gate.ts";
import type { Reviewing } from "./reviewing.ts";
import type { Order, World } from "./world.ts";

export interface Job {
  readonly world: World;
  readonly order: Order;
  readonly admitted: Admitted;
  readonly workspace: Workspace;
  /** What the workspace looked like before any tool ran; absent in a replay. */
  readonly baseline?: Baseline;
  /** For a review of a pull request. */
  readonly reviewing?: Reviewing | undefined;
  /** Sets texts by others apart; new for each run. */
  readonly mark: string;
  /** Fires when the run is cancelled or its minutes are over. */
  readonly signal: AbortSignal;
}

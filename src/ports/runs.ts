/** Workflow runs. */

export interface RunFacts {
  readonly id: number;
  /** Whether it is over. */
  readonly completed: boolean;
  readonly url: string;
  /** Path of its workflow file. */
  readonly workflow: string;
}

/** Every method throws `GitHubError`. */
export interface GitHubRuns {
  /** Undefined when there is no such run. */
  workflowRun(id: number): Promise<RunFacts | undefined>;
  /** Ask GitHub to cancel a run: its processes are told, and have some seconds to end. A run that is over stays as it is. */
  cancelRun(id: number): Promise<void>;
}

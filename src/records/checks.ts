/** What GitHub has of checks for a commit that a run published. */

/** How the checks of a commit stand, the first that holds. */
export type ChecksState =
  /** At least one goes on. */
  | "running"
  /** None goes on, and at least one failed. */
  | "failed"
  /** Somebody has to let them run. */
  | "awaiting"
  | "passed"
  /** There is nothing yet, though workflows of the commit start on pushes or pull requests. */
  | "unstarted"
  /** There is nothing, and no workflow would start. */
  | "none"
  /** GitHub did not say. */
  | "unknown";

/** A workflow run, or the check of another app, that somebody has to let run. Its name is others' words. */
export interface AwaitingCheck {
  readonly name: string;
  readonly url: string;
  /** `approval`: of the run, in its pull request. `deployment`: of an environment. `app`: whatever the app asks for. */
  readonly needs: "approval" | "deployment" | "app";
}

export interface ChecksSeen {
  readonly commit: string;
  readonly state: ChecksState;
  readonly passed: number;
  readonly running: number;
  /** Names of those that failed, as others gave them. */
  readonly failed: readonly string[];
  readonly awaiting: readonly AwaitingCheck[];
  /** Pushed with the workflow's own token, whose pushes start no workflow. */
  readonly ownToken: boolean;
  /** Milliseconds that the run waited for them; 0 when GitHub was asked once. */
  readonly waitedMs: number;
  /** Why GitHub did not say, and how to mend it; or what could not be seen. */
  readonly reason?: string;
  /** The commit whose failed checks this one was to mend. */
  readonly mends?: string;
  /** Sentences about what Remit does, or does not do, about it. */
  readonly note?: string;
}

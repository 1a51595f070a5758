/** What checks say about a commit. */

/** A job of a workflow run that did not succeed. */
export interface FailedJob {
  readonly id: number;
  readonly name: string;
  /** Name of its workflow. */
  readonly workflow: string;
  /** Such as `failure` or `timed_out`. */
  readonly conclusion: string;
  /** Names of the steps that failed. */
  readonly steps: readonly string[];
  readonly url: string;
}

export interface JobChecks {
  readonly failed: readonly FailedJob[];
  /** Jobs that succeeded or were skipped, and those that go on. */
  readonly passed: number;
  readonly running: number;
}

/** A check run of another app. */
export interface CheckFacts {
  readonly name: string;
  readonly app: string;
  /** Such as `failure`; undefined while it goes on. */
  readonly conclusion: string | undefined;
  readonly summary: string;
  readonly url: string;
}

/** A workflow run of a commit. All of its texts are others' words. */
export interface CommitRun {
  readonly id: number;
  /** Name of its workflow. */
  readonly name: string;
  /** Path of its workflow file. */
  readonly path: string;
  /** `awaiting` somebody's approval: of the run itself, or of a deployment environment. */
  readonly state: "running" | "passed" | "failed" | "awaiting approval" | "awaiting deployment";
  readonly url: string;
}

/** The end of a job's log. */
export interface JobLog {
  readonly text: string;
  /** Bytes before `text` that were left out. */
  readonly left: number;
}

/** Every method throws `GitHubError`. */
export interface GitHubChecks {
  /** The jobs of a commit's workflow runs, each in its latest attempt. */
  jobs(sha: string): Promise<JobChecks>;
  /** The workflow runs of a commit, newest first, each in its latest attempt; those that wait to be approved too. */
  commitRuns(sha: string): Promise<readonly CommitRun[]>;
  /** A commit's check runs by apps other than GitHub Actions. */
  otherChecks(sha: string): Promise<readonly CheckFacts[]>;
  /** The last `most` bytes of a finished job's log; undefined when GitHub keeps none (any more). */
  jobLog(job: number, most: number): Promise<JobLog | undefined>;
}

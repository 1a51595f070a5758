/** Reviews of a pull request, and the checks of a commit. */
import type { Account } from "./github.ts";

export interface ReviewFacts {
  readonly id: number;
  readonly author: Account;
  readonly state: "approved" | "changes_requested" | "commented" | "dismissed" | "pending";
  readonly body: string;
  /** ISO 8601; "" for a pending review. */
  readonly submittedAt: string;
  readonly url: string;
}

export interface MadeReview extends ReviewFacts {
  /** Another run had already made it. */
  readonly again: boolean;
}

/** A review to be posted. It can only comment. */
export interface NewReview {
  /** The commit that its comments' lines refer to; the head when absent. */
  readonly commit?: string;
  /** Its first line is unique: it identifies a review whose answer was lost. */
  readonly body: string;
  readonly comments: readonly NewReviewComment[];
}

export interface NewReviewComment {
  readonly path: string;
  readonly line: number;
  readonly startLine?: number;
  readonly side: "LEFT" | "RIGHT";
  readonly body: string;
}

export interface ThreadComment {
  readonly id: number;
  readonly author: Account;
  readonly body: string;
  readonly createdAt: string;
}

/** A conversation on lines of a pull request. */
export interface ReviewThread {
  /** GraphQL's. */
  readonly id: string;
  readonly path: string;
  /** Absent for a comment on the whole file, and when the lines no longer exist. */
  readonly line?: number;
  readonly startLine?: number;
  /** How many lines it was made on. */
  readonly lines: number;
  readonly side: "LEFT" | "RIGHT";
  readonly resolved: boolean;
  /** Absent while it is open, and when the account is deleted. */
  readonly resolvedBy?: Account;
  /** The lines have changed since. */
  readonly outdated: boolean;
  /** Oldest first, at most 100. */
  readonly comments: readonly ThreadComment[];
}

/** A comment on lines of a pull request's diff. */
export interface LineComment {
  readonly id: number;
  /** The comment that began its thread; absent for that comment itself. */
  readonly replyTo?: number;
  /** The review it belongs to. */
  readonly review: number;
  readonly path: string;
  /** Absent for a comment on the whole file. */
  readonly line?: number;
  /** The diff up to the line. */
  readonly hunk: string;
  readonly author: Account;
  readonly body: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Every method throws `GitHubError`. */
export interface GitHubReviews {
  /** Oldest first. */
  reviews(pull: number): Promise<readonly ReviewFacts[]>;
  /** All comments on the diff, of all reviews, oldest first. */
  reviewComments(pull: number): Promise<readonly LineComment[]>;
  /** Oldest first. */
  reviewThreads(pull: number): Promise<readonly ReviewThread[]>;
  /** Makes one review with this first line, even if called concurrently. A comment off the diff refuses all: 422. */
  createReview(pull: number, review: NewReview): Promise<MadeReview>;
  /** Whether a review would be accepted: begins a pending one, which no one sees, and deletes it. Only 422 means no. */
  wouldTake(pull: number, comments: Omit<NewReview, "body">): Promise<boolean>;
  /** Replies in the thread that begins with comment `first`. The same body is posted once, however often tried. */
  replyInThread(pull: number, first: number, body: string): Promise<void>;
  /** Needs `contents: write` besides `pull-requests: write`. */
  resolveThread(id: string): Promise<void>;
}

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
  /** Jobs that succeeded or were skipped, and jobs still running. */
  readonly passed: number;
  readonly running: number;
}

/** A check run of another app. */
export interface CheckFacts {
  readonly name: string;
  readonly app: string;
  /** Such as `failure`; undefined while it runs. */
  readonly conclusion: string | undefined;
  readonly summary: string;
  readonly url: string;
}

/** A workflow run of a commit. All its texts are untrusted. */
export interface CommitRun {
  readonly id: number;
  /** Name of its workflow. */
  readonly name: string;
  /** Path of its workflow file. */
  readonly path: string;
  /** `awaiting`: someone must approve the run itself, or a deployment environment. */
  readonly state: "running" | "passed" | "failed" | "awaiting approval" | "awaiting deployment";
  readonly url: string;
}

/** The end of a job's log. */
export interface JobLog {
  readonly text: string;
  /** Bytes left out before `text`. */
  readonly left: number;
}

/** Every method throws `GitHubError`. */
export interface GitHubChecks {
  /** The jobs of a commit's workflow runs, each in its latest attempt. */
  jobs(sha: string): Promise<JobChecks>;
  /** The workflow runs of a commit, newest first, each in its latest attempt, including those that await approval. */
  commitRuns(sha: string): Promise<readonly CommitRun[]>;
  /** A commit's check runs by apps other than GitHub Actions. */
  otherChecks(sha: string): Promise<readonly CheckFacts[]>;
  /** The last `most` bytes of a finished job's log; undefined when GitHub has none, or no longer. */
  jobLog(job: number, most: number): Promise<JobLog | undefined>;
}

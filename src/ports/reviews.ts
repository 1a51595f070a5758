/** What was said in reviews of a pull request. */
import type { Account } from "./github.ts";

export interface ReviewFacts {
  readonly id: number;
  readonly author: Account;
  readonly state: "approved" | "changes_requested" | "commented" | "dismissed" | "pending";
  readonly body: string;
  /** ISO 8601; "" for one that is not submitted. */
  readonly submittedAt: string;
}

export interface ThreadComment {
  readonly id: number;
  readonly author: Account;
  readonly body: string;
  readonly createdAt: string;
}

/** A conversation on lines of a pull request. */
export interface ReviewThread {
  readonly path: string;
  /** Absent for a comment on the whole file, and where the lines are gone. */
  readonly line?: number;
  readonly startLine?: number;
  readonly side: "LEFT" | "RIGHT";
  readonly resolved: boolean;
  /** The lines it was made on have changed since. */
  readonly outdated: boolean;
  /** Oldest first, at most 100. */
  readonly comments: readonly ThreadComment[];
}

/** Every method throws `GitHubError`. */
export interface GitHubReviews {
  /** Oldest first. */
  reviews(pull: number): Promise<readonly ReviewFacts[]>;
  /** Oldest first. */
  reviewThreads(pull: number): Promise<readonly ReviewThread[]>;
}

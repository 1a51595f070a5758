/** GitHub, for one repository: issues, pull requests, comments, workflow runs. */
import type { Permission, PinnedRef } from "../events.ts";
import type { GitHubChecks, GitHubReviews } from "./reviews.ts";

export interface RepositoryFacts {
  readonly defaultBranch: string;
}

export interface Account {
  readonly login: string;
  readonly id: number;
  readonly bot: boolean;
}

export interface IssueFacts {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: Account;
  readonly open: boolean;
  readonly isPull: boolean;
  readonly labels: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly url: string;
}

export interface PullFacts {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: Account;
  readonly open: boolean;
  readonly merged: boolean;
  readonly draft: boolean;
  readonly head: PinnedRef;
  readonly base: PinnedRef;
  readonly fromFork: boolean;
  /** Whether it merges without conflicts; absent in listings, and while GitHub does not know. */
  readonly mergeable?: boolean;
  readonly url: string;
}

/** One file of a pull request, as GitHub compares it with the merge base. */
export interface PullFile {
  readonly path: string;
  /** Its path in the base, if that is another; the patch then has lines of that file. */
  readonly from?: string;
  readonly status: "added" | "modified" | "deleted" | "renamed";
  readonly added: number;
  readonly removed: number;
  /** Hunks in unified form; absent for binary and very large files. */
  readonly patch?: string;
}

export interface CommentFacts {
  readonly id: number;
  readonly body: string;
  readonly author: Account;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly url: string;
}

/** A GitHub call that failed, classified. `permission` names what the token lacks, such as `issues: write`. */
export class GitHubError extends Error {
  override readonly name = "GitHubError";
  readonly status: number;
  readonly permission: string | undefined;
  constructor(message: string, status: number, permission?: string) {
    super(message);
    this.status = status;
    this.permission = permission;
  }
}

/** Whether GitHub understood and refused. No answer, a busy server or a bad token say nothing about the request. */
export function isGitHubRefusal(error: unknown): error is GitHubError {
  if (!(error instanceof GitHubError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
}

/** 👀, 🚀 and 👎. */
export type Reaction = "eyes" | "rocket" | "-1";

/** The repository the run is about. Every method throws {@link GitHubError}; writes are safe to repeat. */
export interface GitHub extends GitHubReviews, GitHubChecks, GitHubRuns {
  repository(): Promise<RepositoryFacts>;
  /** The account the token acts as; its comments are Remit's. */
  self(): Promise<Account>;
  account(login: string): Promise<Account>;
  permission(login: string): Promise<Permission>;
  /** The commit a branch points to; undefined when there is no such branch. */
  branch(name: string): Promise<PinnedRef | undefined>;
  /** Branches whose names begin with `prefix`, by name. */
  branches(prefix: string): Promise<readonly PinnedRef[]>;
  /** Messages of a commit and its ancestors, newest first; at most 100. */
  commitMessages(sha: string, most: number): Promise<readonly string[]>;
  issue(number: number): Promise<IssueFacts>;
  /** Open issues and pull requests by an account. */
  issuesBy(login: string): Promise<readonly IssueFacts[]>;
  createIssue(issue: { readonly title: string; readonly body: string }): Promise<IssueFacts>;
  updateIssue(number: number, issue: { readonly body?: string; readonly state?: "closed" }): Promise<IssueFacts>;
  pull(number: number): Promise<PullFacts>;
  /** The files a pull request changes, at most 3,000 (GitHub's limit). */
  pullFiles(number: number): Promise<readonly PullFile[]>;
  /** Open pull requests from a branch of this repository. */
  pullsFrom(branch: string): Promise<readonly PullFacts[]>;
  /** All open pull requests, newest first. */
  openPulls(): Promise<readonly PullFacts[]>;
  /** The newest pull request from a branch of this repository, in any state. */
  lastPullFrom(branch: string): Promise<PullFacts | undefined>;
  /** All comments of an issue or pull request, oldest first. */
  comments(number: number): Promise<readonly CommentFacts[]>;
  /** Id of the account that last edited a comment; undefined when no one has. */
  lastEditor(comment: number): Promise<number | undefined>;
  createComment(number: number, body: string): Promise<CommentFacts>;
  updateComment(id: number, body: string): Promise<CommentFacts>;
  /** On a comment of an issue or pull request. Repeating a reaction changes nothing. */
  react(comment: number, content: Reaction): Promise<void>;
  /** Succeeds if the comment is already gone. */
  deleteComment(id: number): Promise<void>;
  /**
   * Makes a commit on an existing branch that GitHub signs; returns its id. Fails with status 409 if the branch is not
   * at `expect`, which also happens when an earlier attempt made the commit but its answer was lost. Added or changed
   * files become ordinary files.
   */
  commitOnBranch(commit: {
    readonly branch: string;
    readonly expect: string;
    readonly message: string;
    readonly additions: readonly { readonly path: string; readonly bytes: Buffer }[];
    readonly deletions: readonly string[];
  }): Promise<string>;
  createPull(pull: {
    readonly head: string;
    readonly base: string;
    readonly title: string;
    readonly body: string;
    readonly draft: boolean;
  }): Promise<PullFacts>;
  updatePull(
    number: number,
    pull: { readonly title?: string; readonly body?: string; readonly state?: "closed" },
  ): Promise<PullFacts>;
}

export interface RunFacts {
  readonly id: number;
  /** Whether it has ended. */
  readonly completed: boolean;
  readonly url: string;
  /** Path of its workflow file. */
  readonly workflow: string;
}

/** Every method throws `GitHubError`. */
export interface GitHubRuns {
  /** Undefined when there is no such run. */
  workflowRun(id: number): Promise<RunFacts | undefined>;
  /** Asks GitHub to cancel a run: its processes get a signal and some seconds. A completed run stays as it is. */
  cancelRun(id: number): Promise<void>;
}

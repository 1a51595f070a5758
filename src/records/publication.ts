/** What happens to a change: the merge with its base, others' commits on its branch, its checks, a review of it. */
import type { Conclusion, PinnedRef } from "../records.ts";

/** A file that both sides changed in ways that git cannot merge. */
export interface MergeConflict {
  readonly path: string;
  /**
   * `markers`: the file contains both sides between conflict markers. `binary`: it has the branch's content. `deleted
   * on branch`, `deleted on base`: it has the other side's content. `other`: no file can show it, such as two names for
   * one file.
   */
  readonly kind: "markers" | "binary" | "deleted on branch" | "deleted on base" | "other";
}

/** An automatic merge. The same commits always give the same merge. */
export interface BaseMerge {
  /** The branch's own head: the first parent of the published commit. */
  readonly head: string;
  /** The base and its commit: the second parent. */
  readonly onto: PinnedRef;
  /** The newest commit that both have. */
  readonly fork: string;
  /** A commit of the automatic merge, only in Remit's own git. The run's changes are the difference from it. */
  readonly commit: string;
  readonly conflicts: readonly MergeConflict[];
}

/** What people see of a base that was merged in. */
export interface MergedBase {
  readonly onto: PinnedRef;
  /** Paths whose conflicts the run has resolved. */
  readonly resolved: readonly string[];
}

/** What was found out about a branch and its base before the work began. */
export interface PredictedConflicts {
  readonly onto: PinnedRef;
  /** Files that conflict; empty when git could not say which. */
  readonly paths: readonly string[];
  /** Whether they conflict at all, according to git or GitHub. */
  readonly certain: boolean;
  /** Why git could not say, as the end of a sentence. */
  readonly reason?: string;
}

export interface ForeignCommits {
  /** Where the branch was when the run began. */
  readonly head: string;
  /** Newest first, at most ten, each with the author name it gives: letters and digits only. */
  readonly commits: readonly { readonly oid: string; readonly author: string }[];
  /** How many more there are. */
  readonly more: number;
  /** The newest commit that the branch shares with the default branch; absent when git does not know. */
  readonly fork?: string;
}

/** One sentence. The names come from the commits; without them, the sentence contains nothing that others wrote. */
export function nameOthers({ head, commits, more }: ForeignCommits, names: "names" | "no names" = "names"): string {
  const listed = commits.map(({ oid, author }) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
  const rest = more === 0 ? "" : ` and ${more} more`;
  return `The branch was at ${head.slice(0, 7)}. Somebody else seems to have pushed it: Remit's comments do not record ${listed.join(", ")}${rest}.`;
}

/** The state of a commit's checks; the first that applies. */
export type ChecksState =
  /** At least one is running. */
  | "running"
  /** None is running, and at least one failed. */
  | "failed"
  /** Someone has to approve them. */
  | "awaiting"
  | "passed"
  /** None has started yet, although workflows of the commit run on pushes or pull requests. */
  | "unstarted"
  /** There are none, and no workflow would start. */
  | "none"
  /** GitHub did not say. */
  | "unknown";

/** A workflow run, or another app's check, that someone has to approve. Its name is untrusted. */
export interface AwaitingCheck {
  readonly name: string;
  readonly url: string;
  /** `approval`: of the run, in its pull request. `deployment`: of an environment. `app`: whatever the app requires. */
  readonly needs: "approval" | "deployment" | "app";
}

export interface ChecksSeen {
  readonly commit: string;
  readonly state: ChecksState;
  readonly passed: number;
  readonly running: number;
  /** Names of the failed ones; untrusted. */
  readonly failed: readonly string[];
  readonly awaiting: readonly AwaitingCheck[];
  /** Pushed with the workflow's own token, whose pushes start no workflow. */
  readonly ownToken: boolean;
  /** Milliseconds that the run waited for them; 0 when GitHub was asked once. */
  readonly waitedMs: number;
  /** Why GitHub did not say, and how to fix it; or what was not visible. */
  readonly reason?: string;
  /** The commit whose failed checks this one was to fix. */
  readonly mends?: string;
  /** Sentences about Remit's reaction. */
  readonly note?: string;
}

/** A comment on lines of a pull request's diff, checked against it. */
export interface ReviewNote {
  readonly path: string;
  /** The last line, from 1, of the file's old (`LEFT`) or new (`RIGHT`) state. */
  readonly line: number;
  /** The first line, if there are several; in the same hunk, on the same side. */
  readonly startLine?: number;
  readonly side: "LEFT" | "RIGHT";
  readonly severity: Severity;
  /** Markdown. */
  readonly body: string;
  /** The lines' replacement, each with a line feed at its end; "" deletes them. `RIGHT` only. */
  readonly suggestion?: string;
  /** The lines as in the diff; cut when there are many. */
  readonly text?: string;
}

export type Severity = "critical" | "high" | "medium" | "low";

/**
 * A review ready to be posted, as one job passes it to another: the text is the model's, with secrets masked; the job
 * that posts it cleans it.
 */
export interface ReviewPlan {
  readonly version: 1;
  /** Idempotency key of the request. */
  readonly key: string;
  /** Number of the pull request. */
  readonly pull: number;
  /** The commit that was reviewed; the notes' lines refer to it. */
  readonly head: string;
  /** The reviewer's last message. Markdown. */
  readonly summary: string;
  /** Posted at their lines. */
  readonly notes: readonly ReviewNote[];
  /** Posted in the review's body: made on a commit that is no longer the head. */
  readonly aside: readonly ReviewNote[];
  /** If there is nothing new to say, an earlier review is enough. */
  readonly quiet: boolean;
  /** How the run ended, if not as `reviewed`: parts it did not mention may still be wrong. */
  readonly end?: Conclusion;
}

/** Where a review's findings go when it is posted, and what its body says besides. */
export interface ReviewBody {
  /** Posted at their lines. */
  readonly placed: readonly ReviewNote[];
  /** Posted in the body. */
  readonly aside: readonly ReviewNote[];
  /** The number left out because an earlier review says the same. */
  readonly dropped: number;
  /** The pull request's current head, when it differs from the reviewed one. */
  readonly moved?: string;
  readonly mended?: FixedFindings;
}

/** The result of posting a review. */
export interface PostedReview {
  readonly pull: number;
  readonly url: string;
  readonly head: string;
  /** Notes at their lines, in the review's body, and left out because they were posted before. */
  readonly placed: number;
  readonly inBody: number;
  readonly dropped: number;
  /** Notes that repeat an earlier review about something fixed in between; absent for none. */
  readonly back?: number;
  readonly mended?: FixedFindings;
  /** True when an earlier run of the same event had posted it. */
  readonly again: boolean;
  /** The findings of a review that was posted before, with those that were left out; absent when that is not known. */
  readonly findings?: number;
  /** How the run ended that posted it before, if not as `reviewed`. */
  readonly end?: Conclusion;
}

/** What happened to the findings of earlier reviews at a later commit. */
export interface FixedFindings {
  /** Findings whose threads were answered now. */
  readonly fresh: number;
  /** Whether no finding is left open. */
  readonly all: boolean;
}

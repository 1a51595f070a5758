/** What becomes of a change: the merge with its base, others' commits on its branch, its checks, a review of it. */
import type { PinnedRef } from "../records.ts";

/** A file that both sides have changed in ways that git does not bring together. */
export interface MergeConflict {
  readonly path: string;
  /**
   * `markers`: the file holds both sides between conflict markers. `binary`: it stands as the branch has it. `deleted on
   * branch`, `deleted on base`: it stands as the other side changed it. `other`: no file can show it, such as two names
   * for one file.
   */
  readonly kind: "markers" | "binary" | "deleted on branch" | "deleted on base" | "other";
}

/** An automatic merge. Whoever makes it again from the same commits gets the same. */
export interface BaseMerge {
  /** The branch's own head: the first parent of what is published. */
  readonly head: string;
  /** The base and its commit: the second parent. */
  readonly onto: PinnedRef;
  /** The newest commit that both have. */
  readonly fork: string;
  /** A commit of the automatic merge, in Remit's own git alone. What a run has changed is its difference to this. */
  readonly commit: string;
  readonly conflicts: readonly MergeConflict[];
}

/** What people are told of a base that was brought in. */
export interface MergedBase {
  readonly onto: PinnedRef;
  /** Paths whose conflicts the run has resolved. */
  readonly resolved: readonly string[];
}

/** What was found out about a branch and its base before anybody worked on it. */
export interface Foreseen {
  readonly onto: PinnedRef;
  /** Files that conflict; none where git could not say which. */
  readonly paths: readonly string[];
  /** Whether they conflict at all, by git's word or GitHub's. */
  readonly certain: boolean;
  /** Why git could not say, as the end of a sentence. */
  readonly reason?: string;
}

export interface ForeignCommits {
  /** Where the branch was when the run began. */
  readonly head: string;
  /** Newest first, at most ten, each with the name it gives as its author's: letters and digits only. */
  readonly commits: readonly { readonly oid: string; readonly author: string }[];
  /** How many more there are. */
  readonly more: number;
  /** The newest commit that the branch has in common with the default branch; absent where git does not tell. */
  readonly fork?: string;
}

/** One sentence. The names are the commits' own word; without them it says nothing that anybody else has written. */
export function nameOthers({ head, commits, more }: ForeignCommits, names: "names" | "no names" = "names"): string {
  const listed = commits.map(({ oid, author }) => oid.slice(0, 7) + (names === "names" ? ` (by "${author}")` : ""));
  const rest = more === 0 ? "" : ` and ${more} more`;
  return `The branch was at ${head.slice(0, 7)}, pushed by somebody else as far as Remit's comments tell; they do not record ${listed.join(", ")}${rest}.`;
}

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

/** A comment on lines of a pull request's diff, checked against it. */
export interface ReviewNote {
  readonly path: string;
  /** The last line, from 1, of the file's old (`LEFT`) or new (`RIGHT`) state. */
  readonly line: number;
  /** The first line, when there are several; in the same hunk, on the same side. */
  readonly startLine?: number;
  readonly side: "LEFT" | "RIGHT";
  readonly severity: Severity;
  /** Markdown. */
  readonly body: string;
  /** What the lines should be instead, each with a line feed at its end; "" deletes them. `RIGHT` only. */
  readonly suggestion?: string;
  /** The lines as the diff shows them, cut when they are many. */
  readonly text?: string;
}

export type Severity = "critical" | "high" | "medium" | "low";

/**
 * A review that is ready to be posted, as one job hands it to another: the words are the model's, with secrets masked,
 * and are cleaned by whoever posts them.
 */
export interface ReviewPlan {
  readonly version: 1;
  /** Idempotency key of the request. */
  readonly key: string;
  /** Number of the pull request. */
  readonly pull: number;
  /** The commit that was reviewed; the notes' lines are its lines. */
  readonly head: string;
  /** The reviewer's last words. Markdown. */
  readonly summary: string;
  /** To stand at their lines. */
  readonly notes: readonly ReviewNote[];
  /** To stand in the review's body: made on a commit that is no longer the head. */
  readonly aside: readonly ReviewNote[];
  /** Where there is nothing new to say, an earlier review is enough. */
  readonly quiet: boolean;
  /** The run ended early: what it does not say may be wrong all the same. */
  readonly partial?: true;
}

/** What became of a review. */
export interface PostedReview {
  readonly pull: number;
  readonly url: string;
  readonly head: string;
  /** Notes at their lines, in the review's body, and left out since they had been said before. */
  readonly placed: number;
  readonly inBody: number;
  readonly dropped: number;
  /** Notes that say what an earlier review said, and what had been mended meanwhile; absent for none. */
  readonly back?: number;
  readonly mended?: Mended;
  /** True when an earlier run of the same event had posted it. */
  readonly again: boolean;
}

/** What has become of the findings of earlier reviews at a later commit. */
export interface Mended {
  /** Findings whose threads were told now. */
  readonly fresh: number;
  /** Whether no finding at all is left open. */
  readonly all: boolean;
}

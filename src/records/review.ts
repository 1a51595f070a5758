/** What a review says about lines of a pull request, from the model's notes to what was posted. Plain JSON. */

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

/** What a review says about lines of a pull request. */

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
  /** What the lines should be instead, without a line feed at the end; "" deletes them. `RIGHT` only. */
  readonly suggestion?: string;
}

export type Severity = "critical" | "high" | "medium" | "low";

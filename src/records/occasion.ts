/** What the event that started a run was about, beyond its issue or pull request. */

/** All text in it was written by others: it is shown to the model as data. */
export type Occasion =
  /** A comment on lines of a pull request. */
  | {
      readonly kind: "lines";
      /** The comment that asked. */
      readonly comment: number;
      /** The comment that began its thread; the same one when it did so itself. */
      readonly thread: number;
      readonly path: string;
      /** The last line, from 1, in the state that was commented on; absent for a comment on the whole file. */
      readonly line?: number;
      /** The diff's hunk up to the line, as GitHub shows it; cut at its beginning when it is long. */
      readonly hunk: string;
    }
  /** A submitted review, with the comments that belong to it. */
  | { readonly kind: "review"; readonly review: number; readonly state: string }
  /** A workflow run that failed. */
  | {
      readonly kind: "failure";
      readonly run: number;
      readonly attempt: number;
      /** Name of its workflow. */
      readonly workflow: string;
      readonly conclusion: string;
      /** The commit it ran on. */
      readonly sha: string;
      readonly url: string;
      /** Its failed jobs; absent where GitHub did not say. */
      readonly jobs?: readonly { readonly name: string; readonly steps: readonly string[] }[];
    }
  /** What a program sent along with `repository_dispatch`. */
  | {
      readonly kind: "message";
      readonly type: string;
      /** JSON, cut when it is long. */
      readonly payload: string;
    };

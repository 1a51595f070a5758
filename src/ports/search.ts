/** Looking for lines in many files. */

export interface Search {
  /** A JavaScript regular expression, applied line by line. */
  readonly pattern: string;
  readonly ignoreCase: boolean;
  /** Lines that match this as well are passed over; the same kind of pattern. */
  readonly except?: string;
  /** Matching lines wanted of one file, and of all files together. */
  readonly perFile: number;
  readonly total: number;
  /** Lines around each match. */
  readonly before: number;
  readonly after: number;
  /** Files larger than this, in bytes, are passed over. */
  readonly maxBytes: number;
  /** No more characters of a line than this come out, those around the match. */
  readonly maxColumns: number;
}

export interface FoundLine {
  /** From 1. */
  readonly line: number;
  /** The line, or the part of it around the match. */
  readonly text: string;
  /** Where the part begins in the line, and how long the line is, in characters. */
  readonly start: number;
  readonly length: number;
  /** False for a line of context. */
  readonly match: boolean;
}

export interface FoundFile {
  readonly path: string;
  readonly lines: readonly FoundLine[];
  readonly matches: number;
}

export type SearchEnd =
  | { readonly kind: "done"; readonly searched: number; readonly tooLarge: number; readonly unreadable: number }
  | { readonly kind: "enough" }
  | { readonly kind: "timed_out" }
  | { readonly kind: "cancelled" };

/**
 * Looks for lines in many files, away from the main thread, so that a pattern that backtracks for ever is stopped like
 * any other command. Files that are not regular or hold NUL bytes (and no byte order mark) are passed over.
 */
export interface Scanner {
  /** Absolute paths come in batches; files with matches go out through `found`, in the order they came. */
  scan(
    search: Search,
    paths: AsyncIterable<readonly string[]>,
    limits: { readonly timeoutMs: number; readonly signal: AbortSignal },
    found: (file: FoundFile) => void,
  ): Promise<SearchEnd>;
}

/** An automatic merge of two commits. */
import type { MergeConflict } from "../events.ts";

/** Commits, all of which have been fetched. */
export interface MergeSides {
  /** The newest commit that both have. */
  readonly fork: string;
  /** The branch: `<<<<<<< branch` in conflict markers. */
  readonly head: string;
  /** What is brought in: `>>>>>>> base` in conflict markers. */
  readonly onto: string;
}

export type MergedTree =
  /** `commit` follows `head` and `onto`; files with conflicts hold markers in the form of `diff3`. */
  | { readonly kind: "merged"; readonly commit: string; readonly conflicts: readonly MergeConflict[] }
  /** The end of a sentence. */
  | { readonly kind: "unknown"; readonly reason: string };

/** Bringing the base of a branch in: what the automatic merge of both comes to. */
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

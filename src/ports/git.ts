/** Remit's own git. */
import type { PinnedRef } from "../events.ts";
import type { GitHistory } from "./history.ts";
import type { KeptRefs } from "./kept.ts";
import type { MergeSides, MergedTree } from "./merge.ts";

export interface TreeEntry {
  /** The path's exact bytes, as latin1 text when they are not UTF-8 (`exact` is then false). */
  readonly path: string;
  readonly exact: boolean;
  /** `100644`, `100755`, `120000` (link), `160000` (submodule). */
  readonly mode: string;
  readonly oid: string;
  /** Bytes; -1 for a submodule. */
  readonly size: number;
}

export interface TreeChange {
  readonly path: string;
  /** Undefined deletes. */
  readonly blob?: { readonly mode: string; readonly oid: string };
}

export interface Identity {
  readonly name: string;
  readonly email: string;
}

/** How many lines of a file two commits differ in. */
export interface DiffStat {
  readonly path: string;
  readonly added: number;
  readonly removed: number;
  readonly binary: boolean;
}

/** What a commit's `.gitattributes` say about how a file is converted between work tree and repository. */
export interface Conversion {
  /** The name of a filter, such as `lfs` or `git-crypt`. */
  readonly filter?: string;
  /** The work tree's encoding, such as `UTF-16`. */
  readonly encoding?: string;
}

export interface CommitFacts {
  readonly parents: readonly string[];
  readonly message: string;
}

/** A git call that failed, with git's own words. */
export class GitError extends Error {
  override readonly name = "GitError";
  /** What the remote or git said, one of the causes people can act on. */
  readonly cause_:
    | "moved"
    | "protected"
    | "ruleset"
    | "workflow_refused"
    | "archived"
    | "too_large"
    | "permission"
    /** The server does not accept the token, or no longer. */
    | "credentials"
    | "not_found"
    /** A command has changed programs or files that the token would go through. */
    | "tampered"
    | "other";
  constructor(message: string, cause: GitError["cause_"] = "other") {
    super(message);
    this.cause_ = cause;
  }
}

/** A path as an index lists it. */
export interface IndexEntry {
  readonly path: string;
  readonly mode: string;
  readonly oid: string;
}

/**
 * Remit's own git directory, outside the workspace; plumbing only, no configuration but ours, no hooks, no filters.
 * Every method throws {@link GitError}.
 */
export interface Git {
  /** Bring a commit (depth 1) from the server the environment names; one that was made here is here. */
  fetch(sha: string): Promise<void>;
  /**
   * Bring the heads of branches (depth 1) and say where they are: names as they are, or all that begin with what comes
   * before a final `*`. A branch that is not there is left out.
   */
  fetchHeads(names: readonly string[]): Promise<readonly PinnedRef[]>;
  /** All files of a commit: the answer is as large as the repository. */
  tree(commit: string): Promise<readonly TreeEntry[]>;
  /** What stands at a path of a commit, a directory being `40000`; undefined when nothing does. Costs what the path is deep. */
  entry(commit: string, path: string): Promise<Pick<TreeEntry, "mode" | "oid"> | undefined>;
  /** Names in a directory of a commit; none when it is not there. Costs what the path is deep, and the directory long. */
  names(commit: string, directory: string): Promise<readonly string[]>;
  /** A blob's bytes by path at a commit; undefined when there is no such file. */
  show(commit: string, path: string): Promise<Buffer | undefined>;
  /** A blob's bytes by object id. */
  blob(oid: string): Promise<Buffer>;
  /** Which of these paths a commit's `.gitattributes` convert; nothing but the commit's own is read. */
  conversions(commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, Conversion>>;
  /** Store bytes as they are, without filters; returns the object id. */
  store(bytes: Buffer): Promise<string>;
  /** A commit on `parent` with `changes` applied to its tree; returns its id. Pure but for the object store. */
  commit(commit: {
    readonly parent: string;
    /** What it follows, where that is not `parent` alone: `parent` then only gives the tree. */
    readonly parents?: readonly string[];
    readonly changes: readonly TreeChange[];
    readonly message: string;
    readonly author: Identity;
    /** Seconds since the epoch: the same input gives the same commit. */
    readonly time: number;
  }): Promise<string>;
  /** Merge two commits as git would, without any driver of the repository's. The same sides give the same commit. */
  merge(sides: MergeSides): Promise<MergedTree>;
  /**
   * Unified diff between two commits that git can apply, without text conversion or external programs. Its exact bytes
   * as latin1 text, for files are in any encoding: `Buffer.from(diff, "latin1")` gives them back.
   */
  diff(from: string, to: string): Promise<string>;
  /** Per file what {@link Git.diff} shows; paths that are not UTF-8 are latin1. */
  stat(from: string, to: string): Promise<readonly DiffStat[]>;
  /** The commit a branch on the server points to; undefined when there is none. */
  remoteBranch(branch: string): Promise<string | undefined>;
  /** Branches on the server whose names begin with `prefix`, by name. */
  remoteBranches(prefix: string): Promise<readonly PinnedRef[]>;
  /** What a commit says about itself; the commit must have been fetched. */
  inspect(commit: string): Promise<CommitFacts>;
  /** What an index file lists, such as a checkout's `.git/index`; what is not UTF-8 is left out. */
  indexed(file: string): Promise<readonly IndexEntry[]>;
  /** An index file that lists a commit's files; git finds out by itself how they are on the disk. */
  index(commit: string): Promise<Buffer>;
  /**
   * Write all files of a commit into a directory as they are stored, without conversion of any kind. Files that
   * already are as they should be keep their times; files that the commit does not have stay. The directory's `.git` is
   * brought to the commit (made where there is none), marked by a file `remit-adopted`; no git runs there.
   */
  checkout(commit: string, directory: string): Promise<void>;
  /**
   * Configuration files of a checkout, of those below it, of their submodules and work trees, absolute. `learned` is told
   * each secret in them, so that it can be kept out of every text.
   */
  configurations(workspace: string, learned: (secret: string) => void): Promise<readonly string[]>;
  /**
   * Take away what lets tools act on the server by reading a checkout's files: the token or key that actions/checkout
   * leaves, addresses with a password. Phrases for people say what it was; `learned` is told each secret itself, so that
   * it can be kept out of every text. Throws when something cannot be taken away.
   */
  removeCredentials(
    checkout: { readonly workspace: string; readonly temp: string },
    learned: (secret: string) => void,
  ): Promise<readonly string[]>;
  /**
   * Push, never by force: `expect` is what the branch must point to before (undefined: must not exist). The commit follows
   * it, or follows one that does. `there`: somebody had pushed the very commit before.
   */
  push(commit: string, branch: string, expect: string | undefined): Promise<"pushed" | "there">;
  /** Take a branch away, if it still points to `expect`. For one that Remit itself has just made. */
  removeBranch(branch: string, expect: string): Promise<void>;
  readonly history: GitHistory;
  /** Absent where nothing outlives a run. */
  readonly kept?: KeptRefs;
}

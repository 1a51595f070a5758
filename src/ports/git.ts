/** Remit's own git: trees and commits, their past, an automatic merge, and what is kept in refs for later runs. */
import type { PinnedRef, MergeConflict } from "../events.ts";

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

/** A path at which an index has something else than a commit; at least one of the two is there. */
export interface IndexDifference {
  readonly path: string;
  readonly committed?: Pick<TreeEntry, "mode" | "oid">;
  /** Its mode in the index; `000000` where the index has several, of a merge that is not over. */
  readonly indexed?: string;
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
  /** Names in a directory of a commit ("": its root); none when it is not there. Costs what the path is deep, and the directory long. */
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
  /** Where an index file, such as a checkout's `.git/index`, differs from a commit; what is not UTF-8 is left out. */
  compareIndex(file: string, commit: string): Promise<readonly IndexDifference[]>;
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

/** A commit of these files alone. */
export interface KeptSnapshot {
  /** Bytes by name; names have no slash. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** A commit that is to stay reachable with it. */
  readonly parent?: string;
  readonly message: string;
  readonly author: Identity;
  /** Seconds since the epoch. */
  readonly time: number;
}

/** Refs of Remit's own on the server, `refs/remit/<name>`. Every method throws `GitError`. */
export interface KeptRefs {
  /** Names of the refs that begin so, in order. */
  list(prefix: string): Promise<readonly string[]>;
  /** Bring the commit that a ref points to; undefined when there is no such ref. */
  find(name: string): Promise<string | undefined>;
  /**
   * Store a snapshot and point all of `names` to it, wherever they pointed before: it replaces what was kept, and
   * nobody builds on these refs. Returns the commit.
   */
  keep(names: readonly string[], snapshot: KeptSnapshot): Promise<string>;
}

export interface LoggedCommit {
  readonly oid: string;
  readonly parents: readonly string[];
  readonly author: Identity;
  /** Who made the commit out of it; another where somebody amended or rebased it. */
  readonly committer: Identity;
  /** Seconds since the epoch. */
  readonly time: number;
  readonly message: string;
}

/** Where a branch and its base part. */
export interface Parting {
  /** The newest commit that both have. */
  readonly fork: string;
  /** What the branch alone has, newest first. */
  readonly own: readonly LoggedCommit[];
}

export interface Logged {
  /** Newest first. */
  readonly commits: readonly LoggedCommit[];
  /** False when the history goes on where Remit's git does not reach. */
  readonly complete: boolean;
}

/** A line of a file, and the commit that last changed it. */
export interface BlamedLine {
  readonly oid: string;
  /** The author's name. */
  readonly author: string;
  /** Seconds since the epoch. */
  readonly time: number;
  /** First line of the message. */
  readonly summary: string;
  /** The commit is only where the history that was looked through begins: the line is as old or older. */
  readonly older: boolean;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * Remit's git has no more of the past than it was asked for. What is asked here and is not there is brought from the
 * server, in growing steps, some hundred commits at most. Commits are full ids. Every method throws `GitError`.
 */
export interface GitHistory {
  /** The full id of the one commit here that begins so; undefined when there is none, or more than one. */
  expand(abbreviation: string): Promise<string | undefined>;
  /** Up to `most` commits, of those that changed `path` (a file or directory) when it is given. Brings the commit itself. */
  log(commit: string, query: { readonly most: number; readonly path?: string }): Promise<Logged>;
  /** Who last changed each of the lines `from` to `to` (from 1, both included), of a file that has them. */
  blame(
    commit: string,
    query: { readonly path: string; readonly from: number; readonly to: number },
  ): Promise<readonly BlamedLine[]>;
  /** Where `head` and `base` part; undefined when as much of the past as is brought does not tell. */
  parting(head: string, base: string): Promise<Parting | undefined>;
  /** Unified diff of these files between two commits or trees, renames as a deletion and an addition. */
  patch(from: string, to: string, paths: readonly string[]): Promise<string>;
}

/** The tree without any file, which git has everywhere; `like` is another id of the repository. */
export function emptyTree(like: string): string {
  return like.length === 64
    ? "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"
    : "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
}

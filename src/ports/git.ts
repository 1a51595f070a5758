/** Remit's own git: trees and commits, history, an automatic merge, and refs kept for later runs. */
import type { PinnedRef, MergeConflict } from "../events.ts";

/** What a commit has under a name. */
export interface TreeNode {
  /** `100644`, `100755`, `120000` (link), `160000` (submodule), `40000` (directory). */
  readonly mode: string;
  readonly oid: string;
}

/** The mode of a directory in a tree. */
export const DIRECTORY = "40000";
/** The mode of a symbolic link in a tree. */
export const LINK = "120000";
/** The mode of a submodule in a tree. */
export const SUBMODULE = "160000";

/** One directory of a commit, without what is below its directories. */
export interface TreeDirectory {
  /** By name, in git's order. */
  readonly entries: ReadonlyMap<string, TreeNode>;
  /** How many names are not UTF-8. `entries` lacks them. */
  readonly undecodable: number;
}

/** A file, link or submodule of a commit. */
export interface TreeEntry extends TreeNode {
  /** The path's exact bytes, as latin1 text when they are not UTF-8 (`exact` is then false). */
  readonly path: string;
  readonly exact: boolean;
}

/** A path at which two commits differ: a file, link or submodule on at least one side. */
export interface TreeDifference extends Pick<TreeEntry, "path" | "exact"> {
  readonly before?: TreeNode;
  readonly after?: TreeNode;
}

export interface TreeChange {
  readonly path: string;
  /** Undefined deletes the path. */
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

/** A failed git call, with git's own message. */
export class GitError extends Error {
  override readonly name = "GitError";
  /** The remote's or git's reason, as a cause people can act on. */
  readonly cause_:
    | "moved"
    | "protected"
    | "ruleset"
    | "workflow_refused"
    | "archived"
    | "too_large"
    | "permission"
    /** The server does not, or no longer, accept the token. */
    | "credentials"
    | "not_found"
    /** A command has changed git. */
    | "tampered"
    | "other";
  constructor(message: string, cause: GitError["cause_"] = "other") {
    super(message);
    this.cause_ = cause;
  }
}

/** A path where an index differs from a commit; at least one of the two has it. */
export interface IndexDifference {
  readonly path: string;
  readonly committed?: TreeNode;
  /** Its mode in the index; `000000` when the index has several, in an unfinished merge. */
  readonly indexed?: string;
}

/** Remit's own git directory: plumbing only, no foreign configuration, hooks, filters. All throw {@link GitError}. */
export interface Git {
  /** Fetches a commit (depth 1) from the server; does nothing for one that was made here. */
  fetch(sha: string): Promise<void>;
  /**
   * Fetches the head of a branch (depth 1); undefined when there is no such branch. If this branch is checked out in the
   * job, `ask` says which commit the server has, and the commit that the checkout has is not fetched again.
   */
  fetchHead(branch: string, ask?: () => Promise<PinnedRef | undefined>): Promise<PinnedRef | undefined>;
  /** What a commit has at a path ("": its root); undefined for nothing. Reads the directories on the way. */
  entry(commit: string, path: string): Promise<TreeNode | undefined>;
  /** A directory of a commit ("": its root); undefined where it has none. Reads it and the directories on the way. */
  directory(commit: string, path: string): Promise<TreeDirectory | undefined>;
  /** All files of a commit in git's order, one after another: the time grows with the repository, the memory does not. */
  files(commit: string): AsyncIterable<TreeEntry>;
  /** Where two commits differ. Directories that are the same are passed over. */
  compare(from: string, to: string): Promise<readonly TreeDifference[]>;
  /** The sizes of blobs in bytes, by object id. One process for all of them. */
  sizes(oids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** A blob's bytes by path at a commit; undefined when there is no such file. */
  show(commit: string, path: string): Promise<Buffer | undefined>;
  /** A blob's bytes by object id. */
  blob(oid: string): Promise<Buffer>;
  /** Which of these paths a commit's `.gitattributes` convert; no other attributes are read. */
  conversions(commit: string, paths: readonly string[]): Promise<ReadonlyMap<string, Conversion>>;
  /** Stores bytes without filters; returns the object id. */
  store(bytes: Buffer): Promise<string>;
  /** Makes a commit on `parent` with `changes` applied to its tree; returns its id. Pure but for the object store. */
  commit(commit: {
    readonly parent: string;
    /** The parents, if not just `parent`, which then only provides the tree. */
    readonly parents?: readonly string[];
    readonly changes: readonly TreeChange[];
    readonly message: string;
    readonly author: Identity;
    /** Seconds since the epoch; the same input gives the same commit. */
    readonly time: number;
  }): Promise<string>;
  /** Merges two commits as git would, without the repository's merge drivers. The same sides give the same commit. */
  merge(sides: MergeSides): Promise<MergedTree>;
  /** Unified diff that git can apply, without text conversion or programs: its exact bytes, as latin1 text. */
  diff(from: string, to: string): Promise<string>;
  /** Line counts per file of {@link Git.diff}; paths that are not UTF-8 are latin1. */
  stat(from: string, to: string): Promise<readonly DiffStat[]>;
  /** The commit a branch on the server points to; undefined when there is none. */
  remoteBranch(branch: string): Promise<string | undefined>;
  /** Branches on the server whose names begin with `prefix`, by name. */
  remoteBranches(prefix: string): Promise<readonly PinnedRef[]>;
  /** Facts of a commit, which must have been fetched. */
  inspect(commit: string): Promise<CommitFacts>;
  /** Where an index file, such as `.git/index`, differs from a commit; paths that are not UTF-8 are left out. */
  compareIndex(file: string, commit: string): Promise<readonly IndexDifference[]>;
  /** An index file that lists a commit's files, in parts; git itself compares them with the disk. */
  index(commit: string): AsyncIterable<Buffer>;
  /**
   * Writes all files of a commit into a directory as stored, without conversion. Files that are already right keep
   * their times; files that the commit lacks stay. Moves the directory's `.git` to the commit (creating it if missing)
   * and marks it with a file `remit-adopted`; no git runs there.
   */
  checkout(commit: string, directory: string): Promise<void>;
  /** Absolute paths of all configuration files in a checkout. `learned` gets each secret in them, to mask it. */
  configurations(workspace: string, learned: (secret: string) => void): readonly string[];
  /**
   * Removes what would let tools act on the server by reading a checkout's files: the token or key that
   * actions/checkout leaves, and addresses with a password. Returns phrases that say what it was; calls `learned` with
   * each secret, so that it can be masked everywhere. Throws when something cannot be removed.
   */
  removeCredentials(
    checkout: { readonly workspace: string; readonly temp: string },
    learned: (secret: string) => void,
  ): Promise<readonly string[]>;
  /** Pushes, never by force: the branch must be at `expect` (undefined: missing), or at the commit: `there`. */
  push(commit: string, branch: string, expect: string | undefined, options?: PushOptions): Promise<Pushed>;
  /** Announces a push: what the server has to say before one is asked for at once. */
  expectPush(): void;
  /** Deletes a branch if it still points to `expect`. For a branch that Remit has just made. */
  removeBranch(branch: string, expect: string): Promise<void>;
  readonly history: GitHistory;
  readonly kept: KeptRefs;
}

export interface PushOptions {
  /** Goes with the same push; if the server refuses that, the branch is pushed alone. */
  readonly beside?: KeptCommit;
  /** Called when all has been sent and the server's answer is awaited; again at each further attempt. */
  readonly sent?: () => void;
}

/** What a push has done. */
export interface Pushed {
  readonly branch: "pushed" | "there";
  /** Whether the server took what was beside it. */
  readonly kept: boolean;
}

/** The commits to merge, all fetched. */
export interface MergeSides {
  /** The newest commit that both have. */
  readonly fork: string;
  /** The branch: `<<<<<<< branch` in conflict markers. */
  readonly head: string;
  /** The commit that is merged in: `>>>>>>> base` in conflict markers. */
  readonly onto: string;
}

export type MergedTree =
  /** `commit` has the parents `head` and `onto`; files with conflicts contain `diff3` markers. */
  | { readonly kind: "merged"; readonly commit: string; readonly conflicts: readonly MergeConflict[] }
  /** The end of a sentence. */
  | { readonly kind: "unknown"; readonly reason: string };

/** A commit with only these files. */
export interface KeptSnapshot {
  /** Bytes by name; names have no slash. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** A commit that stays reachable through it. */
  readonly parent?: string;
  readonly message: string;
  readonly author: Identity;
  /** Seconds since the epoch. */
  readonly time: number;
}

/** A stored snapshot, and the names that are to point to it, whatever they pointed to. */
export interface KeptCommit {
  readonly commit: string;
  readonly names: readonly string[];
}

/** Remit's own refs on the server, `refs/remit/<name>`. Every method throws `GitError`. */
export interface KeptRefs {
  /** Names of the refs with this prefix, sorted. */
  list(prefix: string): Promise<readonly string[]>;
  /** Fetches the commit that a ref points to; undefined when there is no such ref. */
  find(name: string): Promise<string | undefined>;
  /** Stores a snapshot in Remit's own git, for a later push. Returns the commit. */
  store(snapshot: KeptSnapshot): Promise<string>;
  /** Stores a snapshot and points all of `names` to it, whatever they pointed to. Returns the commit. */
  keep(names: readonly string[], snapshot: KeptSnapshot): Promise<string>;
}

export interface LoggedCommit {
  readonly oid: string;
  readonly parents: readonly string[];
  readonly author: Identity;
  /** The committer; differs from the author when someone amended or rebased the commit. */
  readonly committer: Identity;
  /** Seconds since the epoch. */
  readonly time: number;
  readonly message: string;
}

/** Where a branch and its base diverge. */
export interface BranchDivergence {
  /** The newest commit that both have. */
  readonly fork: string;
  /** The branch's own commits, newest first. */
  readonly own: readonly LoggedCommit[];
}

export interface CommitHistory {
  /** Newest first. */
  readonly commits: readonly LoggedCommit[];
  /** False when there is more history than Remit's git fetches. */
  readonly complete: boolean;
}

/** A line of a file, and the commit that last changed it. */
export interface BlamedLine {
  readonly oid: string;
  /** The author's name. */
  readonly author: string;
  /** Seconds since the epoch. */
  readonly time: number;
  /** The line is at least this old: its commit is where the searched history begins. */
  readonly older: boolean;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Remit's git fetches history on demand, up to some hundred commits. Commits are full ids. All throw `GitError`. */
export interface GitHistory {
  /** The full id of the one commit here with this prefix; undefined when there is none, or several. */
  expand(abbreviation: string): Promise<string | undefined>;
  /** Up to `most` commits; with `path` (a file or directory), only those that changed it. Fetches the commit itself. */
  log(commit: string, query: { readonly most: number; readonly path?: string }): Promise<CommitHistory>;
  /** The commit that last changed each of the lines `from` to `to` (from 1, inclusive) of an existing file. */
  blame(
    commit: string,
    query: { readonly path: string; readonly from: number; readonly to: number },
  ): Promise<readonly BlamedLine[]>;
  /** Where `head` and `base` diverge; undefined when the fetched history does not reach that far. */
  parting(head: string, base: string): Promise<BranchDivergence | undefined>;
  /** Unified diff of these files between two commits or trees; renames appear as a deletion and an addition. */
  patch(from: string, to: string, paths: readonly string[]): Promise<string>;
}

/** The empty tree, which git always has; `like` is any other id of the repository. */
export function emptyTree(like: string): string {
  return like.length === 64
    ? "6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321"
    : "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
}

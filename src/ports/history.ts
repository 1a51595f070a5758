/** The past of a commit. */
import type { Identity } from "./git.ts";

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

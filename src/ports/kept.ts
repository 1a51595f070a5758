/** What outlives a run, on the server and beside the branches. */
import type { Identity } from "./git.ts";

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

/** Bringing commits from the server, one fetch at a time, never more of the past than was asked for. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PinnedRef } from "../../events.ts";
import { GitError } from "../../ports.ts";
import { checkBranch } from "./branches.ts";
import { refusal } from "./causes.ts";
import { fetchQueue, oneAtATime } from "./fetch-queue.ts";
import type { Talk } from "./talk.ts";

export interface Fetching {
  /** A commit by its id; once is enough. */
  fetch(sha: string): Promise<void>;
  /** The fetch that brought a commit, or brings it; undefined for one that nobody asked for by its id. */
  known(sha: string): Promise<void> | undefined;
  /** A commit was made here: the server does not have it. */
  know(sha: string): void;
  /** Bring more of the history of a commit that is here: `by` commits beyond where it ends now. */
  deepen(sha: string, by: number): Promise<void>;
  /** The heads of branches by name, or by beginning where a name ends in `*`. */
  heads(names: readonly string[]): Promise<readonly PinnedRef[]>;
}

export function openFetching(talk: Talk, address: string, directory: string): Fetching {
  const alone = oneAtATime();
  const bring = (depth: string, refspecs: readonly string[]): Promise<void> =>
    alone(async () => {
      const { code, words } = await talk(["fetch", depth, ...FETCH, "--end-of-options", address, ...refspecs]);
      if (code !== 0) throw fetchRefusal(refspecs, words);
    });
  const queue = fetchQueue((refspecs) => bring("--depth=1", refspecs));
  const commits = new Map<string, Promise<void>>();
  let namespaces = 0;
  return {
    fetch(sha) {
      if (!COMMIT.test(sha)) return Promise.reject(new GitError(`Not a commit id: ${sha}`));
      const fetched = commits.get(sha) ?? queue(sha);
      commits.set(sha, fetched);
      fetched.catch(() => commits.delete(sha));
      return fetched;
    },
    known: (sha) => commits.get(sha),
    know: (sha) => void commits.set(sha, Promise.resolve()),
    deepen: (sha, by) => bring(`--deepen=${by}`, [sha]),
    async heads(names) {
      for (const name of names) checkBranch(name.replace(/\*$/, ""));
      const space = `refs/remit/${++namespaces}`;
      await Promise.all(names.map((name) => queue(`+refs/heads/${name}:${space}/${name}`).catch(absent)));
      const heads = readRefs(directory, space);
      for (const { sha } of heads) commits.set(sha, Promise.resolve());
      return heads;
    },
  };
}

const COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

const FETCH = ["--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--quiet"] as const;

function fetchRefusal(refspecs: readonly string[], words: string): GitError {
  const wanted = refspecs.join(", ");
  // Git says nothing when a pattern matches nothing.
  if (words.trim() === "") return new GitError(`No remote ref for ${wanted}`, "not_found");
  return refusal(`Could not fetch ${wanted}`, words);
}

function absent(error: unknown): void {
  if (!(error instanceof GitError && error.cause_ === "not_found" && /remote ref/i.test(error.message))) throw error;
}

/** Refs as git just wrote them: loose files, for nothing packs them here. */
function readRefs(directory: string, space: string): PinnedRef[] {
  const root = join(directory, space);
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: "utf8" }) : [];
  const files = names.filter((name) => statSync(join(root, name)).isFile()).sort();
  return files.map((name) => ({ name, sha: readFileSync(join(root, name), "latin1").trim() }));
}

/** Fetches commits, as much history as asked for, one fetch at a time: two would fight over the file `shallow`. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PinnedRef } from "../../events.ts";
import { GitError } from "../../ports.ts";
import { checkBranch } from "./refs.ts";
import { refusal, type RunRemoteGit } from "./server.ts";

export interface Fetching {
  /** Fetches a commit by its id; a second call does nothing. */
  fetch(sha: string): Promise<void>;
  /** The fetch that brought a commit, or is bringing it; undefined for one that was never asked for by its id. */
  known(sha: string): Promise<void> | undefined;
  /** Records a commit made here, which the server does not have. */
  know(sha: string): void;
  /** Fetches `by` more commits of the history of a commit that is here. */
  deepen(sha: string, by: number): Promise<void>;
  /** The heads of branches by name, or by prefix where a name ends in `*`. */
  heads(names: readonly string[]): Promise<readonly PinnedRef[]>;
}

/** `undo` removes objects that were not fetched: the first fetch may find that others are missing. */
export function openFetching(talk: RunRemoteGit, address: string, directory: string, undo?: () => void): Fetching {
  const alone = oneAtATime();
  let repair = undo;
  const fetchRefs = (depth: string, refspecs: readonly string[]): Promise<void> =>
    alone(async () => {
      const words = ["fetch", depth, ...FETCH, "--end-of-options", address, ...refspecs];
      let { code, stderr } = await talk(words);
      if (code !== 0 && repair !== undefined && /necessary objects/.test(stderr)) {
        repair();
        ({ code, stderr } = await talk(words));
      }
      if (code !== 0) throw fetchRefusal(refspecs, stderr);
      repair = undefined;
    });
  const queue = fetchQueue((refspecs) => fetchRefs("--depth=1", refspecs));
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
    deepen: (sha, by) => fetchRefs(`--deepen=${by}`, [sha]),
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

function fetchRefusal(refspecs: readonly string[], stderr: string): GitError {
  const wanted = refspecs.join(", ");
  // Git prints nothing when a pattern matches nothing.
  if (stderr.trim() === "") return new GitError(`No remote ref for ${wanted}`, "not_found");
  return refusal(`Could not fetch ${wanted}`, stderr);
}

function absent(error: unknown): void {
  if (!(error instanceof GitError && error.cause_ === "not_found" && /remote ref/i.test(error.message))) throw error;
}

/** Reads refs as loose files, because nothing packs them here. */
function readRefs(directory: string, space: string): PinnedRef[] {
  const root = join(directory, space);
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: "utf8" }) : [];
  const files = names.filter((name) => statSync(join(root, name)).isFile()).sort();
  return files.map((name) => ({ name, sha: readFileSync(join(root, name), "latin1").trim() }));
}

/** Asks for a refspec; resolves when its fetch is done. One that fails does not affect the others. */
type FetchQueue = (refspec: string) => Promise<void>;

function fetchQueue(fetch: (refspecs: readonly string[]) => Promise<void>): FetchQueue {
  let wanted: Wanted[] = [];
  let last: Promise<void> = Promise.resolve();
  const serve = async (): Promise<void> => {
    const batch = wanted;
    wanted = [];
    if (batch.length === 0) return;
    try {
      await fetch(batch.map(({ refspec }) => refspec));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      // Git fetches all or nothing; asking for each alone shows which one failed.
      for (const one of batch)
        await settle(one, batch.length === 1 ? () => Promise.reject(error) : () => fetch([one.refspec]));
    }
  };
  return (refspec) => {
    const fetched = new Promise<void>((resolve, reject) => wanted.push({ refspec, resolve, reject }));
    last = last.then(serve);
    return fetched;
  };
}

/** Runs pieces of work one after another, in the order given. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => {});
    return next;
  };
}

interface Wanted {
  readonly refspec: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

async function settle({ resolve, reject }: Wanted, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    resolve();
  } catch (error) {
    reject(error);
  }
}

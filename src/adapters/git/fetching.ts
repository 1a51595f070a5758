/** Fetches commits, as much history as asked for, one fetch at a time: two would fight over the file `shallow`. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PinnedRef } from "../../events.ts";
import { GitError } from "../../ports.ts";
import { once } from "../../lib/once.ts";
import { checkBranch } from "./refs.ts";
import { refusal, type RunRemoteGit } from "./server.ts";
import type { AdoptedObjects } from "../git-directory.ts";

export interface Fetching {
  /** Fetches a commit by its id; a second call does nothing. */
  fetch(sha: string): Promise<void>;
  /** The fetch that brought a commit, or is bringing it; undefined for one that was never asked for by its id. */
  known(sha: string): Promise<void> | undefined;
  /** Records a commit that is here: the server does not have it, or it was checked out. */
  know(sha: string): void;
  /**
   * To be called when an object is missing: if the checkout's commit lacks objects, they are fetched. Looks only once, and
   * whoever asks waits for that. Throws `GitError` when they cannot be fetched.
   */
  complete(): Promise<void>;
  /** Fetches `by` more commits of the history of a commit that is here. */
  deepen(sha: string, by: number): Promise<void>;
  /** The head of a branch, fetched; undefined when there is no such branch. */
  head(branch: string): Promise<PinnedRef | undefined>;
}

interface FetchingOptions {
  /** Remit's own git directory. */
  readonly directory: string;
  readonly adopted: AdoptedObjects | undefined;
  /** Whether all objects of a commit are here. Takes as long as reading all of its directories. */
  readonly isComplete: (commit: string) => Promise<boolean>;
}

export function openFetching(
  talk: RunRemoteGit,
  address: string,
  { directory, ...objects }: FetchingOptions,
): Fetching {
  const { fetchRefs, complete } = fetchingRefs(talk, address, objects);
  const queue = fetchQueue((refspecs) => fetchRefs("--depth=1", refspecs));
  const commits = new Map<string, Promise<void>>();
  let heads = 0;
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
    complete,
    deepen: (sha, by) => fetchRefs(`--deepen=${by}`, [sha]),
    async head(branch) {
      checkBranch(branch);
      const ref = `refs/remit/${++heads}`;
      await queue(`+refs/heads/${branch}:${ref}`).catch(absent);
      const sha = readRef(join(directory, ref));
      if (sha !== undefined) commits.set(sha, Promise.resolve());
      return sha === undefined ? undefined : { name: branch, sha };
    },
  };
}

/** One fetch after another. If some of the adopted objects are missing, they are fetched. */
function fetchingRefs(
  talk: RunRemoteGit,
  address: string,
  { adopted, isComplete }: Pick<FetchingOptions, "adopted" | "isComplete">,
) {
  const alone = oneAtATime();
  let [isUndone, hasFetched] = [false, false];
  const undo = (): void => {
    if (!isUndone) adopted?.undo();
    isUndone = true;
  };
  const attempt = async (options: readonly string[], refspecs: readonly string[]): Promise<string | undefined> => {
    const { code, stderr } = await talk(["fetch", ...options, ...FETCH, "--end-of-options", address, ...refspecs]);
    if (code !== 0) return stderr;
    hasFetched = true;
    return undefined;
  };
  const fetchRefs = (depth: string, refspecs: readonly string[]): Promise<void> =>
    alone(async () => {
      let failure = await attempt([depth], refspecs);
      // What was fetched before may need the adopted objects that are here.
      if (failure !== undefined && adopted !== undefined && !hasFetched && /necessary objects/.test(failure)) {
        undo();
        failure = await attempt([depth], refspecs);
      }
      if (failure !== undefined) throw fetchRefusal(refspecs, failure);
    });
  const completeNow = async (): Promise<void> => {
    if (adopted === undefined || (!isUndone && (await isComplete(adopted.commit)))) return;
    if (!hasFetched) undo();
    const failure = await attempt(["--depth=1", ...(isUndone ? [] : ["--refetch"])], [adopted.commit]);
    if (failure !== undefined) throw fetchRefusal([adopted.commit], failure);
  };
  return { fetchRefs, complete: once(() => (adopted === undefined ? Promise.resolve() : alone(completeNow))) };
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

/** Commits whose parents were not fetched. */
export function readEnds(directory: string): ReadonlySet<string> {
  const file = join(directory, "shallow");
  return new Set(existsSync(file) ? readFileSync(file, "latin1").split("\n").filter(Boolean) : []);
}

/** Reads a ref as a file, because nothing packs refs here. */
function readRef(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "latin1").trim() : undefined;
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

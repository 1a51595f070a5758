/** Search over many files, as the port `Scanner`. */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { FoundFile, Scanner, Search, SearchEnd } from "../ports.ts";
import type { Searcher } from "./searcher.ts";

/** A scanner with one searcher, opened when first needed and stopped when disposed. Searches take turns. */
export function openScanner(start: () => Searcher | Promise<Searcher> = loadSearcher): Scanner & AsyncDisposable {
  let searcher: Searcher | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const stop = async (): Promise<void> => await searcher?.stop();
  return {
    scan(search, paths, { timeoutMs, signal }, found) {
      const mine = turn.then(async () => {
        searcher ??= await start();
        const work = scanAll(searcher, search, paths, found);
        const end = await beforeDeadline(work, timeoutMs, signal);
        // A pattern that never ends can only be stopped with its thread.
        if (end.kind === "timed_out" || end.kind === "cancelled") await stop();
        return end;
      });
      turn = mine.catch(stop).catch(() => undefined); // What cannot be stopped has ended: the next search says so.
      return mine;
    },
    [Symbol.asyncDispose]: stop,
  };
}

/** Needed where no sandbox has its own. */
async function loadSearcher(): Promise<Searcher> {
  const { openSearcher } = await import("./searcher.ts");
  return openSearcher();
}

async function scanAll(
  searcher: Searcher,
  search: Search,
  paths: AsyncIterable<readonly string[]>,
  found: (file: FoundFile) => void,
): Promise<SearchEnd> {
  const passed = { tooLarge: 0, unreadable: 0 };
  let left = search.total;
  const batches = paths[Symbol.asyncIterator]();
  let coming = batches.next();
  for (let first = true; ; first = false) {
    const batch = await coming;
    if (batch.done === true) return { kind: "done", ...passed };
    const answer = searcher.scan({ search: { ...search, total: left }, paths: batch.value, first });
    coming = batches.next(); // The next directories are listed while these files are searched.
    coming.catch(() => undefined);
    const scanned = await answer;
    passed.tooLarge += scanned.tooLarge;
    passed.unreadable += scanned.unreadable;
    for (const file of scanned.found) {
      left -= file.matches;
      found(file);
    }
    if (left <= 0) return { kind: "enough" };
  }
}

/** The end of the work, or its timeout or cancellation, whichever is first. */
async function beforeDeadline(work: Promise<SearchEnd>, timeoutMs: number, signal: AbortSignal): Promise<SearchEnd> {
  work.catch(() => undefined); // It rejects once its thread is stopped.
  if (signal.aborted) return { kind: "cancelled" };
  const over = new AbortController();
  const late = sleep(timeoutMs, { kind: "timed_out" } as const, { signal: over.signal });
  const cancelled = once(signal, "abort", { signal: over.signal }).then(() => ({ kind: "cancelled" }) as const);
  try {
    return await Promise.race([work, late, cancelled]);
  } finally {
    over.abort();
  }
}

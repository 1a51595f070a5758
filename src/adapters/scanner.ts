/** Search over many files, as the port `Scanner`. */
import { isUtf8 } from "node:buffer";
import { once } from "node:events";
import * as fs from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Script } from "node:vm";
import type { Worker } from "node:worker_threads";
import type { FoundFile, Scanner, Search, SearchEnd } from "../ports.ts";
import { scanBatch, scannerSource, type Bench, type ScanBatch, type ScannedBatch } from "./scan.ts";

/** Searches one batch of files at a time. */
interface Searcher {
  /** Rejects when the searcher is stopped meanwhile. */
  scan(batch: ScanBatch): Promise<ScannedBatch>;
  /** Ends the search; the next one works. */
  stop(): Promise<void>;
}

/** A scanner with one searcher, opened when first needed and stopped when disposed. Searches take turns. */
export function openScanner(start: () => Searcher = openSearcher): Scanner & AsyncDisposable {
  let searcher: Searcher | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const stop = async (): Promise<void> => await searcher?.stop();
  return {
    scan(search, paths, { timeoutMs, signal }, found) {
      const mine = turn.then(async () => {
        searcher ??= start();
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

/** Time that a search may take of this thread, in ms: most need less than a thread of their own needs to start. */
const HERE_MS = 50;

/** Begins each search in this thread, and continues it in one of its own once that has taken long. */
export function openSearcher(): Searcher {
  const bench: Bench = { fs, isUtf8, bytes: Buffer.alloc(0), file: -1 };
  let left = 0;
  let thread: Searcher | undefined;
  return {
    async scan(batch) {
      if (batch.first) left = HERE_MS;
      const scanned = left > 0 ? scanHere(batch) : undefined;
      return scanned ?? (await (thread ??= startThread()).scan(batch));
    },
    async stop() {
      const stopping = thread;
      thread = undefined;
      await stopping?.stop();
    },
  };

  function scanHere(batch: ScanBatch): ScannedBatch | undefined {
    const began = process.hrtime.bigint(); // Not `performance`, for which Node loads seven modules.
    const scanned = runWithin(Math.ceil(left), () => scanBatch(batch, bench));
    left = scanned === undefined ? 0 : left - Number(process.hrtime.bigint() - began) / 1e6;
    if (bench.file !== -1) fs.closeSync(bench.file);
    bench.file = -1;
    return scanned;
  }
}

const RUN = "remitRunWithin";
let script: Script | undefined;

/** Runs what may take too long, as a pattern can, and gives it up after that many ms: then the result is undefined. */
function runWithin<T>(ms: number, work: () => T): T | undefined {
  Object.assign(globalThis, { [RUN]: work });
  try {
    return (script ??= new Script(`${RUN}()`)).runInThisContext({ timeout: ms }) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    return undefined;
  } finally {
    Reflect.deleteProperty(globalThis, RUN);
  }
}

// The thread reads one file at a time, so it needs little more than the largest file.
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 2 } as const;

function startThread(): Searcher {
  const starting = openThread();
  return {
    scan: async (batch) => await ask(await starting, batch),
    stop: async () => void (await (await starting).terminate()),
  };
}

async function openThread(): Promise<Worker> {
  const { Worker: Thread } = await import("node:worker_threads");
  const thread = new Thread(scannerSource(), {
    eval: true,
    env: {},
    execArgv: [],
    stdin: false,
    // Otherwise Node opens this process's own streams, by which their pipes no longer wait for whoever reads.
    stdout: true,
    stderr: true,
    resourceLimits: MEMORY,
  });
  thread.unref();
  return thread;
}

async function ask(thread: Worker, batch: ScanBatch): Promise<ScannedBatch> {
  const over = new AbortController();
  const { signal } = over;
  const answered = once(thread, "message", { signal });
  const gone = once(thread, "exit", { signal }).then(() => Promise.reject(new Error("The search was stopped.")));
  thread.postMessage(batch, []);
  try {
    const [scanned] = (await Promise.race([answered, gone])) as [ScannedBatch];
    return scanned;
  } finally {
    over.abort();
  }
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

/** Search over many files, as the port `Scanner`. */
import { Worker } from "node:worker_threads";
import type { FoundFile, Scanner, Search, SearchEnd } from "../ports.ts";
import { scannerSource, type ScanBatch, type ScannedBatch } from "./scan.ts";

/** Searches one batch of files at a time. */
export interface ScanThread {
  /** Rejects once the thread is stopped. */
  scan(batch: ScanBatch): Promise<ScannedBatch>;
  stop(): Promise<void>;
}

/** A scanner with one thread, started when first needed and stopped when disposed. Searches take turns. */
export function openScanner(start: () => ScanThread = startThread): Scanner & AsyncDisposable {
  let thread: ScanThread | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const stop = async (): Promise<void> => {
    const stopping = thread;
    thread = undefined;
    await stopping?.stop();
  };
  return {
    scan(search, paths, { timeoutMs, signal }, found) {
      const mine = turn.then(async () => {
        thread ??= start();
        const work = scanAll(thread, search, paths, found);
        const end = await beforeDeadline(work, timeoutMs, signal);
        // A pattern that never ends can only be stopped with its thread.
        if (end.kind === "timed_out" || end.kind === "cancelled") await stop();
        return end;
      });
      turn = mine.catch(stop);
      return mine;
    },
    [Symbol.asyncDispose]: stop,
  };
}

// The thread reads one file at a time, so it needs little more than the largest file.
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 2 } as const;

/** A thread in this process. */
export function startThread(): ScanThread {
  const thread = new Worker(scannerSource(), {
    eval: true,
    env: {},
    execArgv: [],
    stdin: false,
    resourceLimits: MEMORY,
  });
  thread.unref();
  return {
    scan: (batch) => ask(thread, batch),
    stop: async () => void (await thread.terminate()),
  };
}

function ask(thread: Worker, batch: ScanBatch): Promise<ScannedBatch> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.off("message", answered).off("error", failed).off("exit", gone);
    };
    const answered = (scanned: ScannedBatch): void => {
      settle();
      resolve(scanned);
    };
    const failed = (error: Error): void => {
      settle();
      reject(error);
    };
    const gone = (): void => failed(new Error("The search was stopped."));
    thread.on("message", answered).on("error", failed).on("exit", gone);
    thread.postMessage(batch, []);
  });
}

async function scanAll(
  thread: ScanThread,
  search: Search,
  paths: AsyncIterable<readonly string[]>,
  found: (file: FoundFile) => void,
): Promise<SearchEnd> {
  const passed = { searched: 0, tooLarge: 0, unreadable: 0 };
  let left = search.total;
  const batches = paths[Symbol.asyncIterator]();
  let coming = batches.next();
  for (;;) {
    const batch = await coming;
    if (batch.done === true) return { kind: "done", ...passed };
    const answer = thread.scan({ search: { ...search, total: left }, paths: batch.value });
    coming = batches.next(); // The next directories are listed while these files are searched.
    coming.catch(() => undefined);
    const scanned = await answer;
    passed.searched += batch.value.length;
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
  let timer: NodeJS.Timeout | undefined;
  let cancel = (): void => undefined;
  const deadline = new Promise<SearchEnd>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, { kind: "timed_out" });
    cancel = () => resolve({ kind: "cancelled" });
    if (signal.aborted) cancel();
    signal.addEventListener("abort", cancel, { once: true });
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", cancel);
  }
}

/** Searches files: at first in this thread, then in one of its own. */
import { isUtf8 } from "node:buffer";
import { once } from "node:events";
import * as fs from "node:fs";
import { Script } from "node:vm";
import type { Worker } from "node:worker_threads";
import { closeBench, openBench, scanBatch, scannerSource, type ScanBatch, type ScannedBatch } from "./scan.ts";

/** Searches one batch of files at a time. */
export interface Searcher {
  /** Rejects when the searcher is stopped meanwhile. */
  scan(batch: ScanBatch): Promise<ScannedBatch>;
  /** Ends the search; the next one works. */
  stop(): Promise<void>;
}

/** Time that a search may take of this thread, in ms: most need less than a thread of their own needs to start. */
const HERE_MS = 50;

/** Begins each search in this thread, and continues it in one of its own once that has taken long. */
export function openSearcher(): Searcher {
  const bench = openBench({ fs, isUtf8 });
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
    closeBench(bench); // A search that was given up closed nothing.
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
  const thread = openThread();
  return {
    scan: async (batch) => await ask(thread, batch),
    stop: async () => void (await thread.terminate()),
  };
}

function openThread(): Worker {
  const { Worker: Thread } = process.getBuiltinModule("node:worker_threads");
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

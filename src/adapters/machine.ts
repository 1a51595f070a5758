/** The machine the run is on: its files, its shell, search over many files, its clock and its unpredictable bytes. */
import type { Clock, Random } from "../ports.ts";
import { randomBytes } from "node:crypto";

export { openFiles } from "./files.ts";
export { openPlainCommands } from "./plain-commands.ts";
export { openScanner } from "./scanner.ts";

/** Milliseconds of a clock that nobody sets. Not `performance`, for which Node loads seven modules. */
function elapsed(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** When that clock was at 0, in milliseconds since the epoch. */
const ZERO = Date.now() - elapsed();

/** Milliseconds of processor time that this thread has used. Before Node 23.9, of all threads. */
function busy(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1000;
}

/** A thread that works less than a tenth of so many milliseconds waits for something that takes longer, such as a command. */
const IDLE_MS = 10;

// Not Node's own: it makes an error, with a stack, for each sleep that ends early, and most do.
function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
  });
}

export const systemClock: Clock = {
  // Not `Date.now()`: if the runner's clock were set during a run, its time limit would end at once, or never.
  now: () => Math.round(ZERO + elapsed()),
  elapsed,
  sleep,
  async idle(most, signal) {
    const end = elapsed() + most;
    for (let used = busy(); ; used = busy()) {
      await sleep(IDLE_MS, signal); // Ends at once when the signal fires: then the thread has not worked either.
      if (busy() - used < IDLE_MS / 10 || elapsed() >= end) return;
    }
  },
};

export const systemRandom: Random = { hex: (bytes) => randomBytes(bytes).toString("hex") };

/** The machine the run is on: its files, its shell, search over many files, its clock and its unpredictable bytes. */
import type { Clock, Random } from "../ports.ts";
import { randomBytes } from "node:crypto";

export { openFiles } from "./files.ts";
export { openPlainCommands } from "./commands.ts";
export { openScanner } from "./scanner.ts";

/** Milliseconds of a clock that nobody sets. Not `performance`, for which Node loads seven modules. */
function elapsed(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** When that clock was at 0, in milliseconds since the epoch. */
const ZERO = Date.now() - elapsed();

export const systemClock: Clock = {
  // Not `Date.now()`: if the runner's clock were set during a run, its time limit would end at once, or never.
  now: () => Math.round(ZERO + elapsed()),
  elapsed,
  // Not Node's own: it makes an error, with a stack, for each sleep that ends early, and most do.
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal?.addEventListener("abort", end);
    }),
};

export const systemRandom: Random = { hex: (bytes) => randomBytes(bytes).toString("hex") };

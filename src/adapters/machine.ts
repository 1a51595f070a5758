/** The machine the run is on: its files, its shell, search over many files, its clock and its unpredictable bytes. */
import { setTimeout as delay } from "node:timers/promises";
import type { Clock, Random } from "../ports.ts";
import { randomBytes } from "node:crypto";

export { openFiles, type FileOptions } from "./files.ts";
export { openPlainCommands } from "./commands.ts";
export { openScanner } from "./scanner.ts";

export const systemClock: Clock = {
  // Not `Date.now()`: if the runner's clock were set during a run, its time limit would end at once, or never.
  now: () => Math.round(performance.timeOrigin + performance.now()),
  elapsed: () => performance.now(),
  async sleep(ms, signal) {
    // Node's timer rejects when the signal fires; here that only ends the sleep early.
    await delay(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
  },
};

export const systemRandom: Random = { hex: (bytes) => randomBytes(bytes).toString("hex") };

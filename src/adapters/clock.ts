/** The system's clock. */
import { setTimeout as delay } from "node:timers/promises";
import type { Clock } from "../ports.ts";

export const systemClock: Clock = {
  // Not `Date.now()`: a runner whose clock is set while a run lasts would have its minutes end at once, or never.
  now: () => Math.round(performance.timeOrigin + performance.now()),
  elapsed: () => performance.now(),
  async sleep(ms, signal) {
    // Node's timer rejects when the signal fires; for a sleeper that is only an early end.
    await delay(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
  },
};

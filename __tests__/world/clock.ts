/** A clock that stands still until a test moves it; sleepers wait for that. */
import type { Clock } from "../../src/ports.ts";

export interface HeldClock extends Clock {
  /** Move the clock and wake the sleepers whose time has come. */
  advance(ms: number): void;
  /** Resolves when somebody sleeps for exactly this long. */
  sleeping(ms: number): Promise<void>;
}

interface Sleeper {
  readonly ms: number;
  readonly until: number;
  readonly wake: () => void;
}

export function heldClock(start = 1_700_000_000_000): HeldClock {
  let elapsed = 0;
  const sleepers = new Set<Sleeper>();
  const watchers = new Map<number, PromiseWithResolvers<void>>();
  return {
    now: () => start + elapsed,
    elapsed: () => elapsed,
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted === true) return resolve();
        const sleeper = { ms, until: elapsed + ms, wake: resolve };
        sleepers.add(sleeper);
        signal?.addEventListener("abort", () => {
          sleepers.delete(sleeper);
          resolve();
        });
        watchers.get(ms)?.resolve();
      }),
    idle: () => Promise.resolve(),
    advance(ms) {
      elapsed += ms;
      for (const sleeper of sleepers) {
        if (sleeper.until > elapsed) continue;
        sleepers.delete(sleeper);
        sleeper.wake();
      }
    },
    sleeping(ms) {
      if ([...sleepers].some((sleeper) => sleeper.ms === ms)) return Promise.resolve();
      const watcher = watchers.get(ms) ?? Promise.withResolvers<void>();
      watchers.set(ms, watcher);
      return watcher.promise;
    },
  };
}

/** How often and after which waits a request to GitHub is made again. */
import type { Clock } from "../../ports.ts";
import { isRequestFailure, isUncertain, rateLimitWait, retryAfter } from "./failure.ts";

/** Waits between attempts, in ms; a minute altogether. */
const BACKOFF_MS = [1_000, 3_000, 8_000, 18_000, 30_000];

/** Longest time, in ms, that one request waits altogether: beyond it a person is better served by an error. */
const LONGEST_WAIT_MS = 60_000;

/** Attempts that every request has, however long GitHub has been down. */
const QUICK_ATTEMPTS = 3;

/** A time in which GitHub does not answer one kind of request: all such requests of a process wait it out together. */
export interface RetryOutage {
  /** Whether a request that has failed so often may wait so many ms and try again. */
  mayWait(ms: number, failures: number): boolean;
  over(): void;
}

/** `longestMs`: how long an outage is waited out; 0: not at all. */
export function openOutage(clock: Clock, longestMs = LONGEST_WAIT_MS): RetryOutage {
  let [begun, last] = [-Infinity, -Infinity];
  return {
    mayWait(ms, failures) {
      const now = clock.elapsed();
      if (now - last > LONGEST_WAIT_MS) begun = now;
      last = now;
      return ms <= (failures < QUICK_ATTEMPTS ? longestMs : longestMs - (now - begun));
    },
    over: () => void (last = -Infinity),
  };
}

interface Patience {
  readonly clock: Clock;
  readonly repeatable: boolean;
  readonly outage: RetryOutage;
}

/**
 * Make a request until it succeeds or is refused. A refusal by rate limit had no effect and is always repeated; a
 * failure of server or connection may have had one, and is repeated only when the request is `repeatable`.
 */
export async function withRetries<T>(request: () => Promise<T>, patience: Patience): Promise<T> {
  let waited = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await request();
      patience.outage.over();
      return answer;
    } catch (error) {
      if (!isUncertain(error)) patience.outage.over();
      const wait = waitBefore(error, attempt, patience);
      if (wait === undefined || waited + wait > LONGEST_WAIT_MS) throw error;
      await patience.clock.sleep(wait);
      waited += wait;
    }
  }
}

function waitBefore(error: unknown, attempt: number, { clock, repeatable, outage }: Patience): number | undefined {
  const limit = rateLimitWait(error, clock.now());
  if (limit !== undefined) return attempt < QUICK_ATTEMPTS ? limit : undefined;
  if (!repeatable || !isUncertain(error)) return undefined;
  const wait = backoff(error, attempt, clock);
  return outage.mayWait(wait, attempt) ? wait : undefined;
}

function backoff(error: unknown, attempt: number, clock: Clock): number {
  const asked = isRequestFailure(error) ? retryAfter(error.response?.headers["retry-after"], clock.now()) : undefined;
  return asked ?? BACKOFF_MS[attempt - 1] ?? Infinity;
}

/**
 * Create something exactly once. When an attempt may have had its effect although it failed, `find` looks for what it
 * made before it is made again.
 */
export async function createOnce<T>(
  create: () => Promise<T>,
  find: () => Promise<T | undefined>,
  clock: Clock,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await create();
    } catch (error) {
      if (!isUncertain(error)) throw error;
      await clock.sleep(Math.min(backoff(error, attempt, clock), LONGEST_WAIT_MS));
      const made = await find();
      if (made !== undefined) return made;
      if (attempt === QUICK_ATTEMPTS) throw error;
    }
  }
}

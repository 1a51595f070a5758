/** How often and after which waits a request to GitHub is made again. */
import type { Clock } from "../../ports.ts";
import { isRequestFailure, isUncertain, rateLimitWait, retryAfter } from "./failure.ts";

/** Attempts for one request, the first included. */
const ATTEMPTS = 3;

/** Longest time, in ms, that one request waits altogether: beyond it a person is better served by an error. */
const LONGEST_WAIT_MS = 60_000;

const BACKOFF_MS = [1_000, 3_000];

/**
 * Make a request until it succeeds or is refused. A refusal by rate limit had no effect and is always repeated; a
 * failure of server or connection may have had one, and is repeated only when the request is `repeatable`.
 */
export async function withRetries<T>(
  request: () => Promise<T>,
  options: { readonly clock: Clock; readonly repeatable: boolean },
): Promise<T> {
  let waited = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      const wait = waitBefore(error, attempt, options);
      if (wait === undefined || attempt === ATTEMPTS || waited + wait > LONGEST_WAIT_MS) throw error;
      await options.clock.sleep(wait);
      waited += wait;
    }
  }
}

function waitBefore(
  error: unknown,
  attempt: number,
  { clock, repeatable }: { readonly clock: Clock; readonly repeatable: boolean },
): number | undefined {
  const limit = rateLimitWait(error, clock.now());
  if (limit !== undefined) return limit;
  return repeatable && isUncertain(error) ? backoff(error, attempt, clock) : undefined;
}

function backoff(error: unknown, attempt: number, clock: Clock): number {
  const asked = isRequestFailure(error) ? retryAfter(error.response?.headers["retry-after"], clock.now()) : undefined;
  return asked ?? BACKOFF_MS[attempt - 1] ?? LONGEST_WAIT_MS;
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
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** What went wrong with a request to GitHub, how to fix it, and how often it is retried. */
import { clipped } from "../../lib/cut.ts";
import { GitHubError, type Clock } from "../../ports.ts";
import { readRetryAfter } from "../http.ts";

/** What Octokit throws, by shape: `response` is missing when no whole answer came. */
interface RequestFailure {
  readonly message: string;
  readonly status: number;
  readonly response?: {
    readonly headers: Readonly<Record<string, string | number | undefined>>;
    readonly data: unknown;
  };
}

function isRequestFailure(error: unknown): error is RequestFailure {
  return typeof error === "object" && error !== null && "status" in error && "message" in error;
}

/** Whether GitHub answered with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): error is RequestFailure {
  return isRequestFailure(error) && statuses.includes(error.status);
}

/** Turns a 404 into undefined. */
export async function unlessMissing<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

/** Whether a failed request may have had its effect: no answer came, or the server broke down. */
function isUncertain(error: unknown): boolean {
  return isRequestFailure(error) && (error.response === undefined || error.status >= 500);
}

/** Milliseconds that GitHub's rate limits ask us to wait; undefined for other failures. */
function rateLimitWait(error: unknown, now: number): number | undefined {
  if (!isRequestFailure(error) || error.response === undefined) return undefined;
  if (error.status !== 403 && error.status !== 429) return undefined;
  const { headers } = error.response;
  const wait = readRetryAfter(headers["retry-after"], now);
  if (wait !== undefined) return wait;
  if (String(headers["x-ratelimit-remaining"]) === "0") {
    const reset = Number(headers["x-ratelimit-reset"]) * 1000;
    return Number.isFinite(reset) ? Math.max(1000, reset - now) : SECONDARY_WAIT_MS;
  }
  return error.status === 429 || /secondary rate limit|abuse detection/i.test(error.message)
    ? SECONDARY_WAIT_MS
    : undefined;
}

// "Otherwise, wait for at least one minute before retrying" (GitHub, best practices for the REST API).
const SECONDARY_WAIT_MS = 60_000;

/** What was being done, and the permission it needs. */
export interface GitHubOperation {
  /** Completes "GitHub would not …": `create a comment on #12`. */
  readonly what: string;
  /** The permission needed, such as `issues: write`, for a server that does not report it. */
  readonly needs?: string;
}

/** The port's error, which says what failed, why, and how to fix it. Other errors are returned unchanged. */
export function toGitHubError(error: unknown, doing: GitHubOperation, now: number): unknown {
  if (error instanceof GitHubError || !isRequestFailure(error)) return error;
  if (error.response === undefined) {
    return new GitHubError(`GitHub did not answer when asked to ${doing.what} (${clip(innermost(error))}).`, 0);
  }
  const message = `GitHub would not ${doing.what} (${error.status}: ${clip(error.message)}).`;
  const wait = rateLimitWait(error, now);
  if (wait !== undefined) {
    const when = new Date(now + wait).toISOString();
    return new GitHubError(`${message} Its rate limit is used up until ${when}; run again after that.`, 429);
  }
  const permission = error.status === 403 ? missingPermission(error, doing) : undefined;
  return new GitHubError(
    permission === undefined ? message : `${message} ${lacks(permission)}`,
    error.status,
    permission,
  );
}

/** GitHub names the accepted permissions (`;`: either) in every answer, so only the message says that one lacks. */
function missingPermission(error: RequestFailure, doing: GitHubOperation): string | undefined {
  if (!/not accessible by/i.test(error.message)) return undefined;
  const accepted = error.response?.headers["x-accepted-github-permissions"];
  if (accepted === undefined || accepted === "") return doing.needs;
  const sets = String(accepted).split(";");
  return sets.map((set) => set.trim().replaceAll("=", ": ").replaceAll("_", "-").replaceAll(",", " and ")).join(" or ");
}

function lacks(permission: string): string {
  return `The token lacks \`${permission}\`: add it under \`permissions:\` in the workflow.`;
}

/** "fetch failed" alone says nothing; its cause does. */
function innermost(error: RequestFailure): string {
  let message = error.message;
  let cause: unknown = error;
  while (typeof cause === "object" && cause !== null && "cause" in cause) {
    ({ cause } = cause);
    if (typeof cause === "object" && cause !== null && "message" in cause) message = String(cause.message) || message;
  }
  return message;
}

/** One line, without the part GitHub adds for machines; GitHub's error pages are HTML of any length. */
function clip(message: string): string {
  const line = message
    .replaceAll(/\s+/g, " ")
    .replace(/ - https:\/\/\S+$/, "")
    .trim();
  return clipped(line, 300, { kept: 300 });
}

/** Waits between attempts, in ms; a minute in all. */
const BACKOFF_MS = [1_000, 3_000, 8_000, 18_000, 30_000];

/** Longest total wait for one request, in ms: beyond it, an error serves people better. */
const LONGEST_WAIT_MS = 60_000;

/** Attempts that every request gets, however long GitHub has been down. */
const QUICK_ATTEMPTS = 3;

/** A time in which GitHub does not answer one kind of request: all such requests share its waiting time. */
export interface RetryOutage {
  /** Whether a request that failed this many times may wait so many ms and try again. */
  mayWait(ms: number, failures: number): boolean;
  over(): void;
}

/** `longestMs`: how long an outage is waited out; 0 means not at all. */
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

interface RetryContext {
  readonly clock: Clock;
  readonly repeatable: boolean;
  readonly outage: RetryOutage;
}

/** Repeats a request until it succeeds or is refused; when it may have had an effect, only if `repeatable`. */
export async function withRetries<T>(request: () => Promise<T>, patience: RetryContext): Promise<T> {
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

function waitBefore(error: unknown, attempt: number, { clock, repeatable, outage }: RetryContext): number | undefined {
  const limit = rateLimitWait(error, clock.now());
  if (limit !== undefined) return attempt < QUICK_ATTEMPTS ? limit : undefined;
  if (!repeatable || !isUncertain(error)) return undefined;
  const wait = backoff(error, attempt, clock);
  return outage.mayWait(wait, attempt) ? wait : undefined;
}

function backoff(error: unknown, attempt: number, clock: Clock): number {
  const wait = isRequestFailure(error)
    ? readRetryAfter(error.response?.headers["retry-after"], clock.now())
    : undefined;
  return wait ?? BACKOFF_MS[attempt - 1] ?? Infinity;
}

/** Creates something exactly once: after an attempt that may have had its effect, `find` looks for the result. */
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

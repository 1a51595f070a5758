/** What went wrong with a request to GitHub, and what can be done about it. */
import { firstOf } from "../../lib/cut.ts";
import { GitHubError } from "../../ports.ts";

/** What Octokit throws, by shape: `response` is missing when no whole answer came. */
export interface RequestFailure {
  readonly message: string;
  readonly status: number;
  readonly response?: {
    readonly headers: Readonly<Record<string, string | number | undefined>>;
    readonly data: unknown;
  };
}

/** An answer that ended before its body did; Octokit hands its beginning on as if it were whole. */
export class CutAnswer extends Error {
  override readonly name = "CutAnswer";
  /** 0, as for every request without an answer. */
  readonly status = 0;
}

export function isRequestFailure(error: unknown): error is RequestFailure {
  return typeof error === "object" && error !== null && "status" in error && "message" in error;
}

/**
 * Whether the request may have had its effect although it failed: no answer came, or the server broke down. Every
 * other failure is a refusal.
 */
export function isUncertain(error: unknown): boolean {
  return isRequestFailure(error) && (error.response === undefined || error.status >= 500);
}

/** Milliseconds that GitHub's rate limits ask us to wait; undefined when the failure is another. */
export function rateLimitWait(error: unknown, now: number): number | undefined {
  if (!isRequestFailure(error) || error.response === undefined) return undefined;
  if (error.status !== 403 && error.status !== 429) return undefined;
  const { headers } = error.response;
  const asked = retryAfter(headers["retry-after"], now);
  if (asked !== undefined) return asked;
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

/** `Retry-After` in milliseconds: seconds or a date. */
export function retryAfter(value: string | number | undefined, now: number): number | undefined {
  if (value === undefined || value === "") return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(String(value));
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** What somebody was doing and what it takes. */
export interface Doing {
  /** Completes "GitHub would not …": `create a comment on #12`. */
  readonly what: string;
  /** The permission it takes, such as `issues: write`, for a server that does not say. */
  readonly needs?: string;
}

/** The failure in the port's terms, saying what, why and how to mend it. What is no failure of a request stays as it is. */
export function toGitHubError(error: unknown, doing: Doing, now: number): unknown {
  if (error instanceof GitHubError || !isRequestFailure(error)) return error;
  if (error.response === undefined) {
    return new GitHubError(`GitHub did not answer when asked to ${doing.what} (${clip(innermost(error))}).`, 0);
  }
  const said = `GitHub would not ${doing.what} (${error.status}: ${clip(error.message)}).`;
  const wait = rateLimitWait(error, now);
  if (wait !== undefined) {
    const when = new Date(now + wait).toISOString();
    return new GitHubError(`${said} Its rate limit is used up until ${when}; run again after that.`, 429);
  }
  const permission = error.status === 403 ? missingPermission(error, doing) : undefined;
  return new GitHubError(permission === undefined ? said : `${said} ${lacks(permission)}`, error.status, permission);
}

/**
 * GitHub sends what an endpoint accepts with every answer, so that only its words tell a missing permission from other
 * refusals. `issues=write; pull_requests=write` means either. Enterprise Server does not always send it.
 */
function missingPermission(error: RequestFailure, doing: Doing): string | undefined {
  if (!/not accessible by/i.test(error.message)) return undefined;
  const accepted = error.response?.headers["x-accepted-github-permissions"];
  if (accepted === undefined || accepted === "") return doing.needs;
  const sets = String(accepted).split(";");
  return sets.map((set) => set.trim().replaceAll("=", ": ").replaceAll("_", "-").replaceAll(",", " and ")).join(" or ");
}

function lacks(permission: string): string {
  return `The token lacks \`${permission}\`: add it under \`permissions:\` in the workflow.`;
}

/** "fetch failed" says nothing; its cause does. */
function innermost(error: RequestFailure): string {
  let said = error.message;
  let cause: unknown = error;
  while (typeof cause === "object" && cause !== null && "cause" in cause) {
    ({ cause } = cause);
    if (typeof cause === "object" && cause !== null && "message" in cause) said = String(cause.message) || said;
  }
  return said;
}

/** One line, without what GitHub adds for machines; its error pages are HTML of any length. */
function clip(message: string): string {
  const line = message
    .replaceAll(/\s+/g, " ")
    .replace(/ - https:\/\/\S+$/, "")
    .trim();
  return line.length > 300 ? `${firstOf(line, 300)}…` : line;
}

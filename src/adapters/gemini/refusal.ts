/** What the body of a refused request says, and how long it asks us to wait. */
import { firstOf } from "../../lib/cut.ts";
import type { Clock } from "../../ports.ts";

/** An error answer of Google's APIs, reduced to what is used here. */
export interface ErrorBody {
  /** Such as `RESOURCE_EXHAUSTED`; empty when the body is not Google's. */
  readonly status: string;
  readonly message: string;
  readonly details: readonly ErrorDetail[];
}

export interface ErrorDetail {
  readonly "@type"?: string;
  readonly reason?: string;
  readonly retryDelay?: string;
  readonly violations?: readonly { readonly quotaId?: string; readonly quotaMetric?: string }[];
}

/** Reads an error body: an object, an array of one (as streams answer), one inside another's message, or plain text. */
export function readErrorBody(text: string): ErrorBody {
  const error = findError(parse(text));
  if (error === undefined) return { status: "", message: oneLine(text), details: [] };
  const { status, message, details } = error;
  const told = typeof message === "string" ? message : "";
  if (findError(parse(told)) !== undefined) return readErrorBody(told);
  return {
    status: typeof status === "string" ? status : "",
    message: oneLine(told),
    details: Array.isArray(details) ? (details as readonly unknown[]).filter(isRecord) : [],
  };
}

/**
 * Milliseconds that the server asks us to wait, by `Retry-After` (seconds or a date) or google.rpc.RetryInfo, whichever
 * is longer; undefined when it names no delay. A per-minute quota without a delay means a minute.
 */
export function hintedDelay(retryAfter: string | undefined, body: ErrorBody, clock: Clock): number | undefined {
  const hints = [readRetryAfter(retryAfter, clock), ...body.details.map(({ retryDelay }) => readDuration(retryDelay))];
  const longest = Math.max(0, ...hints.filter((hint) => hint !== undefined));
  if (longest > 0) return longest;
  return quotaIds(body).some((id) => id.includes("PerMinute")) ? 60_000 : undefined;
}

/** Whether the quota will not recover during this run: the day's is used up, or there is none at all. */
export function quotaIsGone(body: ErrorBody): boolean {
  return quotaIds(body).some((id) => id.includes("PerDay")) || /\blimit: 0(?![\d.])/.test(body.message);
}

function quotaIds({ details }: ErrorBody): string[] {
  return details.flatMap(({ violations }) => (violations ?? []).map(({ quotaId }) => quotaId ?? ""));
}

function readRetryAfter(value: string | undefined, clock: Clock): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - clock.now());
}

// A protobuf Duration in JSON: "13s", "13.514s".
function readDuration(value: unknown): number | undefined {
  const match = typeof value === "string" ? /^(?<seconds>\d+(?:\.\d+)?)s$/.exec(value) : null;
  return match === null ? undefined : Number(match.groups?.["seconds"]) * 1000;
}

function findError(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isRecord(first) && isRecord(first["error"]) ? first["error"] : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const LONGEST_MESSAGE = 300;

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= LONGEST_MESSAGE ? line : `${firstOf(line, LONGEST_MESSAGE)}…`;
}

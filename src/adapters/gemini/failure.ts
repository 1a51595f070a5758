/** What went wrong with a model request, whether a retry may help, and how long to wait before it. */
import type { Fault } from "../../events.ts";
import type { Clock, ModelFailure, Random } from "../../ports.ts";
import { endedOn, nextModel } from "../../lib/models.ts";
import { readRetryAfter } from "../http.ts";
import { NoKey } from "./access.ts";
import { NoStream, WireRefusal, Stalled } from "./wire.ts";
import { attempt, messageOf } from "../../lib/attempt.ts";
import { clipped } from "../../lib/cut.ts";
import { asTable, isTable } from "../../lib/read-data.ts";
import { given } from "../../lib/parts.ts";

export type AttemptFailure =
  /** No answer came: rate limits (`limited`), overload, the network. */
  | {
      readonly kind: "connection";
      readonly why: string;
      readonly hintMs?: number;
      readonly limited: boolean;
      readonly failure: Failure;
    }
  /** An answer started and broke off, or cannot be read. */
  | { readonly kind: "stream"; readonly why: string; readonly failure: Failure }
  /** The API refuses the thought signatures of the conversation; without them it may accept it. */
  | { readonly kind: "signatures"; readonly why: string; readonly failure: Failure }
  /** A retry would not help. */
  | { readonly kind: "final"; readonly why: string; readonly failure: Failure };

interface Failure {
  readonly cause: ModelFailure;
  readonly fault: Fault;
}

/** What a judgement needs besides the error. */
interface Circumstance {
  readonly model: string;
  readonly vertex: boolean;
  readonly clock: Clock;
  /** The server had answered 200 before the error. */
  readonly answered: boolean;
  /** The request had been handed to the network. */
  readonly begun: boolean;
}

/** Judges an error; undefined for a bug of Remit's, which must be thrown. */
export function judgeError(error: unknown, at: Circumstance): AttemptFailure | undefined {
  if (error instanceof WireRefusal) return at.answered ? judgeStreamedError(error, at) : judgeRefusal(error, at);
  if (error instanceof NoKey) return noKey();
  if (error instanceof NoStream)
    return brokenStream(error.message, at, `${ADDRESS_HINT} A proxy must pass its answers on.`);
  if (error instanceof Stalled) return at.answered ? brokenStream(error.message, at) : silence(error.message, at);
  if (at.answered) return brokenStream(`the stream broke (${nameNetworkError(error)})`, at);
  if (isPassing(error)) return unreachable("connection", error, at);
  if (!at.begun) return at.vertex ? noCredentials(error, at) : undefined;
  return unreachable("final", error, at);
}

/** A stream that ended badly without an error. */
export function brokenStream(
  why: string,
  { model }: Pick<Circumstance, "model">,
  hint = "Run it again; if it lasts, choose another model with the input `model`.",
): AttemptFailure {
  const message = `The answer of ${model} could not be read: ${why}.`;
  return { kind: "stream", why, failure: { cause: "broken_stream", fault: { kind: "model", message, hint } } };
}

function judgeRefusal(refusal: WireRefusal, at: Circumstance): AttemptFailure {
  const body = readErrorBody(refusal.body);
  const why = describeStatus(refusal.status, body);
  const failure = failureOf(refusal.status, body, why, at);
  if (refusal.status === 400 && SIGNATURES.test(body.message)) return { kind: "signatures", why, failure };
  if (!isWorthRepeating(refusal.status)) return { kind: "final", why, failure };
  const hintMs = hintedDelay(refusal.retryAfter, body, at.clock);
  const hopeless =
    failure.cause === "not_found" || (hintMs ?? 0) > LONGEST_HINT_MS || (refusal.status === 429 && quotaIsGone(body));
  if (hopeless) return { kind: "final", why, failure };
  const limited = refusal.status === 429;
  return { kind: "connection", why, failure, limited, ...given({ hintMs }) };
}

// "Corrupted thought signature."; "Thought signature is not valid"; "missing a thought_signature in functionCall parts".
const SIGNATURES = /thought.?signature/i;

// An overloaded server may say so within a stream, whose attempts it then uses up. A rate limit there is still one.
function judgeStreamedError(refusal: WireRefusal, at: Circumstance): AttemptFailure {
  const trouble = judgeRefusal(refusal, at);
  return trouble.kind === "connection" && trouble.hintMs === undefined && refusal.status !== 429
    ? { kind: "stream", why: trouble.why, failure: trouble.failure }
    : trouble;
}

/** A server that does not begin to answer. Each such attempt costs minutes, so there are as few as for broken streams. */
function silence(why: string, { model }: Circumstance): AttemptFailure {
  const message = `${model} could not be reached: ${why}.`;
  return { kind: "stream", why, failure: failure("unavailable", "model", message, UNAVAILABLE_HINT) };
}

// 408: the server's timeout; 429: rate limit; 499: Google's "cancelled", by itself too; 5xx: server faults.
function isWorthRepeating(status: number): boolean {
  return status === 408 || status === 429 || status === 499 || status >= 500;
}

function failureOf(status: number, body: ErrorBody, why: string, at: Circumstance): Failure {
  const { model } = at;
  const ended = endedOn(model, at.vertex ? "vertex" : "key", at.clock.now());
  // Google answers 404 or 429 for a model that it has shut down.
  if (status === 404 || (status === 429 && ended !== undefined)) {
    const over = ended === undefined ? "" : ` Google ended it on ${ended}; its successor is ${nextModel(model)}.`;
    return failure("not_found", "config", `There is no model ${model} for this account: ${why}.${over}`, MODEL_HINT);
  }
  if (status === 429) return failure("quota", "quota", `The quota for ${model} is used up: ${why}.`, QUOTA_HINT);
  if (isWorthRepeating(status)) {
    return failure("unavailable", "model", `${model} could not be reached: ${why}.`, UNAVAILABLE_HINT);
  }
  if (status === 401 || status === 403 || isBadKey(body)) {
    const refused = at.vertex ? "Vertex AI refused the credentials" : "Gemini refused the API key";
    return failure("auth", "auth", `${refused}: ${why}.`, at.vertex ? VERTEX_HINT : KEY_HINT);
  }
  if (status === 413 || (status === 400 && isTooLong(body))) {
    return failure("overflow", "model", `The conversation is too long for ${model}: ${why}.`, OVERFLOW_HINT);
  }
  if (/location is not supported/i.test(body.message))
    return failure("refused", "config", `${model} refused the request: ${why}.`, LOCATION_HINT);
  if (status < 400)
    return failure("refused", "config", `The model's address answered with a redirect: ${why}.`, ADDRESS_HINT);
  return failure("refused", "model", `${model} refused the request: ${why}.`, REFUSED_HINT);
}

const QUOTA_HINT = "Wait until it is renewed, raise it, or name another model with the input `fallback-model`.";
const UNAVAILABLE_HINT = "Run it again later, or name another model with the input `fallback-model`.";
const KEY_HINT =
  "Check the secret behind the input `gemini-api-key`; https://aistudio.google.com/apikey makes a new key.";
const VERTEX_HINT =
  "Check that the job authenticates to Google Cloud before this step, and that its account has the role `roles/aiplatform.user`.";
const MODEL_HINT = "Choose another with the input `model`, or leave it to `auto`.";
const OVERFLOW_HINT = "Give the task in smaller parts, or choose a model with a larger window with the input `model`.";
const ADDRESS_HINT = "Check GOOGLE_GEMINI_BASE_URL: it must name the API itself.";
const LOCATION_HINT =
  "Google does not offer this API where the runner is. Use Vertex AI (the input `use-vertex-ai`), or a runner elsewhere.";
const REFUSED_HINT = "Asking again would get the same answer, so it was not repeated.";

function failure(cause: ModelFailure, kind: Fault["kind"], message: string, hint: string): Failure {
  return { cause, fault: { kind, message: message.replace(/\.{2,}$/, "."), hint } };
}

function isBadKey({ message, details }: ErrorBody): boolean {
  return (
    /API key (?:not valid|expired|not found)/i.test(message) ||
    details.some(({ reason }) => reason?.startsWith("API_KEY_"))
  );
}

// "The input token count (1200293) exceeds the maximum number of tokens allowed (1048576)."; Vertex AI also says "the
// input token count is 1200293 but model only supports up to 1048576"; proxies vary it.
function isTooLong({ message }: ErrorBody): boolean {
  return /token count.*(?:exceed|only supports)|exceeds? the (?:maximum|limit).*tokens|payload size exceeds|(?:prompt|input|context).*too long/i.test(
    message,
  );
}

function unreachable(kind: "connection" | "final", error: unknown, { model }: Circumstance): AttemptFailure {
  const why = `no connection (${nameNetworkError(error)})`;
  const hint = kind === "final" ? "Check GOOGLE_GEMINI_BASE_URL and the proxy's certificates." : UNAVAILABLE_HINT;
  const fault = failure("unavailable", "model", `${model} could not be reached: ${why}.`, hint);
  return kind === "final" ? { kind, why, failure: fault } : { kind, why, limited: false, failure: fault };
}

function noKey(): AttemptFailure {
  const why = "The input `gemini-api-key` is empty.";
  return { kind: "final", why, failure: failure("auth", "config", why, NO_KEY_HINT) };
}

const NO_KEY_HINT =
  "A maintainer of this repository can fix that: make a key at https://aistudio.google.com/apikey and store it as the secret that the workflow passes, or set `use-vertex-ai`. GitHub gives no secrets to runs of pull requests from forks.";

// Tokens are renewed in the middle of a run. The client's errors have the status that the token service answered.
function noCredentials(error: unknown, { model }: Circumstance): AttemptFailure {
  const status: unknown = asTable(error)["status"];
  if (typeof status === "number" && isWorthRepeating(status)) {
    const why = `the token service answered ${status}`;
    const unavailable = failure("unavailable", "model", `${model} could not be reached: ${why}.`, UNAVAILABLE_HINT);
    return { kind: "connection", why, limited: status === 429, failure: unavailable };
  }
  const why = messageOf(error);
  const message = `There are no Google Cloud credentials for Vertex AI: ${why}.`;
  return { kind: "final", why, failure: failure("auth", "auth", message, VERTEX_HINT) };
}

/** Characters shown of a server's message. Google's for a quota says which one after 250 of them. */
const LONGEST_SHOWN = 500;

function describeStatus(status: number, { status: name, message }: ErrorBody): string {
  const shown = clipped(message, LONGEST_SHOWN, { kept: LONGEST_SHOWN });
  const detail = message === "" ? "" : `: ${shown.replace(/\.$/, "")}`;
  return `${status}${name === "" ? "" : ` ${name}`}${detail}`;
}

/** The network's name for the error: a code such as `ECONNRESET`, or the innermost message. */
function nameNetworkError(error: unknown): string {
  const links = chain(error);
  return links.find(({ code }) => code !== undefined)?.code ?? links.at(-1)?.message ?? String(error);
}

/** Whether a retry may help. */
function isPassing(error: unknown): boolean {
  const links = chain(error);
  const codes = links.flatMap(({ code }) => code ?? []);
  if (codes.some((code) => PASSING.has(code) || code.includes("BAD_RECORD_MAC"))) return true;
  // Other codes, such as a bad certificate, will recur, and so will an invalid address.
  const matches = (pattern: RegExp): boolean => links.some(({ message }) => pattern.test(message));
  return codes.length === 0 && matches(/fetch failed/) && !matches(/unknown scheme|bad port/);
}

const PASSING: ReadonlySet<string> = new Set([
  "ECONNRESET",
  "ECONNREFUSED",
  "ECONNABORTED",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPROTO",
  "ERR_SSL_WRONG_VERSION_NUMBER",
  "ERR_STREAM_PREMATURE_CLOSE",
  "UND_ERR_SOCKET",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
]);

/** How many levels of `cause` are searched. */
const DEPTH = 5;

interface Link {
  readonly code: string | undefined;
  readonly message: string;
}

function chain(error: unknown, depth = DEPTH): Link[] {
  if (depth === 0 || typeof error !== "object" || error === null) return [];
  const [code, message, cause, errors] = ["code", "message", "cause", "errors"].map((key): unknown =>
    Reflect.get(error, key),
  );
  // Node tries a host's addresses one by one and reports all failures together.
  const inner = [cause, ...(Array.isArray(errors) ? errors : [])].flatMap((each: unknown) => chain(each, depth - 1));
  return [{ code: typeof code === "string" ? code : undefined, message: String(message) }, ...inner];
}

export interface RequestPatience {
  /** The wait after a failed attempt; undefined when there is no further attempt. */
  after(trouble: AttemptFailure): Wait | undefined;
}

interface Wait {
  /** Milliseconds before the next attempt. */
  readonly ms: number;
  /** How many attempts remain, the next one included, if each fails as this one did. */
  readonly left: number;
}

/** Waits after a broken stream, in ms: 4 attempts in all, as in Gemini CLI. */
const STREAM_WAITS = [1_000, 2_000, 4_000];
/** Attempts at getting any answer, the first included; Gemini CLI's number. */
const CONNECTION_ATTEMPTS = 10;
/** Most faults of a server or connection pass at once, so the first retry comes within a second. */
const QUICK_WAIT_MS = 700;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;
/** The share by which our own waits vary, so that the jobs of a matrix do not retry together. */
const JITTER = 0.3;
/** The largest share that is added to a server's delay. */
const HINT_SLACK = 0.1;
/** The longest delay a server may ask for, in ms; beyond it Remit gives up. */
const LONGEST_HINT_MS = 300_000;

/** The waits between the attempts of one request. */
export function openPatience(random: Random): RequestPatience {
  let streams = 0;
  let connections = 0;
  let signatures = 0;
  return {
    after(trouble) {
      if (trouble.kind === "final") return undefined;
      if (trouble.kind === "signatures") return signatures++ === 0 ? { ms: 0, left: 1 } : undefined;
      if (trouble.kind === "stream") {
        const ms = STREAM_WAITS[streams++];
        return ms === undefined ? undefined : { ms, left: STREAM_WAITS.length - streams + 1 };
      }
      const left = CONNECTION_ATTEMPTS - ++connections;
      if (left === 0) return undefined;
      const { hintMs } = trouble;
      const ms = ownWait(connections, trouble.limited);
      // A time that proved too short once is not taken at its word again: ten attempts would pass within a second.
      if (hintMs !== undefined && (connections === 1 || hintMs > ms))
        return { ms: Math.round(hintMs * (1 + HINT_SLACK * fraction(random))), left };
      return { ms: Math.round(ms * (1 + JITTER * (2 * fraction(random) - 1))), left };
    },
  };
}

/** Used when the server names no delay. After a rate limit the first retry is not quick. */
function ownWait(failures: number, limited: boolean): number {
  if (failures === 1 && !limited) return QUICK_WAIT_MS;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - (limited ? 1 : 2)), LONGEST_WAIT_MS);
}

/** From 0 up to 1. */
function fraction(random: Random): number {
  return Number.parseInt(random.hex(4), 16) / 2 ** 32;
}

/** An error answer of Google's APIs, reduced to what is used here. */
interface ErrorBody {
  /** Such as `RESOURCE_EXHAUSTED`; empty when the body is not Google's. */
  readonly status: string;
  readonly message: string;
  readonly details: readonly ErrorDetail[];
}

interface ErrorDetail {
  readonly reason?: string;
  readonly retryDelay?: string;
  readonly violations?: readonly { readonly quotaId?: string }[];
}

/** Reads an error body: an object, an array of one (as streams answer), one inside another's message, or plain text. */
function readErrorBody(text: string): ErrorBody {
  const error = findError(parse(text));
  if (error === undefined) return { status: "", message: oneLine(text), details: [] };
  const { status, message, details } = error;
  const inner = typeof message === "string" ? message : "";
  if (findError(parse(inner)) !== undefined) return readErrorBody(inner);
  return {
    status: typeof status === "string" ? status : "",
    message: oneLine(inner),
    details: Array.isArray(details) ? (details as readonly unknown[]).filter(isTable) : [],
  };
}

/** Milliseconds by `Retry-After` or RetryInfo, the longer; undefined for none, a minute for a quota per minute. */
function hintedDelay(retryAfter: string | undefined, body: ErrorBody, clock: Clock): number | undefined {
  const hints = [
    readRetryAfter(retryAfter, clock.now()),
    ...body.details.map(({ retryDelay }) => readDuration(retryDelay)),
  ];
  const longest = Math.max(0, ...hints.filter((hint) => hint !== undefined));
  if (longest > 0) return longest;
  return quotaIds(body).some((id) => id.includes("PerMinute")) ? 60_000 : undefined;
}

/** Whether the quota will not recover during this run: the day's or the money is used up, or there is none at all. */
function quotaIsGone(body: ErrorBody): boolean {
  return quotaIds(body).some((id) => id.includes("PerDay")) || NO_QUOTA.test(body.message);
}

// "Your prepayment credits are depleted."; "Your project has exceeded its monthly spending cap."
const NO_QUOTA = /\blimit: 0(?![\d.])|credits are depleted|exceeded its monthly spending cap/;

function quotaIds({ details }: ErrorBody): string[] {
  return details.flatMap(({ violations }) => (violations ?? []).map(({ quotaId }) => quotaId ?? ""));
}

// A protobuf Duration in JSON: "13s", "13.514s".
function readDuration(value: unknown): number | undefined {
  const match = typeof value === "string" ? /^(?<seconds>\d+(?:\.\d+)?)s$/.exec(value) : null;
  return match === null ? undefined : Number(match.groups?.["seconds"]) * 1000;
}

function findError(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isTable(first) && isTable(first["error"]) ? first["error"] : undefined;
}

function parse(text: string): unknown {
  return attempt((): unknown => JSON.parse(text));
}

/** Characters of a message that are searched for its meaning. */
const LONGEST_MESSAGE = 4_000;

function oneLine(text: string): string {
  return clipped(text, LONGEST_MESSAGE).replaceAll(/\s+/g, " ").trim();
}

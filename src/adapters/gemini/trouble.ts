/** What went wrong with one attempt: whether to try again, and what to tell people when not. */
import type { Fault } from "../../events.ts";
import type { Clock, ModelFailure } from "../../ports.ts";
import { endedOn, nextModel } from "../../lib/models.ts";
import { isPassing, nameNetworkError } from "./network.ts";
import { LONGEST_HINT_MS } from "./patience.ts";
import { hintedDelay, quotaIsGone, readErrorBody, type ErrorBody } from "./refusal.ts";
import { WireRefusal, Stalled } from "./wire.ts";

export type Trouble =
  /** No answer came: rate limits (`limited`), overload, the network. */
  | {
      readonly kind: "connection";
      readonly why: string;
      readonly hintMs?: number;
      readonly limited: boolean;
      readonly failure: Failure;
    }
  /** An answer came and broke off, or cannot be read. */
  | { readonly kind: "stream"; readonly why: string; readonly failure: Failure }
  /** Asking again would be in vain. */
  | { readonly kind: "final"; readonly why: string; readonly failure: Failure };

export interface Failure {
  readonly cause: ModelFailure;
  readonly fault: Fault;
}

/** What a judgement needs to know besides the error. */
export interface Circumstance {
  readonly model: string;
  readonly vertex: boolean;
  readonly clock: Clock;
  /** The server had answered 200 before the error. */
  readonly answered: boolean;
  /** Bytes of the request were sent. */
  readonly sent: boolean;
}

/** Judge an error; undefined for one that is a bug of ours and must be thrown. */
export function judgeError(error: unknown, at: Circumstance): Trouble | undefined {
  if (error instanceof WireRefusal) return judgeRefusal(error, at);
  if (error instanceof Stalled) return brokenStream(error.message, at);
  const streamed = streamedRefusal(error);
  if (streamed !== undefined) return judgeStreamedError(streamed, at);
  if (at.answered) return brokenStream(`the stream broke (${nameNetworkError(error)})`, at);
  if (isPassing(error)) return unreachable("connection", error, at);
  if (!at.sent) return at.vertex ? noCredentials(error) : undefined;
  return unreachable("final", error, at);
}

/** A stream that ended badly although nothing threw. */
export function brokenStream(why: string, { model }: Pick<Circumstance, "model">): Trouble {
  const message = `The answer of ${model} could not be read: ${why}.`;
  const hint = "Run it again; if it lasts, choose another model with the input `model`.";
  return { kind: "stream", why, failure: { cause: "broken_stream", fault: { kind: "model", message, hint } } };
}

function judgeRefusal(refusal: WireRefusal, at: Circumstance): Trouble {
  const body = readErrorBody(refusal.body);
  const why = words(refusal.status, body);
  const failure = failureOf(refusal.status, body, why, at);
  if (!isWorthRepeating(refusal.status)) return { kind: "final", why, failure };
  const hintMs = hintedDelay(refusal.retryAfter, body, at.clock);
  const hopeless =
    failure.cause === "not_found" || (hintMs ?? 0) > LONGEST_HINT_MS || (refusal.status === 429 && quotaIsGone(body));
  if (hopeless) return { kind: "final", why, failure };
  const limited = refusal.status === 429;
  return { kind: "connection", why, failure, limited, ...(hintMs === undefined ? {} : { hintMs }) };
}

// An overloaded server may say so in the middle of a stream: that stream broke. A limit it names is still a limit.
function judgeStreamedError(refusal: WireRefusal, at: Circumstance): Trouble {
  const trouble = judgeRefusal(refusal, at);
  return trouble.kind === "connection" && trouble.hintMs === undefined && refusal.status !== 429
    ? brokenStream(trouble.why, at)
    : trouble;
}

// 408: the server's own timeout; 429: rate; 499: Google's "cancelled", also for its own cancellations; 5xx: its faults.
function isWorthRepeating(status: number): boolean {
  return status === 408 || status === 429 || status === 499 || status >= 500;
}

function failureOf(status: number, body: ErrorBody, why: string, at: Circumstance): Failure {
  const { model } = at;
  const ended = endedOn(model, at.vertex ? "vertex" : "key", at.clock.now());
  // Google answers 404 for a model that it has ended, or 429.
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

// "The input token count (1200293) exceeds the maximum number of tokens allowed (1048576)."; Vertex and proxies vary it.
function isTooLong({ message }: ErrorBody): boolean {
  return /token count.*exceed|exceeds? the (?:maximum|limit).*tokens|payload size exceeds|(?:prompt|input|context).*too long/i.test(
    message,
  );
}

function unreachable(kind: "connection" | "final", error: unknown, { model }: Circumstance): Trouble {
  const why = `no connection (${nameNetworkError(error)})`;
  const hint = kind === "final" ? "Check GOOGLE_GEMINI_BASE_URL and the proxy's certificates." : UNAVAILABLE_HINT;
  const told = failure("unavailable", "model", `${model} could not be reached: ${why}.`, hint);
  return kind === "final" ? { kind, why, failure: told } : { kind, why, limited: false, failure: told };
}

function noCredentials(error: unknown): Trouble {
  const why = error instanceof Error ? error.message : String(error);
  return {
    kind: "final",
    why,
    failure: failure("auth", "auth", `There are no Google Cloud credentials for Vertex AI: ${why}.`, VERTEX_HINT),
  };
}

/** The error that a server sent inside a stream, as the SDK throws it: "got status: UNAVAILABLE. {"error":…}". */
function streamedRefusal(error: unknown): WireRefusal | undefined {
  if (!(error instanceof Error && error.name === "ApiError" && "status" in error)) return undefined;
  const { message, status } = error;
  if (typeof status !== "number") return undefined;
  return new WireRefusal(status, undefined, message.slice(Math.max(0, message.indexOf("{"))));
}

function words(status: number, { status: name, message }: ErrorBody): string {
  const told = message === "" ? "" : `: ${message.replace(/\.$/, "")}`;
  return `${status}${name === "" ? "" : ` ${name}`}${told}`;
}

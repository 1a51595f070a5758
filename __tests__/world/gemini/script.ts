/** The script of the stand-in: one step for each request for content. */
import type { JsonObject } from "../../../src/events.ts";
import type { GeminiRequest } from "./request.ts";

/** A part in a script. A call without `id` or `signature` gets them as with Gemini 3; null omits them. */
export interface ScriptPart {
  readonly text?: string;
  readonly thought?: boolean;
  readonly call?: { readonly name: string; readonly args: JsonObject; readonly id?: string | null };
  readonly signature?: string | null;
}

/** Token counts in the response; null omits them altogether. */
export type ScriptUsage = Readonly<Record<string, number>> | null;

interface Common {
  /** Runs when the step is used; what it throws fails the test when the server closes. */
  readonly expect?: (request: GeminiRequest) => void;
  /** Use this step only for requests that match; other requests take the next step that fits. */
  readonly when?: (request: GeminiRequest) => boolean;
  readonly gate?: Gate;
}

/** A place where an answer waits once, until it is released. */
export interface Gate {
  /** The number of chunks sent before; 0 waits before the status line. */
  readonly after: number;
  /** Resolves when a request waits at the gate. */
  readonly reached: Promise<void>;
  release(): void;
  readonly open: Promise<void>;
  readonly reach: () => void;
}

export interface ReplyStep extends Common {
  readonly kind: "reply";
  readonly parts: readonly ScriptPart[];
  /** The finish reason; undefined ends the stream without one. */
  readonly finish: string | undefined;
  readonly usage?: ScriptUsage;
  readonly candidate?: JsonObject;
  /** Other fields of the last chunk, such as `promptFeedback`. */
  readonly extra?: JsonObject;
  /** Characters of text per chunk; 12 if absent. */
  readonly chunk?: number;
  /** Bytes per write; whole chunks if absent. */
  readonly bytes?: number;
  readonly end: Ending;
}

/** How a stream ends: normally, with a cut after `after` chunks, or with half a chunk after as many. */
export type Ending =
  { readonly kind: "whole" } | { readonly kind: "cut" | "malformed" | "error"; readonly after: number };

export interface FaultStep extends Common {
  readonly kind: "fault";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ResetStep extends Common {
  readonly kind: "reset";
}

export interface EmptyStep extends Common {
  readonly kind: "empty";
}

export type FixedStep = ReplyStep | FaultStep | ResetStep | EmptyStep;

/** A step, or a function that derives it from the request. */
export type Step = FixedStep | ((request: GeminiRequest) => FixedStep);

export type ReplyOptions = Partial<Omit<ReplyStep, "kind" | "parts">> & {
  /** A thought before everything else, such as `**Reading** I will look at …`. */
  readonly thought?: string;
};

/** A reply with these parts. */
export function reply(parts: readonly ScriptPart[], { thought, ...options }: ReplyOptions = {}): ReplyStep {
  const before = thought === undefined ? [] : [{ text: thought, thought: true }];
  return { kind: "reply", parts: [...before, ...parts], finish: "STOP", end: { kind: "whole" }, ...options };
}

/** A reply with text. */
export function say(text: string, options: ReplyOptions = {}): ReplyStep {
  return reply([{ text }], options);
}

/** A reply that calls one tool. */
export function call(name: string, args: JsonObject = {}, options: ReplyOptions & CallMarks = {}): ReplyStep {
  const { id, signature, ...rest } = options;
  return reply([callPart(name, args, { id, signature })], rest);
}

/** A reply that calls several tools: `calls([["read_file", { file_path: "a" }], ["glob", { pattern: "*" }]])`. */
export function calls(
  list: readonly (readonly [name: string, args: JsonObject])[],
  options: ReplyOptions = {},
): ReplyStep {
  return reply(
    list.map(([name, args]) => callPart(name, args)),
    options,
  );
}

export interface CallMarks {
  readonly id?: string | null | undefined;
  readonly signature?: string | null | undefined;
}

export function callPart(name: string, args: JsonObject = {}, { id, signature }: CallMarks = {}): ScriptPart {
  return {
    call: { name, args, ...(id === undefined ? {} : { id }) },
    ...(signature === undefined ? {} : { signature }),
  };
}

/** The prompt is blocked, without a candidate. */
export function blocked(reason: string): ReplyStep {
  return reply([], { finish: undefined, extra: { promptFeedback: { blockReason: reason } } });
}

export interface FaultOptions extends Common {
  readonly message?: string;
  /** Such as `RESOURCE_EXHAUSTED`; derived from the HTTP status if absent. */
  readonly code?: string;
  /** The Retry-After header, in seconds or as a date. */
  readonly retryAfter?: number | string;
  /** google.rpc.RetryInfo, such as `13s`. */
  readonly retryDelay?: string;
  /** google.rpc.QuotaFailure, such as `GenerateRequestsPerDayPerProjectPerModel-FreeTier`. */
  readonly quotaId?: string;
  /** The whole body, instead of all that. */
  readonly body?: string;
}

/** An error answer in the format of Google's APIs. */
export function fault(status: number, options: FaultOptions = {}): FaultStep {
  const { message, code, retryAfter, retryDelay, quotaId, body, ...common } = options;
  const details = [
    ...(quotaId === undefined ? [] : [{ "@type": `${RPC}.QuotaFailure`, violations: [{ quotaId }] }]),
    ...(retryDelay === undefined ? [] : [{ "@type": `${RPC}.RetryInfo`, retryDelay }]),
  ];
  const error = {
    code: status,
    message: message ?? "Scripted fault.",
    status: code ?? CODES[status] ?? "UNKNOWN",
    details,
  };
  return {
    kind: "fault",
    status,
    headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
    body: body ?? JSON.stringify({ error }),
    ...common,
  };
}

const RPC = "type.googleapis.com/google.rpc";
const CODES: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  499: "CANCELLED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
  504: "DEADLINE_EXCEEDED",
};

/** The connection is reset before any answer. */
export function reset(): ResetStep {
  return { kind: "reset" };
}

/** Status 200 and nothing else. */
export function empty(): EmptyStep {
  return { kind: "empty" };
}

/** The connection is cut after `after` chunks. */
export function cut(step: ReplyStep, after = 1): ReplyStep {
  return { ...step, end: { kind: "cut", after } };
}

/** After `after` chunks comes one that is not JSON. */
export function malformed(step: ReplyStep, after = 1): ReplyStep {
  return { ...step, end: { kind: "malformed", after } };
}

/** After `after` chunks comes an error object, as from a server that becomes overloaded during an answer. */
export function failing(step: ReplyStep, after = 1): ReplyStep {
  return { ...step, end: { kind: "error", after } };
}

/** The stream ends cleanly, without a finish reason. */
export function unfinished(step: ReplyStep): ReplyStep {
  return { ...step, finish: undefined };
}

/**
 * The answer waits after `after` chunks (0: before the status line) until `gate.release()`. A gate that is never
 * released makes a stalled stream.
 */
export function held<S extends FixedStep>(step: S, after = 0): S & { readonly gate: Gate } {
  const reached = Promise.withResolvers<void>();
  const open = Promise.withResolvers<void>();
  return {
    ...step,
    gate: { after, reached: reached.promise, reach: reached.resolve, open: open.promise, release: open.resolve },
  };
}

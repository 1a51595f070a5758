/** One HTTP exchange with the API, watched for silence, and the chunks of its answer. */
import type { Clock } from "../../ports.ts";
import { lastOf } from "../../lib/cut.ts";
import { asTable, isTable, tableIn } from "../../lib/read-data.ts";
import type { HttpAnswer, HttpFetch, HttpRequest } from "../http.ts";
import type { GenerateContentResponse } from "@google/genai/web";

/** An answer with a status other than 2xx, or an error that the server sent inside a stream. */
export class WireRefusal extends Error {
  override readonly name = "Refusal";
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
  constructor(status: number, retryAfter: string | undefined, body: string) {
    super(`HTTP ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
    this.body = body;
  }
}

/** A server that has been silent for too long. */
export class Stalled extends Error {
  override readonly name = "Stalled";
}

/** An answer with status 200 that is nothing the API would say. */
export class NoStream extends Error {
  override readonly name = "NoStream";
}

export interface HttpExchange {
  /** Sends the request; the body of the answer. Throws {@link WireRefusal}. */
  send(url: string, request: HttpRequest): Promise<AsyncIterable<Uint8Array>>;
  /** Fires with the reason {@link Stalled} when the server is silent for too long, or with `CANCELLED`. */
  readonly signal: AbortSignal;
  /** Bytes of the request body; 0 until it has been sent. */
  readonly sent: number;
  /** The request has been handed to the network. */
  readonly begun: boolean;
  /** The server has answered 200 and may be streaming. */
  readonly answered: boolean;
  /** Ends the watch, and closes the connection if it is still busy. */
  close(): void;
}

export interface StreamSilences {
  /** Milliseconds until the first byte of the answer. */
  readonly firstByteMs: number;
  /** Milliseconds between two bytes. */
  readonly idleMs: number;
}

/** Why {@link HttpExchange.signal} fired when the run was cancelled. */
export const CANCELLED = Symbol("cancelled");

/** Begins one exchange; the wait for the first byte starts now. `signal` cancels it. */
export function openExchange(
  base: HttpFetch,
  clock: Clock,
  silences: StreamSilences,
  signal: AbortSignal,
): HttpExchange {
  const stop = new AbortController();
  const cancel = (): void => stop.abort(CANCELLED);
  signal.addEventListener("abort", cancel);
  if (signal.aborted) cancel();
  const watch = openWatch(clock, stop);
  watch.expect(silences.firstByteMs, `no answer within ${seconds(silences.firstByteMs)}`);
  const heard = (): void => watch.expect(silences.idleMs, `the stream stalled for ${seconds(silences.idleMs)}`);
  const state = { sent: 0, begun: false, answered: false };
  return {
    async send(url, request) {
      state.begun = true;
      state.sent = request.body === undefined ? 0 : Buffer.byteLength(request.body);
      // Gemini never redirects, and the key's header must not reach another host.
      const answer = await base(url, { ...request, redirect: "manual", signal: stop.signal });
      if (!answer.ok) throw await readRefusal(answer);
      state.answered = true;
      return listen(answer.body ?? [], heard);
    },
    signal: stop.signal,
    get sent() {
      return state.sent;
    },
    get begun() {
      return state.begun;
    },
    get answered() {
      return state.answered;
    },
    close() {
      signal.removeEventListener("abort", cancel);
      watch.end();
      stop.abort(OVER);
    },
  };
}

interface Watch {
  /** The next event must come within `ms` from now; the one expected before has come. */
  expect(ms: number, otherwise: string): void;
  end(): void;
}

/** We pass a reason: without one, each abort creates an error with a stack. */
const OVER = "over";

function openWatch(clock: Clock, stop: AbortController): Watch {
  let timer = new AbortController();
  return {
    expect(ms, otherwise) {
      timer.abort(OVER);
      timer = new AbortController();
      const { signal } = timer;
      void (async () => {
        await clock.sleep(ms, signal);
        if (!signal.aborted) stop.abort(new Stalled(otherwise));
      })();
    },
    end: () => timer.abort(OVER),
  };
}

type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Bytes of one answer: 65,536 tokens, the most a model gives, each in an event of its own. */
const MOST_BYTES = 64 * 1024 * 1024;

async function* listen(pieces: Bytes, heard: () => void): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const bytes of pieces) {
    heard();
    size += bytes.length;
    if (size > MOST_BYTES) throw new Error(`the answer has more than ${MOST_BYTES} bytes`);
    yield bytes;
  }
}

async function readRefusal(answer: HttpAnswer): Promise<WireRefusal> {
  const retryAfter = answer.headers.get("retry-after") ?? undefined;
  // If the body is cut off, the status still holds.
  return new WireRefusal(answer.status, retryAfter, await answer.text().catch(() => ""));
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}

/** Throws {@link WireRefusal} for an error that the server sends instead of a chunk, and {@link NoStream}. */
export async function* readChunks(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<GenerateContentResponse> {
  const decoder = new TextDecoder();
  let left = "";
  for await (const piece of pieces) {
    const events = (left + decoder.decode(piece, { stream: true })).split(BETWEEN);
    left = events.pop() ?? "";
    for (const event of events) {
      const text = dataOf(event);
      if (text.startsWith(DATA)) yield readChunk(text.slice(DATA.length));
      else refuse(text);
    }
    if (left.length > MOST_IN_EVENT) throw new NoStream(`one event has more than ${MOST_IN_EVENT} characters`);
    refuse(left);
  }
  const text = dataOf(left);
  if (text.startsWith(DATA)) yield readChunk(text.slice(DATA.length));
  else if (text !== "")
    throw new NoStream(`it is no stream of events; it ends with ${JSON.stringify(lastOf(text, SHOWN))}`);
}

/** Characters of one event: a whole answer, each character an escape. Each piece of an event is searched from its start. */
const MOST_IN_EVENT = 4 * 1024 * 1024;
const BETWEEN = /\n\n|\r\r|\r\n\r\n/;
const DATA = "data:";
/** Characters of a strange answer that are shown. */
const SHOWN = 80;

/** An event without the fields before its data, which a gateway may add. */
function dataOf(event: string): string {
  return event.trim().replace(/^(?:(?:event|id|retry)?:.*(?:\r\n?|\n))+/, "");
}

function readChunk(text: string): GenerateContentResponse {
  const chunk: unknown = JSON.parse(text);
  if (!isTable(chunk)) throw new Error("a chunk that is no object");
  throwError(chunk, text);
  return chunk as unknown as GenerateContentResponse;
}

/** A server may also send an error that is no event. */
function refuse(text: string): void {
  if (text.startsWith("{")) throwError(tableIn(text), text);
}

function throwError(chunk: Readonly<Record<string, unknown>>, text: string): void {
  const { code } = asTable(chunk["error"]);
  if (typeof code === "number" && code >= 400 && code < 600) throw new WireRefusal(code, undefined, text);
}

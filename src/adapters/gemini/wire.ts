/** One HTTP exchange under the SDK: it shows what the SDK hides, and watches for silence. */
import type { Clock } from "../../ports.ts";

export type WireFetch = typeof globalThis.fetch;

/** An answer with a status other than 2xx, caught before the SDK turns it into an error without headers. */
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

export interface HttpExchange {
  /** For the SDK, instead of the global one. Throws {@link WireRefusal}. */
  readonly fetch: WireFetch;
  /** Fires with the reason {@link Stalled} when the server is silent for too long, or with `CANCELLED`. */
  readonly signal: AbortSignal;
  /** Bytes of the request body; 0 until it has been sent. */
  readonly sent: number;
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
  base: WireFetch,
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
  const state = { sent: 0, answered: false };
  return {
    async fetch(input, init) {
      state.sent = typeof init?.body === "string" ? Buffer.byteLength(init.body) : 0;
      // Gemini never redirects, and fetch would send the key's header to another host.
      const response = await base(input, { ...init, redirect: "manual", signal: stop.signal });
      if (!response.ok) throw await readRefusal(response);
      state.answered = true;
      return new Response(response.body?.pipeThrough(listen(heard)) ?? null, response);
    },
    signal: stop.signal,
    get sent() {
      return state.sent;
    },
    get answered() {
      return state.answered;
    },
    close() {
      signal.removeEventListener("abort", cancel);
      watch.end();
      stop.abort();
    },
  };
}

interface Watch {
  /** The next event must come within `ms` from now; the one expected before has come. */
  expect(ms: number, otherwise: string): void;
  end(): void;
}

function openWatch(clock: Clock, stop: AbortController): Watch {
  let timer = new AbortController();
  return {
    expect(ms, otherwise) {
      timer.abort();
      timer = new AbortController();
      const { signal } = timer;
      void (async () => {
        await clock.sleep(ms, signal);
        if (!signal.aborted) stop.abort(new Stalled(otherwise));
      })();
    },
    end: () => timer.abort(),
  };
}

/** Bytes of one answer: 65,536 tokens, the most a model gives, each in an event of its own. */
const MOST_BYTES = 64 * 1024 * 1024;

function listen(heard: () => void): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(bytes, controller) {
      heard();
      size += bytes.length;
      if (size > MOST_BYTES) return controller.error(new Error(`the answer has more than ${MOST_BYTES} bytes`));
      controller.enqueue(bytes);
    },
  });
}

async function readRefusal(response: Response): Promise<WireRefusal> {
  const retryAfter = response.headers.get("retry-after") ?? undefined;
  // If the body is cut off, the status still holds.
  return new WireRefusal(response.status, retryAfter, await response.text().catch(() => ""));
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`;
}

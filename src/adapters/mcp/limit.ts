/** Limits on a server: a time limit and a signal for work, and a size limit for messages. */
import { isNativeError } from "node:util/types";
import type { Clock } from "../../ports.ts";

type Limited<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "timed_out" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly message: string };

/**
 * When the time (in ms) is over or `signal` fires, signals the work to stop and no longer waits for it. Never throws.
 */
export async function within<T>(
  clock: Clock,
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<Limited<T>> {
  if (signal.aborted) return { kind: "cancelled" };
  const stop = new AbortController();
  const over = AbortSignal.any([signal, stop.signal]);
  const late = clock
    .sleep(ms, over)
    .then((): Limited<T> => (signal.aborted ? { kind: "cancelled" } : { kind: "timed_out" }));
  const done = work(over).then(
    (value): Limited<T> => ({ kind: "done", value }),
    (error: unknown): Limited<T> => (signal.aborted ? { kind: "cancelled" } : { kind: "failed", message: tell(error) }),
  );
  const end = await Promise.race([done, late]);
  stop.abort();
  return end;
}

/** An error's message, with its cause's: `fetch failed` alone says nothing. */
function tell(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  const { cause, message } = error;
  return isNativeError(cause) ? `${message}: ${cause.message}` : message;
}

/** Bytes of one message; the SDK has the same limit for a local server's. */
const MOST_BYTES = 10 * 1024 * 1024;

export type CappedFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/**
 * A fetch whose answers break off at a message over {@link MOST_BYTES}. It then calls `over`, so that the server is
 * closed.
 */
export function capped(base: CappedFetch, over: () => void): CappedFetch {
  return async (url, init) => {
    const response = await base(url, init);
    if (response.body === null || response.status < 200) return response;
    const events = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
    return new Response(response.body.pipeThrough(bounded(events, over)), response);
  };
}

function bounded(events: boolean, over: () => void): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(bytes, controller) {
      // A stream of events lasts as long as the connection; each event ends with a line.
      const first = events ? bytes.indexOf(LINE_FEED) : -1;
      size += first < 0 ? bytes.length : first;
      const fits = size <= MOST_BYTES;
      if (first >= 0) size = bytes.length - bytes.lastIndexOf(LINE_FEED) - 1;
      if (fits) return controller.enqueue(bytes);
      controller.error(new Error(`a message of more than ${MOST_BYTES} bytes`));
      over();
    },
  });
}

const LINE_FEED = 10;

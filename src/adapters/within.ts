/** Limits how long work is waited for. */
import { isNativeError } from "node:util/types";
import type { Clock } from "../ports.ts";

type Limited<T> =
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "timed_out" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly message: string };

/** When the time (in ms) is over or `signal` fires, stops the work and no longer waits for it. Never throws. */
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
    (error: unknown): Limited<T> =>
      signal.aborted ? { kind: "cancelled" } : { kind: "failed", message: messageOf(error) },
  );
  const end = await Promise.race([done, late]);
  stop.abort();
  return end;
}

/** An error's message, with its cause's: `fetch failed` alone says nothing. */
function messageOf(error: unknown): string {
  if (!isNativeError(error)) return String(error);
  const { cause, message } = error;
  return isNativeError(cause) ? `${message}: ${cause.message}` : message;
}

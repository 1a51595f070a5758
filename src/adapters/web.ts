/** The public web; every address is checked before anything is sent to it. */
import type { Socket } from "node:net";
import type { Clock, Web, WebAnswer } from "../ports.ts";

export interface WebOptions {
  readonly clock: Clock;
  /** Resolves a name to its addresses; the system's resolver when absent. Throws when there are none. */
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  /** Opens a connection to exactly this address. */
  readonly connect?: (address: string, port: number) => Socket;
}

/** Uses no proxy: a proxy would resolve the name again. */
export function openWeb({ clock, ...lines }: WebOptions): Web {
  return {
    async fetch(request) {
      // Node's http, https and tls take 40 ms to load, which most runs need not pay.
      const { get } = await import("./web/get.ts");
      const limits = new AbortController();
      const signal = AbortSignal.any([request.signal, limits.signal]);
      const done = new AbortController();
      const late = clock.sleep(request.timeoutMs, done.signal).then((): WebAnswer => ({ kind: "timed_out" }));
      const cancelled = aborted(request.signal, done.signal).then((): WebAnswer => ({ kind: "cancelled" }));
      try {
        // Whichever comes first; a connection that is still open is cut.
        return await Promise.race([get(request, signal, lines), late, cancelled]);
      } finally {
        limits.abort();
        done.abort();
      }
    },
  };
}

function aborted(signal: AbortSignal, done: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true, signal: done });
  });
}

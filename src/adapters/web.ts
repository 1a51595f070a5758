/** The public web; every address is checked before anything is sent to it. */
import type { Socket } from "node:net";
import type { Clock, Web } from "../ports.ts";
import { within } from "./within.ts";

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
      const { timeoutMs, signal } = request;
      const end = await within(clock, timeoutMs, signal, (limit) => get(request, limit, lines));
      return end.kind === "done" ? end.value : end;
    },
  };
}

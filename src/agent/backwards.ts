/** Reading a log from its end. */
import type { Entry } from "../events.ts";

/** One agent's entries after the entry `since`, newest first. */
export function* newestFirst(entries: readonly Entry[], agent: string, since = -1): Generator<Entry> {
  for (let i = entries.length - 1; i > since; i--) {
    const entry = entries[i];
    if (entry?.agent === agent) yield entry;
  }
}

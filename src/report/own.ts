/** What belongs to this run: a log that goes on from an earlier one begins with that one's entries. */
import type { Entry } from "../events.ts";

/** The entries from `run.started` on; all of them where there is none. */
export function ownEntries(entries: readonly Entry[]): readonly Entry[] {
  const start = entries.findLastIndex(({ event }) => event.type === "run.started");
  return start <= 0 ? entries : entries.slice(start);
}

/** The events of one type in a log. */
import type { Entry, EventOf, RunEvent } from "../../src/events.ts";

export function eventsOf<T extends RunEvent["type"]>(entries: readonly Entry[], type: T): EventOf<T>[] {
  const isOne = (event: RunEvent): event is EventOf<T> => event.type === type;
  return entries.map(({ event }) => event).filter(isOne);
}

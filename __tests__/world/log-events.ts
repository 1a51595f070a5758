/** The events of one type in a log. */
import type { Entry, RunEvent } from "../../src/events.ts";

type EventOf<T extends RunEvent["type"]> = Extract<RunEvent, { readonly type: T }>;

export function eventsOf<T extends RunEvent["type"]>(entries: readonly Entry[], type: T): EventOf<T>[] {
  const isOne = (event: RunEvent): event is EventOf<T> => event.type === type;
  return entries.map(({ event }) => event).filter(isOne);
}

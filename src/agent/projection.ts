/** Projections that are asked for on every turn. */
import type { Entry } from "../events.ts";

/**
 * A projection of the log that is kept up as the log grows: what was read of a log stays read, so a turn costs its own
 * entries and not those of the whole run. The result is that of reading the log from its beginning.
 *
 * `take` changes the state; whoever gets the state must not.
 */
export function projection<State>(
  begin: () => State,
  take: (state: State, entry: Entry) => void,
): (entries: readonly Entry[]) => State {
  const readings = new WeakMap<readonly Entry[], { readonly state: State; taken: number }>();
  return (entries) => {
    const reading = readings.get(entries) ?? { state: begin(), taken: 0 };
    readings.set(entries, reading);
    for (let entry = entries[reading.taken]; entry !== undefined; entry = entries[++reading.taken])
      take(reading.state, entry);
    return reading.state;
  };
}

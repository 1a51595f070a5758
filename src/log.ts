/** The append-only log of a run. `append` is its only mutation; secrets are masked before anything sees the entry. */
import { MAIN, type Entry, type RunEvent } from "./events.ts";
import type { Clock, LogFile } from "./ports.ts";
import type { Secrets } from "./secrets.ts";
import { anyText, describeFault, number, readData, shape, whole } from "./lib/read-data.ts";

export interface Log {
  /**
   * Records an event, dated now unless `at` (ms since the epoch) is given; returns the entry as recorded, masked. It is
   * on disk when this returns.
   */
  append(event: RunEvent, agent?: string, at?: number): Entry;
  /** All entries so far, in order. */
  readonly entries: readonly Entry[];
  /** Calls `listener` for every later entry, once it is on disk. Returns a function that stops this. */
  listen(listener: (entry: Entry) => void): () => void;
}

export function openLog(clock: Clock, secrets: Secrets, file: LogFile): Log {
  const entries: Entry[] = [];
  const listeners = new Set<(entry: Entry) => void>();
  return {
    entries,
    append(event, agent = MAIN, at = clock.now()) {
      const entry: Entry = { seq: entries.length, at, agent, event: maskEvent(event, secrets) };
      file.append(`${JSON.stringify(entry)}\n`);
      entries.push(entry);
      for (const listener of listeners) listener(entry);
      return entry;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reads a log from disk; drops a last line that was cut off, and throws for any other damage. */
export function readLog(text: string): Entry[] {
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  const entries = lines.map((line, index) => parseEntry(line, index));
  const tail = last === "" ? undefined : parseTail(last, entries.length);
  return tail === undefined ? entries : [...entries, tail];
}

/** The entries of a damaged log before the damage; all of them when there is none. */
export function salvageLog(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of text.split("\n")) {
    try {
      entries.push(parseEntry(line, entries.length));
    } catch {
      break; // Also the empty line at the end.
    }
  }
  return entries;
}

/** The fields of a line. Those of its event are not checked: logs of other versions are read, too. */
const ENTRY = shape(
  { seq: whole, at: number(0), agent: anyText, event: shape({ type: anyText }, {}, { others: "ignored" }) },
  {},
  { others: "ignored" },
);

function parseEntry(line: string, index: number): Entry {
  const entry: unknown = JSON.parse(line);
  const { value, faults } = readData(ENTRY, entry);
  if (value === undefined) throw new Error(`Log line ${index + 1} is no entry. ${faults.map(describeFault).join(" ")}`);
  if (value.seq !== index)
    throw new Error(`Log line ${index + 1} has sequence number ${value.seq}, expected ${index}.`);
  return entry as Entry;
}

function parseTail(line: string, index: number): Entry | undefined {
  try {
    return parseEntry(line, index);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined; // The run was killed while this line was written.
    throw error;
  }
}

/** A copy without secrets, in values and in keys. */
export function mask<T>(value: T, secrets: Secrets): T {
  return maskValue(value, secrets) as T;
}

// A thought signature is the model's own opaque base64: if it were masked, Gemini would answer 400. It is exempt only
// where the API puts it; anything of that name in a call's arguments is masked like the rest.
function maskEvent(event: RunEvent, secrets: Secrets): RunEvent {
  const masked = mask(event, secrets);
  if (event.type !== "model.replied" || masked.type !== "model.replied") return masked;
  const parts = masked.reply.parts.map((part, index) => {
    const { thoughtSignature } = event.reply.parts[index] ?? {};
    return thoughtSignature === undefined ? part : { ...part, thoughtSignature };
  });
  return { ...masked, reply: { ...masked.reply, parts } };
}

function maskValue(value: unknown, secrets: Secrets): unknown {
  if (typeof value === "string") return secrets.redact(value);
  if (Array.isArray(value)) return value.map((item) => maskValue(item, secrets));
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [secrets.redact(name), maskValue(item, secrets)]),
    );
  }
  return value;
}

/**
 * A projection of the log, updated as the log grows, so a turn costs only its own entries. The result equals reading
 * the log from its beginning.
 *
 * `take` may change the state; callers must not.
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

/** A projection of one agent's entries. An agent without any has the state that `begin` makes. */
export function agentProjection<State>(
  begin: () => State,
  take: (state: State, entry: Entry) => void,
): (entries: readonly Entry[], agent: string) => State {
  const read = projection(
    () => new Map<string, State>(),
    (states, entry) => {
      const state = states.get(entry.agent) ?? begin();
      states.set(entry.agent, state);
      take(state, entry);
    },
  );
  return (entries, agent) => read(entries).get(agent) ?? begin();
}

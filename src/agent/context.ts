/**
 * From the log to what the model is shown. History is never rewritten: a compression is an entry that says which
 * entries its snapshot stands for, and this projection leaves those out.
 */
import type { Entry, Message } from "../events.ts";
import { History, type Turn } from "./history.ts";
import { projection } from "./projection.ts";

export { SNAPSHOT_OPENING, type AnsweredCall, type Turn } from "./history.ts";

export interface Context {
  readonly system: string;
  readonly messages: readonly Message[];
}

/**
 * The conversation of one agent, as the next question will carry it.
 *
 * INVARIANT: each model message that calls n functions is followed at once by one user message whose first n parts
 * answer them in order. Gemini rejects a request whose calls and answers do not pair up.
 */
export function projectContext(entries: readonly Entry[], agent: string): Context {
  const history = readHistory(entries, agent);
  return { system: history.system, messages: history.turns().map(({ message }) => message) };
}

/** The same, each message with the entry that began it and the calls that it answers. The first is the briefing. */
export function projectTurns(entries: readonly Entry[], agent: string): readonly Turn[] {
  return readHistory(entries, agent).turns();
}

/** The snapshot that stands for the older part of the conversation; undefined when nothing was compressed. */
export function currentSnapshot(entries: readonly Entry[], agent: string): string | undefined {
  return readHistory(entries, agent).snapshot;
}

function readHistory(entries: readonly Entry[], agent: string): History {
  return readHistories(entries).get(agent) ?? new History();
}

const readHistories = projection(
  () => new Map<string, History>(),
  (histories, entry) => {
    const history = histories.get(entry.agent) ?? new History();
    histories.set(entry.agent, history);
    history.take(entry);
  },
);

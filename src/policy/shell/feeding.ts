/** Commands that are fed by others: what they read is known as far as what feeds them is. */
import type { CommandNode, Redirection } from "unbash";
import type { Part } from "./line.ts";
import { producedBy, type Produced } from "./produced.ts";
import { addPart, onTrial, type Reader } from "./reader.ts";
import type { State } from "./state.ts";
import { readCommandNode } from "./walk.ts";

/** Read a command that is fed by another; returns what it prints, as far as that is certain. */
export function readFed(
  reader: Reader,
  state: State,
  command: CommandNode,
  input: Produced | undefined,
): Produced | undefined {
  const parts: Part[] = [];
  const { input: _, ...unfed } = reader;
  readCommandNode(
    { ...unfed, parts, seen: new Set<string>(), ...(input === undefined ? {} : { input }) },
    state,
    command,
  );
  for (const part of parts) addPart(reader, part);
  const [part, more] = parts;
  return part === undefined || more !== undefined || command.type !== "Command" ? undefined : producedBy(part, input);
}

/** What a process substitution feeds, as in `done < <(find … -print0)`. */
export function fedBy(reader: Reader, state: State, redirections: readonly Redirection[]): Produced | undefined {
  const fed = redirections.flatMap((item) =>
    item.type === "Redirect" && item.operator === "<" ? (item.target?.parts ?? []) : [],
  );
  const [only, more] = fed;
  if (only?.type !== "ProcessSubstitution" || more !== undefined) return undefined;
  const [statement, another] = only.script?.commands ?? [];
  if (statement === undefined || another !== undefined) return undefined;
  const { command } = statement;
  const commands = command.type === "Pipeline" ? command.commands : command.type === "Command" ? [command] : [];
  let produced: Produced | undefined;
  for (const one of commands) produced = readFed(onTrial(reader), state, one, produced);
  return produced;
}

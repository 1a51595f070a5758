/** What is known of a command's output without running it. */
import type { Command, ParsedScript } from "unbash";
import { NUMBER, ROOT, TEXT } from "../holes.ts";
import { workingDirectories, type State } from "./state.ts";

/** What a substitution stands for: a number, a directory that is known, or any text. */
export function outputOf(script: ParsedScript, state: State): string {
  const [statement, more] = script.commands;
  if (statement === undefined || more !== undefined || statement.background === true) return TEXT;
  const { command } = statement;
  if (command.type === "Command") return ofCommand(command, state, false);
  if (command.type !== "Pipeline") return TEXT;
  const last = command.commands.at(-1);
  return last?.type === "Command" ? ofCommand(last, state, command.commands.length > 1) : TEXT;
}

function ofCommand(command: Command, state: State, piped: boolean): string {
  const name = command.name?.text ?? "";
  // A function of the line may have taken the name; an assignment in front may change what is printed.
  if (state.functions.has(name) || command.prefix.length > 0) return TEXT;
  const line = [name, ...command.args.map(({ text }) => text)].join(" ");
  if (line === "pwd") return only(workingDirectories(state));
  // In a directory below, the repository could be another one that is nested there.
  if (line === "git rev-parse --show-toplevel") return state.directories.every(({ path }) => path === "") ? ROOT : TEXT;
  if (/^(nproc|date \+%s|id -u|id -g)$/.test(line)) return NUMBER;
  // With no operand these count what they are fed, and print nothing but the count.
  const fed = piped || command.redirects.some((item) => item.operator === "<" || item.operator === "<<<");
  if (fed && /^wc -[lcwm]$/.test(line)) return NUMBER;
  if (fed && /^grep (-[EFivwx]*c[EFivwx]*) \S+$/.test(line)) return NUMBER;
  return TEXT;
}

function only([value = TEXT, ...others]: readonly string[]): string {
  return others.length === 0 ? value : TEXT;
}

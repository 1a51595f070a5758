/** What is known of a command's output without running it. */
import type { Command, ParsedScript } from "unbash";
import { HERE, NUMBER, TEXT } from "../holes.ts";

/** What a substitution stands for: a number, the current directory, or any text. */
export function outputOf(script: ParsedScript): string {
  const [statement, more] = script.commands;
  if (statement === undefined || more !== undefined || statement.background === true) return TEXT;
  const { command } = statement;
  if (command.type === "Command") return ofCommand(command, false);
  if (command.type !== "Pipeline") return TEXT;
  const last = command.commands.at(-1);
  return last?.type === "Command" ? ofCommand(last, command.commands.length > 1) : TEXT;
}

function ofCommand(command: Command, piped: boolean): string {
  const words = [command.name?.text ?? "", ...command.args.map(({ text }) => text)];
  const line = words.join(" ");
  if (line === "pwd") return HERE;
  if (/^(nproc|date \+%s|id -u|id -g)$/.test(line)) return NUMBER;
  // With no operand these count what they are fed, and print nothing but the count.
  const fed = piped || command.redirects.some((item) => item.operator === "<" || item.operator === "<<<");
  if (fed && /^wc -[lcwm]$/.test(line)) return NUMBER;
  if (fed && /^grep (-[EFivwx]*c[EFivwx]*) \S+$/.test(line)) return NUMBER;
  return TEXT;
}

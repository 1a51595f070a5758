/**
 * Commands at the trusted ref, `.gemini/commands/**.toml`, and the files, shell lines and arguments that their text
 * refers to.
 */
import { getStaticTOMLValue, ParseError, parseTOML } from "toml-eslint-parser";
import { describeFault, anyText, readData, shape } from "../lib/read-data.ts";
import type { TrustedTree } from "./tree.ts";
import { firstOf } from "../lib/cut.ts";
import { shellLine } from "./shell-args.ts";

export interface CommandFile {
  /** The name that people type, without the slash: `review`, `git:commit`. */
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly prompt: string;
}

export type CommandResult =
  | { readonly kind: "command"; readonly command: CommandFile; readonly notes: readonly string[] }
  | { readonly kind: "unknown"; readonly known: readonly string[] }
  | { readonly kind: "faulty"; readonly message: string };

const FOLDER = ".gemini/commands";

/** Names of all commands, sorted. Reads no file. */
export function commandNames(tree: TrustedTree): readonly string[] {
  return tree
    .under(FOLDER)
    .filter((path) => path.endsWith(".toml"))
    .map(nameOf)
    .sort();
}

/** Reads one command by name. The name is looked up among the files that exist, never made into a path. */
export async function readCommand(tree: TrustedTree, name: string): Promise<CommandResult> {
  const path = tree.under(FOLDER).find((file) => file.endsWith(".toml") && nameOf(file) === name);
  if (path === undefined) return { kind: "unknown", known: commandNames(tree) };
  const file = await tree.read(path);
  if (file.kind !== "text") {
    return { kind: "faulty", message: `${path} cannot be read: ${file.kind === "missing" ? "no file" : file.reason}.` };
  }
  const parsed = parse(file.text, path);
  if (typeof parsed === "string") return { kind: "faulty", message: parsed };
  const { value, faults } = readData(COMMAND, parsed.value, "a table");
  if (value === undefined)
    return { kind: "faulty", message: faults.map((fault) => `${path}: ${describeFault(fault)}`).join(" ") };
  const { prompt, description = `The command of ${path}.` } = value;
  const notes = Object.keys(Object(parsed.value))
    .filter((key) => key !== "prompt" && key !== "description")
    .map((key) => `${path}: \`${key}\` is not used.`);
  return { kind: "command", command: { name, path, description, prompt }, notes };
}

/** Where the command of a name is looked for. */
export function commandPath(name: string): string {
  return `${FOLDER}/${name.replaceAll(":", "/")}.toml`;
}

const COMMAND = shape({ prompt: anyText }, { description: anyText }, { others: "ignored" });

/** Folders become `:`, as in Gemini CLI. */
function nameOf(path: string): string {
  return path.slice(FOLDER.length + 1, -".toml".length).replaceAll("/", ":");
}

function parse(text: string, path: string): { readonly value: unknown } | string {
  try {
    return { value: getStaticTOMLValue(parseTOML(text, { tomlVersion: "1.0" })) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return `${path} is not TOML: line ${error.lineNumber}: ${error.message}.`;
  }
}

export type PlanPart =
  /** Words of the repository. */
  | { readonly kind: "text"; readonly text: string }
  /** Words of the person who called the command. */
  | { readonly kind: "args"; readonly text: string }
  /** A path or glob of the trusted commit, or otherwise a file of the workspace. */
  | { readonly kind: "file"; readonly path: string }
  /** A line for bash with quoted arguments. It runs only if policy allows it, and its output is data. */
  | { readonly kind: "shell"; readonly line: string };

type CommandPlan =
  | { readonly kind: "plan"; readonly parts: readonly PlanPart[] }
  | { readonly kind: "faulty"; readonly message: string };

/** `args` is the text after the command's name, as typed. */
export function planCommand(command: CommandFile, args: string): CommandPlan {
  const pieces = takeApart(command.prompt);
  if (typeof pieces === "string") return faulty(command, pieces);
  const parts: PlanPart[] = [];
  let placed = false;
  for (const piece of pieces) {
    if (piece.kind === "shell") {
      const line = shellLine(piece.text, args.trim());
      if (line.kind === "unsafe") return faulty(command, line.reason);
      parts.push({ kind: "shell", line: line.line });
      placed ||= piece.text.includes(ARGS);
    } else if (piece.kind === "file") {
      parts.push({ kind: "file", path: piece.text.trim() });
    } else {
      placed ||= piece.text.includes(ARGS);
      parts.push(...textParts(piece.text, args.trim()));
    }
  }
  // A prompt without a place for arguments gets them at its end, with the command as typed.
  if (!placed && args.trim() !== "") {
    parts.push({ kind: "text", text: "\n\n" }, { kind: "args", text: `/${command.name} ${args.trim()}` });
  }
  return { kind: "plan", parts };
}

/** Stands for the arguments in a prompt. */
const ARGS = "{{args}}";

function faulty(command: CommandFile, reason: string): CommandPlan {
  return { kind: "faulty", message: `${command.path}: ${reason}` };
}

function textParts(text: string, args: string): PlanPart[] {
  return text
    .split(ARGS)
    .flatMap((piece, index): PlanPart[] => [
      ...(index === 0 ? [] : [{ kind: "args" as const, text: args }]),
      ...(piece === "" ? [] : [{ kind: "text" as const, text: piece }]),
    ]);
}

interface Piece {
  readonly kind: "text" | "file" | "shell";
  readonly text: string;
}

/** Text, `@{…}` and `!{…}`; braces inside must be balanced. Returns a sentence for one that is not closed. */
function takeApart(prompt: string): readonly Piece[] | string {
  const pieces: Piece[] = [];
  let done = 0;
  for (let at = nextOpening(prompt, 0); at >= 0; at = nextOpening(prompt, done)) {
    const end = closing(prompt, at + 2);
    if (end < 0)
      return `\`${firstOf(prompt.slice(at), 30).split("\n")[0]}\` is not closed: braces inside it must be balanced.`;
    if (at > done) pieces.push({ kind: "text", text: prompt.slice(done, at) });
    pieces.push({ kind: prompt[at] === "@" ? "file" : "shell", text: prompt.slice(at + 2, end) });
    done = end + 1;
  }
  if (done < prompt.length) pieces.push({ kind: "text", text: prompt.slice(done) });
  return pieces;
}

function nextOpening(prompt: string, from: number): number {
  const found = prompt.slice(from).search(/[@!]\{/);
  return found < 0 ? -1 : from + found;
}

function closing(prompt: string, from: number): number {
  let depth = 1;
  for (let at = from; at < prompt.length; at += 1) {
    if (prompt[at] === "{") depth += 1;
    if (prompt[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

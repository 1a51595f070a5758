/**
 * The parts of a command's prompt, with the arguments filled in: in shell lines, quoted for bash so that they stay words.
 * Only a run that calls a command loads this file, and with it the parser of shell lines.
 */
import { forEachChild, parse as parseBash, type Command, type SyntaxNode, type Word } from "unbash";
import { firstOf } from "../lib/cut.ts";
import { LANGUAGES, SHELLS } from "../lib/interpreters.ts";
import { digestOf } from "../lib/seal.ts";
import type { CommandFile } from "./commands.ts";

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

type ShellLine =
  { readonly kind: "line"; readonly line: string } | { readonly kind: "unsafe"; readonly reason: string };

/** `template` contains `{{args}}` where `args` go. */
export function shellLine(template: string, args: string): ShellLine {
  const line = template.trim();
  if (args.includes("\0")) return unsafe("arguments cannot contain a NUL character.");
  if (!line.includes(ARGS)) return { kind: "line", line };
  const mark = markFor(line);
  const marked = line.replaceAll(ARGS, mark);
  const tree = parseBash(marked);
  if (tree.errors !== undefined && tree.errors.length > 0)
    return unsafe(`\`!{${line}}\` is not a line bash understands.`);
  const places = feedsInterpreter(tree) ? undefined : findPlaces(tree, marked, mark);
  if (places === undefined) return unsafe(`in \`!{${line}}\` \`{{args}}\` ${ALLOWED}`);
  const filled = places.reduceRight((text, place) => {
    const quoted = QUOTE[place.within](args);
    return text.slice(0, place.at) + quoted + text.slice(place.at + mark.length);
  }, marked);
  return { kind: "line", line: filled };
}

const ALLOWED =
  "must be an argument of a command, bare or in plain quotes: not the command itself, not in `${…}`, backticks, a here-document, a redirection or an assignment, not part of code for a shell or an interpreter, and not in a line that is piped into one.";

function unsafe(reason: string): ShellLine {
  return { kind: "unsafe", reason };
}

/** A word that does not occur in the template. */
function markFor(template: string): string {
  return `remitargs${digestOf(template)}`;
}

type Quoting = "bare" | "single" | "double";

/** Between single quotes bash interprets nothing but a single quote, so every place is turned into such a quotation. */
const QUOTE: Readonly<Record<Quoting, (args: string) => string>> = {
  bare: (args) => `'${escapeSingle(args)}'`,
  single: escapeSingle,
  double: (args) => `"'${escapeSingle(args)}'"`,
};

function escapeSingle(args: string): string {
  return args.replaceAll("'", `'\\''`);
}

interface Place {
  readonly at: number;
  readonly within: Quoting;
}

/** Every place of the mark, in order; undefined when one of them cannot be filled with certainty. */
function findPlaces(tree: SyntaxNode, source: string, mark: string): readonly Place[] | undefined {
  const found = new Map<number, Place>();
  const visit = (node: SyntaxNode): void => {
    // In backticks a backslash has a meaning even in single quotes, so nothing is inserted there.
    if (node.type === "CommandExpansion" && node.text.startsWith("`")) return;
    if (node.type === "Command") for (const place of argumentPlaces(node, source, mark)) found.set(place.at, place);
    forEachChild(node, visit);
  };
  visit(tree);
  const all = positions(source, mark, 0, source.length);
  const places = all.map((at) => found.get(at));
  return places.every((place) => place !== undefined) ? places : undefined;
}

function argumentPlaces(command: Command, source: string, mark: string): readonly Place[] {
  const words = [command.name, ...command.suffix].filter((item): item is Word => item?.type === "Word");
  return words.flatMap((word, index) => {
    if (index === 0 || !word.text.includes(mark) || isCode(words, index, mark)) return [];
    return wordPlaces(word, source, mark);
  });
}

function wordPlaces(word: Word, source: string, mark: string): readonly Place[] {
  if (word.parts === undefined) return placesIn(word.pos, word.end, "bare", source, mark);
  return word.parts.flatMap((part) => {
    if (part.type === "Literal") return placesIn(part.pos, part.end, "bare", source, mark);
    if (part.type === "SingleQuoted") return placesIn(part.pos, part.end, "single", source, mark);
    if (part.type !== "DoubleQuoted") return [];
    return part.parts.flatMap((inner) =>
      inner.type === "Literal" ? placesIn(inner.pos, inner.end, "double", source, mark) : [],
    );
  });
}

function placesIn(from: number, to: number, within: Quoting, source: string, mark: string): readonly Place[] {
  return positions(source, mark, from, to)
    .filter((at) => within === "single" || !escapedAt(source, at)) // A backslash would escape our opening quote.
    .map((at) => ({ at, within }));
}

function escapedAt(source: string, at: number): boolean {
  let backslashes = 0;
  while (source[at - 1 - backslashes] === "\\") backslashes += 1;
  return backslashes % 2 === 1;
}

function positions(source: string, mark: string, from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = source.indexOf(mark, from); at >= 0 && at < to; at = source.indexOf(mark, at + 1)) found.push(at);
  return found;
}

/** Built-ins whose arguments are code, or names that bash evaluates again (`test -v 'a[$(x)]'`). */
const BUILT_IN_CODE = new Set(
  "eval source . trap alias let declare typeset local export readonly unset read mapfile readarray getopts test [".split(
    " ",
  ),
);
/** Programs that take code or pass their arguments to a shell, anywhere in a command. */
const TAKES_CODE = new Set(["ssh", "awk", "gawk", "mawk", "nawk", "xargs", "parallel"]);
const INTERPRETER = new RegExp(
  `^(?:${SHELLS}|${LANGUAGES}|su|sudo|tclsh|osascript|pwsh|env|npx|npm|pnpm|yarn|script|watch)$`,
);
/** An option whose value, the next word or the rest of this one, is code. */
const CODE_OPTION =
  /^(?:-[A-Za-z]*[cerpES].*|--(?:eval|exec|execute|print|command|call|run|split-string)(?:=.*)?|-command|eval)$/s;

/** Whether the command reads a word as code: it would read what is quoted for bash again, without quotes. */
function isCode(words: readonly Word[], index: number, mark: string): boolean {
  const names = words.slice(0, index).map(programOf);
  if (names.some((name) => TAKES_CODE.has(name)) || BUILT_IN_CODE.has(names.find(isProgram) ?? "")) return true;
  const before = words[index - 1]?.value ?? "";
  if (names.includes("printf") && before === "-v") return true;
  if (!names.some((name) => INTERPRETER.test(name))) return false;
  const own = (words[index]?.value ?? "").split(mark)[0] ?? "";
  return (CODE_OPTION.test(before) && !before.includes("=")) || CODE_OPTION.test(own);
}

function isProgram(name: string): boolean {
  return name !== "command" && name !== "builtin" && !name.startsWith("-");
}

function programOf(word: Word | undefined): string {
  return word?.value.split("/").at(-1) ?? "";
}

/** Whether the line pipes into a program that reads its standard input as code. */
function feedsInterpreter(tree: SyntaxNode): boolean {
  let feeds = false;
  const visit = (node: SyntaxNode): void => {
    if (node.type === "Pipeline") feeds ||= node.commands.slice(1).some(readsCode);
    forEachChild(node, visit);
  };
  visit(tree);
  return feeds;
}

const SHELL = new RegExp(String.raw`^(?:${SHELLS}|su|sudo|env|source|\.|eval)$`);

function readsCode(node: SyntaxNode): boolean {
  if (node.type !== "Command") return true; // A loop or a group may contain anything.
  const program = programOf(node.name);
  const operands = node.suffix.filter((item) => item.type === "Word" && item.value !== "-");
  return (
    SHELL.test(program) ||
    TAKES_CODE.has(program) ||
    BUILT_IN_CODE.has(program) ||
    (INTERPRETER.test(program) && operands.length === 0)
  );
}

/**
 * Inserts somebody's words into a line of bash so that they stay words. `{{args}}` becomes a quoted word, or part of
 * one, as its place requires. When no way is certain, the command is refused. Pure.
 */
import { createHash } from "node:crypto";
import { forEachChild, parse, type Command, type SyntaxNode, type Word } from "unbash";

export type ShellLine =
  { readonly kind: "line"; readonly line: string } | { readonly kind: "unsafe"; readonly reason: string };

const ARGS = "{{args}}";

/** `template` contains `{{args}}` where `args` go. */
export function shellLine(template: string, args: string): ShellLine {
  const line = template.trim();
  if (args.includes("\0")) return unsafe("arguments cannot contain a NUL character.");
  if (!line.includes(ARGS)) return { kind: "line", line };
  const mark = markFor(line);
  const marked = line.replaceAll(ARGS, mark);
  const tree = parse(marked);
  if (tree.errors !== undefined && tree.errors.length > 0)
    return unsafe(`\`!{${line}}\` is not a line bash understands.`);
  const places = feedsInterpreter(tree) ? undefined : findPlaces(tree, marked, mark);
  if (places === undefined) return unsafe(`in \`!{${line}}\` \`{{args}}\` ${ALLOWED}`);
  const filled = places.reduceRight((text, place) => {
    const words = QUOTE[place.within](args);
    return text.slice(0, place.at) + words + text.slice(place.at + mark.length);
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
  const digest = createHash("sha256").update(template).digest("hex");
  return `remitargs${digest}`;
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
const INTERPRETER =
  /^(?:(?:|ba|da|z|k|mk|a|fi|tc|c|r|rba)sh|busybox|su|sudo|python[\d.]*|node|deno|bun|perl|ruby|php|lua|tclsh|osascript|pwsh|env|npx|npm|pnpm|yarn|script|watch)$/;
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

const SHELL = /^(?:(?:|ba|da|z|k|mk|a|fi|tc|c|r|rba)sh|busybox|su|sudo|env|source|\.|eval)$/;

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

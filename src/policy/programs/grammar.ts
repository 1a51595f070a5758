/** Option grammars: one description of a program's options, and the reading of a command by it. */
import { NUMBER, certainStart, hasHole, readable } from "../holes.ts";
import { APPENDED, isEffect, type Argument, type Effect } from "../shell/line.ts";
import {
  NOTHING,
  doubted,
  marked,
  pathOf,
  perhapsPath,
  together,
  type Findings,
  type Given,
  type Operand,
  type ReadProgram,
  type UseOperands,
} from "./program.ts";

/**
 * A program's options. Lists are names separated by blanks: `-n`, `--lines`. An option that stands nowhere is marked:
 * a pattern's final `*` does not open it.
 */
export interface Grammar {
  /** Options without a value that do nothing worth a word. Long ones may have one after `=`. */
  readonly flags?: string;
  /** Options whose value is a text. */
  readonly values?: string;
  /** Options whose value is a file that is read. */
  readonly reads?: string;
  /** Options whose value is a directory that later paths are relative to. */
  readonly directory?: string;
  /**
   * Options that do more than the program's plain work, a line each: effect, names, and behind a colon what they do.
   * A name with `=` takes a value, with `=<` a file that it reads, with `=>` a file that it writes:
   * `writes -o=> --output=>: writes its output to a file`.
   */
  readonly marks?: string;
  readonly operands: UseOperands;
  /** Whether options end at the first operand. */
  readonly stops?: boolean;
  /** Options (of those above) behind whose value everything is an operand, as behind `python -m`. */
  readonly ends?: string;
  /** Whether a word behind one dash is one long option, as in `find -name`. */
  readonly single?: boolean;
  /** Whether `-20` is a count. */
  readonly counts?: boolean;
  /**
   * Whether options that stand nowhere are let through: for programs that can only compute or print, and for those that
   * run the project's own code anyway. What looks like a path in their values must still be inside the workspace.
   */
  readonly lenient?: boolean;
}

interface Option {
  readonly takes: "none" | "value";
  readonly use: "text" | "read" | "write" | "directory";
  readonly mark?: { readonly effect: Effect; readonly why: string };
  /** Whether everything behind its value is an operand. */
  readonly ends?: boolean;
}

interface Prepared {
  readonly grammar: Leading;
  readonly options: ReadonlyMap<string, Option>;
  readonly guarded: boolean;
}

/** A reader of commands by a grammar. `from` is the index of the first word behind the program's name or subcommand. */
export function byGrammar(grammar: Grammar, from = 1): ReadProgram {
  return (words) => {
    const scan = scanWords(prepared(grammar), words, from, grammar.stops === true);
    const found = together(...scan.findings, grammar.operands(scan.operands, scan.given));
    const operands = { ...NOTHING, operands: scan.operands.map(({ at }) => at) };
    return together(
      operands,
      under(found, scan.directories),
      ...scan.directories.map((directory) => pathOf(directory, "read")),
    );
  };
}

/** Only what stands in front of the operands: for programs whose operands are a command. */
export function splitOptions(grammar: Leading, words: readonly Argument[], from = 1): Scan {
  return scanWords(prepared(grammar), words, from, true);
}

/** A grammar of options alone. */
export type Leading = Omit<Grammar, "operands" | "stops">;

const known = new WeakMap<Leading, Prepared>();

/** A grammar made ready for reading, each once. */
function prepared(grammar: Leading): Prepared {
  const before = known.get(grammar);
  if (before !== undefined) return before;
  const fresh = prepare(grammar);
  known.set(grammar, fresh);
  return fresh;
}

function prepare(grammar: Leading): Prepared {
  const options = new Map<string, Option>();
  const ends = new Set((grammar.ends ?? "").split(/\s+/));
  const add = (names: string | undefined, option: Option) => {
    for (const name of (names ?? "").split(/\s+/))
      if (name !== "") options.set(name, { ...option, ends: ends.has(name) });
  };
  add(grammar.flags, { takes: "none", use: "text" });
  add(grammar.values, { takes: "value", use: "text" });
  add(grammar.reads, { takes: "value", use: "read" });
  add(grammar.directory, { takes: "value", use: "directory" });
  for (const { name, ...option } of markedOptions(grammar.marks ?? "")) add(name, option);
  return { grammar, options, guarded: grammar.lenient !== true || (grammar.marks ?? "") !== "" };
}

function markedOptions(table: string): readonly (Option & { readonly name: string })[] {
  return table.split("\n").flatMap((row) => {
    const [, effect = "", names = "", why = ""] = /^\s*(\w+) (.*?): (.*)$/.exec(row) ?? [];
    if (!isEffect(effect)) return [];
    return names.split(" ").map((form) => {
      const [name = "", use] = form.split("=");
      const takes = use === undefined ? ("none" as const) : ("value" as const);
      return {
        name,
        takes,
        use: use === "<" ? ("read" as const) : use === ">" ? ("write" as const) : ("text" as const),
        mark: { effect, why },
      };
    });
  });
}

// ── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What stands where in a command. */
export interface Scan {
  readonly findings: readonly Findings[];
  readonly operands: readonly Operand[];
  /** Values of options of `directory`. */
  readonly directories: readonly Operand[];
  /** Values of the other options, by the option's name as given. */
  readonly given: Given;
}

interface Scanning {
  readonly prepared: Prepared;
  readonly words: readonly Argument[];
  readonly findings: Findings[];
  readonly operands: Operand[];
  readonly directories: Operand[];
  readonly given: Map<string, Operand[]>;
  at: number;
  /** Whether a word may still be an option. */
  options: boolean;
}

function scanWords(prepared: Prepared, words: readonly Argument[], from: number, stops: boolean): Scan {
  const scan: Scanning = {
    prepared,
    words,
    findings: [],
    operands: [],
    directories: [],
    given: new Map(),
    at: from,
    options: true,
  };
  while (scan.at < words.length) {
    const word = words[scan.at] as Argument;
    const operand = { at: scan.at, word };
    scan.at += 1;
    if (!scan.options) scan.operands.push(operand);
    else if (word.value === "--" && word.spread === "one") scan.options = false;
    else if (!isOption(word)) {
      if (couldBeOption(word)) readLoose(scan, operand);
      scan.operands.push(operand);
      if (stops) scan.options = false;
    } else readOption(scan, operand);
  }
  return scan;
}

function isOption({ value }: Argument): boolean {
  return value.startsWith("-") && value !== "-";
}

/** Whether a word that does not begin with a certain dash might turn out to. */
function couldBeOption({ value, spread }: Argument): boolean {
  return spread === "any" || /^[\uE000-\uE003\uE005]/.test(value);
}

function readLoose({ prepared, findings }: Scanning, { word }: Operand): void {
  if (!prepared.guarded) return;
  findings.push(doubted(word.text, "it could turn out as an option", hintFor(word)));
}

function hintFor({ text, spread }: Argument): string {
  if (text === APPENDED)
    return "End the command behind xargs with `--`, and let names end in NUL: find … -print0 | xargs -0 ….";
  return spread === "any"
    ? `Quote it and put \`--\` before it: -- "${text}".`
    : `Put \`--\` before it, or a directory: ./${text}.`;
}

function readOption(scan: Scanning, operand: Operand): void {
  const { value } = operand.word;
  const { grammar } = scan.prepared;
  if (grammar.counts === true && /^-(\d+|\uE002)$/.test(value)) return;
  if (value.startsWith("--") || grammar.single === true) readLong(scan, operand);
  else readCluster(scan, operand);
}

function readLong(scan: Scanning, operand: Operand): void {
  const { value } = operand.word;
  const equals = value.indexOf("=");
  const name = equals === -1 ? value : value.slice(0, equals);
  if (hasHole(name)) return unsure(scan, operand);
  const option = scan.prepared.options.get(name);
  if (option === undefined) return unknown(scan, operand, name);
  note(scan, operand, name, option);
  if (option.ends === true) scan.options = false;
  if (equals !== -1) useValue(scan, name, option, operand, equals + 1);
  else if (option.takes === "value") takeNext(scan, name, option);
}

function readCluster(scan: Scanning, operand: Operand): void {
  const { value } = operand.word;
  for (let index = 1; index < value.length; index += 1) {
    const name = `-${value.charAt(index)}`;
    if (hasHole(name)) return unsure(scan, operand);
    const option = scan.prepared.options.get(name);
    if (option === undefined) return unknown(scan, operand, name);
    note(scan, operand, name, option);
    if (option.ends === true) scan.options = false;
    if (option.takes === "none") continue;
    if (index + 1 < value.length) useValue(scan, name, option, operand, index + 1);
    else takeNext(scan, name, option);
    return;
  }
}

function note(scan: Scanning, { at, word }: Operand, name: string, { mark }: Option): void {
  if (!scan.given.has(name)) scan.given.set(name, []);
  if (mark !== undefined) scan.findings.push(marked(at, mark.effect, readable(word.value), mark.why));
}

function takeNext(scan: Scanning, name: string, option: Option): void {
  const word = scan.words[scan.at];
  if (word === undefined) return;
  if (word.spread !== "one") {
    scan.findings.push(doubted(word.text, `it may not be one word, as \`${name}\` needs`, `Quote it: "${word.text}".`));
  }
  const value = { at: scan.at, word };
  scan.at += 1;
  useValue(scan, name, option, value, 0);
}

function useValue(scan: Scanning, name: string, option: Option, { at, word }: Operand, offset: number): void {
  const value: Argument = { ...word, value: word.value.slice(offset) };
  scan.given.get(name)?.push({ at, word: value });
  if (option.use === "text") return;
  if (option.use === "directory") scan.directories.push({ at, word: value });
  else scan.findings.push(pathOf({ at, word: value }, option.use, { at: { word: at, offset } }));
}

function unknown(scan: Scanning, { at, word }: Operand, name: string): void {
  if (scan.prepared.grammar.lenient === true) {
    const value = /^--?[\w-]+=(.*)$/s.exec(word.value)?.[1];
    if (value !== undefined) scan.findings.push(perhapsPath({ at, word: { ...word, value } }));
    return;
  }
  const text = word.value.startsWith("--") || name.length > 2 ? name : `${name} (in ${readable(word.value)})`;
  scan.findings.push(marked(at, "unknown", text, "is an option that the table does not know"));
}

function unsure(scan: Scanning, { word }: Operand): void {
  // A count such as -$n is a number whatever it is.
  if (scan.prepared.grammar.counts === true && word.value === `-${NUMBER}`) return;
  scan.findings.push(
    doubted(word.text, `it could turn out as any option that begins with \`${certainStart(word.value)}\``),
  );
}

/** The findings with every path of them taken relative to the directories that options name. */
export function under(findings: Findings, directories: readonly Operand[]): Findings {
  const [directory, more] = directories.map(({ word }) => word);
  if (directory === undefined) return findings;
  if (more !== undefined || hasHole(directory.value))
    return together(findings, doubted(directory.text, "it is not certain which directory it works in"));
  return { ...findings, paths: findings.paths.map((use) => ({ ...use, under: use.under ?? directory.value })) };
}

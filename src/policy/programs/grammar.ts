/** The reading of a command by the grammar of its program's options. */
import { NUMBER, certainStart, hasHole, readable } from "../holes.ts";
import { APPENDED, type Argument } from "../shell/line.ts";
import { prepared, type Grammar, type Leading, type Option, type Prepared } from "./options.ts";
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
} from "./program.ts";

/** A reader of commands by a grammar. `from` is the index of the first word behind the program's name or subcommand. */
export function byGrammar(grammar: Grammar, from = 1): ReadProgram {
  return (words) => {
    const scan = scanWords(prepared(grammar), words, from, grammar.stops === true);
    const found = together(...scan.findings, grammar.operands(scan.operands, scan.given));
    const operands = { ...NOTHING, operands: scan.operands.map(({ at }) => at), ...leading(grammar, scan) };
    return together(
      operands,
      under(found, scan.directories),
      ...scan.directories.map((directory) => pathOf(directory, "read")),
    );
  };
}

function leading(grammar: Grammar, scan: Scan): { readonly leading?: number } {
  const first = scan.operands[0]?.at;
  const plain = scan.findings.every(({ marks, doubts, paths }) => [...marks, ...doubts, ...paths].length === 0);
  return grammar.leads === true && first !== undefined && plain ? { leading: first } : {};
}

/** Only what stands in front of the operands: for programs whose operands are a command. */
export function splitOptions(grammar: Leading, words: readonly Argument[], from = 1): Scan {
  return scanWords(prepared(grammar), words, from, true);
}

export type { Grammar, Leading } from "./options.ts";

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
  /** Whether `--` has been seen. */
  dashed: boolean;
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
    dashed: false,
  };
  while (scan.at < words.length) {
    const word = words[scan.at] as Argument;
    const operand = { at: scan.at, word, ...(scan.dashed ? { dashed: true } : {}) };
    scan.at += 1;
    if (!scan.options) scan.operands.push(operand);
    else if (word.value === "--" && word.spread === "one") [scan.options, scan.dashed] = [false, true];
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

/** Finds the same lines with other white space, or with comments that the old text leaves out. */
import { type ChangeObject, diffArrays } from "diff";
import type { Hit, Replacement } from "../edit.ts";
import { isComment, oldRows, type TextPage, toLines } from "./text.ts";

/** Every run of lines with the old text's keys, ignoring blank lines around it. */
export function findLines(page: TextPage, old: string): Hit[] {
  const { keys, first, last, whole } = oldRows(old);
  if (first === -1) return [];
  const wanted = keys.slice(first, last + 1);
  const there = page.keys();
  const starts = rowsWhere(there.length, (row) => wanted.every((key, index) => there[row + index] === key));
  const rows = keys.map((_, index) => (index < first || index > last ? -1 : index - first));
  return starts.map((row) => ({ ...page.range(row, row + wanted.length - 1, whole), rows }));
}

/** Fewer lines would match too often. */
const LEAST_LINES = 2;

/** The same, ignoring comments and blank lines in the file and in the old text. */
export function findLinesButComments(page: TextPage, old: string): Hit[] {
  const { keys, whole } = oldRows(old);
  const wanted = keys.filter(saysSomething);
  if (wanted.length < LEAST_LINES) return [];
  const there = page.keys();
  const telling = Int32Array.from(rowsWhere(there.length, (row) => saysSomething(there[row] ?? "")));
  const starts = rowsWhere(telling.length, (at) => wanted.every((key, n) => there[telling[at + n] ?? -1] === key));
  return starts.map((at) => {
    const { first, last, rows } = alignComments(keys, telling.subarray(at, at + wanted.length), there);
    return { ...page.range(first, last, whole), rows };
  });
}

function rowsWhere(count: number, holds: (row: number) => boolean): number[] {
  const rows: number[] = [];
  for (let row = 0; row < count; row += 1) if (holds(row)) rows.push(row);
  return rows;
}

function saysSomething(key: string): boolean {
  return key !== "" && !isComment(key);
}

/** Maps each line of the old text to one of the file, given those that are neither blank nor comments. */
function alignComments(keys: readonly string[], telling: Int32Array, there: readonly string[]) {
  const found = keys.map(() => -1);
  const leading = keys.findIndex(saysSomething);
  let first = telling[0] ?? 0;
  for (let index = leading - 1; index >= 0 && there[first - 1] === keys[index]; index -= 1) {
    first -= 1;
    found[index] = first;
  }
  let [next, nth] = [telling[0] ?? 0, 0];
  for (let index = leading; index < keys.length; index += 1) {
    const key = keys[index] ?? "";
    const row = saysSomething(key) ? (telling[nth++] ?? -1) : findBetween(there, key, next, telling[nth]);
    found[index] = row;
    if (row !== -1) next = row + 1;
  }
  return { first, last: next - 1, rows: found.map((row) => (row === -1 ? -1 : row - first)) };
}

/** The next line with a key, before a bound; without a bound, only the very next line. */
function findBetween(there: readonly string[], key: string, from: number, bound: number | undefined): number {
  if (bound === undefined) return there[from] === key ? from : -1;
  for (let row = from; row < bound; row += 1) if (there[row] === key) return row;
  return -1;
}

/** Applies the edit to the lines there: kept and left-out lines stay, added ones are indented like neighbours. */
export function carryLines(hit: Hit, text: string, replacement: Replacement): string {
  const place = text.slice(hit.start, hit.end);
  const there = toLines(place);
  const old = oldRows(replacement.old);
  const { rows = [] } = hit;
  const pairs = old.lines.flatMap((line, index) => {
    const own = there[rows[index] ?? -1];
    return own === undefined || own.trim() === "" ? [] : [{ from: line, to: own }];
  });
  const fresh = newLines(replacement, old.whole);
  const reindent = reindenter(pairs, fresh);
  const lines: string[] = [];
  let [oldAt, at] = [0, 0];
  for (const { value, added, removed } of diffLines(old.lines, fresh)) {
    if (added) {
      for (const line of value) lines.push(reindent(line));
      continue;
    }
    for (const row of rows.slice(oldAt, oldAt + value.length)) {
      if (row === -1) continue; // A line that the file does not have.
      lines.push(...there.slice(at, removed ? row : row + 1));
      at = row + 1;
    }
    oldAt += value.length;
  }
  lines.push(...there.slice(at));
  return lines.join("\n") + (lines.length > 0 && place.endsWith("\n") ? "\n" : "");
}

/** If the old text does not end with a line feed, one at the end of the new text would add an empty line. */
function newLines(replacement: Replacement, whole: boolean): readonly string[] {
  return whole || replacement.new === "" ? toLines(replacement.new) : replacement.new.split("\n");
}

/** A diff takes time with the square of the differing lines; beyond this many, all lines count as different. */
const MOST_DIFFERENT = 2000;

function diffLines(old: readonly string[], fresh: readonly string[]): readonly ChangeObject<string[]>[] {
  const change = { count: 0, added: false, removed: false };
  return (
    diffArrays([...old], [...fresh], { maxEditLength: MOST_DIFFERENT }) ?? [
      { ...change, removed: true, value: [...old] },
      { ...change, added: true, value: [...fresh] },
    ]
  );
}

// ── Indentation, carried from the way an edit writes it to the way its file does ────────────────────────────────────

/** A line of the old text and the matching line of the file. */
interface Pair {
  readonly from: string;
  readonly to: string;
}

/** Gives each new line the file's indentation, judged by the lines known in both. */
function reindenter(pairs: readonly Pair[], fresh: readonly string[]): (line: string) => string {
  const known = new Map<string, string>();
  for (const { from, to } of pairs) if (!known.has(indentOf(from))) known.set(indentOf(from), indentOf(to));
  const steps = [...known].map(([from, to]) => ({ from, to }));
  const carry = isSound(steps, fresh) ? carryIndent : shift;
  return (line) => {
    const body = line.trimStart();
    return body === "" || steps.length === 0 ? line : carry(indentOf(line), steps) + body;
  };
}

/** Whether the known lines show how the file indents; otherwise they give a depth no one wrote, or one for two. */
function isSound(known: readonly Pair[], fresh: readonly string[]): boolean {
  if (known.some(({ from, to }) => `${from}${to}`.includes("\t"))) return true;
  const unit = known.reduce((sum, { to }) => commonDivisor(sum, to.length), 0);
  const depths = new Set(fresh.filter((line) => line.trim() !== "").map(indentOf));
  const carried = [...depths]
    .sort((a, b) => a.length - b.length)
    .map((indent) => ({ indent, width: carryIndent(indent, known).length }));
  return carried.every(({ indent, width }, index) => {
    const isWritten = unit === 0 || width % unit === 0 || width === shift(indent, known).length;
    return isWritten && (index === 0 || width > (carried[index - 1]?.width ?? 0) || width === 0);
  });
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

/** Keeps the new text's distance from the first known line. */
function shift(indent: string, [first]: readonly Pair[]): string {
  if (first === undefined) return indent;
  return " ".repeat(Math.max(0, first.to.length + indent.length - first.from.length));
}

function indentOf(line: string): string {
  return /^[ \t]*/u.exec(line)?.[0] ?? "";
}

function carryIndent(indent: string, known: readonly Pair[]): string {
  const same = known.find(({ from }) => from === indent);
  if (same !== undefined) return same.to;
  const outer = longest(known.filter(({ from }) => indent.startsWith(from)));
  if (outer !== undefined) return outer.to + scale(indent.slice(outer.from.length), known);
  const inner = longest(
    known.filter(({ from }) => from.startsWith(indent)).map(({ from, to }) => ({ from: to, to: from })),
  );
  if (inner === undefined) return indent;
  const surplus = scale(inner.to.slice(indent.length), known);
  return inner.from.slice(0, Math.max(0, inner.from.length - surplus.length));
}

function longest(pairs: readonly Pair[]): Pair | undefined {
  return pairs.reduce<Pair | undefined>(
    (best, pair) => (best === undefined || pair.from.length > best.from.length ? pair : best),
    undefined,
  );
}

/** Converts a step of indentation to the file's characters and width. */
function scale(step: string, known: readonly Pair[]): string {
  const tabs = known.some(({ to }) => to.includes("\t"));
  const width = Math.max(1, Math.round(step.length * ratio(known, step.includes("\t"), tabs)));
  return step === "" ? "" : (tabs ? "\t" : " ").repeat(width);
}

/** The file's characters per character of the edit, from two lines of different depth; a default without them. */
function ratio(known: readonly Pair[], fromTabs: boolean, toTabs: boolean): number {
  const [first] = known;
  const other = known.find(({ from, to }) => from.length !== first?.from.length && to.length !== first?.to.length);
  if (first !== undefined && other !== undefined) {
    const measured = (other.to.length - first.to.length) / (other.from.length - first.from.length);
    if (measured > 0) return measured;
  }
  if (fromTabs === toTabs) return 1;
  return fromTabs ? 4 : 1 / 4;
}

/** Fewer tokens, or fewer characters, would match too often. */
const LEAST_TOKENS = 3;
const LEAST_CHARS = 8;
/** Characters, and characters times tokens: more takes too much memory, or too much time. */
const MOST_CHARS = 20_000;
const MOST_WORK = 4e8;

/** Places that start with the first token of a line. */
export function findTokens({ text }: TextPage, old: string): Hit[] {
  if (old.length > MOST_CHARS) return [];
  const tokens = old
    .replaceAll(/[()[\]{}<>:=,;]/gu, " $& ")
    .split(/\s+/u)
    .filter((token) => token !== "");
  if (tokens.length < LEAST_TOKENS || tokens.join("").length < LEAST_CHARS) return [];
  const escaped = tokens.map((token) => token.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`));
  if (text.length * tokens.length > MOST_WORK) return [];
  const [first = "", ...rest] = escaped;
  // The lookbehind follows the first token, so that it is not tried everywhere.
  const pattern = new RegExp([String.raw`${first}(?<=^[ \t]*${first})`, ...rest].join(String.raw`\s*`), "gmu");
  return [...text.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length }));
}

/** The new text from its first word to its last, indented like its target line. */
export function carryTokens({ start }: Hit, text: string, replacement: Replacement): string {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const from = indentOf(replacement.old.replace(/^(?:[ \t]*\n)+/u, ""));
  const [first = "", ...rest] = replacement.new
    .replace(/^(?:[ \t]*\n)+/u, "")
    .trimEnd()
    .split("\n");
  const reindent = reindenter([{ from: `${from}.`, to: `${line}.` }], rest);
  return [first.trimStart(), ...rest.map(reindent)].join("\n");
}

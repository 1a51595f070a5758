/** A text by lines, for the strategies that go by them. */
import { fold } from "./folded.ts";
import type { Range } from "./splice.ts";

/** A file's text, with its lines found and compared only once, and only when a strategy asks. */
export interface Page {
  readonly text: string;
  /** With look-alikes as ASCII; offsets are the same. */
  readonly folded: () => string;
  /** How many lines; what is behind a final line feed is none. */
  readonly count: () => number;
  /** Each line by what it has in common with lines that differ in white space and look-alikes only. */
  readonly keys: () => readonly string[];
  /** The line an offset is in, from 0. */
  readonly rowAt: (offset: number) => number;
  /** From the beginning of one line to the end of another, with that one's line feed when `whole`. */
  readonly range: (first: number, last: number, whole: boolean) => Range;
}

export function openPage(text: string): Page {
  const folded = once(() => fold(text));
  // Offsets only: a record for each line of a large file would take more memory than the file.
  const starts = once(() => findStarts(text));
  const endOf = (row: number): number => {
    const next = starts()[row + 1] ?? text.length;
    return text[next - 1] === "\n" ? next - 1 : next;
  };
  const count = (): number => starts().length;
  const sliceOf = (whole: string, row: number): string => whole.slice(starts()[row], endOf(row));
  return {
    text,
    folded,
    count,
    keys: once(() => Array.from({ length: count() }, (_, row) => plainKey(sliceOf(folded(), row)))),
    rowAt: (offset) => lastAtMost(starts(), offset),
    range: (first, last, whole) => ({
      start: starts()[first] ?? text.length,
      end: whole ? (starts()[last + 1] ?? text.length) : endOf(last),
    }),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Index of the last of ascending numbers that is at most a bound. */
function lastAtMost(numbers: Int32Array, bound: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((numbers[middle] ?? 0) <= bound) low = middle;
    else high = middle - 1;
  }
  return low;
}

function findStarts(text: string): Int32Array {
  let count = text === "" || text.endsWith("\n") ? 0 : 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  const starts = new Int32Array(count);
  for (let row = 1, at = 0; row < count; row += 1) {
    at = text.indexOf("\n", at) + 1;
    starts[row] = at;
  }
  return starts;
}

/** The lines of an old text, and which of them count: blank ones around the others do not. */
export interface OldRows {
  readonly lines: readonly string[];
  readonly keys: readonly string[];
  /** Of the lines that are not blank; -1 when all are. */
  readonly first: number;
  readonly last: number;
  /** It ends in a line feed, so it means its last line with its end. */
  readonly whole: boolean;
}

export function oldRows(old: string): OldRows {
  const lines = toLines(old);
  const keys = lines.map((line) => plainKey(fold(line)));
  const first = keys.findIndex((key) => key !== "");
  const last = keys.findLastIndex((key) => key !== "");
  return { lines, keys, first, last, whole: old.endsWith("\n") };
}

/** The lines of a text; a final line feed ends the last one, it does not begin another. */
export function toLines(text: string): readonly string[] {
  return text === "" ? [] : text.replace(/\n$/u, "").split("\n");
}

function plainKey(line: string): string {
  const trimmed = line.trim();
  return /\s\s|[^\S ]/u.test(trimmed) ? trimmed.replaceAll(/\s+/gu, " ") : trimmed;
}

/** Whether a line, by its key, says something to people only. */
export function isComment(key: string): boolean {
  return /^(?:\/\/|#(?=\s|$)|\/\*|\*(?=[\s/]|$)|--(?=\s)|<!--)/u.test(key);
}

/** A text by lines, for the strategies that go by them. */
import { lastAtMost } from "../sorted.ts";

/** A file's text, with its lines found and compared only once, and only when a strategy asks. */
export interface TextPage {
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

export function openPage(text: string): TextPage {
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
interface OldRows {
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

/** Line endings while a file is edited: texts are compared with LF, and put back with the ending that stands there. */

/** A text with LF only, and the way from an offset in it to the same place in the text as it is. */
interface UnixText {
  readonly text: string;
  /** An offset before a line's end is before its CR. */
  readonly rawOffset: (offset: number) => number;
}

/** A stretch of a text with LF only. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A stretch, and what is to stand in its place. */
export interface EditSpan extends Range {
  readonly text: string;
}

export function toUnix(raw: string): UnixText {
  if (!raw.includes("\r\n")) return { text: raw, rawOffset: (offset) => offset };
  const parts = raw.split("\r\n");
  // Offsets, in the text with LF only, of the line feeds that had a CR before them.
  const feeds: number[] = [];
  let offset = -1;
  for (const part of parts.slice(0, -1)) feeds.push((offset += part.length + 1));
  return { text: parts.join("\n"), rawOffset: (at) => at + countBelow(feeds, at) };
}

/** Put texts in the place of spans, which come in order and do not overlap; the rest stays byte for byte. */
export function splice(raw: string, spans: readonly EditSpan[]): string {
  const unix = toUnix(raw);
  let done = 0;
  const parts = spans.map((span) => {
    const kept = raw.slice(done, unix.rawOffset(span.start));
    done = unix.rawOffset(span.end);
    return kept + withEnding(span.text, endingAt(unix, raw, span.start));
  });
  return parts.join("") + raw.slice(done);
}

/** How many numbers of an ascending list are below a bound. */
function countBelow(numbers: readonly number[], bound: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Ending = "\n" | "\r\n";

/** The ending of the line that an offset is in; of the line before for a last line that has none. */
function endingAt({ text, rawOffset }: UnixText, raw: string, offset: number): Ending {
  const after = text.indexOf("\n", offset);
  const feed = after === -1 ? text.lastIndexOf("\n") : after;
  return feed !== -1 && raw[rawOffset(feed)] === "\r" ? "\r\n" : "\n";
}

function withEnding(text: string, ending: Ending): string {
  const unix = text.replaceAll("\r\n", "\n");
  return ending === "\n" ? unix : unix.replaceAll("\n", "\r\n");
}

/** One character for one, so that offsets stay what they are. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u00b4\u02bc]/gu, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, "-"],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, " "],
];

/** The text with each look-alike as its ASCII character. */
export function fold(text: string): string {
  if (!/[\u0080-\uffff]/.test(text)) return text;
  return ALIKE.reduce((folded, [characters, plain]) => folded.replaceAll(characters, plain), text);
}

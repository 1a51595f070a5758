/** A text by lines, for the strategies that compare lines. */
import { once } from "../once.ts";
import { lastAtMost } from "../sorted.ts";

/** A file's text; lines are found and compared once, and only when a strategy needs them. */
export interface TextPage {
  readonly text: string;
  /** With look-alike characters as ASCII; offsets stay the same. */
  readonly folded: () => string;
  /** The number of lines; a final line feed does not start another. */
  readonly count: () => number;
  /** A key for each line, equal for lines that differ only in white space and look-alikes. */
  readonly keys: () => readonly string[];
  /** The line that contains an offset, from 0. */
  readonly rowAt: (offset: number) => number;
  /** From the start of one line to the end of another, including its line feed when `whole`. */
  readonly range: (first: number, last: number, whole: boolean) => Range;
}

export function openPage(text: string): TextPage {
  const folded = once(() => fold(text));
  // Offsets only: an object per line of a large file would take more memory than the file.
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

/**
 * The lines of an old text, and the first and last that are not blank; -1 when all are. `whole`: it ends in a line feed, so it
 * includes the end of its last line.
 */
export function oldRows(old: string) {
  const lines = toLines(old);
  const keys = lines.map((line) => plainKey(fold(line)));
  const first = keys.findIndex((key) => key !== "");
  const last = keys.findLastIndex((key) => key !== "");
  return { lines, keys, first, last, whole: old.endsWith("\n") };
}

/** The lines of a text; a final line feed does not start another. */
export function toLines(text: string): readonly string[] {
  return text === "" ? [] : text.replace(/\n$/u, "").split("\n");
}

function plainKey(line: string): string {
  const trimmed = line.trim();
  return /\s\s|[^\S ]/u.test(trimmed) ? trimmed.replaceAll(/\s+/gu, " ") : trimmed;
}

/** Whether a line, by its key, is a comment. */
export function isComment(key: string): boolean {
  return /^(?:\/\/|#(?=\s|$)|\/\*|\*(?=[\s/]|$)|--(?=\s)|<!--)/u.test(key);
}

// ── Line endings: texts are compared with LF, and put back with the ending that stands there ────────────────────────

/** A text with LF only, and a map from its offsets to the original's. */
interface UnixText {
  readonly text: string;
  /** An offset before a line end maps to before its CR. */
  readonly rawOffset: (offset: number) => number;
}

/** A range of a text with LF only. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A range and its replacement. */
export interface EditSpan extends Range {
  readonly text: string;
}

export function toUnix(raw: string): UnixText {
  if (!raw.includes("\r\n")) return { text: raw, rawOffset: (offset) => offset };
  const parts = raw.split("\r\n");
  // Behind a -1: offsets, in the text with LF only, of line feeds that followed a CR.
  const feeds = [-1];
  for (const part of parts.slice(0, -1)) feeds.push((feeds.at(-1) ?? 0) + part.length + 1);
  return { text: parts.join("\n"), rawOffset: (at) => at + lastAtMost(feeds, at - 1) };
}

/** Replaces spans, which are in order and do not overlap; the rest stays byte for byte. */
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

type Ending = "\n" | "\r\n";

/** The ending of the line at an offset; for a last line without one, the ending of the line before. */
function endingAt({ text, rawOffset }: UnixText, raw: string, offset: number): Ending {
  const after = text.indexOf("\n", offset);
  const feed = after === -1 ? text.lastIndexOf("\n") : after;
  return feed !== -1 && raw[rawOffset(feed)] === "\r" ? "\r\n" : "\n";
}

function withEnding(text: string, ending: Ending): string {
  const unix = text.replaceAll("\r\n", "\n");
  return ending === "\n" ? unix : unix.replaceAll("\n", "\r\n");
}

/** One character for one, so that offsets stay the same. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u00b4\u02bc]/gu, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, "-"],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, " "],
];

/** The text with each look-alike replaced by its ASCII character. */
export function fold(text: string): string {
  if (!/[\u0080-\uffff]/.test(text)) return text;
  return ALIKE.reduce((folded, [characters, plain]) => folded.replaceAll(characters, plain), text);
}

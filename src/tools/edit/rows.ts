/** A text as rows, for the strategies that go by lines. */
import { fold } from "./folded.ts";
import type { Range } from "./splice.ts";

export interface Row {
  /** Without its end. */
  readonly text: string;
  readonly start: number;
  /** Behind its line feed, if it has one. */
  readonly next: number;
}

/** An empty last row, behind a final line feed, is none. */
export function toRows(text: string): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf("\n", start);
    const next = feed === -1 ? text.length : feed + 1;
    rows.push({ text: text.slice(start, feed === -1 ? text.length : feed), start, next });
    start = next;
  }
  return rows;
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
  const keys = lines.map(keyOf);
  const first = keys.findIndex((key) => key !== "");
  const last = keys.findLastIndex((key) => key !== "");
  return { lines, keys, first, last, whole: old.endsWith("\n") };
}

/** The lines of a text; a final line feed ends the last one, it does not begin another. */
export function toLines(text: string): readonly string[] {
  return text === "" ? [] : text.replace(/\n$/u, "").split("\n");
}

/** What two lines have in common that differ in white space and look-alike characters only. */
export function keyOf(line: string): string {
  return fold(line).trim().replaceAll(/\s+/gu, " ");
}

/** Whether a line, by its key, says something to people only. */
export function isComment(key: string): boolean {
  return /^(?:\/\/|#(?=\s|$)|\/\*|\*(?=[\s/]|$)|--(?=\s)|<!--)/u.test(key);
}

/** Where rows stand in their text: with the last line's end when `whole`. */
export function rangeOf(rows: readonly Row[], whole: boolean): Range {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return { start: 0, end: 0 };
  return { start: first.start, end: whole ? last.next : last.start + last.text.length };
}

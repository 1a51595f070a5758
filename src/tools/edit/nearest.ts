/** What a text that is not in a file comes nearest to, so that the next attempt can be right. */
import { startsByVotes } from "./fuzzy.ts";
import { oldRows, toRows, type Row } from "./rows.ts";
import { toUnix } from "./splice.ts";

export interface Nearest {
  /** From 1. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** The lines around the place most lines speak for; undefined when none does. */
export function findNearest(raw: string, oldText: string, around: number): Nearest | undefined {
  const rows = toRows(toUnix(raw).text);
  const { keys } = oldRows(oldText.replaceAll("\r\n", "\n"));
  const at = startsByVotes(rows, keys)[0] ?? startByWords(rows, keys);
  if (at === undefined) return undefined;
  const first = Math.max(0, at - around);
  const last = Math.min(rows.length, at + keys.length + around);
  return {
    first: first + 1,
    last,
    text: rows
      .slice(first, last)
      .map((row) => row.text)
      .join("\n"),
  };
}

/** When no line is equal: the row that has most words in common with the longest line of the old text. */
function startByWords(rows: readonly Row[], keys: readonly string[]): number | undefined {
  const longest = keys.reduce((one, other) => (other.length > one.length ? other : one), "");
  const words = new Set(wordsOf(longest));
  const shared = rows.map(({ text }) => new Set(wordsOf(text).filter((word) => words.has(word))).size);
  const most = shared.reduce((one, other) => Math.max(one, other), 0);
  return most * 2 >= words.size && most > 0 ? Math.max(0, shared.indexOf(most) - keys.indexOf(longest)) : undefined;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
}

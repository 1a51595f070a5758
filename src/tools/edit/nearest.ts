/** What a text that is not in a file comes nearest to, so that the next attempt can be right. */
import { startsByVotes } from "./fuzzy.ts";
import { oldRows, openPage, type Page } from "./rows.ts";
import { toUnix } from "./splice.ts";

export interface Nearest {
  /** From 1. */
  readonly first: number;
  readonly last: number;
  readonly text: string;
}

/** The lines around the place most lines speak for, and so many more; undefined when none does. */
export function findNearest(raw: string, oldText: string, around: number): Nearest | undefined {
  const page = openPage(toUnix(raw).text);
  const { keys } = oldRows(oldText.replaceAll("\r\n", "\n"));
  const row = startsByVotes(page, keys)[0] ?? startByWords(page, keys);
  if (row === undefined) return undefined;
  const first = Math.max(0, row - around);
  const last = Math.min(page.count(), row + keys.length + around);
  const { start, end } = page.range(first, last - 1, false);
  return { first: first + 1, last, text: page.text.slice(start, end) };
}

/** When no line is equal: the row that has most words in common with the longest line of the old text. */
function startByWords(page: Page, keys: readonly string[]): number | undefined {
  const longest = keys.reduce((one, other) => (other.length > one.length ? other : one), "");
  const words = [...new Set(longest.match(WORD) ?? [])].slice(0, MOST_WORDS);
  let best = { row: 0, shared: 0 };
  for (const [row, key] of page.keys().entries()) {
    const shared = words.filter((word) => key.includes(word)).length;
    if (shared > best.shared) best = { row, shared };
  }
  return best.shared > 0 && best.shared * 2 >= words.length ? Math.max(0, best.row - keys.indexOf(longest)) : undefined;
}

/** As many say where it is. */
const MOST_WORDS = 30;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/gu;

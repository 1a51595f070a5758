/** What a text that is not in a file comes nearest to, so that the next attempt can be right. */
import { startsByVotes } from "./fuzzy.ts";
import { oldRows, toRows } from "./rows.ts";
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
  const [at] = startsByVotes(rows, keys);
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

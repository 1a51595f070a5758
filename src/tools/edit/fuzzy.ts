/** Nearly the same lines: the last resort, within narrow bounds. */
import { distanceOf } from "./distance.ts";
import type { Hit } from "./match.ts";
import { oldRows, type Page } from "./rows.ts";

/** Gemini CLI's bounds: shorter texts are too easily like something else; above the work it takes too long. */
const LEAST_CHARS = 10;
const MOST_WORK = 4e8;
/** Share of the old text's characters that may differ, and what white space weighs in it. */
const THRESHOLD = 0.1;
const SPACE_WEIGHT = 0.1;
/** Two places this near to each other in score are a tie. */
const TIE = 0.04;

interface Scored {
  readonly row: number;
  readonly score: number;
}

/** The best place, or all that are as good: then it is not certain which is meant. */
export function findFuzzy(page: Page, old: string): Hit[] {
  const { lines, keys, first, last, whole } = oldRows(old);
  if (first === -1 || old.trim().length < LEAST_CHARS) return [];
  const wanted = lines.slice(first, last + 1);
  const starts = candidates(page, keys.slice(first, last + 1), old.length);
  const scored = starts.flatMap((row) => score(page, row, wanted));
  const rows = keys.map((_, index) => (index < first || index > last ? -1 : index - first));
  return pickBest(scored, wanted.length).map(({ row }) => ({
    ...page.range(row, row + wanted.length - 1, whole),
    rows,
  }));
}

/** Rows a window may start at: all of them when that is not too much work, else those that some lines speak for. */
function candidates(page: Page, keys: readonly string[], length: number): readonly number[] {
  const most = page.count() - keys.length;
  if (page.count() * length ** 2 > MOST_WORK) return startsByVotes(page, keys).filter((row) => row >= 0 && row <= most);
  return Array.from({ length: Math.max(0, most + 1) }, (_, row) => row);
}

/** Windows worth a comparison in a file too large to try them all. */
const MOST_STARTS = 20;

/** Starts of windows, those first in which most lines are equal. */
export function startsByVotes(page: Page, keys: readonly string[]): readonly number[] {
  const wanted = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) if (key.length > 3) wanted.set(key, [...(wanted.get(key) ?? []), index]);
  const votes = new Map<number, number>();
  for (const [row, key] of page.keys().entries()) {
    for (const index of wanted.get(key) ?? []) votes.set(row - index, (votes.get(row - index) ?? 0) + 1);
  }
  return [...votes]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, MOST_STARTS)
    .map(([row]) => row);
}

function score(page: Page, row: number, wanted: readonly string[]): readonly Scored[] {
  const { start, end } = page.range(row, row + wanted.length - 1, false);
  const old = wanted.join("\n");
  // Too short or too long by itself, white space aside: most windows end here.
  if (end - start < old.replaceAll(/\s/gu, "").length * (1 - THRESHOLD)) return [];
  const there = page.text.slice(start, end);
  // One character of a number makes another number, and never is a slip of the pen.
  if (numbers(there) !== numbers(old)) return [];
  const most = Math.floor(THRESHOLD * old.length);
  const letters = distanceOf(there.replaceAll(/\s/gu, ""), old.replaceAll(/\s/gu, ""), most);
  if (letters > most) return [];
  const all = distanceOf(there, old, letters + Math.ceil((THRESHOLD * old.length - letters) / SPACE_WEIGHT));
  const weighed = (letters + SPACE_WEIGHT * Math.max(0, all - letters)) / old.length;
  return weighed <= THRESHOLD ? [{ row, score: weighed }] : [];
}

function numbers(text: string): string {
  return text.match(/\d+/gu)?.join(" ") ?? "";
}

function pickBest(scored: readonly Scored[], height: number): readonly Scored[] {
  const ordered = [...scored].sort((a, b) => a.score - b.score);
  const [best] = ordered;
  if (best === undefined) return [];
  // A window that overlaps a better one is the same place, badly cut.
  const picked: Scored[] = [];
  for (const one of ordered) if (picked.every(({ row }) => Math.abs(row - one.row) >= height)) picked.push(one);
  return picked.filter((one) => one.score - best.score < TIE);
}

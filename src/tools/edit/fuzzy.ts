/** Nearly the same lines: the last resort, within narrow bounds. */
import { distanceOf } from "./distance.ts";
import type { Hit } from "./match.ts";
import { keyOf, oldRows, rangeOf, toRows, type Row } from "./rows.ts";

/** Gemini CLI's bounds: shorter texts are too easily like something else; above the work it takes too long. */
const LEAST_CHARS = 10;
const MOST_WORK = 4e8;
/** Share of the old text's characters that may differ, and what white space weighs in it. */
const THRESHOLD = 0.1;
const SPACE_WEIGHT = 0.1;
/** Two places this near to each other in score are a tie. */
const TIE = 0.04;

interface Scored {
  readonly at: number;
  readonly score: number;
}

/** The best place, or all that are as good: then it is not certain which is meant. */
export function findFuzzy(text: string, old: string): Hit[] {
  const { lines, keys, first, last, whole } = oldRows(old);
  if (first === -1 || old.trim().length < LEAST_CHARS) return [];
  const wanted = lines.slice(first, last + 1);
  const rows = toRows(text);
  const starts = candidates(rows, keys.slice(first, last + 1), old.length);
  const scored = starts.flatMap((at) => score(rows.slice(at, at + wanted.length), wanted, at));
  const best = pickBest(scored, wanted.length);
  const offsets = keys.map((_, index) => (index < first || index > last ? -1 : index - first));
  return best.map(({ at }) => ({ ...rangeOf(rows.slice(at, at + wanted.length), whole), rows: offsets }));
}

/** Rows a window may start at: all of them when that is not too much work, else those that some lines speak for. */
function candidates(rows: readonly Row[], keys: readonly string[], length: number): readonly number[] {
  const most = rows.length - keys.length;
  if (rows.length * length ** 2 <= MOST_WORK) return Array.from({ length: Math.max(0, most + 1) }, (_, index) => index);
  return startsByVotes(rows, keys).filter((at) => at >= 0 && at <= most);
}

/** Windows worth a comparison in a file too large to try them all. */
const MOST_STARTS = 20;

/** Starts of windows, those first in which most lines are equal. */
export function startsByVotes(rows: readonly Row[], keys: readonly string[]): readonly number[] {
  const wanted = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) if (key.length > 3) wanted.set(key, [...(wanted.get(key) ?? []), index]);
  const votes = new Map<number, number>();
  for (const [row, { text }] of rows.entries()) {
    for (const index of wanted.get(keyOf(text)) ?? []) votes.set(row - index, (votes.get(row - index) ?? 0) + 1);
  }
  return [...votes]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, MOST_STARTS)
    .map(([at]) => at);
}

function score(window: readonly Row[], wanted: readonly string[], at: number): readonly Scored[] {
  const there = window.map(({ text }) => text).join("\n");
  const old = wanted.join("\n");
  const [bareThere, bareOld] = [there.replaceAll(/\s/gu, ""), old.replaceAll(/\s/gu, "")];
  const most = Math.floor(THRESHOLD * old.length);
  // One character of a number makes another number, and never is a slip of the pen.
  if (numbers(there) !== numbers(old)) return [];
  const letters = distanceOf(bareThere, bareOld, most);
  if (letters > most) return [];
  const all = distanceOf(there, old, letters + Math.ceil((THRESHOLD * old.length - letters) / SPACE_WEIGHT));
  const weighed = (letters + SPACE_WEIGHT * Math.max(0, all - letters)) / old.length;
  return weighed <= THRESHOLD ? [{ at, score: weighed }] : [];
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
  for (const one of ordered) if (picked.every(({ at }) => Math.abs(at - one.at) >= height)) picked.push(one);
  return picked.filter((one) => one.score - best.score < TIE);
}

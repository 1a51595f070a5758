/** Finds nearly equal lines: the last strategy, within narrow limits. */
import type { Hit } from "../edit.ts";
import { oldRows, openPage, type TextPage, toUnix } from "./text.ts";
import { distanceOf } from "../distance.ts";

/** Gemini CLI's limits: shorter texts resemble too much; beyond the limit of work it takes too long. */
const LEAST_CHARS = 10;
const MOST_WORK = 4e8;
/** The share of the old text's characters that may differ, and the weight of white space in it. */
const THRESHOLD = 0.1;
const SPACE_WEIGHT = 0.1;
/** Two places whose scores differ by less are a tie. */
const TIE = 0.04;

interface Scored {
  readonly row: number;
  readonly score: number;
}

/** The best place, or all equally good ones: then it is uncertain which is meant. */
export function findFuzzy(page: TextPage, old: string): Hit[] {
  const { lines, keys, first, last, whole } = oldRows(old);
  if (first === -1 || old.trim().length < LEAST_CHARS) return [];
  const target = toTarget(lines.slice(first, last + 1));
  const starts = candidates(page, keys.slice(first, last + 1), old.length);
  const scored = starts.flatMap((row) => score(page, row, target));
  const rows = keys.map((_, index) => (index < first || index > last ? -1 : index - first));
  return pickBest(scored, target.height).map(({ row }) => ({
    ...page.range(row, row + target.height - 1, whole),
    rows,
  }));
}

/** Rows where a window may start: all of them if that is not too much work, otherwise those where some lines match. */
function candidates(page: TextPage, keys: readonly string[], length: number): readonly number[] {
  const most = page.count() - keys.length;
  if (page.count() * length ** 2 > MOST_WORK) {
    const fit = startsByVotes(page, keys).filter((row) => row >= 0 && row <= most);
    return fit.slice(0, Math.floor(MOST_WORK / length ** 2));
  }
  return Array.from({ length: Math.max(0, most + 1) }, (_, row) => row);
}

/** How many windows are compared in a file too large to try all. */
const MOST_STARTS = 20;
/** A line that occurs more often in the old text says little about the place. */
const MOST_SAME = 10;

/** Starts of windows, those with the most equal lines first. */
function startsByVotes(page: TextPage, keys: readonly string[]): readonly number[] {
  const wanted = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    const same = wanted.get(key) ?? [];
    if (key.length > 3 && same.length < MOST_SAME) wanted.set(key, [...same, index]);
  }
  const votes = new Map<number, number>();
  for (const [row, key] of page.keys().entries()) {
    for (const index of wanted.get(key) ?? []) votes.set(row - index, (votes.get(row - index) ?? 0) + 1);
  }
  return [...votes]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, MOST_STARTS)
    .map(([row]) => row);
}

/** The old text, prepared once for all comparisons. */
interface Target {
  readonly text: string;
  readonly bare: string;
  readonly numbers: string;
  readonly height: number;
}

function toTarget(lines: readonly string[]): Target {
  const text = lines.join("\n");
  return { text, bare: strip(text), numbers: numbersIn(text), height: lines.length };
}

function score(page: TextPage, row: number, { text, bare, numbers, height }: Target): readonly Scored[] {
  const { start, end } = page.range(row, row + height - 1, false);
  const most = Math.floor(THRESHOLD * text.length);
  // Too short, or far too long: most windows end here.
  if (end - start < bare.length - most || end - start > text.length * 10) return [];
  const there = page.text.slice(start, end);
  // A changed digit makes another number, which is never a slip.
  if (numbersIn(there) !== numbers) return [];
  const letters = distanceOf(strip(there), bare, most);
  if (letters > most) return [];
  const all = distanceOf(there, text, letters + Math.ceil((THRESHOLD * text.length - letters) / SPACE_WEIGHT));
  const weighed = (letters + SPACE_WEIGHT * Math.max(0, all - letters)) / text.length;
  return weighed <= THRESHOLD ? [{ row, score: weighed }] : [];
}

function strip(text: string): string {
  return text.replaceAll(/\s+/gu, "");
}

function numbersIn(text: string): string {
  return text.match(/\d+/gu)?.join(" ") ?? "";
}

function pickBest(scored: readonly Scored[], height: number): readonly Scored[] {
  const ordered = [...scored].sort((a, b) => a.score - b.score);
  const best = ordered[0]?.score ?? 0;
  // A window that overlaps a better one is the same place, badly cut. Of any `height` rows, one can be taken.
  const taken = new Map<number, number>();
  return ordered.filter(({ row, score: own }) => {
    const block = Math.floor(row / height);
    const near = [block - 1, block, block + 1].map((one) => taken.get(one));
    if (own - best >= TIE || near.some((one) => one !== undefined && Math.abs(one - row) < height)) return false;
    taken.set(block, row);
    return true;
  });
}

/** The place where most lines match, and `around` lines on either side, counted from 1; undefined when none matches. */
export function findNearest(raw: string, oldText: string, around: number) {
  const page = openPage(toUnix(raw).text);
  const { keys } = oldRows(oldText.replaceAll("\r\n", "\n"));
  const row = startsByVotes(page, keys)[0] ?? startByWords(page, keys);
  if (row === undefined) return undefined;
  const first = Math.max(0, row - around);
  const last = Math.min(page.count(), row + keys.length + around);
  const { start, end } = page.range(first, last - 1, false);
  return { first: first + 1, last, text: page.text.slice(start, end) };
}

/** When no line is equal: the row that shares most words with the longest line of the old text. */
function startByWords(page: TextPage, keys: readonly string[]): number | undefined {
  const longest = keys.reduce((one, other) => (other.length > one.length ? other : one), "");
  const words = [...new Set(longest.match(WORD) ?? [])].slice(0, MOST_WORDS);
  let best = { row: 0, shared: 0 };
  for (const [row, key] of page.keys().entries()) {
    const shared = words.filter((word) => key.includes(word)).length;
    if (shared > best.shared) best = { row, shared };
  }
  return best.shared > 0 && best.shared * 2 >= words.length ? Math.max(0, best.row - keys.indexOf(longest)) : undefined;
}

/** More words would not make the place clearer. */
const MOST_WORDS = 30;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/gu;

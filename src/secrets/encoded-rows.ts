/** Finds where a text may be encoded: rows of letters that spell ASCII in base64, or digits. */
import { WINDOW, type PatternIndex } from "./pattern-index.ts";

/** Where encoded parts of the letters begin, each list in order. */
export interface EncodedRuns {
  /** Runs of base64 groups of four that spell ASCII. The start of one is not visible: all four offsets are tried. */
  readonly base64: number[];
  /** Runs of hexadecimal digits and separators. */
  readonly digits: number[];
  /** The automaton's state after the last letter. */
  state: number;
  /** The last letter of the last whole row of base64 groups at each offset. */
  readonly groupEnds: Int32Array;
}

export function openRows(): EncodedRuns {
  return { base64: [], digits: [], state: BEFORE_DIGITS, groupEnds: new Int32Array(4).fill(-4) };
}

/**
 * Adds the rows that become whole between `from` and `to`. Every letter of every text passes through here, and hardly
 * one ends a row.
 *
 * An automaton detects what may be encoded: bit n of its state says that the last n + 1 letters fit the first n + 1 of
 * a row.
 */
export function findRows(codes: Uint16Array, from: number, to: number, index: PatternIndex, rows: EncodedRuns): void {
  const [fitting, firsts, lasts] = [FITTING, FIRSTS, groupsLast(index) | DIGITS_LAST];
  const ends: number[] = [];
  let { state } = rows;
  for (let at = from; at < to; at++) {
    state = ((state << 1) | firsts) & (fitting[codes[at] as number] as number);
    if ((state & lasts) !== 0) ends.push(at, state);
  }
  rows.state = state;
  addRows(ends, index, rows);
}

/** Adds what becomes whole with each of the `ends` (a letter, and the state after it). */
function addRows(ends: readonly number[], index: PatternIndex, { base64, digits, groupEnds }: EncodedRuns): void {
  const [last, length] = [groupsLast(index), 4 * leastGroups(index)];
  for (let next = 0; next < ends.length; next += 2) {
    const [at, state] = [ends[next] as number, ends[next + 1] as number];
    if ((state & DIGITS_LAST) !== 0) digits.push(at + 1 - ROW);
    if ((state & last) === 0) continue;
    // A further group belongs to the same run.
    if (groupEnds[at & 3] !== at - 4) base64.push(at + 1 - length);
    groupEnds[at & 3] = at;
  }
}

/** The bit that says that the groups of base64 are as many as a pattern needs. */
function groupsLast(index: PatternIndex): number {
  return 1 << (4 * leastGroups(index) - 1);
}

/** Bytes of a pattern that must be present. */
export function leastBytes({ shortest }: Pick<PatternIndex, "shortest">): number {
  return Math.min(shortest, WINDOW);
}

/** Groups of four that this many bytes fill, wherever they begin; they begin and end inside other groups. */
function leastGroups(index: PatternIndex): number {
  return Math.max(2, Math.floor((leastBytes(index) - 2) / 3));
}

/** Whether the letter is of a kind; there is none beyond `length`. */
export function isOf(codes: Uint16Array, at: number, length: number, kind: number): boolean {
  return at >= 0 && at < length && ((KINDS[codes[at] as number] as number) & kind) !== 0;
}

/** Whether four letters from `at` on may spell three ASCII bytes in base64. */
export function isGroup(codes: Uint16Array, at: number, length: number): boolean {
  return (
    isOf(codes, at, length, FIRST) &&
    isOf(codes, at + 1, length, SECOND) &&
    isOf(codes, at + 2, length, THIRD) &&
    isOf(codes, at + 3, length, BASE64)
  );
}

/** The end of a run of letters of a kind that begins before `from`. */
export function runEnd(codes: Uint16Array, from: number, length: number, kind: number): number {
  let end = from;
  while (end < length && ((KINDS[codes[end] as number] as number) & kind) !== 0) end++;
  return end;
}

/** What a letter may be in an encoding, as bits. */
export const [BASE64, HEXADECIMAL, NUMBERS, DIGIT] = [1, 16, 32, 64] as const;
/** The three places in a group of base64. */
const [FIRST, SECOND, THIRD] = [2, 4, 8] as const;
const GROUP_KINDS = [FIRST, SECOND, THIRD, BASE64] as const;
export const KINDS = new Uint8Array(1 << 16);

// In a group of four that spells three ASCII letters, some bits are 0.
Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", (letter, value) => {
  mark(
    letter,
    BASE64 | ((value & 32) === 0 ? FIRST : 0) | ((value & 8) === 0 ? SECOND : 0) | ((value & 2) === 0 ? THIRD : 0),
  );
});
KINDS["-".charCodeAt(0)] = KINDS["+".charCodeAt(0)] as number;
KINDS["_".charCodeAt(0)] = KINDS["/".charCodeAt(0)] as number;
for (const letter of "0123456789abcdefABCDEF:-,xX") mark(letter, HEXADECIMAL);
for (const letter of "0123456789abcdefABCDEF") mark(letter, DIGIT);
for (const letter of "0123456789,") mark(letter, NUMBERS);

function mark(letter: string, kinds: number): void {
  KINDS[letter.charCodeAt(0)] = (KINDS[letter.charCodeAt(0)] as number) | kinds;
}

/**
 * Bits of the automaton: at most three groups of base64; a letter that is none of the digits that follow, so that a run
 * of them is one row; and digits for six bytes, the minimum.
 */
const [GROUPS, ROW] = [12, 12] as const;
const BEFORE_DIGITS = 1 << GROUPS;
const DIGITS_LAST = BEFORE_DIGITS << ROW;
const FIRSTS = 1 | BEFORE_DIGITS;

/** For each letter: the places in a row of either kind that it fits. */
const FITTING = new Int32Array(1 << 16).fill(BEFORE_DIGITS);
for (const [code, kinds] of KINDS.subarray(0, 128).entries()) {
  const row = (kinds & HEXADECIMAL) === 0 ? BEFORE_DIGITS : ((1 << ROW) - 1) << (GROUPS + 1);
  const groups = Array.from({ length: GROUPS }, (_, place) => {
    return (kinds & (GROUP_KINDS[place % 4] as number)) === 0 ? 0 : 1 << place;
  });
  FITTING[code] = groups.reduce((fits, bit) => fits | bit, row);
}

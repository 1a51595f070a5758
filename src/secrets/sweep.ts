/** One pass over letters: where a needle may be, and where bytes may be written as letters. */
import type { Letters } from "./letters.ts";
import { mix, slotOf, WINDOW, type Index } from "./needles.ts";

/** Places of letters that are worth a closer look, each list in order. */
export interface Suspects {
  /** The last letter of a group that may be a needle's. */
  readonly groups: number[];
  /** The first letter of a run of groups of four that spell ASCII in base64. */
  readonly base64: number[];
  /** The first letter of a run of hexadecimal digits and what stands between them. */
  readonly digits: number[];
}

/** Looks at every letter once. Nothing encoded is looked for unless `deep`. */
export function sweep(letters: Letters, index: Index, deep: boolean): Suspects {
  const groups = leastGroups(index);
  const wholeGroups = 1 << (4 * groups - 1);
  const { met, fitted } = meet(letters, index, deep ? wholeGroups | WHOLE_ROW : 0);
  return { groups: met, ...tellApart(letters, fitted, groups) };
}

interface Met {
  /** Where a group of letters ends whose hash is a needle's. */
  readonly met: number[];
  /** Where a whole pattern ends. */
  readonly fitted: number[];
}

/**
 * Every letter of every text comes through here: what is in no needle and in no pattern takes one way, and nothing is done
 * with the rest but to note it.
 *
 * An automaton tells what may be encoded: bit n of its state says that the last n + 1 letters go with the first n + 1 of a
 * pattern, which is some groups of base64 in the lower bits and a row of digits in the upper; `whole` are their last.
 */
function meet({ codes, length }: Letters, { bits, bitShift }: Index, whole: number): Met {
  const met: number[] = [];
  const fitted: number[] = [];
  let hash = 0;
  let state = 0;
  for (let at = 0; at < length; at++) {
    const code = codes[at] as number;
    hash = mix(hash, code);
    state = ((state << 1) | FIRSTS) & (FITTING[code] as number);
    const bit = slotOf(hash, bitShift);
    if ((((bits[bit >>> 5] as number) >>> (bit & 31)) & 1) !== 0) met.push(at);
    if ((state & whole) !== 0) fitted.push(at);
  }
  return { met, fitted };
}

/** Of the places where a pattern ends: where the runs begin that are of one kind and of the other. */
function tellApart({ codes, length }: Letters, fitted: readonly number[], groups: number): Omit<Suspects, "groups"> {
  const base64: number[] = [];
  const digits: number[] = [];
  let digitsEnd = 0;
  for (const at of fitted) {
    const first = at + 1 - 4 * groups;
    // One group more: the run began before, and has been told.
    if (!isGroup(codes, first - 4, length) && areGroups(codes, first, at, length)) base64.push(first);
    if (at < digitsEnd || runEnd(codes, at + 1 - ROW, at + 1, HEXADECIMAL) <= at) continue;
    digits.push(at + 1 - ROW);
    digitsEnd = runEnd(codes, at, length, HEXADECIMAL);
  }
  return { base64, digits };
}

function areGroups(codes: Uint16Array, from: number, last: number, length: number): boolean {
  for (let at = from; at < last; at += 4) if (!isGroup(codes, at, length)) return false;
  return true;
}

/** Bytes of a needle that must be there. */
export function leastBytes({ shortest }: Pick<Index, "shortest">): number {
  return Math.min(shortest, WINDOW);
}

/** Groups of four that so many bytes fill, wherever they begin; and they begin and end in others. */
function leastGroups(index: Index): number {
  return Math.max(2, Math.floor((leastBytes(index) - 2) / 3));
}

/** Whether the letter is of a kind; there is none beyond `length`. */
export function isOf(codes: Uint16Array, at: number, length: number, kind: number): boolean {
  return at >= 0 && at < length && ((KINDS[codes[at] as number] as number) & kind) !== 0;
}

/** Whether four letters from `at` on may spell three bytes of ASCII in base64. */
export function isGroup(codes: Uint16Array, at: number, length: number): boolean {
  return (
    isOf(codes, at, length, FIRST) &&
    isOf(codes, at + 1, length, SECOND) &&
    isOf(codes, at + 2, length, THIRD) &&
    isOf(codes, at + 3, length, BASE64)
  );
}

/** Where a run of letters of a kind ends that begins before `from`. */
export function runEnd(codes: Uint16Array, from: number, length: number, kind: number): number {
  let end = from;
  while (isOf(codes, end, length, kind)) end++;
  return end;
}

/** What a letter may be in a coding, as bits. */
export const [BASE64, HEXADECIMAL, NUMBERS, DIGIT] = [1, 16, 32, 64] as const;
/** The three places in a group of base64. */
const [FIRST, SECOND, THIRD] = [2, 4, 8] as const;
const GROUP_KINDS = [FIRST, SECOND, THIRD, BASE64] as const;
const KINDS = new Uint8Array(1 << 16);

// In a group of four that spells three letters of ASCII some bits are 0.
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

/** Bits of the automaton: three groups of base64 at most, and digits in a row: six bytes, the least there can be. */
const [GROUPS, ROW] = [12, 12] as const;
const FIRSTS = 1 | (1 << GROUPS);
const WHOLE_ROW = 1 << (GROUPS + ROW - 1);

/** By a letter: the places of the patterns that it goes with; none beyond ASCII. */
const FITTING = new Int32Array(1 << 16);
for (const [code, kinds] of KINDS.subarray(0, 128).entries()) {
  const row = (kinds & HEXADECIMAL) === 0 ? 0 : ((1 << ROW) - 1) << GROUPS;
  const groups = Array.from({ length: GROUPS }, (_, place) => {
    return (kinds & (GROUP_KINDS[place % 4] as number)) === 0 ? 0 : 1 << place;
  });
  FITTING[code] = groups.reduce((fits, bit) => fits | bit, row);
}

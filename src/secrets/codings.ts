/** Finds and decodes the encoded parts of a text. */
import type { Letters } from "./letters.ts";
import { WINDOW, type Index } from "./pattern-index.ts";

/** The first and last letter that spell one byte. */
export interface Origin {
  readonly from: number;
  readonly to: number;
}

/** Receives decoded bytes, which are in the given room, one character per byte, and where each of them is spelled. */
export type Take = (bytes: number, origin: (at: number) => Origin) => void;

/**
 * Passes on what is encoded in base64 in either alphabet, in hexadecimal and in lists of numbers, if it is ASCII and as
 * long as a pattern: `ends` are the letters with one of {@link lastBits}. The start of a base64 run is not visible, but
 * hardly one offset in four gives text. The bytes stay in `room` until `take` returns.
 */
export function readEncoded(
  letters: Letters,
  ends: readonly number[],
  index: Index,
  room: Uint16Array,
  take: Take,
): void {
  const { base64, digits } = tellApart(letters, ends, index);
  for (const first of base64) readBase64(letters, first, room, take);
  for (const from of digits) readDigits(letters, from, leastBytes(index), room, take);
}

/** The bits of {@link FITTING} that end a row: some groups of base64, or digits. */
export function lastBits(index: Index): number {
  return (1 << (4 * leastGroups(index) - 1)) | (1 << (GROUPS + ROW - 1));
}

/** Letters that may be bytes; each list is sorted. */
interface Suspects {
  /** The first letter of a run of base64 groups of four that spell ASCII. */
  readonly base64: number[];
  /** The first letter of a run of hexadecimal digits and separators. */
  readonly digits: number[];
}

/** Given where rows end: where the runs of either kind begin. */
function tellApart({ codes, length }: Letters, ends: readonly number[], index: Index): Suspects {
  const groups = leastGroups(index);
  const base64: number[] = [];
  const digits: number[] = [];
  let digitsEnd = 0;
  for (const at of ends) {
    const first = at + 1 - 4 * groups;
    // Further groups belong to a run that has been reported.
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

/** Bytes of a pattern that must be present. */
function leastBytes({ shortest }: Pick<Index, "shortest">): number {
  return Math.min(shortest, WINDOW);
}

/** Groups of four that this many bytes fill, wherever they begin; they begin and end inside other groups. */
function leastGroups(index: Index): number {
  return Math.max(2, Math.floor((leastBytes(index) - 2) / 3));
}

/** The whole run of groups from `first`, with the neighbouring groups that may contain parts of a pattern. */
function readBase64({ codes, length }: Letters, first: number, room: Uint16Array, take: Take): void {
  let end = first;
  while (isGroup(codes, end, length)) end += 4;
  for (let more = 0; more < 4 && isOf(codes, end, length, BASE64); more++) end++;
  let from = first;
  while (from > first - 4 && isOf(codes, from - 1, length, BASE64)) from--;
  if (from !== first - 4) from = first;
  take(decodeBase64(codes, from, end, room), (at) => {
    const letter = from + 4 * Math.floor(at / 3) + (at % 3);
    return { from: letter, to: Math.min(letter + 1, end - 1) };
  });
}

/** Writes the bytes to `into`; returns how many. A single remaining letter spells none. */
function decodeBase64(codes: Uint16Array, from: number, end: number, into: Uint16Array): number {
  let [length, bits, value] = [0, 0, 0];
  for (let at = from; at < end; at++) {
    value = ((value << 6) | (VALUES[codes[at] as number] as number)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    into[length++] = (value >> bits) & 0xff;
  }
  return length;
}

const VALUES = new Uint8Array(128);
for (const alphabet of ["+/", "-_"])
  Array.from(`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${alphabet}`, (letter, value) => {
    VALUES[letter.charCodeAt(0)] = value;
  });

/** The bytes of a run of digits and separators, if it can spell at least `least` bytes. */
function readDigits({ codes, length }: Letters, from: number, least: number, room: Uint16Array, take: Take): void {
  const to = runEnd(codes, from, length, HEXADECIMAL);
  if (to - from < 2 * least) return;
  const takeBytes: TakeBytes = (bytes, place) => takeText(bytes, place, least, room, take);
  readHexadecimal(codes, from, to, takeBytes);
  for (let at = from; at < to; at++) {
    const end = runEnd(codes, at, length, NUMBERS);
    if (end - at >= 2 * least) readNumbers(codes, at, end, takeBytes);
    at = end;
  }
}

type TakeBytes = (bytes: Uint16Array, place: (at: number) => Origin) => void;

const [ZERO, X] = [0x30, 0x78] as const;

/** `68756e74`, `68:75:6e:74`, `0x68, 0x75`. */
function readHexadecimal(codes: Uint16Array, from: number, to: number, take: TakeBytes): void {
  const digits = new Uint32Array(to - from);
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = codes[at] as number;
    if (isOf(codes, at, to, DIGIT)) digits[count++] = at;
    else if ((code | 0x20) === X && count > 0 && codes[at - 1] === ZERO) count--;
  }
  // The digit where a byte begins is not visible.
  for (let skip = 0; skip < 2; skip++) {
    const bytes = new Uint16Array(Math.max(0, count - skip) >> 1);
    for (let at = 0; at < bytes.length; at++) {
      const digit = 2 * at + skip;
      bytes[at] =
        (valueOf(codes[digits[digit] as number] as number) << 4) |
        valueOf(codes[digits[digit + 1] as number] as number);
    }
    const place = (at: number): Origin => ({
      from: digits[2 * at + skip] ?? from,
      to: digits[2 * at + skip + 1] ?? from,
    });
    take(bytes, place);
  }
}

/** Of a hexadecimal digit. */
function valueOf(code: number): number {
  return (code & 15) + (code >> 6) * 9;
}

/** `104, 117, 110`. */
function readNumbers(codes: Uint16Array, from: number, to: number, take: TakeBytes): void {
  const numbers = Buffer.from(codes.subarray(from, to)).toString("latin1").split(",");
  const ends: number[] = [];
  for (const [index, digits] of numbers.entries()) ends.push((ends[index - 1] ?? from - 1) + 1 + digits.length);
  const bytes = numbers.map((digits) => (digits.length > 3 || Number(digits) > 255 ? 255 : Number(digits)));
  const place = (at: number): Origin => {
    const end = ends[at] ?? to;
    return { from: end - (numbers[at]?.length ?? 0), to: end - 1 };
  };
  take(Uint16Array.from(bytes), place);
}

/** The stretches of bytes that are ASCII. */
function takeText(
  bytes: Uint16Array,
  place: (at: number) => Origin,
  least: number,
  room: Uint16Array,
  take: Take,
): void {
  let row = 0;
  for (let at = 0; at < bytes.length; at++) {
    row = (row + 1) * (((bytes[at] as number) >> 7) ^ 1);
    if (row !== least) continue;
    const first = at + 1 - least;
    while (at + 1 < bytes.length && (bytes[at + 1] as number) < 0x80) at++;
    room.set(bytes.subarray(first, at + 1));
    take(at + 1 - first, (index) => place(first + index));
  }
}

/** Whether the letter is of a kind; there is none beyond `length`. */
function isOf(codes: Uint16Array, at: number, length: number, kind: number): boolean {
  return at >= 0 && at < length && ((KINDS[codes[at] as number] as number) & kind) !== 0;
}

/** Whether four letters from `at` on may spell three ASCII bytes in base64. */
function isGroup(codes: Uint16Array, at: number, length: number): boolean {
  return (
    isOf(codes, at, length, FIRST) &&
    isOf(codes, at + 1, length, SECOND) &&
    isOf(codes, at + 2, length, THIRD) &&
    isOf(codes, at + 3, length, BASE64)
  );
}

/** The end of a run of letters of a kind that begins before `from`. */
function runEnd(codes: Uint16Array, from: number, length: number, kind: number): number {
  let end = from;
  while (isOf(codes, end, length, kind)) end++;
  return end;
}

/** What a letter may be in an encoding, as bits. */
const [BASE64, HEXADECIMAL, NUMBERS, DIGIT] = [1, 16, 32, 64] as const;
/** The three places in a group of base64. */
const [FIRST, SECOND, THIRD] = [2, 4, 8] as const;
const GROUP_KINDS = [FIRST, SECOND, THIRD, BASE64] as const;
const KINDS = new Uint8Array(1 << 16);

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

/** Bits of the automaton: at most three groups of base64, and digits for six bytes, the minimum. */
const [GROUPS, ROW] = [12, 12] as const;
export const FIRSTS = 1 | (1 << GROUPS);

/** For each letter: the positions in a row of either kind that it fits; none beyond ASCII. */
export const FITTING = new Int32Array(1 << 16);
for (const [code, kinds] of KINDS.subarray(0, 128).entries()) {
  const row = (kinds & HEXADECIMAL) === 0 ? 0 : ((1 << ROW) - 1) << GROUPS;
  const groups = Array.from({ length: GROUPS }, (_, place) => {
    return (kinds & (GROUP_KINDS[place % 4] as number)) === 0 ? 0 : 1 << place;
  });
  FITTING[code] = groups.reduce((fits, bit) => fits | bit, row);
}

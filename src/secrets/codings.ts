/** Finds where a text may be encoded (runs of letters that spell ASCII in base64, or digits), and decodes it. */
import { isUnseen, type Letters } from "./letters.ts";
import { type PatternIndex, WINDOW } from "./pattern-index.ts";

/** The first and last letter that spell one byte. */
interface SourceSpan {
  readonly from: number;
  readonly to: number;
}

/** Where decoded bytes are put; as long as the letters they are decoded from. */
export interface DecodeBuffers {
  readonly bytes: Uint16Array;
  /** For hexadecimal: where its digits are, and the first of each byte, by its number. For numbers: their ends. */
  readonly places: Uint32Array;
  readonly digits: Uint32Array;
}

/** Receives decoded bytes, which are in the given room, one character per byte, and where each of them is spelled. */
type Take = (bytes: number, origin: (at: number) => SourceSpan) => void;

/** Passes on what the runs spell, if it is ASCII and long enough. The bytes stay in `room` until `take` returns. */
export function readEncoded(
  { codes, length }: Letters,
  runs: EncodedRuns,
  index: PatternIndex,
  room: DecodeBuffers,
  take: Take,
): void {
  for (const first of runs.base64) readBase64(codes, length, first, room.bytes, take);
  const decoding = { codes, length, least: leastBytes(index), room, take };
  for (const first of runs.digits) readDigits(decoding, first);
}

/** The whole run of groups from `first`, with the neighbouring groups that may contain parts of a pattern. */
function readBase64(codes: Uint16Array, length: number, first: number, room: Uint16Array, take: Take): void {
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
function readDigits(decoding: Decoding, from: number): void {
  const { codes, length, least, room } = decoding;
  const run: DigitRun = { count: 0, commas: false, end: from };
  while (placeDigits(codes, run.end, Math.min(run.end + PART, length), room.places, run));
  const to = run.end;
  if (to - from < 2 * least) return;
  readHexadecimal(decoding, run.count);
  if (!run.commas) return; // `seq` prints a megabyte without one.
  for (let at = from; at < to; at++) {
    const end = runEnd(codes, at, to, NUMBERS);
    if (end - at >= 2 * least && codes.subarray(at, end).includes(COMMA)) readNumbers(decoding, at, end);
    at = end;
  }
}

/** What readers of digits need: letters, the fewest bytes that count, and what to do with them. */
interface Decoding {
  readonly codes: Uint16Array;
  readonly length: number;
  readonly least: number;
  readonly room: DecodeBuffers;
  readonly take: Take;
}

const [ZERO, X, COMMA] = [0x30, 0x78, 0x2c] as const;

/** Stands after each stretch of ASCII letters, for all that is none. */
const BORDER = 0xff;

/** By an ASCII byte: 1 if it counts as a letter, else 0. */
const SEEN = Uint8Array.from({ length: 0x80 }, (_, byte) => (isUnseen(byte) ? 0 : 1));

/** Ends a stretch of `stretch` letters, which is dropped if it is shorter than `least`; returns the new length. */
function endStretch(bytes: Uint16Array, length: number, stretch: number, least: number): number {
  if (stretch < least) return length - stretch;
  bytes[length] = BORDER;
  return length + 1;
}

/** `68756e74`, `68:75:6e:74`, `0x68, 0x75`, of which the digits have been placed. */
function readHexadecimal({ codes, least, room, take }: Decoding, count: number): void {
  const { digits, places } = room;
  const origin = (at: number): SourceSpan => {
    const digit = digits[at] as number;
    return { from: places[digit] as number, to: places[digit + 1] as number };
  };
  // The digit where a byte begins is not visible.
  for (let skip = 0; skip < 2; skip++) {
    const spelled: Spelled = { length: 0, stretch: 0 };
    for (let digit = skip; digit + 1 < count; digit += PART)
      pairDigits(codes, digit, Math.min(digit + PART, count - 1), least, room, spelled);
    const length = endStretch(room.bytes, spelled.length, spelled.stretch, least);
    if (length > 1) take(length, origin);
  }
}

/** The engine makes fast code of a function that is called often, but not of one long loop. A multiple of every stride, and even. */
export const PART = 10 * 420;

/** Bytes written so far, and those of them since the last border. */
interface Spelled {
  length: number;
  stretch: number;
}

/** Writes the byte that begins with every second digit between `from` and `to`. */
function pairDigits(
  codes: Uint16Array,
  from: number,
  to: number,
  least: number,
  { bytes, digits, places }: DecodeBuffers,
  spelled: Spelled,
): void {
  let { length, stretch } = spelled;
  for (let digit = from; digit < to; digit += 2) {
    const high = valueOf(codes[places[digit] as number] as number);
    if (high < 8) {
      const byte = (high << 4) | valueOf(codes[places[digit + 1] as number] as number);
      const seen = SEEN[byte] as number;
      bytes[length] = byte;
      digits[length] = digit;
      length += seen;
      stretch += seen;
    } else if (stretch > 0) {
      length = endStretch(bytes, length, stretch, least);
      stretch = 0;
    }
  }
  spelled.length = length;
  spelled.stretch = stretch;
}

/** A run of digits and separators, as far as it has been read. */
interface DigitRun {
  /** Digits, without the zero of each `0x`. */
  count: number;
  commas: boolean;
  /** What follows its last letter. */
  end: number;
}

/** Writes where the run's digits between `from` and `to` are; returns whether it goes on. */
function placeDigits(codes: Uint16Array, from: number, to: number, places: Uint32Array, run: DigitRun): boolean {
  let { count } = run;
  let at = from;
  for (; at < to; at++) {
    const code = codes[at] as number;
    const kind = KINDS[code] as number;
    if ((kind & HEXADECIMAL) === 0) break;
    if ((kind & DIGIT) !== 0) places[count++] = at;
    else if (code === COMMA) run.commas = true;
    else if ((code | 0x20) === X && count > 0 && codes[at - 1] === ZERO) count--;
  }
  run.count = count;
  run.end = at;
  return at === to && from < to;
}

/** Of a hexadecimal digit. */
function valueOf(code: number): number {
  return (code & 15) + (code >> 6) * 9;
}

/** `104, 117, 110`. */
function readNumbers({ codes, least, room: { bytes, places }, take }: Decoding, from: number, to: number): void {
  const origin = (at: number): SourceSpan => {
    const end = places[at] as number;
    let start = end;
    while (start > from && codes[start - 1] !== COMMA) start--;
    return { from: start, to: end - 1 };
  };
  let [length, stretch] = [0, 0];
  for (let at = from, start = from, value = 0; at <= to; at++) {
    const code = at < to ? (codes[at] as number) : COMMA;
    if (code !== COMMA) {
      value = 10 * value + valueOf(code);
      continue;
    }
    if (at - start > 3 || value >= 0x80) {
      if (stretch > 0) length = endStretch(bytes, length, stretch, least);
      stretch = 0;
    } else {
      const seen = SEEN[value] as number;
      bytes[length] = value;
      places[length] = at;
      length += seen;
      stretch += seen;
    }
    start = at + 1;
    value = 0;
  }
  length = endStretch(bytes, length, stretch, least);
  if (length > 1) take(length, origin);
}

/** Where encoded parts of the letters begin, each list in order. */
export interface EncodedRuns {
  /** Runs of base64 groups of four that spell ASCII. The start of one is not visible: all four offsets are tried. */
  readonly base64: number[];
  /** Runs of hexadecimal digits and separators. */
  readonly digits: number[];
  /** The automaton's state after the last letter. */
  state: number;
  /** The last letter of the last whole run of base64 groups at each offset. */
  readonly groupEnds: Int32Array;
}

export function openRuns(): EncodedRuns {
  return { base64: [], digits: [], state: BEFORE_DIGITS, groupEnds: new Int32Array(4).fill(-4) };
}

/**
 * Adds the runs that become whole between `from` and `to`. Every letter of every text passes through here, and hardly
 * one ends a run.
 *
 * An automaton detects what may be encoded: bit n of its state says that the last n + 1 letters fit the first n + 1 of
 * a run.
 */
export function findRuns(codes: Uint16Array, from: number, to: number, index: PatternIndex, runs: EncodedRuns): void {
  const [fitting, firsts, lasts] = [FITTING, FIRSTS, groupsLast(index) | DIGITS_LAST];
  const ends: number[] = [];
  let { state } = runs;
  for (let at = from; at < to; at++) {
    state = ((state << 1) | firsts) & (fitting[codes[at] as number] as number);
    if ((state & lasts) !== 0) ends.push(at, state);
  }
  runs.state = state;
  addRuns(ends, index, runs);
}

/** Adds what becomes whole with each of the `ends` (a letter, and the state after it). */
function addRuns(ends: readonly number[], index: PatternIndex, { base64, digits, groupEnds }: EncodedRuns): void {
  const [last, length] = [groupsLast(index), 4 * leastGroups(index)];
  for (let next = 0; next < ends.length; next += 2) {
    const [at, state] = [ends[next] as number, ends[next + 1] as number];
    if ((state & DIGITS_LAST) !== 0) digits.push(at + 1 - RUN);
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
function leastBytes({ shortest }: Pick<PatternIndex, "shortest">): number {
  return Math.min(shortest, WINDOW);
}

/** Groups of four that this many bytes fill, wherever they begin; they begin and end inside other groups. */
function leastGroups(index: PatternIndex): number {
  return Math.max(2, Math.floor((leastBytes(index) - 2) / 3));
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
  while (end < length && ((KINDS[codes[end] as number] as number) & kind) !== 0) end++;
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

/** Bits of the automaton: three groups of base64; a letter that is no digit; digits for six bytes, the minimum. */
const [GROUPS, RUN] = [12, 12] as const;
const BEFORE_DIGITS = 1 << GROUPS;
const DIGITS_LAST = BEFORE_DIGITS << RUN;
const FIRSTS = 1 | BEFORE_DIGITS;

/** For each letter: the positions in a run where it may stand, for each kind of run. */
const FITTING = new Int32Array(1 << 16).fill(BEFORE_DIGITS);
for (const [code, kinds] of KINDS.subarray(0, 128).entries()) {
  const digits = (kinds & HEXADECIMAL) === 0 ? BEFORE_DIGITS : ((1 << RUN) - 1) << (GROUPS + 1);
  const groups = Array.from({ length: GROUPS }, (_, place) => {
    return (kinds & (GROUP_KINDS[place % 4] as number)) === 0 ? 0 : 1 << place;
  });
  FITTING[code] = groups.reduce((fits, bit) => fits | bit, digits);
}

/** Decodes the encoded parts of a text. */
import {
  BASE64,
  DIGIT,
  HEXADECIMAL,
  isGroup,
  isOf,
  KINDS,
  leastBytes,
  NUMBERS,
  runEnd,
  type EncodedRuns,
} from "./encoded-rows.ts";
import { isUnseen, type Letters } from "./letters.ts";
import type { PatternIndex } from "./pattern-index.ts";

/** The first and last letter that spell one byte. */
export interface SourceSpan {
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
export type Take = (bytes: number, origin: (at: number) => SourceSpan) => void;

/**
 * Passes on what the rows spell in base64 in either alphabet, in hexadecimal and in lists of numbers, if it is ASCII
 * and as long as a pattern. Hardly one offset in four of base64 gives text. The bytes stay in `room` until `take`
 * returns.
 */
export function readEncoded(
  { codes, length }: Letters,
  rows: EncodedRuns,
  index: PatternIndex,
  room: DecodeBuffers,
  take: Take,
): void {
  for (const first of rows.base64) readBase64(codes, length, first, room.bytes, take);
  const decoding = { codes, least: leastBytes(index), room, take };
  for (const first of rows.digits) readDigits(decoding, first, runEnd(codes, first, length, HEXADECIMAL));
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
function readDigits(decoding: Decoding, from: number, to: number): void {
  const { codes, least } = decoding;
  if (to - from < 2 * least) return;
  readHexadecimal(decoding, from, to);
  for (let at = from; at < to; at++) {
    const end = runEnd(codes, at, to, NUMBERS);
    if (end - at >= 2 * least) readNumbers(decoding, at, end);
    at = end;
  }
}

/** What readers of digits need: letters, the fewest bytes that count, and what to do with them. */
interface Decoding {
  readonly codes: Uint16Array;
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

/** `68756e74`, `68:75:6e:74`, `0x68, 0x75`. */
function readHexadecimal({ codes, least, room, take }: Decoding, from: number, to: number): void {
  const { bytes, digits, places } = room;
  const count = placeDigits(codes, from, to, places);
  const origin = (at: number): SourceSpan => {
    const digit = digits[at] as number;
    return { from: places[digit] as number, to: places[digit + 1] as number };
  };
  // The digit where a byte begins is not visible.
  for (let skip = 0; skip < 2; skip++) {
    let [length, stretch] = [0, 0];
    for (let digit = skip; digit + 1 < count; digit += 2) {
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
    length = endStretch(bytes, length, stretch, least);
    if (length > 1) take(length, origin);
  }
}

/** Writes where the digits are; returns how many there are, without the zero of each `0x`. */
function placeDigits(codes: Uint16Array, from: number, to: number, places: Uint32Array): number {
  let count = 0;
  for (let at = from; at < to; at++) {
    const code = codes[at] as number;
    if (((KINDS[code] as number) & DIGIT) !== 0) places[count++] = at;
    else if ((code | 0x20) === X && count > 0 && codes[at - 1] === ZERO) count--;
  }
  return count;
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

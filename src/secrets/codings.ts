/** The parts of a text that are bytes written as letters, and what these bytes say. */
import type { Letters } from "./letters.ts";
import type { Index } from "./needles.ts";
import { BASE64, DIGIT, HEXADECIMAL, isGroup, isOf, leastBytes, NUMBERS, runEnd, type Suspects } from "./sweep.ts";

/** The letters that spell one byte: the first and the last. */
export interface Origin {
  readonly from: number;
  readonly to: number;
}

/** Takes so many bytes, which stand in the room given, one character a byte, and where each of them is spelled. */
export type Take = (bytes: number, origin: (at: number) => Origin) => void;

/**
 * Hands over what is encoded in base64 in either alphabet, in hexadecimal and in lists of numbers, where it is ASCII and
 * as long as a needle. Where a run of base64 begins cannot be seen: but hardly one in four places gives text. The bytes
 * stand in `room` until `take` returns.
 */
export function readEncoded(
  letters: Letters,
  { base64, digits }: Suspects,
  index: Index,
  room: Uint16Array,
  take: Take,
): void {
  for (const first of base64) readBase64(letters, first, room, take);
  for (const from of digits) readDigits(letters, from, leastBytes(index), room, take);
}

/** The whole run of groups that begins at `first`, with what of a needle may stand in the groups beside it. */
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

/** Writes the bytes to `into`; returns how many. A letter that is left over spells none. */
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

/** The bytes of a run of digits and what stands between them, where it is long enough for as many as `least`. */
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
  // Where a byte begins cannot be seen.
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

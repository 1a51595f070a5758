/** The parts of a text that are bytes written as letters, and what these bytes say. */
import type { Letters } from "./letters.ts";
import { WINDOW } from "./needles.ts";

/** The letters that spell one byte: the first and the last. */
export interface Origin {
  readonly from: number;
  readonly to: number;
}

/** What is looked for in them. */
export interface Sought {
  /** Letters of the shortest needle. */
  readonly shortest: number;
}

/** Takes what a run of bytes says, one character a byte, and where each of them is spelled. */
export type Take = (text: string, origin: (at: number) => Origin) => void;

/**
 * Hands over what is encoded in base64 in either alphabet, in hexadecimal and in lists of numbers, where it is ASCII and
 * as long as a needle. Where a run of base64 begins cannot be seen: but hardly one in four places gives text.
 */
export function readEncoded(letters: Letters, sought: Sought, take: Take): void {
  readBase64(letters, sought, take);
  readHexadecimal(letters, sought, take);
  readNumbers(letters, sought, take);
}

/** By a letter: what it may be in each coding, as bits. */
const KINDS = new Uint8Array(1 << 16);
const [BASE64, FIRST, SECOND, THIRD, HEXADECIMAL, BETWEEN, DIGIT, COMMAS] = [1, 2, 4, 8, 16, 32, 64, 128] as const;
const [ZERO, X] = [0x30, 0x78] as const;

// In a group of four that spells three letters of ASCII some bits are 0.
Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/", (letter, value) => {
  mark(
    letter,
    BASE64 | ((value & 32) === 0 ? FIRST : 0) | ((value & 8) === 0 ? SECOND : 0) | ((value & 2) === 0 ? THIRD : 0),
  );
});
KINDS["-".charCodeAt(0)] = KINDS["+".charCodeAt(0)] as number;
KINDS["_".charCodeAt(0)] = KINDS["/".charCodeAt(0)] as number;
for (const letter of "0123456789abcdefABCDEF") mark(letter, HEXADECIMAL);
for (const letter of ":-,xX") mark(letter, BETWEEN);
mark(",", COMMAS);
for (const letter of "0123456789") mark(letter, DIGIT);

function mark(letter: string, kinds: number): void {
  KINDS[letter.charCodeAt(0)] = (KINDS[letter.charCodeAt(0)] as number) | kinds;
}

/** Hands over each run of letters of a kind that has as many as `least`. */
function eachRun(
  { codes, length }: Letters,
  kind: number,
  least: number,
  take: (from: number, to: number) => void,
): void {
  let run = 0;
  for (let at = 0; at < length; at++) {
    const isOne = (((KINDS[codes[at] as number] as number) & kind) + 0xff) >> 8; // 1 for any bit, else 0.
    run = (run + 1) * isOne;
    if (run !== least) continue;
    const from = at + 1 - least;
    while (at + 1 < length && ((KINDS[codes[at + 1] as number] as number) & kind) !== 0) at++;
    take(from, at + 1);
  }
}

function readBase64({ codes, length }: Letters, sought: Sought, take: Take): void {
  // A needle fills so many groups of four, and begins and ends in others.
  const least = Math.max(2, Math.floor((leastOf(sought) - 2) / 3));
  const text = codes.subarray(0, length);
  const rows = new Uint32Array(length + 4); // How many groups in a row end at a letter, four places further on.
  let [first, second, third] = [0, 0, 0];
  // Every letter of every text comes through here: nothing branches but the last line.
  for (let at = 0; at < length; at++) {
    const fourth = KINDS[codes[at] as number] as number;
    const row = ((rows[at] as number) + 1) * ((first >> 1) & (second >> 2) & (third >> 3) & fourth & 1);
    rows[at + 4] = row;
    first = second;
    second = third;
    third = fourth;
    if (row === least) takeBase64(text, at + 1 - 4 * least, take);
  }
}

/** The whole run of groups that begins at `first`, with what of a needle may stand in the groups beside it. */
function takeBase64(codes: Uint16Array, first: number, take: Take): void {
  let end = first;
  while (isText(codes, end)) end += 4;
  for (let more = 0; more < 4 && isBase64(codes[end]); more++) end++;
  const before = codes.subarray(Math.max(0, first - 4), first);
  const from = before.length === 4 && before.every(isBase64) ? first - 4 : first;
  const bytes = Buffer.from(Buffer.from(codes.subarray(from, end)).toString("latin1"), "base64");
  take(bytes.toString("latin1"), (at) => {
    const letter = from + 4 * Math.floor(at / 3) + (at % 3);
    return { from: letter, to: Math.min(letter + 1, end - 1) };
  });
}

function isText(codes: Uint16Array, at: number): boolean {
  if (at + 4 > codes.length || ((KINDS[codes[at] as number] as number) & FIRST) === 0) return false;
  if (((KINDS[codes[at + 1] as number] as number) & SECOND) === 0) return false;
  return ((KINDS[codes[at + 2] as number] as number) & THIRD) !== 0 && isBase64(codes[at + 3]);
}

function isBase64(code: number | undefined): boolean {
  return code !== undefined && ((KINDS[code] as number) & BASE64) !== 0;
}

/** `68756e74`, `68:75:6e:74`, `0x68, 0x75`. */
function readHexadecimal(letters: Letters, sought: Sought, take: Take): void {
  const { codes } = letters;
  eachRun(letters, HEXADECIMAL | BETWEEN, 2 * leastOf(sought), (from, to) => {
    const digits = new Uint32Array(to - from);
    let count = 0;
    for (let at = from; at < to; at++) {
      const code = codes[at] as number;
      if (((KINDS[code] as number) & HEXADECIMAL) !== 0) digits[count++] = at;
      else if ((code | 0x20) === X && count > 0 && codes[at - 1] === ZERO) count--;
    }
    // Where a byte begins cannot be seen.
    for (let skip = 0; skip < 2; skip++) {
      const bytes = Buffer.alloc(Math.max(0, count - skip) >> 1);
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
      takeText(bytes, place, sought, take);
    }
  });
}

/** Of a hexadecimal digit. */
function valueOf(code: number): number {
  return (code & 15) + (code >> 6) * 9;
}

/** `104, 117, 110`. */
function readNumbers(letters: Letters, sought: Sought, take: Take): void {
  const { codes } = letters;
  eachRun(letters, DIGIT | COMMAS, 2 * leastOf(sought), (from, to) => {
    const numbers = Buffer.from(codes.subarray(from, to)).toString("latin1").split(",");
    const ends: number[] = [];
    for (const [index, digits] of numbers.entries()) ends.push((ends[index - 1] ?? from - 1) + 1 + digits.length);
    const bytes = numbers.map((digits) => (digits.length > 3 || Number(digits) > 255 ? 255 : Number(digits)));
    const place = (at: number): Origin => {
      const end = ends[at] ?? to;
      return { from: end - (numbers[at]?.length ?? 0), to: end - 1 };
    };
    takeText(Buffer.from(bytes), place, sought, take);
  });
}

/** The stretches of bytes that are ASCII. */
function takeText(bytes: Buffer, place: (at: number) => Origin, sought: Sought, take: Take): void {
  const least = leastOf(sought);
  let row = 0;
  for (let at = 0; at < bytes.length; at++) {
    row = (row + 1) * (((bytes[at] as number) >> 7) ^ 1);
    if (row !== least) continue;
    const first = at + 1 - least;
    while (at + 1 < bytes.length && (bytes[at + 1] as number) < 0x80) at++;
    take(bytes.toString("latin1", first, at + 1), (index) => place(first + index));
  }
}

/** Bytes of a needle that must be there. */
function leastOf({ shortest }: Sought): number {
  return Math.min(shortest, WINDOW);
}

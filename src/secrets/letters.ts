/** A text letter by letter, as a reader would put it together: without white space, invisible characters and ANSI. */
import { lastAtMost } from "../lib/sorted.ts";

/** `decoded`: escapes count as what they spell, backslashes do not count. `verbatim`: escapes count as written. */
export type LetterReading = "decoded" | "verbatim";

/** Characters of a text from offset `base` on, as UTF-16 codes. */
interface LetterSource {
  readonly codes: Uint16Array;
  readonly length: number;
  readonly base: number;
  /** The whole text; its few escapes are read from there. */
  readonly text: () => string;
}

/** The characters that count, in order, each with its place in the text. */
export interface Letters {
  readonly codes: Uint16Array;
  length: number;
  /** Of stretches of the text in which no escape is: the place of each, and how many letters there are before it. */
  readonly places: number[];
  readonly befores: number[];
  /** Where in the text characters are that cannot be seen, white space aside: from, to, from, to. */
  readonly hidden: number[];
  /** Where in the text a terminal's commands contain text that it does not print, such as a link's address: from, to, from, to. */
  readonly asides: number[];
}

/** Room for up to `most` letters. */
export function openLetters(most: number): Letters {
  return { codes: new Uint16Array(most), length: 0, places: [], befores: [], hidden: [], asides: [] };
}

/** Leaves out all letters but so many of the last. */
export function keepLetters(letters: Letters, most: number): void {
  const { codes, length, places, befores } = letters;
  const from = Math.max(0, length - most);
  codes.copyWithin(0, from, length);
  letters.length -= from;
  const stretches = letters.length === 0 ? befores.length : lastAtMost(befores, from);
  places.splice(0, stretches);
  befores.splice(0, stretches);
  letters.hidden.length = 0;
  letters.asides.length = 0;
  for (const [at, before] of befores.entries()) befores[at] = before - from;
}

/** Where in the text a letter is spelled. */
export function startOf({ places, befores }: Letters, letter: number, text: string): number {
  const stretch = lastAtMost(befores, letter);
  let place = places[stretch] as number;
  for (let before = befores[stretch] as number; ; place++) {
    before += kindOf(text.charCodeAt(place)) & TAKE;
    if (before > letter) return place;
  }
}

/** Adds the source's letters, as far as they fit; returns the place in the text where it stopped. */
export function readLetters(source: LetterSource, reading: LetterReading, into: Letters): number {
  const { codes, places, befores, hidden } = into;
  const { codes: given, base } = source;
  const escape = reading === "decoded" ? ESCAPE : HIDDEN;
  let next = 0;
  while (next < source.length && into.length < codes.length) {
    const end = Math.min(source.length, next + Math.min(STRETCH, codes.length - into.length));
    places.push(base + next);
    befores.push(into.length);
    next = readPlain(given, next, end, escape, into);
    if (next === end) continue;
    const unseen = next;
    while (next < source.length && kindOf(given[next] as number) === HIDDEN) next++;
    if (next > unseen) {
      noteStretch(base + unseen, base + next, hidden);
      continue;
    }
    const [code, size] = readEscape(source.text(), base + next, given[next] as number);
    if (given[next] === ESC && source.text()[base + next + 1] === "]" && size > 2)
      into.asides.push(base + next + 2, base + next + size);
    noteHidden(source.text(), base + next, size, hidden);
    if (code !== undefined && code !== BACKSLASH && (kindOf(code) & TAKE) !== 0) {
      places.push(base + next);
      befores.push(into.length);
      codes[into.length++] = code;
    }
    next += size;
  }
  return base + next;
}

/**
 * Adds the letters before the first escape; returns where that is. Every character of every text comes through here:
 * letters and blanks take the same way, and the engine soon makes fast code of a function that is small.
 */
function readPlain(given: Uint16Array, from: number, to: number, escape: number, into: Letters): number {
  const { codes } = into;
  let { length } = into;
  let next = from;
  for (; next < to; next++) {
    const code = given[next] as number;
    const kind = KINDS[code] as number;
    if (kind >= escape) break;
    codes[length] = code;
    length += kind & TAKE;
  }
  into.length = length;
  return next;
}

function noteHidden(text: string, from: number, size: number, hidden: number[]): void {
  for (let at = from; at < from + size; at++)
    if (kindOf(text.charCodeAt(at)) >= HIDDEN) noteStretch(at, at + 1, hidden);
}

/** Adds a stretch, to the last one if it follows that: a file may consist of nothing else. */
export function noteStretch(from: number, to: number, stretches: number[]): void {
  if (stretches.length > 0 && stretches[stretches.length - 1] === from) stretches[stretches.length - 1] = to;
  else stretches.push(from, to);
}

/** Where in a text characters are that cannot be seen, white space aside: from, to, from, to. */
export function findHidden(text: string): number[] {
  const hidden: number[] = [];
  noteHidden(text, 0, text.length, hidden);
  return hidden;
}

/** Most characters of a stretch. */
const STRETCH = 256;

/** Where the spelling of the letter ends that begins at `at`. */
export function spellingEnd(text: string, at: number, reading: LetterReading): number {
  const code = text.charCodeAt(at);
  return kindOf(code) < (reading === "decoded" ? ESCAPE : HIDDEN) ? at + 1 : at + readEscape(text, at, code)[1];
}

/** The letters of a text. */
export function letters(text: string, reading: LetterReading): string {
  const all = openLetters(text.length);
  readLetters(sourceOf(text), reading, all);
  return Buffer.from(all.codes.buffer, 0, 2 * all.length).toString("utf16le");
}

function sourceOf(text: string): LetterSource {
  const codes = new Uint16Array(text.length);
  Buffer.from(codes.buffer).write(text, "utf16le");
  return { codes, length: text.length, base: 0, text: () => text };
}

// TAKE is a bit, the others are ordered by size.
const PASS = 0;
const TAKE = 1;
const ESCAPE = 3;
const HIDDEN = 4;
/** Hidden too, whatever follows. */
const SEQUENCE = 6;
const PERCENT_SIGN = 0x25;
const AMPERSAND = 0x26;
const BACKSLASH = 0x5c;
const ESC = 0x1b;

/** A secret with one of these between its letters reads the same. */
const BLANK: readonly (readonly [from: number, to: number])[] = [
  [0x09, 0x0a],
  [0x0d, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  // Tags, selectors and emoji, which no token contains.
  [0xd800, 0xdfff],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0xfff9, 0xfffb],
  ...[0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x1680, 0x2800, 0x3000].map(
    (code) => [code, code] as const,
  ),
];

/** The same for control characters, and those that Unicode ignores by default, by their first code unit. */
const UNSEEN: readonly (readonly [from: number, to: number])[] = [
  [0, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xd82f, 0xd82f],
  [0xd834, 0xd834],
  [0xdb40, 0xdb43],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfff8],
];

/** By a character. */
const KINDS = new Uint8Array(1 << 16).fill(TAKE);
for (const [from, to] of BLANK) KINDS.fill(PASS, from, to + 1);
for (const [from, to] of UNSEEN) KINDS.fill(HIDDEN, from, to + 1);
for (const code of [PERCENT_SIGN, AMPERSAND, BACKSLASH]) KINDS[code] = ESCAPE;
KINDS[ESC] = SEQUENCE;

function kindOf(code: number): number {
  return KINDS[code] as number;
}

/** Whether a character counts for nothing, whatever follows. */
export function isUnseen(code: number): boolean {
  const kind = kindOf(code);
  return kind === PASS || kind === HIDDEN;
}

/** What an escape stands for (undefined: nothing) and how many characters it has. */
function readEscape(text: string, at: number, code: number): readonly [number | undefined, number] {
  switch (code) {
    case PERCENT_SIGN:
      return (follows(text, at + 1, BY_PERCENT) ? spelled(PERCENT, text, at, 16) : undefined) ?? [code, 1];
    case AMPERSAND:
      return (follows(text, at + 1, BY_AMPERSAND) ? readEntity(text, at) : undefined) ?? [code, 1];
    case ESC:
      return [undefined, lengthOf(ANSI, text, at) || 1];
    case BACKSLASH:
      return afterBackslashes(text, at);
    default:
      return [undefined, 1];
  }
}

function readEntity(text: string, at: number): readonly [number | undefined, number] | undefined {
  if (text[at + 1] !== "#") return named(text, at);
  return spelled(DECIMAL, text, at, 10) ?? spelled(HEXADECIMAL, text, at, 16);
}

// Nested escaping multiplies backslashes: the whole run counts for nothing, and what follows decides.
function afterBackslashes(text: string, at: number): readonly [number | undefined, number] {
  let next = at;
  while (text.charCodeAt(next) === BACKSLASH) next++;
  if (!follows(text, next, BY_BACKSLASH)) return [undefined, next - at];
  const spelling = spelled(UNICODE, text, next, 16) ?? spelled(OCTAL, text, next, 8);
  const [code, size] = spelling ?? [undefined, lengthOf(LINE_END, text, next)];
  return [code, next - at + size];
}

/** Whether a character can continue an escape: most that look like an escape's start are not one. */
function follows(text: string, at: number, kind: number): boolean {
  const code = text.charCodeAt(at);
  return code < 128 && ((FOLLOWING[code] as number) & kind) !== 0;
}

/** Named entities, and the characters they stand for; undefined for those that are not visible. */
const ENTITIES: ReadonlyMap<string, number | undefined> = new Map([
  ["amp", 0x26],
  ["lt", 0x3c],
  ["gt", 0x3e],
  ["quot", 0x22],
  ["apos", 0x27],
  ...["nbsp", "shy", "zwj", "zwnj", "ZeroWidthSpace", "NoBreak"].map((name) => [name, undefined] as const),
]);

const [BY_PERCENT, BY_AMPERSAND, BY_BACKSLASH] = [1, 2, 4] as const;
const FOLLOWING = new Uint8Array(128);
for (const [kind, letters] of [
  [BY_PERCENT, "0123456789abcdefuABCDEFU"],
  [BY_AMPERSAND, ["#", ...[...ENTITIES.keys()].map((name) => name.charAt(0))]],
  [BY_BACKSLASH, "0123uxnrtUXNRT"],
] as const) {
  for (const letter of letters) (FOLLOWING[letter.charCodeAt(0)] as number) |= kind;
}

const PERCENT = /%(?:25)*(?:u([0-9a-f]{4})|([0-9a-f]{2}))/iy;
const DECIMAL = /&#0{0,4}(\d{1,5});/y;
const HEXADECIMAL = /&#x0{0,4}([0-9a-f]{1,4});/iy;
const ENTITY = new RegExp(`&(?:${[...ENTITIES.keys()].join("|")});`, "y");
const UNICODE = /u\{0{0,4}([0-9a-f]{1,4})\}|u([0-9a-f]{4})|x([0-9a-f]{2})/iy;
const OCTAL = /([0-3][0-7]{2})/y;
const LINE_END = /[nrt]/y;
const ANSI = new RegExp(
  String.raw`\u001b(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07\u001b]{0,256}(?:\x07|\u001b\\)|[@-Z\\-_])`,
  "y",
);

function spelled(escape: RegExp, text: string, at: number, radix: number): readonly [number, number] | undefined {
  escape.lastIndex = at;
  const match = escape.exec(text);
  const digits = match?.[1] ?? match?.[2] ?? match?.[3];
  return match === null || digits === undefined ? undefined : [Number.parseInt(digits, radix), match[0].length];
}

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex - at : 0;
}

function named(text: string, at: number): readonly [number | undefined, number] | undefined {
  const size = lengthOf(ENTITY, text, at);
  return size === 0 ? undefined : [ENTITIES.get(text.slice(at + 1, at + size - 1)), size];
}

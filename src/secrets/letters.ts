/**
 * A text letter by letter, as a reader would put it together again: what shows nothing (whitespace, invisible characters,
 * ANSI sequences) is passed over.
 */

/** `decoded`: escapes stand for what they spell, backslashes for nothing. `verbatim`: they stand for themselves. */
export type Reading = "decoded" | "verbatim";

/** Characters that count, in order, each with the place in the text where it is spelled. */
export interface Letters {
  readonly codes: Uint16Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  length: number;
}

export function openLetters(most: number): Letters {
  return { codes: new Uint16Array(most), starts: new Uint32Array(most), ends: new Uint32Array(most), length: 0 };
}

/** Adds letters of the text from `at` on until no more fit; returns where it stopped. */
export function readLetters(text: string, at: number, reading: Reading, into: Letters): number {
  const { codes, starts, ends } = into;
  let { length } = into;
  let next = at;
  while (next < text.length && length < codes.length) {
    const start = next;
    let code: number | undefined = text.charCodeAt(start);
    const kind = kindOf(code);
    if (kind === PASS || kind === TAKE || (reading === "verbatim" && code !== ESC)) next++;
    else {
      const [decoded, size] = readEscape(text, start, code);
      code = decoded === BACKSLASH || (decoded !== undefined && kindOf(decoded) === PASS) ? undefined : decoded;
      next += size;
    }
    if (kind === PASS || code === undefined) continue;
    codes[length] = code;
    starts[length] = start;
    ends[length] = next;
    length++;
  }
  into.length = length;
  return next;
}

/** The letters of a text. */
export function letters(text: string, reading: Reading): string {
  const { codes, length } = readAll(text, reading);
  return Buffer.from(codes.buffer, 0, 2 * length).toString("utf16le");
}

function readAll(text: string, reading: Reading): Letters {
  const all = openLetters(text.length);
  readLetters(text, 0, reading, all);
  return all;
}

const TAKE = 0;
const PASS = 1;
const ESCAPE = 2;
const PERCENT_SIGN = 0x25;
const AMPERSAND = 0x26;
const BACKSLASH = 0x5c;
const ESC = 0x1b;
const ESCAPES = new Set([PERCENT_SIGN, AMPERSAND, BACKSLASH, ESC]);
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  if (ESCAPES.has(code)) return ESCAPE;
  return code <= 0x20 || code === 0x7f ? PASS : TAKE;
});

function kindOf(code: number): number {
  return code < 128 ? (KINDS[code] as number) : isInvisible(code) ? PASS : TAKE;
}

/** Characters that show nothing: a secret with one of them between its letters reads the same. */
function isInvisible(code: number): boolean {
  return (
    (code >= 0x80 && code <= 0xa0) ||
    // Tags, selectors and emoji: no token is made of them.
    (code >= 0xd800 && code <= 0xdfff) ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    (code >= 0x205f && code <= 0x206f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    (code >= 0xfff0 && code <= 0xfffb) ||
    UNSEEN.has(code)
  );
}

const UNSEEN: ReadonlySet<number> = new Set([
  0xad, 0x34f, 0x61c, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6dd, 0x70f, 0x890, 0x891, 0x8e2, 0x115f, 0x1160,
  0x1680, 0x17b4, 0x17b5, 0x180b, 0x180c, 0x180d, 0x180e, 0x180f, 0x2800, 0x3000, 0x3164, 0xfeff, 0xffa0,
]);

/** What an escape stands for (undefined: nothing) and how many characters spell it. */
function readEscape(text: string, at: number, code: number): readonly [number | undefined, number] {
  switch (code) {
    case PERCENT_SIGN:
      return spelled(PERCENT, text, at, 16) ?? [code, 1];
    case AMPERSAND:
      return spelled(DECIMAL, text, at, 10) ?? spelled(HEXADECIMAL, text, at, 16) ?? named(text, at) ?? [code, 1];
    case ESC:
      return [undefined, lengthOf(ANSI, text, at) || 1];
    default:
      return afterBackslashes(text, at);
  }
}

// However deep the escaping, that many backslashes: the run counts for nothing, what follows decides.
function afterBackslashes(text: string, at: number): readonly [number | undefined, number] {
  let next = at;
  while (text.charCodeAt(next) === BACKSLASH) next++;
  const spelling = spelled(UNICODE, text, next, 16) ?? spelled(OCTAL, text, next, 8);
  const [code, size] = spelling ?? [undefined, lengthOf(LINE_END, text, next)];
  return [code, next - at + size];
}

const PERCENT = /%(?:25)*(?:u([0-9a-f]{4})|([0-9a-f]{2}))/iy;
const DECIMAL = /&#0{0,4}(\d{1,5});/y;
const HEXADECIMAL = /&#x0{0,4}([0-9a-f]{1,4});/iy;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|shy|zwj|zwnj|ZeroWidthSpace|NoBreak);/y;
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

// The others show nothing.
const NAMED: Readonly<Record<string, number>> = { amp: 0x26, lt: 0x3c, gt: 0x3e, quot: 0x22, apos: 0x27 };

function named(text: string, at: number): readonly [number | undefined, number] | undefined {
  const size = lengthOf(ENTITY, text, at);
  return size === 0 ? undefined : [NAMED[text.slice(at + 1, at + size - 1)], size];
}

/** Decodes a file's bytes to text, and encodes an edited text so that unedited parts come back byte for byte. */
import { isUtf8 } from "node:buffer";

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "utf-32le" | "utf-32be" | "latin-1" | "utf-8 with invalid bytes";

export interface Decoded {
  /** Without the byte order mark. */
  readonly text: string;
  readonly encoding: Encoding;
  readonly mark: boolean;
}

const MARKS: readonly (readonly [Encoding, Buffer])[] = [
  ["utf-8", Buffer.from([0xef, 0xbb, 0xbf])],
  // Before UTF-16, whose byte order mark is a prefix of this one.
  ["utf-32le", Buffer.from([0xff, 0xfe, 0, 0])],
  ["utf-32be", Buffer.from([0, 0, 0xfe, 0xff])],
  ["utf-16le", Buffer.from([0xff, 0xfe])],
  ["utf-16be", Buffer.from([0xfe, 0xff])],
];

/** Undefined for bytes that are not text, or that would not encode to the same bytes. */
export function decode(bytes: Buffer): Decoded | undefined {
  const marked = MARKS.find(([, mark]) => bytes.subarray(0, mark.length).equals(mark));
  const encoding = marked?.[0] ?? guess(bytes);
  if (encoding === undefined) return undefined;
  const body = bytes.subarray(marked?.[1].length ?? 0);
  const real = encoding === "utf-8" && !isUtf8(body) ? guess(body) : encoding;
  if (real === undefined) return undefined;
  const decoded = { text: CODECS[real].decode(body), encoding: real, mark: marked !== undefined };
  return real === "utf-8" || encode(decoded.text, decoded)?.equals(bytes) ? decoded : undefined;
}

/** Undefined when the encoding lacks one of the characters. */
export function encode(text: string, { encoding, mark }: Omit<Decoded, "text">): Buffer | undefined {
  const body = CODECS[encoding].encode(text);
  if (body === undefined || !mark) return body;
  const [, prefix] = MARKS.find(([name]) => name === plain(encoding)) ?? [];
  return prefix === undefined ? body : Buffer.concat([prefix, body]);
}

/** Whether bytes are binary: NUL bytes without a byte order mark, or too many control characters. */
export function isBinary(bytes: Buffer): boolean {
  return !MARKS.some(([, mark]) => bytes.subarray(0, mark.length).equals(mark)) && guess(bytes) === undefined;
}

// Bytes; as many as git looks at.
const SNIFFED = 8000;

function guess(bytes: Buffer): Encoding | undefined {
  const sample = bytes.subarray(0, SNIFFED);
  if (sample.includes(0)) return undefined;
  if (isUtf8(bytes)) return "utf-8";
  const controls = sample.reduce((count, byte) => count + (byte < 32 && !TYPED.has(byte) ? 1 : 0), 0);
  if (controls > sample.length / 10) return undefined;
  return hasSequences(bytes) ? "utf-8 with invalid bytes" : "latin-1";
}

/** Tab, line feed, form feed, carriage return, backspace, escape. */
const TYPED = new Set([8, 9, 10, 12, 13, 27]);

/** Whether text that is not valid UTF-8 is mostly UTF-8: more bytes in valid sequences than stray ones. */
function hasSequences(bytes: Buffer): boolean {
  const text = bytes.toString("utf8");
  const strays = text.split("\ufffd").length - 1;
  let valid = 0;
  for (const character of text) if (character > "\u007f" && character !== "\ufffd") valid += 1;
  return valid > strays;
}

function plain(encoding: Encoding): Encoding {
  return encoding === "utf-8 with invalid bytes" ? "utf-8" : encoding;
}

interface Codec {
  decode(bytes: Buffer): string;
  encode(text: string): Buffer | undefined;
}

const CODECS: Readonly<Record<Encoding, Codec>> = {
  "utf-8": { decode: (bytes) => bytes.toString("utf8"), encode: (text) => Buffer.from(text, "utf8") },
  "utf-16le": { decode: (bytes) => bytes.toString("utf16le"), encode: (text) => Buffer.from(text, "utf16le") },
  "utf-16be": {
    decode: (bytes) => swap(bytes, 2).toString("utf16le"),
    encode: (text) => swap(Buffer.from(text, "utf16le"), 2),
  },
  "utf-32le": { decode: (bytes) => decode32(bytes), encode: (text) => encode32(text) },
  "utf-32be": { decode: (bytes) => decode32(swap(bytes, 4)), encode: (text) => swap(encode32(text), 4) },
  "latin-1": {
    decode: (bytes) => bytes.toString("latin1"),
    encode: (text) => (/[\u0100-\uffff]/.test(text) ? undefined : Buffer.from(text, "latin1")),
  },
  "utf-8 with invalid bytes": { decode: decodeDamaged, encode: encodeDamaged },
};

function swap(bytes: Buffer, width: 2 | 4): Buffer {
  const whole = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % width)));
  return width === 2 ? whole.swap16() : whole.swap32();
}

function decode32(bytes: Buffer): string {
  const parts: string[] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = bytes.readUInt32LE(at);
    parts.push(code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd");
  }
  return parts.join("");
}

function encode32(text: string): Buffer {
  const characters = Array.from(text);
  const bytes = Buffer.alloc(characters.length * 4);
  for (const [index, character] of characters.entries()) bytes.writeUInt32LE(character.codePointAt(0) ?? 0, index * 4);
  return bytes;
}

// A byte that is not UTF-8 becomes the lone surrogate U+DC00 + byte, which no valid text contains, as in Python.
const STRAY = 0xdc00;

function decodeDamaged(bytes: Buffer): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    const end = at + Math.max(1, length);
    parts.push(length === 0 ? String.fromCharCode(STRAY + (bytes[at] ?? 0)) : bytes.toString("utf8", at, end));
    at = end;
  }
  return parts.join("");
}

/** Length of the valid sequence that starts at an index; 0 when there is none. */
function sequenceLength(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  const length = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  return length > 0 && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}

function encodeDamaged(text: string): Buffer {
  // Lone surrogates only: a pair is an ordinary character.
  const parts = text.split(/((?<![\ud800-\udbff])[\udc80-\udcff])/);
  return Buffer.concat(
    parts.map((part, index) =>
      index % 2 === 0 ? Buffer.from(part, "utf8") : Buffer.from([part.charCodeAt(0) - STRAY]),
    ),
  );
}

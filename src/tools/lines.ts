/** Lines of a text that may be large: found in its bytes, so that only those wanted become strings. */
import { isUtf8 } from "node:buffer";
import { cutLine } from "./clip.ts";
import { decode } from "./edit/encoding.ts";

const LINE_FEED = 10;

/** Gemini CLI's limit for one line, in characters. */
const MOST_COLUMNS = 2000;

/** A file's bytes as UTF-8 without a byte order mark. What is no known encoding stays as it is. */
export function toUtf8(bytes: Buffer): Buffer {
  if (isUtf8(bytes)) return bytes.subarray(0, 3).equals(MARK) ? bytes.subarray(3) : bytes;
  const decoded = decode(bytes);
  if (decoded === undefined || decoded.encoding === "utf-8 with invalid bytes") return bytes;
  return Buffer.from(decoded.text, "utf8");
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** A last line without a line feed counts; an empty file has none. */
export function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return bytes.length > 0 && bytes.at(-1) !== LINE_FEED ? count + 1 : count;
}

/** Lines from `first` to `last`, counted from 1, without their ends; long ones are cut, after `redact` has seen more of them. */
export function sliceLines(bytes: Buffer, first: number, last: number, redact: (text: string) => string): string[] {
  const lines: string[] = [];
  let number = 1;
  for (let at = 0; at < bytes.length && number <= last; number += 1) {
    const feed = bytes.indexOf(LINE_FEED, at);
    const end = feed === -1 ? bytes.length : feed;
    if (number >= first) lines.push(readLine(bytes.subarray(at, end), redact));
    at = end + 1;
  }
  return lines;
}

// A character has at most four bytes; what stands after the cut may be the rest of a secret.
const LOOKED_AT = MOST_COLUMNS * 4 * 2;

function readLine(bytes: Buffer, redact: (text: string) => string): string {
  if (bytes.length <= MOST_COLUMNS) return bytes.toString("utf8").replace(/\r$/u, "");
  const line = bytes.toString("utf8", 0, LOOKED_AT).replace(/\r$/u, "");
  return line.length <= MOST_COLUMNS ? line : cutLine(redact(line), MOST_COLUMNS, `${bytes.length} bytes`);
}

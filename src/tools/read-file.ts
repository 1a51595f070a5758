/** `read_file`: lines of a text, or an image, document or recording for the model. */
import { isUtf8 } from "node:buffer";
import type { Answer } from "../events.ts";
import { decode, isBinary } from "../lib/encoding.ts";
import { optionalNumber, textArg, readNeeds } from "./args.ts";
import { answerCap, cutLine, MOST_BYTES } from "./clip.ts";
import { mediaType, MOST_MEDIA_BYTES } from "../lib/media.ts";
import { factsOfFile, type LocatedFile, isRefused, locateReadable, quotePath, readBytes } from "./paths.ts";
import { failure, type Tool } from "./tool.ts";
import type { AnswerContext, FileContext } from "./context.ts";
import { refuseIgnored } from "./walk.ts";
import { digestOf } from "../lib/seal.ts";

/** Gemini CLI's limits: 2,000 lines per call, 2,000 characters per line. */
const MOST_LINES = 2000;

export const readFile: Tool = {
  name: "read_file",
  description: "Read a file: text (2,000 lines at a time), image, PDF, audio, video.",
  parameters: {
    type: "object",
    properties: {
      file_path: { type: "string" },
      start_line: { type: "integer", minimum: 1 },
      end_line: { type: "integer", minimum: 1 },
    },
    required: ["file_path"],
  },
  effect: "read",
  needs: ({ file_path }) => readNeeds(file_path),
  async run(args, context) {
    const range = {
      first: optionalNumber(args, "start_line") ?? 1,
      last: optionalNumber(args, "end_line") ?? Infinity,
    };
    if (range.last < range.first) {
      return failure("invalid_arguments", `end_line ${range.last} comes before start_line ${range.first}.`);
    }
    const located = await locateReadable(textArg(args, "file_path"), context);
    return isRefused(located) ? located.answer : await readLocated(located, range, context);
  },
};

interface Range {
  readonly first: number;
  readonly last: number;
}

async function readLocated(located: LocatedFile, range: Range, context: FileContext & AnswerContext): Promise<Answer> {
  const facts = await factsOfFile(located, context);
  if (isRefused(facts)) return facts.answer;
  const ignored = await refuseIgnored(located, context);
  if (ignored !== undefined) return ignored;
  if (!located.kept && facts.size > MOST_BYTES) {
    const hint = "Search it with grep_search.";
    return failure("too_large", `${quotePath(located.path)} has ${facts.size} bytes; ${MOST_BYTES} can be read.`, hint);
  }
  const bytes = await readBytes(located, context);
  if (isRefused(bytes)) return bytes.answer;
  if (!located.kept) context.seen.note(located.path, digestOf(bytes));
  return answerBytes(located, bytes, range, context);
}

function answerBytes(located: LocatedFile, bytes: Buffer, range: Range, context: AnswerContext): Answer {
  const type = mediaType(located.path, bytes);
  if (type !== undefined) return answerMedia(located, bytes, type);
  if (!located.kept && isBinary(bytes)) {
    return failure("binary", `${quotePath(located.path)} is a binary file of ${bytes.length} bytes.`);
  }
  return answerLines(located, toUtf8(bytes), range, context);
}

function answerMedia(located: LocatedFile, bytes: Buffer, mimeType: string): Answer {
  const name = quotePath(located.path);
  if (bytes.length > MOST_MEDIA_BYTES) {
    return failure("too_large", `${name} has ${bytes.length} bytes; ${MOST_MEDIA_BYTES} of ${mimeType} can be shown.`);
  }
  return { text: `${name}: ${mimeType}, ${bytes.length} bytes`, media: [{ mimeType, data: bytes.toString("base64") }] };
}

function answerLines(located: LocatedFile, utf8: Buffer, { first, last }: Range, context: AnswerContext): Answer {
  const total = countLines(utf8);
  if (total === 0) return { text: "[The file is empty.]" };
  if (first > total) {
    return failure(
      "invalid_arguments",
      `start_line ${first} is past the end: ${quotePath(located.path)} has ${total} lines.`,
    );
  }
  const wanted = sliceLines(utf8, first, Math.min(last, first + MOST_LINES - 1), context.redact);
  const lines = wanted.slice(0, countFitting(wanted, answerCap(context) - NOTE_CHARS));
  const end = first + lines.length - 1;
  if (first === 1 && end === total) return { text: lines.join("\n") };
  const more = end < total ? ` Read on with start_line ${end + 1}.` : "";
  return {
    text: `[Lines ${first} to ${end} of ${total}.${more}]\n${lines.join("\n")}`,
    ...(end < Math.min(last, total) && { clippedFrom: utf8.length }),
  };
}

/** How many whole lines fit from the beginning; at least one. */
function countFitting(lines: readonly string[], most: number): number {
  let used = 0;
  const index = lines.findIndex((line) => (used += line.length + 1) > most);
  return index === -1 ? lines.length : Math.max(1, index);
}

const NOTE_CHARS = 100;

const LINE_FEED = 10;

/** Gemini CLI's limit for one line, in characters. */
const MOST_COLUMNS = 2000;

/** A file's bytes as UTF-8 without a byte order mark. An unknown encoding stays as it is. */
export function toUtf8(bytes: Buffer): Buffer {
  if (isUtf8(bytes)) return bytes.subarray(0, 3).equals(MARK) ? bytes.subarray(3) : bytes;
  const decoded = decode(bytes);
  if (decoded === undefined || decoded.encoding === "utf-8 with invalid bytes") return bytes;
  return Buffer.from(decoded.text, "utf8");
}

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Counts a last line without a line feed; an empty file has no lines. */
export function countLines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return bytes.length > 0 && bytes.at(-1) !== LINE_FEED ? count + 1 : count;
}

/** Lines `first` to `last`, from 1, without line ends; long ones are cut, after `redact` saw more of them. */
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

// Bytes; a character has at most four. Text after the cut may be the rest of a secret, so twice as much is read.
const LOOKED_AT = MOST_COLUMNS * 4 * 2;

function readLine(bytes: Buffer, redact: (text: string) => string): string {
  if (bytes.length <= MOST_COLUMNS) return bytes.toString("utf8").replace(/\r$/u, "");
  const line = bytes.toString("utf8", 0, LOOKED_AT).replace(/\r$/u, "");
  return line.length <= MOST_COLUMNS ? line : cutLine(redact(line), MOST_COLUMNS, `${bytes.length} bytes`);
}

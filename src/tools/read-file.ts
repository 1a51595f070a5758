/** `read_file`: lines of a text, or an image, document or recording for the model to look at. */
import type { Answer } from "../events.ts";
import { optionalNumber, textArg } from "./args.ts";
import { answerCap, countFitting } from "./clip.ts";
import { isBinary } from "./edit/encoding.ts";
import { refuseIgnored } from "./ignore.ts";
import { countLines, sliceLines, toUtf8 } from "./lines.ts";
import { mediaType, MOST_MEDIA_BYTES } from "./media.ts";
import { digestOf, factsOfFile, isRefused, locateReadable, quotePath, readBytes, type Found } from "./place.ts";
import { readNeeds } from "./filtering.ts";
import { failure, type Site, type Tool } from "./tool.ts";

/** Gemini CLI's limits: files up to 20 MB, 2,000 lines at a time, 2,000 characters of a line. */
export const MOST_BYTES = 20 * 1024 * 1024;
const MOST_LINES = 2000;

export const readFile: Tool = {
  name: "read_file",
  description: "Read a file: text (at most 2,000 lines at a time), image, PDF, audio or video.",
  parameters: {
    type: "object",
    properties: {
      file_path: { type: "string" },
      start_line: { type: "integer", minimum: 1, description: "From 1" },
      end_line: { type: "integer", minimum: 1, description: "Inclusive" },
    },
    required: ["file_path"],
  },
  effect: "read",
  needs: ({ file_path }) => readNeeds(file_path),
  async run(args, site) {
    const range = {
      first: optionalNumber(args, "start_line") ?? 1,
      last: optionalNumber(args, "end_line") ?? Infinity,
    };
    if (range.last < range.first) {
      return failure("invalid_arguments", `end_line ${range.last} comes before start_line ${range.first}.`);
    }
    const found = await locateReadable(textArg(args, "file_path"), site);
    return isRefused(found) ? found.answer : await readFound(found, range, site);
  },
};

interface Range {
  readonly first: number;
  readonly last: number;
}

async function readFound(found: Found, range: Range, site: Site): Promise<Answer> {
  const facts = await factsOfFile(found, site);
  if (isRefused(facts)) return facts.answer;
  const ignored = await refuseIgnored(found, site);
  if (ignored !== undefined) return ignored;
  if (!found.kept && facts.size > MOST_BYTES) {
    const hint = "Search it with grep_search.";
    return failure("too_large", `${quotePath(found.path)} has ${facts.size} bytes; ${MOST_BYTES} can be read.`, hint);
  }
  const bytes = await readBytes(found, site);
  if (isRefused(bytes)) return bytes.answer;
  if (!found.kept) site.seen.note(found.path, digestOf(bytes));
  return answerBytes(found, bytes, range, site);
}

function answerBytes(found: Found, bytes: Buffer, range: Range, site: Site): Answer {
  const type = mediaType(found.path, bytes);
  if (type !== undefined) return answerMedia(found, bytes, type);
  if (!found.kept && isBinary(bytes)) {
    return failure("binary", `${quotePath(found.path)} is a binary file of ${bytes.length} bytes.`);
  }
  return answerLines(found, toUtf8(bytes), range, site);
}

function answerMedia(found: Found, bytes: Buffer, mimeType: string): Answer {
  const name = quotePath(found.path);
  if (bytes.length > MOST_MEDIA_BYTES) {
    return failure("too_large", `${name} has ${bytes.length} bytes; ${MOST_MEDIA_BYTES} of ${mimeType} can be shown.`);
  }
  return { text: `${name}: ${mimeType}, ${bytes.length} bytes`, media: [{ mimeType, data: bytes.toString("base64") }] };
}

function answerLines(found: Found, utf8: Buffer, { first, last }: Range, site: Site): Answer {
  const total = countLines(utf8);
  if (total === 0) return { text: "[The file is empty.]" };
  if (first > total) {
    return failure(
      "invalid_arguments",
      `start_line ${first} is past the end: ${quotePath(found.path)} has ${total} lines.`,
    );
  }
  const wanted = sliceLines(utf8, first, Math.min(last, first + MOST_LINES - 1), site.redact);
  const lines = wanted.slice(0, countFitting(wanted, answerCap(site) - NOTE_CHARS));
  const end = first + lines.length - 1;
  if (first === 1 && end === total) return { text: lines.join("\n") };
  const more = end < total ? ` Read on with start_line ${end + 1}.` : "";
  return {
    text: `[Lines ${first} to ${end} of ${total}.${more}]\n${lines.join("\n")}`,
    ...partOf(utf8, end < Math.min(last, total)),
  };
}

const NOTE_CHARS = 100;

function partOf(utf8: Buffer, cut: boolean): { readonly clippedFrom?: number } {
  return cut ? { clippedFrom: utf8.length } : {};
}

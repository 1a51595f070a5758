/** `read_many_files`: several files at once, by glob. */
import type { Answer, JsonObject } from "../events.ts";
import { answerCap, MOST_BYTES } from "./clip.ts";
import { isBinary } from "../lib/encoding.ts";
import { textsArg, filteringOptions, FILTERING, pathNeed } from "./args.ts";
import { baseOf, compileGlobs } from "../lib/glob.ts";
import { countLines, sliceLines, toUtf8 } from "./read-file.ts";
import { isRefused, locate, readBytes, showPath } from "./paths.ts";
import { failure, type Tool } from "./tool.ts";
import type { AnswerContext, FileContext } from "./context.ts";
import { walkFiles } from "./walk.ts";
import { listed } from "../lib/parts.ts";
import { digestOf } from "../lib/seal.ts";

/** Files per call; the others are named. */
const MOST_FILES = 50;

export const readManyFiles: Tool = {
  name: "read_many_files",
  description: "Read several text files, by paths or globs.",
  parameters: {
    type: "object",
    properties: {
      include: { type: "array", items: { type: "string", minLength: 1 }, minItems: 1 },
      exclude: { type: "array", items: { type: "string" } },
      file_filtering_options: FILTERING,
    },
    required: ["include"],
  },
  effect: "read",
  needs: (args) => textsArg(args, "include").map((glob) => pathNeed("read", baseOf(glob))),
  async run(args, context, signal) {
    const include = textsArg(args, "include");
    const places = await Promise.all(include.map((glob) => locate(baseOf(glob), context)));
    const outside = places.find(isRefused);
    if (outside !== undefined) return outside.answer;
    const { paths, missing } = await findFiles(args, context, signal);
    if (signal.aborted) return failure("cancelled", "The call was cancelled.");
    if (paths.length === 0)
      return failure(
        "not_found",
        `No files match ${include.join(", ")}.`,
        "Globs find no ignored files; full paths do.",
      );
    return await readAll(paths, missing, context);
  },
};

/**
 * The paths, and the requested paths and globs that match no file. Paths given in full are read even if ignored; only
 * globs walk the tree.
 */
async function findFiles(args: JsonObject, context: FileContext, signal: AbortSignal) {
  const include = textsArg(args, "include");
  const unwanted = compileGlobs(textsArg(args, "exclude"));
  const globs = include.filter((glob) => baseOf(glob) !== glob);
  const named = include.filter((glob) => baseOf(glob) === glob);
  const there = await Promise.all(named.map((path) => spelledOut(path, context)));
  const paths = there.flat();
  const matches = compileGlobs(globs);
  const walk = { directory: "", ignoring: filteringOptions(args, context), links: false, signal };
  if (globs.length > 0) {
    for await (const files of walkFiles(walk, context, { cut: false })) paths.push(...files.filter(matches));
  }
  const readable = [...new Set(paths)].filter((path) => context.mayRead(path));
  const empty = globs.filter((glob) => !readable.some(compileGlobs([glob])));
  const missing = [...named.filter((_, index) => there[index]?.length === 0), ...empty];
  return { paths: readable.filter((path) => !unwanted(path)).sort(), missing };
}

async function spelledOut(path: string, context: FileContext): Promise<readonly string[]> {
  const located = await locate(path, context);
  return isRefused(located) || !(await context.files.exists(located.absolute)) ? [] : [located.path];
}

async function readAll(
  paths: readonly string[],
  missing: readonly string[],
  context: FileContext & AnswerContext,
): Promise<Answer> {
  const blocks: string[] = [];
  const left: string[] = [];
  let room = answerCap(context) - paths.length * 2;
  for (const path of paths) {
    const block = blocks.length < MOST_FILES && room > LEAST_ROOM ? await readOne(path, room, context) : undefined;
    if (block === undefined) left.push(showPath(path));
    else blocks.push(block);
    room -= block?.length ?? 0;
  }
  const notes = [...named("Not read, no room", left), ...named("No files match", missing.map(showPath))];
  return { text: [...blocks, ...notes].join("\n\n") };
}

/** A note that names up to a hundred things; none when the list is empty. */
function named(what: string, all: readonly string[]): readonly string[] {
  return all.length === 0 ? [] : [`[${what}: ${listed(all, 100)}]`];
}

/** Characters; a file is started only when this much of it fits. */
const LEAST_ROOM = 1000;

/** Undefined when the file does not fit. */
async function readOne(path: string, room: number, context: FileContext & AnswerContext): Promise<string | undefined> {
  const located = await locate(path, context);
  if (isRefused(located)) return `=== ${showPath(path)}: ${located.answer.text}`;
  const facts = await context.files.facts(located.absolute);
  if (facts?.kind !== "file" || facts.size > MOST_BYTES) return `=== ${showPath(path)}: [not a file that can be read]`;
  const bytes = await readBytes(located, context);
  if (isRefused(bytes)) return `=== ${showPath(path)}: ${bytes.answer.text}`;
  if (isBinary(bytes))
    return `=== ${showPath(path)}: [binary file of ${bytes.length} bytes; read_file shows images and documents]`;
  const utf8 = toUtf8(bytes);
  const lines = sliceLines(utf8, 1, 2000, context.redact);
  const text = lines.join("\n");
  if (text.length > room || countLines(utf8) > lines.length) return undefined;
  context.seen.note(located.path, digestOf(bytes));
  return `=== ${showPath(path)}\n${text}`;
}

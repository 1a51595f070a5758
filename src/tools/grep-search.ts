/** `grep_search`: matching lines in many files. */
import { posix } from "node:path";
import type { Answer, JsonObject } from "../events.ts";
import type { FoundFile, Search, SearchEnd, FoundLine } from "../ports.ts";
import { optionalFlag, optionalNumber, optionalText, rare, textArg, readNeeds } from "./args.ts";
import { compileNameGlobs } from "../lib/glob.ts";
import { refuseIgnored, walkFiles, type Walked } from "./walk.ts";
import { isRefused, locateReadable, quotePath, type LocatedFile, showPath } from "./paths.ts";
import { MOST_BYTES } from "./clip.ts";
import { failure, type Tool } from "./tool.ts";
import type { AnswerContext, FileContext } from "./context.ts";
import { digestOf } from "../lib/seal.ts";
import { present, joined, given } from "../lib/parts.ts";

/** Gemini CLI's limits. */
const MOST_MATCHES = 100;
const TIMEOUT_MS = 30_000;

const COUNT = { type: "integer", minimum: 0 } as const;
const LIMIT = { type: "integer", minimum: 1 } as const;
/** The most lines around a match, and the most matches, that a call can ask for. */
const MOST_CONTEXT = 100;
const MOST_LISTED = 1_000;

export const grepSearch: Tool = {
  name: "grep_search",
  description: "Search file contents by regular expression, line by line.",
  parameters: {
    type: "object",
    properties: {
      pattern: { type: "string", minLength: 1 },
      dir_path: { type: "string", description: "Directory or file" },
      include_pattern: { type: "string", description: "Glob, such as *.ts" },
      exclude_pattern: rare({ type: "string" }),
      names_only: { type: "boolean" },
      case_sensitive: { type: "boolean" },
      fixed_strings: rare({ type: "boolean" }),
      context: COUNT,
      before: rare(COUNT),
      after: rare(COUNT),
      no_ignore: { type: "boolean", description: "Ignored files too" },
      max_matches_per_file: rare(LIMIT),
      total_max_matches: LIMIT,
    },
    required: ["pattern"],
  },
  effect: "read",
  needs: ({ dir_path }) => readNeeds(dir_path),
  async run(args, context, signal) {
    const located = await locateReadable(textArg(args, "dir_path"), context);
    if (isRefused(located)) return located.answer;
    const facts = await context.files.facts(located.absolute);
    if (facts === undefined) return failure("not_found", `There is no ${quotePath(located.path)}.`);
    const ignored = facts.kind === "directory" ? undefined : await refuseIgnored(located, context);
    if (ignored !== undefined) return ignored;
    return await searchAndAnswer({
      query: parseQuery(args),
      located,
      directory: facts.kind === "directory",
      context,
      signal,
    });
  },
};

interface GrepQuery {
  readonly pattern: CompiledPattern;
  readonly except: CompiledPattern | undefined;
  readonly include: string | undefined;
  readonly namesOnly: boolean;
  readonly caseSensitive: boolean;
  readonly ignored: boolean;
  /** Undefined when the call does not say how many lines of context to show. */
  readonly around: { readonly before: number; readonly after: number } | undefined;
  readonly perFile: number | undefined;
  readonly total: number;
}

function parseQuery(args: JsonObject): GrepQuery {
  const except = optionalText(args, "exclude_pattern");
  const [context, before, after] = ["context", "before", "after"].map((name) =>
    optionalNumber(args, name, MOST_CONTEXT),
  );
  const namesOnly = optionalFlag(args, "names_only") ?? false;
  const withContext = [context, before, after].some((lines) => lines !== undefined) || namesOnly;
  return {
    pattern: compilePattern(textArg(args, "pattern"), optionalFlag(args, "fixed_strings") ?? false),
    except: except === undefined ? undefined : compilePattern(except, false),
    include: optionalText(args, "include_pattern"),
    namesOnly,
    caseSensitive: optionalFlag(args, "case_sensitive") ?? false,
    ignored: optionalFlag(args, "no_ignore") ?? false,
    around: withContext ? { before: before ?? context ?? 0, after: after ?? context ?? 0 } : undefined,
    perFile: optionalNumber(args, "max_matches_per_file", MOST_LISTED),
    total: optionalNumber(args, "total_max_matches", MOST_LISTED) ?? MOST_MATCHES,
  };
}

/** One search, from its arguments to its answer. */
interface SearchCall {
  readonly query: GrepQuery;
  readonly located: LocatedFile;
  readonly directory: boolean;
  readonly context: FileContext & AnswerContext;
  readonly signal: AbortSignal;
}

async function searchAndAnswer(call: SearchCall): Promise<Answer> {
  const { query, context } = call;
  const search = toSearch(query);
  const walked: Walked = { cut: false };
  const files: FoundFile[] = [];
  const end = await scan(call, search, pathsOf(call, walked), files);
  if (end.kind === "cancelled") return failure("cancelled", "The search was cancelled.");
  const lines = query.around === undefined ? surroundings(files) : 0;
  const shown = lines === 0 ? files : await lookAround(call, search, files, lines);
  const notes = present([query.pattern.note, query.except?.note, ...describeLimits(end, walked, files, query)]);
  const notices = notes.map((note) => `[${note}]`);
  return { text: [formatFound(shown, query, context), ...notices].join("\n") };
}

function toSearch({ pattern, except, namesOnly, caseSensitive, around, perFile, total }: GrepQuery): Search {
  return {
    pattern: pattern.source,
    ignoreCase: pattern.ignoreCase || !caseSensitive,
    ...given({ except: except?.source }),
    perFile: namesOnly ? 1 : (perFile ?? total + 1),
    total: total + 1, // One more than is shown, to detect that there are more.
    before: around?.before ?? 0,
    after: around?.after ?? 0,
    maxBytes: MOST_BYTES,
    maxColumns: SEEN_COLUMNS,
  };
}

async function scan(
  { context, signal }: SearchCall,
  search: Search,
  paths: AsyncIterable<readonly string[]>,
  into: FoundFile[],
): Promise<SearchEnd> {
  return await context.scanner.scan(search, paths, { timeoutMs: TIMEOUT_MS, signal }, (file) => into.push(file));
}

/** Absolute paths of the files to be searched. */
async function* pathsOf(call: SearchCall, walked: Walked): AsyncGenerator<readonly string[]> {
  const { query, located, directory, context, signal } = call;
  if (!directory) {
    yield [located.absolute];
    return;
  }
  const ignoring = query.ignored ? { ...context.ignoring, git: false } : context.ignoring;
  const wanted = includes(query.include, located.path);
  for await (const paths of walkFiles({ directory: located.path, ignoring, links: false, signal }, context, walked)) {
    yield paths
      .filter((path) => wanted(path) && context.mayRead(path))
      .map((path) => `${context.workspace.root}/${path}`);
  }
}

/** A glob without a slash matches names; one with a slash, paths from the searched directory or the root. */
function includes(pattern: string | undefined, directory: string): (path: string) => boolean {
  if (pattern === undefined) return () => true;
  const matches = compileNameGlobs([pattern]);
  const start = directory === "" ? 0 : directory.length + 1;
  return (path) => matches(path.slice(start)) || matches(path);
}

/** Lines shown around a few matches, because the model would read them next. Gemini CLI's numbers. */
function surroundings(files: readonly FoundFile[]): number {
  const matches = count(files);
  if (matches === 1) return 50;
  return matches === 2 || matches === 3 ? 15 : 0;
}

/** A file shown with its context counts as read: an edit of it need not wait for a `read_file`. */
async function lookAround(
  call: SearchCall,
  search: Search,
  files: readonly FoundFile[],
  lines: number,
): Promise<FoundFile[]> {
  const { located, context } = call;
  const again: FoundFile[] = [];
  const paths = files.map(({ path }) => path);
  const ofWorkspace = located.kept ? [] : paths;
  const reading = ofWorkspace.map(async (path) => {
    const bytes = await context.files.read(path).catch(() => undefined); // It is gone; so it is not shown either.
    return { path, bytes };
  });
  const scanning = scan(call, { ...search, before: lines, after: lines }, once(paths), again);
  const [read] = await Promise.all([Promise.all(reading), scanning]);
  for (const { path, bytes } of read) {
    if (bytes === undefined || !again.some((file) => file.path === path)) continue;
    context.seen.note(posix.relative(context.workspace.root, path), digestOf(bytes));
  }
  return again;
}

// The port takes batches as they come from a walk.
// oxlint-disable-next-line typescript/require-await
async function* once(paths: readonly string[]): AsyncGenerator<readonly string[]> {
  yield paths;
}

function formatFound(
  files: readonly FoundFile[],
  { namesOnly, total }: GrepQuery,
  context: FileContext & AnswerContext,
): string {
  if (files.length === 0) return "No matches.";
  return namesOnly ? formatNames(files, total, context) : formatFiles(files, total, context);
}

function describeLimits(end: SearchEnd, walked: Walked, files: readonly FoundFile[], query: GrepQuery): string[] {
  const { total } = query;
  return present([
    count(files) > total && `Only the first ${total} matches; narrow the search for others.`,
    end.kind === "timed_out" && `Stopped after ${TIMEOUT_MS / 1000} s; narrow the search or simplify the pattern.`,
    end.kind === "done" && end.tooLarge > 0 && `${end.tooLarge} files above 20 MB were not searched.`,
    end.kind === "done" && end.unreadable > 0 && `${end.unreadable} files could not be read.`,
    walked.cut && "The tree is too large to search whole; give a dir_path.",
  ]);
}

function count(files: readonly FoundFile[]): number {
  return files.reduce((sum, { matches }) => sum + matches, 0);
}

/** A regular expression as models write it, translated for JavaScript. */

interface CompiledPattern {
  /** A JavaScript regular expression. */
  readonly source: string;
  /** Set when the pattern itself contains `(?i)`. */
  readonly ignoreCase: boolean;
  /** A note for the model about how its pattern was read. */
  readonly note?: string;
}

/** Never fails: an invalid regular expression is searched as plain text, and the note says so. */
export function compilePattern(pattern: string, fixed: boolean): CompiledPattern {
  if (fixed) return { source: escape(pattern), ignoreCase: false };
  const flags = /^\(\?([ims]+)\)/u.exec(pattern);
  const source = translate(pattern.slice(flags?.[0].length ?? 0));
  const ignoreCase = flags?.[1]?.includes("i") === true;
  try {
    void new RegExp(source, "m");
    return { source, ignoreCase };
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^.*: /u, "") : "";
    return {
      source: escape(pattern),
      ignoreCase: false,
      note: `Not a regular expression (${why}); searched for literally.`,
    };
  }
}

function escape(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
}

const POSIX_CLASSES: Readonly<Record<string, string>> = {
  alpha: "a-zA-Z",
  digit: "0-9",
  alnum: "a-zA-Z0-9",
  upper: "A-Z",
  lower: "a-z",
  space: String.raw`\s`,
  blank: String.raw` \t`,
  punct: String.raw`!-\/:-@\[-\x60{-~`,
  xdigit: "0-9a-fA-F",
  word: String.raw`\w`,
};

/** Translates from grep and PCRE: POSIX classes, named groups, line anchors. */
function translate(pattern: string): string {
  return pattern
    .replaceAll(/\[:(\w+):\]/gu, (whole, name: string) => POSIX_CLASSES[name] ?? whole)
    .replaceAll("(?P<", "(?<")
    .replaceAll(/(?<!\\)((?:\\\\)*)\\A/gu, "$1^")
    .replaceAll(/(?<!\\)((?:\\\\)*)\\[zZ]/gu, "$1$$");
}

/** Characters of a line that a search returns: Gemini CLI shows 2,000; half of that, around the match, is enough. */
const SEEN_COLUMNS = 1000;
/** Extra characters at either end, searched for secrets and dropped: a cut could leave half a secret. */
const MARGIN = 250;

/** Each file's lines below its name; at most `most` matches in all. */
function formatFiles(files: readonly FoundFile[], most: number, context: FileContext & AnswerContext): string {
  let left = most;
  const blocks = files.map((file) => {
    const shown = file.matches <= left ? file.lines : file.lines.slice(0, nthMatch(file, left));
    left = Math.max(0, left - file.matches);
    return shown.length === 0 ? "" : `${namePath(file.path, context)}\n${formatLines(shown, context.redact)}`;
  });
  return joined(blocks, "\n\n");
}

function formatNames(files: readonly FoundFile[], most: number, context: FileContext): string {
  return files
    .slice(0, most)
    .map(({ path }) => namePath(path, context))
    .join("\n");
}

/** `12: a matching line`, `13- its neighbour`, `--` between lines that are not adjacent. */
function formatLines(lines: readonly FoundLine[], redact: (text: string) => string): string {
  const sparse = lines.some(({ match }) => !match);
  return lines
    .map((found, index) => {
      const { line, match } = found;
      const gap = sparse && index > 0 && line !== (lines[index - 1]?.line ?? 0) + 1 ? "--\n" : "";
      return `${gap}${line}${match ? ":" : "-"} ${shorten(found, redact)}`;
    })
    .join("\n");
}

function shorten({ text, start, length }: FoundLine, redact: (text: string) => string): string {
  if (text.length === length) return text;
  const clean = redact(text);
  const [before, after] = [start > 0, start + text.length < length];
  const part = clean.slice(before ? MARGIN : 0, after ? Math.max(MARGIN, clean.length - MARGIN) : undefined);
  const whole = part.replaceAll(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
  return `${before ? "…" : ""}${whole}${after ? "…" : ""} [cut: a line of ${length} characters]`;
}

/** The index after the nth matching line. */
function nthMatch({ lines }: FoundFile, nth: number): number {
  let seen = 0;
  const index = lines.findIndex(({ match }) => match && ++seen > nth);
  return index === -1 ? lines.length : index;
}

function namePath(path: string, { workspace: { root } }: FileContext): string {
  return path.startsWith(`${root}/`) ? showPath(path.slice(root.length + 1)) : showPath(posix.basename(path));
}

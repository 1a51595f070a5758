/** The files of a directory tree, breadth first, several directories at a time, never through a link. */
import { posix } from "node:path";
import { isGitName } from "../lib/git-names.ts";
import type { Answer } from "../events.ts";
import { ignores, type Patterns, readPatterns } from "../lib/ignore.ts";
import { type LocatedFile, quotePath } from "./paths.ts";
import { failure } from "./tool.ts";
import type { Ignoring, FileContext } from "./context.ts";

interface Walk {
  /** Workspace path of the start directory; it is walked even when ignored. */
  readonly directory: string;
  readonly ignoring: Ignoring;
  /** Whether symbolic links are listed; they are never followed. */
  readonly links: boolean;
  readonly signal: AbortSignal;
}

/** What a walk left out. */
export interface Walked {
  /** True when the tree has more files than a walk visits. */
  cut: boolean;
}

/** More files than the largest repositories have. */
const MOST_FILES = 500_000;

/** The most directories read at the same time. */
const AT_ONCE = 16;

/** Names that are read at the same time, by what the last directories had: what waits for a search takes memory. */
const NAMES_AT_ONCE = 2_000;

/** Batches of workspace paths, by depth, and by name within a directory. Fills in `walked`. */
export async function* walkFiles(walk: Walk, context: FileContext, walked: Walked): AsyncGenerator<readonly string[]> {
  let level: Level[] = [{ directory: walk.directory, ignored: undefined, name: "" }];
  let count = 0;
  let wide = AT_ONCE;
  while (level.length > 0) {
    const next: Level[] = [];
    for (let at = 0; at < level.length;) {
      if (walk.signal.aborted) return;
      const listed = await Promise.all(level.slice(at, at + wide).map((one) => listLevel(one, walk, context)));
      at += listed.length;
      next.push(...listed.flatMap(({ directories }) => directories));
      const files = listed.flatMap((one) => one.files);
      count += files.length;
      wide = Math.max(1, Math.min(AT_ONCE, Math.floor((NAMES_AT_ONCE * listed.length) / (files.length + 1))));
      if (files.length > 0) yield files;
      if (count >= MOST_FILES) {
        walked.cut = true;
        return;
      }
    }
    level = next;
  }
}

interface Level {
  readonly directory: string;
  /** The parent's; undefined at the start of the walk. */
  readonly ignored: Ignored | undefined;
  readonly name: string;
}

async function listLevel({ directory, ignored, name }: Level, walk: Walk, context: FileContext) {
  // At the start of a walk both at once: each is an answer to be waited for.
  const [listing, first] = await Promise.all([
    context.files.list(posix.join(context.workspace.root, directory)).catch(() => undefined),
    ignored ?? openIgnored(directory, context, walk.ignoring),
  ]);
  if (listing === undefined) return { files: [], directories: [] }; // It cannot be read.
  const names = listing.entries.map((entry) => entry.name);
  const here = ignored === undefined ? first : await ignored.enter(name, names);
  const entries = listing.entries
    .filter((entry) => !isGitName(entry.name) && !here.has(entry.name, entry.kind === "directory"))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const inside = ({ name: entry }: { readonly name: string }): string =>
    directory === "" ? entry : `${directory}/${entry}`;
  return {
    files: entries.filter(({ kind }) => kind === "file" || (walk.links && kind === "link")).map(inside),
    directories: entries
      .filter(({ kind }) => kind === "directory")
      .map((entry) => ({ directory: inside(entry), ignored: here, name: entry.name })),
  };
}

/** What is ignored in one directory and, by inheritance, below it. Built lazily during a walk. */
interface Ignored {
  /** Whether a name in this directory is ignored. Assumes that the directory itself is not. */
  has(name: string, isDirectory: boolean): boolean;
  /** The same for a subdirectory; `names` are the entries in it. */
  enter(name: string, names: readonly string[]): Promise<Ignored>;
}

/** The patterns that apply in a workspace directory. */
export async function openIgnored(directory: string, context: FileContext, ignoring: Ignoring): Promise<Ignored> {
  const above = ignoring.git ? levels(directory).toReversed() : [];
  // All at once: each is an answer to be waited for.
  const [gemini, ...git] = await Promise.all([
    readRoot(context, ignoring),
    ...above.map((level) => readPatternsIn(level, ".gitignore", context)),
  ]);
  return stackAt(directory, { gemini, git: git.flat(), context, ignoring });
}

/** `.geminiignore` hides a file from the model; `.gitignore` hides none: it may read a build's output. */
export async function refuseIgnored({ path, kept }: LocatedFile, context: FileContext): Promise<Answer | undefined> {
  if (kept) return undefined;
  const placed = await readRoot(context, context.ignoring);
  const ignored = placed.some(({ patterns }) => ignores(patterns, path.split("/")));
  if (!ignored && context.mayRead(path)) return undefined;
  return failure("ignored", `${quotePath(path)} is excluded by .geminiignore.`);
}

/** One file of patterns, and the workspace directory it is in, in segments. */
interface IgnoreFile {
  readonly directory: readonly string[];
  readonly patterns: Patterns;
}

interface Stack {
  readonly gemini: readonly IgnoreFile[];
  /** Nearest first: a deeper file overrides. */
  readonly git: readonly IgnoreFile[];
  readonly context: FileContext;
  readonly ignoring: Ignoring;
}

function stackAt(directory: string, stack: Stack): Ignored {
  const segments = segmentsOf(directory);
  return {
    has: (name, isDirectory) => decide(stack, [...segments, name], isDirectory),
    async enter(name, names) {
      const inner = posix.join(directory, name);
      if (!stack.ignoring.git || !names.includes(".gitignore")) return stackAt(inner, stack);
      return stackAt(inner, {
        ...stack,
        git: [...(await readPatternsIn(inner, ".gitignore", stack.context)), ...stack.git],
      });
    },
  };
}

/** Gemini's patterns come first, so that `!dist/` there reopens what git ignores. */
function decide({ gemini, git }: Stack, path: readonly string[], isDirectory: boolean): boolean {
  for (const { directory, patterns } of [...gemini, ...git]) {
    const verdict = patterns.judge(path.slice(directory.length), isDirectory);
    if (verdict !== "silent") return verdict === "ignored";
  }
  return false;
}

async function readRoot(context: FileContext, ignoring: Ignoring): Promise<IgnoreFile[]> {
  const names = [...ignoring.files, ...(ignoring.gemini ? [".geminiignore"] : [])];
  return (await Promise.all(names.map((name) => readPatternsIn("", name, context)))).flat();
}

/** In bytes; a larger file is not a file of patterns. */
const MOST_BYTES = 1024 * 1024;

async function readPatternsIn(directory: string, name: string, context: FileContext): Promise<IgnoreFile[]> {
  const place = await context.workspace.locate(posix.join(directory, name));
  if (place.kind === "refused") return [];
  const facts = await context.files.facts(place.absolute);
  if (facts?.kind !== "file" || facts.size > MOST_BYTES) return [];
  const bytes = await context.files.read(place.absolute).catch(() => Buffer.alloc(0)); // Unreadable, so it ignores nothing.
  return [{ directory: segmentsOf(directory), patterns: readPatterns(bytes.toString("utf8")) }];
}

function segmentsOf(directory: string): readonly string[] {
  return directory === "" ? [] : directory.split("/");
}

/** The directories from the root down to `directory`, the root first. */
function levels(directory: string): string[] {
  return ["", ...segmentsOf(directory).map((_, index, all) => all.slice(0, index + 1).join("/"))];
}

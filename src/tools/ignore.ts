/** The one ignore stack: `.gitignore` at every level, `.geminiignore` and further files at the root. */
import { posix } from "node:path";
import { judgeAll, readPatterns, type Patterns, type Verdict } from "../change/ignore.ts";
import type { Answer } from "../events.ts";
import { quotePath, type Found } from "./place.ts";
import { failure, type Ignoring, type Site } from "./tool.ts";

/** What is ignored in one directory and, by inheritance, below it. Made lazily while a tree is walked. */
export interface Ignored {
  /** A name in this directory. Assumes the directory itself is not ignored. */
  has(name: string, isDirectory: boolean): boolean;
  /** The same for a directory in it. `names` says what there is in that. */
  enter(name: string, names: readonly string[]): Promise<Ignored>;
}

/** The stack as it stands in a workspace directory. */
export async function openIgnored(directory: string, site: Site, ignoring: Ignoring = site.ignoring): Promise<Ignored> {
  const gemini = await readRoot(site, ignoring);
  const git: Placed[] = [];
  for (const level of ignoring.git ? levels(directory) : [])
    git.unshift(...(await readPlaced(level, ".gitignore", site)));
  return stackAt(directory, { gemini, git, site, ignoring });
}

/** The answer where `.geminiignore` keeps a file from the model. `.gitignore` does not: a build's output may well be read. */
export async function refuseIgnored({ path, kept }: Found, site: Site): Promise<Answer | undefined> {
  if (kept) return undefined;
  const placed = await readRoot(site, site.ignoring);
  const ignored = placed.some(({ patterns }) => judgeAll(patterns, path.split("/"), false) === "ignored");
  if (!ignored && site.mayRead(path)) return undefined;
  return failure("ignored", `${quotePath(path)} is excluded by .geminiignore.`);
}

/** One file of patterns, and the workspace directory it is in, in segments. */
interface Placed {
  readonly directory: readonly string[];
  readonly patterns: Patterns;
}

interface Stack {
  readonly gemini: readonly Placed[];
  /** Nearest first: a deeper file overrules. */
  readonly git: readonly Placed[];
  readonly site: Site;
  readonly ignoring: Ignoring;
}

function stackAt(directory: string, stack: Stack): Ignored {
  const segments = segmentsOf(directory);
  return {
    has: (name, isDirectory) => decide(stack, [...segments, name], isDirectory),
    async enter(name, names) {
      const inner = posix.join(directory, name);
      if (!stack.ignoring.git || !names.includes(".gitignore")) return stackAt(inner, stack);
      return stackAt(inner, { ...stack, git: [...(await readPlaced(inner, ".gitignore", stack.site)), ...stack.git] });
    },
  };
}

/** Gemini's word comes first, so that `!dist/` there opens what git ignores. */
function decide({ gemini, git }: Stack, path: readonly string[], isDirectory: boolean): boolean {
  return firstWord([...gemini, ...git], path, isDirectory) === "ignored";
}

function firstWord(placed: readonly Placed[], path: readonly string[], isDirectory: boolean): Verdict {
  for (const { directory, patterns } of placed) {
    const verdict = patterns.judge(path.slice(directory.length), isDirectory);
    if (verdict !== "silent") return verdict;
  }
  return "silent";
}

async function readRoot(site: Site, ignoring: Ignoring): Promise<Placed[]> {
  const names = [...ignoring.files, ...(ignoring.gemini ? [".geminiignore"] : [])];
  return (await Promise.all(names.map((name) => readPlaced("", name, site)))).flat();
}

/** A file of patterns larger than this is not one, in bytes. */
const MOST_BYTES = 1024 * 1024;

async function readPlaced(directory: string, name: string, site: Site): Promise<Placed[]> {
  const place = await site.workspace.locate(posix.join(directory, name));
  if (place.kind === "refused") return [];
  const facts = await site.files.facts(place.absolute);
  if (facts?.kind !== "file" || facts.size > MOST_BYTES) return [];
  const bytes = await site.files.read(place.absolute).catch(() => Buffer.alloc(0)); // Unreadable: it ignores nothing.
  return [{ directory: segmentsOf(directory), patterns: readPatterns(bytes.toString("utf8")) }];
}

function segmentsOf(directory: string): readonly string[] {
  return directory === "" ? [] : directory.split("/");
}

/** The directories from the root down to one, the root first. */
function levels(directory: string): string[] {
  return ["", ...segmentsOf(directory).map((_, index, all) => all.slice(0, index + 1).join("/"))];
}

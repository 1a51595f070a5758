/** The one ignore stack: `.gitignore` at every level, `.geminiignore` and further files at the root. */
import ignore, { type Ignore } from "ignore";
import { posix } from "node:path";
import type { Ignoring, Site } from "./tool.ts";

/** What is ignored in one directory and, by inheritance, below it. Made lazily while a tree is walked. */
export interface Ignored {
  /** A name in this directory. Assumes the directory itself is not ignored. */
  has(name: string, isDirectory: boolean): boolean;
  /** The same for a directory in it. `names` says which files it has. */
  enter(name: string, names: readonly string[]): Promise<Ignored>;
}

/** One file of patterns, and the workspace directory that they are relative to. */
interface Patterns {
  readonly directory: string;
  readonly rules: Ignore;
}

/** The stack as it stands in a workspace directory. */
export async function openIgnored(directory: string, site: Site, ignoring: Ignoring = site.ignoring): Promise<Ignored> {
  const gemini = await readRoot(site, ignoring);
  const git: Patterns[] = [];
  for (const level of ignoring.git ? levels(directory) : [])
    git.unshift(...(await readPatterns(level, ".gitignore", site)));
  return stackAt(directory, { gemini, git, site, ignoring });
}

/** Whether `.geminiignore` keeps a file from the model. `.gitignore` does not: a build's output may well be read. */
export async function isIgnoredByGemini(path: string, site: Site): Promise<boolean> {
  const rules = await readRoot(site, site.ignoring);
  return rules.some(({ rules: patterns }) => patterns.test(path).ignored);
}

interface Stack {
  readonly gemini: readonly Patterns[];
  /** Nearest first: a deeper file overrules. */
  readonly git: readonly Patterns[];
  readonly site: Site;
  readonly ignoring: Ignoring;
}

function stackAt(directory: string, stack: Stack): Ignored {
  return {
    has: (name, isDirectory) => decide(stack, posix.join(directory, name), isDirectory),
    async enter(name, names) {
      const inner = posix.join(directory, name);
      if (!stack.ignoring.git || !names.includes(".gitignore")) return stackAt(inner, stack);
      return stackAt(inner, {
        ...stack,
        git: [...(await readPatterns(inner, ".gitignore", stack.site)), ...stack.git],
      });
    },
  };
}

/** Gemini's word comes first, so that `!dist/` there opens what git ignores. */
function decide({ gemini, git }: Stack, path: string, isDirectory: boolean): boolean {
  for (const patterns of [...gemini, ...git]) {
    const word = verdict(patterns, path, isDirectory);
    if (word !== "silent") return word === "ignored";
  }
  return false;
}

function verdict({ directory, rules }: Patterns, path: string, isDirectory: boolean): "ignored" | "kept" | "silent" {
  const relative = directory === "" ? path : path.slice(directory.length + 1);
  if (!ignore.isPathValid(relative)) return "silent";
  const { ignored, unignored } = rules.test(isDirectory ? `${relative}/` : relative);
  if (ignored) return parentIgnored(rules, relative) ? "silent" : "ignored";
  return unignored ? "kept" : "silent";
}

/** The parent was judged when it was entered, by a file that overrules this one: its verdict is not inherited again. */
function parentIgnored(rules: Ignore, relative: string): boolean {
  const parent = posix.dirname(relative);
  return parent !== "." && rules.test(`${parent}/`).ignored;
}

async function readRoot(site: Site, ignoring: Ignoring): Promise<Patterns[]> {
  const names = [...ignoring.files, ...(ignoring.gemini ? [".geminiignore"] : [])];
  return (await Promise.all(names.map((name) => readPatterns("", name, site)))).flat();
}

/** A file of patterns larger than this is not one, in bytes. */
const MOST_BYTES = 1024 * 1024;

async function readPatterns(directory: string, name: string, site: Site): Promise<Patterns[]> {
  const place = site.workspace.locate(posix.join(directory, name));
  if (place.kind === "refused") return [];
  const facts = await site.files.facts(place.absolute);
  if (facts?.kind !== "file" || facts.size > MOST_BYTES) return [];
  const bytes = await site.files.read(place.absolute).catch(() => Buffer.alloc(0)); // Unreadable: it ignores nothing.
  return [{ directory, rules: ignore().add(bytes.toString("utf8")) }];
}

/** The directories from the root down to one, the root first. */
function levels(directory: string): string[] {
  const names = directory === "" ? [] : directory.split("/");
  return ["", ...names.map((_, index) => names.slice(0, index + 1).join("/"))];
}

/** What the pinned commit's `.gitignore` files leave out. The workspace's own copies count for nothing: tools write them. */
import { posix } from "node:path";
import type { Git, TreeEntry } from "../ports.ts";
import { readPatterns, type Patterns } from "../lib/ignore.ts";

/** What is left out in one directory and, by inheritance, below it. */
export interface Exclusions {
  /** A name in this directory. Assumes that the directory itself is not left out. */
  has(name: string, isDirectory: boolean): boolean;
  enter(name: string): Promise<Exclusions>;
}

interface Rules {
  /** How many directories below the root the patterns are, and so how much of a path they do not see. */
  readonly depth: number;
  readonly patterns: Patterns;
}

export async function openExclusions(
  git: Pick<Git, "blob">,
  tree: ReadonlyMap<string, TreeEntry>,
): Promise<Exclusions> {
  const read = async (directory: string): Promise<Rules[]> => {
    const entry = tree.get(posix.join(directory, ".gitignore"));
    // A link is not followed, as git does not follow it either.
    if (entry === undefined || !entry.mode.startsWith("100") || entry.size > MAX_BYTES) return [];
    const depth = directory === "" ? 0 : directory.split("/").length;
    return [{ depth, patterns: readPatterns((await git.blob(entry.oid)).toString("utf8")) }];
  };
  const at = (directory: string, rules: readonly Rules[]): Exclusions => ({
    has: (name, isDirectory) => isExcluded(posix.join(directory, name), isDirectory, rules),
    enter: async (name) => {
      const inner = posix.join(directory, name);
      return at(inner, [...(await read(inner)), ...rules]);
    },
  });
  return at("", await read(""));
}

/** Bytes beyond which a `.gitignore` is not one. */
const MAX_BYTES = 1024 * 1024;

/** The deepest file that says something about a path is right. */
function isExcluded(path: string, isDirectory: boolean, rules: readonly Rules[]): boolean {
  const names = path.split("/");
  for (const { depth, patterns } of rules) {
    const verdict = patterns.judge(names.slice(depth), isDirectory);
    if (verdict !== "silent") return verdict === "ignored";
  }
  return false;
}

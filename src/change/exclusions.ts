/** What the pinned commit's `.gitignore` files exclude. The workspace's copies do not count: tools can write them. */
import { posix } from "node:path";
import type { Git, TreeEntry } from "../ports.ts";
import { readPatterns, type Patterns } from "../lib/ignore.ts";

/** What is excluded in one directory and, by inheritance, below it. */
export interface Exclusions {
  /** Whether a name in this directory is excluded. Assumes the directory itself is not. */
  has(name: string, isDirectory: boolean): boolean;
  enter(name: string): Promise<Exclusions>;
}

interface Rules {
  /** The depth of the patterns' directory below the root, and so how many path segments they do not see. */
  readonly depth: number;
  readonly patterns: Patterns;
}

export async function openExclusions(
  git: Pick<Git, "blob">,
  tree: ReadonlyMap<string, TreeEntry>,
): Promise<Exclusions> {
  const read = async (directory: string): Promise<Rules[]> => {
    const entry = tree.get(posix.join(directory, ".gitignore"));
    // Links are not followed; git does not follow them either.
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

/** Bytes. A larger `.gitignore` is ignored. */
const MAX_BYTES = 1024 * 1024;

/** The deepest file with a matching pattern decides. */
function isExcluded(path: string, isDirectory: boolean, rules: readonly Rules[]): boolean {
  const names = path.split("/");
  for (const { depth, patterns } of rules) {
    const verdict = patterns.judge(names.slice(depth), isDirectory);
    if (verdict !== "silent") return verdict === "ignored";
  }
  return false;
}

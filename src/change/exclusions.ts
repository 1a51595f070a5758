/** What the pinned commit's `.gitignore` files leave out. The workspace's own copies count for nothing: tools write them. */
import ignore, { type Ignore } from "ignore";
import { posix } from "node:path";
import type { Git, TreeEntry } from "../ports.ts";

/** What is left out in one directory and, by inheritance, below it. */
export interface Exclusions {
  /** A name in this directory. Assumes that the directory itself is not left out. */
  has(name: string, isDirectory: boolean): boolean;
  enter(name: string): Promise<Exclusions>;
}

interface Rules {
  /** The directory that the patterns are relative to; "" is the root. */
  readonly directory: string;
  readonly patterns: Ignore;
}

export async function openExclusions(
  git: Pick<Git, "blob">,
  tree: ReadonlyMap<string, TreeEntry>,
): Promise<Exclusions> {
  const read = async (directory: string): Promise<Rules[]> => {
    const entry = tree.get(posix.join(directory, ".gitignore"));
    // A link is not followed, as git does not follow it either.
    if (entry === undefined || !entry.mode.startsWith("100") || entry.size > MAX_BYTES) return [];
    return [{ directory, patterns: ignore().add((await git.blob(entry.oid)).toString("utf8")) }];
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
  for (const { directory, patterns } of rules) {
    const relative = directory === "" ? path : path.slice(directory.length + 1);
    if (!ignore.isPathValid(relative)) continue;
    const { ignored, unignored } = patterns.checkIgnore(isDirectory ? `${relative}/` : relative);
    if (ignored || unignored) return ignored;
  }
  return false;
}

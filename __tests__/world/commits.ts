/** Commits in memory, as the part of the git port that reading a project needs. */
import { DIRECTORY, type Git, type TreeDirectory, type TreeEntry, type TreeNode } from "../../src/ports.ts";
import type { CommitReader } from "../../src/project/tree.ts";

/** A file's text, its bytes, a link's target, or a script. */
export type Content = string | Buffer | { readonly link: string } | { readonly script: string };

export interface Commits extends CommitReader {
  /** `commit:path` of every blob that was read, in order. */
  readonly shown: string[];
}

export function commits(all: Readonly<Record<string, Readonly<Record<string, Content>>>>): Commits {
  const shown: string[] = [];
  const files = (commit: string): Readonly<Record<string, Content>> => {
    const found = all[commit];
    if (found === undefined) throw new Error(`There is no commit ${commit}.`);
    return found;
  };
  const reader = (commit: string): TreeReader =>
    treeReader(Object.entries(files(commit)).map(([path, content]) => treeEntry(path, modeOf(content))));
  return {
    shown,
    entry: async (commit, path) => await reader(commit).entry(commit, path),
    directory: async (commit, path) => await reader(commit).directory(commit, path),
    files: (commit) => reader(commit).files(commit),
    show: (commit, path) => {
      shown.push(`${commit}:${path}`);
      const content = files(commit)[path];
      return Promise.resolve(content === undefined ? undefined : bytes(content));
    },
  };
}

/** The part of the git port that reads trees. */
export type TreeReader = Pick<Git, "entry" | "directory" | "files">;

/** Every commit has just these files. */
export function treeReader(entries: readonly TreeEntry[]): TreeReader {
  const directories = new Map<string, Map<string, TreeNode>>([["", new Map()]]);
  const place = (path: string, node: TreeNode): void => {
    const cut = path.lastIndexOf("/");
    const above = path.slice(0, Math.max(0, cut));
    if (!directories.has(above)) {
      directories.set(above, new Map());
      place(above, { mode: DIRECTORY, oid: "0".repeat(40) });
    }
    directories.get(above)?.set(path.slice(cut + 1), node);
  };
  for (const { path, mode, oid } of entries) place(path, { mode, oid });
  const directory = (path: string): TreeDirectory | undefined => {
    const found = directories.get(path);
    return found && { entries: found, undecodable: 0 };
  };
  return {
    entry: (_, path) => {
      const cut = path.lastIndexOf("/");
      return Promise.resolve(directory(path.slice(0, Math.max(0, cut)))?.entries.get(path.slice(cut + 1)));
    },
    directory: (_, path) => Promise.resolve(directory(path)),
    async *files() {
      yield* await Promise.resolve(entries);
    },
  };
}

export function treeEntry(path: string, mode = "100644"): TreeEntry {
  return { path, exact: true, mode, oid: "0".repeat(40) };
}

/** All files of a commit, in git's order. */
export async function filesOf(git: Pick<Git, "files">, commit: string): Promise<readonly TreeEntry[]> {
  const all: TreeEntry[] = [];
  for await (const entry of git.files(commit)) all.push(entry);
  return all;
}

function modeOf(content: Content): string {
  if (typeof content === "string" || Buffer.isBuffer(content)) return "100644";
  return "link" in content ? "120000" : "100755";
}

function bytes(content: Content): Buffer {
  if (Buffer.isBuffer(content)) return content;
  if (typeof content === "string") return Buffer.from(content);
  return Buffer.from("link" in content ? content.link : content.script);
}

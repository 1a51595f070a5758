/** The files of one commit, read through Remit's own git: only the directories and blobs that are asked for. */
import { posix } from "node:path";
import { DIRECTORY, LINK, type Git, type TreeNode } from "../ports.ts";
import { onceFor } from "../lib/once.ts";
import { parentsOf } from "../lib/paths.ts";

/** The part of git that reading needs. */
export type CommitReader = Pick<Git, "entry" | "directory" | "files" | "show">;

/** Paths that are not UTF-8 are left out. */
export interface TrustedTree {
  readonly commit: string;
  /** Every path in the commit, in git's order. The time grows with the repository. */
  paths(): AsyncIterable<string>;
  /** What the commit has in a directory ("": its root), by name; nothing for another path. */
  names(directory: string): Promise<ReadonlyMap<string, TreeNode>>;
  /** Paths below a folder (no trailing slash), sorted; links among the folder's parents are followed. */
  under(folder: string): Promise<readonly string[]>;
  /** The real path, with links inside the repository followed; undefined when there is no such file. */
  locate(path: string): Promise<string | undefined>;
  /** A file's text, read once. */
  read(path: string): Promise<FileText>;
  /** A file's bytes and whether it is executable; undefined when there is no such file. */
  bytes(path: string): Promise<{ readonly bytes: Buffer; readonly executable: boolean } | undefined>;
}

export type FileText =
  | { readonly kind: "text"; readonly path: string; readonly text: string }
  | { readonly kind: "missing" }
  /** Over {@link MOST_TRUSTED_BYTES} bytes, or not UTF-8 text. */
  | { readonly kind: "unreadable"; readonly reason: string };

/** The most bytes of a file read as configuration or instructions. */
export const MOST_TRUSTED_BYTES = 1024 * 1024;

/** Reads nothing yet; each method throws `GitError` when the commit cannot be read. */
export function openTree(git: CommitReader, commit: string): TrustedTree {
  const names = async (directory: string) => (await git.directory(commit, directory))?.entries ?? NO_NAMES;
  const follow = (path: string) => followLinks(path, git, commit);
  const locate = async (path: string) => {
    const real = await follow(path);
    const node = real === undefined ? undefined : await git.entry(commit, real);
    return real !== undefined && node?.mode.startsWith("100") === true ? { real, mode: node.mode } : undefined;
  };
  const read = onceFor(async (real: string) => await readText(git, commit, real));
  return {
    commit,
    names,
    async *paths() {
      for await (const { path, exact } of git.files(commit)) if (exact) yield path;
    },
    locate: async (path) => (await locate(path))?.real,
    async under(folder) {
      const real = await follow(folder);
      if (real === undefined) return [];
      const found = await pathsBelow(real, names);
      return found.map((path) => folder + path.slice(real.length)).sort();
    },
    async read(path) {
      const file = await locate(path);
      return file === undefined ? { kind: "missing" } : await read(file.real);
    },
    async bytes(path) {
      const file = await locate(path);
      const bytes = file && (await git.show(commit, file.real));
      return bytes && { bytes, executable: file.mode === "100755" };
    },
  };
}

const NO_NAMES: ReadonlyMap<string, TreeNode> = new Map();

async function pathsBelow(directory: string, names: TrustedTree["names"]): Promise<readonly string[]> {
  const found = [...(await names(directory))].map(async ([name, { mode }]) => {
    const path = `${directory}/${name}`;
    return mode === DIRECTORY ? await pathsBelow(path, names) : [path];
  });
  return (await Promise.all(found)).flat();
}

// Only links that configuration may pass through: a repository may contain thousands of others.
const FOLLOWED = /(^|\/)(\.gemini|\.agents|\.claude|[A-Z_-]+\.md)(\/|$)/i;

/** The most links in a chain. Git itself and Linux allow 40; configuration needs fewer. */
const HOPS = 8;

/** The path without links on it; undefined for one that leaves the repository. */
async function followLinks(path: string, git: CommitReader, commit: string): Promise<string | undefined> {
  let real = posix.normalize(path);
  for (let hop = 0; hop < HOPS; hop += 1) {
    const link = await firstLink(real, git, commit);
    if (link === undefined) return real;
    const next = target(link, (await git.show(commit, link))?.toString("utf8") ?? "");
    if (next === undefined) return undefined;
    real = next + real.slice(link.length);
  }
  return undefined;
}

async function firstLink(path: string, git: CommitReader, commit: string): Promise<string | undefined> {
  if (!FOLLOWED.test(path)) return undefined;
  for (const prefix of [...parentsOf(path), path])
    if (FOLLOWED.test(prefix) && (await git.entry(commit, prefix))?.mode === LINK) return prefix;
  return undefined;
}

function target(link: string, text: string): string | undefined {
  if (text === "" || posix.isAbsolute(text)) return undefined;
  const path = posix.join(posix.dirname(link), text).replace(/\/$/, "");
  return path.startsWith("..") ? undefined : path;
}

async function readText(git: CommitReader, commit: string, path: string): Promise<FileText> {
  const bytes = await git.show(commit, path);
  if (bytes === undefined) return { kind: "missing" };
  if (bytes.length > MOST_TRUSTED_BYTES)
    return { kind: "unreadable", reason: `it has ${bytes.length} bytes; at most ${MOST_TRUSTED_BYTES} are read` };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes); // Removes a byte order mark.
    return text.includes("\0")
      ? { kind: "unreadable", reason: "it is not text" }
      : { kind: "text", path, text: text.replaceAll("\r\n", "\n") };
  } catch {
    return { kind: "unreadable", reason: "it is not UTF-8 text" };
  }
}

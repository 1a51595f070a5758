/** The files of one commit, read through Remit's own git: one listing, and only the blobs that are requested. */
import { posix } from "node:path";
import { filesByPath, type Git, type TreeEntry } from "../ports.ts";

/** The part of git that reading needs. */
export type CommitReader = Pick<Git, "tree" | "show">;

export interface TrustedTree {
  readonly commit: string;
  /** Every path in the commit that is UTF-8, sorted. */
  readonly paths: readonly string[];
  /** Whether the commit has exactly this path, as a file, link or submodule. */
  has(path: string): boolean;
  /** Paths below a folder (no trailing slash), sorted; links among the folder's parents are followed. */
  under(folder: string): readonly string[];
  /** The real path, with links inside the repository followed; undefined when there is no such file. */
  locate(path: string): string | undefined;
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

/** Throws `GitError` when the commit cannot be read. */
export async function openTree(git: CommitReader, commit: string): Promise<TrustedTree> {
  const entries = filesByPath(await git.tree(commit));
  const links = await readLinks(git, commit, entries);
  const paths = [...entries.keys()].sort();
  const texts = new Map<string, Promise<FileText>>();
  const locate = (path: string): string | undefined => {
    const real = follow(path, links);
    return real !== undefined && isFile(entries.get(real)) ? real : undefined;
  };
  return {
    commit,
    paths,
    locate,
    has: (path) => entries.has(path),
    under(folder) {
      const real = follow(folder, links);
      if (real === undefined) return [];
      return below(paths, `${real}/`).map((path) => folder + path.slice(real.length));
    },
    read(path) {
      const real = locate(path);
      if (real === undefined) return Promise.resolve({ kind: "missing" });
      const known = texts.get(real) ?? readText(git, commit, real, entries.get(real)?.size ?? 0);
      texts.set(real, known);
      return known;
    },
    async bytes(path) {
      const real = locate(path);
      const bytes = real === undefined ? undefined : await git.show(commit, real);
      return bytes && { bytes, executable: entries.get(real ?? "")?.mode === "100755" };
    },
  };
}

/** The paths with this prefix. In sorted paths they are neighbours, so nothing else is looked at. */
export function below(paths: readonly string[], beginning: string): readonly string[] {
  let [low, high] = [0, paths.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paths[middle] ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (paths[end]?.startsWith(beginning) === true) end += 1;
  return paths.slice(low, end);
}

const LINK = "120000";

function isFile(entry: TreeEntry | undefined): boolean {
  return entry !== undefined && entry.mode.startsWith("100");
}

// Only links that configuration may pass through: a repository may contain thousands of others.
const FOLLOWED = /(^|\/)(\.gemini|\.agents|\.claude|[A-Z_-]+\.md)(\/|$)/i;

/** The targets of the relevant links, by path, as repository paths; undefined for one that leaves the repository. */
async function readLinks(
  git: CommitReader,
  commit: string,
  entries: ReadonlyMap<string, TreeEntry>,
): Promise<ReadonlyMap<string, string | undefined>> {
  const links = [...entries.values()].filter((entry) => entry.mode === LINK && FOLLOWED.test(entry.path));
  const targets = await Promise.all(links.map((entry) => git.show(commit, entry.path)));
  return new Map(links.map((entry, index) => [entry.path, target(entry.path, targets[index]?.toString("utf8") ?? "")]));
}

function target(link: string, text: string): string | undefined {
  if (text === "" || posix.isAbsolute(text)) return undefined;
  const path = posix.join(posix.dirname(link), text).replace(/\/$/, "");
  return path.startsWith("..") ? undefined : path;
}

/** The most links in a chain. Git itself and Linux allow 40; configuration needs fewer. */
const HOPS = 8;

function follow(path: string, links: ReadonlyMap<string, string | undefined>): string | undefined {
  let real = posix.normalize(path);
  for (let hop = 0; hop < HOPS; hop += 1) {
    const link = prefixes(real).find((prefix) => links.has(prefix));
    if (link === undefined) return real;
    const next = links.get(link);
    if (next === undefined) return undefined;
    real = next + real.slice(link.length);
  }
  return undefined;
}

function prefixes(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

async function readText(git: CommitReader, commit: string, path: string, size: number): Promise<FileText> {
  if (size > MOST_TRUSTED_BYTES) {
    return { kind: "unreadable", reason: `it has ${size} bytes; at most ${MOST_TRUSTED_BYTES} are read` };
  }
  const bytes = await git.show(commit, path);
  if (bytes === undefined) return { kind: "missing" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes); // Removes a byte order mark.
    return text.includes("\0")
      ? { kind: "unreadable", reason: "it is not text" }
      : { kind: "text", path, text: text.replaceAll("\r\n", "\n") };
  } catch {
    return { kind: "unreadable", reason: "it is not UTF-8 text" };
  }
}

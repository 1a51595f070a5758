/** Makes the workspace's tracked files equal to the pinned commit before anything reads or runs them. */
import { posix } from "node:path";
import { GitError, type Files, type Git } from "../ports.ts";

export interface CheckoutFacts {
  /** Absolute path of the workspace. */
  readonly root: string;
  /** May follow links: the workspace is as the runner left it; no tool has run yet. */
  readonly files: Files;
  readonly git: Git;
  /** The pinned commit, fetched. */
  readonly commit: string;
}

export type Prepared =
  /** The checkout was already at the commit: nothing was written. */
  | { readonly kind: "left" }
  /** Tracked files were written; the former commit's files that the pinned commit lacks were removed. */
  | { readonly kind: "moved"; readonly from: string | undefined; readonly removed: number };

/** Leaves untracked files alone, such as installed dependencies. Throws `GitError` and the file system's errors. */
export async function prepareWorkspace({ root, files, git, commit }: CheckoutFacts): Promise<Prepared> {
  const place = await findGitDirectory(root, files);
  const from = place && (await readHead(place, files));
  // A `.git` that an earlier Remit run moved here says nothing about the files beside it.
  const adopted = place !== undefined && (await files.exists(posix.join(place.own, "remit-adopted")));
  if (from === commit && !adopted) return { kind: "left" };
  const index = place && posix.join(place.own, "index");
  const gone = index !== undefined && (await files.exists(index)) ? await formerPaths(index, commit, git) : [];
  let removed = 0;
  for (const path of gone) removed += (await removeTracked(root, path, files)) ? 1 : 0;
  await git.checkout(commit, root);
  return { kind: "moved", from, removed };
}

/** Tracked paths the commit lacks. If git cannot read the index, none: those files stay, like untracked files. */
async function formerPaths(index: string, commit: string, git: Git): Promise<readonly string[]> {
  try {
    const differences = await git.compareIndex(index, commit);
    return differences.flatMap(({ path, committed }) => (committed === undefined ? [path] : []));
  } catch (error) {
    if (error instanceof GitError) return [];
    throw error;
  }
}

export interface CheckoutGit {
  /** The directory of this checkout's HEAD and index. */
  readonly own: string;
  /** The directory of the branches: the same, except in a linked work tree. */
  readonly common: string;
}

export async function findGitDirectory(root: string, files: Files): Promise<CheckoutGit | undefined> {
  const path = posix.join(root, ".git");
  const facts = await files.facts(path);
  if (facts === undefined) return undefined;
  if (facts.kind !== "file") return { own: path, common: path };
  const link = /^gitdir: (.+)$/m.exec(await readText(path, files))?.[1];
  if (link === undefined) return undefined;
  const own = posix.resolve(root, link);
  const common = (await readText(posix.join(own, "commondir"), files)).trim();
  return { own, common: common === "" ? own : posix.resolve(own, common) };
}

/** The commit of a checkout, read from its files: running git there would obey its configuration. */
export async function readHead({ own, common }: CheckoutGit, files: Files): Promise<string | undefined> {
  const head = (await readText(posix.join(own, "HEAD"), files)).trim();
  const ref = /^ref: (refs\/[^\0\n]+)$/.exec(head)?.[1];
  if (ref === undefined) return COMMIT.test(head) ? head : undefined;
  if (ref.split("/").includes("..")) return undefined;
  const loose = (await readText(posix.join(common, ref), files)).trim();
  if (COMMIT.test(loose)) return loose;
  const packed = await readText(posix.join(common, "packed-refs"), files);
  const line = packed.split("\n").find((each) => each.endsWith(` ${ref}`));
  return line?.split(" ")[0];
}

const COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/;

/** Resolves with "" when the file does not exist. */
export async function readText(path: string, files: Files): Promise<string> {
  const facts = await files.facts(path);
  return facts?.kind === "file" ? (await files.read(path)).toString("utf8") : "";
}

/** Removes a file and the directories this empties. Does nothing below a linked parent: it leads to another place. */
async function removeTracked(root: string, path: string, files: Files): Promise<boolean> {
  const parents = parentsOf(path).map((parent) => posix.join(root, parent));
  for (const parent of parents) if ((await files.facts(parent))?.kind !== "directory") return false;
  const absolute = posix.join(root, path);
  const facts = await files.facts(absolute);
  if (facts === undefined || facts.kind === "directory") return false;
  await files.remove(absolute);
  for (const parent of parents.toReversed()) {
    const { entries, undecodable } = await files.list(parent);
    if (entries.length + undecodable > 0) break;
    await files.remove(parent);
  }
  return true;
}

function parentsOf(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

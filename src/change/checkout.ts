/** The checkout of the pinned commit: its tracked files are made equal to it before anything reads or runs them, and what it lacks is fetched when it is needed. */
import { posix } from "node:path";
import { GitError, LINK, SUBMODULE, systemCode, type Files, type Git, type TreeEntry } from "../ports.ts";
import { knownOf, MOST_PUBLISHED_BYTES, noteWritten, type Baseline, type PinnedPlace } from "./baseline.ts";
import { parentsOf } from "../lib/paths.ts";
import { firstEntry } from "./survey.ts";
import { onlyFor } from "../lib/attempt.ts";

/**
 * Makes the tracked files those of the commit; writes nothing when the checkout is there already. Leaves untracked files
 * alone, such as installed dependencies. Throws `GitError` and the file system's errors.
 */
export async function prepareWorkspace({ root, files, git, commit }: PinnedPlace): Promise<void> {
  const place = await findGitDirectory(root, files);
  const from = place && (await readHead(place, files));
  // A `.git` that an earlier Remit run moved here says nothing about the files beside it.
  const adopted = place !== undefined && (await files.exists(posix.join(place.own, "remit-adopted")));
  if (from === commit && !adopted) return;
  const index = place && posix.join(place.own, "index");
  const gone = index !== undefined && (await files.exists(index)) ? await formerPaths(index, commit, git) : [];
  for (const path of gone) await removeTracked(root, path, files);
  await git.checkout(commit, root);
}

/** Tracked paths the commit lacks. If git cannot read the index, none: those files stay, like untracked files. */
async function formerPaths(index: string, commit: string, git: Git): Promise<readonly string[]> {
  const differences = await git.compareIndex(index, commit).catch(onlyFor(GitError, () => []));
  return differences.flatMap(({ path, committed }) => (committed === undefined ? [path] : []));
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
  const link = /^gitdir: (.+)$/m.exec(await readTextFile(path, files))?.[1];
  if (link === undefined) return undefined;
  const own = posix.resolve(root, link);
  const common = (await readTextFile(posix.join(own, "commondir"), files)).trim();
  return { own, common: common === "" ? own : posix.resolve(own, common) };
}

/** The commit of a checkout, read from its files: running git there would obey its configuration. */
export async function readHead({ own, common }: CheckoutGit, files: Files): Promise<string | undefined> {
  const head = (await readTextFile(posix.join(own, "HEAD"), files)).trim();
  const ref = /^ref: (refs\/[^\0\n]+)$/.exec(head)?.[1];
  if (ref === undefined) return COMMIT.test(head) ? head : undefined;
  if (ref.split("/").includes("..")) return undefined;
  const loose = (await readTextFile(posix.join(common, ref), files)).trim();
  if (COMMIT.test(loose)) return loose;
  const packed = await readTextFile(posix.join(common, "packed-refs"), files);
  const line = packed.split("\n").find((each) => each.endsWith(` ${ref}`));
  return line?.split(" ")[0];
}

const COMMIT = /^[0-9a-f]{40}([0-9a-f]{24})?$/;

/** Resolves with "" when the file does not exist. */
export async function readTextFile(path: string, files: Files): Promise<string> {
  const facts = await files.facts(path);
  return facts?.kind === "file" ? (await files.read(path)).toString("utf8") : "";
}

/** Does nothing below a linked parent: it leads to another place. */
async function removeTracked(root: string, path: string, files: Files): Promise<void> {
  for (const parent of parentsOf(path)) if ((await files.facts(posix.join(root, parent)))?.kind !== "directory") return;
  await removeFile(root, path, files);
}

/** Removes a file and the directories this empties. */
export async function removeFile(root: string, path: string, files: Files): Promise<void> {
  const absolute = posix.join(root, path);
  const facts = await files.facts(absolute);
  if (facts === undefined || facts.kind === "directory") return;
  await files.remove(absolute);
  for (const parent of parentsOf(path).toReversed()) {
    const directory = posix.join(root, parent);
    const { entries, undecodable } = await files.list(directory);
    if (entries.length + undecodable > 0) return;
    await files.remove(directory);
  }
}

// ── What a checkout lacks ────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Writes a file of the commit to disk if the checkout left it out, so that readers and writers find its content. A file
 * the run deleted stays deleted. Resolves with a reason, the end of a sentence, when the path must be left alone.
 */
export async function fetchMissing(path: string, baseline: Baseline, git: Git): Promise<string | undefined> {
  const { tree, root, files } = baseline.pinned;
  // At most one: the file itself, or a link or submodule on the way to it.
  const entry = await firstEntry([...parentsOf(path), path], tree);
  // A directory, or what the commit does not have, was not left out: nobody has to look.
  if (entry === undefined || (await files.facts(posix.join(root, path))) !== undefined) return undefined;
  if (entry.mode === SUBMODULE) {
    if (entry.path === path) return undefined;
    const there = (await files.facts(posix.join(root, entry.path, ".git"))) !== undefined;
    return there ? undefined : `it is in the submodule ${entry.path}, which is not checked out here`;
  }
  if (!(await isLeftOut(entry, baseline, git))) return undefined;
  if (entry.mode === LINK) return `${entry.path} is a symbolic link that this checkout leaves out`;
  return entry.path === path ? await writeMissing(entry, baseline, git) : undefined;
}

/** Whether a file of the commit is absent now and was absent when the run began. */
async function isLeftOut(entry: TreeEntry, baseline: Baseline, git: Git): Promise<boolean> {
  const { root, files } = baseline.pinned;
  if ((await files.facts(posix.join(root, entry.path))) !== undefined) return false;
  return (await knownOf(baseline, entry.path, entry, git)) === undefined;
}

async function writeMissing(entry: TreeEntry, baseline: Baseline, git: Git): Promise<string | undefined> {
  const { root, files } = baseline.pinned;
  const bytes = await git.blob(entry.oid);
  if (bytes.length > MOST_PUBLISHED_BYTES)
    return `this checkout leaves it out, and its ${bytes.length} bytes are too many to fetch`;
  try {
    await files.write(posix.join(root, entry.path), bytes, entry.mode === "100755" ? 0o755 : 0o644);
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    return `this checkout leaves it out, and it could not be put there (${code})`;
  }
  await noteWritten(baseline, entry.path);
  return undefined;
}

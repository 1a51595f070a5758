/** Writes what was published into the checkout for later steps: the same files, and nothing else. */
import { posix } from "node:path";
import type { Files, Git, TreeEntry } from "../ports.ts";
import { findGitDirectory, readHead, readText } from "./checkout.ts";

/** A file in the checkout's git directory: paths a run wrote there, separated by NUL, for the job's next run. */
export const LAID = "remit-laid";

export interface LayFacts {
  /** The checkout, absolute and real. No command of the run works there or ever has. */
  readonly root: string;
  readonly host: Files;
  readonly git: Git;
  /** The commit the run started from, and the commit it published. */
  readonly base: string;
  readonly commit: string;
  readonly paths: readonly string[];
}

/**
 * Writes the published files into a checkout that is at the base. A checkout at another commit stays as it is and this
 * returns false: a mix of two commits is a state that nobody made. Throws the file system's errors.
 */
export async function layIntoCheckout({ root, host, git, base, commit, paths }: LayFacts): Promise<boolean> {
  const place = await findGitDirectory(root, host);
  const head = place && (await readHead(place, host));
  if (head !== base) return false;
  const found = await Promise.all(paths.map(async (path) => [path, await fileAt(commit, path, git)] as const));
  const entries = new Map(found);
  // Removals first: a file may replace a directory.
  for (const [path, entry] of entries) if (entry === undefined) await removeLaid(root, path, host);
  for (const [path, entry] of entries) if (entry !== undefined) await writeLaid(root, path, entry, host, git);
  if (place === undefined) return true;
  const file = posix.join(place.own, LAID);
  const laid = (await readText(file, host)).split("\0").filter((path) => path !== "");
  await host.write(file, Buffer.from([...new Set([...laid, ...paths])].join("\0")));
  return true;
}

type File = Pick<TreeEntry, "mode" | "oid">;

async function fileAt(commit: string, path: string, git: Git): Promise<File | undefined> {
  const entry = await git.entry(commit, path);
  return entry?.mode === DIRECTORY ? undefined : entry;
}

const DIRECTORY = "40000";

/** Removes a file and the directories this empties, as git does. A directory at this path belongs to somebody else. */
async function removeLaid(root: string, path: string, host: Files): Promise<void> {
  const absolute = posix.join(root, path);
  if (!(await isReal(posix.dirname(absolute), host))) return; // A link from an earlier step leads elsewhere.
  const facts = await host.facts(absolute);
  if (facts === undefined || facts.kind === "directory") return;
  await host.remove(absolute);
  for (let parent = posix.dirname(absolute); parent.length > root.length; parent = posix.dirname(parent)) {
    const { entries, undecodable } = await host.list(parent);
    if (entries.length + undecodable > 0) return;
    await host.remove(parent);
  }
}

async function writeLaid(root: string, path: string, entry: File, host: Files, git: Git): Promise<void> {
  const absolute = posix.join(root, path);
  if (!(await isReal(posix.dirname(absolute), host)) || !(await isFree(posix.dirname(absolute), root, host))) return;
  const facts = await host.facts(absolute);
  if (facts?.kind === "directory") return;
  const isLink = entry.mode === "120000";
  if (facts !== undefined && (isLink || facts.kind === "link")) await host.remove(absolute);
  const bytes = await git.blob(entry.oid);
  if (!isLink) return await host.write(absolute, bytes, entry.mode === "100755" ? 0o755 : 0o644);
  await host.makeDirectory(posix.dirname(absolute));
  await host.link(absolute, bytes.toString());
}

/** Whether a directory exists or can be made. */
async function isFree(directory: string, root: string, host: Files): Promise<boolean> {
  if (directory.length <= root.length) return true;
  const facts = await host.facts(directory);
  if (facts !== undefined) return facts.kind === "directory";
  return await isFree(posix.dirname(directory), root, host);
}

/** A directory that does not exist yet is judged by its parent's real path. */
async function isReal(directory: string, host: Files): Promise<boolean> {
  return (await host.realPath(directory)) === directory;
}

/** Lists what is in the workspace, as far as publishing needs it. Reads no file of it and follows no link. */
import { posix } from "node:path";
import { DIRECTORY, SUBMODULE, systemCode } from "../ports.ts";
import type { FileFacts, Files, Git, TreeDirectory, TreeEntry, TreeNode } from "../ports.ts";
import { GENERATED } from "../lib/ecosystems.ts";
import { readPatterns, type Patterns } from "../lib/ignore.ts";
import { onceFor } from "../lib/once.ts";

export interface Survey {
  /** Tracked paths that exist as a file or link. */
  readonly tracked: ReadonlyMap<string, TrackedFile>;
  /** Files and links that are neither tracked nor excluded by the base's `.gitignore`. */
  readonly untracked: ReadonlyMap<string, FileFacts>;
  /** Directories that were not entered, and why. */
  readonly closed: ReadonlyMap<string, ClosedReason>;
  /** The number of names that are not UTF-8, by directory, not counting tracked files. */
  readonly undecodable: ReadonlyMap<string, number>;
}

export interface TrackedFile {
  readonly facts: FileFacts;
  readonly entry: TreeEntry;
}

export type ClosedReason =
  /** A repository of its own: it contains a `.git`. */
  | "repository"
  /** Where installers put what they download. */
  | "dependencies"
  /** Too many entries to search; its tracked files are still read. */
  | "crowded"
  /** It contains a path longer than {@link MAX_PATH}. */
  | "deep"
  /** It could not be listed: its contents are unknown. */
  | "unreadable";

/** The reason reported for a directory that was not searched. */
export const CLOSED: Readonly<Record<ClosedReason, string>> = {
  repository: "it is a git repository of its own, which Remit neither reads nor publishes",
  dependencies: "it contains installed packages; name it in .gitignore",
  crowded: "it holds more new files than Remit looks through (20000); name it in .gitignore",
  deep: "it holds paths longer than 500 characters, which are not published",
  unreadable: "it may not be listed",
};

export interface PinnedWorkspace {
  /** Absolute path of the workspace. */
  readonly root: string;
  readonly files: Files;
  readonly tree: PinnedTree;
  readonly exclusions: Exclusions;
}

/** The pinned commit: what is asked for is read then, so a large repository takes no more memory than a small one. */
export interface PinnedTree {
  /** The file, link or submodule at a path. */
  entry(path: string): Promise<TreeEntry | undefined>;
  directory(path: string): Promise<TreeDirectory | undefined>;
  /** Whether the commit has more than one file. */
  hasSeveral(): Promise<boolean>;
}

export function pinTree(git: Pick<Git, "entry" | "directory" | "files">, commit: string): PinnedTree {
  return {
    entry: (path) => fileAt(commit, path, git),
    directory: (path) => git.directory(commit, path),
    async hasSeveral() {
      let count = 0;
      for await (const _ of git.files(commit)) if (++count > 1) return true;
      return false;
    },
  };
}

/** The first of these paths at which the commit has a file, link or submodule. */
export async function firstEntry(paths: readonly string[], tree: PinnedTree): Promise<TreeEntry | undefined> {
  for (const path of paths) {
    const entry = await tree.entry(path);
    if (entry !== undefined) return entry;
  }
  return undefined;
}

/** What a commit has at a path, if that is no directory. */
export async function fileAt(commit: string, path: string, git: Pick<Git, "entry">): Promise<TreeEntry | undefined> {
  return fileOf(path, await git.entry(commit, path));
}

/** What a directory has at one of its paths, if that is no directory itself. */
export function fileOf(path: string, node: TreeNode | undefined): TreeEntry | undefined {
  return node === undefined || node.mode === DIRECTORY ? undefined : { path, exact: true, ...node };
}

/** The most new entries searched below one directory; a person's work never has as many. */
export const MAX_UNTRACKED = 20_000;

/** Characters. Longer paths are not published, and are matched against no pattern. */
export const MAX_PATH = 500;

/** Entries counted together: a directory the commit does not have with all below it, or the new files of one it has. */
export interface CrowdedDirectory {
  /** Workspace path of that directory. */
  readonly top: string;
  /** New entries found in it. */
  seen: number;
}

/** The most system calls at once. */
const AT_ONCE = 64;

/** What an earlier survey found. */
interface EarlierSurvey {
  /** Untracked files and closed directories. */
  readonly present: ReadonlySet<string>;
  readonly closed: ReadonlyMap<string, ClosedReason>;
}

/** Entries that existed before are not counted again, so they cannot hide new ones. */
export async function surveyWorkspace(pinned: PinnedWorkspace, earlier: EarlierSurvey = NOTHING): Promise<Survey> {
  const survey: Draft = {
    tracked: new Map(),
    untracked: new Map(),
    closed: new Map(),
    undecodable: new Map(),
    earlier,
  };
  const queue: Visit[] = [
    { directory: "", excluded: false, exclusions: pinned.exclusions, crowd: { top: "", seen: 0 } },
  ];
  while (queue.length > 0) {
    const batch = queue.splice(0, AT_ONCE);
    const found = await Promise.all(batch.map((visit) => visitDirectory(visit, pinned, survey)));
    queue.push(...found.flat());
  }
  return survey;
}

const NOTHING: EarlierSurvey = { present: new Set(), closed: new Map() };

interface Draft {
  readonly tracked: Map<string, TrackedFile>;
  readonly untracked: Map<string, FileFacts>;
  readonly closed: Map<string, ClosedReason>;
  readonly undecodable: Map<string, number>;
  readonly earlier: EarlierSurvey;
}

interface Visit {
  readonly directory: string;
  /** A pattern excludes it: only tracked files in it count. */
  readonly excluded: boolean;
  readonly exclusions: Exclusions;
  readonly crowd: CrowdedDirectory;
}

/** A directory that is being searched. */
interface Searched extends Visit {
  /** What the pinned commit has there. */
  readonly committed: TreeDirectory | undefined;
}

/** Searches one directory; returns the subdirectories to visit next. */
async function visitDirectory(visit: Visit, pinned: PinnedWorkspace, survey: Draft): Promise<Visit[]> {
  const { directory } = visit;
  const [committed, listed] = await Promise.all([
    pinned.tree.directory(directory),
    listIfThere(pinned.files, posix.join(pinned.root, directory)),
  ]);
  const isTracked = committed !== undefined;
  if (typeof listed === "string") {
    if (listed === "unreadable") survey.closed.set(directory, listed);
    return [];
  }
  const { entries, undecodable } = listed;
  const own = entries.find(({ name }) => isGit(name) && (directory !== "" || name !== ".git"));
  if (own !== undefined) survey.closed.set(isTracked ? posix.join(directory, own.name) : directory, "repository");
  if (own !== undefined && !isTracked) return [];
  const strange = undecodable - (committed?.undecodable ?? 0);
  if (strange > 0 && !visit.excluded) survey.undecodable.set(directory, strange);
  const others = entries.filter(({ name }) => !isGit(name));
  const at = { ...visit, committed };
  await noteFiles(
    at,
    others.flatMap(({ name, kind }) => (kind === "directory" ? [] : [name])),
    pinned,
    survey,
  );
  const directories = others.filter(({ kind }) => kind === "directory");
  const inner = await Promise.all(directories.map(({ name }) => openInner(at, name, survey)));
  return inner.filter((each) => each !== undefined);
}

/** The entries of a directory; `gone` when it was deleted since its parent was listed. */
export type Listing = Awaited<ReturnType<Files["list"]>> | "gone" | "unreadable";

export async function listIfThere(files: Files, path: string): Promise<Listing> {
  try {
    return await files.list(path);
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    return code === "ENOENT" || code === "ENOTDIR" ? "gone" : "unreadable";
  }
}

/** Resolves with undefined also when the machine cannot say. */
export async function factsOf(files: Files, path: string): Promise<FileFacts | undefined> {
  try {
    return await files.facts(path);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return undefined;
  }
}

/** What the checkout itself has at a workspace path. Follows no link on the way: what is behind one has another path. */
export type FactsBelow = (path: string) => Promise<FileFacts | undefined>;

export function openBelow({ lower, host }: { readonly lower: string; readonly host: Files }): FactsBelow {
  const isDirectory = onceFor(
    async (path: string): Promise<boolean> => path === "." || (await below(path))?.kind === "directory",
  );
  const below: FactsBelow = async (path) =>
    (await isDirectory(posix.dirname(path))) ? await factsOf(host, posix.join(lower, path)) : undefined;
  return below;
}

/** `.git`, in every spelling that some file system treats as the same. */
export function isGit(name: string): boolean {
  return name.toLowerCase() === ".git";
}

async function openInner(visit: Searched, name: string, survey: Draft): Promise<Visit | undefined> {
  const directory = posix.join(visit.directory, name);
  const mode = visit.committed?.entries.get(name)?.mode;
  if (mode === SUBMODULE) return undefined;
  const excluded = visit.excluded || visit.exclusions.has(name, true);
  const exclusions = await visit.exclusions.enter(name);
  if (mode === DIRECTORY) return { directory, excluded, exclusions, crowd: { top: directory, seen: 0 } };
  if (excluded) return undefined;
  const crowd = visit.committed !== undefined ? { top: directory, seen: 0 } : visit.crowd;
  // Not a name such as `vendor`, below which a person could have written something.
  if (GENERATED.has(name)) survey.closed.set(directory, "dependencies");
  else if (directory.length > MAX_PATH) survey.closed.set(crowd.top, "deep");
  else if (isCrowded(crowd, 1, survey)) survey.closed.set(crowd.top, "crowded");
  else return { directory, excluded, exclusions, crowd };
  return undefined;
}

/** Adds `met` to the crowd's count; true when the crowd is over its limit. */
function isCrowded(crowd: CrowdedDirectory, met: number, { earlier }: Draft): boolean {
  crowd.seen += met;
  return crowd.seen > MAX_UNTRACKED || earlier.closed.get(crowd.top) === "crowded";
}

async function noteFiles(
  visit: Searched,
  names: readonly string[],
  pinned: PinnedWorkspace,
  survey: Draft,
): Promise<void> {
  const isLeftOut = (name: string) => visit.excluded || visit.exclusions.has(name, false);
  const tracked: TreeEntry[] = [];
  const fresh: string[] = [];
  for (const name of names) {
    const path = posix.join(visit.directory, name);
    const entry = fileOf(path, visit.committed?.entries.get(name));
    if (entry !== undefined) tracked.push(entry);
    else if (!isLeftOut(name)) fresh.push(path);
  }
  const { present } = survey.earlier;
  const crowded = fresh.length > 0 && isCrowded(visit.crowd, fresh.filter((path) => !present.has(path)).length, survey);
  if (crowded) survey.closed.set(visit.crowd.top, "crowded");
  await atOnce(tracked, async (entry) => {
    const facts = await presentFacts(entry.path, pinned, survey);
    if (facts !== undefined) survey.tracked.set(entry.path, { facts, entry });
  });
  await atOnce(crowded ? [] : fresh, async (path) => {
    const facts = await presentFacts(path, pinned, survey);
    if (facts !== undefined) survey.untracked.set(path, facts);
  });
}

async function atOnce<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE) await Promise.all(items.slice(at, at + AT_ONCE).map(act));
}

/** Undefined if the file was deleted, or replaced by a directory, since it was listed. */
async function presentFacts(path: string, pinned: PinnedWorkspace, survey: Draft): Promise<FileFacts | undefined> {
  const facts = await pinned.files.facts(posix.join(pinned.root, path)).catch((error: unknown) => {
    if (systemCode(error) === undefined) throw error;
    survey.closed.set(posix.dirname(path) === "." ? "" : posix.dirname(path), "unreadable");
  });
  return facts === undefined || facts.kind === "directory" ? undefined : facts;
}

// ── What .gitignore excludes ─────────────────────────────────────────────────────────────────────────────────────────

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

export async function openExclusions(git: Pick<Git, "blob">, tree: Pick<PinnedTree, "entry">): Promise<Exclusions> {
  const read = async (directory: string): Promise<Rules[]> => {
    const entry = await tree.entry(posix.join(directory, ".gitignore"));
    // Links are not followed; git does not follow them either.
    if (entry?.mode.startsWith("100") !== true) return [];
    const bytes = await git.blob(entry.oid);
    if (bytes.length > MAX_BYTES) return [];
    const depth = directory === "" ? 0 : directory.split("/").length;
    return [{ depth, patterns: readPatterns(bytes.toString("utf8")) }];
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

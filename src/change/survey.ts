/** Lists what is in the workspace, as far as publishing needs it. Reads no file of it and follows no link. */
import { posix } from "node:path";
import { DIRECTORY, SUBMODULE, systemCode } from "../ports.ts";
import type { FileFacts, Files, Git, TreeDirectory, TreeEntry, TreeNode } from "../ports.ts";
import { GENERATED } from "../lib/ecosystems.ts";
import { readPatterns, type Patterns } from "../lib/ignore.ts";
import { once, onceFor } from "../lib/once.ts";
import type { KnownDirectory, Reader } from "./record.ts";

/** One directory of the workspace that was searched. */
export interface SurveyedDirectory {
  /** Workspace path. */
  readonly directory: string;
  /** Tracked paths that exist as a file or link. */
  readonly tracked: readonly TrackedFile[];
  /** Paths of files and links that are neither tracked, nor excluded by the base's `.gitignore`, nor known from earlier. */
  readonly fresh: readonly string[];
  /** How many files and links are here that are tracked or not excluded. */
  readonly files: number;
  /** What an earlier survey found here. */
  readonly known: KnownDirectory | undefined;
}

/** What a survey could not search. It is complete when the survey has ended. */
export interface SurveyNotes {
  /** Directories that were not entered, and why. */
  readonly closed: Map<string, ClosedReason>;
  /** The number of names that are not UTF-8, by directory, not counting tracked files. */
  readonly undecodable: Map<string, number>;
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
export interface EarlierSurvey extends Pick<Reader, "at"> {
  readonly closed: ReadonlyMap<string, ClosedReason>;
}

const NOTHING: EarlierSurvey = { at: () => Promise.resolve(undefined), closed: new Map() };

/**
 * Each directory in the order of `byWalk`: the time grows with the workspace, the memory does not. Entries that existed
 * before are not counted again, so they cannot hide new ones.
 */
export async function* surveyWorkspace(
  pinned: PinnedWorkspace,
  notes: SurveyNotes,
  earlier: EarlierSurvey = NOTHING,
): AsyncGenerator<SurveyedDirectory> {
  const survey: Survey = { pinned, notes, earlier };
  const { exclusions } = pinned;
  const root = { directory: "", excluded: false, isOld: false, exclusions, crowd: { top: "", seen: 0 } };
  const openVisit = (visit: Visit) => once(() => lookAt(visit, survey));
  const open = [openVisit(root)];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    for (const ahead of [visit, ...open.slice(-AHEAD)]) ahead().catch(() => undefined); // Thrown where it is awaited.
    const at = await visit();
    if (at === undefined) continue;
    const known = await earlier.at(at.directory);
    const { directory, tracked } = at;
    const others = at.excluded ? [] : at.others.filter((name) => !at.exclusions.has(name, false));
    const fresh = freshIn(at, others, known, survey);
    yield { directory, tracked, fresh, files: tracked.length + others.length, known };
    const inner = await Promise.all(at.directories.map((name) => openInner(at, name, known, survey)));
    for (const next of inner.toReversed()) if (next !== undefined) open.push(openVisit(next));
  }
}

/** The directories that are read ahead, of those beside each other. */
const AHEAD = 4;

interface Survey {
  readonly pinned: PinnedWorkspace;
  readonly notes: SurveyNotes;
  readonly earlier: EarlierSurvey;
}

interface Visit {
  readonly directory: string;
  /** A pattern excludes it: only tracked files in it count. */
  readonly excluded: boolean;
  /** It was an untracked file, or was not entered, in the earlier survey: nothing in it counts as new. */
  readonly isOld: boolean;
  readonly exclusions: Exclusions;
  readonly crowd: CrowdedDirectory;
}

/** A directory that is being searched. */
interface Searched extends Visit {
  /** What the pinned commit has there. */
  readonly committed: TreeDirectory | undefined;
  readonly tracked: readonly TrackedFile[];
  /** Names of other files and links. */
  readonly others: readonly string[];
  /** Names, sorted. */
  readonly directories: readonly string[];
}

/** Reads a directory. Undefined for one that cannot be searched. */
async function lookAt(visit: Visit, { pinned, notes }: Survey): Promise<Searched | undefined> {
  const { directory } = visit;
  const [committed, listed] = await Promise.all([
    pinned.tree.directory(directory),
    listIfThere(pinned.files, posix.join(pinned.root, directory)),
  ]);
  const isTracked = committed !== undefined;
  if (typeof listed === "string") return listed === "gone" ? undefined : void notes.closed.set(directory, "unreadable");
  const { entries, undecodable } = listed;
  const own = entries.find(({ name }) => isGit(name) && (directory !== "" || name !== ".git"));
  if (own !== undefined) notes.closed.set(isTracked ? posix.join(directory, own.name) : directory, "repository");
  if (own !== undefined && !isTracked) return undefined;
  const strange = undecodable - (committed?.undecodable ?? 0);
  if (strange > 0 && !visit.excluded) notes.undecodable.set(directory, strange);
  const tracked: TreeEntry[] = [];
  const [others, directories]: [string[], string[]] = [[], []];
  for (const { name, kind } of entries) {
    if (isGit(name)) continue;
    const entry = kind === "directory" ? undefined : fileOf(posix.join(directory, name), committed?.entries.get(name));
    if (entry !== undefined) tracked.push(entry);
    else (kind === "directory" ? directories : others).push(name);
  }
  const present = await presentFacts(
    tracked.map(({ path }) => path),
    pinned,
    notes,
  );
  const there = tracked.flatMap((entry) => {
    const facts = present.get(entry.path);
    return facts === undefined ? [] : [{ facts, entry }];
  });
  return { ...visit, committed, tracked: there, others, directories: directories.sort() };
}

/**
 * Facts of files and links, by path. Without those that were deleted, or replaced by a directory, since they were listed;
 * a directory is noted if the machine does not say.
 */
export async function presentFacts(
  paths: readonly string[],
  { root, files }: PinnedWorkspace,
  { closed }: SurveyNotes,
): Promise<ReadonlyMap<string, FileFacts>> {
  const present = new Map<string, FileFacts>();
  const look = async (path: string): Promise<void> => {
    const facts = await files.facts(posix.join(root, path)).catch((error: unknown) => {
      if (systemCode(error) === undefined) throw error;
      closed.set(posix.dirname(path) === "." ? "" : posix.dirname(path), "unreadable");
    });
    if (facts !== undefined && facts.kind !== "directory") present.set(path, facts);
  };
  for (let at = 0; at < paths.length; at += AT_ONCE) await Promise.all(paths.slice(at, at + AT_ONCE).map(look));
  return present;
}

/** The files that count as new in a directory; none where there are too many. */
function freshIn(
  at: Searched,
  names: readonly string[],
  known: KnownDirectory | undefined,
  survey: Survey,
): readonly string[] {
  if (names.length === 0) return [];
  const { earlier, notes } = survey;
  const paths = names
    .filter((name) => known?.untracked.has(name) !== true)
    .map((name) => posix.join(at.directory, name));
  const fresh = paths.filter((path) => !earlier.closed.has(path));
  if (isCrowded(at.crowd, fresh.length, survey)) {
    notes.closed.set(at.crowd.top, "crowded");
    return [];
  }
  return at.isOld ? [] : fresh;
}

/** Adds `met` to the crowd's count; true when the crowd is over its limit. */
function isCrowded(crowd: CrowdedDirectory, met: number, { earlier }: Survey): boolean {
  crowd.seen += met;
  return crowd.seen > MAX_UNTRACKED || earlier.closed.get(crowd.top) === "crowded";
}

async function openInner(
  at: Searched,
  name: string,
  known: KnownDirectory | undefined,
  survey: Survey,
): Promise<Visit | undefined> {
  const { closed } = survey.notes;
  const directory = posix.join(at.directory, name);
  const mode = at.committed?.entries.get(name)?.mode;
  if (mode === SUBMODULE) return undefined;
  const excluded = at.excluded || at.exclusions.has(name, true);
  const exclusions = await at.exclusions.enter(name);
  const isOld = at.isOld || known?.untracked.has(name) === true || survey.earlier.closed.has(directory);
  const visit = { directory, excluded, isOld, exclusions };
  if (mode === DIRECTORY) return { ...visit, crowd: { top: directory, seen: 0 } };
  if (excluded) return undefined;
  const crowd = at.committed !== undefined ? { top: directory, seen: 0 } : at.crowd;
  // Not a name such as `vendor`, below which a person could have written something.
  if (GENERATED.has(name)) closed.set(directory, "dependencies");
  else if (directory.length > MAX_PATH) closed.set(crowd.top, "deep");
  else if (isCrowded(crowd, 1, survey)) closed.set(crowd.top, "crowded");
  else return { ...visit, crowd };
  return undefined;
}

/** The entries of a directory. `gone`: it was deleted since its parent was listed; `crowded`: it has too many to be told. */
export type Listing = Awaited<ReturnType<Files["list"]>> | "gone" | "unreadable" | "crowded";

export async function listIfThere(files: Files, path: string): Promise<Listing> {
  try {
    return await files.list(path);
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    if (code === "EFBIG") return "crowded";
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

/** What one of them excludes. */
export function eitherExcludes(one: Exclusions, other: Exclusions): Exclusions {
  return {
    has: (name, isDirectory) => one.has(name, isDirectory) || other.has(name, isDirectory),
    enter: async (name) => eitherExcludes(await one.enter(name), await other.enter(name)),
  };
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

/** A look at the workspace: what lies where, as far as publishing is concerned. Reads no file and follows no link. */
import { posix } from "node:path";
import { systemCode, type FileFacts, type Files, type TreeEntry } from "../ports.ts";
import type { Exclusions } from "./exclusions.ts";

export interface Survey {
  /** Tracked paths that are there as a file or link. */
  readonly tracked: ReadonlyMap<string, FileFacts>;
  /** Files and links that are neither tracked nor left out by the base's `.gitignore`. */
  readonly untracked: ReadonlyMap<string, FileFacts>;
  /** Directories that were not entered, and why. */
  readonly closed: ReadonlyMap<string, Closed>;
  /** Names that are not UTF-8, by directory, beyond those of tracked files. */
  readonly undecodable: ReadonlyMap<string, number>;
}

export type Closed =
  /** A repository of its own: it holds a `.git`. */
  | "repository"
  /** Where installers put what they fetch. */
  | "dependencies"
  /** Too much in it to look through; its tracked files are known all the same. */
  | "crowded"
  /** It holds a path longer than {@link MAX_PATH}. */
  | "deep"
  /** It could not be listed: nothing is known of what is in it. */
  | "unreadable";

/** What is said of a directory that was not looked into. */
export const CLOSED: Readonly<Record<Closed, string>> = {
  repository: "it is a git repository of its own, which Remit neither reads nor publishes",
  dependencies: "it holds what an installer fetched; name it in .gitignore",
  crowded: "it holds more new files than Remit looks through (20000); name it in .gitignore",
  deep: "it holds paths longer than 500 characters, which are not published",
  unreadable: "it may not be listed",
};

export interface Ground {
  /** Absolute path of the workspace. */
  readonly root: string;
  readonly files: Files;
  /** Entries of the pinned commit whose names are UTF-8, by path. */
  readonly tree: ReadonlyMap<string, TreeEntry>;
  /** Directories of the pinned commit, and how many names in each are not UTF-8. */
  readonly directories: ReadonlyMap<string, number>;
  /** Names that the pinned commit has in each of its directories; put together once, when first asked for. */
  readonly children: () => ReadonlyMap<string, readonly string[]>;
  readonly exclusions: Exclusions;
}

/** Directory names that hold fetched or generated things only; met untracked, they are closed and reported. */
export const DEPENDENCIES: ReadonlySet<string> = new Set(
  "node_modules bower_components __pycache__ .venv .tox .nox .pytest_cache .mypy_cache .ruff_cache .gradle .terraform".split(
    " ",
  ),
);

/** New entries looked at below one directory: an unpacked dependency tree has as many, a person's work never. */
export const MAX_UNTRACKED = 20_000;

/** Characters of the longest path that is published: longer ones are compared with no pattern. */
export const MAX_PATH = 500;

/** What is counted together: a directory that the commit does not have and all below it, or the new files of one that it has. */
export interface Crowd {
  /** Workspace path of that directory. */
  readonly top: string;
  /** New entries met in it. */
  seen: number;
}

/** System calls in flight. */
const AT_ONCE = 64;

/** What an earlier survey found. */
export interface EarlierSurvey {
  /** Untracked files and closed directories. */
  readonly present: ReadonlySet<string>;
  readonly closed: ReadonlyMap<string, Closed>;
}

/** What was there before is not counted again: it is no reason to look away from what is new. */
export async function surveyWorkspace(ground: Ground, earlier: EarlierSurvey = NOTHING): Promise<Survey> {
  const survey: Draft = {
    tracked: new Map(),
    untracked: new Map(),
    closed: new Map(),
    undecodable: new Map(),
    earlier,
  };
  const queue: Visit[] = [
    { directory: "", excluded: false, exclusions: ground.exclusions, crowd: { top: "", seen: 0 } },
  ];
  while (queue.length > 0) {
    const batch = queue.splice(0, AT_ONCE);
    const found = await Promise.all(batch.map((visit) => visitDirectory(visit, ground, survey)));
    queue.push(...found.flat());
  }
  return survey;
}

const NOTHING: EarlierSurvey = { present: new Set(), closed: new Map() };

interface Draft {
  readonly tracked: Map<string, FileFacts>;
  readonly untracked: Map<string, FileFacts>;
  readonly closed: Map<string, Closed>;
  readonly undecodable: Map<string, number>;
  readonly earlier: EarlierSurvey;
}

interface Visit {
  readonly directory: string;
  /** Left out by a pattern: only tracked files in it count. */
  readonly excluded: boolean;
  readonly exclusions: Exclusions;
  readonly crowd: Crowd;
}

/** Look at one directory; returns those in it that are to be visited next. */
async function visitDirectory(visit: Visit, ground: Ground, survey: Draft): Promise<Visit[]> {
  const { directory } = visit;
  const isTracked = ground.directories.has(directory);
  const listed = await listDirectory(directory, ground);
  if (typeof listed === "string") {
    if (listed === "unreadable") survey.closed.set(directory, listed);
    return [];
  }
  const { entries, undecodable } = listed;
  const own = entries.find(({ name }) => isGit(name) && (directory !== "" || name !== ".git"));
  if (own !== undefined) survey.closed.set(isTracked ? posix.join(directory, own.name) : directory, "repository");
  if (own !== undefined && !isTracked) return [];
  const strange = undecodable - (ground.directories.get(directory) ?? 0);
  if (strange > 0 && !visit.excluded) survey.undecodable.set(directory, strange);
  const others = entries.filter(({ name }) => !isGit(name));
  await noteFiles(
    visit,
    others.filter(({ kind }) => kind !== "directory").map(({ name }) => posix.join(directory, name)),
    ground,
    survey,
  );
  const directories = others.filter(({ kind }) => kind === "directory");
  const inner = await Promise.all(directories.map(({ name }) => openInner(visit, name, ground, survey)));
  return inner.filter((each) => each !== undefined);
}

async function listDirectory(directory: string, { root, files }: Ground) {
  try {
    return await files.list(posix.join(root, directory));
  } catch (error) {
    const code = systemCode(error);
    if (code === undefined) throw error;
    return code === "ENOENT" || code === "ENOTDIR" ? "gone" : "unreadable"; // Gone since its parent was listed.
  }
}

/** `.git` in the spellings that some file system takes for it. */
export function isGit(name: string): boolean {
  return name.toLowerCase() === ".git";
}

async function openInner(visit: Visit, name: string, ground: Ground, survey: Draft): Promise<Visit | undefined> {
  const directory = posix.join(visit.directory, name);
  if (ground.tree.get(directory)?.mode === SUBMODULE) return undefined;
  const excluded = visit.excluded || visit.exclusions.has(name, true);
  const exclusions = await visit.exclusions.enter(name);
  if (ground.directories.has(directory)) {
    return { directory, excluded, exclusions, crowd: { top: directory, seen: 0 } };
  }
  if (excluded) return undefined;
  const crowd = ground.directories.has(visit.directory) ? { top: directory, seen: 0 } : visit.crowd;
  if (DEPENDENCIES.has(name)) survey.closed.set(directory, "dependencies");
  else if (directory.length > MAX_PATH) survey.closed.set(crowd.top, "deep");
  else if (isCrowded(crowd, 1, survey)) survey.closed.set(crowd.top, "crowded");
  else return { directory, excluded, exclusions, crowd };
  return undefined;
}

/** Counts what was met. */
function isCrowded(crowd: Crowd, met: number, { earlier }: Draft): boolean {
  crowd.seen += met;
  return crowd.seen > MAX_UNTRACKED || earlier.closed.get(crowd.top) === "crowded";
}

export const SUBMODULE = "160000";

async function noteFiles(visit: Visit, paths: readonly string[], ground: Ground, survey: Draft): Promise<void> {
  const isLeftOut = (path: string) => visit.excluded || visit.exclusions.has(posix.basename(path), false);
  const fresh = paths.filter((path) => !ground.tree.has(path) && !isLeftOut(path));
  const { present } = survey.earlier;
  const crowded = fresh.length > 0 && isCrowded(visit.crowd, fresh.filter((path) => !present.has(path)).length, survey);
  if (crowded) survey.closed.set(visit.crowd.top, "crowded");
  const noted = [...paths.filter((path) => ground.tree.has(path)), ...(crowded ? [] : fresh)];
  for (let at = 0; at < noted.length; at += AT_ONCE) {
    const batch = noted.slice(at, at + AT_ONCE);
    await Promise.all(batch.map((path) => noteFile(path, ground, survey)));
  }
}

async function noteFile(path: string, ground: Ground, survey: Draft): Promise<void> {
  const facts = await ground.files.facts(posix.join(ground.root, path)).catch((error: unknown) => {
    if (systemCode(error) === undefined) throw error;
    survey.closed.set(posix.dirname(path) === "." ? "" : posix.dirname(path), "unreadable");
  });
  if (facts === undefined || facts.kind === "directory") return; // Gone or replaced since it was listed.
  (ground.tree.has(path) ? survey.tracked : survey.untracked).set(path, facts);
}

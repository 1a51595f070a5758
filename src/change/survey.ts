/** A look at the workspace: what lies where, as far as publishing is concerned. Reads no file and follows no link. */
import { posix } from "node:path";
import type { FileFacts, Files, TreeEntry } from "../ports.ts";
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
  /** Too much in it to look through. */
  | "crowded";

export interface Ground {
  /** Absolute path of the workspace. */
  readonly root: string;
  readonly files: Files;
  /** Entries of the pinned commit whose names are UTF-8, by path. */
  readonly tree: ReadonlyMap<string, TreeEntry>;
  /** Directories of the pinned commit, and how many names in each are not UTF-8. */
  readonly directories: ReadonlyMap<string, number>;
  readonly exclusions: Exclusions;
}

/** Directory names that hold fetched or generated things only; met untracked, they are closed and reported. */
const DEPENDENCIES = new Set(
  "node_modules bower_components __pycache__ .venv .tox .nox .pytest_cache .mypy_cache .ruff_cache .gradle .terraform".split(
    " ",
  ),
);

/** Untracked entries looked at in one survey: an unpacked dependency tree has as many, a person's work never. */
const MAX_UNTRACKED = 20_000;

/** System calls in flight. */
const AT_ONCE = 64;

export async function surveyWorkspace(ground: Ground): Promise<Survey> {
  const survey: Draft = {
    tracked: new Map(),
    untracked: new Map(),
    closed: new Map(),
    undecodable: new Map(),
    seen: 0,
  };
  const queue: Visit[] = [{ directory: "", excluded: false, exclusions: ground.exclusions }];
  while (queue.length > 0) {
    const batch = queue.splice(0, AT_ONCE);
    const found = await Promise.all(batch.map((visit) => visitDirectory(visit, ground, survey)));
    queue.push(...found.flat());
  }
  return survey;
}

interface Draft {
  readonly tracked: Map<string, FileFacts>;
  readonly untracked: Map<string, FileFacts>;
  readonly closed: Map<string, Closed>;
  readonly undecodable: Map<string, number>;
  seen: number;
}

interface Visit {
  readonly directory: string;
  /** Left out by a pattern: only tracked files in it count. */
  readonly excluded: boolean;
  readonly exclusions: Exclusions;
}

async function visitDirectory(visit: Visit, ground: Ground, survey: Draft): Promise<Visit[]> {
  const { directory } = visit;
  const isTracked = ground.directories.has(directory);
  const { entries, undecodable } = await ground.files.list(posix.join(ground.root, directory));
  const own = directory !== "" && entries.some(({ name }) => isGit(name));
  if (own) survey.closed.set(isTracked ? posix.join(directory, ".git") : directory, "repository");
  if (own && !isTracked) return [];
  const strange = undecodable - (ground.directories.get(directory) ?? 0);
  if (strange > 0 && !visit.excluded) survey.undecodable.set(directory, strange);
  if (!isTracked) survey.seen += entries.length;
  if (survey.seen > MAX_UNTRACKED) return [...close(directory, "crowded", survey)];
  const inner: Visit[] = [];
  for (const { name, kind } of entries) {
    if (isGit(name)) continue;
    const path = posix.join(directory, name);
    if (kind === "directory") inner.push(...(await openInner(visit, name, path, ground, survey)));
    else await noteFile(visit, name, path, ground, survey);
  }
  return inner;
}

/** `.git` in the spellings that some file system takes for it. */
function isGit(name: string): boolean {
  return name.toLowerCase() === ".git";
}

function close(path: string, why: Closed, survey: Draft): Visit[] {
  survey.closed.set(path, why);
  return [];
}

async function openInner(
  visit: Visit,
  name: string,
  path: string,
  ground: Ground,
  survey: Draft,
): Promise<readonly Visit[]> {
  if (ground.tree.get(path)?.mode === SUBMODULE) return [];
  const excluded = visit.excluded || visit.exclusions.has(name, true);
  const isTracked = ground.directories.has(path);
  if (excluded && !isTracked) return [];
  if (!isTracked && DEPENDENCIES.has(name)) return close(path, "dependencies", survey);
  return [{ directory: path, excluded, exclusions: await visit.exclusions.enter(name) }];
}

export const SUBMODULE = "160000";

async function noteFile(visit: Visit, name: string, path: string, ground: Ground, survey: Draft): Promise<void> {
  const isTracked = ground.tree.has(path);
  if (!isTracked && (visit.excluded || visit.exclusions.has(name, false))) return;
  const facts = await ground.files.facts(posix.join(ground.root, path));
  if (facts === undefined || facts.kind === "directory") return; // Gone or replaced since it was listed.
  (isTracked ? survey.tracked : survey.untracked).set(path, facts);
}

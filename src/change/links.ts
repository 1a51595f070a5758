/** Links of a workspace that lead out of it: what a glob or a search may come upon without naming it. */
import { posix } from "node:path";
import { systemCode, type DirectoryEntry, type Files } from "../ports.ts";
import { couldBe } from "../policy/meet.ts";
import type { Among } from "../policy/policy.ts";
import { isGitName, type Workspace } from "./workspace.ts";

/** A link that leads outside, or the directory at which looking for one was given up. */
export type Leak =
  { readonly kind: "link"; readonly path: string } | { readonly kind: "too_large"; readonly path: string };

/** Directories that are looked through, at most. A repository with its dependencies has some thousands. */
const MOST_DIRECTORIES = 50_000;

/**
 * Asks for a leak at or below a workspace directory. Links that stay inside are followed, since a glob follows them; none
 * that leads outside is. What was looked through is not looked through again: keep it no longer than one decision, since
 * any command may make a link.
 */
export function openLeaks(
  workspace: Workspace,
  files: Files,
  most = MOST_DIRECTORIES,
): (directory: string, among?: Among) => Leak | undefined {
  const known = new Map<string, Leak | undefined>();
  return (directory, among) => {
    const asked = JSON.stringify([directory, among]);
    if (!known.has(asked)) known.set(asked, findLeak(directory, { workspace, files, most }, among));
    return known.get(asked);
  };
}

interface Search {
  readonly workspace: Workspace;
  readonly files: Files;
  readonly most: number;
}

function findLeak(start: string, search: Search, among?: Among): Leak | undefined {
  const found = new Set<string>();
  // A link below may lead back here: then it is not only what the glob stands for that can be come upon.
  const first = findIn(start, found, search, (name) => among === undefined || couldBe(among.glob, name));
  if (first !== undefined || among?.flat === true) return first;
  for (const directory of found) {
    if (found.size > search.most) return { kind: "too_large", path: directory };
    const leak = findIn(directory, found, search);
    if (leak !== undefined) return leak;
  }
  return undefined;
}

/** Looks at one directory, and adds those that it leads to. */
function findIn(
  directory: string,
  found: Set<string>,
  search: Search,
  wanted: (name: string) => boolean = all,
): Leak | undefined {
  const { workspace, files } = search;
  for (const { name, kind } of listed(posix.join(workspace.root, directory), files)) {
    if (!wanted(name)) continue;
    const path = posix.join(directory, name);
    if (kind === "directory" && !isGitName(name)) found.add(path);
    if (kind !== "link") continue;
    const place = workspace.locate(posix.join(workspace.root, path));
    if (place.kind === "refused") return { kind: "link", path };
    found.add(place.path);
  }
  return undefined;
}

const all = (): boolean => true;

/** Nothing for what is a file, is gone, or may not be read: no glob finds names there either. */
function listed(path: string, files: Files): readonly DirectoryEntry[] {
  try {
    return files.listNow(path);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return [];
  }
}

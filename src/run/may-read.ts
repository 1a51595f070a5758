/** Files that a policy lets nobody read: tools skip them, and in the sandbox an empty file covers each. */
import { ignores, readPatterns } from "../lib/ignore.ts";
import { judgePath, openCase, circumstancesOf, type Circumstances, type Locate, type Policy } from "../policy.ts";
import { MAIN } from "../events.ts";
import type { Project } from "../project.ts";
import { posix } from "node:path";
import { systemCode, type Files, type Git, type TreeEntry } from "../ports.ts";
import { findGitDirectory } from "../change.ts";
import type { AdmittedRequest } from "./gate.ts";

/**
 * A file that `read_file` may not read, no tool reads. `everything`: no rule forbids reading any file. `file` takes a
 * workspace path with links resolved.
 */
export function mayRead(policy: Policy, circumstances: Circumstances) {
  const call = openCase(policy, "read_file", circumstances, here);
  // A search asks about every file of the repository; most policies treat all files the same.
  const narrows = call.deny.some(({ rule }) => !BUILT_IN.has(rule.id) && rule.access !== "write");
  const everything = call.allow.some(({ rule }) => rule.path?.includes("**") === true && rule.agent === undefined);
  const file = (path: string): boolean => judgePath(call, "read", path, "").effect === "allow";
  // A built-in denial can still apply to files at the root.
  if (everything && !narrows) return { everything: true, file: (path: string) => path.includes("/") || file(path) };
  return { everything: false, file };
}

/** Built-in denials that need no search: no tool reaches git's files, and the sandbox hides credentials. */
const BUILT_IN: ReadonlySet<string> = new Set(["built-in:git", "built-in:credentials"]);

/** What the trusted commit's `.geminiignore` hides from every tool and from the first message. */
export function ignoredBy({ ignoreFiles }: Pick<Project, "ignoreFiles">) {
  const files = ignoreFiles.map(readPatterns);
  return (path: string, isDirectory = false): boolean =>
    files.some((patterns) => ignores(patterns, path.split("/"), isDirectory));
}

/** Whether an agent's tools, and its first message, may show the file at a workspace path. */
export function mayShow(
  { policy, project }: Pick<AdmittedRequest, "policy" | "project">,
  circumstances: Circumstances,
) {
  const [readable, ignored] = [mayRead(policy, circumstances).file, ignoredBy(project)];
  return (path: string): boolean => readable(path) && !ignored(path);
}

const here: Locate = (path) => ({ kind: "inside", path });

type Covering =
  | { readonly kind: "covered"; readonly paths: readonly string[] }
  /** More files than can be covered or searched for. */
  | { readonly kind: "too many"; readonly reason: string };

/** The most covers: each is a mount. */
const MOST = 1_000;
/** The most directories of the checkout searched for files that git does not track. */
const MOST_DIRECTORIES = 50_000;

/**
 * Covers tracked and untracked files. Git's objects and the files of Git LFS are covered too if nobody may read a file
 * that the base or the trusted commit tracks: it could be read from them. Searches nothing when no rule forbids reading.
 */
export async function findCovered(
  admitted: Pick<AdmittedRequest, "request" | "policy">,
  { files, git }: { readonly files: Files; readonly git: Git },
  checkout: string,
): Promise<Covering> {
  const allowed = allowedFor(admitted);
  if (allowed.everything) return { kind: "covered", paths: [] };
  const { base, trusted } = admitted.request;
  const denied = (path: string): boolean => !allowed.file(path);
  const tracked = await trackedAmong(git.files(base.sha), denied);
  // A pull request may have deleted the file.
  const before = tracked.length === 0 && trusted.sha !== base.sha && (await hasAny(git.files(trusted.sha), denied));
  const root = await files.realPath(checkout);
  const there = await walk(root, files, allowed.file);
  if (typeof there === "string") return { kind: "too many", reason: there };
  const objects = await objectsOf(there, root, files);
  // The target of a link is judged by its own name.
  const regular = tracked.filter(({ mode }) => mode.startsWith("100")).map(({ path }) => path);
  const paths = [...new Set([...regular, ...there.found, ...objects])];
  if (paths.length > MOST) {
    const reason = `the policy denies reading ${paths.length} files of the checkout, and at most ${MOST} can be hidden from commands; deny fewer, or deny all commands with [shell] commands = "none"`;
    return { kind: "too many", reason };
  }
  if (tracked.length === 0 && !before) return { kind: "covered", paths };
  return { kind: "covered", paths: [...paths, ".git/objects", ...(await lfsOf(root, [".git"], files))] };
}

async function hasAny(files: AsyncIterable<TreeEntry>, counts: (path: string) => boolean): Promise<boolean> {
  for await (const file of files) if (file.exact && counts(file.path)) return true;
  return false;
}

/** Where Git LFS keeps contents, in those of the git directories that have any. */
async function lfsOf(root: string, directories: readonly string[], files: Files): Promise<readonly string[]> {
  const stores = directories.map(async (directory) => {
    const store = posix.join(directory, "lfs");
    return (await files.exists(posix.join(root, store))) ? [store] : [];
  });
  return (await Promise.all(stores)).flat();
}

async function trackedAmong(files: AsyncIterable<TreeEntry>, counts: (path: string) => boolean): Promise<TreeEntry[]> {
  const found: TreeEntry[] = [];
  for await (const file of files) if (file.exact && counts(file.path)) found.push(file);
  return found;
}

/** Whether no rule forbids reading any file. */
export function readsAll(admitted: AdmittedRequest): boolean {
  return allowedFor(admitted).everything;
}

function allowedFor(admitted: Pick<AdmittedRequest, "request" | "policy">) {
  return mayRead(admitted.policy, circumstancesOf(admitted.request, MAIN));
}

/** Replaces a name that is not UTF-8. */
const STRANGE = "\ufffd";

/** `found`: files that nobody may read. `repositories`: submodules and checkouts below this one. */
async function walk(root: string, files: Files, allowed: (path: string) => boolean) {
  const [found, repositories]: [string[], string[]] = [[], []];
  const queue = [""];
  for (let at = 0; at < queue.length; at++) {
    if (at > MOST_DIRECTORIES)
      return `the checkout has more than ${MOST_DIRECTORIES} directories to search for files that the policy denies reading`;
    const directory = queue[at] ?? "";
    const { entries, undecodable } = await listed(posix.join(root, directory), files);
    if (undecodable > 0 && !allowed(posix.join(directory, STRANGE)))
      return `the directory ${JSON.stringify(directory)}, which the policy denies reading, has names that are not UTF-8`;
    if (directory !== "" && entries.some(({ name }) => name === ".git")) repositories.push(directory);
    for (const { name, kind } of entries) {
      const path = posix.join(directory, name);
      if (name === ".git") continue; // The sandbox makes its own `.git`.
      if (kind === "directory") queue.push(path);
      if (kind === "file" && !allowed(path)) found.push(path);
    }
  }
  return { found, repositories };
}

type Walked = Exclude<Awaited<ReturnType<typeof walk>>, string>;

/** The objects of submodules and nested checkouts, from which a covered file could be read. */
async function objectsOf({ found, repositories }: Walked, root: string, files: Files): Promise<readonly string[]> {
  const concerned = repositories.filter((directory) => found.some((path) => path.startsWith(`${directory}/`)));
  const places = await Promise.all(concerned.map((each) => findGitDirectory(posix.join(root, each), files)));
  const own = places.flatMap((place) => (place === undefined ? [] : [posix.relative(root, place.common)]));
  const inside = own.filter((path) => path !== ".." && !path.startsWith("../"));
  return [...inside.map((path) => posix.join(path, "objects")), ...(await lfsOf(root, inside, files))];
}

async function listed(directory: string, files: Files) {
  try {
    return await files.list(directory);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return { entries: [], undecodable: 0 }; // Deleted, or listing it is not permitted.
  }
}

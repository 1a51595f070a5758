/**
 * The logs that the jobs of a fan-out left, found below one directory. Follows no links, and reads a bounded amount.
 */
import { posix } from "node:path";
import { systemCode, type Files } from "../../ports.ts";
import { readTaskEnd, type LostTask, type TaskPlace, type TaskEnd } from "../../report/gathered.ts";

/** The most bytes of a log that are read. */
const MAX_LOG = 128 * 1024 * 1024;
/** More than GitHub's limit of jobs in a matrix. */
const MOST = 300;
/** Directories above a log: the artifact's, the common prefix of its paths, and the run's own. */
const DEPTH = 4;
const LOG = "log.ndjson";

/** One report for each of `tasks`, in their order, then each report that belongs to none. */
export async function readReports(
  files: Files,
  directory: string,
  tasks: readonly string[],
  place: TaskPlace,
): Promise<readonly TaskEnd[]> {
  const found = await findLogs(files, directory);
  const taken = new Map<string, TaskEnd>();
  const others: TaskEnd[] = [];
  for (const { name, path } of found) {
    const end = await readOne(files, path, place);
    const task = taskOf(name, tasks);
    if (task === undefined || taken.has(task)) others.push({ task: name, end });
    else taken.set(task, { task, end });
  }
  const known = [...new Set(tasks)].slice(0, MOST);
  const missing: LostTask = {
    kind: "lost",
    why: "its job left none: it failed before Remit began, was cancelled, or never ran",
  };
  return [...known.map((task) => taken.get(task) ?? { task, end: missing }), ...others];
}

interface FoundLog {
  /** The artifact's directory; "" for a log in none. */
  readonly name: string;
  readonly path: string;
}

async function findLogs(files: Files, directory: string): Promise<readonly FoundLog[]> {
  const root = await files.realPath(directory);
  const own = await findLog(files, root, 0);
  if (own !== undefined) return [{ name: "report", path: own }];
  const found: FoundLog[] = [];
  for (const name of await directories(files, root)) {
    // A directory without a log also counts as a report: its job left nothing readable.
    const path = (await findLog(files, posix.join(root, name), DEPTH)) ?? posix.join(root, name, LOG);
    found.push({ name, path });
  }
  return found;
}

/** The first log in the order of names. */
async function findLog(files: Files, directory: string, depth: number): Promise<string | undefined> {
  const path = posix.join(directory, LOG);
  if ((await files.facts(path)) !== undefined) return path;
  if (depth === 0) return undefined;
  for (const name of await directories(files, directory)) {
    const found = await findLog(files, posix.join(directory, name), depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function directories(files: Files, path: string): Promise<readonly string[]> {
  try {
    const { entries } = await files.list(path);
    const names = entries.filter(({ kind }) => kind === "directory").map(({ name }) => name);
    return names.sort().slice(0, MOST);
  } catch (error) {
    if (systemCode(error) === "ENOENT") return []; // There is no directory when there was nothing to download.
    throw error;
  }
}

async function readOne(files: Files, path: string, place: TaskPlace): Promise<TaskEnd["end"]> {
  const facts = await files.facts(path);
  if (facts?.kind !== "file") return { kind: "lost", why: "its artifact has no log" };
  if (facts.size > MAX_LOG)
    return { kind: "lost", why: `its log has ${facts.size} bytes; at most ${MAX_LOG} are read` };
  return readTaskEnd((await files.read(path)).toString("utf8"), place);
}

/**
 * The task in a directory's name, which the workflow chose, such as `cart` in `remit-report-cart`; the longest match
 * wins.
 */
function taskOf(name: string, tasks: readonly string[]): string | undefined {
  const fitting = tasks.filter((task) => task !== "" && (name === task || name.endsWith(`-${task}`)));
  return fitting.toSorted((a, b) => b.length - a.length)[0];
}

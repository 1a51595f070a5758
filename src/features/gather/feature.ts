/** `mode: gather`: the last job of a fan-out. */
import { posix } from "node:path";
import type { Conclusion } from "../../events.ts";
import type { Settings, Gathering } from "../../inputs.ts";
import {
  deliver,
  openSticky,
  undelivered,
  bytes,
  characters,
  COMMENT_LIMIT,
  SUMMARY_LIMIT,
  concludeAll,
  plainWords,
  renderGathered,
  renderGatheredOutputs,
  type Gathered,
  readTaskEnd,
  type LostTask,
  type TaskEnd,
  type TaskPlace,
} from "../../report.ts";
import { keyOf } from "../../request.ts";
import { VERSION } from "../../version.ts";
import { readPendingRequest, faultOf, sealOf, type PublishPorts, type Invocation } from "../../run/for-features.ts";
import { systemCode, type Files } from "../../ports.ts";

export const gather = { run: gatherReports };

/** The effects that it needs. */
type Counter = Pick<PublishPorts, "github" | "files" | "runner" | "secrets">;
type Called = Pick<Invocation, "settings" | "event" | "runUrl">;

/** Sums up all reports. Never throws. A comment that GitHub refuses is a warning; the summary has the same text. */
async function gatherReports(counter: Counter, invocation: Called, job: Gathering): Promise<Conclusion> {
  try {
    return await gatherAll(counter, invocation, job);
  } catch (error) {
    const { message } = faultOf(error);
    counter.runner.annotate("error", "Remit: the reports could not be gathered", message);
    for (const [name, value] of Object.entries({ conclusion: "failed", "final-message": message }))
      counter.runner.setOutput(name, value);
    return "failed";
  }
}

async function gatherAll(counter: Counter, invocation: Called, job: Gathering): Promise<Conclusion> {
  const { files, runner, secrets } = counter;
  const { settings, runUrl } = invocation;
  const { repository, serverUrl, runId } = settings.github;
  const directory = posix.resolve(settings.runner.workspace, job.reports);
  const ends = await readReports(files, directory, job.tasks, { repository, run: runId });
  const gathered: Gathered = { ends, home: `${serverUrl}/${repository}`, runUrl, version: VERSION };
  await runner.writeSummary(secrets.redact(renderGathered(gathered, SUMMARY_LIMIT, bytes)));
  const url = settings.dryRun ? undefined : await comment(counter, invocation, job, gathered);
  const conclusion = concludeAll(ends);
  if (conclusion === "failed") runner.annotate("error", "Remit: not all tasks are done", plainWords(ends));
  if (ends.length === 0) runner.annotate("warning", "Remit: no reports", `There are none in ${directory}.`);
  for (const [name, value] of Object.entries(renderGatheredOutputs(gathered))) {
    runner.setOutput(name, name === "comment-url" ? (url ?? "") : value);
  }
  return conclusion;
}

/** The comment's address when a comment was due and GitHub accepted it. */
async function comment(
  { github, runner, secrets }: Counter,
  invocation: Called,
  { issue }: Gathering,
  gathered: Gathered,
): Promise<string | undefined> {
  const subject = issue ?? subjectOf(invocation);
  if (subject === undefined || !isDue(gathered.ends, issue !== undefined)) return undefined;
  const { task = "" } = invocation.settings.trigger;
  // A named comment stays from run to run; an unnamed one belongs to this run and its repetitions.
  const key = keyOf(["gather", task === "" ? invocation.settings.github.runId : task]);
  const sticky = openSticky(github, sealOf(invocation.settings), { key, subject });
  const body = secrets.redact(renderGathered(gathered, COMMENT_LIMIT, characters));
  const failure = await deliver(sticky, { body });
  if (failure === undefined) return sticky.found?.url;
  runner.annotate("warning", "Remit: comment not written", `${undelivered(failure)} The job summary says the same.`);
  return undefined;
}

/** A stranger's comment starts no task and gets no answer. A named issue may get a report without a task. */
function isDue(ends: readonly TaskEnd[], named: boolean): boolean {
  return ends.some(({ end }) => (end.kind === "lost" ? named : end.started));
}

function subjectOf({ event, settings }: { readonly event: Invocation["event"]; readonly settings: Settings }) {
  const pending = readPendingRequest(event, settings);
  return pending.kind === "declined" ? undefined : pending.subject?.number;
}

/** The most bytes of a log that are read. */
const MAX_LOG = 128 * 1024 * 1024;
/** More than GitHub's limit of jobs in a matrix. */
const MOST = 300;
/** Directories above a log: the artifact's, the common prefix of its paths, and the run's own. */
const DEPTH = 4;
const LOG = "log.ndjson";

/** One report for each of `tasks`, in their order, then each report that belongs to none. */
async function readReports(
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
  const why = "its job left none: it failed before Remit began, was cancelled, or never ran";
  const missing: LostTask = { kind: "lost", why };
  return [...known.map((task) => taken.get(task) ?? { task, end: missing }), ...others];
}

/** Each with the name of its artifact's directory; `report` for a log in none. */
async function findLogs(files: Files, directory: string) {
  const root = await files.realPath(directory);
  const own = await findLog(files, root, 0);
  if (own !== undefined) return [{ name: "report", path: own }];
  const found: { readonly name: string; readonly path: string }[] = [];
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

/** The task in a directory's name, such as `cart` in `remit-report-cart`; the longest match wins. */
function taskOf(name: string, tasks: readonly string[]): string | undefined {
  const fitting = tasks.filter((task) => task !== "" && (name === task || name.endsWith(`-${task}`)));
  return fitting.toSorted((a, b) => b.length - a.length)[0];
}

/** Keeps a run whose process was killed before it could: the post step's part. */
import {
  joinBase,
  pathsWritten,
  layeredBaseline,
  type Baseline,
  type PinnedPlace,
  BASELINE_FILE,
  coveredOf,
  reviveBaseline,
} from "../change.ts";
import { MAIN, runStarted, type Entry, type Request, type EventOf } from "../events.ts";
import type { Settings } from "../inputs.ts";
import type { Files, Git, SandboxWorkspace } from "../ports.ts";
import { finished, type SavedState } from "../report.ts";
import type { Secrets } from "../secrets.ts";
import { readTrusted } from "./gate.ts";
import { authorOf } from "./invocation.ts";
import { collectWork, keepRun, unkept, unkeptBy } from "./keep-run.ts";
import { keepPatch } from "./patch-files.ts";
import { given } from "../lib/parts.ts";

interface KilledRun {
  readonly saved: SavedState;
  /** The log on disk. */
  readonly entries: readonly Entry[];
  /** Remit's own git, but not the killed process's, which ran beside a model's commands. */
  readonly git: Git;
  readonly files: Files;
  readonly secrets: Secrets;
  readonly settings: Settings;
  /** The directory of the killed run's files. */
  readonly run: string;
  /** Opens the layer with the killed run's edits; undefined when it cannot be opened. */
  readonly openLayer: (covered: readonly string[]) => Promise<SandboxWorkspace | undefined>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Whether the main step left this to do. */
export function isDue(saved: SavedState): boolean {
  return saved.keep !== "" && saved.kept === "";
}

/** Writes the edits of a killed run that is not kept as a patch beside the log. Never throws. */
export async function rescueLate(late: KilledRun): Promise<void> {
  const work = await collectLate(late).catch(() => undefined);
  if (work !== undefined) await leavePatch(work, late).catch(() => {});
}

/** Keeps the conversation from the log on disk, and the edits from the workspace. Never throws. */
export async function keepLate(late: KilledRun): Promise<EventOf<"run.kept">> {
  const { saved, entries, git, secrets, now } = late;
  const last = finished(entries, saved, now).at(-1)?.event;
  if (last?.type !== "run.finished") return unkept("The run has no end.");
  try {
    const work = last.outcome.publication === undefined ? await findWork(late) : undefined;
    if (work !== undefined) await leavePatch(work, late);
    const parts = { git, redact: secrets.redact, entries, outcome: last.outcome, names: saved.keep.split(" ") };
    return await keepRun({ ...parts, time: Math.floor(now / 1000), ...given({ work }) });
  } catch (error) {
    return unkeptBy(error);
  }
}

/**
 * The log, with the push whose answer the killed process did not live to see. The comment then records the commit, from
 * which the same request goes on.
 */
export async function withPush({ saved, entries, git, now }: KilledRun): Promise<readonly Entry[]> {
  const [commit, branch] = saved.pushing.split(" ");
  if (commit === undefined || branch === undefined || finished(entries, saved, now) === entries) return entries;
  if (entries.some(({ event }) => event.type === "change.pushed" && event.commit === commit)) return entries;
  if ((await git.remoteBranch(branch).catch(() => undefined)) !== commit) return entries;
  const event = { type: "change.pushed", branch, commit } as const;
  return [...entries, { seq: entries.length, at: now, agent: MAIN, event }];
}

/** Writes it beside the log, where a run that ends normally writes it. */
async function leavePatch(work: string, { entries, git, files, secrets, run }: KilledRun): Promise<void> {
  const started = runStarted(entries);
  if (started === undefined) return;
  const patch = await git.diff(started.request.base.sha, work);
  await keepPatch({ files, secrets }, `${run}/work.patch`, patch).catch(() => {}); // The commit is kept all the same.
}

/** When the edits cannot be read, those of the run that this one continued are kept unchanged. */
async function findWork(late: KilledRun): Promise<string | undefined> {
  const { saved, entries, git } = late;
  // The log is worth keeping without the edits, whatever state the workspace is in.
  const found = await collectLate(late).catch(() => undefined);
  if (found !== undefined) return found;
  const putBack = entries.some(({ event }) => event.type === "agent.told" && event.why === "continued");
  if (saved.work === "" || putBack) return undefined;
  await git.fetch(saved.work);
  return saved.work;
}

/** Compares the workspace with its baseline, under the policy of the run. */
async function collectLate(late: KilledRun): Promise<string | undefined> {
  const { entries, git, files, secrets, settings, run, now } = late;
  const started = runStarted(entries);
  const place = `${run}/${BASELINE_FILE}`;
  if (started === undefined || !(await files.exists(place))) return undefined;
  const { request } = started;
  await git.fetch(request.trusted.sha);
  if (request.base.sha !== request.trusted.sha) await fetchBase(git, request, settings.github.serverUrl);
  const { loaded } = await readTrusted({ git }, request.trusted, settings);
  if (loaded.kind !== "loaded" || loaded.policy.source.digest !== started.policy.digest) return undefined;
  const { policy } = loaded;
  const root = await files.realPath(settings.runner.workspace);
  const baseline = await findBaseline(await files.read(place), { root, files, git, commit: request.base.sha }, late);
  if (baseline === undefined) return undefined;
  const credits = { serverUrl: settings.github.serverUrl, runUrl: started.run.url };
  const time = Math.floor(now / 1000);
  return await collectWork({ git, secrets, baseline, request, policy, credits, time });
}

/** Fetches everything a run's first commit is made of, and makes that commit again if it was made here. */
async function fetchBase(git: Git, { base, caughtUp }: Request, serverUrl: string): Promise<void> {
  if (caughtUp === undefined || base.sha === caughtUp.head) return await git.fetch(base.sha);
  const { head, fork, onto } = caughtUp;
  await Promise.all([head, fork, onto.sha].map((commit) => git.fetch(commit)));
  await joinBase(git, base.name, caughtUp, authorOf(serverUrl));
}

/** The baseline as the killed run took it: a scan of the checkout, or the files below the layer, which is reopened. */
async function findBaseline(
  bytes: Buffer,
  place: PinnedPlace,
  { openLayer, files, run }: KilledRun,
): Promise<Baseline | undefined> {
  const covered = coveredOf(bytes, place.commit);
  if (covered === undefined) return await reviveBaseline(bytes, place, { files, path: run });
  const inside = await openLayer(covered);
  if (inside?.upper === undefined) return undefined;
  const [host, hidden] = [place.files, new Set(covered)];
  const written = await pathsWritten(place, hidden);
  const layer = { upper: inside.upper, lower: place.root, host, written, covered: hidden };
  return await layeredBaseline({ ...place, files: inside.files }, layer);
}

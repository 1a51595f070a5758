/** Finishes what the main step could not: the report of a run that was cut off, and what is kept for the next run. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  goByProxy,
  openRunner,
  type ActionsRunner,
  systemClock,
  openFiles,
  openGit,
  openGitHub,
  openShells,
} from "../adapters.ts";
import { MAIN, type Entry } from "../events.ts";
import { readInputs, type Settings } from "../inputs.ts";
import { salvageLog } from "../log.ts";
import { makePlaces, shellsFor } from "../directories.ts";
import { type Invocation, sealOf, isDue, keepLate, rescueLate, withPush } from "../run.ts";
import { closeReport, isClosed, type SavedState } from "../report.ts";
import { openSecrets, type Secrets, declaredSecrets } from "../secrets.ts";

export async function finishRun(saved: SavedState): Promise<void> {
  const secrets = openSecrets(declaredSecrets(process.env));
  const runner = openRunner(secrets);
  if (saved.git !== "") await putBackGit(saved.git, runner);
  if (isClosed({ ...saved, git: "" })) return;
  const read = readInputs(process.env, "may be missing");
  if (read.kind === "faulty") return; // The main step has reported the faults.
  try {
    goByProxy();
    await close(saved, read.value, secrets, runner);
  } catch (error) {
    runner.annotate(
      "warning",
      "Remit: the report is incomplete",
      error instanceof Error ? error.message : String(error),
    );
  }
}

/** Restores the git directories again, in case a process outlived the main step: later steps run git with the token. */
async function putBackGit(kept: string, runner: ActionsRunner): Promise<void> {
  const cut = kept.indexOf(" ");
  const { restoreGit } = await import("../adapters/kept-git.ts");
  const files = openFiles();
  const real = files.realPath(kept.slice(cut + 1));
  const archive = await real.then((path) => files.read(path)).catch(() => Buffer.alloc(0));
  if (restoreGit(archive, kept.slice(0, cut))?.isWhole === true) return;
  const why =
    "Remit could not restore the checkout's .git: a command without a sandbox has changed the copy that the main step kept, or closed a directory. Do not run git there.";
  runner.annotate("error", "Remit: the checkout's .git", why);
}

async function close(saved: SavedState, settings: Settings, secrets: Secrets, runner: ActionsRunner): Promise<void> {
  const clock = systemClock;
  const found = existsSync(saved.log) ? salvageLog(readFileSync(saved.log, "utf8")) : [];
  const entries = saved.kept === "" ? await keep(saved, found, settings, secrets) : found;
  const { token, jobToken = "" } = settings.github;
  const github = openGitHub({ ...settings.github, clock });
  const own =
    jobToken === "" || jobToken === token ? {} : { own: openGitHub({ ...settings.github, token: jobToken, clock }) };
  await closeReport({ saved, entries, github, ...own, seal: sealOf(settings), secrets, runner, clock });
  await runner.settle();
}

/** Keeps what the main step could not, in a git directory of its own: the main step's was beside a model's commands. */
async function keep(
  saved: SavedState,
  entries: readonly Entry[],
  settings: Settings,
  secrets: Secrets,
): Promise<readonly Entry[]> {
  const { serverUrl, repository, token } = settings.github;
  const run = dirname(saved.log);
  const directory = join(run, "git-post");
  await using git = await openGit({ directory, remote: `${serverUrl}/${repository}`, token, guard: undefined });
  const at = systemClock.now();
  await using shells = openShells(
    shellsFor({
      directories: makePlaces(run),
      environment: process.env as Invocation["toolEnvironment"],
      protection: undefined,
      ...settings.runner,
    }),
  );
  const openLayer = async (covered: readonly string[]) =>
    (await shells.open({ mode: "require", services: [], show: [], covered })).inside;
  const late = { saved, entries, git, files: openFiles(), secrets, settings, run, openLayer, now: at };
  if (!isDue(saved)) {
    await rescueLate(late);
    return await withPush(late);
  }
  const event = await keepLate(late);
  const all = await withPush(late);
  // Before the last entry: a log that has an end keeps it there.
  const end = all.at(-1)?.event.type === "run.finished" ? all.length - 1 : all.length;
  const kept = { seq: end, at, agent: MAIN, event };
  const rest = all.slice(end).map((entry) => ({ ...entry, seq: entry.seq + 1 }));
  return [...all.slice(0, end), kept, ...rest];
}

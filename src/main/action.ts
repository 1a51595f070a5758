/** The action's main step, once the sandbox is being opened: starts git's part, loads the rest, carries out the job, sets the exit code. */
import { randomBytes } from "node:crypto";
import { realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type EarlySandbox,
  type Guard,
  openGit,
  goByProxy,
  openGuard,
  openLogFile,
  openRunner,
  openShells,
  type ActionsRunner,
  type OpenShells,
  type PackedGit,
  type RestoredGit,
  type ProcessIsolation,
} from "../adapters.ts";
import { shellsFor } from "../directories.ts";
import { succeeded, type Conclusion } from "../events.ts";
import type { Settings } from "../inputs.ts";
import { SAVED } from "../report.ts";
import { defaultBranchOf, faultOf, type RunDirectories } from "../run.ts";
import { openSecrets, declaredSecrets } from "../secrets.ts";
import type { EarlyStart } from "./early.ts";
import type { ActionJob } from "./jobs.ts";

/** The runner kills 7.5 s after SIGINT; a run that has not ended by then leaves the rest to the post step. */
const LAST_WORDS_MS = 4_500;

/** The inputs, or what is wrong with them, and what was started for them. */
export type Start =
  | { readonly kind: "faulty"; readonly faults: readonly string[] }
  | { readonly kind: "started"; readonly settings: Settings; readonly early: Promise<EarlyStart> };

/** `isolation`: what other processes of the same user cannot read of this one. */
export async function act(isolation: ProcessIsolation, start: Start): Promise<void> {
  goByProxy();
  const secrets = openSecrets(declaredSecrets(process.env));
  const runner = openRunner(secrets);
  if (start.kind === "faulty") return await refuseInputs(runner, start.faults);
  process.on("unhandledRejection", (reason) => warnOfForgotten(runner, reason));
  const { settings, early } = start;
  const kind = settings.job?.kind;
  if (kind === undefined || kind === "run" || kind === "propose") reportIsolation(runner, isolation);
  const job = { settings, runner, secrets, stop: stopOnSignal(runner) };
  const conclusion = await early
    .then((started) => carryOut(job, started))
    .catch((error: unknown) => breakOff(runner, error));
  process.exitCode = succeeded(conclusion) ? 0 : 1;
  await settle(runner);
  leave();
}

/**
 * A failure for which nothing waits is a mistake of Remit's. Node would end the process, and with it the run's work and
 * its report.
 */
function warnOfForgotten(runner: ActionsRunner, reason: unknown): void {
  runner.annotate(
    "warning",
    "Remit: a fault of its own",
    `${faultOf(reason).message} The run went on; please report this.`,
  );
}

/**
 * Everything is written and closed. Node would wait for the rest of a request to a collector, such as its name look-up,
 * and then take its heap apart: tens of milliseconds that a job would wait for.
 */
function leave(): void {
  process.stdout.write("", () => process.exit());
}

/** For when not even the end of a run can be logged, as with a full disk: prints one message; the post step reports. */
function breakOff(runner: ActionsRunner, error: unknown): Conclusion {
  const { message, hint } = faultOf(error);
  const text = hint === undefined ? message : `${message} ${hint}`;
  runner.annotate("error", "Remit: failed", text);
  runner.saveState(SAVED.broken, text);
  runner.setOutput("conclusion", "failed");
  runner.setOutput("final-message", message);
  return "failed";
}

/** Later steps read the outputs: if the runner did not take one of them, the step fails. */
async function settle(runner: ActionsRunner): Promise<void> {
  await runner.settle().catch((error: unknown) => {
    runner.annotate("error", "Remit: outputs not written", error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}

/** Silent when everything is hidden, as on GitHub's own Linux runners. */
function reportIsolation(runner: ActionsRunner, isolation: ProcessIsolation): void {
  if (isolation === "all") return;
  const open = isolation === "environment" ? "memory" : "environment and memory";
  runner.annotate(
    "notice",
    "Remit: the key",
    `On this machine the agent's commands can read the ${open} of Remit's process, and so the model's key, unless they run in a sandbox.`,
  );
}

async function carryOut(
  job: ActionJob,
  { payload, asks, directories, toolEnvironment, sandbox }: EarlyStart,
): Promise<Conclusion> {
  const { settings, runner } = job;
  const { github } = settings;
  const kind = settings.job?.kind;
  const started = { ...job, event: { name: github.event.name, payload } };
  if (kind === "gather") return await (await loadJobs()).gatherLogs(started);
  if (kind !== "gate") runner.saveState(SAVED.log, directories.log);
  const guard = openGuard();
  const ahead = asks ? defaultBranchOf(payload) : undefined;
  await using git = await openGit({
    directory: join(directories.run, "git"),
    remote: `${github.serverUrl}/${github.repository}`,
    token: github.token,
    checkout: settings.runner.workspace,
    guard,
    ...(github.outageMs !== undefined && { outageMs: github.outageMs }),
    ...(ahead !== undefined && { ahead }),
  });
  using file = openLogFile(directories.log);
  const own = { ...started, directories, toolEnvironment, git, file };
  if (kind === "gate") return await (await loadJobs()).lookWhoAsks(own);
  if (kind === "publish") return await (await loadJobs()).runOnce(own);
  await using shells = openJobShells({
    settings,
    runner,
    directories,
    environment: toolEnvironment,
    guard,
    early: sandbox,
  });
  return await (await loadJobs()).runOnce({ ...own, shells });
}

/** What was begun has started its processes by then. */
async function loadJobs() {
  await nextTurn();
  return await import("./jobs.ts");
}

async function refuseInputs(runner: ActionsRunner, faults: readonly string[]): Promise<void> {
  for (const fault of faults) runner.annotate("error", "Remit: input", fault);
  const { inline } = await import("../report/markdown.ts");
  await runner.writeSummary(
    `### ❌ Failed: the inputs have a fault\n\n${faults.map((fault) => `- ${inline(fault)}`).join("\n")}\n`,
  );
  runner.setOutput("conclusion", "failed");
  runner.setOutput("final-message", faults.join("\n"));
  process.exitCode = 1;
  await settle(runner);
}

function stopOnSignal(runner: ActionsRunner): AbortSignal {
  const stop = new AbortController();
  const cancel = (signal: NodeJS.Signals): void => {
    if (stop.signal.aborted) return;
    runner.saveState(SAVED.signal, signal);
    stop.abort("cancelled");
    setTimeout(() => process.exit(1), LAST_WORDS_MS).unref();
  };
  process.on("SIGINT", cancel);
  process.on("SIGTERM", cancel);
  return stop.signal;
}

// ── The shells ───────────────────────────────────────────────────────────────────────────────────────────────────────

interface ShellJob {
  readonly settings: Settings;
  readonly runner: ActionsRunner;
  readonly directories: RunDirectories;
  readonly environment: EarlyStart["toolEnvironment"];
  readonly guard: Guard;
  readonly early: EarlySandbox | undefined;
}

function openJobShells({ settings, runner, directories, environment, guard, early }: ShellJob): OpenShells {
  return openShells({
    ...shellsFor({
      directories,
      environment,
      ...settings.runner,
      protection: {
        guard,
        checkout: {
          workspace: realpathSync(settings.runner.workspace),
          directory: directories.run,
          kept: (packed) => keepArchive(runner, directories, packed),
          changed: (restored) => warnOfRestored(runner, restored),
        },
        own: { entry: process.argv[1] ?? "", changed: (files) => warnOfChanged(runner, files) },
      },
      onRefused: (refused) => warnOfRefused(runner, refused),
    }),
    refused: (host, reason) => runner.print(`The sandbox's network refused ${host}: ${reason}`),
    early,
  });
}

function warnOfChanged(runner: ActionsRunner, files: readonly string[]): void {
  const message = `A command changed files of Remit itself (${files.slice(0, 5).join(", ")}); Remit restored them. They did not affect this run. Use a sandbox on this runner.`;
  runner.annotate("warning", "Remit: its own files", message);
}

/** For the post step. A new file each time: if this process is killed meanwhile, the earlier one is still good. */
function keepArchive(runner: ActionsRunner, { run }: RunDirectories, { archive, key }: PackedGit): void {
  const file = join(run, `git-${randomBytes(4).toString("hex")}.kept`);
  writeFileSync(file, archive, { mode: 0o600 });
  runner.saveState(SAVED.git, `${key} ${file}`);
}

function warnOfRestored(runner: ActionsRunner, { files, isWhole }: RestoredGit): void {
  const what = `Commands ran without a sandbox and changed git's own files (${files.slice(0, 5).join(", ")})`;
  const end = isWhole
    ? "; Remit restored them."
    : ". Remit could not restore all of them: do not run git in this checkout.";
  runner.annotate(isWhole ? "warning" : "error", "Remit: the checkout's .git", what + end);
}

function warnOfRefused(runner: ActionsRunner, refused: readonly string[]): void {
  for (const line of refused) runner.annotate("warning", "Remit: sandbox", line);
}

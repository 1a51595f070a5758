/**
 * The action's main step: reads the environment, runs, sets the exit code. It loads what starts git's first fetch and the
 * sandbox, starts them, and loads the rest while they work: loading code blocks everything else.
 */
import { randomBytes } from "node:crypto";
import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  openGit,
  openGuard,
  openLogFile,
  openRunner,
  type ActionsRunner,
  type ProcessIsolation,
  openShells,
  toolEnvironment,
  homeOf,
  type Guard,
  type OpenShells,
  type PackedGit,
} from "./adapters.ts";
import { makePlaces, shellsFor } from "./directories.ts";
import { succeeded, type Conclusion } from "./events.ts";
import { readInputs, type Settings } from "./inputs.ts";
import type { ActionJob } from "./main/jobs.ts";
import { inline, SAVED } from "./report.ts";
import { defaultBranchOf, faultOf, USUAL_SHELL, type RunDirectories } from "./run.ts";
import { openSecrets, declaredSecrets } from "./secrets.ts";

/** The runner kills 7.5 s after SIGINT; a run that has not ended by then leaves the rest to the post step. */
const LAST_WORDS_MS = 4_500;

/** `isolation`: what other processes of the same user cannot read of this one. */
export async function runAction(isolation: ProcessIsolation): Promise<void> {
  http.setGlobalProxyFromEnv?.(); // Since Node 24.5: fetch, and with it the model, goes through the runner's proxy.
  const secrets = openSecrets(declaredSecrets(process.env));
  const runner = openRunner(secrets);
  const read = readInputs(process.env, "may be missing");
  if (read.kind === "faulty") return await refuseInputs(runner, read.faults);
  const kind = read.value.job?.kind;
  if (kind === undefined || kind === "run" || kind === "propose") reportIsolation(runner, isolation);
  const conclusion = await carryOut({ settings: read.value, runner, secrets, stop: stopOnSignal(runner) }).catch(
    (error: unknown) => breakOff(runner, error),
  );
  process.exitCode = succeeded(conclusion) ? 0 : 1;
  await settle(runner);
  leave();
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

async function carryOut(job: ActionJob): Promise<Conclusion> {
  const { settings, runner } = job;
  const { github } = settings;
  const kind = settings.job?.kind;
  const event = readEvent(github.event.path);
  const started = { ...job, event: { name: github.event.name, payload: event.payload } };
  if (kind === "gather") return await (await loadJobs()).gatherLogs(started);
  const directories = makePlaces(join(settings.runner.temp, `remit-${github.runId}-${github.runAttempt}`));
  if (kind !== "gate") runner.saveState(SAVED.log, directories.log);
  const guard = openGuard(process.env);
  const asks = mayAsk(settings, event.text);
  const ahead = asks ? defaultBranchOf(event.payload) : undefined;
  await using git = await openGit({
    directory: join(directories.run, "git"),
    remote: `${github.serverUrl}/${github.repository}`,
    token: github.token,
    checkout: settings.runner.workspace,
    guard,
    ...(ahead !== undefined && { ahead }),
  });
  using file = openLogFile(directories.log); // Before the sandbox: only a file that is there is shown to hooks.
  const own = { ...started, directories, git, file };
  if (kind === "gate") return await (await loadJobs()).lookWhoAsks(own);
  if (kind === "publish") return await (await loadJobs()).runOnce(own);
  await using shells = openJobShells({
    settings,
    runner,
    directories,
    guard,
    ahead: asks && !callsCommand(settings, event.text),
  });
  return await (await loadJobs()).runOnce({ ...own, shells });
}

/** What was begun has started its processes by then. */
async function loadJobs() {
  await nextTurn();
  return await import("./main/jobs.ts");
}

/** Whether an event may ask for something: most comments do not, and need no fetch. */
function mayAsk({ trigger, github }: Settings, event: string): boolean {
  if (!/comment|review|^issues$/.test(github.event.name)) return true;
  const { triggerPhrase, triggerLabel = "" } = trigger;
  const text = event.toLowerCase();
  return [triggerPhrase, triggerLabel].some((each) => each !== "" && text.includes(each.toLowerCase()));
}

/** `@remit /stop`: most commands need no shell. */
function callsCommand({ trigger }: Settings, event: string): boolean {
  const { triggerPhrase, command = "" } = trigger;
  return command !== "" || (triggerPhrase !== "" && event.includes(`${triggerPhrase} /`));
}

function readEvent(path: string): { readonly text: string; readonly payload: unknown } {
  try {
    const text = readFileSync(path, "utf8");
    return { text, payload: JSON.parse(text) as unknown };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The event cannot be read (GITHUB_EVENT_PATH, ${path}): ${why}`, { cause: error });
  }
}

async function refuseInputs(runner: ActionsRunner, faults: readonly string[]): Promise<void> {
  for (const fault of faults) runner.annotate("error", "Remit: input", fault);
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
  readonly guard: Guard;
  /** Whether the shell that most policies want is opened at once. */
  readonly ahead: boolean;
}

function openJobShells({ settings, runner, directories, guard, ahead }: ShellJob): OpenShells {
  return openShells({
    ...shellsFor({
      directories,
      environment: toolEnvironment(process.env, homeOf(process.env)),
      ...settings.runner,
      protection: {
        guard,
        checkout: {
          workspace: realpathSync(settings.runner.workspace),
          kept: (packed) => keepArchive(runner, directories, packed),
          changed: (files) => warnOfPutBack(runner, files),
        },
        own: { entry: process.argv[1] ?? "", changed: (files) => warnOfChanged(runner, files) },
      },
      onRefused: (refused) => warnOfRefused(runner, refused),
    }),
    refused: (host, reason) => runner.print(`The sandbox's network refused ${host}: ${reason}`),
    ...(ahead && { ahead: USUAL_SHELL }),
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

function warnOfPutBack(runner: ActionsRunner, files: readonly string[]): void {
  const message = `Commands ran without a sandbox and changed git's own files (${files.slice(0, 5).join(", ")}); Remit restored them.`;
  runner.annotate("warning", "Remit: the checkout's .git", message);
}

function warnOfRefused(runner: ActionsRunner, refused: readonly string[]): void {
  for (const line of refused) runner.annotate("warning", "Remit: sandbox", line);
}

/** The action's main step: reads the environment, builds the adapters, runs, sets the exit code. */
import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import {
  openLogFile,
  openRunner,
  type ActionsRunner,
  systemClock,
  systemRandom,
  openFiles,
  openScanner,
  openGemini,
  openGit,
  openGuard,
  type Guard,
  openGitHub,
  openServers,
  type ProcessIsolation,
  openCollector,
  openShells,
  homeOf,
  toolEnvironment,
  openWeb,
} from "./adapters.ts";
import { succeeded, type Conclusion } from "./events.ts";
import { makePlaces, shellsFor } from "./directories.ts";
import { readSettings, type Settings } from "./inputs.ts";
import { openLog } from "./log.ts";
import { inline, SAVED } from "./report.ts";
import {
  answerGate,
  gatherReports,
  publishLater,
  run,
  faultOf,
  openTrace,
  exportTelemetry,
  traceVariables,
  serverHome,
  trustedDirectory,
  type PublishPorts,
  type Invocation,
  type RunDirectories,
} from "./run.ts";
import { openSecrets, type Secrets, declaredSecrets } from "./secrets.ts";
import { VERSION } from "./version.ts";

/** The runner kills 7.5 s after SIGINT; a run that has not ended by then leaves the rest to the post step. */
const LAST_WORDS_MS = 4_500;

/** `isolation`: what other processes of the same user cannot read of this one. */
export async function runAction(isolation: ProcessIsolation): Promise<void> {
  http.setGlobalProxyFromEnv?.(); // Since Node 24.5: fetch, and with it the model, goes through the runner's proxy.
  const secrets = openSecrets(declaredSecrets(process.env));
  const runner = openRunner(secrets);
  const read = readSettings(process.env, "may be missing");
  if (read.kind === "faulty") return await refuseInputs(runner, read.faults);
  const kind = read.value.job?.kind;
  if (kind === undefined || kind === "run" || kind === "propose") reportIsolation(runner, isolation);
  const conclusion = await carryOut(read.value, runner, secrets).catch((error: unknown) => breakOff(runner, error));
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

async function carryOut(settings: Settings, runner: ActionsRunner, secrets: Secrets): Promise<Conclusion> {
  const { job, github } = settings;
  const stop = stopOnSignal(runner);
  if (job?.kind === "gather") {
    const counter = { github: openGitHub({ ...github, clock: systemClock }), files: openFiles() };
    return await gatherReports({ ...counter, runner, secrets }, { settings, ...occasionOf(settings) }, job);
  }
  const directories = makePlaces(
    join(settings.runner.temp, `remit-${settings.github.runId}-${settings.github.runAttempt}`),
  );
  if (job?.kind === "gate") return await lookWhoAsks(settings, directories, runner, secrets, stop);
  runner.saveState(SAVED.log, directories.log);
  return await runOnce(settings, directories, runner, secrets, stop);
}

/** No workspace, no model, no sandbox: the job's directory is still empty. */
async function lookWhoAsks(
  settings: Settings,
  directories: RunDirectories,
  runner: ActionsRunner,
  secrets: Secrets,
  stop: AbortSignal,
): Promise<Conclusion> {
  const { github } = settings;
  const remote = `${github.serverUrl}/${github.repository}`;
  const guard = openGuard(process.env);
  await using git = await openGit({ directory: join(directories.run, "git"), remote, token: github.token, guard });
  const site = openGitHub({ ...github, clock: systemClock });
  using file = openLogFile(directories.log);
  const log = openLog(systemClock, secrets, file);
  const ports = { clock: systemClock, github: site, git, files: openFiles(), runner, secrets, log };
  return await answerGate(ports, invocationOf(settings, directories, {}, stop));
}

async function runOnce(
  settings: Settings,
  directories: RunDirectories,
  runner: ActionsRunner,
  secrets: Secrets,
  stop: AbortSignal,
) {
  const { github } = settings;
  const clock = systemClock;
  const remote = `${github.serverUrl}/${github.repository}`;
  const { collector } = settings;
  const [since, trace] = [clock.now(), collector && openTrace(collector, systemRandom)];
  const environment = { ...toolEnvironment(process.env, homeOf(process.env)), ...traceVariables(trace) };
  const invocation = { ...invocationOf(settings, directories, environment, stop), ...(trace && { trace }) };
  const guard = openGuard(process.env);
  await using git = await openGit({ directory: join(directories.run, "git"), remote, token: github.token, guard });
  using file = openLogFile(directories.log);
  const log = openLog(clock, secrets, file);
  const site = openGitHub({ ...github, clock });
  // After git has started: loading code blocks everything else.
  setImmediate(() => site.warm());
  const ports: PublishPorts = { clock, github: site, git, files: openFiles(), runner, secrets, log };
  const publishes = settings.job?.kind === "publish";
  const outcome = await (publishes
    ? publishLater(ports, invocation)
    : runWithModel(ports, settings, invocation, guard));
  if (collector !== undefined) await exportTelemetry(ports, openCollector(collector), collector, { since, stop });
  return outcome.conclusion;
}

async function runWithModel(ports: PublishPorts, settings: Settings, invocation: Invocation, guard: Guard) {
  const { access, thinking } = settings.model;
  const [clock, random] = [systemClock, systemRandom];
  const baseUrl = access.baseUrl === undefined ? {} : { baseUrl: access.baseUrl };
  const wanted = thinking === undefined ? {} : { thinking };
  const model = openGemini({ credentials: access, ...baseUrl, ...settings.silences, ...wanted, clock, random });
  const { directories, toolEnvironment: environment } = invocation;
  await using shells = openShells({
    ...shellsFor({
      directories,
      environment,
      ...settings.runner,
      onRefused: (refused) => warnOfRefused(ports.runner, refused),
    }),
    guard,
    checkout: {
      workspace: realpathSync(settings.runner.workspace),
      kept: (archive, digest) => keepArchive(ports.runner, directories, archive, digest),
      changed: (files) => warnOfPutBack(ports.runner, files),
    },
    refused: (host, reason) => ports.runner.print(`Not passed on from the sandbox: ${host}: ${reason}`),
    own: { entry: process.argv[1] ?? "", changed: (files) => warnOfChanged(ports.runner, files) },
  });
  await using scanner = openScanner(); // The first search without a sandbox starts its thread.
  await using servers = openServers({
    ...serverOptions(settings, directories, environment),
    start: (where) => shells.server(where),
  });
  return await run({ ...ports, random, model, shells, scanner, servers, web: openWeb({ clock }) }, invocation);
}

function invocationOf(
  settings: Settings,
  directories: RunDirectories,
  toolEnvironment: Invocation["toolEnvironment"],
  stop: AbortSignal,
): Invocation {
  return {
    settings,
    ...occasionOf(settings),
    platform: process.platform,
    directories,
    toolEnvironment,
    environment: stepVariables(process.env),
    stop,
  };
}

/** The event, and the run's URL. */
function occasionOf({ github }: Settings): Pick<Invocation, "event" | "runUrl"> {
  const { event, serverUrl, repository, runId } = github;
  return {
    event: { name: event.name, payload: readEvent(event.path) },
    runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
  };
}

function readEvent(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as unknown;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The event cannot be read (GITHUB_EVENT_PATH, ${path}): ${why}`, { cause: error });
  }
}

/** The step's variables without its inputs, which include the model's key. */
function stepVariables(environment: NodeJS.ProcessEnv): Invocation["environment"] & {} {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("INPUT_")));
}

function serverOptions({ runner }: Settings, directories: RunDirectories, environment: Invocation["toolEnvironment"]) {
  const home = serverHome(directories);
  return {
    clock: systemClock,
    version: VERSION,
    workspace: runner.workspace,
    trusted: trustedDirectory(directories),
    environment: { ...environment, HOME: home, TMPDIR: home },
  };
}

function warnOfChanged(runner: PublishPorts["runner"], files: readonly string[]): void {
  const message = `A command changed files of Remit itself (${files.slice(0, 5).join(", ")}); Remit restored them. They did not affect this run. Use a sandbox on this runner.`;
  runner.annotate("warning", "Remit: its own files", message);
}

/** For the post step, if this process is killed. */
function keepArchive(runner: PublishPorts["runner"], { run }: RunDirectories, archive: Buffer, digest: string): void {
  const file = join(run, "git.kept");
  writeFileSync(file, archive, { mode: 0o600 });
  runner.saveState(SAVED.git, `${digest} ${file}`);
}

function warnOfPutBack(runner: PublishPorts["runner"], files: readonly string[]): void {
  const message = `Commands ran without a sandbox and changed git's own files (${files.slice(0, 5).join(", ")}); Remit restored them.`;
  runner.annotate("warning", "Remit: the checkout's .git", message);
}

function warnOfRefused(runner: PublishPorts["runner"], refused: readonly string[]): void {
  for (const line of refused) runner.annotate("warning", "Remit: sandbox", line);
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

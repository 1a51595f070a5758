/** What the action's main step does once git has been asked: builds the other adapters, and carries out the job. */
import {
  type ActionsRunner,
  systemClock,
  systemRandom,
  openFiles,
  openScanner,
  openGemini,
  openGitHub,
  openServers,
  openCollector,
  type OpenShells,
  openWeb,
} from "../adapters.ts";
import type { Conclusion, Trace } from "../events.ts";
import type { CollectorSettings, Settings } from "../inputs.ts";
import { openLog } from "../log.ts";
import type { Collector, Git, LogFile, Random } from "../ports.ts";
import {
  answerGate,
  gatherReports,
  publishLater,
  run,
  serverHome,
  trustedDirectory,
  type PublishPorts,
  type Invocation,
  type RunDirectories,
} from "../run.ts";
import type { Secrets } from "../secrets.ts";
import { VERSION } from "../version.ts";

export interface ActionJob {
  readonly settings: Settings;
  readonly runner: ActionsRunner;
  readonly secrets: Secrets;
  /** Fires when somebody cancels the run. */
  readonly stop: AbortSignal;
}

/** A job and the event that started it. */
interface StartedJob extends ActionJob, Pick<Invocation, "event"> {}

interface GitJob extends StartedJob {
  readonly directories: RunDirectories;
  readonly toolEnvironment: Invocation["toolEnvironment"];
  readonly git: Git;
  readonly file: LogFile;
  /** Absent in a job without an agent. */
  readonly shells?: OpenShells;
}

/** The last job of a fan-out. */
export async function gatherLogs({ settings, runner, secrets, event }: StartedJob): Promise<Conclusion> {
  const { job, github } = settings;
  if (job?.kind !== "gather") throw new Error("This job does not gather.");
  const counter = { github: openGitHub({ ...github, clock: systemClock }), files: openFiles() };
  return await gatherReports({ ...counter, runner, secrets }, { settings, event, runUrl: runUrlOf(settings) }, job);
}

/** No workspace, no model, no sandbox: the job's directory is still empty. */
export async function lookWhoAsks(job: GitJob): Promise<Conclusion> {
  const { settings, runner, secrets, git, file } = job;
  const github = openGitHub({ ...settings.github, clock: systemClock });
  const log = openLog(systemClock, secrets, file);
  const ports = { clock: systemClock, github, git, files: openFiles(), runner, secrets, log };
  return await answerGate(ports, invocationOf(job, {}));
}

/** The job of an agent, or the one that publishes what another proposed. */
export async function runOnce(job: GitJob): Promise<Conclusion> {
  const { settings, runner, secrets, stop, git, file, shells } = job;
  const clock = systemClock;
  const { collector } = settings;
  const [since, trace] = [clock.now(), collector && openTrace(collector, systemRandom)];
  const environment = { ...job.toolEnvironment, ...traceVariables(trace) };
  const invocation = { ...invocationOf(job, environment), ...(trace && { trace }) };
  const log = openLog(clock, secrets, file);
  const github = openGitHub({ ...settings.github, clock });
  // After git has started: loading code blocks everything else.
  setImmediate(() => github.warm());
  const ports: PublishPorts = { clock, github, git, files: openFiles(), runner, secrets, log };
  const outcome = await (shells === undefined
    ? publishLater(ports, invocation)
    : runWithModel(ports, settings, invocation, shells));
  if (collector !== undefined) await exportTelemetry(ports, openCollector(collector), collector, { since, stop });
  return outcome.conclusion;
}

async function runWithModel(ports: PublishPorts, settings: Settings, invocation: Invocation, shells: OpenShells) {
  const { access, thinking } = settings.model;
  const [clock, random] = [systemClock, systemRandom];
  const baseUrl = access.baseUrl === undefined ? {} : { baseUrl: access.baseUrl };
  const wanted = thinking === undefined ? {} : { thinking };
  const model = openGemini({ credentials: access, ...baseUrl, ...settings.silences, ...wanted, clock, random });
  const { directories, toolEnvironment: environment } = invocation;
  await using scanner = openScanner(); // The first search without a sandbox starts its thread.
  await using servers = openServers({
    ...serverOptions(settings, directories, environment),
    start: (where) => shells.server(where),
  });
  return await run({ ...ports, random, model, shells, scanner, servers, web: openWeb({ clock }) }, invocation);
}

function invocationOf(
  { settings, event, directories, stop }: GitJob,
  toolEnvironment: Invocation["toolEnvironment"],
): Invocation {
  return {
    settings,
    event,
    runUrl: runUrlOf(settings),
    platform: process.platform,
    directories,
    toolEnvironment,
    environment: stepVariables(process.env),
    stop,
  };
}

function runUrlOf({ github: { serverUrl, repository, runId } }: Settings): string {
  return `${serverUrl}/${repository}/actions/runs/${runId}`;
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

// ── A job in an OpenTelemetry trace: its place there, and what a collector receives at its end ───────────────────────

/** Below the span that the workflow names, or in a new trace. */
function openTrace({ parent }: CollectorSettings, random: Random): Trace {
  const span = random.hex(8);
  if (parent === undefined) return { id: random.hex(16), span, sampled: true };
  return { id: parent.id, span, parent: parent.span, sampled: parent.sampled };
}

/** For commands, so that their spans are below the run's. */
function traceVariables(trace: Trace | undefined): Readonly<Record<string, string>> {
  if (trace === undefined) return {};
  return { TRACEPARENT: `00-${trace.id}-${trace.span}-${trace.sampled ? "01" : "00"}` };
}

/** Sends what the log says about this job, which began at `since` (ms since the epoch). Never throws. */
async function exportTelemetry(
  { log, runner }: Pick<PublishPorts, "log" | "runner">,
  collector: Collector,
  { content, timeoutMs, lacks }: CollectorSettings,
  { since, stop }: { readonly since: number; readonly stop: AbortSignal },
): Promise<void> {
  const failures = await (async () => {
    if (lacks !== undefined) return [lacks];
    const { telemetryOf } = await import("../report/telemetry.ts");
    const telemetry = telemetryOf(log.entries, { content, since });
    return telemetry === undefined ? [] : await collector.send(telemetry, stop.aborted ? LAST_MS : timeoutMs);
  })().catch(() => ["The log cannot be sent."]);
  if (failures.length > 0) runner.annotate("notice", "Remit: telemetry not sent", failures.join("\n"));
}

/** A cancelled job is killed soon. */
const LAST_MS = 1_000;

/**
 * GitHub's runner, as far as an action can tell: a job with its directories, its variables, its event and its checkout,
 * in which an action's `main` and `post` run as the runner would run them from `action.yml`.
 *
 *     await using job = await openJob({ action: "/path/to/the/action", github, event: { name, payload }, inputs: {…} });
 *     const record = await job.run();
 *     record.main.code, record.outputs, record.main.annotations, record.main.summary
 *     await job.run({ interruption: { how: "cancel", when: gemini.asked(1) } });
 *
 * A cancelled step gets SIGINT, SIGTERM 7.5 s later, and is killed 2.5 s after that; its post step runs all the same.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { inputVariables, readActionFile, type ActionFile } from "./runner/action-file.ts";
import { checkOut } from "./runner/checkout.ts";
import { makeCommandFiles, type Commands } from "./runner/command-files.ts";
import { readCommands, type StepLog } from "./runner/commands.ts";
import { CANARIES, jobVariables, type JobPlace, type Places } from "./runner/environment.ts";
import { runStep, type Interruption, type StepEnd } from "./runner/process.ts";
import { openWay, type SandboxMethod, type WayMachine } from "./ways/machine.ts";

export type { Annotation, WorkflowCommand } from "./runner/commands.ts";
export type { Interruption } from "./runner/process.ts";
export { CANARIES } from "./runner/environment.ts";

/** Less than a test may take, so that a step that hangs is named; a busy machine needs ten times its usual second. */
const STEP_MS = 50_000;

export interface JobOptions extends JobPlace {
  /** The directory of `action.yml`. */
  readonly action: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Variables that the workflow sets for the step. */
  readonly environment?: Readonly<Record<string, string>>;
  /** `false`: no actions/checkout before; `config` and `file` leave the token there. Without credentials if absent. */
  readonly checkout?: false | "config" | "file";
  /** Milliseconds after which a step that does not end fails the test; {@link STEP_MS} if absent. */
  readonly timeoutMs?: number;
  /** The node that runs the action; the tests' own if absent. */
  readonly node?: string;
  /** The user it runs as, if the tests run as root; the tests' own user if absent. */
  readonly user?: number;
  /** The machine's only kind of sandbox, or `none`; if absent, whatever the test machine has. */
  readonly way?: SandboxMethod | "none";
}

export interface StepRecord extends StepEnd, StepLog, Commands {
  /** Standard output as people see it: the token and all masked values appear as `***`. */
  readonly log: string;
}

export interface JobRecord {
  readonly main: StepRecord;
  /** Undefined if the action has no post step. */
  readonly post: StepRecord | undefined;
  /** The outputs of the main step. */
  readonly outputs: Readonly<Record<string, string>>;
}

export interface Job extends AsyncDisposable {
  readonly workspace: string;
  /** RUNNER_TEMP. */
  readonly temp: string;
  /** The home directory of the runner's user. */
  readonly home: string;
  /** Variables that must never reach a tool, a server or a report, by name. */
  readonly canaries: Readonly<Record<string, string>>;
  /** Runs both steps in order; a job can run again, as with "Re-run jobs". */
  run(how?: RunHow): Promise<JobRecord>;
  /** Checks out as actions/checkout with `persist-credentials: false`; `at` names another commit than the event's. */
  checkOut(at?: { readonly branch: string; readonly sha: string }): Promise<void>;
  /** A later step of the same job: a bash line in the workspace, as the runner's user with the job's variables. */
  later(line: string): Promise<StepEnd>;
}

export interface RunHow {
  readonly interruption?: Interruption;
  /** Variables that earlier steps of the job have set for later ones. */
  readonly exported?: Readonly<Record<string, string>>;
  /** In addition to those that the job was opened with. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** `step`: a further step of the same attempt; if absent, each run is a new attempt. */
  readonly within?: "step";
}

export async function openJob(options: JobOptions): Promise<Job> {
  const machine = options.way === undefined ? undefined : openWay(options.way);
  const root = await mkdtemp(path.join(machine?.user === undefined ? tmpdir() : "/tmp", "remit-job-"));
  const places = createDirectories(root, options.repository);
  await Promise.all([places.temp, places.home, places.tools].map((each) => mkdir(each, { recursive: true })));
  await writeFile(places.event, JSON.stringify(options.event.payload));
  await (options.checkout === false
    ? mkdir(places.workspace, { recursive: true })
    : checkOut(places.workspace, { ...options, temp: places.temp, persist: options.checkout ?? "nowhere" }));
  const user = options.user ?? machine?.user;
  const own = async () => void (user === undefined || (await run("chown", ["-R", `${user}:${user}`, root])));
  await own();
  const action = await readActionFile(options.action);
  let attempt = options.attempt ?? 1;
  return {
    ...places,
    canaries: CANARIES,
    run: ({ interruption, exported, inputs, within } = {}) => {
      const given = { inputs: { ...options.inputs, ...inputs }, environment: { ...options.environment, ...exported } };
      const now = within === "step" ? attempt : attempt++;
      return runJob({ ...options, ...given, attempt: now, machine }, action, places, interruption);
    },
    async checkOut(at) {
      await checkOut(places.workspace, { ...options, ...at, temp: places.temp, persist: "nowhere" });
      await own();
    },
    later: (line) =>
      runStep({
        node: "/bin/bash",
        file: "-c",
        args: [line],
        environment: { ...jobVariables(options, places), ...options.environment },
        directory: places.workspace,
        user: options.user,
        machine,
        timeoutMs: STEP_MS,
      }),
    async [Symbol.asyncDispose]() {
      machine?.[Symbol.dispose]();
      await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

const run = promisify(execFile);

// As on GitHub's machines: the workspace path contains the repository's name twice.
function createDirectories(root: string, repository: string): Places {
  const name = path.basename(repository);
  const temp = path.join(root, "work/_temp");
  return {
    workspace: path.join(root, "work", name, name),
    temp,
    home: path.join(root, "home"),
    tools: path.join(root, "tools"),
    event: path.join(temp, "event.json"),
  };
}

/** A job on its own machine, if it has one. */
type OnMachine = JobOptions & { readonly machine: WayMachine | undefined };

async function runJob(
  options: OnMachine,
  action: ActionFile,
  places: Places,
  interruption: Interruption | undefined,
): Promise<JobRecord> {
  const { token, repository, event } = options;
  const github = { token, repository, event_name: event.name, actor: options.actor };
  const variables = {
    ...jobVariables(options, places),
    ...options.environment,
    ...inputVariables(action, options.inputs ?? {}, github),
  };
  const main = await record(action.main, variables, options, places, interruption);
  const undeclared = Object.keys(main.outputs).find((name) => !action.outputs.includes(name));
  if (undeclared !== undefined) throw new Error(`The action set an output that it does not declare: ${undeclared}`);
  // The action's commands may have deleted it, but a step starts there.
  await mkdir(places.workspace, { recursive: true });
  const saved = Object.entries(main.state).map(([name, value]) => [`STATE_${name}`, value] as const);
  const after = { ...variables, ...Object.fromEntries(saved) };
  const post = action.post === undefined ? undefined : await record(action.post, after, options, places, undefined);
  return { main, post, outputs: main.outputs };
}

async function record(
  file: string,
  variables: Readonly<Record<string, string>>,
  { node = process.execPath, timeoutMs = STEP_MS, token, user, machine }: OnMachine,
  { temp, workspace }: Places,
  interruption: Interruption | undefined,
): Promise<StepRecord> {
  const files = await makeCommandFiles(temp);
  const owner = user ?? machine?.user;
  if (owner !== undefined) await run("chown", ["-R", `${owner}:${owner}`, temp]);
  // A job may spoil them.
  const environment = { ...files.environment, ...variables };
  const end = await runStep({ file, node, timeoutMs, environment, directory: workspace, interruption, user, machine });
  const log = readCommands(end.stdout);
  return { ...end, ...log, ...(await files.read()), log: mask(end.stdout, [token, ...log.masks]) };
}

function mask(text: string, secrets: readonly string[]): string {
  return secrets.reduce((masked, secret) => (secret === "" ? masked : masked.replaceAll(secret, "***")), text);
}

/** `remit replay LOG`: repeats a recorded run offline: its report, or its replies over a directory of files. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  isRecordedAnswers,
  readRecordedAnswers,
  openLogFile,
  systemClock,
  systemRandom,
  openGit,
  openFiles,
  openScanner,
  openRecordedModel,
  type RecordedModel,
  openShells,
  toolEnvironment,
  homeOf,
} from "../adapters.ts";
import { DEFAULT_PATH, loadPolicy, shellRequirements, MANIFESTS, type Policy } from "../policy.ts";
import { renderSummary } from "../report.ts";
import {
  featureNamed,
  readRecording,
  replay,
  type Recording,
  type Replayed,
  type AdmittedRequest,
  SCRATCH,
  type Session,
} from "../run.ts";
import { readCall, printUsageError, describeReadError, readEntries } from "./call.ts";
import { runLocalRequest } from "./run.ts";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { makePlaces, shellsFor } from "../directories.ts";
import { openWorkspace } from "../change.ts";
import { openLog } from "../log.ts";
import type { Clock, Git } from "../ports.ts";
import { readProject } from "../project.ts";
import { openSecrets } from "../secrets.ts";
import { quietRunner, openDemoGitHub, demoInvocation, type LocalSetup } from "./local-setup.ts";

const USAGE = `remit replay LOG                    the report of a recorded run, made again
remit replay LOG --fixture DIR      its model's replies over a copy of DIR, with real tools, and where they differ
  --policy FILE                     another policy than .github/remit.toml of DIR
remit replay ANSWERS --fixture DIR --request WORDS
                                    what Gemini CLI has recorded (--record-responses) as the model of a run on a copy of DIR
`;

export async function runReplay(words: readonly string[]): Promise<void> {
  const parsed = parse(words);
  if (parsed === undefined) return;
  const text = readText(parsed.path);
  if (text !== undefined && isRecordedAnswers(text)) return await runOnAnswers(parsed, text);
  if (parsed.request !== undefined)
    return printUsageError("--request is for answers that Gemini CLI has recorded.", USAGE);
  const entries = readEntries(parsed.path);
  if (typeof entries === "string") return printUsageError(entries);
  if (parsed.fixture === undefined) return void process.stdout.write(`${renderSummary(entries)}\n`);
  const recording = readRecording(entries);
  if (typeof recording === "string") return printUsageError(`${parsed.path} cannot be played: ${recording}`);
  await play(recording, parsed.fixture, parsed.policy);
}

interface Words {
  readonly path: string;
  readonly fixture?: string;
  readonly policy?: string;
  readonly request?: string;
}

/** Undefined when the file cannot be read; reading it as a log reports that. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function parse(words: readonly string[]): Words | undefined {
  const text = { type: "string" } as const;
  const call = readCall({ name: "remit replay", usage: USAGE }, words, {
    fixture: text,
    policy: text,
    request: text,
  });
  if (call === undefined) return undefined;
  const [path, ...rest] = call.positionals;
  if (path !== undefined && rest.length === 0) return { path, ...call.values };
  printUsageError("remit replay takes one log.", USAGE);
  return undefined;
}

/** A whole run, like one of `remit run`, in which the recording answers for the model. */
async function runOnAnswers({ path, fixture, policy, request }: Words, text: string): Promise<void> {
  const answers = readRecordedAnswers(text);
  if (typeof answers === "string") return printUsageError(`${path} cannot be played: ${answers}`);
  if (fixture === undefined || request === undefined)
    return printUsageError(
      "Recorded answers are played over a directory, for a request: --fixture DIR --request WORDS.",
      USAGE,
    );
  const root = mkdtempSync(join(tmpdir(), "remit-replay-"));
  try {
    const workspace = copyFixture(fixture, root);
    if (policy !== undefined) cpSync(policy, join(workspace, DEFAULT_PATH));
    await setFixture(root);
    const inputs = { prompt: request, "gemini-api-key": "no-key-is-needed" };
    await runLocalRequest({ request, directory: workspace, json: false, noSandbox: false, inputs }, answers.fetch);
    if (answers.left > 0) process.stdout.write(`${answers.left} of the recorded answers were not asked for.\n`);
  } catch (error) {
    process.stderr.write(`The replay could not be made: ${describeReadError(error)}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The fixture is not changed. */
function copyFixture(fixture: string, root: string): string {
  const workspace = join(root, "workspace");
  mkdirSync(workspace);
  cpSync(fixture, workspace, { recursive: true, filter: (source) => !/(?:^|\/)\.git$/.test(source) });
  return workspace;
}

async function play(recording: Recording, fixture: string, policy: string | undefined): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "remit-replay-"));
  try {
    copyFixture(fixture, root);
    // Skills are files of the fixture. A sub-agent's words are a model's, and only its report is recorded.
    const played = { live: [await featureNamed("skills")], recorded: [await featureNamed("sub-agents")] };
    await rehearse({ recording, root, policy }, async (session, model) => {
      const replayed = await replay(session, recording, played, () => model.rest);
      printReplay(recording, replayed, session.admitted.policy.source.digest);
    });
  } catch (error) {
    process.stderr.write(`The replay could not be made: ${describeReadError(error)}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function printReplay(
  recording: Recording,
  { end, questions, divergence, ...replayed }: Replayed,
  digest: string,
): void {
  const policy = digest === recording.policy ? [] : ["The policy differs from the recorded run's."];
  const notes = [...replayed.notes, ...policy];
  const lines = [
    ...notes.map((note) => `Note: ${note}`),
    `Questions asked: ${questions}. The agent ended: ${end.kind}.`,
  ];
  if (divergence === undefined) lines.push("No divergence: every question was asked as recorded.");
  else {
    const { question, seq, what, cause } = divergence;
    const at = seq === undefined ? "" : ` (entry ${seq} of the log)`;
    lines.push(`First divergence: question ${question}${at}. ${what}`);
    if (cause !== undefined) lines.push(`The first entry that differs is ${cause}: ${describe(recording, cause)}.`);
    process.exitCode = 1;
  }
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}

function describe({ before, work }: Recording, seq: number): string {
  const event = [...before, ...work].find((entry) => entry.seq === seq)?.event;
  if (event?.type === "call.finished") return `the answer of ${event.tool}`;
  return event?.type ?? "unknown";
}

interface ReplayPlan {
  readonly recording: Recording;
  /** A directory of its own; the copy of the fixture is its `workspace`. */
  readonly root: string;
  /** A policy file; the workspace's own when absent. */
  readonly policy: string | undefined;
}

/** Creates everything, uses it, and removes it. Throws when the fixture or its policy cannot be used. */
async function rehearse<T>(plan: ReplayPlan, use: (session: Session, model: RecordedModel) => Promise<T>): Promise<T> {
  const { recording } = plan;
  const setup = await setFixture(plan.root);
  const policy = readPolicy(setup.workspace, plan.policy);
  const remote = `file://${setup.server}`;
  await using git = await openGit({ directory: join(setup.directories.run, "git"), remote });
  const environment = toolEnvironment(process.env, homeOf(process.env));
  await using shells = openShells(shellsFor({ ...setup, temp: setup.root, environment }));
  await using scanner = openScanner();
  using file = openLogFile(setup.directories.log);
  const model = openRecordedModel(recording.work);
  const clock: Clock = { ...systemClock, now: () => model.at };
  const secrets = openSecrets(new Map());
  const files = openFiles();
  const parts = { clock, random: systemRandom, model, git, files, scanner, secrets, runner: quietRunner() };
  const ports = {
    ...parts,
    github: openDemoGitHub(setup, git),
    shell: await shells.open({ ...shellRequirements(policy), covered: [] }),
    log: openLog(clock, secrets, file),
  };
  const invocation = demoInvocation(setup, recording.model, environment);
  const admitted = await admit(recording, policy, git);
  const { inside } = ports.shell;
  const workspace = openWorkspace(await files.realPath(setup.workspace), inside?.files ?? files, inside && SCRATCH);
  const mark = recording.mark ?? systemRandom.hex(6);
  return await use({ ports, invocation, admitted, workspace, mark, signal: invocation.stop }, model);
}

const start = promisify(execFile);

/** The fixture as a repository with one commit, because some tools use git. */
async function setFixture(root: string): Promise<LocalSetup> {
  const [server, workspace] = [join(root, "server.git"), join(root, "workspace")];
  const directories = makePlaces(join(root, "run"));
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null" };
  const git = async (...words: readonly string[]): Promise<void> => {
    await start("git", words, { cwd: workspace, env });
  };
  await git("init", "-q", "-b", "main");
  await git("add", "--all");
  await git(
    "-c",
    "user.name=Fixture",
    "-c",
    "user.email=fixture@localhost",
    "commit",
    "-q",
    "--allow-empty",
    "-m",
    ".",
  );
  await git("clone", "-q", "--bare", ".", server);
  await git("--git-dir", server, "config", "uploadpack.allowAnySHA1InWant", "true");
  return { root, server, workspace, directories };
}

function readPolicy(workspace: string, path = join(workspace, DEFAULT_PATH)): Policy {
  const text = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  const found = MANIFESTS.filter((name) => existsSync(join(workspace, name)));
  const manifests = new Map(found.map((name) => [name, readFileSync(join(workspace, name), "utf8")]));
  const loaded = loadPolicy(text === undefined ? undefined : { path: DEFAULT_PATH, ref: "", text }, manifests);
  if (loaded.kind === "loaded") return loaded.policy;
  throw new Error(loaded.faults.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`).join("\n"));
}

async function admit({ request, limits }: Recording, policy: Policy, git: Git): Promise<AdmittedRequest> {
  const sha = await git.remoteBranch("main");
  if (sha === undefined) throw new Error("The fixture has no commit.");
  await git.fetch(sha);
  const read = await readProject(git, sha);
  if (read.kind === "faulty") throw new Error(read.faults.map(({ message }) => message).join("\n"));
  const { kind, trigger, actor, instruction, key } = request;
  const pending = { kind, trigger, instruction, askers: [actor], key } as const;
  const resolved = { instruction, prompt: "" };
  return { kind: "open", pending, request, resolved, policy, project: read.project, limits };
}

/** `remit replay LOG`: repeats a recorded run offline: its report, or its replies over a directory of files. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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
import { DEFAULT_PATH, shellRequirements, type Policy } from "../policy.ts";
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
import {
  readCall,
  printLines,
  printUsageError,
  describeReadError,
  readEntries,
  readText,
  textIfThere,
} from "./call.ts";
import { loadPolicyText } from "./policy.ts";
import { runLocalRequest } from "./run.ts";
import { makePlaces, shellsFor } from "../directories.ts";
import { openWorkspace } from "../change.ts";
import { openLog } from "../log.ts";
import type { Clock, Git } from "../ports.ts";
import { readProject } from "../project.ts";
import { openSecrets } from "../secrets.ts";
import { quietRunner, openDemoGitHub, demoInvocation, serveFiles, type LocalSetup } from "./local-setup.ts";

const USAGE = `remit replay LOG                    the report of a recorded run, made again
remit replay LOG --fixture DIR      its model's replies over a copy of DIR, with real tools, and where they differ
  --policy FILE                     another policy than .github/remit.toml of DIR
remit replay ANSWERS --fixture DIR --request WORDS
                                    what Gemini CLI has recorded (--record-responses) as the model of a run on a copy of DIR
`;

export async function runReplay(words: readonly string[]): Promise<void> {
  const parsed = parse(words);
  if (parsed === undefined) return;
  const { text } = readText(parsed.path);
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

type Words = NonNullable<ReturnType<typeof parse>>;

function parse(words: readonly string[]) {
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
  await overCopy(fixture, async ({ workspace, server }) => {
    if (policy !== undefined) cpSync(policy, join(workspace, DEFAULT_PATH));
    await serveFiles(workspace, server, COMMIT);
    const inputs = { prompt: request, "gemini-api-key": "no-key-is-needed" };
    const original = resolve(fixture);
    await runLocalRequest(
      { request, directory: workspace, original, json: false, noSandbox: false, inputs },
      answers.fetch,
    );
    if (answers.left > 0) process.stdout.write(`${answers.left} of the recorded answers were not asked for.\n`);
  });
}

const COMMIT = { name: "Fixture", email: "fixture@localhost", message: "." };

async function play(recording: Recording, fixture: string, policy: string | undefined): Promise<void> {
  // Skills are files of the fixture. A sub-agent's words are a model's, and only its report is recorded.
  const played = { live: [await featureNamed("skills")], recorded: [await featureNamed("sub-agents")] };
  await overCopy(fixture, async (setup) => {
    await rehearse(recording, setup, policy, async (session, model) => {
      const replayed = await replay(session, recording, played, () => model.rest);
      printReplay(recording, replayed, session.admitted.policy.source.digest);
    });
  });
}

/** Uses a copy of the fixture as the workspace, then removes it. Says when that could not be done. */
async function overCopy(fixture: string, use: (setup: LocalSetup) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "remit-replay-"));
  const [workspace, server] = [join(root, "workspace"), join(root, "server.git")];
  try {
    mkdirSync(workspace);
    cpSync(fixture, workspace, { recursive: true, filter: (source) => !/(?:^|\/)\.git$/.test(source) });
    await use({ root, server, workspace, directories: makePlaces(join(root, "run")) });
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
    `Model requests: ${questions}. The agent ended: ${end.kind}.`,
  ];
  if (divergence === undefined) lines.push("No divergence: every model request was as recorded.");
  else {
    const { question, seq, what, cause } = divergence;
    const at = seq === undefined ? "" : ` (entry ${seq} of the log)`;
    lines.push(`First divergence: model request ${question}${at}. ${what}`);
    if (cause !== undefined) lines.push(`The first entry that differs is ${cause}: ${describe(recording, cause)}.`);
    process.exitCode = 1;
  }
  printLines(lines);
}

function describe({ before, work }: Recording, seq: number): string {
  const event = [...before, ...work].find((entry) => entry.seq === seq)?.event;
  if (event?.type === "call.finished") return `the answer of ${event.tool}`;
  return event?.type ?? "unknown";
}

/**
 * Creates everything, uses it, and removes it. Throws when the fixture, whose copy is the workspace of `setup`, or its policy
 * cannot be used. `policyFile`: undefined for the workspace's own.
 */
async function rehearse(
  recording: Recording,
  setup: LocalSetup,
  policyFile: string | undefined,
  use: (session: Session, model: RecordedModel) => Promise<void>,
): Promise<void> {
  await serveFiles(setup.workspace, setup.server, COMMIT); // Some tools use git.
  const policy = readPolicy(setup.workspace, policyFile);
  const remote = `file://${setup.server}`;
  await using git = await openGit({ directory: join(setup.directories.run, "git"), remote, guard: undefined });
  const environment = toolEnvironment(process.env, homeOf(process.env));
  await using shells = openShells(shellsFor({ ...setup, temp: setup.root, environment, protection: undefined }));
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
  await use({ ports, invocation, admitted, workspace, mark, signal: invocation.stop }, model);
}

function readPolicy(workspace: string, path = join(workspace, DEFAULT_PATH)): Policy {
  const loaded = loadPolicyText(textIfThere(path), DEFAULT_PATH, workspace);
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

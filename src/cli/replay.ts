/** `remit replay LOG`: repeats a recorded run offline: its report, or its replies over a directory of files. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRecordedAnswers, readRecordedAnswers } from "../adapters/replay.ts";
import { DEFAULT_PATH } from "../policy/load.ts";
import { renderSummary } from "../report/sections.ts";
import { featureNamed } from "../run.ts";
import { readRecording, replay, type Recording, type Replayed } from "../run/replay.ts";
import { readCall, complain, sayUnreadable, readEntries } from "./call.ts";
import { rehearse, setFixture } from "./rehearsal.ts";
import { runAsked } from "./run.ts";

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
  if (parsed.request !== undefined) return complain("--request is for answers that Gemini CLI has recorded.", USAGE);
  const entries = readEntries(parsed.path);
  if (typeof entries === "string") return complain(entries);
  if (parsed.fixture === undefined) return void process.stdout.write(`${renderSummary(entries)}\n`);
  const recording = readRecording(entries);
  if (typeof recording === "string") return complain(`${parsed.path} cannot be played: ${recording}`);
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
  complain("remit replay takes one log.", USAGE);
  return undefined;
}

/** A whole run, like one of `remit run`, in which the recording answers for the model. */
async function runOnAnswers({ path, fixture, policy, request }: Words, text: string): Promise<void> {
  const answers = readRecordedAnswers(text);
  if (typeof answers === "string") return complain(`${path} cannot be played: ${answers}`);
  if (fixture === undefined || request === undefined)
    return complain(
      "Recorded answers are played over a directory, for a request: --fixture DIR --request WORDS.",
      USAGE,
    );
  const root = mkdtempSync(join(tmpdir(), "remit-replay-"));
  try {
    const workspace = copyFixture(fixture, root);
    if (policy !== undefined) cpSync(policy, join(workspace, DEFAULT_PATH));
    await setFixture(root);
    const inputs = { prompt: request, "gemini-api-key": "no-key-is-needed" };
    await runAsked({ request, directory: workspace, json: false, noSandbox: false, inputs }, answers.fetch);
    if (answers.left > 0) process.stdout.write(`${answers.left} of the recorded answers were not asked for.\n`);
  } catch (error) {
    process.stderr.write(`The replay could not be made: ${sayUnreadable(error)}\n`);
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
      tell(recording, replayed, session.admitted.policy.source.digest);
    });
  } catch (error) {
    process.stderr.write(`The replay could not be made: ${sayUnreadable(error)}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function tell(recording: Recording, { end, questions, divergence, ...replayed }: Replayed, digest: string): void {
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

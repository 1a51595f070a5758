/** `remit replay LOG`: a recorded run again, offline: its report, or its replies over a directory of files. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { renderSummary } from "../report/summary.ts";
import { readRecording, replay, type Recording, type Replayed } from "../run/replay.ts";
import { readCall } from "./call.ts";
import { complain, sayUnreadable } from "./complain.ts";
import { readEntries } from "./entries.ts";
import { rehearse } from "./rehearsal.ts";

const USAGE = `remit replay LOG                    the report of a recorded run, made again
remit replay LOG --fixture DIR      its model's replies over a copy of DIR, with real tools, and where the two part
  --policy FILE                     another policy than .github/remit.toml of DIR
`;

export async function runReplay(words: readonly string[]): Promise<void> {
  const parsed = parse(words);
  if (parsed === undefined) return;
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
}

function parse(words: readonly string[]): Words | undefined {
  const text = { type: "string" } as const;
  const call = readCall({ name: "remit replay", usage: USAGE }, words, { fixture: text, policy: text });
  if (call === undefined) return undefined;
  const [path, ...rest] = call.positionals;
  if (path !== undefined && rest.length === 0) return { path, ...call.values };
  complain("remit replay takes one log.", USAGE);
  return undefined;
}

/** Over a copy: the fixture stays as it is. */
async function play(recording: Recording, fixture: string, policy: string | undefined): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "remit-replay-"));
  try {
    const workspace = join(root, "workspace");
    mkdirSync(workspace);
    cpSync(fixture, workspace, { recursive: true, filter: (source) => !/(?:^|\/)\.git$/.test(source) });
    await rehearse({ recording, root, policy }, async (job, model) => {
      const replayed = await replay(job, recording, () => model.rest);
      tell(recording, replayed, job.admitted.policy.source.digest);
    });
  } catch (error) {
    process.stderr.write(`The replay could not be made: ${sayUnreadable(error)}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function tell(recording: Recording, { end, questions, divergence, ...replayed }: Replayed, digest: string): void {
  const policy = digest === recording.policy ? [] : ["The policy is another than the recorded run's."];
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

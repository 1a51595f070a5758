/** What is kept of a run so that another can continue it: its log, and a record about it. */
import {
  MAIN,
  type RequestOrigin,
  type Entry,
  type Outcome,
  type Publication,
  type Request,
  type RunEvent,
  type RunIdentity,
} from "../events.ts";
import { given } from "../lib/parts.ts";
import { digestOf } from "../lib/seal.ts";

/** The record beside the log, `run.json`. */
export interface KeptRun {
  readonly version: 1;
  readonly run: RunIdentity;
  readonly request: Pick<Request, "kind" | "instruction" | "question" | "base">;
  /** Where it was asked for: first the original request, then each request to continue. */
  readonly asked: readonly RequestOrigin[];
  /** Digest of the policy that judged it. */
  readonly policy: string;
  readonly outcome: KeptOutcome;
  /** Names below `refs/remit/` under which it is kept. */
  readonly refs: readonly string[];
  /** The pull request it was asked for on; absent when it was asked for elsewhere. */
  readonly pull?: number;
  /** A commit on the base with the edits that were not published. */
  readonly work?: string;
  /** The number of long results left out. */
  readonly dropped: number;
}

/** What a later run needs of the outcome; known before a pull request is open. */
interface KeptOutcome extends Pick<Outcome, "conclusion" | "message" | "fault"> {
  readonly publication?: Pick<Publication, "branch" | "commit" | "refused">;
}

export function keptOutcome({ conclusion, message, fault, publication }: Outcome): KeptOutcome {
  const { branch, commit, refused } = publication ?? {};
  const published = branch !== undefined && commit !== undefined && refused !== undefined;
  return { conclusion, message, ...given({ fault }), ...(published && { publication: { branch, commit, refused } }) };
}

/** File names of what is kept. */
export const KEPT_LOG = "log.ndjson";
export const KEPT_RECORD = "run.json";

/**
 * The names under which a run is looked up: its issue's, or its pull request's branch, and the branch it published to. A
 * branch is known before its pull request is open, so the push that publishes it can take what is kept.
 */
export function namesFor({ subject }: Pick<Request, "subject">, published?: string): readonly string[] {
  if (subject?.fromFork === true) return []; // The results of a fork's contents are not kept in this repository.
  const branches = [subject?.head?.name, published].filter((branch) => branch !== undefined);
  const own = subject === undefined || subject.kind === "pull" ? [] : [`issue-${subject.number}`];
  return [...new Set([...own, ...branches.map(branchName)])];
}

/** The longest name, in characters: file systems allow 255 bytes. */
const LONGEST_NAME = 200;

function branchName(branch: string): string {
  const bytes = [...Buffer.from(branch)].map((byte) => {
    const char = String.fromCharCode(byte);
    return /[\w-]/.test(char) ? char : `%${byte.toString(16).padStart(2, "0")}`;
  });
  const name = bytes.join("");
  return `branch-${name.length > LONGEST_NAME ? digestOf(Buffer.from(branch)) : name}`;
}

/** Bytes of a log that are kept: more would slow every clone that fetches these refs. */
const KEPT_BYTES = 5 * 1024 * 1024;

/** The main agent's conversation, renumbered; above `most` bytes notes replace the oldest long results. */
export function selectEntries(entries: readonly Entry[], most = KEPT_BYTES) {
  return shorten(renumber(entries.filter(belongs), 0), most);
}

/** The entries renumbered to follow a log that has `offset` entries. */
export function renumber(entries: readonly Entry[], offset: number): Entry[] {
  const seqs = entries.map(({ seq }) => seq);
  return entries.map(({ event, ...entry }, index) => {
    const seq = offset + index;
    if (event.type !== "context.compressed") return { ...entry, seq, event };
    // A snapshot covers a range of the log whose ends may not have been kept.
    const from = seqs.findIndex((each) => each >= event.from);
    const to = seqs.findLastIndex((each) => each <= event.to);
    return { ...entry, seq, event: { ...event, from: offset + from, to: offset + to } };
  });
}

export function writeEntries(entries: readonly Entry[]): Buffer {
  return Buffer.from(entries.map(lineOf).join(""));
}

/** Digest and length of what is kept, as Remit's comment states them; they identify it later. */
export function sumOfKept({ record, log }: { readonly record: Buffer; readonly log: Buffer }): string {
  const digest = digestOf([record, log].map((bytes) => digestOf(bytes)).join("\n"));
  return `sha256:${digest}:${record.length + log.length}`;
}

const CONVERSATION: ReadonlySet<RunEvent["type"]> = new Set([
  "agent.started",
  "agent.told",
  "agent.stopped",
  "model.asked",
  "model.replied",
  "call.decided",
  "call.finished",
  "context.compressed",
  "context.masked",
]);

function belongs({ agent, event }: Entry): boolean {
  if (agent !== MAIN || !CONVERSATION.has(event.type)) return false;
  return "purpose" in event ? event.purpose === "turn" : true;
}

function lineOf(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}

/** Characters. Leaving out a shorter result would save nothing. */
const LONG = 2_000;

function shorten(entries: readonly Entry[], most: number) {
  let size = writeEntries(entries).length;
  let dropped = 0;
  const kept = entries.map((entry) => {
    const shorter = size > most ? withoutResult(entry) : undefined;
    if (shorter === undefined) return entry;
    size -= Buffer.byteLength(lineOf(entry)) - Buffer.byteLength(lineOf(shorter));
    dropped++;
    return shorter;
  });
  return { entries: kept, dropped };
}

function withoutResult(entry: Entry): Entry | undefined {
  const { event } = entry;
  if (event.type !== "call.finished") return undefined;
  const { text, media, edit, ...answer } = event.answer;
  const length = text.length + (edit?.diff.length ?? 0) + (media ?? []).reduce((sum, { data }) => sum + data.length, 0);
  if (length < LONG) return undefined;
  const note = `[${length} characters were left out when the run was kept. Make the call again if you need them.]`;
  return {
    ...entry,
    event: { ...event, answer: { ...answer, text: note, ...(edit && { edit: { ...edit, diff: "" } }) } },
  };
}

/** Keeps a run and its unfinished edits on the server when it ends, so that another run can continue it. */
import {
  MAIN,
  runStarted,
  type Entry,
  type Outcome,
  type Request,
  type RunEvent,
  type RunStarted,
  type RequestOrigin,
  type EventOf,
} from "../events.ts";
import { GitError, type Git, type KeptCommit, type KeptSnapshot } from "../ports.ts";
import { AUTHOR } from "./invocation.ts";
import {
  KEPT_LOG,
  KEPT_RECORD,
  namesFor,
  selectEntries,
  sumOfKept,
  writeEntries,
  keptOutcome,
  type KeptRun,
} from "./kept-state.ts";
import { type Baseline, readChanges, proposeFiles, type RecheckFacts } from "../change.ts";
import { given } from "../lib/parts.ts";
import { onlyFor, messageOf } from "../lib/attempt.ts";

interface RunToKeep {
  readonly git: Pick<Git, "kept">;
  readonly redact: (text: string) => string;
  readonly entries: readonly Entry[];
  readonly outcome: Outcome;
  /** The names an earlier run is kept under; this one uses them too. */
  readonly names: readonly string[];
  /** A commit of the edits that were not published. */
  readonly work?: string;
  /** Seconds since the epoch. */
  readonly time: number;
}

export type Kept = EventOf<"run.kept">;

/**
 * Pushes the run under its names, unless `taken`, the sum of what the server already has under them, is the same. A server
 * that refuses does not fail the run: the event says why.
 */
export async function keepRun(keeping: RunToKeep, taken?: string): Promise<Kept> {
  const form = formOf(keeping);
  if ("type" in form) return form;
  const { names, snapshot, sum } = form;
  const pushed = sum === taken ? Promise.resolve() : keeping.git.kept.keep(names, snapshot);
  return await pushed.then(() => keptAs(form)).catch(onlyFor(GitError, unkeptBy));
}

/** Keeps a run that has ended, unless there is a `reason` not to. Never throws. */
export async function keepEnded(keeping: RunToKeep, reason: string | undefined, taken?: string): Promise<Kept> {
  return reason === undefined ? await keepRun(keeping, taken).catch(unkeptBy) : unkept(reason);
}

/** A stored run; call `taken` when the server has it. */
export interface StoredRun extends KeptCommit {
  taken(): void;
}

/** Stores the run in Remit's own git; undefined when it is not kept or cannot be. `taken` gets the event for it. */
export async function storeRun(keeping: RunToKeep, taken: (kept: Kept) => unknown): Promise<StoredRun | undefined> {
  const form = formOf(keeping);
  if ("type" in form) return undefined;
  const { names, snapshot } = form;
  const commit = await keeping.git.kept.store(snapshot).catch(() => undefined); // The end tries again, and says why not.
  return commit === undefined ? undefined : { commit, names, taken: () => void taken(keptAs(form)) };
}

/** The event for a run that the server has. */
function keptAs({ names, dropped, sum }: Exclude<ReturnType<typeof formOf>, Kept>): Kept {
  return { type: "run.kept", refs: names.map(refOf), dropped, sum };
}

/** A snapshot of the run and the names that will point to it; the event when there is nothing to keep. */
function formOf(keeping: RunToKeep) {
  const started = runStarted(keeping.entries);
  if (started === undefined) return unkept("The run had not started.");
  const { publication } = keeping.outcome;
  const names = [...new Set([...keeping.names, ...namesFor(started.request, publication?.branch)])];
  if (names.length === 0) return unkept("The run is on no issue or pull request.");
  if (!hasWorked(keeping.entries, started))
    return keeping.names.length === 0
      ? unkept("No agent was at work.")
      : { type: "run.kept" as const, refs: keeping.names.map(refOf), dropped: 0 };
  return { names, ...write(keeping, started, names) };
}

// A run that did nothing must not replace what an earlier run left. The first attempt can be continued from its briefing;
// a later one, to which the model never replied, would replace the work of the first.
function hasWorked(entries: readonly Entry[], { run }: RunStarted): boolean {
  const proof: RunEvent["type"] = run.attempt > 1 ? "model.replied" : "agent.started";
  const start = entries.findLastIndex(({ event }) => event.type === "run.started");
  return entries.slice(start).some(({ agent, event }) => agent === MAIN && event.type === proof);
}

function refOf(name: string): string {
  return `refs/remit/${name}`;
}

/** The event that says a run is not kept. */
export function unkept(reason: string): Kept {
  return { type: "run.kept", refs: [], reason, dropped: 0 };
}

/** The same for an error. */
export function unkeptBy(error: unknown): Kept {
  return unkept(`The run could not be kept: ${messageOf(error)}`);
}

function write({ entries, outcome, work, time, redact }: RunToKeep, started: RunStarted, names: readonly string[]) {
  const { kind, instruction, question, caughtUp, subject, base } = started.request;
  const pull = subject?.kind === "pull" ? subject.number : undefined;
  const selection = selectEntries(entries);
  const record: KeptRun = {
    version: 1,
    run: started.run,
    // A commit the server has: one that this run built to start from may be missing there.
    request: { kind, instruction, ...given({ question }), base: caughtUp ? { ...base, sha: caughtUp.head } : base },
    asked: [...(started.continues?.asked ?? []), askingOf(started.request)],
    policy: started.policy.digest,
    outcome: keptOutcome(outcome),
    refs: names,
    ...given({ work, pull }),
    dropped: selection.dropped,
  };
  const log = writeEntries(selection.entries);
  const bytes = Buffer.from(redact(`${JSON.stringify(record, undefined, 2)}\n`));
  const files = new Map([
    [KEPT_LOG, log],
    [KEPT_RECORD, bytes],
  ]);
  const message = `Kept for /continue: ${started.run.url}`;
  const snapshot: KeptSnapshot = { files, message, author: AUTHOR, time, ...given({ parent: work }) };
  return { snapshot, dropped: selection.dropped, sum: sumOfKept({ record: bytes, log }) };
}

/** Where to read the request again. */
function askingOf({ subject, commentId, trigger }: Request): RequestOrigin {
  if (subject === undefined) return { kind: "otherwise", trigger };
  if (commentId === undefined) return { kind: "otherwise", trigger, subject: subject.number };
  return { kind: "comment", subject: subject.number, id: commentId };
}

interface UnfinishedRun extends Pick<RecheckFacts, "git" | "secrets" | "request" | "policy" | "credits"> {
  readonly baseline: Baseline;
  /** Seconds since the epoch. */
  readonly time: number;
}

/**
 * A commit on the base, in Remit's own git, of what would be published. What may not be published is not kept either,
 * because these refs leave the machine. Undefined when no publishable file changed. Throws `GitError`.
 */
export async function collectWork(unfinished: UnfinishedRun): Promise<string | undefined> {
  const { git, baseline, ...facts } = unfinished;
  const proposed = await proposeFiles({
    ...facts,
    git,
    changes: await readChanges(baseline, git),
    author: AUTHOR,
    words: { summary: "Unfinished: the run was cut off." },
    branchPrefix: "", // The proposal needs a name, but it is not published.
  });
  switch (proposed.kind) {
    case "nothing":
      return undefined;
    case "withheld":
      return proposed.commit;
    case "proposed":
      return proposed.proposal.commit;
  }
}

/** Keeps a run and its unfinished edits on the server when it ends, so that another run can continue it. */
import { MAIN, type Entry, type Outcome, type Request, type RunEvent } from "../events.ts";
import { GitError, type Git } from "../ports.ts";
import { AUTHOR } from "./invocation.ts";
import {
  KEPT_LOG,
  KEPT_RECORD,
  askingOf,
  namesFor,
  selectEntries,
  sumOfKept,
  writeEntries,
  type KeptRun,
  type KeptEntries,
} from "./kept-state.ts";
import { type Baseline, readChanges, propose } from "../change.ts";
import type { Policy } from "../policy.ts";
import type { Secrets } from "../secrets.ts";
import { given } from "../lib/parts.ts";
import { onlyFor } from "../lib/only-for.ts";

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

type Started = Extract<RunEvent, { type: "run.started" }>;
type Kept = Extract<RunEvent, { type: "run.kept" }>;

/** Why a run is not kept; undefined when it should be. */
export function whyNotKept(request: Request, publishesNothing: boolean, dryRun: boolean): string | undefined {
  if (request.subject?.fromFork === true) return "Runs on a fork's pull request are not kept.";
  if (publishesNothing) return "The policy publishes nothing, the run's log included.";
  return dryRun ? "This is a dry run: nothing was sent." : undefined;
}

/** Stores the run under its refs. A server that refuses them does not fail the run: the event says why. */
export async function keepRun(keeping: RunToKeep): Promise<Kept> {
  const started = keeping.entries.findLast(({ event }) => event.type === "run.started")?.event;
  if (started?.type !== "run.started") return unkept("The run had not started.");
  const { publication } = keeping.outcome;
  const refs = [...new Set([...keeping.names, ...namesFor(started.request, publication?.pull?.number)])];
  if (refs.length === 0) return unkept("The run is on no issue or pull request.");
  const selection = selectEntries(keeping.entries);
  if (!hasWorked(keeping.entries)) return nothingNew(keeping.names);
  const pushed = push(keeping, started, refs, selection);
  return await pushed
    .then((sum): Kept => ({ type: "run.kept", refs: refs.map(refOf), dropped: selection.dropped, sum }))
    .catch(onlyFor(GitError, unkeptBy));
}

// A run that did nothing must not replace what an earlier run left.
function hasWorked(entries: readonly Entry[]): boolean {
  const start = entries.findLastIndex(({ event }) => event.type === "run.started");
  return entries.slice(start).some(({ agent, event }) => agent === MAIN && event.type === "agent.started");
}

function nothingNew(names: readonly string[]): Kept {
  return names.length === 0
    ? unkept("No agent was at work.")
    : { type: "run.kept", refs: names.map(refOf), dropped: 0 };
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
  return unkept(`The run could not be kept: ${error instanceof Error ? error.message : String(error)}`);
}

/** Returns digest and length of what was pushed. */
async function push(
  keeping: RunToKeep,
  started: Started,
  refs: readonly string[],
  selection: KeptEntries,
): Promise<string> {
  const { git, work, time, redact } = keeping;
  if (git.kept === undefined) throw new GitError("this git keeps nothing.");
  const { kind, instruction, question, caughtUp, ...request } = started.request;
  // A commit the server has: one that this run built to start from may be missing there.
  const base = caughtUp === undefined ? request.base : { ...request.base, sha: caughtUp.head };
  const record: KeptRun = {
    version: 1,
    run: started.run,
    request: { kind, instruction, ...(question && { question }), base },
    asked: [...(started.continues?.asked ?? []), askingOf(started.request)],
    policy: started.policy.digest,
    outcome: keeping.outcome,
    refs,
    ...given({ work }),
    dropped: selection.dropped,
  };
  const log = writeEntries(selection.entries);
  const bytes = Buffer.from(redact(`${JSON.stringify(record, undefined, 2)}\n`));
  await git.kept.keep(refs, {
    files: new Map([
      [KEPT_LOG, log],
      [KEPT_RECORD, bytes],
    ]),
    message: `Kept for /continue: ${started.run.url}`,
    author: AUTHOR,
    time,
    ...given({ parent: work }),
  });
  return sumOfKept({ record: bytes, log });
}

interface UnfinishedRun {
  readonly git: Git;
  readonly secrets: Secrets;
  readonly baseline: Baseline;
  readonly request: Request;
  readonly policy: Policy;
  readonly runUrl: string;
  readonly serverUrl: string;
  /** Seconds since the epoch. */
  readonly time: number;
}

/**
 * A commit on the base, in Remit's own git, of what would be published. What may not be published is not kept either,
 * because these refs leave the machine. Undefined when no publishable file changed. Throws `GitError`.
 */
export async function collectWork(unfinished: UnfinishedRun): Promise<string | undefined> {
  const { git, baseline, runUrl, serverUrl, ...facts } = unfinished;
  const proposed = await propose({
    ...facts,
    git,
    changes: await readChanges(baseline, git),
    author: AUTHOR,
    words: { summary: "Unfinished: the run was cut off." },
    credits: { serverUrl, runUrl },
    branch: { prefix: "" }, // The proposal needs a name, but it is not published.
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

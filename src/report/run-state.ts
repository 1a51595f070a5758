/** What happened in a run, without its numbers and steps: a projection of the log. */
import {
  MAIN,
  nameOthers,
  type AgentEnd,
  type Answer,
  type ChecksSeen,
  type CatchUp,
  type Entry,
  type PredictedConflicts,
  type Json,
  type LimitName,
  type Outcome,
  type ProposedChange,
  type PostedReview,
  type Publication,
  type ReviewNote,
  type RunEvent,
  type ShownDiff,
  type StandingPull,
  type Todo,
  type EventOf,
} from "../events.ts";
import { projection } from "../log.ts";
import { shortDigest } from "./figures.ts";
import { describeEngine } from "./sandbox.ts";
import { given, present } from "../lib/parts.ts";

export interface RunState {
  readonly started?: EventOf<"run.started">;
  /** Absent while the run goes on. */
  readonly outcome?: Outcome;
  readonly publication?: Publication;
  /** The branch's conflicts with its base, as the run found them. */
  readonly conflicts?: PredictedConflicts;
  /** What another job is to publish. */
  readonly proposed?: ProposedChange;
  /** What was published, the newest last; several when Remit fixed failed checks. */
  readonly diffs: readonly ShownDiff[];
  /** The pull request that had no change left. */
  readonly closed?: EventOf<"pull.closed">["pull"];
  /** The open pull request to which nothing was added. */
  readonly standingPull?: StandingPull;
  readonly review?: PostedReview;
  /** The findings of a review, posted or not. */
  readonly findings: readonly ReviewNote[];
  /** The last state of the checks of what was published. */
  readonly checks?: ChecksSeen;
  /** The last verification. */
  readonly verification?: EventOf<"verify.finished">;
  /** Why the work in its present state was not verified, as a sentence. */
  readonly unverified?: string | undefined;
  /** The main agent's current todo list. */
  readonly todos: readonly Todo[];
  /** What did not go as configured, as sentences: a replaced model, a missing server, an omitted file. */
  readonly notes: readonly string[];
  /** The limit that ended the run, if one did; `of` in its unit. */
  readonly reached?: { readonly limit: LimitName | "disk"; readonly of: number };
  /** Whether a hook of the repository ended the run. */
  readonly hooked?: true;
  /** Whether `/continue` can go on from here; absent when unknown. */
  readonly kept?: EventOf<"run.kept">;
  /** Whether the plan can be approved; absent when there is none. */
  readonly plan?: EventOf<"plan.kept"> | EventOf<"plan.unkept">;
  /** The final answer as JSON, when one was requested and fits its schema. */
  readonly output?: Json;
  /** Whether anything was cancelled: an agent then ended as cancelled. */
  readonly cancelled: boolean;
}

/** Updated as the log grows, because a running run is reported often. */
export function readRunState(entries: readonly Entry[]): RunState {
  return readStates(entries).current;
}

const NOTHING: RunState = { diffs: [], findings: [], todos: [], notes: [], cancelled: false };

const readStates = projection(
  () => ({ current: NOTHING }),
  (state, { agent, event }) => {
    // Earlier entries belong to the run that this one continues.
    const before = event.type === "run.started" ? NOTHING : state.current;
    state.current = { ...before, ...changesBy(before, agent, event) };
  },
);

type Changes = Partial<RunState> | undefined;

function changesBy(state: RunState, agent: string, event: RunEvent): Changes {
  if (!Object.hasOwn(CHANGES, event.type)) return undefined;
  const change = CHANGES[event.type] as (event: RunEvent, state: RunState, agent: string) => Changes;
  return change(event, state, agent);
}

const CHANGES: {
  readonly [T in RunEvent["type"]]?: (event: EventOf<T>, state: RunState, agent: string) => Changes;
} = {
  "run.started": (event) => ({ started: event, notes: describeOrigin(event) }),
  "run.kept": (event) => ({ kept: event }),
  "run.finished": ({ outcome }) => ({ outcome, ...given({ publication: outcome.publication }) }),
  "plan.kept": (event) => ({ plan: event }),
  "plan.unkept": (event) => ({ plan: event }),
  "project.read": ({ notes }, state) => withNotes(state, ...notes),
  "server.opened": ({ notes }, state) => withNotes(state, ...notes),
  "server.failed": ({ name, reason }, state) => withNotes(state, `The MCP server ${name} is not there: ${reason}`),
  "model.fell_back": ({ reason }, state) => withNotes(state, reason),
  "hook.ran": ({ name, said }, state) =>
    said === undefined ? undefined : withNotes(state, `The hook ${name} says: ${said}`),
  "call.finished": (event, state, agent) => ({ ...answered(state, agent, event.answer), ...missed(state, event) }),
  "agent.stopped": ({ end }, state, agent) => (agent === MAIN ? stopped(state, end) : undefined),
  "output.checked": ({ output }, _, agent) =>
    agent === MAIN && output.kind === "valid" ? { output: output.value } : undefined,
  "base.compared": ({ found }) => ({ conflicts: found }),
  "verify.skipped": ({ reason }) => ({ unverified: reason }),
  "verify.finished": (event, state) => ({ verification: event, unverified: undefined, ...missed(state, event) }),
  "change.proposed": ({ change }) => ({ proposed: change }),
  "change.diffed": ({ shown }, { diffs }) => ({ diffs: [...diffs, shown] }),
  "change.published": ({ publication }) => ({ publication }),
  "checks.seen": ({ checks }) => ({ checks }),
  "pull.closed": ({ pull, reason }, state) => ({
    closed: pull,
    ...withNotes(state, `Pull request #${pull.number} is closed: ${reason}.`),
  }),
  "pull.stands": ({ standing }) => ({ standingPull: standing }),
  "review.posted": ({ review }) => ({ review }),
};

function withNotes({ notes }: RunState, ...more: readonly string[]) {
  return { notes: [...notes, ...more] };
}

function answered(state: RunState, agent: string, { note, todos }: Answer): Changes {
  if (note !== undefined) return { findings: [...state.findings, note] };
  return agent === MAIN && todos !== undefined ? { todos } : undefined;
}

/** Reported once. */
function missed(state: RunState, event: Parameters<typeof describeEngine>[1]): Changes {
  const note = describeEngine(state.started, event);
  return note === undefined || state.notes.includes(note) ? undefined : withNotes(state, note);
}

function describeOrigin({ continues, approves, request }: EventOf<"run.started">): string[] {
  const plan = approves && `the plan ${shortDigest(approves.digest)} that @${approves.by} asked for (${approves.url})`;
  return present([
    continues !== undefined &&
      `This run continues an earlier one, which ended as ${continues.conclusion}: ${continues.url}`,
    request.rejected !== undefined &&
      `Pull request #${request.rejected.number} was closed without being merged: new work starts from ${request.base.name}.`,
    request.caughtUp !== undefined && describeCatchUp(request.caughtUp),
    request.foreign !== undefined && nameOthers(request.foreign),
    plan !== undefined && `This run carries out ${plan}; @${request.actor.login} approved it.`,
    approves?.newer !== undefined &&
      `A newer plan was made here: ${shortDigest(approves.newer)}. It is not what this run carries out.`,
  ]);
}

function describeCatchUp({ kind, onto, clashes }: CatchUp): string {
  const [base, files] = [onto.name, clashes.join(", ")];
  switch (kind) {
    case "merged":
      return `${base} has moved since: the run started from it with the branch's earlier change.`;
    case "replaced":
      return `${base} has changed ${files} as well since: the run started from ${base} alone, and what it publishes replaces the branch's earlier change.`;
    case "behind":
      return `${base} has changed ${files} as well since. Somebody else has worked on the branch, so it was left as it is: merge ${base} into it.`;
  }
}

function stopped({ started }: RunState, end: AgentEnd): Changes {
  switch (end.kind) {
    case "cancelled":
      return { cancelled: true };
    case "blocked":
      return end.by === "hook" ? { hooked: true } : undefined;
    case "exhausted":
      return { reached: { limit: end.limit, of: end.limit === "disk" ? 0 : (started?.limits[end.limit].value ?? 0) } };
    default:
      return undefined;
  }
}

/** The pull request on which a run without an asker reports: the one that it opened, closed or finished. */
export function pullOf({ publication, closed, standingPull }: RunState): number | undefined {
  return (publication?.pull ?? closed ?? (standingPull?.finished === true ? standingPull.pull : undefined))?.number;
}

/** The page of a commit, by the run's own address; "" for a run without one. */
export function commitPage({ started }: RunState, commit: string): string {
  const { url = "", repository = "" } = started?.run ?? {};
  const at = url.indexOf(`/${repository}/`);
  return at < 0 ? "" : `${url.slice(0, at)}/${repository}/commit/${commit}`;
}

/** The entries from `run.started` on; all entries when there is none. */
export function ownEntries(entries: readonly Entry[]): readonly Entry[] {
  const start = entries.findLastIndex(({ event }) => event.type === "run.started");
  return start <= 0 ? entries : entries.slice(start);
}

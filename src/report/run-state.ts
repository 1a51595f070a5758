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
} from "../events.ts";
import { projection } from "../log.ts";
import { shortDigest } from "./figures.ts";
import { describeEngine } from "./sandbox.ts";
import { given, present } from "../lib/parts.ts";

type Event<T extends RunEvent["type"]> = Extract<RunEvent, { type: T }>;

export interface RunState {
  readonly started?: Event<"run.started">;
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
  readonly closed?: Event<"pull.closed">["pull"];
  /** The open pull request to which nothing was added. */
  readonly standingPull?: StandingPull;
  readonly review?: PostedReview;
  /** The findings of a review, posted or not. */
  readonly findings: readonly ReviewNote[];
  /** The last state of the checks of what was published. */
  readonly checks?: ChecksSeen;
  /** The last verification. */
  readonly verification?: Event<"verify.finished">;
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
  readonly kept?: Event<"run.kept">;
  /** Whether the plan can be approved; absent when there is none. */
  readonly plan?: Event<"plan.kept"> | Event<"plan.unkept">;
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

function changesBy(state: RunState, agent: string, event: RunEvent): Partial<RunState> | undefined {
  switch (event.type) {
    case "run.started":
      return { started: event, notes: describeOrigin(event) };
    case "run.kept":
      return { kept: event };
    case "output.checked":
      return agent === MAIN && event.output.kind === "valid" ? { output: event.output.value } : undefined;
    case "plan.kept":
    case "plan.unkept":
      return { plan: event };
    case "run.finished": {
      const { outcome } = event;
      return { outcome, ...given({ publication: outcome.publication }) };
    }
    case "verify.finished":
      return { verification: event, unverified: undefined, ...missed(state, event) };
    case "call.finished":
      return { ...answered(state, agent, event.answer), ...missed(state, event) };
    case "model.fell_back":
      return { notes: [...state.notes, event.reason] };
    case "project.read":
    case "server.opened":
      return { notes: [...state.notes, ...event.notes] };
    case "server.failed":
      return { notes: [...state.notes, `The MCP server ${event.name} is not there: ${event.reason}`] };
    case "hook.ran":
      return event.said === undefined
        ? undefined
        : { notes: [...state.notes, `The hook ${event.name} says: ${event.said}`] };
    case "agent.stopped":
      return agent === MAIN ? stopped(state, event.end) : undefined;
    default:
      return workChangesBy(state, event);
  }
}

/** The result of the work. */
function workChangesBy(state: RunState, event: RunEvent): Partial<RunState> | undefined {
  switch (event.type) {
    case "base.compared":
      return { conflicts: event.found };
    case "change.proposed":
      return { proposed: event.change };
    case "change.diffed":
      return { diffs: [...state.diffs, event.shown] };
    case "change.published":
      return { publication: event.publication };
    case "checks.seen":
      return { checks: event.checks };
    case "pull.closed":
      return {
        closed: event.pull,
        notes: [...state.notes, `Pull request #${event.pull.number} is closed: ${event.reason}.`],
      };
    case "pull.stands":
      return { standingPull: event.standing };
    case "verify.skipped":
      return { unverified: event.reason };
    case "review.posted":
      return { review: event.review };
    default:
      return undefined;
  }
}

function answered(state: RunState, agent: string, { note, todos }: Answer): Partial<RunState> | undefined {
  if (note !== undefined) return { findings: [...state.findings, note] };
  return agent === MAIN && todos !== undefined ? { todos } : undefined;
}

/** Reported once. */
function missed(
  { started, notes }: RunState,
  event: Parameters<typeof describeEngine>[1],
): Partial<RunState> | undefined {
  const note = describeEngine(started, event);
  return note === undefined || notes.includes(note) ? undefined : { notes: [...notes, note] };
}

function describeOrigin({ continues, approves, request }: Event<"run.started">): string[] {
  const plan = approves && `the plan ${shortDigest(approves.digest)} that @${approves.by} asked for (${approves.url})`;
  return present([
    continues !== undefined &&
      `This run continues an earlier one, which ended as ${continues.conclusion}: ${continues.url}`,
    request.rejected !== undefined &&
      `Pull request #${request.rejected.number} was closed without being merged: work starts anew, from ${request.base.name}.`,
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

function stopped({ started }: RunState, end: AgentEnd): Partial<RunState> | undefined {
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

/** `https://github.com`, from the run's address; "" for a run without one. */
export function serverOf({ run }: Event<"run.started">): string {
  const at = run.url.indexOf(`/${run.repository}/`);
  return at < 0 ? "" : run.url.slice(0, at);
}

/** The entries from `run.started` on; all entries when there is none. */
export function ownEntries(entries: readonly Entry[]): readonly Entry[] {
  const start = entries.findLastIndex(({ event }) => event.type === "run.started");
  return start <= 0 ? entries : entries.slice(start);
}

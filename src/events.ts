/**
 * The contract: the records of a run and the events that carry them.
 *
 * A run is an append-only list of {@link Entry}, each plain JSON. The model, report, limits and replay read it.
 */
import type {
  ApprovedPlan,
  AgentEnd,
  Answer,
  RequestOrigin,
  Call,
  ChecksSeen,
  Conclusion,
  Decision,
  Fault,
  PredictedConflicts,
  Json,
  Limit,
  LimitName,
  Outcome,
  Part,
  PolicySource,
  PostedReview,
  ProposedChange,
  Publication,
  Purpose,
  Reply,
  Request,
  RunIdentity,
  ShownDiff,
  StandingPull,
  SummaryCheck,
  Usage,
  Verification,
  RefusedFile,
} from "./records.ts";

export * from "./records.ts";
export * from "./records/dashboard.ts";

export type RunEvent =
  | {
      readonly type: "run.started";
      readonly run: RunIdentity;
      readonly request: Request;
      readonly policy: PolicySource;
      readonly model: string;
      readonly limits: Readonly<Record<LimitName, Limit>>;
      /** How the sandbox was made: `root`, `sudo`, `user namespaces`; `none`, or `not needed`. */
      readonly sandbox: string;
      /** Why other ways to a sandbox, or all of them, failed: one sentence each. */
      readonly sandboxLacks?: readonly string[];
      /** Where the policy switched the sandbox off, such as `remit.toml:9`; the machine was then not checked. */
      readonly sandboxOff?: string;
      /** Why the run works in a copy of the checkout, when no layer is possible. */
      readonly sandboxCopy?: string;
      /** The run that this one continues, whose entries come before this one. */
      readonly continues?: {
        readonly url: string;
        readonly conclusion: Conclusion;
        /** Everyone who asked for the continued work, the first one first. */
        readonly asked: readonly RequestOrigin[];
      };
      readonly approves?: ApprovedPlan;
      /** What an earlier delivery of this request pushed, what was kept of it, and how it ended, if that is known. */
      readonly answered?: { readonly commit: string; readonly kept?: string; readonly end?: Conclusion };
      /** Between the first of two jobs and the second, as until people approve: no time that the run used. */
      readonly waitedMs?: number;
    }
  | { readonly type: "request.declined"; readonly reason: string }
  /** What the repository provides to its agents, and from which commit. */
  | {
      readonly type: "project.read";
      readonly commit: string;
      /** Paths of the instruction files that every agent is given. */
      readonly instructions: readonly string[];
      readonly skills: readonly string[];
      readonly agents: readonly string[];
      /** Events that hooks are configured for. */
      readonly hooks: readonly string[];
      /** What was left out, as sentences. */
      readonly notes: readonly string[];
    }
  /** First lines of the commits that the work follows, newest first. */
  | { readonly type: "titles.read"; readonly titles: readonly string[] }
  /** An MCP server answered; its tools are those it had then. */
  | {
      readonly type: "server.opened";
      readonly name: string;
      readonly tools: readonly string[];
      readonly notes: readonly string[];
      readonly ms: number;
    }
  /** The run continues without this MCP server, unless it is required. */
  | { readonly type: "server.failed"; readonly name: string; readonly required: boolean; readonly reason: string }
  | {
      readonly type: "agent.started";
      readonly name: string;
      readonly model: string;
      readonly system: string;
      readonly briefing: readonly Part[];
      readonly tools: readonly string[];
      /** A sub-agent's definition, by name; absent for the main agent. */
      readonly definition?: string;
    }
  /** A message from Remit to the model, outside any answer. */
  | {
      readonly type: "agent.told";
      readonly why: string;
      readonly text: string;
      /** Stays word for word when the surrounding history is compressed: for what people said later. */
      readonly pinned?: true;
    }
  | {
      readonly type: "model.asked";
      readonly purpose: Purpose;
      readonly turn: number;
      readonly model: string;
      /** Of the whole request, so that a replay can name the first divergence. */
      readonly digest: string;
      readonly bytes: number;
      /** Our own estimate of its tokens, not corrected by the model's counts. */
      readonly tokens?: number;
    }
  /** Hooks changed the text of the next request; the history stays as it is. */
  | {
      readonly type: "model.reworded";
      readonly turn: number;
      /** The system prompt as the hooks changed it. */
      readonly system?: string;
      /** The replaced messages, by their index in the request, from 0. */
      readonly messages: readonly { readonly at: number; readonly text: string }[];
      /** What is added after the last message. */
      readonly added: readonly string[];
    }
  | {
      readonly type: "model.retried";
      readonly purpose: Purpose;
      /** The dropped one's number, from 1. */
      readonly attempt: number;
      /** How many there may be. */
      readonly of?: number;
      readonly waitMs: number;
      readonly cause: string;
      /** Tokens of the dropped attempt, if the model counted them: they are paid for. */
      readonly spent?: Usage;
      /** What the dropped attempt cost, in US dollars. */
      readonly usd?: number;
    }
  | {
      readonly type: "model.replied";
      readonly purpose: Purpose;
      readonly turn: number;
      readonly reply: Reply;
      /** What the call cost, in US dollars, by the price table of `agent/prices`. */
      readonly usd: number;
      readonly ms: number;
    }
  | { readonly type: "model.fell_back"; readonly from: string; readonly to: string; readonly reason: string }
  | {
      readonly type: "model.failed";
      readonly purpose: Purpose;
      readonly turn: number;
      readonly fault: Fault;
      /** The port's name for it: `overflow`, `quota`, `not_found` … */
      readonly cause?: string;
      /** For `not_found`: the models the account can use, best first. Absent when the service does not list them. */
      readonly offers?: readonly string[];
      /** What the last attempt used and cost, as in `model.retried`. */
      readonly spent?: Usage;
      readonly usd?: number;
    }
  | { readonly type: "call.decided"; readonly call: Call; readonly decision: Decision }
  | {
      readonly type: "hook.ran";
      readonly hook: string;
      readonly name: string;
      readonly outcome: string;
      /** The hook's message to people, or why it blocks. */
      readonly message: string;
      /** A further message to people. */
      readonly said?: string;
      readonly ms: number;
    }
  | {
      readonly type: "call.finished";
      readonly id: string;
      readonly tool: string;
      readonly answer: Answer;
      readonly ms: number;
    }
  | {
      readonly type: "context.compressed";
      readonly trigger: string;
      /** The entries the snapshot replaces, by sequence number, both ends included. */
      readonly from: number;
      readonly to: number;
      readonly snapshot: string;
      readonly tokensBefore: number;
      readonly tokensAfter: number;
      readonly method: string;
      readonly added: readonly string[];
      readonly ms: number;
      /** What the requests of this compression cost, in US dollars. */
      readonly usd?: number;
      /** Why no summary was accepted and the history was cut instead. */
      readonly failed?: string;
      /** Why no summary was requested and the history was cut instead. */
      readonly unasked?: string;
      /** The model that wrote the summary; absent where none was accepted. */
      readonly by?: string;
      /** The result of checking the summary; absent when none was accepted. */
      readonly verification?: SummaryCheck;
    }
  | {
      readonly type: "context.masked";
      readonly ids: readonly string[];
      /** Files with whole results that a second call would not reproduce, by call id. */
      readonly kept?: Readonly<Record<string, string>>;
      readonly tokensBefore: number;
      readonly tokensAfter: number;
    }
  | { readonly type: "loop.suspected"; readonly pattern: string; readonly strike: number }
  | { readonly type: "limit.near"; readonly limit: LimitName; readonly used: number; readonly of: number }
  | { readonly type: "limit.reached"; readonly limit: LimitName; readonly used: number; readonly of: number }
  | { readonly type: "agent.stopped"; readonly end: AgentEnd }
  /** Whether the last message fits the schema that the workflow asked for. */
  | {
      readonly type: "output.checked";
      readonly output:
        | { readonly kind: "valid"; readonly value: Json; readonly repaired: boolean }
        | { readonly kind: "invalid"; readonly faults: readonly string[] };
    }
  | { readonly type: "base.compared"; readonly found: PredictedConflicts }
  /** Edits that may not be published were undone, so that verification judges only the others. */
  | { readonly type: "edits.undone"; readonly files: readonly RefusedFile[] }
  /** Edited files that an earlier step of the job had changed: its changes cannot be told from the run's. */
  | { readonly type: "edits.mixed"; readonly paths: readonly string[] }
  | {
      readonly type: "verify.finished";
      readonly attempt: number;
      readonly ok: boolean;
      readonly results: readonly Verification[];
    }
  /** The work of an agent that was cut off is not verified. `reason`: a sentence. */
  | { readonly type: "verify.skipped"; readonly reason: string }
  | { readonly type: "change.proposed"; readonly change: ProposedChange }
  | { readonly type: "change.diffed"; readonly shown: ShownDiff }
  /** The commit is on the branch; its pull request may not exist yet. */
  | { readonly type: "change.pushed"; readonly branch: string; readonly commit: string }
  | { readonly type: "change.published"; readonly publication: Publication }
  /** What GitHub reports about the checks of the published commit. */
  | { readonly type: "checks.seen"; readonly checks: ChecksSeen }
  /** A task's pull request had nothing left to change. `reason`: half a sentence. */
  | {
      readonly type: "pull.closed";
      readonly pull: { readonly number: number; readonly url: string };
      readonly reason: string;
    }
  /** A run found nothing to add to an open pull request. */
  | { readonly type: "pull.stands"; readonly standing: StandingPull }
  | { readonly type: "review.posted"; readonly review: PostedReview }
  /** Whether someone can continue this run: the refs below `refs/remit/` that keep it. */
  | {
      readonly type: "run.kept";
      readonly refs: readonly string[];
      /** Why there are none, as a sentence. */
      readonly reason?: string;
      /** Long results left out of what is kept. */
      readonly dropped: number;
      /** `sha256:`, 64 hexadecimal digits, `:` and the size of what is kept in bytes; identifies it. */
      readonly sum?: string;
    }
  /** Whether this run's plan can be approved; the approval names `digest`. */
  | {
      readonly type: "plan.kept";
      /** `sha256:` and 64 hexadecimal digits, of the plan, the policy and the commit it was made for. */
      readonly digest: string;
      readonly ref: string;
      /** The request, as shown with the plan; an approval covers both. */
      readonly instruction: string;
    }
  /** A plan that no one can approve, and why, as a sentence. */
  | { readonly type: "plan.unkept"; readonly reason: string }
  | { readonly type: "run.finished"; readonly outcome: Outcome };

/** The name of the agent a run starts with; a sub-agent's is its parent's and a number: `main/1`. */
export const MAIN = "main";

/** One line of the log. */
export interface Entry {
  /** Position in the log, from 0, without gaps. */
  readonly seq: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly agent: string;
  readonly event: RunEvent;
}

/** The event of a type. */
export type EventOf<T extends RunEvent["type"]> = Extract<RunEvent, { readonly type: T }>;

export type RunStarted = EventOf<"run.started">;

/** The first event of a log's last run; undefined when none has started. */
export function runStarted(entries: readonly Entry[]): RunStarted | undefined {
  const last = entries.findLast(({ event }) => event.type === "run.started")?.event;
  return last?.type === "run.started" ? last : undefined;
}

/** What an event reports as paid to a model, dropped attempts included; undefined for other events. */
export function costOfEvent(event: RunEvent): { readonly usage: Usage; readonly usd: number } | undefined {
  if (event.type === "model.replied") return { usage: event.reply.usage, usd: event.usd };
  if (event.type !== "model.retried" && event.type !== "model.failed") return undefined;
  return event.spent === undefined ? undefined : { usage: event.spent, usd: event.usd ?? 0 };
}

/** What an agent is made of, and the points around its work where features hook in. `loop` runs one; `run` and the tool `invoke_agent` make them. */
import type { Call, Decision, Limit, LimitName, Part, AgentEnd, Answer, JsonObject } from "../events.ts";
import type { Family } from "../lib/models.ts";
import type { Log } from "../log.ts";
import type { Need } from "../policy/policy.ts";
import type { Clock, Model, Question } from "../ports.ts";
import type { Site, Tool } from "../tools/tool.ts";
import type { Prices, AskResult } from "./ask.ts";

export interface Agent extends Caller {
  readonly task: Task;
  /** Called when the model says that it is done: a text sends it back to work, undefined lets it end. */
  readonly objection?: (text: string) => Promise<string | undefined>;
  /** For a sub-agent: its definition, and its time to hand in a report. */
  readonly subAgent?: SubAgentRole;
}

/** Who can make calls. It has not been told its task yet, which may hold what some calls have answered. */
export interface Caller extends Asker {
  readonly toolset: Toolset;
  /** Absent where nothing stands around the agent's work. */
  readonly around?: Around;
  /**
   * The repository's instructions for the directory of a workspace path that the agent has just touched; "" for none, or
   * for what this agent has been told.
   */
  readonly guide?: (path: string) => Promise<string>;
}

/** What a model request needs: the agent's name, model settings, budget and log. Exists before the agent's tools do. */
export interface Asker {
  /** `main`, or the parent's name and a number. */
  readonly name: string;
  readonly modelSettings: ModelSettings;
  readonly limits: Readonly<Record<LimitName, Limit>>;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** An agent's part of the log. */
export type AgentLog = Pick<Asker, "log" | "name">;

/** What makes an agent a sub-agent: it ends by `complete_task`, which is among its tools. */
interface SubAgentRole {
  /** The name of its definition. */
  readonly definition: string;
  /** For the one more turn of a sub-agent that has ended without a report: fires when that turn takes too long. */
  readonly grace: () => AbortSignal & Disposable;
}

/** What the agent is told before it starts. */
export interface Task {
  readonly system: string;
  readonly briefing: readonly Part[];
}

export interface ModelSettings {
  readonly model: Model;
  /** Such as `gemini-3.8-flash`. */
  readonly name: string;
  /** Who named it, such as "the input `model`". */
  readonly namedBy: string;
  /** Set where only a family was named: Remit asks another model of it where the account cannot use `name`. */
  readonly family?: Family;
  /** Absent for the model's own default. */
  readonly temperature?: number;
  /** Asked when `name` has no quota or capacity left; absent for none. */
  readonly fallback?: string;
  /** When to compress the history; absent for what is known of the model. */
  readonly window?: Window;
  /** Prices that override the built-in ones. */
  readonly prices?: Prices;
}

/** How much of its history the model is shown. */
export interface Window {
  /** Tokens that a prompt may have; absent for what the model is known to take. */
  readonly tokens?: number;
  /** The share of them at which the history is compressed, from 0 to 1; absent for half. */
  readonly compressAt?: number;
  /** The model that writes summaries, or `cheaper` for the family's next below the agent's; absent for the agent's own. */
  readonly summaryModel?: string;
  /** Whether the model checks a summary against the history before Remit uses it; absent for yes. */
  readonly verifySummaries?: boolean;
}

export interface Toolset {
  /** What is declared to the model, without the tools that policy never allows. */
  readonly tools: readonly Tool[];
  readonly site: Site;
  /** Asks policy about a call. */
  readonly judge: (call: Call, needs: readonly Need[]) => Promise<Decision>;
}

export interface Around {
  /** Before the first turn. An end: the agent ends before it has begun. */
  readonly beforeWork: (agent: Agent) => Promise<AgentEnd | undefined>;
  /** After the agent's last words, `text`. */
  readonly afterWork: (agent: Agent, text: string) => Promise<AfterWork>;
  /** When a compression is certain. Nothing can hold it up: the history would not fit. */
  readonly beforeCompressing: (agent: Agent) => Promise<void>;
  /** The agent with the tools that it keeps for one turn. They can only be taken away. */
  readonly narrowTools: (agent: Agent) => Promise<Agent>;
  /** Ask the question of a turn. A reply that is rejected is refused in the log and asked for again. */
  readonly ask: (agent: Agent, turn: number, question: Question) => Promise<Answered>;
  /** Before a call that policy allows. */
  readonly beforeCall: (caller: Caller, tool: Tool, call: Call) => Promise<BeforeCall>;
  /** After a call was made. What it did is done: a block only keeps its answer from the model. */
  readonly afterCall: (caller: Caller, tool: Tool, call: Call, answer: Answer) => Promise<AfterCall>;
  /** After policy has denied a call. */
  readonly onDenial: (caller: Caller, call: Call, reason: string) => Promise<void>;
}

/** What came of a question, or why it was not to be asked. */
export type Answered = AskResult | { readonly kind: "halted"; readonly reason: string };

export type AfterWork =
  | { readonly kind: "over" }
  /** The agent has been told why, and goes on. */
  | { readonly kind: "again" }
  | { readonly kind: "halted"; readonly end: AgentEnd };

export type BeforeCall =
  /** `context`: what the agent is told besides; "" for nothing. `args`: those to make the call with, once policy allows it. */
  | { readonly kind: "go"; readonly context: string; readonly args?: JsonObject }
  | { readonly kind: "refused"; readonly answer: Answer };

export interface AfterCall {
  readonly answer: Answer;
  /** "" for nothing. */
  readonly context: string;
  /** A call whose answer is to stand in for this one's. */
  readonly tail?: { readonly tool: string; readonly args: JsonObject };
}

/** How an agent ends that a hook holds up. */
export function blockedByHook(reason: string): AgentEnd {
  return { kind: "blocked", reason, by: "hook" };
}

/** How the agent ends when, since its last reply, a hook has stopped it or one of its sub-agents. */
export function stoppedByHook({ log, name }: Pick<Agent, "log" | "name">): AgentEnd | undefined {
  for (let at = log.entries.length - 1; at >= 0; at--) {
    const { agent, event } = log.entries[at] ?? {};
    if (agent === name && event?.type === "model.replied") return undefined;
    const own = agent === name || agent?.startsWith(`${name}/`) === true;
    if (own && event?.type === "hook.ran" && event.outcome === "stopped") return blockedByHook(event.message);
  }
  return undefined;
}

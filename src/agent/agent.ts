/** The parts of an agent, and the points around its work where features hook in. */
import type { Call, Decision, Limit, LimitName, Part, AgentEnd, Answer, JsonObject } from "../events.ts";
import type { Family } from "../lib/models.ts";
import type { Log } from "../log.ts";
import type { Need } from "../policy.ts";
import type { Clock, Model, Question } from "../ports.ts";
import type { CompressionSettings } from "../project.ts";
import type { Tool, ToolContext } from "../tools.ts";
import type { Prices, AskResult } from "./ask.ts";

export interface Agent extends Caller {
  readonly task: AgentTask;
  /** Called when the model says that it is done: a returned text sends it back to work, undefined lets it end. */
  readonly objection?: (text: string) => Promise<string | undefined>;
  /** For a sub-agent: its definition, and the time it has to hand in a report. */
  readonly subAgent?: SubAgentRole;
}

/** An agent that can make calls but has no task yet: the task may contain answers of calls. */
export interface Caller extends Asker {
  readonly toolset: Toolset;
  /** Absent when no feature hooks into the agent's work. */
  readonly callbacks?: AgentCallbacks;
  /** The instructions for the directory of a path that the agent has just touched; "" for none unseen. */
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

/** Makes an agent a sub-agent: it ends by calling `complete_task`, one of its tools. */
interface SubAgentRole {
  /** The name of its definition. */
  readonly definition: string;
  /** For the extra turn of a sub-agent that ended without a report: fires when that turn takes too long. */
  readonly grace: () => AbortSignal & Disposable;
}

/** What the agent is given before it starts. */
export interface AgentTask {
  readonly system: string;
  readonly briefing: readonly Part[];
}

export interface ModelSettings {
  readonly model: Model;
  /** Such as `gemini-3.8-flash`. */
  readonly name: string;
  /** Who named it, such as "the input `model`". */
  readonly namedBy: string;
  /** Set when only a family was named: if the account cannot use `name`, Remit asks another model of the family. */
  readonly family?: Family;
  /** Absent for the model's own default. */
  readonly temperature?: number;
  /** The model to ask when `name` has no quota or capacity left; absent for none. */
  readonly fallback?: string;
  /** When to compress the history; absent for the defaults of the model. */
  readonly window?: WindowSettings;
  /** Prices that override the built-in ones. */
  readonly prices?: Prices;
}

export interface WindowSettings extends CompressionSettings {
  /** Tokens that a prompt may have; absent for the model's known limit. */
  readonly tokens?: number;
}

export interface Toolset {
  /** Declared to the model; excludes tools that policy never allows. */
  readonly tools: readonly Tool[];
  readonly context: ToolContext;
  /** Asks policy about a call. */
  readonly judge: (call: Call, needs: readonly Need[]) => Promise<Decision>;
}

export interface AgentCallbacks {
  /** Before the first turn. If it returns an end, the agent ends before it begins. */
  readonly beforeWork: (agent: Agent) => Promise<AgentEnd | undefined>;
  /** After the agent's last message, `text`. */
  readonly afterWork: (agent: Agent, text: string) => Promise<AfterWork>;
  /** Before a compression. It cannot prevent one: the history would not fit. */
  readonly beforeCompressing: (agent: Agent) => Promise<void>;
  /** The agent with its tools for one turn; tools can only be removed. */
  readonly narrowTools: (agent: Agent) => Promise<Agent>;
  /** Makes the model request of a turn. A reply that a hook rejects is answered in the log and requested again. */
  readonly ask: (agent: Agent, turn: number, question: Question) => Promise<HookedAnswer>;
  /** Before a call that policy allows. */
  readonly beforeCall: (caller: Caller, tool: Tool, call: Call) => Promise<BeforeCall>;
  /** After a call was made. The call cannot be undone: a block only hides its answer from the model. */
  readonly afterCall: (caller: Caller, tool: Tool, call: Call, answer: Answer) => Promise<AfterCall>;
  /** After policy has denied a call. */
  readonly onDenial: (caller: Caller, call: Call, reason: string) => Promise<void>;
}

/** The result of a model request, or why it was not made. */
export type HookedAnswer = AskResult | { readonly kind: "halted"; readonly reason: string };

export type AfterWork =
  | { readonly kind: "over" }
  /** The agent knows the reason and continues. */
  | { readonly kind: "again" }
  | { readonly kind: "halted"; readonly end: AgentEnd };

export type BeforeCall =
  /** `context`: a note for the agent; "" for none. `args`: replace the call's arguments, once policy allows them. */
  | { readonly kind: "go"; readonly context: string; readonly args?: JsonObject }
  | { readonly kind: "refused"; readonly answer: Answer };

export interface AfterCall {
  readonly answer: Answer;
  /** "" for none. */
  readonly context: string;
  /** A call whose answer replaces this one's. */
  readonly tail?: { readonly tool: string; readonly args: JsonObject };
}

/** The end of an agent that a hook stops. */
export function blockedByHook(reason: string): AgentEnd {
  return { kind: "blocked", reason, by: "hook" };
}

/** The agent's end if, since its last reply, a hook has stopped it or one of its sub-agents. */
export function stoppedByHook({ log, name }: AgentLog): AgentEnd | undefined {
  for (let at = log.entries.length - 1; at >= 0; at--) {
    const { agent, event } = log.entries[at] ?? {};
    if (agent === name && event?.type === "model.replied") return undefined;
    const own = agent === name || agent?.startsWith(`${name}/`) === true;
    if (own && event?.type === "hook.ran" && event.outcome === "stopped") return blockedByHook(event.message);
  }
  return undefined;
}

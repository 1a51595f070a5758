/** What an agent is made of. `loop` runs one; `run` and the tool `invoke_agent` make them. */
import type { Call, Decision, Limit, LimitName, Part } from "../events.ts";
import type { Family } from "../lib/models.ts";
import type { Log } from "../log.ts";
import type { Need } from "../policy/policy.ts";
import type { Clock, Model } from "../ports.ts";
import type { Site, Tool } from "../tools/tool.ts";
import type { Around } from "./around.ts";
import type { Prices } from "./ask.ts";

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
export interface SubAgentRole {
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

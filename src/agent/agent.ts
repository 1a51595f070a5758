/** What an agent is made of. `loop` runs one; `run` and the tool `invoke_agent` make them. */
import type { Call, Decision, Limit, LimitName, Part } from "../events.ts";
import type { Family } from "../lib/models.ts";
import type { Log } from "../log.ts";
import type { Need } from "../policy/policy.ts";
import type { Clock, Model } from "../ports.ts";
import type { Site, Tool } from "../tools/tool.ts";
import type { AgentHooks } from "./hooks.ts";
import type { Prices } from "./prices.ts";

export interface Agent {
  /** `main`, or the parent's name and a number. */
  readonly name: string;
  readonly task: Task;
  readonly mind: Mind;
  readonly hands: Hands;
  readonly limits: Readonly<Record<LimitName, Limit>>;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Asked when the model says that it is done: words send it back to work, undefined lets it end. */
  readonly objection?: (text: string) => Promise<string | undefined>;
  /** The repository's hooks; absent where there are none. */
  readonly hooks?: AgentHooks;
  /**
   * What the repository says about the place of a workspace path, for an agent that has just touched it; "" for nothing,
   * or nothing that this agent has not been told.
   */
  readonly guide?: (path: string) => Promise<string>;
  /** For a sub-agent: what it is one of, and how it hands in its report. */
  readonly errand?: Errand;
}

/** What makes an agent a sub-agent: it ends by `complete_task`, which is among its tools. */
export interface Errand {
  /** The name of its definition. */
  readonly definition: string;
  /** For the one turn it gets when it has ended without a report: fires when that has taken too long, too. */
  readonly grace: () => AbortSignal & Disposable;
}

/** What the agent is told before it starts. */
export interface Task {
  readonly system: string;
  readonly briefing: readonly Part[];
}

export interface Mind {
  readonly model: Model;
  /** Such as `gemini-3.8-flash`. */
  readonly name: string;
  /** Who named it, such as "the input `model`". */
  readonly namedBy: string;
  /** Set where nobody named more than a family: then another of it is asked where the account cannot use `name`. */
  readonly family?: Family;
  /** Absent for the model's own default. */
  readonly temperature?: number;
  /** Asked when `name` has no quota or capacity left; absent for none. */
  readonly fallback?: string;
  /** When the history is compressed; absent for what is known of the model. */
  readonly window?: Window;
  /** Prices that go before the built-in ones. */
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
  /** Whether a summary is checked against the history before it stands for it; absent for yes. */
  readonly verifySummaries?: boolean;
}

export interface Hands {
  /** What is declared to the model: policy has dropped what it denies unconditionally. */
  readonly tools: readonly Tool[];
  readonly site: Site;
  /** Policy's word on a call. */
  readonly judge: (call: Call, needs: readonly Need[]) => Promise<Decision>;
}

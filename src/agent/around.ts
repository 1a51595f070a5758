/**
 * What may stand around an agent's work, at named points before and after its questions, its calls and its end. It can add
 * words, hold up and stop; a call that it changes is judged again, so that it never opens what policy keeps shut.
 */
import type { AgentEnd, Answer, Call, JsonObject } from "../events.ts";
import type { Question } from "../ports.ts";
import type { Tool } from "../tools/tool.ts";
import type { Agent, Caller } from "./agent.ts";
import type { AskResult } from "./ask.ts";

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

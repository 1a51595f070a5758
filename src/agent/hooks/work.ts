/** Hooks around an agent's work as a whole: BeforeAgent, AfterAgent, PreCompress. */
import type { AgentEnd } from "../../events.ts";
import type { Agent } from "../agent.ts";
import { newestFirst } from "../backwards.ts";
import { clearHistory } from "../compress/clear.ts";
import { haltedBy, runHooks, tellContext } from "../hooks.ts";

/** Before the first turn: hooks may add to what the agent is told, or end it before it has begun. */
export async function beforeWork(agent: Agent): Promise<AgentEnd | undefined> {
  const prompt = agent.hooks?.prompt ?? "";
  const outcome = await runHooks(agent, "BeforeAgent", () => ({ event: "BeforeAgent", prompt }));
  if (outcome === undefined) return undefined;
  tellContext(agent, outcome);
  return haltedBy(outcome);
}

/** So often in a row hooks may send a finished agent back to work: Gemini CLI's bound of 100 is more than a run has. */
const AGAIN = 10;
const OBJECTION = "hook objection";

export type AfterWork =
  | { readonly kind: "over" }
  /** The agent has been told why, and goes on. */
  | { readonly kind: "again" }
  | { readonly kind: "halted"; readonly end: AgentEnd };

/** After the agent's last words: hooks may send it back to work with a reason, or end the run there. */
export async function afterWork(agent: Agent, text: string): Promise<AfterWork> {
  const { log, name, hooks } = agent;
  const before = objections(agent);
  const outcome = await runHooks(agent, "AfterAgent", () => ({
    event: "AfterAgent",
    prompt: hooks?.prompt ?? "",
    prompt_response: text,
    stop_hook_active: before > 0,
  }));
  if (outcome?.verdict.kind === "block" && before < AGAIN) {
    if (outcome.clearContext) clearHistory(agent);
    tellContext(agent, outcome);
    log.append({ type: "agent.told", why: OBJECTION, text: outcome.verdict.reason }, name);
    return { kind: "again" };
  }
  const end = haltedBy(outcome);
  return end === undefined ? { kind: "over" } : { kind: "halted", end };
}

function objections({ log, name }: Agent): number {
  let count = 0;
  for (const { event } of newestFirst(log.entries, name)) {
    if (event.type === "agent.started") break;
    if (event.type === "agent.told" && event.why === OBJECTION) count++;
  }
  return count;
}

/** When a compression is certain. Nothing can hold it up: the history would not fit. */
export async function beforeCompressing(agent: Agent): Promise<void> {
  await runHooks(agent, "PreCompress", () => ({ event: "PreCompress", trigger: "auto" }));
}

/** Hooks around an agent's work as a whole: BeforeAgent, AfterAgent, PreCompress. */
import type { AgentEnd } from "../../events.ts";
import type { Agent } from "../../agent/agent.ts";
import type { AfterWork } from "../../agent/around.ts";
import { clearHistory } from "../../agent/compress/record.ts";
import { haltedBy, runHooks, tellContext, type AgentHooks } from "./agent-hooks.ts";

interface HookedAgent extends Agent {
  readonly hooks: AgentHooks;
}

/** Before the first turn: hooks may add to what the agent is told, or end it before it has begun. */
export async function beforeWork(agent: HookedAgent): Promise<AgentEnd | undefined> {
  const { prompt } = agent.hooks;
  const outcome = await runHooks(agent, "BeforeAgent", () => ({ event: "BeforeAgent", prompt }));
  if (outcome === undefined) return undefined;
  tellContext(agent, outcome);
  return haltedBy(outcome);
}

/** So often in a row hooks may send a finished agent back to work: Gemini CLI's bound of 100 is more than a run has. */
const AGAIN = 10;
const OBJECTION = "hook objection";

/** After the agent's last words: hooks may send it back to work with a reason, or end the run there. */
export async function afterWork(agent: HookedAgent, text: string): Promise<AfterWork> {
  const { log, name, hooks } = agent;
  const before = objections(agent);
  const outcome = await runHooks(agent, "AfterAgent", () => ({
    event: "AfterAgent",
    prompt: hooks.prompt,
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
  const own = log.entries.flatMap(({ agent, event }) => (agent === name ? [event] : []));
  const start = own.findLastIndex(({ type }) => type === "agent.started");
  return own.slice(start + 1).filter((event) => event.type === "agent.told" && event.why === OBJECTION).length;
}

/** When a compression is certain. Nothing can hold it up: the history would not fit. */
export async function beforeCompressing(agent: HookedAgent): Promise<void> {
  await runHooks(agent, "PreCompress", () => ({ event: "PreCompress", trigger: "auto" }));
}

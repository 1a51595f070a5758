/** A hook clears the conversation: an entry that stands for all of it but the briefing. The log keeps every word. */
import type { RunEvent } from "../../events.ts";
import type { Agent } from "../agent.ts";
import { projectTurns } from "../context.ts";
import { countAfter, countTokens } from "../window.ts";
import { collectFacts } from "./facts.ts";
import { writeRecord } from "./record.ts";
import { writeSnapshot } from "./snapshot.ts";

/** To be called between turns, when every call is answered. Does nothing when there is no more than the briefing. */
export function clearHistory(agent: Agent): void {
  const { log, name, hands } = agent;
  const [briefing, ...rest] = projectTurns(log.entries, name);
  if (briefing === undefined || rest.length === 0) return;
  const [from, to] = [briefing.seq + 1, log.entries.length - 1];
  const snapshot = writeSnapshot({ recent_actions: CLEARED }, BY_HOOK);
  const record = writeRecord(collectFacts(log.entries, name, to), snapshot);
  const event: Extract<RunEvent, { type: "context.compressed" }> = {
    type: "context.compressed",
    trigger: "hook",
    from,
    to,
    snapshot: record.text === "" ? snapshot : `${snapshot}\n${record.text}`,
    tokensBefore: countTokens(agent, hands.tools),
    tokensAfter: 0,
    method: "cleared",
    added: record.added,
    ms: 0,
    turns: rest.filter(({ message }) => message.role === "model").length,
  };
  log.append({ ...event, tokensAfter: countAfter(agent, hands.tools, event) }, name);
}

const BY_HOOK = "A hook of the repository has cleared the conversation that stood here.";
const CLEARED = "What was done to the workspace is done; what was read is gone: look again at what you need.";

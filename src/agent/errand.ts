/** How a sub-agent ends: by its report, which it is asked for once more when it has stopped without. */
import type { AgentEnd, Call } from "../events.ts";
import type { Agent } from "./agent.ts";
import { answerCalls } from "./call.ts";
import { takeTurn } from "./turn.ts";

/** The tool a report is handed in by. */
const HAND_IN = "complete_task";

/** The end of a sub-agent that has handed in its report among these calls, which have been answered. */
export function handedIn({ errand, log }: Agent, calls: readonly Call[]): AgentEnd | undefined {
  if (errand === undefined) return undefined;
  const ids = new Set(calls.flatMap(({ id, tool }) => (tool === HAND_IN ? [id] : [])));
  if (ids.size === 0) return undefined;
  const report = log.entries.findLast(
    ({ event }) => event.type === "call.finished" && ids.has(event.id) && event.answer.error === undefined,
  )?.event;
  return report?.type === "call.finished" ? { kind: "finished", text: report.answer.text } : undefined;
}

/**
 * One more turn for a sub-agent that has stopped without a report, or whose own time is over: it can only hand in what
 * it has. Its last words count when it does not.
 */
export async function askForReport(agent: Agent, turn: number, end: AgentEnd): Promise<AgentEnd> {
  const { errand, log, name, hands } = agent;
  const late = end.kind === "exhausted" && end.limit === "minutes";
  if (errand === undefined || (end.kind !== "finished" && !late)) return end;
  using signal = errand.grace();
  if (signal.aborted) return end;
  log.append({ type: "agent.told", why: "report missing", text: late ? LATE : MISSING }, name);
  const tools = hands.tools.filter((tool) => tool.name === HAND_IN);
  const last: Agent = { ...agent, signal, hands: { ...hands, tools } };
  const result = await takeTurn(last, turn);
  if (result.kind === "ended") return result.end.kind === "finished" && late ? { ...end, text: result.end.text } : end;
  await answerCalls(last, result.calls);
  return handedIn(last, result.calls) ?? end;
}

const MISSING = `You have stopped without handing in a report. Call \`${HAND_IN}\` now, with everything you were asked for; nothing else can be called any more.`;
const LATE = `Your time is over. Call \`${HAND_IN}\` now with what you have found and done, and say what is missing; nothing else can be called any more.`;

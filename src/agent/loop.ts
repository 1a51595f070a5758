/** The agent loop: ask, act, look again. */
import type { AgentEnd, Answer, Call } from "../events.ts";
import { type Agent, type Asker, stoppedByHook } from "./agent.ts";
import { answerCalls, refuseCalls } from "./call.ts";
import { limitForModel, nearLimits, reachedLimit, usedSoFar, type LimitState } from "./limits.ts";
import { lookForLoop } from "./repetition.ts";
import { endedBySignal, takeTurn } from "./turn.ts";
import { given } from "../lib/parts.ts";

/** Runs an agent to its end. Everything it does is logged; the end is returned and logged. */
export async function runAgent(agent: Agent): Promise<AgentEnd> {
  const { log, name, task, modelSettings, toolset, subAgent } = agent;
  const tools = toolset.tools.map((tool) => tool.name);
  const kind = given({ definition: subAgent?.definition });
  log.append({ type: "agent.started", name, model: modelSettings.name, tools, ...task, ...kind }, name);
  const held = await agent.callbacks?.beforeWork(agent);
  const end = held === undefined ? await askAndAct(agent) : orCutShort(agent, held);
  log.append({ type: "agent.stopped", end }, name);
  return end;
}

async function askAndAct(agent: Agent): Promise<AgentEnd> {
  for (let turn = 1; ; turn++) {
    const reached = checkLimits(agent);
    if (reached !== undefined) return handOver(agent, turn, reached);
    const able = (await agent.callbacks?.narrowTools(agent)) ?? agent;
    const result = await takeTurn(able, turn);
    if (result.kind === "ended") {
      const end = await settle(agent, turn, result.end);
      if (end !== undefined) return end;
      continue;
    }
    const answers = await answerCalls(able, result.calls);
    const done = handedIn(agent, result.calls, answers);
    if (done !== undefined) return done;
    if (agent.signal.aborted) return askForReport(agent, turn + 1, endedBySignal(agent.signal));
    const halt = stoppedByHook(agent) ?? (await lookForLoop(agent, turn));
    if (halt !== undefined) return halt;
  }
}

/** Undefined when an objection, such as a failed verification, sends the model back to work. */
async function settle(agent: Agent, turn: number, end: AgentEnd): Promise<AgentEnd | undefined> {
  const { log, name, objection } = agent;
  const last = await askForReport(agent, turn + 1, end);
  if (last.kind !== "finished") return last;
  const text = await objection?.(last.text);
  if (text !== undefined) {
    log.append({ type: "agent.told", why: "objection", text }, name);
    return undefined;
  }
  const after = await agent.callbacks?.afterWork(agent, last.text);
  if (after?.kind === "again") return undefined;
  return after?.kind === "halted" ? orCutShort(agent, after.end) : last;
}

// A hook cancelled with the run has failed, which would otherwise look like a block.
function orCutShort({ signal }: Agent, end: AgentEnd): AgentEnd {
  return signal.aborted ? endedBySignal(signal) : end;
}

/** Checks the budgets before every request; near the end of one, asks the model once to wrap up. */
function checkLimits({ log, name, limits, clock }: Asker): LimitState | undefined {
  const used = usedSoFar(log.entries, name, clock.now());
  const reached = reachedLimit(used, limits);
  if (reached !== undefined) {
    log.append({ type: "limit.reached", ...reached }, name);
    return reached;
  }
  for (const near of nearLimits(log.entries, name, used, limits)) {
    log.append({ type: "limit.near", ...near }, name);
    log.append({ type: "agent.told", why: "limit near", text: wrapUp(near) }, name);
  }
  return undefined;
}

/** One last turn without tools: the model says what it did and what is left. */
async function handOver(agent: Agent, turn: number, reached: LimitState): Promise<AgentEnd> {
  const { limit } = reached;
  if (limit === "minutes") return { kind: "exhausted", limit, text: "" };
  agent.log.append({ type: "agent.told", why: "limit reached", text: handOverText(reached) }, agent.name);
  const result = await takeTurn(agent, turn, []);
  if (result.kind === "calls") refuseCalls(agent, result.calls, `The limit of ${limit} is reached.`);
  const text = result.kind === "calls" ? result.text : result.end.kind === "finished" ? result.end.text : "";
  return agent.signal.aborted ? endedBySignal(agent.signal) : { kind: "exhausted", limit, text };
}

function wrapUp({ limit, used, of }: LimitState): string {
  const share = `${round(used)} of ${limitForModel(limit, round(of))}`;
  return `This run has used ${share}. Wrap up: bring the most important part to a working state, then finish.`;
}

function handOverText({ limit, of }: LimitState): string {
  return `The limit of ${limitForModel(limit, round(of))} is reached and no tool can be called any more. In a few sentences: what is done, what is left, and what the next run should know.`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

// ── A sub-agent ends by its report ──────────────────────────────────────────────────────────────────────────────────

/** The tool with which a sub-agent hands in its report. */
const HAND_IN = "complete_task";

/** The end of a sub-agent, if one of these answered calls handed in its report. */
function handedIn(
  { subAgent }: Pick<Agent, "subAgent">,
  calls: readonly Call[],
  answers: readonly Answer[],
): AgentEnd | undefined {
  if (subAgent === undefined) return undefined;
  const report = answers.findLast(({ error }, index) => calls[index]?.tool === HAND_IN && error === undefined);
  return report && { kind: "finished", text: report.text };
}

/**
 * One extra turn for a sub-agent that stopped without a report, or has used up its time: it can only hand in what it
 * has. If it does not, its last message counts.
 */
async function askForReport(agent: Agent, turn: number, end: AgentEnd): Promise<AgentEnd> {
  const { subAgent, log, name, toolset } = agent;
  const late = end.kind === "exhausted" && end.limit === "minutes";
  if (subAgent === undefined || (end.kind !== "finished" && !late)) return end;
  using signal = subAgent.grace();
  if (signal.aborted) return end;
  log.append({ type: "agent.told", why: "report missing", text: late ? LATE : MISSING }, name);
  const tools = toolset.tools.filter((tool) => tool.name === HAND_IN);
  const last: Agent = { ...agent, signal, toolset: { ...toolset, tools } };
  const result = await takeTurn(last, turn);
  if (result.kind === "ended") return result.end.kind === "finished" && late ? { ...end, text: result.end.text } : end;
  const answers = await answerCalls(last, result.calls);
  return handedIn(last, result.calls, answers) ?? end;
}

const MISSING = `You have stopped without handing in a report. Call \`${HAND_IN}\` now, with everything you were asked for; nothing else can be called any more.`;
const LATE = `Your time is over. Call \`${HAND_IN}\` now with what you have found and done, and say what is missing; nothing else can be called any more.`;

/** The agent loop: ask, act, look again. */
import type { AgentEnd } from "../events.ts";
import type { Agent } from "./agent.ts";
import { answerCalls, refuseCalls } from "./call.ts";
import { askForReport, handedIn } from "./errand.ts";
import { afterWork, beforeWork } from "./hooks/work.ts";
import { narrowTools } from "./hooks/questions.ts";
import { stoppedByHook } from "./hooks.ts";
import { limitInWords, nearLimits, reachedLimit, tally, warned, type LimitState } from "./limits.ts";
import { lookForLoop } from "./repetition.ts";
import { cutShort, takeTurn } from "./turn.ts";

/** Run an agent to its end. Everything it does is in the log; the end is returned and logged. */
export async function runAgent(agent: Agent): Promise<AgentEnd> {
  const { log, name, task, mind, hands, errand } = agent;
  const tools = hands.tools.map((tool) => tool.name);
  const kind = errand === undefined ? {} : { definition: errand.definition };
  log.append({ type: "agent.started", name, model: mind.name, tools, ...task, ...kind }, name);
  const held = await beforeWork(agent);
  const end = held === undefined ? await askAndAct(agent) : orCutShort(agent, held);
  log.append({ type: "agent.stopped", end }, name);
  return end;
}

async function askAndAct(agent: Agent): Promise<AgentEnd> {
  for (let turn = 1; ; turn++) {
    const reached = checkLimits(agent);
    if (reached !== undefined) return handOver(agent, turn, reached);
    const able = await narrowTools(agent);
    const result = await takeTurn(able, turn);
    if (result.kind === "ended") {
      const end = await settle(agent, turn, result.end);
      if (end !== undefined) return end;
      continue;
    }
    await answerCalls(able, result.calls);
    const done = handedIn(agent, result.calls);
    if (done !== undefined) return done;
    if (agent.signal.aborted) return askForReport(agent, turn + 1, cutShort(agent.signal));
    const halt = stoppedByHook(agent) ?? (await lookForLoop(agent, turn));
    if (halt !== undefined) return halt;
  }
}

/**
 * A model that says it is done may hear an objection, such as a verification that failed, and goes on: then there is no
 * end yet.
 */
async function settle(agent: Agent, turn: number, end: AgentEnd): Promise<AgentEnd | undefined> {
  const { log, name, objection } = agent;
  const last = await askForReport(agent, turn + 1, end);
  if (last.kind !== "finished") return last;
  const text = await objection?.(last.text);
  if (text !== undefined) {
    log.append({ type: "agent.told", why: "objection", text }, name);
    return undefined;
  }
  const after = await afterWork(agent, last.text);
  if (after.kind === "again") return undefined;
  return after.kind === "halted" ? orCutShort(agent, after.end) : last;
}

// A hook that is cancelled with the run has failed, and would seem to block.
function orCutShort({ signal }: Agent, end: AgentEnd): AgentEnd {
  return signal.aborted ? cutShort(signal) : end;
}

/** Budgets are looked at before every question; near the end of one the model is told once to wrap up. */
function checkLimits({ log, name, limits, clock }: Agent): LimitState | undefined {
  const spent = tally(log.entries, name, clock.now());
  const reached = reachedLimit(spent, limits);
  if (reached !== undefined) {
    log.append({ type: "limit.reached", ...reached }, name);
    return reached;
  }
  for (const near of nearLimits(spent, limits)) {
    if (warned(log.entries, name, near.limit)) continue;
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
  return agent.signal.aborted ? cutShort(agent.signal) : { kind: "exhausted", limit, text };
}

function wrapUp({ limit, used, of }: LimitState): string {
  const share = `${round(used)} of ${limitInWords(limit, round(of))}`;
  return `This run has used ${share}. Wrap up: bring the most important part to a working state, then finish.`;
}

function handOverText({ limit, of }: LimitState): string {
  return `The limit of ${limitInWords(limit, round(of))} is reached and no tool can be called any more. In a few sentences: what is done, what is left, and what whoever goes on should know.`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

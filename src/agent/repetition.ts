/** Whether an agent goes round in circles. Projections of the log, and what is done about it. */
import type { AgentEnd, Entry } from "../events.ts";
import type { Agent } from "./agent.ts";
import { mayAskMore } from "./ask.ts";
import { newestFirst } from "./backwards.ts";
import { canonicalJson } from "./canonical.ts";
import { findCycle } from "./repetition/cycle.ts";
import { isDue, judgeProgress } from "./repetition/judge.ts";
import { STALE, turnsWithoutNews } from "./repetition/news.ts";
import { lastSteps } from "./repetition/steps.ts";

/**
 * Look at the turns so far after turn number `turn`. The first sign of a loop is told to the model, which may find its
 * way out; the next one ends the agent. So does asking again for what was denied.
 */
export async function lookForLoop(agent: Agent, turn: number): Promise<AgentEnd | undefined> {
  const denial = deniedInARow(agent.log.entries, agent.name);
  if (denial !== undefined) return { kind: "blocked", reason: denial };
  const pattern = seeLoop(agent) ?? (await hearJudge(agent, turn));
  return pattern === undefined ? undefined : suspect(agent, pattern);
}

/** Tell the model that it repeats itself; the end, when it was told not long ago. */
export function suspect({ log, name }: Agent, pattern: string): AgentEnd | undefined {
  const strike = lastSuspicion(log.entries, name) === undefined ? 1 : 2;
  log.append({ type: "loop.suspected", pattern, strike }, name);
  if (strike > 1) return { kind: "stuck", reason: `The agent went on in a loop after it had been told: ${pattern}.` };
  log.append({ type: "agent.told", why: "loop suspected", text: recovery(pattern) }, name);
  return undefined;
}

function recovery(pattern: string): string {
  return `You seem to be in a loop: ${pattern}. Stop and think: what have you learned, which assumption may be wrong? Then do something else: look at the cause from another side, or, if the task cannot be done, finish and say why. If this goes on, the run ends.`;
}

/** A cycle must be made so often before it is one; fewer times when the model was told already. */
const TIMES = 5;
const TIMES_AFTER = 3;
/** Turns that are looked at. */
const LOOKED_AT = 60;

function seeLoop({ log, name, hands }: Agent): string | undefined {
  const { entries } = log;
  const suspicion = lastSuspicion(entries, name);
  const steps = lastSteps(entries, name, suspicion ?? -1, LOOKED_AT);
  const cycle = findCycle(steps, suspicion === undefined ? TIMES : TIMES_AFTER);
  if (cycle !== undefined) return cycle;
  const reads = new Set(hands.tools.filter(({ effect }) => effect === "read").map((tool) => tool.name));
  // What was taken out of the model's view has to be read again.
  const cut = lastCut(entries, name, steps[0]?.seq ?? entries.length);
  const known = steps.filter(({ seq }) => seq > cut);
  const stale = turnsWithoutNews(known, reads);
  return stale >= STALE ? `nothing new in ${stale} turns` : undefined;
}

async function hearJudge(agent: Agent, turn: number): Promise<string | undefined> {
  if (!isDue(turn) || !mayAskMore(agent)) return undefined;
  return judgeProgress(agent, turn, lastSuspicion(agent.log.entries, agent.name) !== undefined);
}

/** After so many turns without another sign, a suspicion is forgotten. */
const FORGOTTEN_AFTER = 25;

function lastSuspicion(entries: readonly Entry[], agent: string): number | undefined {
  let turns = 0;
  for (const { seq, event } of newestFirst(entries, agent)) {
    if (event.type === "loop.suspected") return seq;
    if (event.type === "agent.started" || turns > FORGOTTEN_AFTER) break;
    if (event.type === "model.replied" && event.purpose === "turn") turns++;
  }
  return undefined;
}

function lastCut(entries: readonly Entry[], agent: string, since: number): number {
  for (const { seq, event } of newestFirst(entries, agent, since))
    if (event.type === "context.compressed" || event.type === "context.masked") return seq;
  return -1;
}

/** So many identical denials in a row end a run: whoever asks a fourth time will not hear anything new. */
const DENIALS = 3;

/** Why the agent is blocked; undefined while it is not. Any allowed or different call in between starts the count anew. */
function deniedInARow(entries: readonly Entry[], agent: string): string | undefined {
  const last: { key: string; reason: string }[] = [];
  for (const { event } of newestFirst(entries, agent)) {
    if (event.type === "agent.started" || last.length === DENIALS) break;
    if (event.type !== "call.decided") continue;
    if (event.decision.effect === "allow") return undefined;
    last.push({ key: `${event.call.tool} ${canonicalJson(event.call.args)}`, reason: event.decision.reason });
  }
  const [first] = last;
  if (first === undefined || last.length < DENIALS || last.some(({ key }) => key !== first.key)) return undefined;
  return `The same call was denied ${DENIALS} times in a row. ${first.reason}`;
}

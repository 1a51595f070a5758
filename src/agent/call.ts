/** The calls of one turn: judged, run and answered. */
import type { Answer, Call } from "../events.ts";
import { failure } from "../tools/tool.ts";
import type { Agent } from "./agent.ts";
import { canonicalJson } from "./canonical.ts";
import { stoppedByHook } from "./hooks.ts";
import { callsLeft } from "./limits.ts";
import { answerCall } from "./one-call.ts";

/** So many calls run together at a time. */
const PARALLEL = 8;

/**
 * Answer every call of a turn, in the log, in the order of the calls.
 *
 * INVARIANT: when this returns, each call has exactly one `call.finished`: a refused, crashed or cancelled call too.
 */
export async function answerCalls(agent: Agent, calls: readonly Call[]): Promise<void> {
  const spared = spare(agent, calls);
  for (const batch of batches(agent, calls)) {
    const halted = stoppedByHook(agent) === undefined ? undefined : failure("cancelled", HALTED);
    const finished = await Promise.all(batch.map((call) => startCall(agent, call, spared.get(call) ?? halted)));
    // Logged in request order, whichever was first: the same run leaves the same log.
    for (const one of finished) finish(agent, one);
  }
}

const HALTED = "A hook of the repository has stopped this run.";
const REPEATED =
  "The same call stands before this one in this turn: it was made once, and its answer is there. To have it made again, call it in a turn of its own.";

/** The calls that are not made, with their answers: those that say the same again, and those past the limit. */
function spare(agent: Agent, calls: readonly Call[]): ReadonlyMap<Call, Answer> {
  const most = callsLeft(agent.log.entries, agent.name, agent.limits);
  const answers = new Map<Call, Answer>();
  const known = new Set<string>();
  let made = 0;
  let before = "";
  for (const call of calls) {
    const key = `${call.tool} ${canonicalJson(call.args)}`;
    const reads = isRead(agent, call);
    if (known.has(key) && (reads || key === before)) answers.set(call, failure("repeated", REPEATED));
    else if (made === most)
      answers.set(call, failure("cancelled", `No more than ${most} calls can be made in this turn.`));
    else {
      made++;
      if (!reads) known.clear(); // What was read before may be another thing now.
      known.add(key);
    }
    before = key;
  }
  return answers;
}

/** Answer calls that are not made at all: each needs its answer all the same. */
export function refuseCalls(agent: Agent, calls: readonly Call[], reason: string): void {
  for (const call of calls) finish(agent, { call, answer: failure("cancelled", reason), ms: 0 });
}

/**
 * Neighbouring reads and commands share a batch; edits, and whatever else changes something, have one of their own. A call
 * may ask to wait for those before it, by Gemini CLI's parameter.
 */
function batches(agent: Agent, calls: readonly Call[]): Call[][] {
  const beside = (call: Call): boolean => runsBeside(agent, call);
  const out: Call[][] = [];
  for (const call of calls) {
    const last = out.at(-1);
    const waits = call.args["wait_for_previous"] === true;
    const joins = last !== undefined && !waits && last.length < PARALLEL && [...last, call].every(beside);
    if (joins) last.push(call);
    else out.push([call]);
  }
  return out;
}

function isRead({ hands }: Agent, { tool: name, args }: Call): boolean {
  const tool = hands.tools.find((one) => one.name === name);
  return tool?.effect === "read" || tool?.onlyReads?.(args) === true;
}

function runsBeside(agent: Agent, call: Call): boolean {
  const tool = agent.hands.tools.find(({ name }) => name === call.tool);
  return isRead(agent, call) || tool?.runsBeside?.(call.args) === true;
}

interface Finished {
  readonly call: Call;
  readonly answer: Answer;
  readonly ms: number;
}

async function startCall(agent: Agent, call: Call, spared: Answer | undefined): Promise<Finished> {
  const start = agent.clock.elapsed();
  const answer = spared ?? (await answerCall(agent, call));
  return { call, answer, ms: Math.round(agent.clock.elapsed() - start) };
}

function finish({ log, name }: Agent, { call, answer, ms }: Finished): void {
  log.append({ type: "call.finished", id: call.id, tool: call.tool, answer, ms }, name);
}

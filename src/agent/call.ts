/** The calls of one turn: judged, run and answered. */
import type { Answer, Call } from "../events.ts";
import { failure } from "../tools/tool.ts";
import type { Agent } from "./agent.ts";
import { stoppedByHook } from "./hooks.ts";
import { callsLeft } from "./limits.ts";
import { answerCall } from "./one-call.ts";

/** Calls that only read run together, so many at a time. */
const PARALLEL = 8;

/**
 * Answer every call of a turn, in the log, in the order of the calls.
 *
 * INVARIANT: when this returns, each call has exactly one `call.finished`: a refused, crashed or cancelled call too.
 */
export async function answerCalls(agent: Agent, calls: readonly Call[]): Promise<void> {
  const most = callsLeft(agent.log.entries, agent.name, agent.limits);
  for (const batch of batches(agent, calls.slice(0, most))) {
    if (stoppedByHook(agent) !== undefined) {
      refuseCalls(agent, batch, "A hook of the repository has stopped this run.");
      continue;
    }
    const finished = await Promise.all(batch.map((call) => startCall(agent, call)));
    // Logged in request order, whichever was first: the same run leaves the same log.
    for (const one of finished) finish(agent, one);
  }
  refuseCalls(agent, calls.slice(most), `No more than ${most} calls can be made in this turn.`);
}

/** Answer calls that are not made at all: each needs its answer all the same. */
export function refuseCalls(agent: Agent, calls: readonly Call[], reason: string): void {
  for (const call of calls) finish(agent, { call, answer: failure("cancelled", reason), ms: 0 });
}

/** Neighbouring reads share a batch; whatever changes something has one of its own. */
function batches({ hands }: Agent, calls: readonly Call[]): Call[][] {
  const tools = new Map(hands.tools.map((tool) => [tool.name, tool]));
  const reads = ({ tool: name, args }: Call): boolean => {
    const tool = tools.get(name);
    return tool?.effect === "read" || tool?.onlyReads?.(args) === true;
  };
  const out: Call[][] = [];
  for (const call of calls) {
    const last = out.at(-1);
    const joins = last !== undefined && last.length < PARALLEL && [...last, call].every(reads);
    if (joins) last.push(call);
    else out.push([call]);
  }
  return out;
}

interface Finished {
  readonly call: Call;
  readonly answer: Answer;
  readonly ms: number;
}

async function startCall(agent: Agent, call: Call): Promise<Finished> {
  const start = agent.clock.elapsed();
  const answer = await answerCall(agent, call);
  return { call, answer, ms: Math.round(agent.clock.elapsed() - start) };
}

function finish({ log, name }: Agent, { call, answer, ms }: Finished): void {
  log.append({ type: "call.finished", id: call.id, tool: call.tool, answer, ms }, name);
}

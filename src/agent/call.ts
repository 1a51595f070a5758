/** The calls of one turn: judged, run and answered. */
import type { Answer, Call } from "../events.ts";
import type { Tool } from "../tools/tool.ts";
import { failure } from "../tools/tool.ts";
import { unknownTool, validateCall } from "../tools/catalog.ts";
import { clipAnswer } from "../tools/clip.ts";
import type { Agent } from "./agent.ts";
import { callsLeft } from "./limits.ts";

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
    const finished = await Promise.all(batch.map((call) => startCall(agent, call)));
    // Logged in request order, whichever was first: the same run leaves the same log.
    for (const one of finished) finish(agent, one);
  }
  refuseCalls(agent, calls.slice(most), `No more than ${most} calls can be made in this turn.`);
}

/** Answer calls that are not made at all: each needs its answer all the same. */
export function refuseCalls(agent: Agent, calls: readonly Call[], reason: string): void {
  for (const call of calls) finish(agent, { call, answer: failure("denied", reason), ms: 0 });
}

/** Neighbouring reads share a batch; whatever changes something has one of its own. */
function batches({ hands }: Agent, calls: readonly Call[]): Call[][] {
  const reads = new Set(hands.tools.filter((tool) => tool.effect === "read").map((tool) => tool.name));
  const out: Call[][] = [];
  for (const call of calls) {
    const last = out.at(-1);
    const joins = last !== undefined && last.length < PARALLEL && [...last, call].every(({ tool }) => reads.has(tool));
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

async function answerCall(agent: Agent, call: Call): Promise<Answer> {
  const { hands, signal } = agent;
  if (signal.aborted) return CANCELLED;
  const tool = hands.tools.find(({ name }) => name === call.tool);
  if (tool === undefined)
    return unknownTool(
      call.tool,
      hands.tools.map(({ name }) => name),
    );
  const invalid = validateCall(tool, call.args);
  if (invalid !== undefined) return invalid;
  const denial = judge(agent, tool, call);
  return denial ?? clipAnswer(await runTool(agent, tool, call), call, hands.site);
}

/** The denial, or undefined when policy allows the call. No call runs without this event. */
function judge({ hands, log, name }: Agent, tool: Tool, call: Call): Answer | undefined {
  const decision = hands.judge(call, tool.needs(call.args));
  log.append({ type: "call.decided", call, decision }, name);
  return decision.effect === "allow" ? undefined : failure("denied", decision.reason);
}

async function runTool({ hands, signal }: Agent, tool: Tool, call: Call): Promise<Answer> {
  try {
    return await tool.run(call.args, hands.site, signal);
  } catch (error) {
    if (signal.aborted) return CANCELLED;
    if (isBrokenWorld(error)) throw error;
    return failure("failed", `${call.tool} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const CANCELLED: Answer = failure("cancelled", "The run was cancelled before this call was finished.");

/** A full disk or no file descriptors left: going on would only lose work. */
function isBrokenWorld(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT", "EROFS", "EMFILE"].includes(String(error.code))
  );
}

function finish({ log, name }: Agent, { call, answer, ms }: Finished): void {
  log.append({ type: "call.finished", id: call.id, tool: call.tool, answer, ms }, name);
}

/** The calls of one turn: judged, run and answered. */
import type { Answer, Call, JsonObject } from "../events.ts";
import { canonicalJson } from "../lib/seal.ts";
import { failure, type Tool } from "../tools/tool.ts";
import type { Caller } from "./agent.ts";
import { stoppedByHook } from "./agent.ts";
import { callsLeft } from "./limits.ts";
import { answerCall } from "./one-call.ts";

/** At most this many calls run at the same time. */
const PARALLEL = 8;

/**
 * Answers every call of a turn, in the log, in the order of the calls. Returns the answers in that order, as logged.
 *
 * INVARIANT: when this returns, each call has exactly one `call.finished`, even if it was refused, crashed or was
 * cancelled; when it throws, none is still running.
 */
export async function answerCalls(agent: Caller, calls: readonly Call[]): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const spared = spare(agent, calls);
  for (const batch of batches(agent, calls)) {
    const halted = stoppedByHook(agent) === undefined ? undefined : failure("cancelled", HALTED);
    answers.push(...(await answerBatch(agent, batch, (call) => spared.get(call) ?? halted)));
  }
  return answers;
}

/** If a call throws, the others are cancelled, and have ended and stand in the log before the error goes on. */
async function answerBatch(
  agent: Caller,
  batch: readonly Call[],
  spared: (call: Call) => Answer | undefined,
): Promise<readonly Answer[]> {
  const broken = new AbortController();
  const beside = { ...agent, signal: AbortSignal.any([agent.signal, broken.signal]) };
  const start = async (call: Call): Promise<Finished> => {
    try {
      return await startCall(beside, call, spared(call));
    } catch (error) {
      broken.abort();
      throw error;
    }
  };
  const ends = await Promise.allSettled(batch.map(start));
  // Logged in the order of the calls, whichever ended first, so that the same run gives the same log.
  const answers = ends.flatMap((end) => (end.status === "fulfilled" ? [finish(agent, end.value)] : []));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return answers;
}

const HALTED = "A hook of the repository has stopped this run.";
const REPEATED =
  "The same call is earlier in this turn: it was made once, and its answer is there. To repeat it, call it in another turn.";

/** The calls that Remit does not make, with their answers: repeated calls, and those over the limit. */
function spare(agent: Caller, calls: readonly Call[]): ReadonlyMap<Call, Answer> {
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
      if (!reads) known.clear(); // What was read before may have changed.
      known.add(key);
    }
    before = key;
  }
  return answers;
}

/** Answers calls that Remit does not make: Gemini needs an answer to each. */
export function refuseCalls(agent: Caller, calls: readonly Call[], reason: string): void {
  for (const call of calls) finish(agent, { call, answer: failure("cancelled", reason), ms: 0 });
}

/**
 * Neighbouring reads and commands share a batch; edits and other changes get one each. A call may ask to wait for
 * earlier ones, by Gemini CLI's parameter.
 */
function batches(agent: Caller, calls: readonly Call[]): Call[][] {
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

function isRead({ toolset }: Caller, { tool: name, args }: Call): boolean {
  const tool = toolset.tools.find((one) => one.name === name);
  return tool?.effect === "read" || tool?.onlyReads?.(args) === true;
}

function runsBeside(agent: Caller, call: Call): boolean {
  const tool = agent.toolset.tools.find(({ name }) => name === call.tool);
  return isRead(agent, call) || tool?.runsBeside?.(call.args) === true;
}

interface Finished {
  readonly call: Call;
  readonly answer: Answer;
  readonly ms: number;
}

async function startCall(agent: Caller, call: Call, spared: Answer | undefined): Promise<Finished> {
  const start = agent.clock.elapsed();
  const answer = spared ?? (await answerCall(agent, call));
  return { call, answer, ms: Math.round(agent.clock.elapsed() - start) };
}

/** The log's copy of the answer, with secrets masked. */
function finish({ log, name }: Caller, { call, answer, ms }: Finished): Answer {
  const { event } = log.append({ type: "call.finished", id: call.id, tool: call.tool, answer, ms }, name);
  return event.type === "call.finished" ? event.answer : answer;
}

/** Makes one call of a tool, which need not be one of the caller's own. */
export async function callFirst(caller: Caller, tool: Tool, args: JsonObject): Promise<Answer> {
  const call: Call = { id: firstCallId(caller), tool: tool.name, args };
  const [answer] = await answerCalls({ ...caller, toolset: { ...caller.toolset, tools: [tool] } }, [call]);
  if (answer === undefined) throw new Error("A call has an answer.");
  return answer;
}

/** No call of the model has such an id. */
export function firstCallId({ log }: Pick<Caller, "log">): string {
  return `command-${log.entries.length}`;
}

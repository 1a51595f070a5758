/**
 * The calls of one turn: looked up, checked, judged, run and answered. Arguments that hooks change, and calls that hooks
 * add, are checked and judged like the model's.
 */
import type { Answer, Call, JsonObject } from "../events.ts";
import { canonicalJson } from "../lib/seal.ts";
import { failure, type Tool, unknownTool, validateCall, clipAnswer } from "../tools.ts";
import { type Caller, stoppedByHook } from "./agent.ts";
import { callsLeft } from "./limits.ts";
import type { Need } from "../policy.ts";
import { systemCode } from "../ports.ts";
import { joined } from "../lib/parts.ts";
import { messageOf } from "../lib/attempt.ts";

/** At most this many calls run at the same time. */
export const PARALLEL = 8;

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
  const signal = AbortSignal.any([agent.signal, broken.signal]);
  const beside: Caller = { ...agent, signal };
  // All are checked before the first starts: one that needs the validator would start after those behind it.
  const answered = await Promise.all(batch.map(async (call) => spared(call) ?? (await refuseArguments(beside, call))));
  const start = async (call: Call, at: number): Promise<Finished> => {
    try {
      return await startCall(beside, call, answered[at]);
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

function isRead(agent: Caller, call: Call): boolean {
  const tool = toolOf(agent, call);
  return tool?.effect === "read" || tool?.onlyReads?.(call.args) === true;
}

function runsBeside(agent: Caller, call: Call): boolean {
  return isRead(agent, call) || toolOf(agent, call)?.runsBeside?.(call.args) === true;
}

function toolOf({ toolset }: Caller, call: Call): Tool | undefined {
  return toolset.tools.find(({ name }) => name === call.tool);
}

interface Finished {
  readonly call: Call;
  readonly answer: Answer;
  readonly ms: number;
}

async function startCall(agent: Caller, call: Call, spared: Answer | undefined): Promise<Finished> {
  const start = agent.clock.elapsed();
  const answer = spared ?? (await makeCall(agent, call, true));
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

async function makeCall(agent: Caller, call: Call, mayTail: boolean): Promise<Answer> {
  const admitted = await admit(agent, call);
  if (admitted.kind === "refused") return admitted.answer;
  const before = await agent.callbacks?.beforeCall(agent, admitted.tool, call);
  if (before?.kind === "refused") return before.answer;
  const made = before?.args === undefined ? admitted : await admitAgain(agent, { ...call, args: before.args });
  if (made.kind === "refused") return made.answer;
  const ran = await runTool(agent, made);
  const after = await agent.callbacks?.afterCall(agent, made.tool, made.call, ran);
  const tail = mayTail ? after?.tail : undefined;
  const last = tail === undefined ? (after?.answer ?? ran) : await makeTailCall(agent, call, tail);
  const shown = await clipAnswer(last, made.call, agent.toolset.context);
  const notes = [
    before?.args !== undefined && `[The repository's hooks had this call made with ${JSON.stringify(before.args)}.]`,
    before?.context,
    after?.context,
    await guidance(agent, made, shown),
  ];
  return withNotes(shown, joined(notes, "\n\n"));
}

type Admission = { readonly kind: "refused"; readonly answer: Answer } | ({ readonly kind: "admitted" } & AdmittedCall);

interface AdmittedCall {
  readonly tool: Tool;
  readonly call: Call;
}

/** Admits a call whose arguments fit. */
async function admit(agent: Caller, call: Call): Promise<Admission> {
  if (agent.signal.aborted) return { kind: "refused", answer: CANCELLED };
  const tool = toolOf(agent, call);
  const names = agent.toolset.tools.map(({ name }) => name);
  if (tool === undefined) return { kind: "refused", answer: unknownTool(call.tool, names) };
  const answer = await judge(agent, tool, call);
  return answer === undefined ? { kind: "admitted", tool, call } : { kind: "refused", answer };
}

/** Admits a call whose arguments the repository's hooks have changed. */
async function admitAgain(agent: Caller, call: Call): Promise<Admission> {
  const answer = await refuseArguments(agent, call);
  return answer === undefined ? await admit(agent, call) : { kind: "refused", answer };
}

/** The answer to a call whose arguments do not fit its tool; undefined when they do, or when there is no such tool. */
async function refuseArguments(agent: Caller, call: Call): Promise<Answer | undefined> {
  const tool = toolOf(agent, call);
  return tool && (await validateCall(tool, call.args));
}

/** The denial, or undefined when policy allows the call. No call runs without this event. */
async function judge(agent: Caller, tool: Tool, call: Call): Promise<Answer | undefined> {
  const { toolset, log, name } = agent;
  const decision = await toolset.judge(call, tool.needs(call.args));
  log.append({ type: "call.decided", call, decision }, name);
  if (decision.effect === "allow") return undefined;
  await agent.callbacks?.onDenial(agent, call, decision.reason);
  return failure("denied", decision.reason);
}

async function runTool({ toolset, signal }: Caller, { tool, call }: AdmittedCall): Promise<Answer> {
  if (signal.aborted) return CANCELLED;
  try {
    return await tool.run(call.args, toolset.context, signal);
  } catch (error) {
    if (signal.aborted) return CANCELLED;
    if (isBrokenWorld(error)) throw error;
    return failure("failed", `${call.tool} failed: ${messageOf(error)}`);
  }
}

const CANCELLED: Answer = failure("cancelled", "The run was cancelled before this call was finished.");

/** The disk is full or file descriptors have run out: continuing would only lose work. */
function isBrokenWorld(error: unknown): boolean {
  return ["ENOSPC", "EDQUOT", "EROFS", "EMFILE"].includes(systemCode(error) ?? "");
}

// A tail call may not start another one; Gemini CLI has no such limit.
async function makeTailCall(
  agent: Caller,
  { id }: Call,
  { tool, args }: { readonly tool: string; readonly args: JsonObject },
): Promise<Answer> {
  const { clock, log, name } = agent;
  const start = clock.elapsed();
  const tail: Call = { id: `${id}+tail`, tool, args };
  const answer = (await refuseArguments(agent, tail)) ?? (await makeCall(agent, tail, false));
  log.append({ type: "call.finished", id: tail.id, tool, answer, ms: Math.round(clock.elapsed() - start) }, name);
  return answer;
}

// Notes are added after clipping: the repository's instructions must not be cut.
function withNotes(answer: Answer, notes: string): Answer {
  return notes === "" ? answer : { ...answer, text: `${answer.text}\n\n${notes}` };
}

/** Guidance is added for at most this many places of one call. */
const MOST_PLACES = 20;

/** The repository's instructions for the places that a call touched. */
async function guidance(agent: Caller, { tool, call }: AdmittedCall, answer: Answer): Promise<string> {
  const { guide } = agent;
  if (guide === undefined || answer.error !== undefined) return "";
  const lists = await Promise.all(tool.needs(call.args).map((need) => placeOf(need, agent)));
  const places = new Set(lists.flat());
  const texts: string[] = [];
  for (const place of [...places].slice(0, MOST_PLACES)) texts.push(await guide(place));
  return joined(texts, "\n\n");
}

async function placeOf(need: Need, { toolset }: Caller): Promise<string[]> {
  if (need.kind !== "path" && need.kind !== "command") return [];
  const [path, directory] = need.kind === "path" ? [need.path, need.directory] : [".", need.directory];
  const place = await toolset.context.workspace.locate(path, directory);
  return place.kind === "inside" && place.path !== "" ? [place.path] : [];
}

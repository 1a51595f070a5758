/**
 * One call: looked up, checked, judged, run. Arguments that hooks change, and calls that hooks add, are checked and
 * judged like the model's.
 */
import type { Answer, Call, JsonObject } from "../events.ts";
import type { Need } from "../policy/policy.ts";
import { systemCode } from "../ports.ts";
import { unknownTool, validateCall } from "../tools/catalog.ts";
import { clipAnswer } from "../tools/clip.ts";
import { failure, type Tool } from "../tools/tool.ts";
import type { Caller } from "./agent.ts";
import type { AfterCall, BeforeCall } from "./agent.ts";

/** Makes one call. A failing call does not throw. The decision is logged here, the answer by the caller. */
export function answerCall(agent: Caller, call: Call): Promise<Answer> {
  return makeCall(agent, call, true);
}

async function makeCall(agent: Caller, call: Call, mayTail: boolean): Promise<Answer> {
  const asked = await admit(agent, call);
  if (asked.kind === "refused") return asked.answer;
  const before: BeforeCall = (await agent.around?.beforeCall(agent, asked.tool, call)) ?? { kind: "go", context: "" };
  if (before.kind === "refused") return before.answer;
  const made = before.args === undefined ? asked : await admit(agent, { ...call, args: before.args });
  if (made.kind === "refused") return made.answer;
  const ran = await runTool(agent, made);
  const after: AfterCall = (await agent.around?.afterCall(agent, made.tool, made.call, ran)) ?? {
    answer: ran,
    context: "",
  };
  const tail = mayTail ? after.tail : undefined;
  const last = tail === undefined ? after.answer : await makeTailCall(agent, call, tail);
  const shown = await clipAnswer(last, made.call, agent.toolset.context);
  return withNotes(shown, [
    before.args === undefined ? "" : `[The repository's hooks had this call made with ${JSON.stringify(before.args)}.]`,
    before.context,
    after.context,
    await guidance(agent, made, shown),
  ]);
}

type Admission = { readonly kind: "refused"; readonly answer: Answer } | ({ readonly kind: "admitted" } & AdmittedCall);

interface AdmittedCall {
  readonly tool: Tool;
  readonly call: Call;
}

async function admit(agent: Caller, call: Call): Promise<Admission> {
  const { tools } = agent.toolset;
  if (agent.signal.aborted) return { kind: "refused", answer: CANCELLED };
  const tool = tools.find(({ name }) => name === call.tool);
  const names = tools.map(({ name }) => name);
  if (tool === undefined) return { kind: "refused", answer: unknownTool(call.tool, names) };
  const answer = validateCall(tool, call.args) ?? (await judge(agent, tool, call));
  return answer === undefined ? { kind: "admitted", tool, call } : { kind: "refused", answer };
}

/** The denial, or undefined when policy allows the call. No call runs without this event. */
async function judge(agent: Caller, tool: Tool, call: Call): Promise<Answer | undefined> {
  const { toolset, log, name } = agent;
  const decision = await toolset.judge(call, tool.needs(call.args));
  log.append({ type: "call.decided", call, decision }, name);
  if (decision.effect === "allow") return undefined;
  await agent.around?.onDenial(agent, call, decision.reason);
  return failure("denied", decision.reason);
}

async function runTool({ toolset, signal }: Caller, { tool, call }: AdmittedCall): Promise<Answer> {
  if (signal.aborted) return CANCELLED;
  try {
    return await tool.run(call.args, toolset.context, signal);
  } catch (error) {
    if (signal.aborted) return CANCELLED;
    if (isBrokenWorld(error)) throw error;
    return failure("failed", `${call.tool} failed: ${error instanceof Error ? error.message : String(error)}`);
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
  const answer = await makeCall(agent, tail, false);
  log.append({ type: "call.finished", id: tail.id, tool, answer, ms: Math.round(clock.elapsed() - start) }, name);
  return answer;
}

// Notes are added after clipping: the repository's instructions must not be cut.
function withNotes(answer: Answer, notes: readonly string[]): Answer {
  const said = notes.filter((note) => note !== "");
  return said.length === 0 ? answer : { ...answer, text: [answer.text, ...said].join("\n\n") };
}

/** Guidance is added for at most this many places of one call. */
const MOST_PLACES = 20;

/** The repository's instructions for the places that a call touched. */
async function guidance(agent: Caller, { tool, call }: AdmittedCall, answer: Answer): Promise<string> {
  const { guide } = agent;
  if (guide === undefined || answer.error !== undefined) return "";
  const found = await Promise.all(tool.needs(call.args).map((need) => placeOf(need, agent)));
  const places = new Set(found.flat());
  const texts: string[] = [];
  for (const place of [...places].slice(0, MOST_PLACES)) texts.push(await guide(place));
  return texts.filter((text) => text !== "").join("\n\n");
}

async function placeOf(need: Need, { toolset }: Caller): Promise<string[]> {
  if (need.kind !== "path" && need.kind !== "command") return [];
  const [path, directory] = need.kind === "path" ? [need.path, need.directory] : [".", need.directory];
  const place = await toolset.context.workspace.locate(path, directory);
  return place.kind === "inside" && place.path !== "" ? [place.path] : [];
}

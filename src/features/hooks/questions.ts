/** Hooks around one model request: BeforeModel, AfterModel, BeforeToolSelection. */
import type { Json, JsonObject, Reply } from "../../events.ts";
import type { HookOutcome } from "./hook-merge.ts";
import { nameModel } from "../../lib/models.ts";
import type { Question } from "../../ports.ts";
import type { Agent, HookedAnswer } from "../../agent/agent.ts";
import { ask, modelInUse, type AskResult } from "../../agent/ask.ts";
import { refuseCalls } from "../../agent/call.ts";
import { projectContext } from "../../agent/context.ts";
import { hookContext, runHooks, addContext, type AgentHooks } from "./agent-hooks.ts";
import { declare } from "../../agent/window.ts";
import { readRewrite, reword, type Rewording, readText, requestOf, responseOf } from "./rewrite.ts";

interface HookedAgent extends Agent {
  readonly hooks: AgentHooks;
}

/** How many times a rejected reply is requested again. */
const AGAIN = 2;

/**
 * Makes the request, with hooks before and after. A reply that they reject is refused in the log and requested again.
 */
export async function askThroughHooks(agent: HookedAgent, turn: number, question: Question): Promise<HookedAnswer> {
  let reason = "";
  for (let asked = 0; asked <= AGAIN; asked++) {
    const answer = await askOnce(agent, turn, { ...question, ...projectContext(agent.log.entries, agent.name) });
    if (answer.kind !== "rejected") return answer;
    reason = answer.reason;
    reject(agent, answer.reply, reason);
  }
  return { kind: "halted", reason };
}

type Once = HookedAnswer | { readonly kind: "rejected"; readonly reply: Reply; readonly reason: string };

async function askOnce(agent: HookedAgent, turn: number, question: Question): Promise<Once> {
  const before = await runHooks(agent, "BeforeModel", () => ({
    event: "BeforeModel",
    llm_request: requestOf(question),
  }));
  const said = readText(before?.response);
  if (said !== undefined) return sayInstead(agent, turn, question, said);
  // A hook that is cancelled with the run counts as failed, and would seem to block.
  if (agent.signal.aborted) return { kind: "cancelled" };
  if (before !== undefined && before.verdict.kind !== "go") return { kind: "halted", reason: before.verdict.reason };
  const asked = before === undefined ? question : withWishes(agent, turn, question, before);
  if ("kind" in asked) return asked;
  const heard: { after?: HookOutcome | undefined } = {};
  const answer = await ask(agent, turn, asked, async (reply) => {
    const [llm_request, llm_response] = [requestOf(asked), responseOf(reply)];
    heard.after = await runHooks(agent, "AfterModel", () => ({ event: "AfterModel", llm_request, llm_response }));
    return resay(reply, readText(heard.after?.response));
  });
  if (answer.kind !== "replied" || heard.after === undefined) return answer;
  addContext(agent, heard.after);
  return judge(answer, heard.after.verdict);
}

function judge(answer: Extract<AskResult, { kind: "replied" }>, verdict: HookOutcome["verdict"]): Once {
  switch (verdict.kind) {
    case "go":
      return answer;
    case "block":
      return { kind: "rejected", reply: answer.reply, reason: verdict.reason };
    case "stop":
      return { kind: "halted", reason: verdict.reason };
    default:
      return verdict satisfies never;
  }
}

/** What a hook may change of a request: model, temperature and words. Changed words are logged before the request. */
function withWishes(
  agent: Agent,
  turn: number,
  question: Question,
  outcome: HookOutcome,
): Question | Extract<HookedAnswer, { readonly kind: "halted" }> {
  const rewrite = readRewrite(question, outcome.request?.["messages"]);
  if (rewrite.kind === "refused") return { kind: "halted", reason: rewrite.reason };
  addContext(agent, outcome);
  const worded =
    rewrite.kind === "reworded"
      ? tellRewording(agent, turn, question, rewrite.rewording, hookContext(outcome.context))
      : { ...question, ...(outcome.context === "" ? {} : projectContext(agent.log.entries, agent.name)) };
  const model = outcome.request?.["model"];
  const temperature = object(outcome.request?.["config"])?.["temperature"];
  return {
    ...worded,
    ...(typeof model === "string" ? { model: nameModel(model).name } : {}),
    ...(typeof temperature === "number" ? { temperature } : {}),
  };
}

/** The request in the hooks' words, read from the log, whose copy is redacted. `context` comes last. */
function tellRewording(
  { log, name }: Agent,
  turn: number,
  question: Question,
  rewording: Rewording,
  context: string,
): Question {
  const added = [...rewording.added, context].filter((text) => text !== "");
  const { event } = log.append({ type: "model.reworded", turn, ...rewording, added }, name);
  return event.type === "model.reworded" ? reword(question, event) : question;
}

function object(value: Json | undefined): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

/** Uses a reply that a hook gives: no request is made and nothing is paid. */
function sayInstead({ log, name }: Agent, turn: number, { purpose, model }: Question, text: string): AskResult {
  const reply: Reply = {
    text,
    thoughts: [],
    calls: [],
    parts: [{ text }],
    citations: [],
    usage: { input: 0, output: 0, cached: 0, thoughts: 0, estimated: true },
    stop: "stop",
    rawStop: "BeforeModel hook",
    model,
  };
  const { event } = log.append({ type: "model.replied", purpose, turn, reply, usd: 0, ms: 0 }, name);
  return { kind: "replied", reply: event.type === "model.replied" ? event.reply : reply, usd: 0 };
}

/** Replaces the words of a reply; its calls, with their signatures, stay. */
function resay(reply: Reply, text: string | undefined): Reply {
  if (text === undefined) return reply;
  const rest = reply.parts.filter((part) => part.text === undefined || part.thought === true);
  return { ...reply, text, parts: text === "" ? rest : [{ text }, ...rest] };
}

// Every call needs an answer, so a rejected turn is answered call by call, and a rejected text with a message of
// Remit's.
function reject(agent: Agent, { calls }: Reply, reason: string): void {
  if (calls.length > 0) return refuseCalls(agent, calls, reason);
  const text = `Your last reply was rejected by a check of this repository: ${reason}\nGive another one.`;
  agent.log.append({ type: "agent.told", why: "hook objection", text }, agent.name);
}

/** The agent with the tools that hooks leave it for one turn. Hooks can only remove tools. */
export async function narrowTools(agent: HookedAgent): Promise<Agent> {
  const { toolset, log, name } = agent;
  const outcome = await runHooks(agent, "BeforeToolSelection", () => {
    const context = projectContext(log.entries, name);
    const tools = declare(toolset.tools);
    const request = requestOf({ purpose: "turn", model: modelInUse(agent), ...context, tools });
    return { event: "BeforeToolSelection", llm_request: { ...request, toolConfig: offered(tools) } };
  });
  if (outcome?.toolConfig === undefined) return agent;
  const { mode, allowed } = outcome.toolConfig;
  const tools = mode === "NONE" ? [] : toolset.tools.filter((tool) => allowed?.includes(tool.name) ?? true);
  return { ...agent, toolset: { ...toolset, tools } };
}

function offered(tools: readonly { readonly name: string }[]): JsonObject {
  return { mode: "AUTO", allowedFunctionNames: tools.map(({ name }) => name) };
}

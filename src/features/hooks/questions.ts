/** Hooks around one model request: BeforeModel, AfterModel, BeforeToolSelection. */
import type { Json, JsonObject, Reply, Message, Part, EventOf } from "../../events.ts";
import type { HookOutcome } from "./hook-reply.ts";
import { isTable } from "../../lib/read-data.ts";
import { nameModel } from "../../lib/models.ts";
import type { Question } from "../../ports.ts";
import {
  type Agent,
  type HookedAnswer,
  ask,
  modelInUse,
  type AskResult,
  refuseCalls,
  projectContext,
  declare,
} from "../../agent.ts";
import { hookContext, runHooks, addContext, type HookedAgent } from "./agent-hooks.ts";
import { given } from "../../lib/parts.ts";

/** How many times a rejected reply is requested again. */
const AGAIN = 2;

/** Makes the request, with hooks before and after. A reply that they reject is refused in the log and asked again. */
export async function askThroughHooks(agent: HookedAgent, turn: number, question: Question): Promise<HookedAnswer> {
  let reason = "";
  for (let attempts = 0; attempts <= AGAIN; attempts++) {
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
  const instead = readText(before?.response);
  if (instead !== undefined) return replyInstead(agent, turn, question, instead);
  // A hook that is cancelled with the run counts as failed, and would seem to block.
  if (agent.signal.aborted) return { kind: "cancelled" };
  if (before !== undefined && before.verdict.kind !== "go") return { kind: "halted", reason: before.verdict.reason };
  const adjusted = before === undefined ? question : withWishes(agent, turn, question, before);
  if ("kind" in adjusted) return adjusted;
  const later: { after?: HookOutcome | undefined } = {};
  const answer = await ask(agent, turn, adjusted, async (reply) => {
    const [llm_request, llm_response] = [requestOf(adjusted), responseOf(reply)];
    later.after = await runHooks(agent, "AfterModel", () => ({ event: "AfterModel", llm_request, llm_response }));
    return resay(reply, readText(later.after?.response));
  });
  if (answer.kind !== "replied" || later.after === undefined) return answer;
  addContext(agent, later.after);
  return judge(answer, later.after.verdict);
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
      ? logRewording(agent, turn, question, rewrite.rewording, hookContext(outcome.context))
      : { ...question, ...(outcome.context === "" ? {} : projectContext(agent.log.entries, agent.name)) };
  const { model, config } = outcome.request ?? {};
  const temperature = isTable(config) ? config["temperature"] : undefined;
  return {
    ...worded,
    ...(typeof model === "string" ? { model: nameModel(model).name } : {}),
    ...(typeof temperature === "number" ? { temperature } : {}),
  };
}

/** The request in the hooks' words, read from the log, whose copy is redacted. `context` comes last. */
function logRewording(
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

/** Uses a reply that a hook gives: no request is made and nothing is paid. */
function replyInstead({ log, name }: Agent, turn: number, { purpose, model }: Question, text: string): AskResult {
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

/** The changes, in the words of the log. */
type Rewording = Omit<EventOf<"model.reworded">, "type" | "turn">;

type Rewrite =
  | { readonly kind: "same" }
  | { readonly kind: "reworded"; readonly rewording: Rewording }
  | { readonly kind: "refused"; readonly reason: string };

/** Compares the `messages` of a hook's request with those of the model request. */
function readRewrite(question: Question, messages: Json | undefined): Rewrite {
  if (messages === undefined) return { kind: "same" };
  const given = readMessages(messages);
  if (given === undefined) return refused("its messages are not a list of `role` and `content`");
  const [first, ...rest] = given;
  const system = first?.role === "system" ? first.content : undefined;
  const conversation = system === undefined ? given : rest;
  if (conversation.some(({ role }) => role === "system")) return refused("only the first message can be the system's");
  const shown = question.messages.flatMap((message, at) => {
    const content = wordsOf(message);
    return content === undefined ? [] : [{ at, role: message.role, content }];
  });
  const fits = shown.every(({ role }, index) => conversation[index]?.role === role);
  const added = conversation.slice(shown.length);
  if (!fits || added.some(({ role }) => role !== "user")) return refused(SHAPE);
  const changed = shown.flatMap(({ at, content }, index) => {
    const text = conversation[index]?.content ?? content;
    return text === content ? [] : [{ at, text }];
  });
  const emptied = changed.some(({ at, text }) => text === "" && isWordsAlone(question.messages[at]));
  if (emptied || added.some(({ content }) => content === "")) return refused("a message without words cannot be sent");
  const newSystem = system === undefined || system === question.system ? {} : { system };
  if (changed.length === 0 && added.length === 0 && !("system" in newSystem)) return { kind: "same" };
  return {
    kind: "reworded",
    rewording: { ...newSystem, messages: changed, added: added.map(({ content }) => content) },
  };
}

/** The request with changed words; calls, answers, thoughts and images stay. */
function reword(question: Question, { system, messages, added }: Rewording): Question {
  const texts = new Map(messages.map(({ at, text }) => [at, text]));
  const last = question.messages.length - 1;
  const reworded = question.messages.map((message, at): Message => {
    const text = texts.get(at);
    const more = at === last ? added.map((words): Part => ({ text: words })) : [];
    if (text === undefined && more.length === 0) return message;
    const parts = text === undefined ? message.parts : withText(message.parts, text);
    return { ...message, parts: [...parts, ...more] };
  });
  return { ...question, messages: reworded, ...given({ system }) };
}

const SHAPE =
  "it must have the same messages, in the same order and roles, and may have more user messages at the end: calls and their answers are between them";

function refused(why: string): Rewrite {
  return {
    kind: "refused",
    reason: `A BeforeModel hook changed the history in a way that cannot be sent to the model: ${why}. The request was not sent.`,
  };
}

interface HookMessage {
  readonly role: string;
  readonly content: string;
}

function readMessages(value: Json): readonly HookMessage[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.map(readMessage);
  return read.every((one) => one !== undefined) ? read : undefined;
}

function readMessage(value: Json): HookMessage | undefined {
  if (!isTable(value)) return undefined;
  const { role, content } = value;
  if (role !== "system" && role !== "user" && role !== "model") return undefined;
  const text = Array.isArray(content) ? joinTexts(content) : content;
  return typeof text === "string" ? { role, content: text } : undefined;
}

/** Gemini CLI's other form of content: a list of parts. */
function joinTexts(parts: readonly unknown[]): string | undefined {
  const texts = parts.map((part) => (isTable(part) ? part["text"] : undefined));
  return texts.every((text) => typeof text === "string") ? texts.join("\n") : undefined;
}

function isWordsAlone(message: Message | undefined): boolean {
  return message?.parts.every(isWords) ?? true;
}

function isWords({ text, thought }: Part): boolean {
  return text !== undefined && thought !== true;
}

function withText(parts: readonly Part[], text: string): Part[] {
  const first = parts.findIndex(isWords);
  return parts.flatMap((part, at) => {
    if (!isWords(part)) return [part];
    return at === first && text !== "" ? [{ ...part, text }] : [];
  });
}

/** The request as hooks see it: words only, as in Gemini CLI. Tool hooks get the calls and their answers. */
function requestOf({ model, system, messages, temperature }: Question): JsonObject {
  const conversation = messages.flatMap((message) => {
    const content = wordsOf(message);
    return content === undefined ? [] : [{ role: message.role, content }];
  });
  return {
    model,
    messages: [{ role: "system", content: system }, ...conversation],
    config: given({ temperature }),
  };
}

/** The words of a message; undefined when it has none. */
function wordsOf({ parts }: Message): string | undefined {
  const words = parts.flatMap(({ text, thought }) => (text === undefined || thought === true ? [] : [text]));
  return words.length === 0 ? undefined : words.join("\n");
}

function responseOf({ text, rawStop, usage }: Reply): JsonObject {
  return {
    text,
    candidates: [{ index: 0, content: { role: "model", parts: [text] }, finishReason: rawStop }],
    usageMetadata: {
      promptTokenCount: usage.input,
      candidatesTokenCount: usage.output,
      totalTokenCount: usage.input + usage.output,
    },
  };
}

/** The words of a response that a hook gives; undefined when it gives none. */
function readText(response: JsonObject | undefined): string | undefined {
  if (response === undefined) return undefined;
  const { text, candidates } = response;
  if (typeof text === "string") return text;
  if (!Array.isArray(candidates)) return undefined;
  const parts: unknown = candidates[0]?.content?.parts;
  if (!Array.isArray(parts)) return undefined;
  const words = parts
    .map((part: unknown) => (isTable(part) ? part["text"] : part))
    .filter((word) => typeof word === "string");
  return words.length === 0 ? undefined : words.join("");
}

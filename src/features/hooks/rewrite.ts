/**
 * What a BeforeModel hook changes of a request. It may change words, but not the calls between them: Gemini rejects a
 * history whose calls and answers do not match. A history that cannot be adopted is refused, because otherwise the
 * model would get what the hook wanted to withhold. Pure.
 */
import type { Json, JsonObject, Message, Part, RunEvent, Reply } from "../../events.ts";
import type { Question } from "../../ports.ts";

/** The changes, in the words of the log. */
export type Rewording = Omit<Extract<RunEvent, { readonly type: "model.reworded" }>, "type" | "turn">;

type Rewrite =
  | { readonly kind: "same" }
  | { readonly kind: "reworded"; readonly rewording: Rewording }
  | { readonly kind: "refused"; readonly reason: string };

/** Compares the `messages` of a hook's request with those of the question. */
export function readRewrite(question: Question, messages: Json | undefined): Rewrite {
  if (messages === undefined) return { kind: "same" };
  const given = readMessages(messages);
  if (given === undefined) return refused("its messages are not a list of `role` and `content`");
  const [first, ...rest] = given;
  const system = first?.role === "system" ? first.content : undefined;
  const said = system === undefined ? given : rest;
  if (said.some(({ role }) => role === "system")) return refused("only the first message can be the system's");
  const shown = question.messages.flatMap((message, at) => {
    const content = wordsOf(message);
    return content === undefined ? [] : [{ at, role: message.role, content }];
  });
  const fits = shown.every(({ role }, index) => said[index]?.role === role);
  const added = said.slice(shown.length);
  if (!fits || added.some(({ role }) => role !== "user")) return refused(SHAPE);
  const changed = shown.flatMap(({ at, content }, index) => {
    const text = said[index]?.content ?? content;
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

/** The question with changed words; calls, answers, thoughts and images stay. */
export function reword(question: Question, { system, messages, added }: Rewording): Question {
  const texts = new Map(messages.map(({ at, text }) => [at, text]));
  const last = question.messages.length - 1;
  const reworded = question.messages.map((message, at): Message => {
    const text = texts.get(at);
    const more = at === last ? added.map((words): Part => ({ text: words })) : [];
    if (text === undefined && more.length === 0) return message;
    const parts = text === undefined ? message.parts : withText(message.parts, text);
    return { ...message, parts: [...parts, ...more] };
  });
  return { ...question, messages: reworded, ...(system === undefined ? {} : { system }) };
}

const SHAPE =
  "it must have the same messages, in the same order and roles, and may have more user messages at the end: calls and their answers are between them";

function refused(why: string): Rewrite {
  return {
    kind: "refused",
    reason: `A BeforeModel hook changed the history in a way that cannot be sent to the model: ${why}. The request was not sent.`,
  };
}

interface Said {
  readonly role: string;
  readonly content: string;
}

function readMessages(value: Json): readonly Said[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const said = value.map(readMessage);
  return said.every((one) => one !== undefined) ? said : undefined;
}

function readMessage(value: Json): Said | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { role, content } = value as JsonObject;
  if (role !== "system" && role !== "user" && role !== "model") return undefined;
  const text = Array.isArray(content) ? joinTexts(content) : content;
  return typeof text === "string" ? { role, content: text } : undefined;
}

/** Gemini CLI's other form of content: a list of parts. */
function joinTexts(parts: readonly Json[]): string | undefined {
  const texts = parts.map((part) =>
    typeof part === "object" && part !== null && "text" in part ? part["text"] : undefined,
  );
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
export function requestOf({ model, system, messages, temperature }: Question): JsonObject {
  const said = messages.flatMap((message) => {
    const content = wordsOf(message);
    return content === undefined ? [] : [{ role: message.role, content }];
  });
  return {
    model,
    messages: [{ role: "system", content: system }, ...said],
    config: temperature === undefined ? {} : { temperature },
  };
}

/** The words of a message; undefined when it has none. */
function wordsOf({ parts }: Message): string | undefined {
  const words = parts.flatMap(({ text, thought }) => (text === undefined || thought === true ? [] : [text]));
  return words.length === 0 ? undefined : words.join("\n");
}

export function responseOf({ text, rawStop, usage }: Reply): JsonObject {
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
export function readText(response: JsonObject | undefined): string | undefined {
  if (response === undefined) return undefined;
  const { text, candidates } = response;
  if (typeof text === "string") return text;
  if (!Array.isArray(candidates)) return undefined;
  const parts: unknown = candidates[0]?.content?.parts;
  if (!Array.isArray(parts)) return undefined;
  const words = parts.flatMap((part: unknown) => textOf(part));
  return words.length === 0 ? undefined : words.join("");
}

function textOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  const text: unknown = typeof part === "object" && part !== null && "text" in part ? part.text : undefined;
  return typeof text === "string" ? [text] : [];
}

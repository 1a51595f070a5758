/** Questions and replies in the shape that Gemini CLI's hooks know. Pure. */
import type { JsonObject, Reply } from "../../events.ts";
import type { Question } from "../../ports.ts";

/** The request: words only, as in Gemini CLI; calls and their answers are what the tool hooks are told of. */
export function requestOf({ model, system, messages, temperature }: Question): JsonObject {
  const said = messages.flatMap(({ role, parts }) => {
    const content = parts.flatMap(({ text, thought }) => (text === undefined || thought === true ? [] : [text]));
    return content.length === 0 ? [] : [{ role, content: content.join("\n") }];
  });
  return {
    model,
    messages: [{ role: "system", content: system }, ...said],
    config: temperature === undefined ? {} : { temperature },
  };
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

/** The words of a response as a hook gives it; undefined when it gives none. */
export function readText(response: JsonObject | undefined): string | undefined {
  if (response === undefined) return undefined;
  const { text, candidates } = response;
  if (typeof text === "string") return text;
  if (!Array.isArray(candidates)) return undefined;
  const parts: unknown = candidates[0]?.content?.parts;
  if (!Array.isArray(parts)) return undefined;
  const words = parts.flatMap((part: unknown) => wordsOf(part));
  return words.length === 0 ? undefined : words.join("");
}

function wordsOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  const text: unknown = typeof part === "object" && part !== null && "text" in part ? part.text : undefined;
  return typeof text === "string" ? [text] : [];
}

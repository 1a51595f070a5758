/** Questions and replies in the shape that Gemini CLI's hooks know. Pure. */
import type { JsonObject, Message, Reply } from "../../events.ts";
import type { Question } from "../../ports.ts";

/** The request: words only, as in Gemini CLI; calls and their answers are what the tool hooks are told of. */
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

/** The words of a message; undefined for one that has none. */
export function wordsOf({ parts }: Message): string | undefined {
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

/** The words of a response as a hook gives it; undefined when it gives none. */
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

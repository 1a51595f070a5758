/** History as text, for a model that judges it rather than continues it. */
import type { Part } from "../events.ts";
import { cutHead, cutTail } from "../tools.ts";
import type { AgentTask } from "./agent.ts";
import type { Turn } from "./context.ts";
import { estimateText } from "./tokens.ts";
import { digestOf } from "../lib/seal.ts";

/** Characters shown of one part; tried in this order until the whole fits. */
const CAPS = [20_000, 4_000, 1_000, 300] as const;

/** Turns in order, within `tokens`; undefined when they do not fit even at the smallest cap. */
export function writeTranscript(turns: readonly Turn[], tokens: number): string | undefined {
  for (const cap of CAPS) {
    const text = turns.map((turn) => writeTurn(turn, cap)).join("\n\n");
    if (estimateText(text) <= tokens) return text;
  }
  return undefined;
}

/**
 * Text between marks that it cannot forge, because they contain its digest.
 * @param name the kind of text, in a word
 */
export function quote(name: string, text: string): string {
  const mark = `${name}-${digestOf(text).slice(0, 16)}`;
  return `<${mark}>\n${text}\n</${mark}>`;
}

/** The task as the briefing gives it, shortened to `most` characters. */
export function quoteTask({ briefing }: AgentTask, most: number): string {
  return quote("task", shorten(briefing.map(({ text }) => text ?? "").join("\n"), most));
}

/** The beginning and end of a text, with a note about the gap; at most slightly more than `most` characters. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const [head, tail] = [cutHead(text, most / 2), cutTail(text, most / 2)];
  return `${head}\n[… ${text.length - head.length - tail.length} characters …]\n${tail}`;
}

function writeTurn({ message, answered }: Turn, cap: number): string {
  const failed = new Map(answered.map(({ call, answer }) => [call.id, answer.error]));
  return message.parts.flatMap((part) => writePart(part, message.role, failed, cap)).join("\n");
}

function writePart(
  { text, thought, functionCall, functionResponse, inlineData }: Part,
  role: "user" | "model",
  failed: ReadonlyMap<string, string | undefined>,
  cap: number,
): string[] {
  if (functionCall !== undefined)
    return [`[call] ${functionCall.name} ${shorten(JSON.stringify(functionCall.args), cap)}`];
  if (functionResponse !== undefined) {
    const { id = "", name, response } = functionResponse;
    const error = failed.get(id);
    const how = error === undefined ? "" : ` (${error})`;
    const texts = Object.values(response).map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
    return [`[result of ${name}${how}]\n${shorten(texts.join("\n"), cap)}`];
  }
  if (inlineData !== undefined) return [`[${inlineData.mimeType}]`];
  if (text === undefined || text === "" || thought === true) return [];
  return [`[${role === "model" ? "agent" : "remit"}] ${shorten(text, cap)}`];
}

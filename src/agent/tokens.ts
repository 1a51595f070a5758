/** Our own rough estimate: no tokenizer works offline. Callers correct it by the model's count. */
import type { Media, Message, Part, Usage } from "../events.ts";
import type { Question } from "../ports.ts";
import { onceForObject } from "../lib/once.ts";

// Measured with Gemini's tokenizer: TypeScript 3.7 characters a token, Markdown 4.0, YAML 3.5; JSON 2.4, lock files
// 2.3, Chinese 1.8, base64 1.5.
const PLAIN = 3.3;
const DENSE = 2.2;

/** Tokens of a text. It takes constant time: the text's density is estimated from samples. */
export function estimateText(text: string): number {
  return Math.ceil(text.length / (isDense(text) ? DENSE : PLAIN));
}

const SAMPLES = 4;
const SAMPLE = 128;

function isDense(text: string): boolean {
  const step = Math.max(SAMPLE, Math.floor(text.length / SAMPLES));
  let [seen, spaces, letters] = [0, 0, 0];
  for (let start = 0; start < text.length; start += step) {
    const end = Math.min(start + SAMPLE, text.length);
    seen += end - start;
    for (let i = start; i < end; i++) {
      const code = text.charCodeAt(i);
      if (code === 32 || (code >= 9 && code <= 13)) spaces++;
      else if ((code | 32) >= 97 && (code | 32) <= 122) letters++;
    }
  }
  // Words have a space every six letters or so; text without is data, or a script without spaces.
  return seen > SAMPLE / 2 && (letters + spaces < 0.78 * seen || spaces < 0.05 * seen);
}

// Gemini CLI's numbers: an image counts 258 tokens per tile, and so does a page of a PDF.
const IMAGE = 3_000;
const DOCUMENT = 25_800;

/** Tokens of an image, a document or a recording. */
export function estimateMedia({ mimeType }: Media): number {
  return mimeType.startsWith("image/") ? IMAGE : DOCUMENT;
}

/** Tokens of a part besides its content: role, names and ids. */
const FRAME = 6;

/** Tokens of messages; images and documents are counted apart. */
interface Weight {
  readonly text: number;
  readonly media: number;
}

/** Of a list of messages. Neither messages nor lists of them change. */
export const weigh = onceForObject((messages: readonly Message[]): Weight => {
  let [text, media] = [0, 0];
  for (const message of messages) {
    const own = weighMessage(message);
    text += own.text;
    media += own.media;
  }
  return { text, media };
});

/** Tokens of messages. */
export function estimateMessages(messages: readonly Message[]): number {
  const { text, media } = weigh(messages);
  return text + media;
}

/** Tokens of a whole request, its system prompt and declarations included. */
export function estimateQuestion({ system, messages, tools }: Pick<Question, "system" | "messages" | "tools">): number {
  return estimateText(system) + estimateTools(tools) + estimateMessages(messages);
}

const estimateTools = onceForObject((tools: Question["tools"]) => estimateText(JSON.stringify(tools)));

const weighMessage = onceForObject(({ parts }: Message): Weight => ({
  text: parts.reduce((sum, part) => sum + estimatePart(part), 0),
  media: parts.reduce((sum, { inlineData }) => sum + (inlineData === undefined ? 0 : estimateMedia(inlineData)), 0),
}));

function estimatePart({ text, functionCall, functionResponse }: Part): number {
  let tokens = FRAME;
  if (text !== undefined) tokens += estimateText(text);
  if (functionCall !== undefined) tokens += estimateText(JSON.stringify(functionCall.args));
  // The response's text itself is counted: as JSON, its escaped quotes and line ends would look like dense text.
  if (functionResponse !== undefined)
    for (const value of Object.values(functionResponse.response))
      tokens += estimateText(typeof value === "string" ? value : JSON.stringify(value));
  return tokens;
}

/** No tokenizer averages 50 characters per token, so a count below this share is wrong. */
const SILLY_SHARE = 1 / 16;

/**
 * The usage, with our own estimate in place of counts that are not numbers or far too small for what was sent and
 * received: a run must not exceed its budget because a count is missing.
 */
export function believe(usage: Usage, sent: number, received: number): Usage {
  const input = isSilly(usage.input, sent) ? sent : usage.input;
  const output = isSilly(usage.output, received) ? received : usage.output;
  if (input === usage.input && output === usage.output) return usage;
  const cached = Number.isFinite(usage.cached) ? Math.min(Math.max(0, usage.cached), input) : 0;
  return { ...usage, input, output, cached, estimated: true };
}

function isSilly(count: number, estimate: number): boolean {
  return !Number.isFinite(count) || count < 0 || count < estimate * SILLY_SHARE;
}

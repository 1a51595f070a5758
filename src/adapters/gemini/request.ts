/** Builds the body of a request to Gemini. */
import type { Content, GenerationConfig, ThinkingConfig, ThinkingLevel, Tool } from "@google/genai/web";
import type { Message, Part } from "../../events.ts";
import { generationOf, levelFor, type Thinking } from "../../lib/models.ts";
import type { Question } from "../../ports.ts";

/** As the API takes it. */
export interface QuestionBody {
  readonly contents: readonly Content[];
  readonly systemInstruction?: Content;
  readonly tools?: readonly Tool[];
  readonly generationConfig: GenerationConfig;
}

/** `thinking`: how much the model should think; absent for the model's default. Pure. */
export function formBody(question: Question, thinking: Thinking | undefined): QuestionBody {
  const { system } = question;
  const tools = formTools(question);
  return {
    contents: formContents(question),
    ...(system === "" ? {} : { systemInstruction: { parts: [{ text: system }] } }),
    ...(tools.length === 0 ? {} : { tools }),
    generationConfig: formConfig(question, thinking),
  };
}

/** Sent where a thought signature is missing: Gemini 3 accepts this value and refuses a call without any signature. */
const NO_SIGNATURE = "skip_thought_signature_validator";

function formContents({ model, messages }: Question): Content[] {
  const signs = (generationOf(model) ?? 0) >= 3;
  return messages.map(({ role, parts }) => ({ role, parts: [...(signs ? signFirstCall(role, parts) : parts)] }));
}

// Gemini 3 answers 400 when the first call of a model turn has no signature; later calls of the turn need none. It
// checks only the turns since the user's last text, but signing the whole history keeps the cached prefix.
function signFirstCall(role: Message["role"], parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(({ functionCall }) => functionCall !== undefined);
  if (role !== "model" || first < 0 || parts[first]?.thoughtSignature !== undefined) return parts;
  return parts.with(first, { ...parts[first], thoughtSignature: NO_SIGNATURE });
}

// topP and topK as Gemini CLI sends them, so that a model behaves as users know it.
function formConfig({ model, temperature, schema }: Question, wanted: Thinking | undefined): GenerationConfig {
  const thinking = thinkingOf(model, wanted);
  return {
    temperature: temperature ?? 1,
    topP: 0.95,
    topK: 64,
    ...(schema === undefined ? {} : { responseMimeType: "application/json", responseJsonSchema: schema }),
    ...(thinking === undefined ? {} : { thinkingConfig: thinking }),
  };
}

function formTools({ tools, search }: Question): Tool[] {
  const functionDeclarations = tools.map(({ name, description, parameters }) => ({
    name,
    description,
    parametersJsonSchema: parameters,
  }));
  return [
    ...(functionDeclarations.length === 0 ? [] : [{ functionDeclarations }]),
    ...(search === true ? [{ googleSearch: {} }] : []),
  ];
}

// Gemini 3 takes a level, Gemini 2.5 a budget; both together are refused. The defaults are Gemini CLI's.
function thinkingOf(model: string, wanted: Thinking | undefined): ThinkingConfig | undefined {
  const generation = generationOf(model);
  if (generation === undefined || generation < 2.5) return undefined;
  if (generation < 3) return { includeThoughts: true, thinkingBudget: wanted === undefined ? 8192 : BUDGETS[wanted] };
  const level = levelFor(model, wanted ?? "high");
  return { includeThoughts: true, thinkingLevel: level.toUpperCase() as ThinkingLevel };
}

/** Tokens, as Google's API translates each level. */
const BUDGETS: Readonly<Record<Thinking, number>> = { minimal: 1_024, low: 1_024, medium: 8_192, high: 24_576 };

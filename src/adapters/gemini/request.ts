/** From a question to the parameters of a Gemini call. */
import type {
  Content,
  GenerateContentConfig,
  GenerateContentParameters,
  ThinkingConfig,
  ThinkingLevel,
  Tool,
} from "@google/genai/web";
import type { Message, Part } from "../../events.ts";
import type { Question } from "../../ports.ts";

/** The SDK's names of thinking levels, handed in because the SDK is loaded late. */
export type ThinkingLevels = Readonly<Record<"HIGH", ThinkingLevel>>;

/** What the SDK is asked to send. Pure. */
export function formParameters(question: Question, levels: ThinkingLevels): GenerateContentParameters {
  return { model: question.model, contents: formContents(question), config: formConfig(question, levels) };
}

/** Sent in place of a thought signature that was never given: Gemini 3 takes it, and refuses a call without any. */
const NO_SIGNATURE = "skip_thought_signature_validator";

/**
 * The version in a model's name: 2.5 for `gemini-2.5-pro`, Infinity for an alias such as `gemini-flash-latest` (which
 * is never an old model), undefined for a model that is no Gemini.
 */
function geminiVersion(model: string): number | undefined {
  const name = /gemini-(?:(?<version>\d+(?:\.\d+)?)(?![\d.]))?/.exec(model);
  if (name === null) return undefined;
  return name.groups?.["version"] === undefined ? Infinity : Number(name.groups["version"]);
}

function formContents({ model, messages }: Question): Content[] {
  const signs = (geminiVersion(model) ?? 0) >= 3;
  return messages.map(({ role, parts }) => ({ role, parts: [...(signs ? signFirstCall(role, parts) : parts)] }));
}

// Gemini 3 answers 400 when the first call of a model turn bears no signature; its siblings stay unsigned. It checks
// only the turns since the last text of the user, but a history signed throughout keeps its cached prefix.
function signFirstCall(role: Message["role"], parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(({ functionCall }) => functionCall !== undefined);
  if (role !== "model" || first < 0 || parts[first]?.thoughtSignature !== undefined) return parts;
  return parts.with(first, { ...parts[first], thoughtSignature: NO_SIGNATURE });
}

// topP and topK as Gemini CLI sends them, so that a model behaves as its users know it.
function formConfig(question: Question, levels: ThinkingLevels): GenerateContentConfig {
  const { model, system, temperature, schema } = question;
  const tools = formTools(question);
  const thinking = thinkingOf(model, levels);
  return {
    ...(system === "" ? {} : { systemInstruction: { parts: [{ text: system }] } }),
    ...(tools.length === 0 ? {} : { tools }),
    ...(schema === undefined ? {} : { responseMimeType: "application/json", responseJsonSchema: schema }),
    ...(thinking === undefined ? {} : { thinkingConfig: thinking }),
    temperature: temperature ?? 1,
    topP: 0.95,
    topK: 64,
    // The SDK would otherwise send requests of its own that no budget sees.
    automaticFunctionCalling: { disable: true },
    automaticContinuation: false,
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

// The budget and the level are Gemini CLI's; an alias may name any family, and gets thoughts without either.
function thinkingOf(model: string, levels: ThinkingLevels): ThinkingConfig | undefined {
  const version = geminiVersion(model);
  if (version === undefined || version < 2.5) return undefined;
  if (version === Infinity) return { includeThoughts: true };
  if (version < 3) return { includeThoughts: true, thinkingBudget: 8192 };
  return { includeThoughts: true, thinkingLevel: levels.HIGH };
}

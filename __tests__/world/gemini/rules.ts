/** What Gemini answers with 400. The messages are close to its own. */
import type { WireBody, WireContent, WirePart } from "./request.ts";

/** Calls that the stand-in has made, with their signatures, which must come back unchanged. */
export interface SentCall {
  readonly id: string | undefined;
  readonly name: string;
  /** Canonical JSON of the arguments. */
  readonly args: string;
  readonly signature: string | undefined;
}

/** Why Gemini would refuse this body; undefined if it would accept it. */
export function findFault(body: WireBody, model: string, sent: readonly SentCall[]): string | undefined {
  return (
    unknownKey("", body, BODY_KEYS) ??
    contentsFault(body.contents ?? []) ??
    pairingFault(body.contents ?? []) ??
    signatureFault(body.contents ?? [], model, sent) ??
    toolsFault(body)
  );
}

/** The same JSON whatever the order of its keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const BODY_KEYS = new Set([
  "contents",
  "systemInstruction",
  "tools",
  "toolConfig",
  "generationConfig",
  "safetySettings",
  "cachedContent",
]);
const PART_KEYS = new Set(["text", "thought", "thoughtSignature", "functionCall", "functionResponse", "inlineData"]);

function unknownKey(where: string, value: object, known: ReadonlySet<string>): string | undefined {
  const key = Object.keys(value).find((each) => !known.has(each));
  return key === undefined
    ? undefined
    : `Invalid JSON payload received. Unknown name "${key}"${where === "" ? "" : ` at '${where}'`}: Cannot find field.`;
}

function contentsFault(contents: readonly WireContent[]): string | undefined {
  if (contents.length === 0) return "* GenerateContentRequest.contents: contents is not specified";
  for (const [index, { role, parts = [] }] of contents.entries()) {
    const expected = index % 2 === 0 ? "user" : "model";
    if (index === 0 && role !== "user") return "Please ensure that the first content has the user role.";
    if (role !== expected) return `Please ensure that roles alternate: content ${index} has the role ${role}.`;
    if (parts.length === 0)
      return `* GenerateContentRequest.contents[${index}].parts: contents.parts must not be empty.`;
    for (const [place, part] of parts.entries()) {
      const where = `contents[${index}].parts[${place}]`;
      const fault = unknownKey(where, part, PART_KEYS) ?? partFault(where, part);
      if (fault !== undefined) return fault;
    }
  }
  return contents.at(-1)?.role === "user" ? undefined : "Please ensure that the request ends with a user role.";
}

function partFault(where: string, part: WirePart): string | undefined {
  const data = [part.text, part.functionCall, part.functionResponse, part.inlineData].filter(
    (each) => each !== undefined,
  );
  if (data.length !== 1)
    return `* GenerateContentRequest.${where}.data: required oneof field 'data' must have one initialized field`;
  if (part.text === "" && part.thoughtSignature === undefined)
    return `Unable to submit request because ${where} has an empty text parameter.`;
  return undefined;
}

function pairingFault(contents: readonly WireContent[]): string | undefined {
  for (const [index, content] of contents.entries()) {
    const calls = callsOf(content);
    const answers = answersOf(contents[index + 1]);
    if (calls.length > 0 && answers.length !== calls.length) return UNEQUAL;
    const wrong = calls.findIndex((call, place) => !isAnswer(answers[place], call));
    if (wrong >= 0)
      return `The function response for ${calls[wrong]?.name} (${calls[wrong]?.id}) does not match its call.`;
    if (answersOf(content).length > 0 && callsOf(contents[index - 1]).length === 0) return UNCALLED;
  }
  return undefined;
}

const UNEQUAL =
  "Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.";
const UNCALLED = "Please ensure that function response turn comes immediately after a function call turn.";

type WireCall = NonNullable<WirePart["functionCall"]>;
type WireResponse = NonNullable<WirePart["functionResponse"]>;

function isAnswer(answer: WireResponse | undefined, call: WireCall): boolean {
  return answer?.name === call.name && answer?.id === call.id && answer?.response !== undefined;
}

function callsOf(content: WireContent | undefined): WireCall[] {
  return (content?.parts ?? []).flatMap(({ functionCall }) => functionCall ?? []);
}

function answersOf(content: WireContent | undefined): WireResponse[] {
  return (content?.parts ?? []).flatMap(({ functionResponse }) => functionResponse ?? []);
}

function signatureFault(
  contents: readonly WireContent[],
  model: string,
  sent: readonly SentCall[],
): string | undefined {
  const strict = /gemini-(?:[3-9]|\d\d|[a-z])/.test(model);
  for (const [index, { role, parts = [] }] of contents.entries()) {
    if (role !== "model") continue;
    const called = parts.filter(({ functionCall }) => functionCall !== undefined);
    for (const part of called) {
      const known = sent.filter((each) => isSame(each, part.functionCall));
      const [one] = known;
      // Calls without ids may be repetitions of one call, so any of their signatures will do.
      if (
        one !== undefined &&
        known.every(({ signature }) => signature !== undefined && signature !== part.thoughtSignature)
      ) {
        return `Function call \`${one.name}\` in the ${index}. content block has a missing or corrupted thought_signature.`;
      }
    }
    const [first] = called;
    if (strict && first !== undefined && first.thoughtSignature === undefined) {
      return `Function call \`${first.functionCall?.name}\` in the ${index}. content block is missing a thought_signature.`;
    }
  }
  return undefined;
}

function isSame(sent: SentCall, call: WireCall | undefined): boolean {
  if (call === undefined || sent.name !== call.name) return false;
  return sent.id === undefined ? sent.args === canonical(call.args ?? {}) : sent.id === call.id;
}

function toolsFault({ tools = [] }: WireBody): string | undefined {
  const declarations = tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations);
  const names = declarations.map(({ name = "" }) => name);
  const bad = names.find((name) => !/^[A-Za-z_][\w.:-]{0,63}$/.test(name));
  if (bad !== undefined) return `Invalid function name: "${bad}".`;
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `Duplicate function declaration found: ${twice}`;
  // For a function without parameters the schema can be left unset, by the API's reference.
  const untyped = declarations.find(({ parametersJsonSchema: schema }) => schema && schema["type"] !== "object");
  return untyped === undefined ? undefined : `Parameters of ${untyped.name} must be of type object.`;
}

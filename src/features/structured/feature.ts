/** A final message for a program: JSON that fits the workflow's schema. */
import type { Feature } from "../../run/for-features.ts";
import type { AgentEnd, Fault, Json, JsonObject } from "../../events.ts";
import type { Question } from "../../ports.ts";
import { type Asker, ask, mayAskMore, modelInUse, type AskResult, projectContext } from "../../agent.ts";
import { messageOf } from "../../lib/attempt.ts";
import { openValidator } from "../../lib/json-schema.ts";

export const structured: Feature = {
  async equip({ session }) {
    const { form } = session.admitted;
    if (form === undefined) return {};
    return {
      brief: async () => ({ text: describeForm(form) }),
      end: async (agent, end) => await settleOutput(agent, form, end),
    };
  },
};

/** The most characters of an output's JSON: GitHub allows 1 MB for all outputs of a job. */
const MOST = 700_000;

/** The instruction to the agent about its last message. */
function describeForm(schema: JsonObject): string {
  return `# The form of your last message\n\nA program reads your last message. This replaces what the system prompt says about it. It must be JSON and nothing else (no words around it, no code fence), at most ${MOST} characters, and valid for this JSON Schema:\n\n${JSON.stringify(schema)}\n\nWhatever people should know goes into its fields.`;
}

type OutputReading =
  | { readonly kind: "valid"; readonly value: Json }
  /** In the validator's words. */
  | { readonly kind: "invalid"; readonly faults: readonly string[] };

/** Reads the JSON, with or without a code fence around it. */
export async function readOutput(text: string, schema: JsonObject): Promise<OutputReading> {
  const plain = FENCED.exec(text.trim())?.[1] ?? text.trim();
  let value: Json;
  try {
    value = JSON.parse(plain) as Json;
  } catch (error) {
    return { kind: "invalid", faults: [`It is not JSON: ${messageOf(error)}`] };
  }
  const { length } = JSON.stringify(value);
  if (length > MOST) return { kind: "invalid", faults: [`It has ${length} characters; at most ${MOST} are taken.`] };
  const { valid, errors } = (await openValidator(schema)).validate(value);
  if (valid) return { kind: "valid", value };
  const faults = new Set(errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`));
  return { kind: "invalid", faults: [...faults].slice(-TOLD) };
}

const FENCED = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/i;

/** The most faults that are reported. The last ones are the deepest, where the cause is. */
const TOLD = 12;

/** Reads a finished agent's final text as output and logs it. An output with a fault keeps the raw text. */
async function settleOutput(agent: Asker, schema: JsonObject, end: AgentEnd): Promise<AgentEnd> {
  if (end.kind !== "finished") return end;
  const first = await readOutput(end.text, schema);
  if (first.kind === "valid") return accept(agent, first.value, false);
  const repaired = await askForRepair(agent, schema, first.faults);
  if (repaired?.kind === "cancelled") return { kind: "cancelled" };
  const second = repaired?.kind === "replied" ? await readOutput(repaired.reply.text, schema) : first;
  if (second.kind === "valid") return accept(agent, second.value, true);
  agent.log.append({ type: "output.checked", output: { kind: "invalid", faults: second.faults } }, agent.name);
  const raw = repaired?.kind === "replied" && repaired.reply.text.trim() !== "" ? repaired.reply.text : end.text;
  return { kind: "finished", text: raw, fault: faultOf(second.faults, repaired) };
}

function accept({ log, name }: Asker, value: Json, repaired: boolean): AgentEnd {
  log.append({ type: "output.checked", output: { kind: "valid", value, repaired } }, name);
  return { kind: "finished", text: `\`\`\`json\n${JSON.stringify(value, undefined, 2)}\n\`\`\`` };
}

/** Asks without tools: then every model accepts the schema as its answer's form. Undefined when none may be asked. */
async function askForRepair(
  agent: Asker,
  schema: JsonObject,
  faults: readonly string[],
): Promise<AskResult | undefined> {
  const { limits, log, name } = agent;
  // The model may have used its last turn; only money and time still count.
  if (!mayAskMore({ ...agent, limits: { ...limits, turns: { ...limits.turns, value: 0 } } })) return undefined;
  const text = `Your last message cannot be used. It must be JSON that is valid for the schema, and nothing else:\n\n${faults.map((fault) => `- ${fault}`).join("\n")}\n\nSend the whole message again, corrected. No tool can be called any more.`;
  log.append({ type: "agent.told", why: "output", text }, name);
  const context = projectContext(log.entries, name);
  const question: Question = { purpose: "repair_output", model: modelInUse(agent), ...context, tools: [], schema };
  const reply = await ask(agent, 0, question);
  if (reply.kind !== "failed" || reply.cause !== "refused") return reply;
  // Gemini supports only some keywords and may refuse a large or deep schema. Then the request describes it in words.
  const { schema: _, ...plain } = question;
  return await ask(agent, 0, plain);
}

function faultOf(faults: readonly string[], asked: AskResult | undefined): Fault {
  const tried =
    asked?.kind === "replied"
      ? "even after a correction"
      : asked?.kind === "failed"
        ? `and could not be asked again (${asked.fault.message})`
        : "and there was no budget left to ask again";
  return {
    kind: "model",
    message: `The final answer does not fit the output schema, ${tried}: ${faults.slice(0, 3).join(" ")}`,
    hint: "The answer is kept below as it came. Say in the prompt what goes into each field, simplify the schema, or use another model.",
  };
}

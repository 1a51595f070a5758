/** `complete_task`: how a sub-agent hands back its result. Whoever spawns one ends it at this call. */
import { Validator } from "@cfworker/json-schema";
import type { Json, JsonObject } from "../../events.ts";
import { textArg } from "../../tools/args.ts";
import { mendSchema } from "../../tools/mcp-schema.ts";
import { schemaFaults } from "../../lib/schema.ts";
import { failure, type Tool } from "../../tools/tool.ts";

const DESCRIPTION = "Hand back your result and end. Call it once, alone, when the task is done.";
const COMPLETE = "Complete; nothing else you said is seen";

export const completeTask: Tool = {
  name: "complete_task",
  description: DESCRIPTION,
  parameters: {
    type: "object",
    properties: { result: { type: "string", minLength: 1, description: COMPLETE } },
    required: ["result"],
  },
  effect: "write",
  needs: () => [],
  run: (args) => Promise.resolve({ text: textArg(args, "result") }),
};

/** What a result must be, in place of words. */
export interface ResultForm {
  /** The argument that holds it. */
  readonly name: string;
  readonly description?: string;
  /** JSON Schema. */
  readonly schema: JsonObject;
}

/** The same for a result of this form, which is handed back as JSON. What does not fit is answered with all its faults. */
export function completeTaskWith({ name, description, schema }: ResultForm): Tool {
  const { $defs, definitions } = schema;
  const described: JsonObject = { ...schema, description: description ?? schema["description"] ?? COMPLETE };
  const wrapped: JsonObject = {
    ...($defs === undefined ? {} : { $defs }),
    ...(definitions === undefined ? {} : { definitions }),
    type: "object",
    properties: { [name]: described },
    required: [name],
  };
  // The declaration has what the model's API takes; the result is held against the whole schema.
  const validator = new Validator({ ...schema }, "2020-12", false);
  return {
    ...completeTask,
    parameters: mendSchema(wrapped),
    run: (args) => Promise.resolve(answer(name, args[name], validator)),
  };
}

function answer(name: string, result: Json | undefined, validator: Validator) {
  const faults = schemaFaults(validator, result);
  if (faults.length === 0) return { text: JSON.stringify(result, null, 2) };
  return failure(
    "invalid_arguments",
    `${name} does not fit: ${faults.join(" ")}`,
    "Call complete_task again with all of it.",
  );
}

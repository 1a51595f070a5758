/** One job of a sub-agent, from its call to its report. Loaded with the first call: most runs make none. */
import type { Validator } from "@cfworker/json-schema";
import {
  isRefusal,
  type AgentExtension,
  type Refusal,
  withDeadline,
  type AgentSetup,
  openGuide,
  giveToolset,
  factsFor,
  subAgentBriefing,
} from "../../run/for-features.ts";
import type { AgentEnd, Answer, Json, JsonObject } from "../../events.ts";
import {
  type Agent,
  type Asker,
  type Caller,
  type ModelSettings,
  runAgent,
  composeSubAgentPrompt,
} from "../../agent.ts";
import { nameModel } from "../../lib/models.ts";
import type { SubAgent } from "../../project.ts";
import { failure, type Tool, textArg, schemaForGemini } from "../../tools.ts";
import { openValidator, schemaFaults } from "../../lib/json-schema.ts";
import { given } from "../../lib/parts.ts";
import { namedTools } from "./feature.ts";

/** Minutes for one extra turn in which an agent that has no report can still hand one in; Gemini CLI's number. */
const GRACE = 1;

interface SubAgentJob {
  readonly definition: SubAgent;
  readonly prompt: string;
  readonly name: string;
  readonly tools: readonly Tool[];
  readonly signal: AbortSignal;
}

export async function carryOutJob(
  setup: AgentSetup,
  task: SubAgentJob,
  extension: AgentExtension | Refusal,
): Promise<Answer> {
  const { definition, signal } = task;
  if (isRefusal(extension)) {
    if (extension.kind === "declined") return failure("failed", extension.reason);
    return failure("failed", extension.fault.message, extension.fault.hint);
  }
  using own = withDeadline(signal, definition.maxMinutes, setup.session.ports);
  using guide = openGuide(setup.session, task.name);
  return answerOf(task, await runAgent(await recruit(setup, task, extension, own, guide.instructionsFor)));
}

async function recruit(
  setup: AgentSetup,
  { definition, prompt, name, tools, signal }: SubAgentJob,
  extension: AgentExtension,
  own: AbortSignal,
  guide: NonNullable<Agent["guide"]>,
): Promise<Agent> {
  const { session } = setup;
  const { ports, admitted } = session;
  const { maxTurns, maxMinutes, model, output, temperature, source } = definition;
  const modelSettings = {
    ...(model === undefined ? setup.modelSettings : ownModelSettings(setup.modelSettings, model, source)),
    ...given({ temperature }),
  };
  const limits = { ...admitted.limits, turns: { value: maxTurns, source } };
  const asker: Asker = { name, modelSettings, limits, log: ports.log, clock: ports.clock, signal: own };
  const handIn = output === undefined ? completeTask : completeTaskWith(output);
  const all = [...namedTools(definition, [...tools, ...(extension.tools ?? [])]), handIn];
  const { callbacks } = extension;
  const caller: Caller = {
    ...asker,
    toolset: giveToolset(session, { asker, kind: definition.name }, all),
    guide,
    ...(callbacks && { callbacks }),
  };
  const { text = "" } = (await extension.brief?.(caller)) ?? {};
  const facts = factsFor(setup, caller, { turns: maxTurns, minutes: maxMinutes });
  const system = composeSubAgentPrompt(definition.prompt, facts, prompt);
  return {
    ...caller,
    task: { system, briefing: await subAgentBriefing(session, prompt, text) },
    subAgent: { definition: definition.name, grace: () => withDeadline(signal, GRACE, ports) },
  };
}

/** The settings with the model that a definition names. */
function ownModelSettings(modelSettings: ModelSettings, model: string, namedBy: string): ModelSettings {
  const { family: _, ...rest } = modelSettings;
  return { ...rest, ...nameModel(model), namedBy };
}

/** The report as the main agent reads it, or why there is none. */
function answerOf({ definition, name }: SubAgentJob, end: AgentEnd): Answer {
  const who = `The sub-agent ${definition.name} (${name})`;
  switch (end.kind) {
    case "finished":
      return { text: `[${who} reports:]\n${end.text}` };
    case "exhausted": {
      const why = `${who} ran out of ${end.limit} before it had finished.`;
      return end.text === "" ? failure("failed", `${why} It left no report.`) : { text: `[${why}]\n${end.text}` };
    }
    case "blocked":
    case "stuck":
      return failure("failed", `${who} is ${end.kind}: ${end.reason}`);
    case "cancelled":
      return failure("cancelled", `${who} was cancelled.`);
    case "failed":
      return failure("failed", `${who} failed: ${end.fault.message}`, end.fault.hint);
    default:
      return end satisfies never;
  }
}

// `complete_task`: how a sub-agent hands in its result. Its caller ends it at this call.

const COMPLETE = "Complete; nothing else you said is seen";

export const completeTask: Tool = {
  name: "complete_task",
  description: "Hand back your result and end. Call it once, alone, when the task is done.",
  parameters: {
    type: "object",
    properties: { result: { type: "string", minLength: 1, description: COMPLETE } },
    required: ["result"],
  },
  effect: "write",
  needs: () => [],
  run: (args) => Promise.resolve({ text: textArg(args, "result") }),
};

/** The tool for a result of this form, handed in as JSON. A result that does not fit is answered with all its faults. */
function completeTaskWith({ name, description, schema }: NonNullable<SubAgent["output"]>): Tool {
  const { $defs, definitions } = schema;
  const described: JsonObject = { ...schema, description: description ?? schema["description"] ?? COMPLETE };
  const wrapped: JsonObject = {
    ...($defs !== undefined && { $defs }),
    ...given({ definitions }),
    type: "object",
    properties: { [name]: described },
    required: [name],
  };
  // The declaration has only what the model's API accepts; the result is checked against the whole schema.
  let validator: Promise<Validator> | undefined;
  return {
    ...completeTask,
    parameters: schemaForGemini(wrapped),
    run: async (args) => answer(name, args[name], await (validator ??= openValidator(schema))),
  };
}

function answer(name: string, result: Json | undefined, validator: Validator) {
  const faults = schemaFaults(validator, result);
  if (faults.length === 0) return { text: JSON.stringify(result, null, 2) };
  const problem = `${name} does not fit: ${faults.join(" ")}`;
  return failure("invalid_arguments", problem, "Call complete_task again with all of it.");
}

/** Sub-agents, each with a context of its own. */
import type { Validator } from "@cfworker/json-schema";
import {
  type Feature,
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
import { MAIN, type AgentEnd, type Answer, type Entry, type Json, type JsonObject } from "../../events.ts";
import {
  type Agent,
  type Asker,
  type Caller,
  type ModelSettings,
  runAgent,
  composeSubAgentPrompt,
} from "../../agent.ts";
import { nameModel } from "../../lib/models.ts";
import { toolsOf, type SubAgent } from "../../project.ts";
import { failure, type Tool, textArg, schemaForGemini } from "../../tools.ts";
import { openValidator, schemaFaults } from "../../lib/json-schema.ts";
import { given } from "../../lib/parts.ts";

export const subAgents: Feature = {
  equip: async (setup, tools) => ({ tools: subAgentTools(setup, tools) }),
};

/** Minutes for one extra turn in which an agent that has no report can still hand one in; Gemini CLI's number. */
const GRACE = 1;

/** The tool that starts them; no tool without definitions. `tools` are the main agent's. */
function subAgentTools(setup: AgentSetup, tools: readonly Tool[]): readonly Tool[] {
  const { agents } = setup.projectContext;
  if (agents.length === 0) return [];
  let latest = 0;
  const extensions = new Map<string, Promise<AgentExtension | Refusal>>();
  const callable = agents.map((agent) => {
    const own = toolsFor(agent, tools);
    return { name: agent.name, onlyReads: agent.servers.length === 0 && own.every(({ effect }) => effect === "read") };
  });
  return [
    invokeAgent(callable, async (wanted, prompt, signal) => {
      const definition = agents.find(({ name }) => name === wanted);
      if (definition === undefined) return failure("not_found", `There is no agent ${JSON.stringify(wanted)}.`);
      latest = 1 + Math.max(latest, lastNumber(setup.session.ports.log.entries));
      const extension = extensions.get(wanted) ?? setup.extensionFor(definition);
      extensions.set(wanted, extension);
      const task = { definition, prompt, name: `${MAIN}/${latest}`, tools, signal };
      return await carryOutJob(setup, task, await extension);
    }),
  ];
}

/** The highest number of a sub-agent in the log, so that a continued run gives new ones other numbers. */
function lastNumber(entries: readonly Entry[]): number {
  return entries.reduce((last, { agent, event }) => {
    const number = event.type === "agent.started" ? Number(agent.slice(MAIN.length + 1)) : 0;
    return Math.max(last, number || 0);
  }, 0);
}

function toolsFor(agent: SubAgent, tools: readonly Tool[]): readonly Tool[] {
  const declared = tools.map(({ name }) => name);
  const names = new Set(toolsOf(agent, declared));
  return tools.filter(({ name }) => names.has(name));
}

interface SubAgentJob {
  readonly definition: SubAgent;
  readonly prompt: string;
  readonly name: string;
  readonly tools: readonly Tool[];
  readonly signal: AbortSignal;
}

async function carryOutJob(setup: AgentSetup, task: SubAgentJob, extension: AgentExtension | Refusal): Promise<Answer> {
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
  const all = [...toolsFor(definition, [...tools, ...(extension.tools ?? [])]), handIn];
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

// `invoke_agent`: a self-contained job for an agent with a context of its own.

/** An agent that can be called, by its definition. */
interface Callable {
  readonly name: string;
  /** Whether none of its tools changes anything, so that several may run at the same time. */
  readonly onlyReads: boolean;
}

/** Starts the named agent on a job and waits for its report. Expected failures are answers. */
type Spawn = (agent: string, prompt: string, signal: AbortSignal) => Promise<Answer>;

/** The tool for these agents; the prompt lists what each is for. */
export function invokeAgent(agents: readonly Callable[], spawn: Spawn): Tool {
  return {
    name: "invoke_agent",
    description: "Give a job to a sub-agent. It knows nothing but the prompt; you get its report.",
    parameters: {
      type: "object",
      properties: {
        agent_name: { type: "string", enum: agents.map(({ name }) => name) },
        prompt: { type: "string", minLength: 1, description: "Goal, facts, paths, how to check, what to report" },
      },
      required: ["agent_name", "prompt"],
    },
    effect: "write",
    onlyReads: (args) => agents.some(({ name, onlyReads }) => onlyReads && name === args["agent_name"]),
    needs: (args) => [{ kind: "agent", agent: textArg(args, "agent_name") }],
    run: (args, _site, signal) => spawn(textArg(args, "agent_name"), textArg(args, "prompt"), signal),
  };
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

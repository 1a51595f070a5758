/** Sub-agents: each a loop of its own on a job that the main agent gives it, on the main agent's budget. */
import { MAIN, type AgentEnd, type Answer, type Entry } from "../events.ts";
import type { Agent, Mind } from "../agent/agent.ts";
import { runAgent } from "../agent/loop.ts";
import { composeSubAgentPrompt } from "../agent/prompt/sub-agent.ts";
import { nameModel } from "../lib/models.ts";
import type { Server } from "../ports.ts";
import { toolsOf, type SubAgent } from "../project/subagents.ts";
import { completeTask, completeTaskWith } from "../tools/complete-task.ts";
import { invokeAgent } from "../tools/invoke-agent.ts";
import { mcpTools } from "../tools/mcp.ts";
import { failure, type Tool } from "../tools/tool.ts";
import { withDeadline } from "./deadline.ts";
import type { Crew } from "./equip.ts";
import { openGuide } from "./guide.ts";
import { giveHands } from "./hands.ts";
import { hooksOfSubAgent } from "./hooks.ts";
import { openRunServers, type Opened } from "./servers.ts";
import { factsFor, jobBriefing } from "./task.ts";

/** Minutes of the one turn that an agent without a report gets to hand one in; Gemini CLI's number. */
const GRACE = 1;

/** The tool that starts them; none without definitions. `tools` are the main agent's. */
export function subAgentTools(crew: Crew, tools: readonly Tool[]): readonly Tool[] {
  const { agents } = crew.lore;
  if (agents.length === 0) return [];
  let latest = 0;
  const servers = new Map<string, Promise<Opened>>();
  const callable = agents.map((agent) => {
    const own = toolsFor(agent, tools);
    return { name: agent.name, onlyReads: agent.servers.length === 0 && own.every(({ effect }) => effect === "read") };
  });
  return [
    invokeAgent(callable, async (wanted, prompt, signal) => {
      const definition = agents.find(({ name }) => name === wanted);
      if (definition === undefined) return failure("not_found", `There is no agent ${JSON.stringify(wanted)}.`);
      latest = 1 + Math.max(latest, lastNumber(crew.job.world.log.entries));
      const opened = servers.get(wanted) ?? openRunServers(crew.job, definition.servers, wanted);
      servers.set(wanted, opened);
      const errand = { definition, prompt, name: `${MAIN}/${latest}`, tools, signal };
      return await carryOutJob(crew, errand, await opened);
    }),
  ];
}

/** Of the sub-agents in the log: one that goes on with an earlier run must not be taken for one of those. */
function lastNumber(entries: readonly Entry[]): number {
  return entries.reduce((last, { agent, event }) => {
    const number = event.type === "agent.started" ? Number(agent.slice(MAIN.length + 1)) : 0;
    return Math.max(last, number || 0);
  }, 0);
}

function toolsFor(agent: SubAgent, tools: readonly Tool[]): readonly Tool[] {
  const names = new Set(
    toolsOf(
      agent,
      tools.map(({ name }) => name),
    ),
  );
  return tools.filter(({ name }) => names.has(name));
}

interface Errand {
  readonly definition: SubAgent;
  readonly prompt: string;
  readonly name: string;
  readonly tools: readonly Tool[];
  readonly signal: AbortSignal;
}

async function carryOutJob(crew: Crew, errand: Errand, opened: Opened): Promise<Answer> {
  const { definition, signal } = errand;
  if (opened.kind === "missing") return failure("failed", opened.fault.message, opened.fault.hint);
  const tools = toolsFor(definition, [...errand.tools, ...mcpTools(opened.servers)]);
  using own = withDeadline(signal, definition.maxMinutes, crew.job.world);
  using guide = openGuide(crew.job, errand.name);
  const agent = await recruit(
    crew,
    errand,
    { tools: [...tools, handIn(definition)], servers: opened.servers },
    own,
    guide.tell,
  );
  return answerOf(errand, await runAgent(agent));
}

function handIn({ output }: SubAgent): Tool {
  return output === undefined ? completeTask : completeTaskWith(output);
}

async function recruit(
  crew: Crew,
  { definition, prompt, name, signal }: Errand,
  { tools, servers }: { readonly tools: readonly Tool[]; readonly servers: readonly Server[] },
  own: AbortSignal,
  guide: NonNullable<Agent["guide"]>,
): Promise<Agent> {
  const { job, hooks } = crew;
  const { world, admitted } = job;
  const { maxTurns, maxMinutes, model, temperature, source } = definition;
  const hands = giveHands(job, { name, kind: definition.name, self: () => agent }, tools);
  const limits = { ...admitted.limits, turns: { value: maxTurns, source } };
  const facts = factsFor(crew, hands, { turns: maxTurns, minutes: maxMinutes });
  const agent: Agent = {
    name,
    task: {
      system: composeSubAgentPrompt(definition.prompt, facts, prompt),
      briefing: await jobBriefing(job, prompt, servers),
    },
    mind: {
      ...(model === undefined ? crew.mind : ownMind(crew.mind, model, source)),
      ...(temperature === undefined ? {} : { temperature }),
    },
    hands,
    limits,
    log: world.log,
    clock: world.clock,
    signal: own,
    guide,
    errand: { definition: definition.name, grace: () => withDeadline(signal, GRACE, world) },
    ...(hooks === undefined ? {} : { hooks: hooksOfSubAgent(hooks) }),
  };
  return agent;
}

/** With the model that a definition names. */
function ownMind(mind: Mind, model: string, namedBy: string): Mind {
  const { family: _, ...rest } = mind;
  return { ...rest, ...nameModel(model), namedBy };
}

/** Its report as the main agent reads it, or why there is none. */
function answerOf({ definition, name }: Errand, end: AgentEnd): Answer {
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

/** What the repository tells its agents, read at the trusted commit before the first of them starts. */
import type { Fault } from "../events.ts";
import { MCP_PREFIX, TOOLS } from "../policy/vocabulary.ts";
import { idleMatchers } from "../project/hook-settings.ts";
import type { Instructions } from "../project/instructions.ts";
import type { Skill } from "../project/skills.ts";
import { type SubAgent, unknownTools } from "../project/subagents.ts";
import type { Project } from "../project/trusted.ts";
import type { Job } from "./job.ts";
import { tellMissing, tellWithheld } from "./variables.ts";

export interface AgentContext {
  readonly instructions: Instructions;
  readonly skills: readonly Skill[];
  readonly agents: readonly SubAgent[];
  /** The text of the file that stands in for the system prompt. */
  readonly replacement?: string;
}

export type LoreReading =
  { readonly kind: "read"; readonly projectContext: AgentContext } | { readonly kind: "faulty"; readonly fault: Fault };

/** Reads it, and logs what was read and what was left out. */
export async function readAgentContext({
  admitted,
  order,
  world,
}: Pick<Job, "admitted" | "order" | "world">): Promise<LoreReading> {
  const { project } = admitted;
  const [instructions, { skills, notes }, found, system] = await Promise.all([
    project.instructions(),
    project.skills(),
    project.subAgents(),
    project.systemPrompt(order.environment?.["GEMINI_SYSTEM_MD"]),
  ]);
  if (system.kind === "faulty") return system;
  world.log.append({
    type: "project.read",
    commit: project.tree.commit,
    instructions: instructions.files.map(({ path }) => path),
    skills: skills.map(({ path }) => path),
    agents: found.agents.flatMap(({ source }) => (source === "built-in" ? [] : [source])),
    hooks: hookEvents(project),
    notes: [
      ...tellWithheld(world, order, admitted.policy),
      ...tellCommandVariables({ world, order, admitted }),
      ...project.settings.notes,
      ...instructions.notes,
      ...notes,
      ...found.notes,
      ...found.agents.flatMap(tellUnknownTools),
      ...tellIdleMatchers(project, found.agents),
    ],
  });
  const replacement = system.kind === "replaced" ? { replacement: system.text } : {};
  return { kind: "read", projectContext: { instructions, skills, agents: found.agents, ...replacement } };
}

function tellCommandVariables({ world, order, admitted }: Pick<Job, "admitted" | "order" | "world">) {
  const { command } = admitted.asked;
  if (command?.kind !== "file") return [];
  const lines = command.parts.flatMap((part) => (part.kind === "shell" ? [part.line] : []));
  return tellMissing(world, order, admitted.policy, { path: command.file.path, lines });
}

function tellUnknownTools(agent: SubAgent): string[] {
  const unknown = unknownTools(agent, (name) => TOOLS.has(name) || name.startsWith(MCP_PREFIX));
  const names = unknown.map((name) => `\`${name}\``).join(", ");
  return unknown.length === 0 ? [] : [`${agent.source} names tools that there are not: ${names}.`];
}

/** A hook that never runs guards nothing, whatever whoever wrote it believes. */
function tellIdleMatchers({ settings }: Project, agents: readonly SubAgent[]): string[] {
  const servers = [...settings.servers, ...agents.flatMap((agent) => agent.servers)].map(({ name }) => name);
  const idle = idleMatchers(settings.hooks, [...TOOLS.keys()], servers);
  return idle.map(
    ({ event, matcher }) =>
      `The matcher \`${matcher}\` of a ${event} hook names no tool: its hooks never run. Tools bear Gemini CLI's names, such as \`run_shell_command\`.`,
  );
}

function hookEvents({ settings }: Project): string[] {
  return [...new Set(settings.hooks.map(({ event }) => event))];
}

/**
 * What the repository tells its agents: read at the trusted commit before the first agent starts; a directory's own
 * instructions follow when an agent first touches it.
 */
import type { Fault, Entry } from "../events.ts";
import { MCP_PREFIX, TOOLS } from "../policy/policy.ts";
import { idleMatchers } from "../project/hook-settings.ts";
import { type Instructions, instructionText } from "../project/instructions.ts";
import type { Skill } from "../project/skills.ts";
import { type SubAgent, unknownTools } from "../project/subagents.ts";
import type { Project } from "../project/trusted.ts";
import type { Session } from "./session.ts";
import { describeMissing, describeWithheld } from "./variables.ts";
import { markInstructions } from "../request/untrusted.ts";

export interface AgentContext {
  readonly instructions: Instructions;
  readonly skills: readonly Skill[];
  readonly agents: readonly SubAgent[];
  /** The text of the file that replaces the system prompt. */
  readonly replacement?: string;
}

type AgentContextReading =
  { readonly kind: "read"; readonly projectContext: AgentContext } | { readonly kind: "faulty"; readonly fault: Fault };

/** Reads the context, and logs what was read and what was left out. */
export async function readAgentContext({
  admitted,
  invocation,
  ports,
}: Pick<Session, "admitted" | "invocation" | "ports">): Promise<AgentContextReading> {
  const { project } = admitted;
  const [instructions, { skills, notes }, found, system] = await Promise.all([
    project.instructions(),
    project.skills(),
    project.subAgents(),
    project.systemPrompt(invocation.environment?.["GEMINI_SYSTEM_MD"]),
  ]);
  if (system.kind === "faulty") return system;
  ports.log.append({
    type: "project.read",
    commit: project.tree.commit,
    instructions: instructions.files.map(({ path }) => path),
    skills: skills.map(({ path }) => path),
    agents: found.agents.flatMap(({ source }) => (source === "built-in" ? [] : [source])),
    hooks: hookEvents(project),
    notes: [
      ...describeWithheld(ports, invocation, admitted.policy),
      ...tellCommandVariables({ ports, invocation, admitted }),
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

function tellCommandVariables({ ports, invocation, admitted }: Pick<Session, "admitted" | "invocation" | "ports">) {
  const { command } = admitted.resolved;
  if (command?.kind !== "file") return [];
  const lines = command.parts.flatMap((part) => (part.kind === "shell" ? [part.line] : []));
  return describeMissing(ports, invocation, admitted.policy, { path: command.file.path, lines });
}

function tellUnknownTools(agent: SubAgent): string[] {
  const unknown = unknownTools(agent, (name) => TOOLS.has(name) || name.startsWith(MCP_PREFIX));
  const names = unknown.map((name) => `\`${name}\``).join(", ");
  return unknown.length === 0 ? [] : [`${agent.source} names tools that do not exist: ${names}.`];
}

/** A hook that never runs protects nothing, and its author should know. */
function tellIdleMatchers({ settings }: Project, agents: readonly SubAgent[]): string[] {
  const servers = [...settings.servers, ...agents.flatMap((agent) => agent.servers)].map(({ name }) => name);
  const idle = idleMatchers(settings.hooks, [...TOOLS.keys()], servers);
  return idle.map(
    ({ event, matcher }) =>
      `The matcher \`${matcher}\` of a ${event} hook names no tool: its hooks never run. Tools have Gemini CLI's names, such as \`run_shell_command\`.`,
  );
}

function hookEvents({ settings }: Project): string[] {
  return [...new Set(settings.hooks.map(({ event }) => event))];
}

interface Guide extends Disposable {
  /** For `Agent.guide`. */
  readonly tell: (path: string) => Promise<string>;
}

/** Gives each file to the agent once, and again after its history was compressed: the file may no longer be in it. */
export function openGuide(
  { admitted, ports, mark }: Pick<Session, "admitted" | "ports" | "mark">,
  agent: string,
): Guide {
  const told = new Set<string>();
  const forget = ({ agent: who, event }: Entry): void => {
    if (who === agent && (event.type === "context.compressed" || event.type === "context.masked")) told.clear();
  };
  const stop = ports.log.listen(forget);
  return {
    async tell(path) {
      const files = await admitted.project.instructionsFor(path);
      const fresh = files.filter((file) => !told.has(file.path));
      for (const file of fresh) told.add(file.path);
      return fresh.length === 0 ? "" : markInstructions(instructionText(fresh), mark);
    },
    [Symbol.dispose]: stop,
  };
}

/** What the repository tells its agents, at the trusted commit; a directory's own instructions follow later. */
import type { Fault, Entry } from "../events.ts";
import { MCP_PREFIX, TOOLS } from "../policy.ts";
import {
  idleMatchers,
  type Instructions,
  instructionText,
  type Skill,
  type SubAgent,
  unknownTools,
  type Project,
} from "../project.ts";
import type { Session } from "./session.ts";
import { describeMissing, describeWithheld } from "./variables.ts";
import { markInstructions } from "../request.ts";

export interface AgentContext {
  readonly instructions: Instructions;
  readonly skills: readonly Skill[];
  readonly agents: readonly SubAgent[];
  /** The text of the file that replaces the system prompt. */
  readonly replacement?: string;
}

type ContextReading =
  { readonly kind: "read"; readonly projectContext: AgentContext } | { readonly kind: "faulty"; readonly fault: Fault };

/** Reads the context, and logs what was read and what was left out. */
export async function readAgentContext({
  admitted,
  invocation,
  ports,
}: Pick<Session, "admitted" | "invocation" | "ports">): Promise<ContextReading> {
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
    hooks: [...new Set(project.settings.hooks.map(({ event }) => event))],
    notes: [
      ...describeWithheld(ports, invocation, admitted.policy),
      ...describeCommandVariables({ ports, invocation, admitted }),
      ...project.settings.notes,
      ...instructions.notes,
      ...notes,
      ...found.notes,
      ...found.agents.flatMap(describeUnknownTools),
      ...describeIdleMatchers(project, found.agents),
    ],
  });
  const replacement = system.kind === "replaced" ? { replacement: system.text } : {};
  return { kind: "read", projectContext: { instructions, skills, agents: found.agents, ...replacement } };
}

function describeCommandVariables({ ports, invocation, admitted }: Pick<Session, "admitted" | "invocation" | "ports">) {
  const { command } = admitted.resolved;
  if (command?.kind !== "file") return [];
  const lines = command.parts.flatMap((part) => (part.kind === "shell" ? [part.line] : []));
  return describeMissing(ports, invocation, admitted.policy, { path: command.file.path, lines });
}

function describeUnknownTools(agent: SubAgent): string[] {
  const unknown = unknownTools(agent, (name) => TOOLS.has(name) || name.startsWith(MCP_PREFIX));
  const names = unknown.map((name) => `\`${name}\``).join(", ");
  return unknown.length === 0 ? [] : [`${agent.source} names tools that do not exist: ${names}.`];
}

/** A hook that never runs protects nothing, and its author should know. */
function describeIdleMatchers({ settings }: Project, agents: readonly SubAgent[]): string[] {
  const servers = [...settings.servers, ...agents.flatMap((agent) => agent.servers)].map(({ name }) => name);
  const idle = idleMatchers(settings.hooks, [...TOOLS.keys()], servers);
  return idle.map(
    ({ event, matcher }) =>
      `The matcher \`${matcher}\` of a ${event} hook names no tool: its hooks never run. Tools have Gemini CLI's names, such as \`run_shell_command\`.`,
  );
}

/** Gives each file to the agent once, and again after its history was compressed: the file may no longer be in it. */
export function openGuide({ admitted, ports, mark }: Pick<Session, "admitted" | "ports" | "mark">, agent: string) {
  const given = new Set<string>();
  const forget = ({ agent: who, event }: Entry): void => {
    if (who === agent && (event.type === "context.compressed" || event.type === "context.masked")) given.clear();
  };
  const stop = ports.log.listen(forget);
  return {
    /** For `Agent.guide`. */
    async instructionsFor(path: string): Promise<string> {
      const files = await admitted.project.instructionsFor(path);
      const fresh = files.filter((file) => !given.has(file.path));
      for (const file of fresh) given.add(file.path);
      return fresh.length === 0 ? "" : markInstructions(instructionText(fresh), mark);
    },
    [Symbol.dispose]: stop,
  };
}

/** Sub-agents, each with a context of its own. */
import type { AgentExtension, AgentSetup, Feature, Refusal } from "../../run/for-features.ts";
import { MAIN, type Answer, type Entry } from "../../events.ts";
import { failure, type Tool, textArg } from "../../tools.ts";
import { toolsOf, type SubAgent } from "../../project.ts";

export const subAgents: Feature = {
  equip: async (setup, tools) => ({ tools: subAgentTools(setup, tools) }),
};

/** The tool that starts them; no tool without definitions. `tools` are the main agent's. */
function subAgentTools(setup: AgentSetup, tools: readonly Tool[]): readonly Tool[] {
  const { agents } = setup.projectContext;
  if (agents.length === 0) return [];
  let latest = 0;
  const extensions = new Map<string, Promise<AgentExtension | Refusal>>();
  const callable = agents.map((agent) => {
    const own = namedTools(agent, tools);
    return { name: agent.name, onlyReads: agent.servers.length === 0 && own.every(({ effect }) => effect === "read") };
  });
  return [
    invokeAgent(callable, async (wanted, prompt, signal) => {
      const definition = agents.find(({ name }) => name === wanted);
      if (definition === undefined) return failure("not_found", `There is no agent ${JSON.stringify(wanted)}.`);
      latest = 1 + Math.max(latest, lastNumber(setup.session.ports.log.entries));
      const task = { definition, prompt, name: `${MAIN}/${latest}`, tools, signal };
      const { carryOutJob } = await import("./job.ts");
      const extension = extensions.get(wanted) ?? setup.extensionFor(definition);
      extensions.set(wanted, extension);
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

/** Those of the main agent's tools that a definition names. */
export function namedTools(agent: SubAgent, tools: readonly Tool[]): readonly Tool[] {
  const declared = tools.map(({ name }) => name);
  const names = new Set(toolsOf(agent, declared));
  return tools.filter(({ name }) => names.has(name));
}

// `invoke_agent`: a self-contained job for an agent with a context of its own.

/**
 * The tool for these agents; the prompt lists what each is for. Several that only read may run at the same time. `spawn`
 * starts the named one on a job and waits for its report. Expected failures are answers.
 */
export function invokeAgent(
  agents: readonly { readonly name: string; readonly onlyReads: boolean }[],
  spawn: (agent: string, prompt: string, signal: AbortSignal) => Promise<Answer>,
): Tool {
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

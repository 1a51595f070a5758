/** `invoke_agent`: a self-contained job for an agent with a context of its own. */
import type { Answer } from "../../events.ts";
import { textArg } from "../../tools/args.ts";
import type { Tool } from "../../tools/tool.ts";

/** An agent that can be called, as its definition has it. */
export interface Callable {
  readonly name: string;
  /** Whether none of its tools changes anything, so that several may run side by side. */
  readonly onlyReads: boolean;
}

/** Starts an agent of that name on a job and waits for its report. Expected failures are answers. */
export type Spawn = (agent: string, prompt: string, signal: AbortSignal) => Promise<Answer>;

/** The tool for these agents; the prompt lists what each is for. */
export function invokeAgent(agents: readonly Callable[], spawn: Spawn): Tool {
  return {
    name: "invoke_agent",
    description: "Give a self-contained job to a sub-agent. It knows nothing but the prompt; you get its report.",
    parameters: {
      type: "object",
      properties: {
        agent_name: { type: "string", enum: agents.map(({ name }) => name) },
        prompt: { type: "string", minLength: 1, description: "Goal, facts, paths, what to report" },
      },
      required: ["agent_name", "prompt"],
    },
    effect: "write",
    onlyReads: (args) => agents.some(({ name, onlyReads }) => onlyReads && name === args["agent_name"]),
    needs: (args) => [{ kind: "agent", agent: textArg(args, "agent_name") }],
    run: (args, _site, signal) => spawn(textArg(args, "agent_name"), textArg(args, "prompt"), signal),
  };
}

/** The repository's hooks as they stand around an agent's work. */
import type { Around } from "../../agent/around.ts";
import type { AgentHooks } from "./agent-hooks.ts";
import { afterTool, beforeTool, notifyDenial } from "./calls.ts";
import { askThroughHooks, narrowTools } from "./questions.ts";
import { afterWork, beforeCompressing, beforeWork } from "./work.ts";

export function aroundBy(hooks: AgentHooks): Around {
  return {
    beforeWork: (agent) => beforeWork({ ...agent, hooks }),
    afterWork: (agent, text) => afterWork({ ...agent, hooks }, text),
    beforeCompressing: (agent) => beforeCompressing({ ...agent, hooks }),
    narrowTools: (agent) => narrowTools({ ...agent, hooks }),
    ask: (agent, turn, question) => askThroughHooks({ ...agent, hooks }, turn, question),
    beforeCall: (caller, tool, call) => beforeTool({ ...caller, hooks }, tool, call),
    afterCall: (caller, tool, call, answer) => afterTool({ ...caller, hooks }, tool, call, answer),
    onDenial: (caller, call, reason) => notifyDenial({ ...caller, hooks }, call, reason),
  };
}

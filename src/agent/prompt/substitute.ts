/** The variables of a system prompt written by the repository (`GEMINI_SYSTEM_MD`), as Gemini CLI has them. */
import { todaysName } from "../../project/old-names.ts";
import { has, type PromptFacts } from "./facts.ts";
import { agentContexts } from "./sub-agents.ts";
import { agentSkills } from "./skills.ts";

/**
 * Fill in `${AgentSkills}`, `${SubAgents}`, `${AvailableTools}`, and `${read_file_ToolName}` or `${ToolName_read_file}`
 * for each declared tool, by its older names too. One pass: what is filled in is not looked at again. Anything else in `${…}` is left as it is.
 */
export function substitute(text: string, facts: PromptFacts): string {
  return text.replaceAll(VARIABLE, (whole, name: string) => value(name, facts) ?? whole).trim();
}

const VARIABLE = /\$\{([A-Za-z][\w-]*)\}/g;

function value(name: string, facts: PromptFacts): string | undefined {
  switch (name) {
    case "AgentSkills":
      return agentSkills(facts);
    case "SubAgents":
      return agentContexts(facts);
    case "AvailableTools":
      return facts.tools.length === 0 ? "No tools are available." : facts.tools.map((tool) => `- ${tool}`).join("\n");
    default: {
      const named = /^(.+)_ToolName$/.exec(name)?.[1] ?? /^ToolName_(.+)$/.exec(name)?.[1];
      const tool = named === undefined ? undefined : todaysName(named);
      return tool !== undefined && has(facts, tool) ? tool : undefined;
    }
  }
}

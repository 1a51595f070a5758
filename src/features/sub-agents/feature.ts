/** Sub-agents, each with a context of its own. */
import type { Feature } from "../../run/feature.ts";
import { subAgentTools } from "./sub-agents.ts";

export const subAgents: Feature = {
  equip: (setup, tools) => Promise.resolve({ tools: subAgentTools(setup, tools) }),
};

/** Skills of the repository, which the agent opens when it needs one. */
import type { Feature } from "../../run/feature.ts";
import { skillTools } from "./skills.ts";

export const skills: Feature = {
  equip: ({ session, projectContext }) => Promise.resolve({ tools: skillTools(session, projectContext.skills) }),
};

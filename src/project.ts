/** What the trusted commit says: instructions, settings, commands, skills, sub-agents, hooks, servers. */
export type { PlanPart } from "./project/command-plan.ts";
export { type CommandFile, commandPath } from "./project/commands.ts";
export {
  BLOCKING_EVENTS,
  type Hook,
  type HookEvent,
  type HookGroup,
  idleMatchers,
  matchHooks,
} from "./project/hook-settings.ts";
export { type Instructions, instructionText, switchPath } from "./project/instructions.ts";
export { findMentions, namesFile, readMentions } from "./project/mentions.ts";
export { currentToolName } from "./project/old-names.ts";
export { readOutputSchema } from "./project/output-schema.ts";
export { fillServer, type ServerSetting } from "./project/servers.ts";
export type { CompressionSettings } from "./project/settings.ts";
export type { Skill } from "./project/skills.ts";
export { type SubAgent, toolsOf, unknownTools } from "./project/subagents.ts";
export { type Project, readProject } from "./project/trusted.ts";

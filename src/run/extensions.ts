/** Collects what a run's features add to its agents. */
import type { Caller } from "../agent/agent.ts";
import type { SubAgent } from "../project/subagents.ts";
import type { Tool } from "../tools/tool.ts";
import type { AgentSetup } from "./agent-setup.ts";
import { isRefusal, type Feature, type AgentExtension, type Refusal, type BriefingParts } from "./feature.ts";
import type { Session } from "./session.ts";

/** For the main agent, in the order of the features: each sees the tools that earlier ones added. */
export async function extensionsFor(
  setup: AgentSetup,
  features: readonly Feature[],
  own: readonly Tool[],
): Promise<readonly AgentExtension[] | Refusal> {
  const extensions: AgentExtension[] = [];
  for (const { equip } of features) {
    const extension = await equip?.(setup, [...own, ...toolsIn(extensions)]);
    if (extension === undefined) continue;
    if (isRefusal(extension)) return extension;
    extensions.push(extension);
  }
  return extensions;
}

/** For a sub-agent, combined into one kit. */
export async function extensionForSubAgent(
  session: Session,
  features: readonly Feature[],
  definition: SubAgent,
): Promise<AgentExtension | Refusal> {
  const extensions: AgentExtension[] = [];
  for (const { equipSubAgent } of features) {
    const extension = await equipSubAgent?.(session, definition);
    if (extension === undefined) continue;
    if (isRefusal(extension)) return extension;
    extensions.push(extension);
  }
  const callbacks = callbacksIn(extensions);
  return {
    tools: toolsIn(extensions),
    ...(callbacks && { callbacks }),
    async tell(caller) {
      const told = await briefingOf(extensions, caller);
      return { words: told.flatMap(({ words = "" }) => (words === "" ? [] : [words])).join("\n\n") };
    },
  };
}

export function toolsIn(extensions: readonly AgentExtension[]): readonly Tool[] {
  return extensions.flatMap(({ tools = [] }) => tools);
}

export function callbacksIn(extensions: readonly AgentExtension[]): AgentExtension["callbacks"] {
  return extensions.find(({ callbacks }) => callbacks !== undefined)?.callbacks;
}

/** The briefing of each kit. All are asked in parallel. */
export async function briefingOf(
  extensions: readonly AgentExtension[],
  caller: Caller,
): Promise<readonly BriefingParts[]> {
  return await Promise.all(extensions.map(async ({ tell }) => (await tell?.(caller)) ?? {}));
}

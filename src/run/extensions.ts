/** Collects what a run's features add to its agents. */
import type { Caller } from "../agent.ts";
import type { SubAgent } from "../project.ts";
import type { Tool } from "../tools.ts";
import type { AgentSetup } from "./agent-setup.ts";
import { isRefusal, type Feature, type AgentExtension, type Refusal, type BriefingParts } from "./feature.ts";
import type { Session } from "./session.ts";
import { given, joined } from "../lib/parts.ts";

/** For the main agent, in the order of the features: each sees the tools that earlier ones added. */
export async function extensionsFor(
  setup: AgentSetup,
  features: readonly Feature[],
  own: readonly Tool[],
): Promise<readonly AgentExtension[] | Refusal> {
  return await collect(features, ({ equip }, earlier) => equip?.(setup, [...own, ...toolsIn(earlier)]));
}

/** What each feature adds, asked one after the other; the first refusal ends it. */
async function collect(
  features: readonly Feature[],
  extend: (feature: Feature, earlier: readonly AgentExtension[]) => Promise<AgentExtension | Refusal> | undefined,
): Promise<readonly AgentExtension[] | Refusal> {
  const extensions: AgentExtension[] = [];
  for (const feature of features) {
    const extension = await extend(feature, extensions);
    if (extension === undefined) continue;
    if (isRefusal(extension)) return extension;
    extensions.push(extension);
  }
  return extensions;
}

/** For a sub-agent, combined into one extension. */
export async function extensionForSubAgent(
  session: Session,
  features: readonly Feature[],
  definition: SubAgent,
): Promise<AgentExtension | Refusal> {
  const extensions = await collect(features, ({ equipSubAgent }) => equipSubAgent?.(session, definition));
  if ("kind" in extensions) return extensions;
  const callbacks = callbacksIn(extensions);
  return {
    tools: toolsIn(extensions),
    ...given({ callbacks }),
    async brief(caller) {
      const texts = (await briefingOf(extensions, caller)).map(({ text }) => text);
      return { text: joined(texts, "\n\n") };
    },
  };
}

export function toolsIn(extensions: readonly AgentExtension[]): readonly Tool[] {
  return extensions.flatMap(({ tools = [] }) => tools);
}

export function callbacksIn(extensions: readonly AgentExtension[]): AgentExtension["callbacks"] {
  return extensions.find(({ callbacks }) => callbacks !== undefined)?.callbacks;
}

/** The briefing of each extension. All are asked in parallel. */
export async function briefingOf(
  extensions: readonly AgentExtension[],
  caller: Caller,
): Promise<readonly BriefingParts[]> {
  return await Promise.all(extensions.map(async ({ brief }) => (await brief?.(caller)) ?? {}));
}

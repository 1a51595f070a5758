/** Collects what a run's features add to its agents. */
import type { Caller } from "../agent/agent.ts";
import type { SubAgent } from "../project/subagents.ts";
import type { Tool } from "../tools/tool.ts";
import type { AgentSetup } from "./agent-setup.ts";
import { isRefusal, type Feature, type Kit, type Refusal, type BriefingParts } from "./feature.ts";
import type { Job } from "./job.ts";

/** For the main agent, in the order of the features: each sees the tools that earlier ones added. */
export async function kitsFor(
  setup: AgentSetup,
  features: readonly Feature[],
  own: readonly Tool[],
): Promise<readonly Kit[] | Refusal> {
  const kits: Kit[] = [];
  for (const { equip } of features) {
    const kit = await equip?.(setup, [...own, ...toolsIn(kits)]);
    if (kit === undefined) continue;
    if (isRefusal(kit)) return kit;
    kits.push(kit);
  }
  return kits;
}

/** For a sub-agent, combined into one kit. */
export async function kitForSubAgent(
  job: Job,
  features: readonly Feature[],
  definition: SubAgent,
): Promise<Kit | Refusal> {
  const kits: Kit[] = [];
  for (const { equipSubAgent } of features) {
    const kit = await equipSubAgent?.(job, definition);
    if (kit === undefined) continue;
    if (isRefusal(kit)) return kit;
    kits.push(kit);
  }
  const around = aroundIn(kits);
  return {
    tools: toolsIn(kits),
    ...(around && { around }),
    async tell(caller) {
      const told = await briefingOf(kits, caller);
      return { words: told.flatMap(({ words = "" }) => (words === "" ? [] : [words])).join("\n\n") };
    },
  };
}

export function toolsIn(kits: readonly Kit[]): readonly Tool[] {
  return kits.flatMap(({ tools = [] }) => tools);
}

export function aroundIn(kits: readonly Kit[]): Kit["around"] {
  return kits.find(({ around }) => around !== undefined)?.around;
}

/** The briefing of each kit. All are asked in parallel. */
export async function briefingOf(kits: readonly Kit[], caller: Caller): Promise<readonly BriefingParts[]> {
  return await Promise.all(kits.map(async ({ tell }) => (await tell?.(caller)) ?? {}));
}

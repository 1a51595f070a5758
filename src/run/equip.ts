/** From an admitted request to an agent that can work on it. */
import { MAIN } from "../events.ts";
import type { Agent, Mind } from "../agent/agent.ts";
import type { AgentHooks } from "../agent/hooks.ts";
import { nextModel } from "../lib/models.ts";
import type { Server } from "../ports.ts";
import { addReviewComment } from "../tools/add-review-comment.ts";
import { toolsFor } from "../tools/catalog.ts";
import { mcpTools } from "../tools/mcp.ts";
import type { Tool } from "../tools/tool.ts";
import type { Admitted } from "./gate.ts";
import { giveHands } from "./hands.ts";
import type { Job } from "./job.ts";
import type { Lore } from "./lore.ts";
import { skillTools } from "./skills.ts";
import { subAgentTools } from "./sub-agents.ts";
import { giveTask, type Extras } from "./task.ts";
import type { World } from "./world.ts";
import type { Settings } from "../inputs.ts";

/** What all agents of a run have in common. */
export interface Crew {
  readonly job: Job;
  readonly lore: Lore;
  readonly mind: Mind;
  readonly hooks: AgentHooks | undefined;
}

/**
 * The mind that the inputs name, at the prices that the policy names, with the window that the project's settings ask
 * for. Without a fallback it is the one that the table of models has next to it.
 */
export function mindOf(
  { model }: Pick<World, "model">,
  {
    model: { name, family, namedBy, fallback = nextModel(name) },
  }: { readonly model: Omit<Settings["model"], "access" | "thinking"> },
  { policy: { prices }, project }: Pick<Admitted, "policy" | "project">,
): Mind {
  const { at, model: summaryModel, verify } = project.settings.compression;
  const window = {
    ...(at === undefined ? {} : { compressAt: at }),
    ...(summaryModel === undefined ? {} : { summaryModel }),
    ...(verify === undefined ? {} : { verifySummaries: verify }),
  };
  return {
    model,
    name,
    namedBy,
    ...(family === undefined ? {} : { family }),
    ...(fallback === undefined ? {} : { fallback }),
    ...(prices === undefined ? {} : { prices }),
    window,
  };
}

/** The main agent: a task, a model and hands, none of which can do more than the policy says. */
export async function equip(crew: Crew, guide: NonNullable<Agent["guide"]>, extras: Extras): Promise<Agent> {
  const { job, mind, hooks } = crew;
  const { world, admitted } = job;
  const hands = giveHands(job, { name: MAIN, kind: MAIN, self: () => idle }, allTools(crew, extras.servers));
  const idle: Agent = {
    name: MAIN,
    task: { system: "", briefing: [] },
    mind,
    hands,
    limits: admitted.limits,
    log: world.log,
    clock: world.clock,
    signal: job.signal,
    guide,
    ...(hooks === undefined ? {} : { hooks }),
  };
  return { ...idle, task: await giveTask(crew, idle, extras) };
}

function allTools(crew: Crew, servers: readonly Server[]): readonly Tool[] {
  const { admitted, reviewing } = crew.job;
  // Without a pull request there are no lines to comment on.
  const own = toolsFor(admitted.request.kind).filter((tool) => reviewing !== undefined || tool !== addReviewComment);
  const tools = [...own, ...skillTools(crew.job, crew.lore.skills), ...mcpTools(servers)];
  return [...tools, ...subAgentTools(crew, tools)];
}

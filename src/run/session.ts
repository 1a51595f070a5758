/** Runs an agent: prepares what it needs before it starts, and removes it before its work is published. */
import { MAIN, type AgentEnd } from "../events.ts";
import type { SubAgent } from "../project/subagents.ts";
import type { Agent } from "../agent/agent.ts";
import { runAgent } from "../agent/loop.ts";
import type { Declined } from "../request/trigger.ts";
import { equip, modelSettingsOf, type AgentSetup } from "./agent-setup.ts";
import type { Feature } from "./feature.ts";
import { openGuide, readAgentContext } from "./agent-context.ts";
import type { Job } from "./job.ts";
import { kitForSubAgent } from "./kits.ts";
import { trustedPlace } from "./world.ts";

/**
 * Lets the main agent carry out the job. When this returns, the features' end hooks have run and servers are stopped.
 * Declined when an unknown command was called, servers' prompts included.
 */
export async function carryOut(
  job: Job,
  features: readonly Feature[],
  objection: NonNullable<Agent["objection"]>,
): Promise<AgentEnd | Declined> {
  try {
    return await work(job, features, objection);
  } finally {
    await job.world.servers?.[Symbol.asyncDispose]();
  }
}

async function work(
  job: Job,
  features: readonly Feature[],
  objection: NonNullable<Agent["objection"]>,
): Promise<AgentEnd | Declined> {
  const reading = await readAgentContext(job);
  if (reading.kind === "faulty") return { kind: "failed", fault: reading.fault };
  await copyTrusted(job, reading.projectContext.agents);
  const { world, order, admitted } = job;
  const setup: AgentSetup = {
    job,
    projectContext: reading.projectContext,
    modelSettings: modelSettingsOf(world, order.settings, admitted),
    kitFor: (definition) => kitForSubAgent(job, features, definition),
  };
  using guide = openGuide(job, MAIN);
  const equipped = await equip(setup, guide.tell, features);
  if ("kind" in equipped) return equipped;
  const { agent, kits } = equipped;
  let end = await runAgent({ ...agent, objection });
  for (const kit of kits) end = (await kit.end?.(agent, end)) ?? end;
  return end;
}

/** Copies what hooks and local servers run from the trusted commit, if there are any. */
async function copyTrusted({ world, order, admitted }: Job, agents: readonly SubAgent[]): Promise<void> {
  const { project } = admitted;
  const { hooks } = project.settings;
  const servers = [...project.settings.servers, ...agents.flatMap((agent) => agent.servers)];
  const local = servers.some((server) => server.kind === "entry" && server.transport.kind === "stdio");
  if (hooks.length === 0 && !local) return;
  for (const note of await project.copyTo(trustedPlace(order.places), world.files)) world.runner.print(note);
}

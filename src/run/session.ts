/** An agent at work: what it needs is there before it starts, and gone before what it did is published. */
import { MAIN, type AgentEnd } from "../events.ts";
import type { Agent } from "../agent/agent.ts";
import { runAgent } from "../agent/loop.ts";
import { settleOutput } from "../agent/output.ts";
import type { Declined } from "../request/trigger.ts";
import { equip, mindOf } from "./equip.ts";
import { findCalled } from "./find-called.ts";
import { openGuide } from "./guide.ts";
import { copyTrusted, endSession, openRunHooks, startSession } from "./hooks.ts";
import type { Job } from "./job.ts";
import { readLore } from "./lore.ts";
import { openRunServers } from "./servers.ts";

/**
 * Let the main agent carry out the job. When this returns, hooks have had their last word and servers are dead. Declined
 * when a command was called that nobody knows, servers included.
 */
export async function carryOut(job: Job, objection: NonNullable<Agent["objection"]>): Promise<AgentEnd | Declined> {
  try {
    return await work(job, objection);
  } finally {
    await job.world.servers?.[Symbol.asyncDispose]();
  }
}

async function work(job: Job, objection: NonNullable<Agent["objection"]>): Promise<AgentEnd | Declined> {
  const reading = await readLore(job);
  if (reading.kind === "faulty") return { kind: "failed", fault: reading.fault };
  await copyTrusted(job, reading.lore.agents);
  const { settings } = job.admitted.project;
  const opened = await openRunServers(job, settings.servers, MAIN);
  if (opened.kind === "missing") return { kind: "failed", fault: opened.fault };
  const called = findCalled(job, opened.servers);
  if (called.kind === "declined") return called;
  const hooks = openRunHooks(job);
  const context = await startSession(job, hooks);
  using guide = openGuide(job, MAIN);
  const crew = { job, lore: reading.lore, mind: mindOf(job.world, job.order.settings, job.admitted), hooks };
  const agent = await equip(crew, guide.tell, { called, servers: opened.servers, context });
  const end = await runAgent({ ...agent, objection });
  await endSession(job, hooks);
  const { form } = job.admitted;
  return form === undefined ? end : await settleOutput(agent, form.schema, end);
}

/** Runs an agent: prepares what it needs before it starts, and removes it before its work is published. */
import { MAIN, type AgentEnd } from "../events.ts";
import type { SubAgent } from "../project/subagents.ts";
import type { Agent } from "../agent/agent.ts";
import { runAgent } from "../agent/loop.ts";
import type { Declined } from "../request/trigger.ts";
import { equip, modelSettingsOf, type AgentSetup } from "./agent-setup.ts";
import type { Feature } from "./feature.ts";
import { openGuide, readAgentContext } from "./agent-context.ts";
import type { Session } from "./session.ts";
import { extensionForSubAgent } from "./extensions.ts";
import { trustedDirectory } from "./invocation.ts";

/**
 * Lets the main agent carry out the job. When this returns, the features' end hooks have run and servers are stopped.
 * Declined when an unknown command was called, servers' prompts included.
 */
export async function carryOut(
  session: Session,
  features: readonly Feature[],
  objection: NonNullable<Agent["objection"]>,
): Promise<AgentEnd | Declined> {
  try {
    return await work(session, features, objection);
  } finally {
    await session.ports.servers?.[Symbol.asyncDispose]();
  }
}

async function work(
  session: Session,
  features: readonly Feature[],
  objection: NonNullable<Agent["objection"]>,
): Promise<AgentEnd | Declined> {
  const reading = await readAgentContext(session);
  if (reading.kind === "faulty") return { kind: "failed", fault: reading.fault };
  await copyTrusted(session, reading.projectContext.agents);
  const { ports, invocation, admitted } = session;
  const setup: AgentSetup = {
    session,
    projectContext: reading.projectContext,
    modelSettings: modelSettingsOf(ports, invocation.settings, admitted),
    extensionFor: (definition) => extensionForSubAgent(session, features, definition),
  };
  using guide = openGuide(session, MAIN);
  const equipped = await equip(setup, guide.tell, features);
  if ("kind" in equipped) return equipped;
  const { agent, extensions } = equipped;
  let end = await runAgent({ ...agent, objection });
  for (const extension of extensions) end = (await extension.end?.(agent, end)) ?? end;
  return end;
}

/** Copies what hooks and local servers run from the trusted commit, if there are any. */
async function copyTrusted({ ports, invocation, admitted }: Session, agents: readonly SubAgent[]): Promise<void> {
  const { project } = admitted;
  const { hooks } = project.settings;
  const servers = [...project.settings.servers, ...agents.flatMap((agent) => agent.servers)];
  const local = servers.some((server) => server.kind === "entry" && server.transport.kind === "stdio");
  if (hooks.length === 0 && !local) return;
  for (const note of await project.copyTo(trustedDirectory(invocation.directories), ports.files))
    ports.runner.print(note);
}

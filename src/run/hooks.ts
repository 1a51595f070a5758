/** The repository's hooks, for the agents of a run. They run from a copy of the trusted commit, outside the workspace. */
import { MAIN, type Entry } from "../events.ts";
import { hookContext, runHooks, type AgentHooks } from "../agent/hooks.ts";
import type { HookEvent } from "../project/hook-settings.ts";
import { openHooks } from "../project/hooks.ts";
import type { SubAgent } from "../project/subagents.ts";
import type { Job } from "./job.ts";
import { mayRunCode } from "./shelter.ts";
import { environmentFor } from "./variables.ts";
import { trustedPlace } from "./world.ts";

/** Undefined when no hook is configured. Nothing runs yet. */
export function openRunHooks({ world, order, admitted, workspace }: Job): AgentHooks | undefined {
  const { settings } = admitted.project;
  if (settings.hooks.length === 0) return undefined;
  if (!mayRunCode(world, admitted)) {
    world.runner.annotate(
      "warning",
      "Remit: hooks",
      "They do not run: without a sandbox nothing is started among a fork's files.",
    );
    return undefined;
  }
  const { runId, runAttempt } = order.settings.github;
  const hooks = openHooks(settings.hooks, {
    shell: world.shell,
    clock: world.clock,
    random: world.random,
    session: { id: `${runId}-${runAttempt}`, transcript: order.places.log, workspace: workspace.root },
    trusted: trustedPlace(order.places),
    environment: environmentFor(world, order, admitted.policy),
  });
  return { ...hooks, prompt: admitted.request.instruction };
}

/** Copy what hooks and local servers run out of the trusted commit, when there is either. */
export async function copyTrusted({ world, order, admitted }: Job, agents: readonly SubAgent[]): Promise<void> {
  const { project } = admitted;
  const { hooks } = project.settings;
  const servers = [...project.settings.servers, ...agents.flatMap((agent) => agent.servers)];
  const local = servers.some((server) => server.kind === "entry" && server.transport.kind === "stdio");
  if (hooks.length === 0 && !local) return;
  for (const note of await project.copyTo(trustedPlace(order.places), world.files)) world.runner.print(note);
}

/** The hooks of a sub-agent: those around calls and questions, for a guard that looked away there would guard nothing. */
export function hooksOfSubAgent(hooks: AgentHooks): AgentHooks {
  return { ...hooks, has: (event) => !WHOLE_RUN.has(event) && hooks.has(event) };
}

const WHOLE_RUN: ReadonlySet<HookEvent> = new Set<HookEvent>([
  "SessionStart",
  "SessionEnd",
  "BeforeAgent",
  "AfterAgent",
]);

/** Before the first agent starts. Returns what hooks add to what it is told, marked; "" for nothing. */
export async function startSession({ world, signal }: Job, hooks: AgentHooks | undefined): Promise<string> {
  const agent = { log: world.log, name: MAIN, signal, ...(hooks === undefined ? {} : { hooks }) };
  const outcome = await runHooks(agent, "SessionStart", () => ({
    event: "SessionStart",
    source: goesOn(world.log.entries) ? "resume" : "startup",
  }));
  return hookContext(outcome?.context ?? "");
}

function goesOn(entries: readonly Entry[]): boolean {
  const event = entries.findLast((entry) => entry.event.type === "run.started")?.event;
  return event?.type === "run.started" && event.continues !== undefined;
}

/** After the last agent has ended. A cancelled run has no time for it. */
export async function endSession({ world, order, signal }: Job, hooks: AgentHooks | undefined): Promise<void> {
  if (order.stop.aborted) return;
  const agent = { log: world.log, name: MAIN, signal: order.stop, ...(hooks === undefined ? {} : { hooks }) };
  const reason = signal.aborted ? "other" : "exit";
  await runHooks(agent, "SessionEnd", () => ({ event: "SessionEnd", reason }));
}

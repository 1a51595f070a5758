/** The repository's hooks: its own programs, which run at named points and can add, hold up and stop. */
import { type Feature, type Session, mayRunCode, environmentFor, trustedDirectory } from "../../run/for-features.ts";
import type { AgentCallbacks } from "../../agent.ts";
import {
  type AgentHooks,
  afterTool,
  beforeTool,
  notifyDenial,
  afterWork,
  beforeCompressing,
  beforeWork,
  hookContext,
  runHooks,
} from "./agent-hooks.ts";
import { askThroughHooks, narrowTools } from "./questions.ts";
import { MAIN, runStarted } from "../../events.ts";
import type { HookEvent } from "../../project.ts";
import { openHooks } from "./hooks.ts";

export const hooks: Feature = {
  async equip({ session }) {
    warnOfIdleHooks(session);
    const own = openRunHooks(session);
    if (own === undefined) return {};
    const context = await startSession(session, own);
    return {
      callbacks: callbacksBy(own),
      brief: () => Promise.resolve({ last: context === "" ? [] : [{ text: context }] }),
      async end(_, end) {
        await endSession(session, own);
        return end;
      },
    };
  },
  equipSubAgent(session) {
    const own = openRunHooks(session);
    return Promise.resolve(own === undefined ? {} : { callbacks: callbacksBy(hooksOfSubAgent(own)) });
  },
};

export function callbacksBy(hooks: AgentHooks): AgentCallbacks {
  return {
    beforeWork: (agent) => beforeWork({ ...agent, hooks }),
    afterWork: (agent, text) => afterWork({ ...agent, hooks }, text),
    beforeCompressing: (agent) => beforeCompressing({ ...agent, hooks }),
    narrowTools: (agent) => narrowTools({ ...agent, hooks }),
    ask: (agent, turn, question) => askThroughHooks({ ...agent, hooks }, turn, question),
    beforeCall: (caller, tool, call) => beforeTool({ ...caller, hooks }, tool, call),
    afterCall: (caller, tool, call, answer) => afterTool({ ...caller, hooks }, tool, call, answer),
    onDenial: (caller, call, reason) => notifyDenial({ ...caller, hooks }, call, reason),
  };
}

/** Undefined when none may run. Starts nothing yet. */
function openRunHooks({ ports, invocation, admitted, workspace }: Session): AgentHooks | undefined {
  if (!mayRunCode(ports.shell, admitted)) return undefined;
  const { runId, runAttempt } = invocation.settings.github;
  const hooks = openHooks(admitted.project.settings.hooks, {
    shell: ports.shell,
    clock: ports.clock,
    random: ports.random,
    session: { id: `${runId}-${runAttempt}`, transcript: invocation.directories.log, workspace: workspace.root },
    trusted: trustedDirectory(invocation.directories),
    environment: environmentFor(ports, invocation, admitted.policy),
  });
  return { ...hooks, prompt: admitted.request.instruction };
}

/** Warns people when the hooks may not run. */
function warnOfIdleHooks({ ports, admitted }: Session): void {
  if (mayRunCode(ports.shell, admitted)) return;
  const why = "They do not run: without a sandbox nothing is started among a fork's files.";
  ports.runner.annotate("warning", "Remit: hooks", why);
}

/** The hooks of a sub-agent: those around calls and requests, so that a guard also covers sub-agents. */
function hooksOfSubAgent(hooks: AgentHooks): AgentHooks {
  return { ...hooks, has: (event) => !WHOLE_RUN.has(event) && hooks.has(event) };
}

const WHOLE_RUN: ReadonlySet<HookEvent> = new Set<HookEvent>([
  "SessionStart",
  "SessionEnd",
  "BeforeAgent",
  "AfterAgent",
]);

/** Runs before the first agent starts. Returns the hooks' text for the agent, marked; "" for nothing. */
async function startSession({ ports, signal }: Session, hooks: AgentHooks): Promise<string> {
  const agent = { log: ports.log, name: MAIN, signal, hooks };
  const outcome = await runHooks(agent, "SessionStart", () => ({
    event: "SessionStart",
    source: runStarted(ports.log.entries)?.continues === undefined ? "startup" : "resume",
  }));
  return hookContext(outcome?.context ?? "");
}

/** Runs after the last agent has ended. A cancelled run skips it. */
async function endSession({ ports, invocation, signal }: Session, hooks: AgentHooks): Promise<void> {
  if (invocation.stop.aborted) return;
  const agent = { log: ports.log, name: MAIN, signal: invocation.stop, hooks };
  const reason = signal.aborted ? "other" : "exit";
  await runHooks(agent, "SessionEnd", () => ({ event: "SessionEnd", reason }));
}

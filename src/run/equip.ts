/** From an admitted request to an agent that can work on it. */
import { MAIN } from "../events.ts";
import type { Agent, Hands, Task } from "../agent/agent.ts";
import { composePrompt } from "../agent/prompt/compose.ts";
import { familyOf } from "../agent/prompt/facts.ts";
import { DEADLINE } from "../agent/turn.ts";
import type { Workspace } from "../change/workspace.ts";
import { decide, declaredTools } from "../policy/decide.ts";
import type { Circumstances, Locate } from "../policy/policy.ts";
import { summary } from "../policy/summary.ts";
import { brief } from "../request/briefing.ts";
import { builtinTools } from "../tools/catalog.ts";
import { openSite } from "../tools/site.ts";
import type { Admitted } from "./gate.ts";
import type { Order, World } from "./world.ts";

/** An agent with a task, a model and hands, none of which can do more than the policy says. */
export async function equip(
  world: World,
  order: Order,
  admitted: Admitted,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<Agent> {
  const { settings } = order;
  const hands = giveHands(world, order, admitted, workspace);
  const task = await giveTask(world, order, admitted, hands);
  const { name, fallback } = settings.model;
  return {
    name: MAIN,
    task,
    mind: { model: world.model, name, ...(fallback === undefined ? {} : { fallback }) },
    hands,
    limits: admitted.limits,
    log: world.log,
    clock: world.clock,
    signal,
  };
}

function giveHands(world: World, order: Order, { policy, request }: Admitted, workspace: Workspace): Hands {
  const circumstances: Circumstances = {
    trigger: request.trigger,
    request: request.kind,
    fork: request.subject?.fromFork ?? false,
    agent: MAIN,
  };
  const locate: Locate = (path, directory) => {
    const place = workspace.locate(path, directory);
    return place.kind === "inside" ? { kind: "inside", path: place.path } : { kind: "outside", path };
  };
  const names = builtinTools.map(({ name }) => name);
  const declared = new Set(declaredTools(policy, names, circumstances));
  return {
    tools: builtinTools.filter(({ name }) => declared.has(name)),
    judge: (call, needs) => decide(policy, call, needs, circumstances, locate),
    site: openSite({
      workspace,
      files: world.files,
      shell: world.shell,
      scanner: world.scanner,
      clock: world.clock,
      environment: order.toolEnvironment,
      outputs: order.places.outputs,
      redact: world.secrets.redact,
    }),
  };
}

async function giveTask(world: World, order: Order, admitted: Admitted, hands: Hands): Promise<Task> {
  const { policy, request, project, limits, wish } = admitted;
  const { settings } = order;
  const mark = world.random.hex(6);
  const [instructions, briefing] = await Promise.all([
    project.instructions(),
    brief(request, {
      github: world.github,
      git: world.git,
      now: world.clock.now(),
      platform: order.platform,
      repository: settings.github.repository,
      mark,
      ...(wish.thread === undefined ? {} : { thread: wish.thread }),
    }),
  ]);
  const system = composePrompt({
    kind: request.kind,
    family: familyOf(settings.model.name),
    tools: hands.tools.map(({ name }) => name),
    sandbox: world.shell.sandbox,
    network: policy.network.hosts.value,
    policy: summary(policy),
    publishes: policy.publish.to.value,
    verify: policy.verify.commands.value,
    attempts: policy.verify.attempts.value,
    limits: { turns: limits.turns.value, minutes: limits.minutes.value },
    skills: [],
    agents: [],
    hooks: false,
    memory: instructions.text,
    off: new Set(),
  });
  return { system, briefing };
}

/** A signal that also fires when the run's minutes are over. `minutes` of 0 never are. */
export function withDeadline(
  stop: AbortSignal,
  minutes: number,
  { clock }: Pick<World, "clock">,
): AbortSignal & Disposable {
  const deadline = new AbortController();
  const timer = new AbortController();
  if (minutes > 0) {
    void clock.sleep(minutes * 60_000, timer.signal).then(() => {
      if (!timer.signal.aborted) deadline.abort(DEADLINE);
    });
  }
  const signal = AbortSignal.any([stop, deadline.signal]);
  return Object.assign(signal, { [Symbol.dispose]: () => timer.abort() });
}

/** The first entry of a run, and the only ones of a run that is not to be. */
import type { Fault, Outcome, RunEvent } from "../events.ts";
import { renderOutputs } from "../report/outputs.ts";
import { renderSummary } from "../report/summary.ts";
import { VERSION } from "../version.ts";
import type { Start } from "./begin.ts";
import type { Admitted, Gate } from "./gate.ts";
import { continued } from "./resume.ts";
import type { Order, Outside, World } from "./world.ts";

export function announce(
  { log, shell }: Pick<World, "log"> & { readonly shell: Pick<World["shell"], "sandbox" | "lacks" | "inside"> },
  order: Order,
  { request, policy, limits }: Admitted,
  start: Start,
): void {
  const { github, model } = order.settings;
  log.append({
    type: "run.started",
    run: {
      id: github.runId,
      attempt: github.runAttempt,
      repository: github.repository,
      url: order.runUrl,
      version: VERSION,
    },
    request,
    policy: policy.source,
    model: model.name,
    limits,
    sandbox: shell.sandbox,
    ...(shell.lacks.length === 0 ? {} : { sandboxLacks: shell.lacks }),
    ...(policy.sandbox.mode.value === "off" ? { sandboxOff: policy.sandbox.mode.source } : {}),
    ...(shell.inside?.copied === undefined ? {} : { sandboxCopy: shell.inside.copied }),
    ...originOf(start),
  });
}

/** What the run goes on from. */
export function originOf(start: Start): Pick<Extract<RunEvent, { type: "run.started" }>, "continues" | "approves"> {
  if (start.kind === "resumed") return { continues: continued(start.earlier) };
  if (start.kind !== "approved") return {};
  const { by, url } = start.plan;
  return { approves: { digest: start.digest, by, url } };
}

/** Nobody with permission asked for anything, or the policy cannot be read: no model call, no comment. */
export async function turnAway(
  world: Pick<Outside, "log" | "runner">,
  gate: Exclude<Gate, Admitted>,
): Promise<Outcome> {
  const outcome = gate.kind === "declined" ? decline(world, gate.reason) : refuse(world, gate.faults);
  world.log.append({ type: "run.finished", outcome });
  if (outcome.conclusion === "failed") await world.runner.writeSummary(renderSummary(world.log.entries));
  for (const [name, value] of Object.entries(renderOutputs(world.log.entries, {}))) world.runner.setOutput(name, value);
  return outcome;
}

/** Log that nothing will be done, and why. */
export function decline({ log, runner }: Pick<World, "log" | "runner">, reason: string): Outcome {
  log.append({ type: "request.declined", reason });
  runner.print(`Declined: ${reason}`);
  return { conclusion: "declined", message: reason };
}

function refuse({ runner }: Pick<Outside, "runner">, faults: readonly Fault[]): Outcome {
  for (const { message, hint } of faults) {
    runner.annotate("error", "Remit cannot start", hint === undefined ? message : `${message}\n${hint}`);
  }
  const [first] = faults;
  return {
    conclusion: "failed",
    message: faults.map(({ message }) => message).join("\n"),
    ...(first && { fault: first }),
  };
}

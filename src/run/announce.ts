/** The first entry of a run, and the entries of a run that does not take place. */
import type { Fault, Outcome, RunEvent } from "../events.ts";
import { renderComment, renderSummary } from "../report/sections.ts";
import { deliver, openSticky, undelivered } from "../report/delivery.ts";
import { commentKey, type CommentMark } from "../report/record.ts";
import { renderOutputs } from "../report/outputs.ts";
import { VERSION } from "../version.ts";
import type { Start } from "./begin.ts";
import { refuseByReaction } from "./acknowledge.ts";
import { sealOf } from "./own-comments.ts";
import { readWish } from "./asked.ts";
import { speaks, type Order, type Outside, type World } from "./world.ts";
import type { Admitted, Gate } from "./gate.ts";

export function announce(
  { log, shell }: Pick<World, "log"> & { readonly shell: Pick<World["shell"], "sandbox" | "lacks" | "inside"> },
  order: Pick<Order, "settings" | "runUrl" | "trace">,
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
      ...(order.trace && { trace: order.trace }),
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

/** What the run continues from. */
export function originOf(
  start: Start,
): Pick<Extract<RunEvent, { type: "run.started" }>, "continues" | "approves" | "answered"> {
  if (start.kind === "published") return { answered: start.answered };
  return start.kind === "onward" ? start.origin : {};
}

/**
 * Ends a run that has no permitted request or no readable policy. It calls no model. It comments only for somebody who
 * may ask, or when GitHub did not say who asks: a permitted person may be waiting for an answer.
 */
export async function turnAway(world: Turning, order: Order, gate: Exclude<Gate, Admitted>): Promise<Outcome> {
  const { log, runner } = world;
  const outcome = gate.kind === "declined" ? decline(world, gate.reason) : refuse(world, gate.faults);
  log.append({ type: "run.finished", outcome });
  if (outcome.conclusion === "failed") await runner.writeSummary(renderSummary(log.entries));
  const to = !speaks(order) ? undefined : gate.kind === "declined" ? gate.to : whereAsked(order, gate.faults);
  const commentUrl = to && (await answer(world, order, gate, to));
  const outputs = renderOutputs(log.entries, commentUrl === undefined ? {} : { commentUrl });
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
  return outcome;
}

type Turning = Pick<Outside, "log" | "runner" | "github" | "secrets">;

/**
 * Writes a comment, and reacts 👎 to a refusal. Resolves with the comment's place; undefined when it could not be
 * written, which is only logged.
 */
async function answer(
  world: Turning,
  order: Pick<Order, "settings" | "event">,
  gate: Exclude<Gate, Admitted>,
  to: CommentMark,
): Promise<string | undefined> {
  const { log, runner, github, secrets } = world;
  const sticky = openSticky(github, sealOf(order.settings), to);
  const [failure] = await Promise.all([
    deliver(sticky, { body: secrets.redact(renderComment(log.entries)) }),
    gate.kind === "declined" ? refuseByReaction(world, order) : undefined,
  ]);
  if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", undelivered(failure));
  return sticky.found?.url;
}

/** The comment of the request; a later run of the same event continues in it. */
function whereAsked({ event, settings }: Order, [fault]: readonly Fault[]): CommentMark | undefined {
  const wish = readWish(event, settings);
  if (fault?.kind !== "github" || wish.kind === "declined" || wish.subject === undefined) return undefined;
  return { key: commentKey(wish), subject: wish.subject.number };
}

/** Logs that nothing will be done, and why. */
export function decline({ log, runner }: Pick<World, "log" | "runner">, reason: string): Outcome {
  log.append({ type: "request.declined", reason });
  runner.print(`Declined: ${reason}`);
  return { conclusion: "declined", message: reason };
}

function whole({ message, hint }: Fault): string {
  return hint === undefined ? message : `${message} ${hint}`;
}

function refuse({ runner }: Pick<Outside, "runner">, faults: readonly Fault[]): Outcome {
  for (const { message, hint } of faults) {
    runner.annotate("error", "Remit cannot start", hint === undefined ? message : `${message}\n${hint}`);
  }
  const [first, ...others] = faults;
  return {
    conclusion: "failed",
    message: others.length === 0 ? (first?.message ?? "") : others.map(whole).join("\n"),
    ...(first && { fault: first }),
  };
}

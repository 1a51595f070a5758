/**
 * What people see before there is a report: a reaction, the first entry of a run, and the entries of a run that does
 * not take place.
 */
import type { Fault, Outcome, RunEvent, Request } from "../events.ts";
import { renderComment, renderSummary } from "../report/sections.ts";
import { deliver, openSticky, undelivered, commentKey, type CommentMark } from "../report/run-comment.ts";
import { renderOutputs } from "../report/outputs.ts";
import { VERSION } from "../version.ts";
import type { StartPoint } from "./begin.ts";
import { sealOf } from "./own-comments.ts";
import { readPendingRequest } from "./resolve-prompt.ts";
import { writesToGitHub, type Invocation, type StartPorts, type Ports, type PublishPorts } from "./invocation.ts";
import type { AdmittedRequest, GateResult } from "./gate.ts";
import type { Reaction } from "../ports.ts";
import { faultOf } from "./faults.ts";

export function announce(
  { log, shell }: Pick<Ports, "log"> & { readonly shell: Pick<Ports["shell"], "sandbox" | "lacks" | "inside"> },
  invocation: Pick<Invocation, "settings" | "runUrl" | "trace">,
  { request, policy, limits }: AdmittedRequest,
  start: StartPoint,
): void {
  const { github, model } = invocation.settings;
  log.append({
    type: "run.started",
    run: {
      id: github.runId,
      attempt: github.runAttempt,
      repository: github.repository,
      url: invocation.runUrl,
      version: VERSION,
      ...(invocation.trace && { trace: invocation.trace }),
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
  start: StartPoint,
): Pick<Extract<RunEvent, { type: "run.started" }>, "continues" | "approves" | "answered"> {
  if (start.kind === "published") return { answered: start.answered };
  return start.kind === "continued" ? start.origin : {};
}

/**
 * Ends a run that has no permitted request or no readable policy. It calls no model. It comments only for somebody who
 * may ask, or when GitHub did not say who asks: a permitted person may be waiting for an answer.
 */
export async function turnAway(
  ports: Turning,
  invocation: Invocation,
  gate: Exclude<GateResult, AdmittedRequest>,
): Promise<Outcome> {
  const { log, runner } = ports;
  const outcome = gate.kind === "declined" ? decline(ports, gate.reason) : refuse(ports, gate.faults);
  log.append({ type: "run.finished", outcome });
  if (outcome.conclusion === "failed") await runner.writeSummary(renderSummary(log.entries));
  const to = !writesToGitHub(invocation)
    ? undefined
    : gate.kind === "declined"
      ? gate.to
      : whereAsked(invocation, gate.faults);
  const commentUrl = to && (await answer(ports, invocation, gate, to));
  const outputs = renderOutputs(log.entries, commentUrl === undefined ? {} : { commentUrl });
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
  return outcome;
}

type Turning = Pick<StartPorts, "log" | "runner" | "github" | "secrets">;

/**
 * Writes a comment, and reacts 👎 to a refusal. Resolves with the comment's place; undefined when it could not be
 * written, which is only logged.
 */
async function answer(
  ports: Turning,
  invocation: Pick<Invocation, "settings" | "event">,
  gate: Exclude<GateResult, AdmittedRequest>,
  to: CommentMark,
): Promise<string | undefined> {
  const { log, runner, github, secrets } = ports;
  const sticky = openSticky(github, sealOf(invocation.settings), to);
  const [failure] = await Promise.all([
    deliver(sticky, { body: secrets.redact(renderComment(log.entries)) }),
    gate.kind === "declined" ? refuseByReaction(ports, invocation) : undefined,
  ]);
  if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", undelivered(failure));
  return sticky.found?.url;
}

/** The comment of the request; a later run of the same event continues in it. */
function whereAsked({ event, settings }: Invocation, [fault]: readonly Fault[]): CommentMark | undefined {
  const pending = readPendingRequest(event, settings);
  if (fault?.kind !== "github" || pending.kind === "declined" || pending.subject === undefined) return undefined;
  return { key: commentKey(pending), subject: pending.subject.number };
}

/** Logs that nothing will be done, and why. */
export function decline({ log, runner }: Pick<Ports, "log" | "runner">, reason: string): Outcome {
  log.append({ type: "request.declined", reason });
  runner.print(`Declined: ${reason}`);
  return { conclusion: "declined", message: reason };
}

function whole({ message, hint }: Fault): string {
  return hint === undefined ? message : `${message} ${hint}`;
}

function refuse({ runner }: Pick<StartPorts, "runner">, faults: readonly Fault[]): Outcome {
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

type Teller = Pick<PublishPorts, "github" | "runner">;

/** A reaction on the comment that asked, if any. Never throws: nothing depends on it. */
export async function react(
  { github, runner }: Teller,
  invocation: Pick<Invocation, "settings">,
  comment: number | undefined,
  content: Reaction,
): Promise<void> {
  if (comment === undefined || !writesToGitHub(invocation)) return;
  try {
    await github.react(comment, content);
  } catch (error) {
    runner.print(`No reaction was added: ${faultOf(error).message}`);
  }
}

/** Reacts 🚀 at once if there is work, in parallel with it; at the end 👎 if the run declined after all. */
export function acknowledge(
  teller: Teller,
  invocation: Pick<Invocation, "settings">,
  { commentId }: Pick<Request, "commentId">,
  { kind }: Pick<StartPoint, "kind">,
): { end(outcome: Outcome): Promise<void> } {
  const works = kind !== "over" && kind !== "nothing";
  const started = react(teller, invocation, works ? commentId : undefined, "rocket");
  return {
    async end({ conclusion }) {
      await started;
      if (conclusion === "declined") await react(teller, invocation, commentId, "-1");
    },
  };
}

/** Reacts 👎 on the comment that asked. */
async function refuseByReaction(teller: Teller, invocation: Pick<Invocation, "settings" | "event">): Promise<void> {
  const pending = readPendingRequest(invocation.event, invocation.settings);
  await react(teller, invocation, pending.kind === "declined" ? undefined : pending.commentId, "-1");
}

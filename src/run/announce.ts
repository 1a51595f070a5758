/** What people see before there is a report: a reaction, a run's first entry, a run that does not take place. */
import type { Fault, Outcome, RunStarted } from "../events.ts";
import {
  loadRendering,
  deliver,
  openSticky,
  undelivered,
  commentKey,
  type CommentMark,
  type CommentRecord,
  type OutputPlaces,
} from "../report.ts";
import type { Declined, PendingRequest } from "../request.ts";
import { VERSION } from "../version.ts";
import type { StartedRequest, StartPoint } from "./begin.ts";
import { sealOf } from "./own-comments.ts";
import { readPendingRequest } from "./resolve-prompt.ts";
import { writesToGitHub, type Invocation, type StartPorts, type Ports, type PublishPorts } from "./invocation.ts";
import type { AdmittedRequest, AdmittedRun, GateResult } from "./gate.ts";
import { GitHubError, type Reaction, type Shell } from "../ports.ts";
import { onlyFor } from "../lib/attempt.ts";
import { faultOf } from "./faults.ts";
import { given, joined } from "../lib/parts.ts";

export function announce(
  { ports, invocation, admitted: { request, policy, limits }, start }: AdmittedRun & StartedRequest,
  shell: Pick<Shell, "sandbox" | "lacks" | "inside">,
): void {
  const { github, model } = invocation.settings;
  ports.log.append({
    type: "run.started",
    run: {
      id: github.runId,
      attempt: github.runAttempt,
      repository: github.repository,
      url: invocation.runUrl,
      version: VERSION,
      ...given({ trace: invocation.trace }),
    },
    request,
    policy: policy.source,
    model: model.name,
    limits,
    sandbox: shell.sandbox,
    ...(shell.lacks.length === 0 ? {} : { sandboxLacks: shell.lacks }),
    ...(policy.sandbox.mode.value === "off" ? { sandboxOff: policy.sandbox.mode.source } : {}),
    ...given({ sandboxCopy: shell.inside?.copied }),
    ...originOf(start),
  });
}

/** What the run continues from. */
export function originOf(start: StartPoint): Pick<RunStarted, "continues" | "approves" | "answered"> {
  if (start.kind === "published") return { answered: start.answered };
  return start.kind === "continued" ? start.origin : {};
}

/**
 * Ends a run that has no permitted request or no readable policy. It calls no model. It comments only for somebody who
 * may ask, or when GitHub did not say who asks: a permitted person may be waiting for an answer.
 */
export async function turnAway(
  ports: TurnAwayPorts,
  invocation: Invocation,
  gate: Exclude<GateResult, AdmittedRequest>,
): Promise<Outcome> {
  const { log, runner } = ports;
  const outcome = gate.kind === "declined" ? decline(ports, gate.reason) : refuse(ports, gate.faults);
  log.append({ type: "run.finished", outcome });
  const { renderSummary, renderOutputs } = await loadRendering();
  if (outcome.conclusion === "failed") await runner.writeSummary(renderSummary(log.entries));
  const outputs = renderOutputs(log.entries, (await answer(ports, invocation, gate)) ?? {});
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value);
  return outcome;
}

type TurnAwayPorts = Pick<StartPorts, "log" | "runner" | "github" | "secrets">;

/**
 * Writes a comment where there is somebody to answer, and reacts 👎 to a refusal. Resolves with the comment's place;
 * undefined when none was written. A failure is only logged.
 */
async function answer(
  ports: TurnAwayPorts,
  invocation: Invocation,
  gate: Exclude<GateResult, AdmittedRequest>,
): Promise<OutputPlaces | undefined> {
  const { log, runner, github, secrets } = ports;
  if (!writesToGitHub(invocation)) return undefined;
  const pending = readPendingRequest(invocation.event, invocation.settings);
  const to = gate.kind === "declined" ? gate.to : whereAsked(pending, gate.faults);
  if (to === undefined) return undefined;
  const { renderComment } = await loadRendering();
  const sticky = openSticky(github, sealOf(invocation.settings), to);
  // A report of what was pushed says more than this.
  const { pushed, run } = await sticky.earlier().catch(onlyFor(GitHubError, (): CommentRecord => ({})));
  if (pushed !== undefined && run === undefined) return undefined;
  const comment = gate.kind === "declined" && pending.kind !== "declined" ? pending.commentId : undefined;
  const [failure] = await Promise.all([
    deliver(sticky, { body: secrets.redact(renderComment(log.entries)) }),
    react(ports, comment, "-1"),
  ]);
  if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", undelivered(failure));
  return sticky.found && { "comment-url": sticky.found.url };
}

/** The comment of the request; a later run of the same event continues in it. */
function whereAsked(pending: PendingRequest | Declined, [fault]: readonly Fault[]): CommentMark | undefined {
  if (fault?.kind !== "github" || pending.kind === "declined" || pending.subject === undefined) return undefined;
  return { key: commentKey(pending), subject: pending.subject.number };
}

/** Logs that nothing will be done, and why. */
export function decline({ log, runner }: Pick<Ports, "log" | "runner">, reason: string): Outcome {
  log.append({ type: "request.declined", reason });
  runner.print(`Declined: ${reason}`);
  return { conclusion: "declined", message: reason };
}

function refuse({ runner }: Pick<StartPorts, "runner">, faults: readonly Fault[]): Outcome {
  for (const { message, hint } of faults) runner.annotate("error", "Remit cannot start", joined([message, hint], "\n"));
  const [first, ...others] = faults;
  return {
    conclusion: "failed",
    message:
      others.length === 0
        ? (first?.message ?? "")
        : others.map(({ message, hint }) => joined([message, hint], " ")).join("\n"),
    ...given({ fault: first }),
  };
}

/** A reaction on the comment that asked, if any. Never throws: nothing depends on it. */
export async function react(
  { github, runner }: Pick<PublishPorts, "github" | "runner">,
  comment: number | undefined,
  content: Reaction,
): Promise<void> {
  if (comment === undefined) return;
  try {
    await github.react(comment, content);
  } catch (error) {
    runner.print(`No reaction was added: ${faultOf(error).message}`);
  }
}

/** Reacts 🚀 if there is work, in parallel with it, once `due` resolves; at the end 👎 if the run declined after all. */
export function acknowledge(
  { ports, invocation, admitted, start: { kind } }: AdmittedRun & StartedRequest,
  due: Promise<void>,
): {
  end(outcome: Outcome): Promise<void>;
} {
  const comment = writesToGitHub(invocation) ? admitted.request.commentId : undefined;
  const works = kind !== "over" && kind !== "nothing";
  const started = due.then(() => react(ports, works ? comment : undefined, "rocket"));
  return {
    async end({ conclusion }) {
      await started;
      if (conclusion === "declined") await react(ports, comment, "-1");
    },
  };
}

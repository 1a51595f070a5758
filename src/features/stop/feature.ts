/** `/stop` cancels the runs at work on an issue or pull request. */
import {
  type Feature,
  type StartedRequest,
  type AdmittedRun,
  ownCommentsOf,
  trustedComments,
  ownWorkflow,
} from "../../run/for-features.ts";
import type { Outcome } from "../../events.ts";
import { GitHubError, type RunFacts } from "../../ports.ts";
import type { OwnComment } from "../../report.ts";
import { joined } from "../../lib/parts.ts";

export const stop: Feature = {
  start: async (run, phase) => (phase === "before work" ? await stopRuns(run) : undefined),
};

/** Anybody who may ask for a run here may stop one. Makes no model request. */
export async function stopRuns(run: AdmittedRun): Promise<StartedRequest> {
  const { ports, invocation, admitted } = run;
  const over = (outcome: Outcome): StartedRequest => ({ admitted, start: { kind: "over", outcome } });
  const answer = (message: string): StartedRequest => over({ conclusion: "answered", message });
  const { subject } = admitted.request;
  if (subject === undefined) return answer("On which issue or pull request? `/stop` is a comment there.");
  if (invocation.settings.dryRun) return answer("This is a dry run: nothing was stopped.");
  try {
    const own = ownWorkflow(invocation);
    const working = await findRuns(run, subject.number);
    const runs = working.filter(({ workflow }) => own !== "" && workflow === own);
    for (const { id } of runs) await ports.github.cancelRun(id);
    const others = working.filter((one) => !runs.includes(one));
    return answer(joined([describeStopped(runs), describeOthers(others, own)], "\n\n"));
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return over(refused(error));
  }
}

/** The running runs that Remit's comments on this subject record, except this one. */
async function findRuns(run: AdmittedRun, subject: number): Promise<readonly RunFacts[]> {
  const { runId } = run.invocation.settings.github;
  const wanted = ({ record }: OwnComment) => record.run !== undefined && record.run !== runId;
  const comments = await trustedComments(ownCommentsOf(run), subject, wanted);
  const ids = [...new Set(comments.map(({ record }) => Number(record.run)))];
  const known = ids.filter((id) => id > 0 && Number.isSafeInteger(id));
  const found = await Promise.all(known.map(run.ports.github.workflowRun));
  // A run that lost its machine never recorded its end.
  return found.flatMap((one) => (one === undefined || one.completed ? [] : [one]));
}

function describeStopped(runs: readonly RunFacts[]): string {
  if (runs.length === 0) {
    return "No run of Remit is active here. (Remit does not see a run that has not begun, or whose job may not comment: cancel it under Actions.)";
  }
  const named = runs.map(({ id, url }) => `[run ${id}](${url})`).join(", ");
  return `Stopped: ${named}. Its comment says what it had done; what it had not published is kept for \`/continue\`.`;
}

function describeOthers(runs: readonly RunFacts[], own: string): string {
  if (runs.length === 0) return "";
  const named = runs.map(({ id, url, workflow }) => `[run ${id}](${url}) of \`${workflow}\``).join(", ");
  const why =
    own === "" ? "the runner does not say to which workflow file this job belongs" : `this job is of \`${own}\``;
  return `Not stopped: ${named}, since ${why}.`;
}

function refused({ message, status, permission }: GitHubError): Outcome {
  const hint = permission === undefined ? "Cancel the run under Actions." : "Or cancel the run under Actions.";
  const fault = { kind: "github", message: `The run was not stopped (${status}): ${message}`, hint } as const;
  return { conclusion: "failed", message: "", fault };
}

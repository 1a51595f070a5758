/** `/stop`: the runs at work on an issue or pull request are cancelled. */
import type { Outcome } from "../events.ts";
import { GitHubError, type RunFacts } from "../ports.ts";
import { findWorking } from "../report/working.ts";
import type { Begun } from "./begin.ts";
import type { Admitted } from "./gate.ts";
import type { Order, Outside } from "./world.ts";

/** Whoever may ask for a run here may stop one. Costs no model call. */
export async function stopRuns(world: Outside, order: Order, admitted: Admitted): Promise<Begun> {
  const over = (outcome: Outcome): Begun => ({ admitted, start: { kind: "over", outcome } });
  const { subject } = admitted.request;
  if (subject === undefined) return over(answer("On which issue or pull request? `/stop` is a comment there."));
  if (order.settings.dryRun) return over(answer("This is a dry run: nothing was stopped."));
  try {
    const runs = await findRuns(world, subject.number, Number(order.settings.github.runId));
    for (const { id } of runs) await world.github.cancelRun(id);
    return over(answer(tell(runs)));
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return over(refused(error));
  }
}

async function findRuns(
  { github }: Pick<Outside, "github">,
  number: number,
  own: number,
): Promise<readonly RunFacts[]> {
  const [self, comments] = await Promise.all([github.self(), github.comments(number)]);
  const ids = findWorking(comments, self.id).filter((id) => id !== own);
  const found = await Promise.all(ids.map((id) => github.workflowRun(id)));
  // A run that lost its machine never said that it ended.
  return found.filter((run) => run !== undefined && !run.completed).filter((run) => run !== undefined);
}

function tell(runs: readonly RunFacts[]): string {
  if (runs.length === 0) {
    return "No run of Remit is at work here. (One that has not begun yet, or whose job may not comment, is not known here: cancel it under Actions.)";
  }
  const named = runs.map(({ id, url }) => `[run ${id}](${url})`).join(", ");
  return `Stopped: ${named}. Its comment says what it had done; what it had not published is kept for \`/continue\`.`;
}

function answer(message: string): Outcome {
  return { conclusion: "answered", message };
}

function refused({ message, status, permission }: GitHubError): Outcome {
  const hint =
    permission === undefined
      ? "Cancel the run under Actions."
      : `Give the job \`permissions: ${permission}\`, or cancel the run under Actions.`;
  const fault = { kind: "github", message: `The run was not stopped (${status}): ${message}`, hint } as const;
  return { conclusion: "failed", message: "", fault };
}

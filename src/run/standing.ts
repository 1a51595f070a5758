/** Pull requests and branches of earlier runs: one that a run has found nothing to add to, and one that was never opened. */
import { chooseBranch } from "../change/branch.ts";
import { finishBody } from "../change/body.ts";
import { GitHubError, type PullFacts, GitError } from "../ports.ts";
import { speaks, type Desk, type Order } from "./world.ts";
import type { Admitted } from "./gate.ts";
import { keyIn } from "../change/wording.ts";
import type { Published } from "./conclude.ts";
import { publishAgain } from "./publishing.ts";

/**
 * Of a run that finished without an edit. A body that calls the work unfinished is mended. A question is no attempt to
 * finish anything. Trouble is only a warning.
 */
export async function recordStanding(
  desk: Pick<Desk, "github" | "runner" | "log">,
  order: Pick<Order, "settings" | "runUrl" | "stop">,
  { request }: Pick<Admitted, "request">,
): Promise<void> {
  if (request.kind !== "change" || request.question === true || !speaks(order) || order.stop.aborted) return;
  try {
    const pull = await findOpen(desk, order, request);
    if (pull === undefined) return;
    const { number, url, draft, head } = pull;
    const body = finishBody(pull.body, order);
    if (body !== undefined) await desk.github.updatePull(number, { body });
    const finished = body !== undefined;
    const standing = { pull: { number, url, draft }, branch: head.name, commit: head.sha, finished };
    desk.log.append({ type: "pull.stands", standing });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    desk.runner.annotate("warning", "Remit: pull request not updated", error.message);
  }
}

/** The one that the request was made on, or that its branch has. */
async function findOpen(
  { github }: Pick<Desk, "github">,
  { settings }: Pick<Order, "settings">,
  request: Admitted["request"],
): Promise<PullFacts | undefined> {
  if (request.subject?.kind === "pull") {
    const pull = await github.pull(request.subject.number);
    return pull.open ? pull : undefined;
  }
  const chosen = chooseBranch(request, "", { prefix: settings.wish.branchPrefix });
  if (chosen.kind === "refused" || chosen.target.expect === undefined) return undefined;
  return (await github.pullsFrom(chosen.target.branch))[0];
}

/** What the report says beside the agent's own words. */
export const OPENED = "The work of an earlier request lay on its branch without a pull request; it has one now.";

/** Undefined where there is no such work, or nobody can say. One that people have closed stays closed. */
export async function openUnopened(desk: Desk, order: Order, admitted: Admitted): Promise<Published | undefined> {
  const { request, policy } = admitted;
  const mayOpen = speaks(order) && !order.stop.aborted && policy.publish.to.value === "pull";
  // What somebody else has pushed is not opened in Remit's name for nothing but its trailer.
  if (request.foreign !== undefined) return undefined;
  if (request.kind !== "change" || request.subject?.kind === "pull" || !mayOpen) return undefined;
  const chosen = chooseBranch(request, "", { prefix: order.settings.wish.branchPrefix });
  if (chosen.kind === "refused" || chosen.target.expect !== request.base.sha) return undefined;
  try {
    const ours = keyIn((await desk.git.inspect(request.base.sha)).message) !== undefined;
    if (!ours || (await desk.github.lastPullFrom(request.base.name)) !== undefined) return undefined;
  } catch (error) {
    if (error instanceof GitError || error instanceof GitHubError) return undefined;
    throw error;
  }
  return await publishAgain(desk, order, admitted);
}

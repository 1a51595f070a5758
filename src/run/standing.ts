/** An open pull request that a run has found nothing to add to: people are told that it stands as it was. */
import { chooseBranch } from "../change/branch.ts";
import { finishBody } from "../change/body.ts";
import { GitHubError, type PullFacts } from "../ports.ts";
import { speaks } from "./speaks.ts";
import type { Admitted } from "./gate.ts";
import type { Desk, Order } from "./world.ts";

/**
 * Of a run that finished without an edit. A body that calls the work unfinished is mended. A question is no attempt to
 * finish anything. Trouble is only a warning.
 */
export async function tellStanding(desk: Desk, order: Order, { request }: Pick<Admitted, "request">): Promise<void> {
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

/** Work of an earlier request that lies on Remit's branch and never had a pull request: the next request opens it. */
import { chooseBranch } from "../change/branch.ts";
import { keyIn } from "../change/wording.ts";
import { GitError, GitHubError } from "../ports.ts";
import type { Published } from "./conclude.ts";
import { speaks } from "./speaks.ts";
import type { Admitted } from "./gate.ts";
import { publishAgain } from "./publishing.ts";
import type { Desk, Order } from "./world.ts";

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

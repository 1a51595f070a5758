/** A task's branch is brought up to date with its base before anybody works on it. */
import { isTasks } from "../../change/branch.ts";
import { joinBase, planCatchUp } from "../../change/catch-up.ts";
import { keyIn } from "../../change/wording.ts";
import type { Request } from "../../events.ts";
import { GitError, GitHubError } from "../../ports.ts";
import { authorOf } from "../../run/author.ts";
import { findBase } from "../../run/target.ts";
import type { Admitted } from "../../run/gate.ts";
import type { Desk, Order } from "../../run/world.ts";

type Place = Pick<Desk, "git" | "github">;
type Named = Pick<Order, "settings">;

/**
 * The request as it starts: on the branch of its task with what the base has had since. As it was where there is no such
 * branch, where this very request was published there already, or where the two histories cannot be compared.
 */
export async function catchUp(place: Place, order: Named, admitted: Admitted): Promise<Admitted> {
  const { request, policy } = admitted;
  // A commit that GitHub makes follows one other.
  if (policy.publish.signed.value) return admitted;
  if (request.kind !== "change" || !isTasks(request, order.settings.wish.branchPrefix)) return admitted;
  try {
    return { ...admitted, request: await bring(place, order, request) };
  } catch (error) {
    // Whatever is broken will be in the way of the work too, and is told there.
    if (error instanceof GitError || error instanceof GitHubError) return admitted;
    throw error;
  }
}

async function bring(place: Place, order: Named, request: Request): Promise<Request> {
  const { git } = place;
  const { base: branch } = request;
  await git.fetch(branch.sha);
  if (keyIn((await git.inspect(branch.sha)).message) === request.key) return request;
  const onto = await findBase(place, order, request);
  if (onto === undefined || onto.sha === branch.sha) return request;
  const parting = await git.history.parting(branch.sha, onto.sha);
  if (parting === undefined) return request;
  const author = authorOf(order.settings.github.serverUrl);
  const { commits } = await git.history.log(onto.sha, { most: 1 });
  const caughtUp = await planCatchUp(git, { branch, onto, parting, author, time: commits[0]?.time ?? 0 });
  if (caughtUp === undefined) return request;
  const sha = await joinBase(git, branch.name, caughtUp, author);
  return { ...request, base: { name: branch.name, sha }, caughtUp };
}

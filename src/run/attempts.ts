/** How often Remit tries to mend what fails: once for each commit that somebody else made. */
import { mends } from "../change/wording.ts";
import type { Request } from "../events.ts";
import { isRefusal } from "../ports.ts";
import { sealOf, trustedComments } from "./own-comments.ts";
import type { Order, Outside } from "./world.ts";

/**
 * Why a failed workflow run is left to people: it failed on a commit that was to mend another failure, or another run
 * has tried already. Undefined for any other request. Afterwards the request's base is here.
 */
export async function refuseAttempt(
  { git, github }: Pick<Outside, "git" | "github">,
  { runUrl, settings }: Pick<Order, "runUrl" | "settings">,
  request: Request,
): Promise<string | undefined> {
  if (request.occasion?.kind !== "failure") return undefined;
  const { base, key, subject } = request;
  await git.fetch(base.sha);
  if (mends((await git.inspect(base.sha)).message)) {
    return `${base.sha} is Remit's own attempt to mend a failure, and it failed as well: somebody should look at it.`;
  }
  if (subject === undefined) return undefined;
  try {
    const [found] = await trustedComments(github, sealOf(settings), subject.number, (own) => own.key === key);
    // The job of this very run may be run again.
    if (found === undefined || found.comment.body.includes(runUrl)) return undefined;
    return `Another run has tried to mend ${base.sha} already: ${found.comment.url}`;
  } catch (error) {
    if (isRefusal(error)) return `GitHub did not say whether this was tried before: ${error.message}`;
    throw error;
  }
}

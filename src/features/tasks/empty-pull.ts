/** A task's pull request that has nothing left to change is closed. */
import { spentBody } from "../../change/body.ts";
import { isTasks } from "../../change/branch.ts";
import { isOursAlone } from "../../change/catch-up.ts";
import type { PinnedRef } from "../../events.ts";
import { GitError, GitHubError } from "../../ports.ts";
import { authorOf } from "../../run/author.ts";
import type { Admitted } from "../../run/gate.ts";
import { speaks } from "../../run/speaks.ts";
import { findBase } from "../../run/target.ts";
import type { Desk, Order } from "../../run/world.ts";

/**
 * Close it where the branch, at the commit that this run comes to, is as its base is. Never when somebody else has
 * committed to the branch, nor a pull request of somebody else's. Whether it was closed; trouble is only a warning, for
 * the next run sees the same.
 */
export async function closeEmptyPull(desk: Desk, order: Order, admitted: Admitted, end: string): Promise<boolean> {
  const { request, policy } = admitted;
  const mayWrite = speaks(order) && !order.stop.aborted && policy.publish.to.value === "pull";
  const ours = isTasks(request, order.settings.wish.branchPrefix) && request.caughtUp?.kind !== "behind";
  if (request.kind !== "change" || !mayWrite || !ours) return false;
  try {
    const onto = request.caughtUp?.onto ?? (await findBase(desk, order, request));
    return (
      onto !== undefined && (await isSpent(desk, order, admitted, { end, onto })) && (await close(desk, admitted, onto))
    );
  } catch (error) {
    if (!(error instanceof GitError) && !(error instanceof GitHubError)) throw error;
    desk.runner.annotate("warning", "Remit: pull request not closed", error.message);
    return false;
  }
}

/** Where the server has the branch. */
function headOf({ base, caughtUp }: Admitted["request"]): string {
  return caughtUp?.head ?? base.sha;
}

async function isSpent(
  { git }: Desk,
  { settings }: Order,
  { request }: Admitted,
  { end, onto }: { readonly end: string; readonly onto: PinnedRef },
): Promise<boolean> {
  await git.fetch(onto.sha);
  if ((await git.stat(onto.sha, end)).length > 0) return false;
  const parting = await git.history.parting(headOf(request), onto.sha);
  return parting !== undefined && isOursAlone(parting.own, authorOf(settings.github.serverUrl));
}

async function close({ github, log }: Desk, { request }: Admitted, onto: PinnedRef): Promise<boolean> {
  const [open, self] = await Promise.all([github.pullsFrom(request.base.name), github.self()]);
  const pull = open.find(({ base }) => base.name === onto.name);
  if (pull === undefined || pull.author.id !== self.id || pull.head.sha !== headOf(request)) return false;
  const { number, url } = await github.updatePull(pull.number, { state: "closed", body: spentBody(pull.body) });
  log.append({ type: "pull.closed", pull: { number, url }, reason: reasonFor(request.caughtUp?.kind, onto.name) });
  return true;
}

function reasonFor(kind: string | undefined, base: string): string {
  if (kind !== "replaced") return `${base} is as this pull request would leave it`;
  return `${base} has changed the same files since, and as it is now the task finds nothing to do`;
}

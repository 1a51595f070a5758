/** Where a branch is to be merged into. */
import type { PinnedRef, Request } from "../events.ts";
import type { Desk, Order } from "./world.ts";

/** Where the branch's pull request is to be merged into, as it is now. */
export async function findBase(
  { github }: Pick<Desk, "github">,
  { settings }: Pick<Order, "settings">,
  { trusted, subject }: Pick<Request, "trusted" | "subject">,
): Promise<PinnedRef | undefined> {
  const name = subject?.base?.name ?? (settings.wish.baseBranch || trusted.name);
  return name === trusted.name ? trusted : await github.branch(name);
}

/** Who tells people on GitHub. */
import type { Order } from "./world.ts";

/** Whether this job itself tells people on GitHub what it does. */
export function speaks({ settings }: Pick<Order, "settings">): boolean {
  return !settings.dryRun && settings.job?.kind !== "propose";
}

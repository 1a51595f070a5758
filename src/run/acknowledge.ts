/** What people see before there is a report: that Remit read their request, or why there will be no report. */
import type { Outcome, Request } from "../events.ts";
import type { Reaction } from "../ports.ts";
import { readWish } from "./asked.ts";
import type { Start } from "./begin.ts";
import { faultOf } from "./faults.ts";
import { speaks, type Desk, type Order } from "./world.ts";

type Teller = Pick<Desk, "github" | "runner">;

/** A reaction on the comment that asked, if any. Never throws: nothing depends on it. */
export async function react(
  { github, runner }: Teller,
  order: Pick<Order, "settings">,
  comment: number | undefined,
  content: Reaction,
): Promise<void> {
  if (comment === undefined || !speaks(order)) return;
  try {
    await github.react(comment, content);
  } catch (error) {
    runner.print(`No reaction was added: ${faultOf(error).message}`);
  }
}

/** Reacts 🚀 at once if there is work, in parallel with it; at the end 👎 if the run declined after all. */
export function acknowledge(
  teller: Teller,
  order: Pick<Order, "settings">,
  { commentId }: Pick<Request, "commentId">,
  { kind }: Pick<Start, "kind">,
): { end(outcome: Outcome): Promise<void> } {
  const works = kind !== "over" && kind !== "nothing";
  const started = react(teller, order, works ? commentId : undefined, "rocket");
  return {
    async end({ conclusion }) {
      await started;
      if (conclusion === "declined") await react(teller, order, commentId, "-1");
    },
  };
}

/** Reacts 👎 on the comment that asked. */
export async function refuseByReaction(teller: Teller, order: Pick<Order, "settings" | "event">): Promise<void> {
  const wish = readWish(order.event, order.settings);
  await react(teller, order, wish.kind === "declined" ? undefined : wish.commentId, "-1");
}

/** A task whose pull request people closed without merging it: it rests until somebody asks, and people are told. */
import type { Occasion, Request } from "../../events.ts";
import { deliver, openSticky, undelivered } from "../../report/delivery.ts";
import { code, inline } from "../../report/markdown.ts";
import { speaks } from "../../run/speaks.ts";
import { sealOf } from "../../run/own-comments.ts";
import type { Desk, Order } from "../../run/world.ts";

/** Why a task does nothing for now; undefined where it does not rest, or somebody has asked for it. */
export function restOf({ rejected, trigger, task }: Request): string | undefined {
  if (rejected === undefined || task === undefined) return undefined;
  const how = WAYS[trigger];
  if (how === undefined) return undefined;
  return `Pull request #${rejected.number} of the task ${task} was closed without being merged, so the task rests until somebody asks for it: ${how(task)}, tick its box on the dashboard, or reopen the pull request.`;
}

/** Ways to ask for a task that nobody has asked for, by what set it off. */
const WAYS: Readonly<Partial<Record<Request["trigger"], (task: string) => string>>> = {
  schedule: () => "start its workflow by hand",
  ci: (task) => `start a workflow by hand with the input task: ${task}`,
};

/** Where checks fail while their task rests, its closed pull request says so, in one comment with the last failure. */
export async function tellRest({ github, runner }: Desk, order: Order, request: Request): Promise<void> {
  const { rejected, occasion, task } = request;
  const reason = restOf(request);
  if (rejected === undefined || reason === undefined || occasion?.kind !== "failure" || !speaks(order)) return;
  const sticky = openSticky(github, sealOf(order.settings), { key: `rests-${task}`, subject: rejected.number });
  const failure = await deliver(sticky, { body: `### 😴 This task rests\n\n${failed(occasion)} ${reason}` });
  if (failure !== undefined) runner.annotate("warning", "Remit: comment not written", undelivered(failure));
}

function failed({ workflow, sha, url }: Extract<Occasion, { kind: "failure" }>): string {
  return `[${inline(workflow)}](${encodeURI(url)}) failed at ${code(sha.slice(0, 10))}.`;
}

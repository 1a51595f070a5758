/** Comments that still say that a run is at work, of runs that were lost: the next run on the subject corrects them. */
import type { Request } from "../events.ts";
import type { GitHub } from "../ports.ts";
import { lostComment } from "../report/lost.ts";
import { commentKey } from "../report/marker.ts";
import type { OwnComment } from "../report/record.ts";
import { faultOf } from "./faults.ts";
import { speaks } from "./speaks.ts";
import { sealOf, trustedComments } from "./own-comments.ts";
import type { Desk, Order } from "./world.ts";

type Teller = Pick<Desk, "github" | "runner">;

/** Each is edited once, and only where GitHub says that its run is over. Never throws: trouble stands in the step's log. */
export async function correctLost(desk: Teller, order: Order, request: Request): Promise<void> {
  if (request.subject === undefined || !speaks(order)) return;
  try {
    await correct(desk.github, order, request, request.subject.number);
  } catch (error) {
    desk.runner.print(`Whether a comment of a lost run still says "Working" is not known: ${faultOf(error).message}`);
  }
}

async function correct(github: GitHub, order: Order, request: Request, subject: number): Promise<void> {
  const { settings } = order;
  const seal = sealOf(settings);
  const key = commentKey(request);
  // The run's own comment is its reporter's to write.
  const wanted = ({ key: its, record: { run = "" } }: OwnComment) =>
    its !== key && run !== settings.github.runId && Number(run) > 0 && Number.isSafeInteger(Number(run));
  const over = new Map<string, string>();
  for (const { record } of await trustedComments(github, seal, subject, wanted)) {
    const run = await github.workflowRun(Number(record.run));
    if (run?.completed === true) over.set(record.run ?? "", run.url);
  }
  if (over.size === 0) return;
  // Read again: a run that ended a moment ago may have had its last word meanwhile.
  for (const own of await trustedComments(github, seal, subject, wanted)) {
    const url = over.get(own.record.run ?? "");
    if (url !== undefined)
      await github.updateComment(own.comment.id, lostComment(own, url, settings.wish.triggerPhrase, seal));
  }
}

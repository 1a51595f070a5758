/** What people see before there is a report: that Remit read their request, or why there will be no report. */
import type { Outcome, Request } from "../events.ts";
import type { Reaction } from "../ports.ts";
import { readPendingRequest } from "./resolve-prompt.ts";
import type { StartPoint } from "./begin.ts";
import { faultOf } from "./faults.ts";
import { writesToGitHub, type PublishPorts, type Invocation } from "./invocation.ts";

type Teller = Pick<PublishPorts, "github" | "runner">;

/** A reaction on the comment that asked, if any. Never throws: nothing depends on it. */
export async function react(
  { github, runner }: Teller,
  invocation: Pick<Invocation, "settings">,
  comment: number | undefined,
  content: Reaction,
): Promise<void> {
  if (comment === undefined || !writesToGitHub(invocation)) return;
  try {
    await github.react(comment, content);
  } catch (error) {
    runner.print(`No reaction was added: ${faultOf(error).message}`);
  }
}

/** Reacts 🚀 at once if there is work, in parallel with it; at the end 👎 if the run declined after all. */
export function acknowledge(
  teller: Teller,
  invocation: Pick<Invocation, "settings">,
  { commentId }: Pick<Request, "commentId">,
  { kind }: Pick<StartPoint, "kind">,
): { end(outcome: Outcome): Promise<void> } {
  const works = kind !== "over" && kind !== "nothing";
  const started = react(teller, invocation, works ? commentId : undefined, "rocket");
  return {
    async end({ conclusion }) {
      await started;
      if (conclusion === "declined") await react(teller, invocation, commentId, "-1");
    },
  };
}

/** Reacts 👎 on the comment that asked. */
export async function refuseByReaction(
  teller: Teller,
  invocation: Pick<Invocation, "settings" | "event">,
): Promise<void> {
  const pending = readPendingRequest(invocation.event, invocation.settings);
  await react(teller, invocation, pending.kind === "declined" ? undefined : pending.commentId, "-1");
}

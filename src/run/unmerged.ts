/** A base that was brought in and is not published: why, and what people can do. */
import type { AgentEnd, Fault } from "../events.ts";
import type { Proposal } from "../change/proposal.ts";

/**
 * Why a merge without remaining conflicts is not published: half a merge helps nobody. Undefined when it is not a
 * merge.
 */
export function whyUnmerged(
  { merge }: Pick<Proposal, "merge">,
  unverified: string | undefined,
  end?: AgentEnd,
): string | undefined {
  if (merge === undefined) return undefined;
  if (unverified !== undefined) return `The merge with ${merge.onto.name} is not verified. ${unverified}`;
  const done = end === undefined || end.kind === "finished";
  return done ? undefined : `The run did not finish its merge with ${merge.onto.name}.`;
}

/** `kept`: where the work is. */
export function unmergedFault(message: string, kept: string): Fault {
  return { kind: "unmerged", message, hint: `Nothing was pushed. ${kept} It applies to the branch as it was.` };
}

/** Which branch a request's work goes to. */
import type { Request } from "../events.ts";
import { slugOf } from "../lib/cut.ts";

export interface PublishTarget {
  readonly branch: string;
  /** The commit the branch must still point to; undefined when it must not exist yet. */
  readonly expect: string | undefined;
  /** The pull request the request was made on, if any. */
  readonly pull?: number;
}

type TargetResult =
  { readonly kind: "target"; readonly target: PublishTarget } | { readonly kind: "refused"; readonly reason: string };

/** A branch of Remit's own, below `prefix`, or the pinned head of the pull request at hand. `title` contains no secrets. */
export function chooseBranch(request: Request, title: string, prefix: string): TargetResult {
  const { subject, base, trusted } = request;
  if (subject?.kind === "pull") {
    const { head } = subject;
    if (subject.fromFork || head === undefined) return refused("the pull request's branch is in another repository");
    if (head.name === trusted.name)
      return refused(`the pull request comes from ${head.name}, the default branch itself`);
    return { kind: "target", target: { branch: head.name, expect: head.sha, pull: subject.number } };
  }
  const stem = stemOf(request, prefix);
  const named = base.name.startsWith(`${stem}.`) || (subject !== undefined && base.name.startsWith(`${stem}-`));
  if (base.name === stem || named) {
    return { kind: "target", target: { branch: base.name, expect: request.caughtUp?.head ?? base.sha } };
  }
  const slug = subject === undefined ? "" : slugOf(title);
  const round = request.round === undefined ? "" : `.${request.round}`;
  return { kind: "target", target: { branch: `${slug === "" ? stem : `${stem}-${slug}`}${round}`, expect: undefined } };
}

/** Whether the request starts from the branch an earlier run of its task left. */
export function isTasks({ subject, task, key, base }: Request, prefix: string): boolean {
  if (subject !== undefined || task === undefined) return false;
  const stem = stemOf({ task, key }, prefix);
  return base.name === stem || base.name.startsWith(`${stem}.`);
}

/** Whether the request starts from an earlier request's work, or follows merged work on the same issue. */
export function goesOn({ subject, base, round }: Request): boolean {
  if (subject === undefined) return false;
  if (subject.kind === "pull" || round !== undefined) return true;
  return new RegExp(`issue-${subject.number}(?![0-9])`).test(base.name);
}

function refused(reason: string): TargetResult {
  return { kind: "refused", reason };
}

/** The part of the name by which the branch is found again; titles change. */
function stemOf({ subject, task, key }: Pick<Request, "subject" | "task" | "key">, prefix: string): string {
  if (subject !== undefined) return `${prefix}issue-${subject.number}`;
  return task === undefined ? `${prefix}dispatch-${key}` : `${prefix}task-${task}`;
}

/** Combines how the agent ended and what was published into the run's one conclusion. Pure. */
import type {
  AgentEnd,
  ChangedFile,
  Fault,
  Outcome,
  ProposedChange,
  Publication,
  RefusedFile,
  Request,
  ReviewPlan,
} from "../events.ts";
import { cleanMarkdown } from "../request.ts";
import { limitName, describeFixed } from "../report.ts";
import { type postReview, splitTitle } from "../change.ts";
import { joined } from "../lib/parts.ts";

/** What happened to the edits. */
export type Published =
  | { readonly kind: "nothing"; readonly refused: readonly RefusedFile[] }
  /** `fault`: the branch exists, but its pull request could not be opened or updated. */
  | { readonly kind: "published"; readonly publication: Publication; readonly fault?: Fault }
  /** The edits wait for the publishing job. */
  | { readonly kind: "proposed"; readonly change: ProposedChange }
  /** There are edits, and they are not to be published. */
  | { readonly kind: "kept"; readonly reason: string; readonly files: readonly ChangedFile[]; readonly work?: string }
  /** `work`, here and above: a commit of the edits in Remit's own git. */
  | { readonly kind: "withheld"; readonly fault: Fault; readonly work?: string }
  /** The request was for a review; `reviewed` is absent when there is none. */
  | { readonly kind: "reviewed"; readonly reviewed?: Reviewed };

/** What happened to a review. */
export type Reviewed =
  | Awaited<ReturnType<typeof postReview>>
  /** Left to the publishing job. */
  | { readonly kind: "proposed"; readonly plan: ReviewPlan }
  /** There is a review, and it is not to be posted. */
  | { readonly kind: "kept"; readonly reason: string }
  | { readonly kind: "withheld"; readonly fault: Fault };

/** If somebody cancels a run that is about to publish, it ends as cancelled, however far it got. */
export function calledOff(end: AgentEnd, published: Published, stop: AbortSignal): AgentEnd {
  const made = published.kind === "reviewed" ? published.reviewed : published;
  const nothing = made === undefined || made.kind === "nothing" || made.kind === "silent";
  return stop.aborted && end.kind === "finished" && !nothing ? { kind: "cancelled" } : end;
}

/** The outcome of a review: only one that was posted, or had nothing to say, makes a run `reviewed`. */
function concludeReview(request: Request, end: AgentEnd, reviewed: Reviewed | undefined): Outcome {
  if (end.kind !== "finished") {
    const { message, ...outcome } = conclude(request, end, { kind: "nothing", refused: [] }, true);
    return { ...outcome, message: joined([message, describeReview(reviewed)], "\n\n") };
  }
  if (reviewed?.kind === "withheld") return { conclusion: "failed", message: end.text, fault: reviewed.fault };
  const message = joined([end.text, describeReview(reviewed)], "\n\n");
  return withFault({ conclusion: reviewed?.kind === "kept" ? "unchanged" : "reviewed", message }, end.fault);
}

/** Adds a fault: the work done is still reported, but the run's result cannot be used. */
function withFault(outcome: Outcome, fault: Fault | undefined): Outcome {
  return fault === undefined || outcome.fault !== undefined ? outcome : { ...outcome, conclusion: "failed", fault };
}

function describeReview(reviewed: Reviewed | undefined): string {
  switch (reviewed?.kind) {
    case undefined:
    case "posted":
      return "";
    case "proposed":
      return "The review is not posted yet: the job that publishes posts it.";
    case "silent":
      return reviewed.mended === undefined
        ? "Earlier reviews of this pull request already say everything: no review was posted."
        : `${describeFixed(reviewed.mended)} There is nothing new to say: no review was posted.`;
    case "kept":
      return reviewed.reason;
    case "withheld":
      return `The review was not posted: ${reviewed.fault.message} ${reviewed.fault.hint ?? ""}`.trim();
  }
}

/** The model's claim to be done is no evidence: only a publication, or a proposal of one, makes a run `changed`. */
export function conclude(request: Request, end: AgentEnd, published: Published, verified: boolean): Outcome {
  if (published.kind === "reviewed") return concludeReview(request, end, published.reviewed);
  return withVisiblePlan(concludeChange(request, end, published, verified));
}

/** People approve what they see: text that a comment would not show is removed from a plan. */
function withVisiblePlan(outcome: Outcome): Outcome {
  return outcome.conclusion === "planned"
    ? { ...outcome, message: cleanMarkdown(outcome.message).text.trim() }
    : outcome;
}

type Edited = Exclude<Published, { readonly kind: "reviewed" }>;

function concludeChange(request: Request, end: AgentEnd, published: Edited, verified: boolean): Outcome {
  const publication = published.kind === "published" ? { publication: published.publication } : {};
  switch (end.kind) {
    case "finished":
      return withFault(finish(request, textOf(request, end), published, verified), end.fault);
    case "blocked":
    case "stuck":
      return { conclusion: end.kind, message: withFate(end.reason, published), ...publication };
    case "exhausted": {
      const text =
        textOf(request, end) || (end.limit === "disk" ? FULL : `The limit of ${limitName(end.limit)} is used up.`);
      return { conclusion: "exhausted", message: withFate(text, published), ...publication };
    }
    case "cancelled":
      return { conclusion: "cancelled", message: withFate("The run was cancelled.", published), ...publication };
    case "failed":
      return { conclusion: "failed", message: withFate("", published), fault: end.fault, ...publication };
  }
}

/** A change's title is not part of its message, unless there is no other text. */
function textOf({ kind }: Request, { text }: { readonly text: string }): string {
  const split = kind === "change" ? splitTitle(text) : { text };
  return split.text || text;
}

const FULL = "The disk with the run's edits and log had less than 1 GiB left, so its commands were stopped.";

function finish(request: Request, text: string, published: Edited, verified: boolean): Outcome {
  switch (published.kind) {
    case "withheld":
      return { conclusion: "failed", message: text, fault: published.fault };
    case "published": {
      const { publication, fault } = published;
      if (fault !== undefined) return { conclusion: "failed", message: text, fault, publication };
      return { conclusion: verified ? "changed" : "unverified", message: text, publication };
    }
    case "proposed":
      return { conclusion: verified ? "changed" : "unverified", message: text };
    case "kept":
      return { conclusion: withoutChange(request), message: withFate(text, published) };
    case "nothing": {
      const refused = published.refused.length > 0;
      const answered = request.question === true && !refused && text.trim() !== "";
      const conclusion = withoutChange(request, answered);
      return { conclusion, message: withFate(text, published), ...(refused && { withheld: published.refused }) };
    }
  }
}

/** `answered`: a question was asked, nothing was edited, and the agent answered in words. */
function withoutChange(request: Request, answered = false): Outcome["conclusion"] {
  switch (request.kind) {
    case "answer":
    case "review": // A review of a pull request is handled above; anything else is answered.
      return "answered";
    case "plan":
      return "planned";
    case "change":
      return answered ? "answered" : "unchanged";
  }
}

/** The message, with what happened to edits that were not published. */
function withFate(message: string, published: Edited): string {
  return joined([message, fate(published)], "\n\n");
}

function fate(published: Edited): string {
  switch (published.kind) {
    case "kept":
      return published.reason;
    case "withheld":
      return `The edits were not published: ${published.fault.message} ${published.fault.hint ?? ""}`.trim();
    case "nothing":
      return published.refused.map(({ path, reason }) => `Not published: \`${path}\`, since ${reason}.`).join("\n");
    case "proposed":
    case "published":
      return "";
  }
}

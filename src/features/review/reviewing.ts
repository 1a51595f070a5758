/** A review from its beginning (what was said before) to its end (posted, or kept beside the log). */
import { MAIN, type AgentEnd, type PostedReview, type ReviewNote, type ReviewPlan } from "../../events.ts";
import { postedBefore, postReview, readBefore, type Before, type Posting } from "../../change/post-review.ts";
import { planReview, readNotes } from "../../change/review.ts";
import { decide } from "../../policy/decide.ts";
import { GitHubError } from "../../ports.ts";
import { renderMended, renderNote, renderReview } from "../../report/review.ts";
import { addReviewComment } from "../../tools/add-review-comment.ts";
import { openReview, type Review } from "../../tools/review.ts";
import type { Reviewed } from "../../run/conclude.ts";
import { faultOf } from "../../run/faults.ts";
import type { Admitted } from "../../run/gate.ts";
import { circumstancesOf } from "../../run/circumstances.ts";
import type { Job } from "../../run/job.ts";
import { wordsOf } from "../../run/saying.ts";
import { mask } from "../../log.ts";
import type { Desk, Order } from "../../run/world.ts";

export interface Reviewing {
  /** Where the notes are collected. */
  readonly review: Review;
  /** What earlier reviews of ours said. */
  readonly before: Before;
  /** This very request's review, when an earlier run has posted it: there is nothing left to do. */
  readonly done?: PostedReview;
}

/** What a review of a pull request starts from; undefined for every other request. */
export async function openReviewing(
  { github, log }: Pick<Desk, "github" | "log">,
  { request }: Pick<Admitted, "request">,
): Promise<Reviewing | undefined> {
  const { kind, subject, key } = request;
  const head = subject?.head?.sha;
  if (kind !== "review" || subject?.kind !== "pull" || head === undefined) return undefined;
  const before = await readBefore(subject.number, key, github).catch(nothingIfRefused);
  const earlier = readNotes(log.entries).filter((made) => made.head === head);
  const review = openReview(
    subject.number,
    head,
    github,
    earlier.map(({ note }) => note),
  );
  if (before.own === undefined) return { review, before };
  const done = postedBefore({ pull: subject.number, head }, before.own);
  log.append({ type: "review.posted", review: done });
  return { review, before, done };
}

/** A review is worth having though nobody can say what was said before; posting asks again. */
function nothingIfRefused(error: unknown): Before {
  if (error instanceof GitHubError) return { said: [] };
  throw error;
}

/** What is to be posted of what was found; undefined for no review at all. */
export function proposeReview({ world, admitted: { request } }: Job, end: AgentEnd): ReviewPlan | undefined {
  const plan = planReview(request, {
    entries: world.log.entries,
    summary: wordsOf(end).summary,
    quiet: request.trigger === "pull",
    partial: end.kind !== "finished",
    redact: world.secrets.redact,
  });
  if (plan === undefined) return undefined;
  return end.kind !== "finished" && plan.notes.length + plan.aside.length === 0 ? undefined : plan;
}

/** Post a review, or keep it beside the log where the policy, a dry run or GitHub is against it. */
export async function postPlan(world: Desk, order: Order, admitted: Admitted, plan: ReviewPlan): Promise<Reviewed> {
  const { request } = admitted;
  const why = reasonToKeep(order, admitted);
  if (why !== undefined) {
    await keepReview(world, order, plan);
    return { kind: "kept", reason: `${why} The review is kept beside the log (review.md).` };
  }
  try {
    const { github, git, secrets } = world;
    const mended = { git, redact: secrets.redact, words: renderMended };
    return told(world, await postReview(plan, { github, words: WORDS, mended }));
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    await keepReview(world, order, plan);
    return { kind: "withheld", fault: refusedFault(error, request.subject?.fromFork === true) };
  }
}

const WORDS = { note: renderNote, body: renderReview };

/** Why nothing is posted, as a sentence; undefined when it is. */
function reasonToKeep(order: Order, admitted: Admitted): string | undefined {
  if (order.stop.aborted) return "The run was cancelled before it could post its review.";
  if (order.settings.dryRun) return "This is a dry run: no review was posted.";
  // A review is judged like a call of the tool that writes its comments.
  const circumstances = circumstancesOf({ admitted }, MAIN);
  const call = { tool: addReviewComment.name };
  const decision = decide(admitted.policy, call, [], circumstances, (path) => ({ kind: "outside", path }));
  return decision.effect === "allow" ? undefined : `No review was posted. ${decision.reason}`;
}

function told({ log }: Desk, posting: Posting): Reviewed {
  switch (posting.kind) {
    case "posted":
      log.append({ type: "review.posted", review: posting.review });
      return posting;
    case "silent":
      return posting;
  }
}

function refusedFault(error: GitHubError, fromFork: boolean) {
  const fault = faultOf(error);
  if (error.status !== 403 || !fromFork) return fault;
  const how =
    "On a fork's pull request the event `pull_request` has a token that can only read: use `pull_request_target`, or ask by a comment.";
  return { ...fault, hint: fault.hint === undefined ? how : `${fault.hint} ${how}` };
}

/** As it would have been posted, for people; and as a record, for whoever posts it later. */
async function keepReview({ files, secrets }: Desk, { places }: Order, made: ReviewPlan): Promise<void> {
  const plan = mask(made, secrets);
  const aside: readonly ReviewNote[] = [...plan.notes, ...plan.aside];
  const body = renderReview(plan, { placed: [], aside, dropped: 0 });
  await files.write(`${places.run}/review.md`, Buffer.from(`${body}\n`));
  await files.write(`${places.run}/review.json`, Buffer.from(`${JSON.stringify(plan, undefined, 2)}\n`));
}

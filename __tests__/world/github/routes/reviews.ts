/** Reviews, their comments and threads. */
import { checkBody, react } from "../acts.ts";
import { isRecord, list } from "../../json.ts";
import { Refusal, invalid, notFound } from "../refusal.ts";
import {
  addReview,
  addReviewComment,
  commentsOfReview,
  replyTo,
  setReviewState,
  unprocessable,
  type NewReview,
  type NewReviewComment,
} from "../review-acts.ts";
import { reads, text, writes, type Asked, type Given, type Route } from "../route.ts";
import { reactionShape } from "../shapes/issue.ts";
import { simplePull } from "../shapes/pull.ts";
import { reviewCommentShape, reviewShape } from "../shapes/review.ts";
import { findUser, isPull, type PullRequest, type Review, type ReviewComment } from "../state.ts";
import { pullRequestOf } from "./pulls.ts";

const PULLS = "/repos/{owner}/{repo}/pulls";
const PULL = `${PULLS}/{pull_number}`;
const REVIEW = `${PULL}/reviews/{review_id}`;
const COMMENT = `${PULLS}/comments/{comment_id}`;
const READS = reads("pull-requests");
const WRITES = writes("pull-requests");

export const reviewRoutes: readonly Route[] = [
  { operation: `GET ${PULL}/reviews`, needs: READS, paged: true, handle: listReviews },
  { operation: `POST ${PULL}/reviews`, needs: WRITES, handle: createReview },
  { operation: `GET ${REVIEW}`, needs: READS, handle: showReview },
  { operation: `PUT ${REVIEW}`, needs: WRITES, handle: updateReview },
  { operation: `DELETE ${REVIEW}`, needs: WRITES, handle: deletePendingReview },
  { operation: `GET ${REVIEW}/comments`, needs: READS, paged: true, handle: listCommentsOfReview },
  { operation: `POST ${REVIEW}/events`, needs: WRITES, handle: submitReview },
  { operation: `PUT ${REVIEW}/dismissals`, needs: WRITES, handle: dismissReview },
  { operation: `GET ${COMMENT}`, needs: READS, handle: showComment },
  { operation: `PATCH ${COMMENT}`, needs: WRITES, handle: updateComment },
  { operation: `DELETE ${COMMENT}`, needs: WRITES, handle: deleteComment },
  { operation: `POST ${COMMENT}/reactions`, needs: WRITES, handle: reactToComment },
  { operation: `GET ${PULL}/comments`, needs: READS, paged: true, handle: listComments },
  { operation: `POST ${PULL}/comments`, needs: WRITES, handle: createComment },
  { operation: `POST ${PULL}/comments/{comment_id}/replies`, needs: WRITES, handle: createReply },
  { operation: `POST ${PULL}/requested_reviewers`, needs: WRITES, handle: requestReviewers },
];

function listReviews(asked: Asked): Given {
  const { number } = pullRequestOf(asked);
  const caller = asked.caller();
  // A pending one is visible only to its author.
  const found = [...asked.state.reviews.values()].filter((review) => {
    return review.pull === number && (review.state !== "PENDING" || review.author === caller);
  });
  return { status: 200, body: found.map((review) => reviewShape(asked.state, review)) };
}

function reviewOf(asked: Asked): Review {
  const review = asked.state.reviews.get(Number(asked.params["review_id"]));
  if (review === undefined || review.pull !== pullRequestOf(asked).number) throw notFound();
  return review;
}

async function createReview(asked: Asked): Promise<Given> {
  const { state, caller, body } = asked;
  const event = eventOf(asked);
  const commit = text(asked, "commit_id");
  const review: NewReview = {
    body: text(asked, "body") ?? "",
    comments: list(body["comments"]).map(toNewComment),
    ...(event === undefined ? {} : { event }),
    ...(commit === undefined ? {} : { commit }),
  };
  return { status: 200, body: reviewShape(state, await addReview(state, caller(), pullRequestOf(asked), review)) };
}

function eventOf(asked: Asked): NewReview["event"] {
  const event = asked.body["event"];
  return event === "APPROVE" || event === "REQUEST_CHANGES" || event === "COMMENT" ? event : undefined;
}

function toNewComment(given: unknown): NewReviewComment {
  if (!isRecord(given)) throw unprocessable("Comment is not an object");
  const number = (key: string): number | undefined => (typeof given[key] === "number" ? given[key] : undefined);
  const side = (key: string): "LEFT" | "RIGHT" | undefined => {
    const value = given[key];
    return value === "LEFT" || value === "RIGHT" ? value : undefined;
  };
  const fields = {
    line: number("line"),
    side: side("side"),
    startLine: number("start_line"),
    startSide: side("start_side"),
    position: number("position"),
    wholeFile: given["subject_type"] === "file" ? true : undefined,
  };
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { path: String(given["path"]), body: String(given["body"]), ...Object.fromEntries(named) };
}

function showReview(asked: Asked): Given {
  return { status: 200, body: reviewShape(asked.state, reviewOf(asked)) };
}

function updateReview(asked: Asked): Given {
  const review = reviewOf(asked);
  review.body = text(asked, "body") ?? "";
  return { status: 200, body: reviewShape(asked.state, review) };
}

function submitReview(asked: Asked): Given {
  const review = reviewOf(asked);
  if (review.state !== "PENDING") throw unprocessable("Can not submit a review that is not pending");
  const event = eventOf(asked);
  if (event === undefined) throw unprocessable("Event can't be blank");
  const states = { APPROVE: "APPROVED", REQUEST_CHANGES: "CHANGES_REQUESTED", COMMENT: "COMMENTED" } as const;
  review.body = text(asked, "body") ?? review.body;
  setReviewState(asked.state, review, states[event]);
  return { status: 200, body: reviewShape(asked.state, review) };
}

function dismissReview(asked: Asked): Given {
  const review = reviewOf(asked);
  if (review.state !== "APPROVED" && review.state !== "CHANGES_REQUESTED") {
    throw unprocessable("Can not dismiss a commented pull request review");
  }
  setReviewState(asked.state, review, "DISMISSED");
  return { status: 200, body: reviewShape(asked.state, review) };
}

function deletePendingReview(asked: Asked): Given {
  const { state } = asked;
  const review = reviewOf(asked);
  if (review.state !== "PENDING") throw unprocessable("Can not delete a non-pending pull request review");
  for (const { id } of commentsOfReview(state, review.id)) state.reviewComments.delete(id);
  state.reviews.delete(review.id);
  return { status: 200, body: reviewShape(state, review) };
}

async function listCommentsOfReview(asked: Asked): Promise<Given> {
  const comments = commentsOfReview(asked.state, reviewOf(asked).id);
  const shapes = await Promise.all(
    comments.map((comment) => reviewCommentShape(asked.state, pullRequestOf(asked), comment)),
  );
  return { status: 200, body: shapes.map(withoutLostLine) };
}

/** This endpoint omits the lost line, where the others send null. */
function withoutLostLine(shape: object): object {
  return Object.fromEntries(Object.entries(shape).filter(([key, value]) => key !== "line" || value !== null));
}

async function listComments(asked: Asked): Promise<Given> {
  const issue = pullRequestOf(asked);
  const since = asked.query.get("since") ?? "";
  const found = [...asked.state.reviewComments.values()].filter(({ pull, review, updatedAt }) => {
    const pending = asked.state.reviews.get(review)?.state === "PENDING";
    return pull === issue.number && !pending && updatedAt >= since;
  });
  const shapes = await Promise.all(found.map((comment) => reviewCommentShape(asked.state, issue, comment)));
  return { status: 200, body: shapes };
}

async function createComment(asked: Asked): Promise<Given> {
  const { state, caller, body } = asked;
  const issue = pullRequestOf(asked);
  const answered = body["in_reply_to"];
  if (typeof answered === "number") {
    const reply = replyTo(state, caller(), issue, answered, text(asked, "body") ?? "");
    return { status: 201, body: await reviewCommentShape(state, issue, reply) };
  }
  try {
    const comment = { ...toNewComment(body), commit: String(body["commit_id"]) };
    const made = await addReviewComment(state, caller(), issue, comment);
    return { status: 201, body: await reviewCommentShape(state, issue, made) };
  } catch (error) {
    throw toCommentRefusal(error);
  }
}

/** The same faults as in a review, in another format. */
function toCommentRefusal(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.status !== 422) return error;
  const [first] = error.errors ?? [];
  const field = typeof first === "string" && first.startsWith("Path") ? "path" : "line";
  const message = `pull_request_review_thread.${field} ${field === "path" ? "is invalid" : "must be part of the diff"}`;
  return invalid({
    resource: "PullRequestReviewComment",
    code: "custom",
    field: `pull_request_review_thread.${field}`,
    message,
  });
}

async function createReply(asked: Asked): Promise<Given> {
  const { state, caller, params } = asked;
  const issue = pullRequestOf(asked);
  const reply = replyTo(state, caller(), issue, Number(params["comment_id"]), text(asked, "body") ?? "");
  return { status: 201, body: await reviewCommentShape(state, issue, reply) };
}

function reviewCommentOf({ state, params }: Asked): { readonly comment: ReviewComment; readonly issue: PullRequest } {
  const comment = state.reviewComments.get(Number(params["comment_id"]));
  const issue = state.issues.get(comment?.pull ?? 0);
  if (comment === undefined || !isPull(issue)) throw notFound();
  return { comment, issue };
}

async function showComment(asked: Asked): Promise<Given> {
  const { comment, issue } = reviewCommentOf(asked);
  return { status: 200, body: await reviewCommentShape(asked.state, issue, comment) };
}

async function updateComment(asked: Asked): Promise<Given> {
  const { comment, issue } = reviewCommentOf(asked);
  const body = text(asked, "body") ?? "";
  checkBody("PullRequestReviewComment", body, true);
  Object.assign(comment, { body, updatedAt: asked.state.now() });
  return { status: 200, body: await reviewCommentShape(asked.state, issue, comment) };
}

function deleteComment(asked: Asked): Given {
  asked.state.reviewComments.delete(reviewCommentOf(asked).comment.id);
  return { status: 204 };
}

function reactToComment(asked: Asked): Given {
  const { state, caller, body } = asked;
  const subject = `review-comment:${reviewCommentOf(asked).comment.id}`;
  const { reaction, created } = react(state, caller(), subject, String(body["content"]));
  return { status: created ? 201 : 200, body: reactionShape(state, reaction) };
}

function requestReviewers(asked: Asked): Given {
  const issue = pullRequestOf(asked);
  for (const login of list(asked.body["reviewers"]).map(String)) {
    const user = findUser(asked.state, login);
    if (user === undefined || user.role === "none") {
      throw new Refusal(
        422,
        "Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the octo/shop repository.".replace(
          "octo/shop",
          asked.state.name,
        ),
      );
    }
    if (!issue.pull.requestedReviewers.includes(user.login)) issue.pull.requestedReviewers.push(user.login);
  }
  return { status: 201, body: simplePull(asked.state, issue) };
}

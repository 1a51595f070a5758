/** Reviews, their comments and threads. */
import { isRecord, list } from "../../json.ts";
import { notFound } from "../refusal.ts";
import {
  addReview,
  commentsOfReview,
  replyTo,
  STATES,
  unprocessable,
  type NewReview,
  type NewReviewComment,
} from "../review-acts.ts";
import { reads, text, writes, type ApiRequest, type ApiResponse, type Route } from "../route.ts";
import { reviewCommentShape, reviewShape } from "../shapes/review.ts";
import type { Review } from "../state.ts";
import { pullRequestOf } from "./pulls.ts";

const PULL = "/repos/{owner}/{repo}/pulls/{pull_number}";
const REVIEW = `${PULL}/reviews/{review_id}`;
const READS = reads("pull-requests");
const WRITES = writes("pull-requests");

export const reviewRoutes: readonly Route[] = [
  { operation: `GET ${PULL}/reviews`, needs: READS, paged: true, handle: listReviews },
  { operation: `POST ${PULL}/reviews`, needs: WRITES, handle: createReview },
  { operation: `DELETE ${REVIEW}`, needs: WRITES, handle: deletePendingReview },
  { operation: `POST ${REVIEW}/events`, needs: WRITES, handle: submitReview },
  { operation: `GET ${PULL}/comments`, needs: READS, paged: true, handle: listComments },
  { operation: `POST ${PULL}/comments/{comment_id}/replies`, needs: WRITES, handle: createReply },
];

function listReviews(request: ApiRequest): ApiResponse {
  const { number } = pullRequestOf(request);
  const caller = request.caller();
  // A pending one is visible only to its author.
  const found = [...request.state.reviews.values()].filter((review) => {
    return review.pull === number && (review.state !== "PENDING" || review.author === caller);
  });
  return { status: 200, body: found.map((review) => reviewShape(request.state, review)) };
}

function reviewOf(request: ApiRequest): Review {
  const review = request.state.reviews.get(Number(request.params["review_id"]));
  if (review === undefined || review.pull !== pullRequestOf(request).number) throw notFound();
  return review;
}

async function createReview(request: ApiRequest): Promise<ApiResponse> {
  const { state, caller, body } = request;
  const event = eventOf(request);
  const commit = text(request, "commit_id");
  const review: NewReview = {
    body: text(request, "body") ?? "",
    comments: list(body["comments"]).map(toNewComment),
    ...(event === undefined ? {} : { event }),
    ...(commit === undefined ? {} : { commit }),
  };
  return { status: 200, body: reviewShape(state, await addReview(state, caller(), pullRequestOf(request), review)) };
}

function eventOf(request: ApiRequest): NewReview["event"] {
  const event = request.body["event"];
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
  };
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { path: String(given["path"]), body: String(given["body"]), ...Object.fromEntries(named) };
}

function submitReview(request: ApiRequest): ApiResponse {
  const review = reviewOf(request);
  if (review.state !== "PENDING") throw unprocessable("Can not submit a review that is not pending");
  const event = eventOf(request);
  if (event === undefined) throw unprocessable("Event can't be blank");
  review.body = text(request, "body") ?? review.body;
  review.state = STATES[event];
  review.submittedAt = request.state.now();
  return { status: 200, body: reviewShape(request.state, review) };
}

function deletePendingReview(request: ApiRequest): ApiResponse {
  const { state } = request;
  const review = reviewOf(request);
  if (review.state !== "PENDING") throw unprocessable("Can not delete a non-pending pull request review");
  for (const { id } of commentsOfReview(state, review.id)) state.reviewComments.delete(id);
  state.reviews.delete(review.id);
  return { status: 200, body: reviewShape(state, review) };
}

async function listComments(request: ApiRequest): Promise<ApiResponse> {
  const issue = pullRequestOf(request);
  const since = request.query.get("since") ?? "";
  const found = [...request.state.reviewComments.values()].filter(({ pull, review, updatedAt }) => {
    const pending = request.state.reviews.get(review)?.state === "PENDING";
    return pull === issue.number && !pending && updatedAt >= since;
  });
  const shapes = await Promise.all(found.map((comment) => reviewCommentShape(request.state, issue, comment)));
  return { status: 200, body: shapes };
}

async function createReply(request: ApiRequest): Promise<ApiResponse> {
  const { state, caller, params } = request;
  const issue = pullRequestOf(request);
  const reply = replyTo(state, caller(), issue, Number(params["comment_id"]), text(request, "body") ?? "");
  return { status: 201, body: await reviewCommentShape(state, issue, reply) };
}

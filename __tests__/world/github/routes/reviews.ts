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
import { reads, text, writes, type ApiRequest, type ApiResponse, type Route } from "../route.ts";
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
    position: number("position"),
    wholeFile: given["subject_type"] === "file" ? true : undefined,
  };
  const named = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { path: String(given["path"]), body: String(given["body"]), ...Object.fromEntries(named) };
}

function showReview(request: ApiRequest): ApiResponse {
  return { status: 200, body: reviewShape(request.state, reviewOf(request)) };
}

function updateReview(request: ApiRequest): ApiResponse {
  const review = reviewOf(request);
  review.body = text(request, "body") ?? "";
  return { status: 200, body: reviewShape(request.state, review) };
}

function submitReview(request: ApiRequest): ApiResponse {
  const review = reviewOf(request);
  if (review.state !== "PENDING") throw unprocessable("Can not submit a review that is not pending");
  const event = eventOf(request);
  if (event === undefined) throw unprocessable("Event can't be blank");
  const states = { APPROVE: "APPROVED", REQUEST_CHANGES: "CHANGES_REQUESTED", COMMENT: "COMMENTED" } as const;
  review.body = text(request, "body") ?? review.body;
  setReviewState(request.state, review, states[event]);
  return { status: 200, body: reviewShape(request.state, review) };
}

function dismissReview(request: ApiRequest): ApiResponse {
  const review = reviewOf(request);
  if (review.state !== "APPROVED" && review.state !== "CHANGES_REQUESTED") {
    throw unprocessable("Can not dismiss a commented pull request review");
  }
  setReviewState(request.state, review, "DISMISSED");
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

async function listCommentsOfReview(request: ApiRequest): Promise<ApiResponse> {
  const comments = commentsOfReview(request.state, reviewOf(request).id);
  const shapes = await Promise.all(
    comments.map((comment) => reviewCommentShape(request.state, pullRequestOf(request), comment)),
  );
  return { status: 200, body: shapes.map(withoutLostLine) };
}

/** This endpoint omits the lost line, where the others send null. */
function withoutLostLine(shape: object): object {
  return Object.fromEntries(Object.entries(shape).filter(([key, value]) => key !== "line" || value !== null));
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

async function createComment(request: ApiRequest): Promise<ApiResponse> {
  const { state, caller, body } = request;
  const issue = pullRequestOf(request);
  const answered = body["in_reply_to"];
  if (typeof answered === "number") {
    const reply = replyTo(state, caller(), issue, answered, text(request, "body") ?? "");
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

async function createReply(request: ApiRequest): Promise<ApiResponse> {
  const { state, caller, params } = request;
  const issue = pullRequestOf(request);
  const reply = replyTo(state, caller(), issue, Number(params["comment_id"]), text(request, "body") ?? "");
  return { status: 201, body: await reviewCommentShape(state, issue, reply) };
}

function reviewCommentOf({ state, params }: ApiRequest): {
  readonly comment: ReviewComment;
  readonly issue: PullRequest;
} {
  const comment = state.reviewComments.get(Number(params["comment_id"]));
  const issue = state.issues.get(comment?.pull ?? 0);
  if (comment === undefined || !isPull(issue)) throw notFound();
  return { comment, issue };
}

async function showComment(request: ApiRequest): Promise<ApiResponse> {
  const { comment, issue } = reviewCommentOf(request);
  return { status: 200, body: await reviewCommentShape(request.state, issue, comment) };
}

async function updateComment(request: ApiRequest): Promise<ApiResponse> {
  const { comment, issue } = reviewCommentOf(request);
  const body = text(request, "body") ?? "";
  checkBody("PullRequestReviewComment", body, true);
  Object.assign(comment, { body, updatedAt: request.state.now() });
  return { status: 200, body: await reviewCommentShape(request.state, issue, comment) };
}

function deleteComment(request: ApiRequest): ApiResponse {
  request.state.reviewComments.delete(reviewCommentOf(request).comment.id);
  return { status: 204 };
}

function reactToComment(request: ApiRequest): ApiResponse {
  const { state, caller, body } = request;
  const subject = `review-comment:${reviewCommentOf(request).comment.id}`;
  const { reaction, created } = react(state, caller(), subject, String(body["content"]));
  return { status: created ? 201 : 200, body: reactionShape(state, reaction) };
}

function requestReviewers(request: ApiRequest): ApiResponse {
  const issue = pullRequestOf(request);
  for (const login of list(request.body["reviewers"]).map(String)) {
    const user = findUser(request.state, login);
    if (user === undefined || user.role === "none") {
      throw new Refusal(
        422,
        "Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the octo/shop repository.".replace(
          "octo/shop",
          request.state.name,
        ),
      );
    }
    if (!issue.pull.requestedReviewers.includes(user.login)) issue.pull.requestedReviewers.push(user.login);
  }
  return { status: 201, body: simplePull(request.state, issue) };
}

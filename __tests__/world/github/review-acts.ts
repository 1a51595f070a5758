/** What people do in a review. */
import { checkBody } from "./acts.ts";
import { filesChanged, type FileDiff } from "./compare.ts";
import { findSpot, type Place } from "./diff-lines.ts";
import { Refusal, notFound } from "./refusal.ts";
import {
  ACTIONS_BOT,
  type PullRequest,
  type Review,
  type ReviewComment,
  type Side,
  type State,
  type User,
} from "./state.ts";

export interface NewReviewComment {
  readonly path: string;
  readonly body: string;
  readonly line?: number;
  readonly side?: Side;
  readonly startLine?: number;
  readonly startSide?: Side;
}

export interface NewReview {
  readonly body?: string;
  readonly event?: "APPROVE" | "REQUEST_CHANGES" | "COMMENT";
  /** The head if absent. */
  readonly commit?: string;
  readonly comments?: readonly NewReviewComment[];
}

/** The state that each event gives a review. */
export const STATES = { APPROVE: "APPROVED", REQUEST_CHANGES: "CHANGES_REQUESTED", COMMENT: "COMMENTED" } as const;

/** Add a review with its comments, all or nothing. */
export async function addReview(state: State, author: User, issue: PullRequest, review: NewReview): Promise<Review> {
  const { body = "", event, comments = [], commit = issue.pull.headSha } = review;
  refuseReview(state, author, issue, review);
  checkBody("PullRequestReview", body);
  const spots = await Promise.all(comments.map((comment) => locate(state, issue, commit, comment)));
  refuseSecond(state, author, issue); // Another one may have been added meanwhile.
  const at = state.now();
  const made: Review = {
    id: state.nextId(),
    pull: issue.number,
    author,
    commit,
    body,
    state: event === undefined ? "PENDING" : STATES[event],
    submittedAt: event === undefined ? null : at,
  };
  state.reviews.set(made.id, made);
  for (const [index, comment] of comments.entries()) {
    const spot = spots[index];
    if (spot !== undefined) keepComment(state, author, made, { ...spot, body: comment.body, replyTo: undefined });
  }
  issue.updatedAt = at;
  return made;
}

function refuseReview(
  state: State,
  author: User,
  issue: PullRequest,
  { body = "", event, comments = [] }: NewReview,
): void {
  const own = issue.author === author;
  if (event === "APPROVE" && own) throw unprocessable("Can not approve your own pull request");
  if (event === "REQUEST_CHANGES" && own) throw unprocessable("Can not request changes on your own pull request");
  if (event === "APPROVE" && author.login === ACTIONS_BOT.login && !state.actionsMayOpenPulls) {
    throw unprocessable("GitHub Actions is not permitted to approve pull requests.");
  }
  if (event !== undefined && event !== "APPROVE" && body.trim() === "" && comments.length === 0) {
    throw unprocessable("Body can't be blank");
  }
  refuseSecond(state, author, issue);
}

/** Even a review that is submitted at once begins as a pending one. */
function refuseSecond(state: State, author: User, issue: PullRequest): void {
  const pending = [...state.reviews.values()].some((each) => {
    return each.pull === issue.number && each.author === author && each.state === "PENDING";
  });
  if (pending) throw unprocessable("User can only have one pending review per pull request");
}

export function unprocessable(...errors: readonly string[]): Refusal {
  return new Refusal(422, "Unprocessable Entity", errors);
}

type Located = Pick<
  ReviewComment,
  "path" | "line" | "startLine" | "side" | "startSide" | "commit" | "oid" | "hunk" | "position"
>;

async function locate(state: State, issue: PullRequest, commit: string, comment: NewReviewComment): Promise<Located> {
  if (comment.body.trim() === "") throw unprocessable("Body can't be blank");
  const files = await filesChanged(state.bare, issue.pull.baseSha, commit).catch((): readonly FileDiff[] => []);
  const file = files.find(({ path }) => path === comment.path);
  if (file === undefined) throw unprocessable("Path could not be resolved");
  const at = { path: file.path, commit, oid: file.oid };
  const place = placeOf(comment);
  if (place === undefined) throw unprocessable("Line could not be resolved");
  const spot = findSpot(file.patch ?? "", place);
  if (typeof spot === "string") throw unprocessable(spot);
  return { ...at, ...place, ...spot };
}

function placeOf({ line, side = "RIGHT", startLine, startSide = side }: NewReviewComment): Place | undefined {
  if (line === undefined) return undefined;
  return { line, side, startLine, startSide: startLine === undefined ? undefined : startSide };
}

function keepComment(
  state: State,
  author: User,
  review: Review,
  comment: Located & Pick<ReviewComment, "body" | "replyTo">,
): ReviewComment {
  const at = state.now();
  const base = { id: state.nextId(), pull: review.pull, review: review.id, author };
  const made: ReviewComment = { ...base, ...comment, createdAt: at, updatedAt: at };
  state.reviewComments.set(made.id, made);
  return made;
}

export function replyTo(state: State, author: User, issue: PullRequest, id: number, body: string): ReviewComment {
  const answered = state.reviewComments.get(id);
  if (answered === undefined || answered.pull !== issue.number || answered.replyTo !== undefined) throw notFound();
  checkBody("PullRequestReviewComment", body, true);
  const { path, line, startLine, side, startSide, commit, oid, hunk, position } = answered;
  const submittedAt = state.now();
  const review: Review = {
    id: state.nextId(),
    pull: issue.number,
    author,
    commit,
    body: "",
    state: "COMMENTED",
    submittedAt,
  };
  state.reviews.set(review.id, review);
  const spot = { path, line, startLine, side, startSide, commit, oid, hunk, position };
  return keepComment(state, author, review, { ...spot, body, replyTo: id });
}

export function commentsOfReview(state: State, review: number): ReviewComment[] {
  return [...state.reviewComments.values()].filter((comment) => comment.review === review);
}

/** Whether the file has changed since the comment was made, so that its lines are gone. */
export async function isOutdated(state: State, issue: PullRequest, comment: ReviewComment): Promise<boolean> {
  if (comment.commit === issue.pull.headSha) return false;
  const files = await filesChanged(state.bare, issue.pull.baseSha, issue.pull.headSha);
  return files.find(({ path }) => path === comment.path)?.oid !== comment.oid;
}

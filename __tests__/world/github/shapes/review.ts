/** Reviews and their comments as GitHub's API shows them. */
import { isOutdated } from "../review-acts.ts";
import type { PullRequest, Review, ReviewComment, State } from "../state.ts";
import { reactionRollup } from "./issue.ts";
import { association, nodeId, simpleUser } from "./user.ts";

export function reviewShape(state: State, review: Review): object {
  const html = `${state.urls.html}/${state.name}/pull/${review.pull}#pullrequestreview-${review.id}`;
  const pull = `${state.urls.api}/repos/${state.name}/pulls/${review.pull}`;
  return {
    id: review.id,
    node_id: nodeId("PRR", review.id),
    user: simpleUser(state.urls, review.author),
    body: review.body,
    state: review.state,
    html_url: html,
    pull_request_url: pull,
    author_association: association(state, review.author),
    _links: { html: { href: html }, pull_request: { href: pull } },
    ...(review.submittedAt === null ? {} : { submitted_at: review.submittedAt }),
    commit_id: review.commit,
  };
}

/** `line` and `position` become null when the comment is outdated; the original ones stay. */
export async function reviewCommentShape(state: State, issue: PullRequest, comment: ReviewComment): Promise<object> {
  const url = `${state.urls.api}/repos/${state.name}/pulls/comments/${comment.id}`;
  const html = `${state.urls.html}/${state.name}/pull/${comment.pull}#discussion_r${comment.id}`;
  const pull = `${state.urls.api}/repos/${state.name}/pulls/${comment.pull}`;
  const outdated = await isOutdated(state, issue, comment);
  return {
    url,
    pull_request_review_id: comment.review,
    id: comment.id,
    node_id: nodeId("PRRC", comment.id),
    diff_hunk: comment.hunk,
    path: comment.path,
    commit_id: outdated ? comment.commit : issue.pull.headSha,
    original_commit_id: comment.commit,
    user: simpleUser(state.urls, comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    html_url: html,
    pull_request_url: pull,
    author_association: association(state, comment.author),
    _links: { self: { href: url }, html: { href: html }, pull_request: { href: pull } },
    reactions: reactionRollup(state, `${url}/reactions`),
    ...linesOf(comment, outdated),
    ...(comment.replyTo === undefined ? {} : { in_reply_to_id: comment.replyTo }),
  };
}

function linesOf(comment: ReviewComment, outdated: boolean): object {
  const { line, startLine = null, startSide = null, side, position } = comment;
  return {
    subject_type: "line",
    side,
    start_side: startSide,
    line: outdated ? null : line,
    original_line: line,
    start_line: outdated ? null : startLine,
    original_start_line: startLine,
    position: outdated ? null : position,
    original_position: position,
  };
}

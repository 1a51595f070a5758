/** Issues, their comments, and reactions to these. */
import { addComment, addLabels, closeIssue, editComment, openIssue, react, reopenIssue } from "../acts.ts";
import { notFound } from "../refusal.ts";
import { names, needsOfIssue, reads, text, writes, type ApiRequest, type ApiResponse, type Route } from "../route.ts";
import { commentShape, commentsOn, issueShape, reactionShape } from "../shapes/issue.ts";
import type { Comment, Issue } from "../state.ts";

const REPOSITORY = "/repos/{owner}/{repo}";
const ISSUE = `${REPOSITORY}/issues/{issue_number}`;
const COMMENT = `${REPOSITORY}/issues/comments/{comment_id}`;

export const issueRoutes: readonly Route[] = [
  { operation: `GET ${REPOSITORY}/issues`, needs: reads("issues"), paged: true, handle: listIssues },
  { operation: `POST ${REPOSITORY}/issues`, needs: writes("issues"), handle: createIssue },
  { operation: `GET ${ISSUE}`, needs: needsOfIssue("read"), handle: showIssue },
  { operation: `PATCH ${ISSUE}`, needs: needsOfIssue("write"), handle: updateIssue },
  { operation: `GET ${ISSUE}/comments`, needs: needsOfIssue("read"), paged: true, handle: listComments },
  { operation: `POST ${ISSUE}/comments`, needs: needsOfIssue("write"), handle: createComment },
  { operation: `GET ${COMMENT}`, needs: needsOfIssue("read"), handle: showComment },
  { operation: `PATCH ${COMMENT}`, needs: needsOfIssue("write"), handle: updateComment },
  { operation: `DELETE ${COMMENT}`, needs: needsOfIssue("write"), handle: deleteComment },
  { operation: `POST ${COMMENT}/reactions`, needs: needsOfIssue("write"), handle: createReaction },
];

function issueOf({ state, params, bare }: ApiRequest): Issue {
  const issue = state.issues.get(Number(params["issue_number"]));
  if (issue === undefined || bare.name !== state.name) throw notFound();
  return issue;
}

function commentOf({ state, params }: ApiRequest): Comment {
  const comment = state.comments.get(Number(params["comment_id"]));
  if (comment === undefined) throw notFound();
  return comment;
}

function listIssues({ state, query }: ApiRequest): ApiResponse {
  const wanted = query.get("state") ?? "open";
  const labels = (query.get("labels") ?? "").split(",").filter((name) => name !== "");
  const creator = query.get("creator")?.toLowerCase();
  const found = [...state.issues.values()]
    .filter((issue) => wanted === "all" || issue.open === (wanted === "open"))
    .filter((issue) => labels.every((name) => issue.labels.includes(name)))
    .filter((issue) => creator === undefined || issue.author.login.toLowerCase() === creator);
  const ordered = query.get("direction") === "asc" ? found : found.toReversed();
  return { status: 200, body: ordered.map((issue) => issueShape(state, issue)) };
}

function createIssue(request: ApiRequest): ApiResponse {
  const { state, caller, body } = request;
  const fields = { title: String(body["title"]), body: text(request, "body") ?? "" };
  const issue = openIssue(state, caller(), {
    ...fields,
    labels: names(request, "labels"),
    assignees: names(request, "assignees"),
  });
  return { status: 201, body: issueShape(state, issue) };
}

function showIssue(request: ApiRequest): ApiResponse {
  return { status: 200, body: issueShape(request.state, issueOf(request)) };
}

function updateIssue(request: ApiRequest): ApiResponse {
  const { state, body, caller } = request;
  const issue = issueOf(request);
  if (typeof body["title"] === "string") issue.title = body["title"];
  if ("body" in body) issue.body = text(request, "body") ?? "";
  if (Array.isArray(body["labels"])) {
    issue.labels = [];
    addLabels(state, issue, names(request, "labels"));
  }
  if (body["state"] === "closed") closeIssue(state, issue, caller(), text(request, "state_reason") ?? null);
  if (body["state"] === "open") reopenIssue(state, issue);
  issue.updatedAt = state.now();
  return { status: 200, body: issueShape(state, issue) };
}

function listComments(request: ApiRequest): ApiResponse {
  const issue = issueOf(request);
  const since = request.query.get("since") ?? "";
  const found = commentsOn(request.state, issue.number).filter((comment) => comment.updatedAt >= since);
  return { status: 200, body: found.map((comment) => commentShape(request.state, comment)) };
}

function createComment(request: ApiRequest): ApiResponse {
  const { state, caller } = request;
  const comment = addComment(state, caller(), issueOf(request).number, text(request, "body") ?? "");
  return { status: 201, body: commentShape(state, comment) };
}

function showComment(request: ApiRequest): ApiResponse {
  return { status: 200, body: commentShape(request.state, commentOf(request)) };
}

function updateComment(request: ApiRequest): ApiResponse {
  const comment = editComment(request.state, request.caller(), commentOf(request).id, text(request, "body") ?? "");
  return { status: 200, body: commentShape(request.state, comment) };
}

function deleteComment(request: ApiRequest): ApiResponse {
  request.state.comments.delete(commentOf(request).id);
  return { status: 204 };
}

function createReaction(request: ApiRequest): ApiResponse {
  const { state, caller, body } = request;
  const { reaction, created } = react(state, caller(), commentOf(request), String(body["content"]));
  return { status: created ? 201 : 200, body: reactionShape(state, reaction) };
}

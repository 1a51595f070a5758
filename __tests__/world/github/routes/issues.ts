/** Issues, their comments, labels and reactions. */
import { addComment, addLabels, closeIssue, editComment, openIssue, react, reopenIssue } from "../acts.ts";
import { notFound } from "../refusal.ts";
import { names, needsOfIssue, reads, text, writes, type Asked, type Given, type Route } from "../route.ts";
import { commentShape, commentsOn, issueShape, labelShape, reactionShape } from "../shapes/issue.ts";
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
  { operation: `GET ${ISSUE}/reactions`, needs: needsOfIssue("read"), paged: true, handle: listReactions },
  { operation: `POST ${ISSUE}/reactions`, needs: needsOfIssue("write"), handle: createReaction },
  { operation: `GET ${COMMENT}/reactions`, needs: needsOfIssue("read"), paged: true, handle: listReactions },
  { operation: `POST ${COMMENT}/reactions`, needs: needsOfIssue("write"), handle: createReaction },
  { operation: `GET ${ISSUE}/labels`, needs: needsOfIssue("read"), paged: true, handle: listLabels },
  { operation: `POST ${ISSUE}/labels`, needs: needsOfIssue("write"), handle: createLabels },
  { operation: `DELETE ${ISSUE}/labels/{name}`, needs: needsOfIssue("write"), handle: deleteLabel },
];

function issueOf({ state, params, bare }: Asked): Issue {
  const issue = state.issues.get(Number(params["issue_number"]));
  if (issue === undefined || bare.name !== state.name) throw notFound();
  return issue;
}

function commentOf({ state, params }: Asked): Comment {
  const comment = state.comments.get(Number(params["comment_id"]));
  if (comment === undefined) throw notFound();
  return comment;
}

function listIssues({ state, query }: Asked): Given {
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

function createIssue(asked: Asked): Given {
  const { state, caller, body } = asked;
  const fields = { title: String(body["title"]), body: text(asked, "body") ?? "" };
  const issue = openIssue(state, caller(), {
    ...fields,
    labels: names(asked, "labels"),
    assignees: names(asked, "assignees"),
  });
  return { status: 201, body: issueShape(state, issue) };
}

function showIssue(asked: Asked): Given {
  return { status: 200, body: issueShape(asked.state, issueOf(asked)) };
}

function updateIssue(asked: Asked): Given {
  const { state, body, caller } = asked;
  const issue = issueOf(asked);
  if (typeof body["title"] === "string") issue.title = body["title"];
  if ("body" in body) issue.body = text(asked, "body") ?? "";
  if (Array.isArray(body["labels"])) {
    issue.labels = [];
    addLabels(state, issue, names(asked, "labels"));
  }
  if (body["state"] === "closed") closeIssue(state, issue, caller(), text(asked, "state_reason") ?? null);
  if (body["state"] === "open") reopenIssue(state, issue);
  issue.updatedAt = state.now();
  return { status: 200, body: issueShape(state, issue) };
}

function listComments(asked: Asked): Given {
  const issue = issueOf(asked);
  const since = asked.query.get("since") ?? "";
  const found = commentsOn(asked.state, issue.number).filter((comment) => comment.updatedAt >= since);
  return { status: 200, body: found.map((comment) => commentShape(asked.state, comment)) };
}

function createComment(asked: Asked): Given {
  const { state, caller } = asked;
  const comment = addComment(state, caller(), issueOf(asked).number, text(asked, "body") ?? "");
  return { status: 201, body: commentShape(state, comment) };
}

function showComment(asked: Asked): Given {
  return { status: 200, body: commentShape(asked.state, commentOf(asked)) };
}

function updateComment(asked: Asked): Given {
  const comment = editComment(asked.state, asked.caller(), commentOf(asked).id, text(asked, "body") ?? "");
  return { status: 200, body: commentShape(asked.state, comment) };
}

function deleteComment(asked: Asked): Given {
  asked.state.comments.delete(commentOf(asked).id);
  return { status: 204 };
}

function subjectOf(asked: Asked): string {
  return "comment_id" in asked.params ? `comment:${commentOf(asked).id}` : `issue:${issueOf(asked).number}`;
}

function listReactions(asked: Asked): Given {
  const subject = subjectOf(asked);
  const found = [...asked.state.reactions.values()].filter((reaction) => reaction.subject === subject);
  return { status: 200, body: found.map((reaction) => reactionShape(asked.state, reaction)) };
}

function createReaction(asked: Asked): Given {
  const { state, caller, body } = asked;
  const { reaction, created } = react(state, caller(), subjectOf(asked), String(body["content"]));
  return { status: created ? 201 : 200, body: reactionShape(state, reaction) };
}

function listLabels(asked: Asked): Given {
  return { status: 200, body: issueOf(asked).labels.map((name) => labelShape(asked.state, name)) };
}

function createLabels(asked: Asked): Given {
  addLabels(asked.state, issueOf(asked), names(asked, "labels"));
  return listLabels(asked);
}

function deleteLabel(asked: Asked): Given {
  const issue = issueOf(asked);
  const name = asked.params["name"] ?? "";
  if (!issue.labels.includes(name)) throw notFound();
  issue.labels = issue.labels.filter((each) => each !== name);
  return listLabels(asked);
}

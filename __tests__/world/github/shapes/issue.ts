/** Issues, comments, labels and reactions as GitHub's API shows them. */
import { userCalled, type Comment, type Issue, type Label, type Reaction, type State } from "../state.ts";
import { association, nodeId, simpleUser } from "./user.ts";

export function issueShape(state: State, issue: Issue): Record<string, unknown> {
  const { urls } = state;
  const url = `${urls.api}/repos/${state.name}/issues/${issue.number}`;
  const html = `${urls.html}/${state.name}/${issue.pull ? "pull" : "issues"}/${issue.number}`;
  const assignees = issue.assignees.map((login) => simpleUser(urls, userCalled(state, login)));
  return {
    url,
    repository_url: `${urls.api}/repos/${state.name}`,
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    timeline_url: `${url}/timeline`,
    html_url: html,
    id: issue.id,
    node_id: nodeId(issue.pull ? "PR" : "I", issue.id),
    number: issue.number,
    title: issue.title,
    user: simpleUser(urls, issue.author),
    labels: issue.labels.map((name) => labelShape(state, name)),
    state: issue.open ? "open" : "closed",
    locked: issue.locked,
    assignee: assignees[0] ?? null,
    assignees,
    milestone: null,
    comments: commentsOn(state, issue.number).length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    author_association: association(state, issue.author),
    active_lock_reason: null,
    body: issue.body === "" ? null : issue.body,
    closed_by: issue.closedBy === null ? null : simpleUser(urls, issue.closedBy),
    reactions: reactionRollup(state, `${url}/reactions`),
    performed_via_github_app: null,
    state_reason: issue.stateReason,
    ...(issue.pull === undefined ? {} : { draft: issue.pull.draft, pull_request: pullLinks(state, issue) }),
  };
}

function pullLinks(state: State, issue: Issue): object {
  const html = `${state.urls.html}/${state.name}/pull/${issue.number}`;
  const url = `${state.urls.api}/repos/${state.name}/pulls/${issue.number}`;
  return {
    url,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    merged_at: issue.pull?.mergedAt ?? null,
  };
}

export function commentsOn(state: State, number: number): Comment[] {
  return [...state.comments.values()].filter((comment) => comment.issue === number);
}

export function commentShape(state: State, comment: Comment): object {
  const { urls } = state;
  const url = `${urls.api}/repos/${state.name}/issues/comments/${comment.id}`;
  const kind = state.issues.get(comment.issue)?.pull ? "pull" : "issues";
  return {
    url,
    html_url: `${urls.html}/${state.name}/${kind}/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${urls.api}/repos/${state.name}/issues/${comment.issue}`,
    id: comment.id,
    node_id: nodeId("IC", comment.id),
    user: simpleUser(urls, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: association(state, comment.author),
    body: comment.body,
    reactions: reactionRollup(state, `${url}/reactions`, comment),
    performed_via_github_app: null,
  };
}

export function labelShape(state: State, name: string): object {
  const label: Label = state.labels.get(name) ?? { id: 0, name, color: "ededed", description: null };
  return {
    id: label.id,
    node_id: nodeId("LA", label.id),
    url: `${state.urls.api}/repos/${state.name}/labels/${encodeURIComponent(name)}`,
    name,
    color: label.color,
    default: false,
    description: label.description,
  };
}

export function reactionShape(state: State, reaction: Reaction): object {
  return {
    id: reaction.id,
    node_id: nodeId("REA", reaction.id),
    user: simpleUser(state.urls, reaction.author),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}

/** Without a comment there are none: Remit reacts to comments only. */
export function reactionRollup(state: State, url: string, comment?: Comment): object {
  const given = [...state.reactions.values()].filter((reaction) => reaction.comment === comment);
  const count = (content: string): number => given.filter((reaction) => reaction.content === content).length;
  const kinds = ["+1", "-1", "laugh", "hooray", "confused", "heart", "rocket", "eyes"];
  return { url, total_count: given.length, ...Object.fromEntries(kinds.map((kind) => [kind, count(kind)])) };
}

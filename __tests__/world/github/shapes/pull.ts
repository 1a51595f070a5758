/** Pull requests as GitHub's API shows them. */
import { branchesApart, commitsBetween, filesChanged } from "../compare.ts";
import { notFound } from "../refusal.ts";
import { userCalled, type Issue, type Pull, type State } from "../state.ts";
import { commentsOn, labelShape } from "./issue.ts";
import { repositoryShape } from "./repository.ts";
import { association, nodeId, simpleUser } from "./user.ts";

/** The short form, used in lists. */
export function simplePull(state: State, issue: Issue): Record<string, unknown> {
  const { urls } = state;
  const pull = pullOf(issue);
  const url = `${urls.api}/repos/${state.name}/pulls/${issue.number}`;
  const assignees = issue.assignees.map((login) => simpleUser(urls, userCalled(state, login)));
  const places = linksOf(state, issue, pull);
  return {
    url,
    id: issue.id,
    node_id: nodeId("PR", issue.id),
    html_url: places.html,
    diff_url: `${places.html}.diff`,
    patch_url: `${places.html}.patch`,
    issue_url: places.issue,
    number: issue.number,
    state: issue.open ? "open" : "closed",
    locked: issue.locked,
    title: issue.title,
    user: simpleUser(urls, issue.author),
    body: issue.body === "" ? null : issue.body,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeCommit,
    assignee: assignees[0] ?? null,
    assignees,
    requested_reviewers: [],
    requested_teams: [],
    labels: issue.labels.map((name) => labelShape(state, name)),
    milestone: null,
    draft: pull.draft,
    commits_url: places.commits,
    review_comments_url: places.review_comments,
    review_comment_url: places.review_comment,
    comments_url: places.comments,
    statuses_url: places.statuses,
    head: headShape(state, pull),
    base: baseShape(state, pull),
    _links: Object.fromEntries(Object.entries(places).map(([name, href]) => [name, { href }])),
    author_association: association(state, issue.author),
    auto_merge: null,
    active_lock_reason: null,
  };
}

/** The full form, for a single pull request. */
export async function fullPull(state: State, issue: Issue): Promise<Record<string, unknown>> {
  const pull = pullOf(issue);
  const [files, commits, mergeable] = await Promise.all([
    filesChanged(state.bare, pull.baseSha, pull.headSha),
    commitsBetween(state.bare, pull.baseSha, pull.headSha),
    issue.open ? merges(state, pull) : null,
  ]);
  return {
    ...simplePull(state, issue),
    merged: pull.mergedAt !== null,
    mergeable,
    rebaseable: mergeable,
    mergeable_state: mergeable === null ? "unknown" : mergeable ? (pull.draft ? "draft" : "clean") : "dirty",
    merged_by: pull.mergedBy === null ? null : simpleUser(state.urls, pull.mergedBy),
    comments: commentsOn(state, issue.number).length,
    review_comments: 0,
    maintainer_can_modify: false,
    commits: commits.length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
  };
}

async function merges(state: State, pull: Pull): Promise<boolean> {
  const base = (await state.bare.ref(pull.baseBranch)) ?? pull.baseSha;
  const { behind } = await branchesApart(state.bare, base, pull.headSha);
  if (behind === 0) return true;
  return state.bare.git("merge-tree", "--write-tree", "--name-only", base, pull.headSha).then(
    () => true,
    () => false,
  );
}

function pullOf(issue: Issue | undefined): Pull {
  if (issue?.pull === undefined) throw notFound();
  return issue.pull;
}

function linksOf(state: State, issue: Issue, pull: Pull): Record<LinkName, string> {
  const repository = `${state.urls.api}/repos/${state.name}`;
  const self = `${repository}/pulls/${issue.number}`;
  return {
    self,
    html: `${state.urls.html}/${state.name}/pull/${issue.number}`,
    issue: `${repository}/issues/${issue.number}`,
    comments: `${repository}/issues/${issue.number}/comments`,
    review_comments: `${self}/comments`,
    review_comment: `${repository}/pulls/comments{/number}`,
    commits: `${self}/commits`,
    statuses: `${repository}/statuses/${pull.headSha}`,
  };
}

type LinkName = "self" | "html" | "issue" | "comments" | "review_comments" | "review_comment" | "commits" | "statuses";

function headShape(state: State, pull: Pull): object {
  return {
    label: `${pull.headOwner}:${pull.headBranch}`,
    ref: pull.headBranch,
    sha: pull.headSha,
    user: simpleUser(state.urls, userCalled(state, pull.headOwner)),
    repo: pull.headRepository === undefined ? null : repositoryShape(state, state.git.repository(pull.headRepository)),
  };
}

function baseShape(state: State, pull: Pull): object {
  const owner = state.name.slice(0, state.name.indexOf("/"));
  return {
    label: `${owner}:${pull.baseBranch}`,
    ref: pull.baseBranch,
    sha: pull.baseSha,
    user: simpleUser(state.urls, userCalled(state, owner)),
    repo: repositoryShape(state, state.bare),
  };
}

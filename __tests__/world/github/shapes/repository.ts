/** Repositories, branches and commits as GitHub's API shows them. */
import type { BareRepository } from "../../git-server.ts";
import { ownerOf } from "../acts.ts";
import type { CommitFacts, FileDiff } from "../compare.ts";
import { userCalled, type State, type Token } from "../state.ts";
import { nodeId, simpleUser } from "./user.ts";

// The endpoints whose URLs every form of a repository contains.
const PLACES = {
  archive_url: "/{archive_format}{/ref}",
  assignees_url: "/assignees{/user}",
  blobs_url: "/git/blobs{/sha}",
  branches_url: "/branches{/branch}",
  collaborators_url: "/collaborators{/collaborator}",
  comments_url: "/comments{/number}",
  commits_url: "/commits{/sha}",
  compare_url: "/compare/{base}...{head}",
  contents_url: "/contents/{+path}",
  contributors_url: "/contributors",
  deployments_url: "/deployments",
  downloads_url: "/downloads",
  events_url: "/events",
  forks_url: "/forks",
  git_commits_url: "/git/commits{/sha}",
  git_refs_url: "/git/refs{/sha}",
  git_tags_url: "/git/tags{/sha}",
  hooks_url: "/hooks",
  issue_comment_url: "/issues/comments{/number}",
  issue_events_url: "/issues/events{/number}",
  issues_url: "/issues{/number}",
  keys_url: "/keys{/key_id}",
  labels_url: "/labels{/name}",
  languages_url: "/languages",
  merges_url: "/merges",
  milestones_url: "/milestones{/number}",
  notifications_url: "/notifications{?since,all,participating}",
  pulls_url: "/pulls{/number}",
  releases_url: "/releases{/id}",
  stargazers_url: "/stargazers",
  statuses_url: "/statuses/{sha}",
  subscribers_url: "/subscribers",
  subscription_url: "/subscription",
  tags_url: "/tags",
  teams_url: "/teams",
  trees_url: "/git/trees{/sha}",
} as const;

function placeUrls(base: string): Record<string, string> {
  return Object.fromEntries(Object.entries(PLACES).map(([name, place]) => [name, base + place]));
}

/** The form used inside pull requests. */
export function repositoryShape(state: State, bare: BareRepository): Record<string, unknown> {
  const isFork = bare.name !== state.name;
  const owner = userCalled(state, ownerOf(bare.name));
  const html = `${state.urls.html}/${bare.name}`;
  const url = `${state.urls.api}/repos/${bare.name}`;
  const host = new URL(state.urls.html).host;
  const open = isFork ? 0 : [...state.issues.values()].filter((issue) => issue.open).length;
  const id = isFork ? state.id + owner.id : state.id;
  return {
    id,
    node_id: nodeId("R", id),
    name: bare.name.slice(bare.name.indexOf("/") + 1),
    full_name: bare.name,
    private: state.private,
    owner: simpleUser(state.urls, owner),
    html_url: html,
    description: null,
    fork: isFork,
    url,
    ...placeUrls(url),
    created_at: state.createdAt,
    updated_at: state.createdAt,
    pushed_at: state.createdAt,
    git_url: `git://${host}/${bare.name}.git`,
    ssh_url: `git@${host}:${bare.name}.git`,
    clone_url: `${html}.git`,
    svn_url: html,
    homepage: null,
    size: 1,
    stargazers_count: 0,
    watchers_count: 0,
    language: "JavaScript",
    has_issues: true,
    has_projects: true,
    has_downloads: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    forks_count: 0,
    mirror_url: null,
    archived: false,
    disabled: false,
    open_issues_count: open,
    license: null,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: [],
    visibility: state.private ? "private" : "public",
    forks: 0,
    open_issues: open,
    watchers: 0,
    default_branch: state.defaultBranch,
  };
}

export function fullRepository(state: State, bare: BareRepository, token: Token | undefined): object {
  const push = token?.permissions["contents"] === "write";
  return {
    ...repositoryShape(state, bare),
    permissions: { admin: false, maintain: false, push, triage: push, pull: true },
    network_count: 0,
    subscribers_count: 1,
    ...(bare.name === state.name
      ? {}
      : { parent: repositoryShape(state, state.bare), source: repositoryShape(state, state.bare) }),
  };
}

export function commitShape(state: State, facts: CommitFacts): object {
  const url = `${state.urls.api}/repos/${state.name}`;
  const html = `${state.urls.html}/${state.name}`;
  return {
    url: `${url}/commits/${facts.sha}`,
    sha: facts.sha,
    node_id: nodeId("C", facts.sha),
    html_url: `${html}/commit/${facts.sha}`,
    comments_url: `${url}/commits/${facts.sha}/comments`,
    commit: {
      url: `${url}/git/commits/${facts.sha}`,
      author: facts.author,
      committer: facts.committer,
      message: facts.message,
      comment_count: 0,
      tree: { sha: facts.tree, url: `${url}/git/trees/${facts.tree}` },
      verification: verification(state, facts),
    },
    author: authorOf(state, facts.author.email),
    committer: authorOf(state, facts.committer.email),
    parents: facts.parents.map((sha) => ({ sha, url: `${url}/commits/${sha}`, html_url: `${html}/commit/${sha}` })),
  };
}

function verification(state: State, facts: CommitFacts): object {
  const unsigned = { verified: false, reason: "unsigned", signature: null, payload: null, verified_at: null };
  if (!state.signed.has(facts.sha)) return unsigned;
  return { verified: true, reason: "valid", signature: "…", payload: "…", verified_at: facts.committer.date };
}

/** A commit belongs to the account with its noreply address. */
function authorOf(state: State, email: string): object | null {
  const login = /^(?:\d+\+)?(.+)@users\.noreply\./.exec(email)?.[1];
  const user = login === undefined ? undefined : state.users.get(login.toLowerCase());
  return user === undefined ? null : simpleUser(state.urls, user);
}

export function diffEntry(state: State, commit: string, file: FileDiff): object {
  const html = `${state.urls.html}/${state.name}`;
  const path = file.path.split("/").map(encodeURIComponent).join("/");
  return {
    sha: file.oid,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${html}/blob/${commit}/${path}`,
    raw_url: `${html}/raw/${commit}/${path}`,
    contents_url: `${state.urls.api}/repos/${state.name}/contents/${path}?ref=${commit}`,
    ...(file.patch === undefined ? {} : { patch: file.patch }),
    ...(file.previous === undefined ? {} : { previous_filename: file.previous }),
  };
}

export function gitRef(state: State, ref: string, sha: string): object {
  const url = `${state.urls.api}/repos/${state.name}`;
  return {
    ref,
    node_id: nodeId("REF", ref),
    url: `${url}/git/${ref}`,
    object: { sha, type: "commit", url: `${url}/git/commits/${sha}` },
  };
}

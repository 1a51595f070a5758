/** What people and tokens do to a repository: only these functions change the state. */
import { branchesApart } from "./compare.ts";
import { invalid, notFound } from "./refusal.ts";
import {
  isPull,
  type Comment,
  type Issue,
  type Label,
  type Pull,
  type PullRequest,
  type Reaction,
  type State,
  type User,
} from "./state.ts";
import type { RefChange } from "../git-server.ts";

/** GitHub's limit on bodies, in characters. */
const LONGEST_BODY = 65_536;

export interface NewIssue {
  readonly title: string;
  readonly body?: string | null;
  readonly labels?: readonly string[];
  readonly assignees?: readonly string[];
}

export function openIssue(state: State, author: User, issue: NewIssue, pull?: Pull): Issue {
  checkBody("Issue", issue.body ?? "");
  const at = state.now();
  const opened: Issue = {
    number: state.issues.size + 1,
    id: state.nextId(),
    author,
    createdAt: at,
    updatedAt: at,
    closedAt: null,
    closedBy: null,
    title: issue.title,
    body: issue.body ?? "",
    open: true,
    stateReason: null,
    locked: false,
    labels: [],
    assignees: [...(issue.assignees ?? [])],
    ...(pull === undefined ? {} : { pull }),
  };
  state.issues.set(opened.number, opened);
  addLabels(state, opened, issue.labels ?? []);
  return opened;
}

export interface NewPull {
  readonly title: string;
  readonly body?: string | null;
  /** `branch`, or `owner:branch` for a fork's. */
  readonly head: string;
  readonly base: string;
  readonly draft?: boolean;
}

export async function openPull(state: State, author: User, pull: NewPull): Promise<Issue> {
  const [owner = "", branch = ""] = pull.head.includes(":")
    ? pull.head.split(":", 2)
    : [ownerOf(state.name), pull.head];
  const head = await findHead(state, owner, branch);
  const baseSha = await state.bare.ref(pull.base);
  if (head === undefined) throw invalid({ resource: "PullRequest", field: "head", code: "invalid" });
  if (baseSha === undefined) throw invalid({ resource: "PullRequest", field: "base", code: "invalid" });
  if (pull.title.trim() === "") throw invalid({ resource: "PullRequest", field: "title", code: "missing_field" });
  checkBody("PullRequest", pull.body ?? "");
  const exists = openPulls(state).some(({ pull: other }) => {
    return other.headOwner === owner && other.headBranch === branch && other.baseBranch === pull.base;
  });
  if (exists) throw refusedPull(`A pull request already exists for ${owner}:${branch}.`);
  const { ahead } = await branchesApart(state.bare, baseSha, head.sha);
  if (ahead === 0) throw refusedPull(`No commits between ${pull.base} and ${pull.head}`);
  const opened = openIssue(state, author, pull, {
    headRepository: head.repository,
    headOwner: owner,
    headBranch: branch,
    headSha: head.sha,
    baseBranch: pull.base,
    baseSha,
    draft: pull.draft ?? false,
    mergedAt: null,
    mergedBy: null,
    mergeCommit: null,
  });
  await state.bare.setRef(`refs/pull/${opened.number}/head`, head.sha);
  return opened;
}

function refusedPull(message: string): Error {
  return invalid({ resource: "PullRequest", code: "custom", message });
}

async function findHead(
  state: State,
  owner: string,
  branch: string,
): Promise<{ readonly repository: string; readonly sha: string } | undefined> {
  const repository = `${owner}/${state.name.split("/")[1]}`;
  try {
    const sha = await state.git.repository(repository).ref(branch);
    return sha === undefined ? undefined : { repository, sha };
  } catch {
    return undefined; // Nobody of that name has a fork.
  }
}

export function ownerOf(name: string): string {
  return name.slice(0, name.indexOf("/"));
}

export function openPulls(state: State): PullRequest[] {
  return [...state.issues.values()].filter((issue): issue is PullRequest => issue.open && isPull(issue));
}

/** Pull requests follow their branches; a deleted branch closes its pull request. */
export async function followPush(state: State, repository: string, changes: readonly RefChange[]): Promise<void> {
  for (const { ref, to } of changes) {
    const moved = openPulls(state).filter(
      ({ pull }) => pull.headRepository === repository && `refs/heads/${pull.headBranch}` === ref,
    );
    for (const issue of moved) {
      issue.updatedAt = state.now();
      if (to === undefined) closeIssue(state, issue, issue.author);
      else await moveHead(state, issue, to);
    }
  }
  for (const watch of state.watchers) watch(repository, changes);
}

async function moveHead(state: State, issue: PullRequest, to: string): Promise<void> {
  issue.pull.headSha = to;
  issue.pull.baseSha = (await state.bare.ref(issue.pull.baseBranch)) ?? issue.pull.baseSha;
  await state.bare.setRef(`refs/pull/${issue.number}/head`, to);
}

export function closeIssue(state: State, issue: Issue, by: User, reason: string | null = null): void {
  if (!issue.open) return;
  const at = state.now();
  Object.assign(issue, {
    open: false,
    closedAt: at,
    updatedAt: at,
    closedBy: by,
    stateReason: issue.pull ? null : (reason ?? "completed"),
  });
}

export function reopenIssue(state: State, issue: Issue): void {
  if (issue.open) return;
  if (issue.pull?.mergedAt) throw invalid({ resource: "PullRequest", field: "state", code: "invalid" });
  Object.assign(issue, {
    open: true,
    closedAt: null,
    closedBy: null,
    updatedAt: state.now(),
    stateReason: issue.pull ? null : "reopened",
  });
}

/** Merge with a merge commit, as the button does. */
export async function mergePull(state: State, issue: Issue, by: User): Promise<string> {
  const { pull } = issue;
  if (pull === undefined) throw notFound();
  const commit = await commitMerge(state, issue, by);
  await state.bare.setRef(pull.baseBranch, commit);
  closeIssue(state, issue, by);
  Object.assign(pull, { mergedAt: issue.closedAt, mergedBy: by, mergeCommit: commit });
  return commit;
}

/** The commit that merging would make, at `refs/pull/N/merge`, where workflows of a pull request run. */
export async function setMergeRef(state: State, issue: Issue): Promise<string> {
  const commit = await commitMerge(state, issue, issue.author);
  await state.bare.setRef(`refs/pull/${issue.number}/merge`, commit);
  return commit;
}

async function commitMerge(state: State, { number, pull }: Issue, by: User): Promise<string> {
  const base = pull === undefined ? undefined : await state.bare.ref(pull.baseBranch);
  if (pull === undefined || base === undefined) throw notFound();
  const tree = (await state.bare.git("merge-tree", "--write-tree", base, pull.headSha)).split("\n")[0] ?? "";
  const who = ["-c", `user.name=${by.login}`, "-c", `user.email=${by.login}@example.com`];
  const message = `Merge pull request #${number} from ${pull.headOwner}/${pull.headBranch}`;
  return (await state.bare.git(...who, "commit-tree", tree, "-p", base, "-p", pull.headSha, "-m", message)).trim();
}

export function addComment(state: State, author: User, number: number, body: string): Comment {
  const issue = state.issues.get(number);
  if (issue === undefined) throw notFound();
  checkBody("IssueComment", body, true);
  const at = state.now();
  const comment: Comment = {
    id: state.nextCommentId(),
    issue: number,
    author,
    createdAt: at,
    updatedAt: at,
    body,
    editor: null,
  };
  state.comments.set(comment.id, comment);
  issue.updatedAt = at;
  return comment;
}

export function editComment(state: State, editor: User, id: number, body: string): Comment {
  const comment = state.comments.get(id);
  if (comment === undefined) throw notFound();
  checkBody("IssueComment", body, true);
  Object.assign(comment, { body, editor, updatedAt: state.now() });
  return comment;
}

export function checkBody(resource: string, body: string, needed = false): void {
  if (needed && body.trim() === "") throw invalid({ resource, code: "missing_field", field: "body" });
  if (body.length <= LONGEST_BODY) return;
  throw invalid({
    resource,
    code: "custom",
    field: "body",
    message: `body is too long (maximum is ${LONGEST_BODY} characters)`,
  });
}

/** Labels that do not exist yet are created, as on GitHub. */
export function addLabels(state: State, issue: Issue, names: readonly string[]): void {
  for (const name of names) {
    if (!state.labels.has(name)) state.labels.set(name, newLabel(state, name));
    if (!issue.labels.includes(name)) issue.labels.push(name);
  }
}

function newLabel(state: State, name: string, color = "ededed", description: string | null = ""): Label {
  return { id: state.nextId(), name, color, description };
}

/** React; a repeated reaction of the same kind by the same person counts once. */
export function react(
  state: State,
  author: User,
  comment: Comment,
  content: string,
): { reaction: Reaction; created: boolean } {
  const existing = [...state.reactions.values()].find((each) => {
    return each.comment === comment && each.author === author && each.content === content;
  });
  if (existing !== undefined) return { reaction: existing, created: false };
  // A separate type, since a reaction and a comment may happen at the same time.
  const reaction: Reaction = { id: 1 + state.reactions.size, comment, author, content, createdAt: state.now() };
  state.reactions.set(reaction.id, reaction);
  return { reaction, created: true };
}

/** Objects of GitHub's GraphQL schema. */
import { commitFacts } from "../compare.ts";
import { Refusal } from "../refusal.ts";
import { isOutdated } from "../review-acts.ts";
import { commentsOn } from "../shapes/issue.ts";
import { nodeId } from "../shapes/user.ts";
import {
  isPull,
  type Comment,
  type Issue,
  type PullRequest,
  type ReviewComment,
  type State,
  type User,
} from "../state.ts";
import type { Args, Typed } from "./execute.ts";

/** `viewer` has the account's full name, `github-actions[bot]`. */
export function userNode(state: State, user: User): Typed {
  return { type: "User", fields: accountFields(state, user, user.login) };
}

/** As an author, a bot is named without `[bot]`. */
function actorNode(state: State, user: User): Typed {
  const login = user.type === "Bot" ? user.login.replace(/\[bot\]$/, "") : user.login;
  return { type: user.type, fields: accountFields(state, user, login) };
}

function accountFields(state: State, user: User, login: string): Typed["fields"] {
  return {
    id: () => nodeId(user.type === "Bot" ? "BOT" : "U", user.id),
    login: () => login,
    databaseId: () => user.id,
    url: () => `${state.urls.html}/${user.login}`,
  };
}

/** A connection: `first` and `after`, `nodes`, `edges`, `pageInfo`, `totalCount`. GitHub requires a page size. */
function connection(type: string, all: readonly Typed[], { first, last, after }: Args): Typed {
  if (typeof first !== "number" && typeof last !== "number") {
    throw new Refusal(
      422,
      `You must provide a \`first\` or \`last\` value to properly paginate the \`${type}\` connection.`,
    );
  }
  if (Number(first ?? last) > 100) {
    throw new Refusal(
      422,
      `Requesting ${String(first ?? last)} records on the \`${type}\` connection exceeds the \`first\` limit of 100 records.`,
    );
  }
  const start = typeof first === "number" ? Number(after ?? 0) : Math.max(0, all.length - Number(last));
  const end = typeof first === "number" ? start + first : all.length;
  const page = all.slice(start, end);
  const pageInfo = {
    hasNextPage: () => end < all.length,
    endCursor: () => (page.length === 0 ? null : String(start + page.length)),
    hasPreviousPage: () => start > 0,
    startCursor: () => (page.length === 0 ? null : String(start)),
  };
  const fields = {
    nodes: () => page,
    edges: () => page.map((node) => ({ type: `${type}Edge`, fields: { node: () => node } })),
    totalCount: () => all.length,
    pageInfo: () => ({ type: "PageInfo", fields: pageInfo }),
  };
  return { type: `${type}Connection`, fields };
}

export function repositoryNode(state: State): Typed {
  const issueCalled = (args: Args): Issue => {
    const issue = state.issues.get(Number(args["number"]));
    if (issue === undefined)
      throw new Refusal(
        404,
        `Could not resolve to an issue or pull request with the number of ${String(args["number"])}.`,
      );
    return issue;
  };
  const branch = async (name: string): Promise<Typed | null> => {
    const sha = await state.bare.ref(name);
    return sha === undefined ? null : refNode(state, name, sha);
  };
  const fields = {
    id: () => nodeId("R", state.id),
    name: () => state.name.split("/")[1],
    nameWithOwner: () => state.name,
    isPrivate: () => state.private,
    url: () => `${state.urls.html}/${state.name}`,
    defaultBranchRef: () => branch(state.defaultBranch),
    ref: ({ qualifiedName }: Args) => branch(String(qualifiedName)),
    issue: (args: Args) => {
      const issue = issueCalled(args);
      if (isPull(issue)) throw new Refusal(404, `Could not resolve to an Issue with the number of ${issue.number}.`);
      return issueNode(state, issue);
    },
    pullRequest: (args: Args) => {
      const issue = issueCalled(args);
      if (!isPull(issue))
        throw new Refusal(404, `Could not resolve to a PullRequest with the number of ${issue.number}.`);
      return pullNode(state, issue);
    },
  };
  return { type: "Repository", fields };
}

export function refNode(state: State, name: string, sha: string): Typed {
  const short = name.replace(/^refs\/heads\//, "");
  const fields = {
    id: () => nodeId("REF", `refs/heads/${short}`),
    name: () => short,
    prefix: () => "refs/heads/",
    target: () => commitNode(state, sha),
  };
  return { type: "Ref", fields };
}

export function commitNode(state: State, sha: string): Typed {
  const facts = () => commitFacts(state.bare, sha);
  const fields = {
    id: () => nodeId("C", sha),
    oid: () => sha,
    url: () => `${state.urls.html}/${state.name}/commit/${sha}`,
    message: async () => (await facts()).message,
    messageHeadline: async () => (await facts()).message.split("\n")[0],
    signature: () => (state.signed.has(sha) ? { type: "GpgSignature", fields: { isValid: () => true } } : null),
  };
  return { type: "Commit", fields };
}

function issueFields(state: State, issue: Issue): Typed["fields"] {
  const comments = () => commentsOn(state, issue.number).map((comment) => commentNode(state, comment));
  return {
    id: () => nodeId(issue.pull ? "PR" : "I", issue.id),
    databaseId: () => issue.id,
    number: () => issue.number,
    title: () => issue.title,
    body: () => issue.body,
    closed: () => !issue.open,
    createdAt: () => issue.createdAt,
    updatedAt: () => issue.updatedAt,
    author: () => actorNode(state, issue.author),
    comments: (args) => connection("IssueComment", comments(), args),
  };
}

function issueNode(state: State, issue: Issue): Typed {
  const url = () => `${state.urls.html}/${state.name}/issues/${issue.number}`;
  return {
    type: "Issue",
    fields: { ...issueFields(state, issue), url, state: () => (issue.open ? "OPEN" : "CLOSED") },
  };
}

export function pullNode(state: State, issue: PullRequest): Typed {
  const { pull } = issue;
  const roots = [...state.reviewComments.values()].filter(
    (each) =>
      each.pull === issue.number && each.replyTo === undefined && state.reviews.get(each.review)?.state !== "PENDING",
  );
  const fields = {
    ...issueFields(state, issue),
    url: () => `${state.urls.html}/${state.name}/pull/${issue.number}`,
    state: () => (issue.open ? "OPEN" : pull.mergedAt === null ? "CLOSED" : "MERGED"),
    isDraft: () => pull.draft,
    merged: () => pull.mergedAt !== null,
    headRefName: () => pull.headBranch,
    headRefOid: () => pull.headSha,
    baseRefName: () => pull.baseBranch,
    baseRefOid: () => pull.baseSha,
    isCrossRepository: () => pull.headRepository !== state.name,
    reviewThreads: (args: Args) =>
      connection(
        "PullRequestReviewThread",
        roots.map((root) => threadNode(state, issue, root)),
        args,
      ),
  };
  return { type: "PullRequest", fields };
}

export function commentNode(state: State, comment: Comment): Typed {
  const fields = {
    ...textFields(state, comment),
    id: () => nodeId("IC", comment.id),
    editor: () => (comment.editor === null ? null : actorNode(state, comment.editor)),
    lastEditedAt: () => (comment.editor === null ? null : comment.updatedAt),
    url: () => `${state.urls.html}/${state.name}/issues/${comment.issue}#issuecomment-${comment.id}`,
  };
  return { type: "IssueComment", fields };
}

function textFields(state: State, comment: Comment | ReviewComment): Typed["fields"] {
  return {
    databaseId: () => comment.id,
    body: () => comment.body,
    author: () => actorNode(state, comment.author),
    createdAt: () => comment.createdAt,
    updatedAt: () => comment.updatedAt,
    isMinimized: () => comment.minimized !== null,
    minimizedReason: () => comment.minimized,
  };
}

export function threadNode(state: State, issue: PullRequest, root: ReviewComment): Typed {
  const members = [...state.reviewComments.values()].filter((each) => each.id === root.id || each.replyTo === root.id);
  const lines = async (line: number | undefined) => ((await isOutdated(state, issue, root)) ? null : (line ?? null));
  const resolver = () => state.resolved.get(root.id);
  const fields = {
    id: () => nodeId("PRRT", root.id),
    isResolved: () => resolver() !== undefined,
    isOutdated: () => isOutdated(state, issue, root),
    isCollapsed: () => resolver() !== undefined,
    path: () => root.path,
    line: () => lines(root.line),
    startLine: () => lines(root.startLine),
    originalLine: () => root.line ?? null,
    originalStartLine: () => root.startLine ?? null,
    diffSide: () => root.side,
    startDiffSide: () => root.startSide ?? null,
    subjectType: () => (root.line === undefined ? "FILE" : "LINE"),
    resolvedBy: () => {
      const user = resolver();
      return user === undefined ? null : userNode(state, user);
    },
    comments: (args: Args) =>
      connection(
        "PullRequestReviewComment",
        members.map((each) => reviewCommentNode(state, issue, each)),
        args,
      ),
  };
  return { type: "PullRequestReviewThread", fields };
}

export function reviewCommentNode(state: State, issue: PullRequest, comment: ReviewComment): Typed {
  const fields = {
    ...textFields(state, comment),
    id: () => nodeId("PRRC", comment.id),
    url: () => `${state.urls.html}/${state.name}/pull/${comment.pull}#discussion_r${comment.id}`,
    path: () => comment.path,
    diffHunk: () => comment.hunk,
    originalLine: () => comment.line ?? null,
    outdated: () => isOutdated(state, issue, comment),
    originalCommit: () => commitNode(state, comment.commit),
  };
  return { type: "PullRequestReviewComment", fields };
}

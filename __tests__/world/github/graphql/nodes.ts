/** Objects of GitHub's GraphQL schema, with the fields that Remit asks for. */
import { Refusal } from "../refusal.ts";
import { isOutdated } from "../review-acts.ts";
import { nodeId } from "../shapes/user.ts";
import { isPull, type Comment, type PullRequest, type ReviewComment, type State, type User } from "../state.ts";
import type { Args, Typed } from "./execute.ts";

/** `viewer` has the account's full name, `github-actions[bot]`. */
export function userNode(user: User): Typed {
  return { type: "User", fields: accountFields(user, user.login) };
}

/** As an author, a bot is named without `[bot]`. */
function actorNode(user: User): Typed {
  const login = user.type === "Bot" ? user.login.replace(/\[bot\]$/, "") : user.login;
  return { type: user.type, fields: accountFields(user, login) };
}

function accountFields(user: User, login: string): Typed["fields"] {
  return { login: () => login, databaseId: () => user.id };
}

/** A connection: `first` and `after`, `nodes`, `pageInfo`, `totalCount`. GitHub requires a page size. */
function connection(type: string, all: readonly Typed[], { first, after }: Args): Typed {
  if (typeof first !== "number") {
    throw new Refusal(
      422,
      `You must provide a \`first\` or \`last\` value to properly paginate the \`${type}\` connection.`,
    );
  }
  if (first > 100) {
    throw new Refusal(
      422,
      `Requesting ${first} records on the \`${type}\` connection exceeds the \`first\` limit of 100 records.`,
    );
  }
  const start = Number(after ?? 0);
  const page = all.slice(start, start + first);
  const pageInfo = {
    hasNextPage: () => start + first < all.length,
    endCursor: () => (page.length === 0 ? null : String(start + page.length)),
  };
  const fields = {
    nodes: () => page,
    totalCount: () => all.length,
    pageInfo: () => ({ type: "PageInfo", fields: pageInfo }),
  };
  return { type: `${type}Connection`, fields };
}

export function repositoryNode(state: State): Typed {
  const pullRequest = ({ number }: Args): Typed => {
    const issue = state.issues.get(Number(number));
    if (isPull(issue)) return pullNode(state, issue);
    throw new Refusal(404, `Could not resolve to a PullRequest with the number of ${String(number)}.`);
  };
  return { type: "Repository", fields: { pullRequest } };
}

export function commitNode(state: State, sha: string): Typed {
  const fields = {
    oid: () => sha,
    signature: () => (state.signed.has(sha) ? { type: "GpgSignature", fields: { isValid: () => true } } : null),
  };
  return { type: "Commit", fields };
}

function pullNode(state: State, issue: PullRequest): Typed {
  const roots = [...state.reviewComments.values()].filter(
    (each) =>
      each.pull === issue.number && each.replyTo === undefined && state.reviews.get(each.review)?.state !== "PENDING",
  );
  const threads = roots.map((root) => threadNode(state, issue, root));
  const fields = { reviewThreads: (args: Args) => connection("PullRequestReviewThread", threads, args) };
  return { type: "PullRequest", fields };
}

export function commentNode({ editor }: Comment): Typed {
  return { type: "IssueComment", fields: { editor: () => (editor === null ? null : actorNode(editor)) } };
}

export function threadNode(state: State, issue: PullRequest, root: ReviewComment): Typed {
  const members = [...state.reviewComments.values()].filter((each) => each.id === root.id || each.replyTo === root.id);
  const comments = members.map(reviewCommentNode);
  const lines = async (line: number | undefined) => ((await isOutdated(state, issue, root)) ? null : (line ?? null));
  const resolver = () => state.resolved.get(root.id);
  const fields = {
    id: () => nodeId("PRRT", root.id),
    isResolved: () => resolver() !== undefined,
    isOutdated: () => isOutdated(state, issue, root),
    path: () => root.path,
    line: () => lines(root.line),
    startLine: () => lines(root.startLine),
    originalLine: () => root.line,
    originalStartLine: () => root.startLine ?? null,
    diffSide: () => root.side,
    resolvedBy: () => {
      const user = resolver();
      return user === undefined ? null : userNode(user);
    },
    comments: (args: Args) => connection("PullRequestReviewComment", comments, args),
  };
  return { type: "PullRequestReviewThread", fields };
}

function reviewCommentNode({ id, body, author, createdAt }: ReviewComment): Typed {
  const fields = {
    databaseId: () => id,
    body: () => body,
    author: () => actorNode(author),
    createdAt: () => createdAt,
  };
  return { type: "PullRequestReviewComment", fields };
}

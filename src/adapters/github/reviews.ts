/** Reads reviews; `review-writing.ts` posts them. REST lists reviews; only GraphQL says which threads are resolved. */
import type { Account, GitHubReviews, LineComment, ReviewFacts, ReviewThread } from "../../ports.ts";
import { toAccount } from "./facts.ts";
import type { GitHubOperation } from "./failure.ts";
import type { Octokit, RestEndpointMethodTypes } from "@octokit/rest";

export interface ReviewReader {
  readonly owner: string;
  readonly repo: string;
  /** `GITHUB_GRAPHQL_URL`. */
  readonly graphqlUrl: string;
  readonly attempt: <T>(doing: GitHubOperation, work: (octokit: Octokit) => Promise<T>) => Promise<T>;
}

export function readingReviews({
  attempt,
  owner,
  repo,
  graphqlUrl,
}: ReviewReader): Pick<GitHubReviews, "reviews" | "reviewComments" | "reviewThreads"> {
  return {
    reviews: (pull) =>
      attempt({ what: `list the reviews of #${pull}`, needs: "pull-requests: read" }, async ({ paginate, rest }) => {
        const found = await paginate(rest.pulls.listReviews, { owner, repo, pull_number: pull, per_page: 100 });
        return found.map(toReview);
      }),
    reviewComments: (pull) =>
      attempt({ what: `list the comments on the diff of #${pull}`, needs: "pull-requests: read" }, async (octokit) => {
        const query = { owner, repo, pull_number: pull, per_page: 100 } as const;
        return (await octokit.paginate(octokit.rest.pulls.listReviewComments, query)).map(toLineComment);
      }),
    reviewThreads: (pull) =>
      attempt({ what: `list the review threads of #${pull}`, needs: "pull-requests: read" }, async (octokit) => {
        const threads: ReviewThread[] = [];
        for (let after: string | null = null; ;) {
          const page: Page = await askThreads(octokit, graphqlUrl, { owner, repo, pull, after });
          threads.push(...page.nodes.map(toThread));
          if (!page.pageInfo.hasNextPage || threads.length >= MOST_THREADS) return threads;
          after = page.pageInfo.endCursor;
        }
      }),
  };
}

export function toReview(review: RestEndpointMethodTypes["pulls"]["getReview"]["response"]["data"]): ReviewFacts {
  return {
    id: review.id,
    author: toAccount(review.user),
    state: STATES[review.state] ?? "commented",
    body: review.body,
    submittedAt: review.submitted_at ?? "",
    url: review.html_url,
  };
}

function toLineComment(comment: RestEndpointMethodTypes["pulls"]["listReviewComments"]["response"]["data"][number]) {
  const line = comment.line ?? comment.original_line;
  const lineComment: LineComment = {
    id: comment.id,
    ...(comment.in_reply_to_id === undefined ? {} : { replyTo: comment.in_reply_to_id }),
    review: comment.pull_request_review_id ?? 0,
    path: comment.path,
    ...(line === undefined ? {} : { line }),
    hunk: comment.diff_hunk,
    author: toAccount(comment.user),
    body: comment.body,
    createdAt: comment.created_at,
    updatedAt: comment.updated_at,
  };
  return lineComment;
}

const STATES: Readonly<Record<string, ReviewFacts["state"]>> = {
  APPROVED: "approved",
  CHANGES_REQUESTED: "changes_requested",
  COMMENTED: "commented",
  DISMISSED: "dismissed",
  PENDING: "pending",
};

/** More than anyone reads; ten pages. */
const MOST_THREADS = 500;

// Fifty threads with up to a hundred comments each stay within the 500,000 nodes that GraphQL allows a query.
const THREADS = `query ($owner: String!, $repo: String!, $pull: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pull) {
      reviewThreads(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          id path line startLine originalLine originalStartLine diffSide isResolved isOutdated resolvedBy { __typename login }
          comments(first: 100) { nodes { databaseId body createdAt author { __typename login } } }
        }
      }
    }
  }
}`;

interface Page {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly nodes: readonly ThreadNode[];
}

interface ThreadNode {
  readonly id: string;
  readonly path: string;
  readonly line: number | null;
  readonly startLine: number | null;
  readonly originalLine: number | null;
  readonly originalStartLine: number | null;
  readonly diffSide: "LEFT" | "RIGHT";
  readonly isResolved: boolean;
  readonly isOutdated: boolean;
  readonly resolvedBy: CommentNode["author"];
  readonly comments: { readonly nodes: readonly CommentNode[] };
}

interface CommentNode {
  readonly databaseId: number | null;
  readonly body: string;
  readonly createdAt: string;
  readonly author: { readonly __typename: string; readonly login: string } | null;
}

interface Said {
  readonly data?: {
    readonly repository?: { readonly pullRequest?: { readonly reviewThreads?: Page } | null } | null;
  } | null;
  readonly errors?: readonly { readonly message: string; readonly type?: string }[];
}

async function askThreads(octokit: Octokit, url: string, variables: object): Promise<Page> {
  const answer = await octokit.request({
    method: "POST",
    url,
    query: THREADS,
    variables,
    request: { repeatable: true },
  });
  const said: Said = answer.data;
  const page = said.data?.repository?.pullRequest?.reviewThreads;
  if (page !== undefined) return page;
  throw graphqlTrouble(said, "it gave no threads");
}

/** GraphQL refuses with status 200; `attempt` reads the status that REST would have sent. */
export function graphqlTrouble(said: Pick<Said, "errors">, otherwise: string): Error {
  const [error] = said.errors ?? [];
  const status = error?.type === "NOT_FOUND" ? 404 : error?.type === "FORBIDDEN" ? 403 : 422;
  const response = { headers: {}, data: said };
  return Object.assign(new Error(error?.message ?? otherwise), { status, response });
}

function toThread(node: ThreadNode): ReviewThread {
  const { originalLine: last, originalStartLine: first } = node;
  return {
    id: node.id,
    lines: last === null || first === null ? 1 : last - first + 1,
    path: node.path,
    ...(node.line === null ? {} : { line: node.line }),
    ...(node.startLine === null ? {} : { startLine: node.startLine }),
    side: node.diffSide,
    resolved: node.isResolved,
    ...(node.resolvedBy === null ? {} : { resolvedBy: toAuthor(node.resolvedBy) }),
    outdated: node.isOutdated,
    comments: node.comments.nodes.map(({ databaseId, body, createdAt, author }) => {
      return { id: databaseId ?? 0, author: toAuthor(author), body, createdAt };
    }),
  };
}

/** GraphQL names a bot without `[bot]`. */
function toAuthor(author: CommentNode["author"]): Account {
  if (author === null) return toAccount(null);
  const bot = author.__typename === "Bot";
  return { login: bot && !author.login.endsWith("[bot]") ? `${author.login}[bot]` : author.login, id: 0, bot };
}

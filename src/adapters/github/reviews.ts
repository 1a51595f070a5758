/** Reads reviews, GraphQL for which threads are resolved, and posts reviews that only comment: none can approve. */
import type { Octokit, RestEndpointMethodTypes } from "@octokit/rest";
import type {
  Account,
  GitHubReviews,
  LineComment,
  ReviewFacts,
  ReviewThread,
  Clock,
  NewReview,
  NewReviewComment,
} from "../../ports.ts";
import { toAccount } from "./facts.ts";
import { createOnce, type GitHubOperation, hasStatus, unlessMissing } from "./failure.ts";
import { askGraphql, type GraphqlAnswer, graphqlError } from "./graphql.ts";
import { given } from "../../lib/parts.ts";

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
        const reviews = await paginate(rest.pulls.listReviews, { owner, repo, pull_number: pull, per_page: 100 });
        return reviews.map(toReview);
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

function toReview(review: RestEndpointMethodTypes["pulls"]["getReview"]["response"]["data"]): ReviewFacts {
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
    ...given({ line }),
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

interface Threads {
  readonly repository?: { readonly pullRequest?: { readonly reviewThreads?: Page } | null } | null;
}

async function askThreads(octokit: Octokit, url: string, variables: object): Promise<Page> {
  const answer: GraphqlAnswer<Threads> = await askGraphql(octokit, url, THREADS, variables);
  const page = answer.data?.repository?.pullRequest?.reviewThreads;
  if (page !== undefined) return page;
  throw graphqlError(answer, "it gave no threads");
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

interface Writing extends ReviewReader {
  readonly clock: Clock;
  readonly self: () => Promise<Account>;
}

export function writingReviews(writing: Writing): Pick<GitHubReviews, "createReview" | "wouldTake"> & ThreadWriting {
  const { attempt } = writing;
  return {
    createReview: (pull, review) =>
      attempt({ what: `post a review of #${pull}`, needs: NEEDS }, async (octokit) => {
        const isDone = (made: ReviewFacts) => made.state !== "pending" && sameStart(made, review);
        const find = () => findOwn(octokit, writing, pull, isDone);
        const begun = await begin(octokit, writing, pull, review);
        const twin = await find();
        if (twin !== undefined) {
          await takeBack(octokit, writing, pull, begun.id);
          return { ...twin, again: true };
        }
        const submit = async () => toReview((await hand(octokit, writing, pull, begun.id, review.body)).data);
        const made = await createOnce(submit, find, writing.clock).catch((error) => unlessFound(error, find));
        return { ...made, again: false };
      }),
    wouldTake: (pull, comments) =>
      attempt({ what: `begin a review of #${pull}`, needs: NEEDS }, async (octokit) => {
        const probe = { ...comments, body: PROBE };
        const made = await begin(octokit, writing, pull, probe).catch(noIf422);
        if (made !== undefined) await takeBack(octokit, writing, pull, made.id);
        return made !== undefined;
      }),
    ...writingThreads(writing),
  };
}

type ThreadWriting = Pick<GitHubReviews, "replyInThread" | "resolveThread">;

function writingThreads({ attempt, owner, repo, clock, graphqlUrl }: Writing): ThreadWriting {
  return {
    replyInThread: (pull, first, body) =>
      attempt({ what: `answer a comment on the diff of #${pull}`, needs: NEEDS }, async ({ paginate, rest }) => {
        const thread = { owner, repo, pull_number: pull };
        const postReply = async (): Promise<true> => {
          await rest.pulls.createReplyForReviewComment({ ...thread, comment_id: first, body });
          return true;
        };
        const find = async (): Promise<true | undefined> => {
          const all = await paginate(rest.pulls.listReviewComments, { ...thread, per_page: 100 });
          return all.some((each) => each.in_reply_to_id === first && each.body === body) ? true : undefined;
        };
        await createOnce(postReply, find, clock);
      }),
    resolveThread: (id) =>
      attempt({ what: "resolve a review thread", needs: "contents: write" }, async (octokit) => {
        const answer = await askGraphql(octokit, graphqlUrl, RESOLVE, { id });
        if ((answer.errors ?? []).length > 0) throw graphqlError(answer, "it gave no reason");
      }),
  };
}

const RESOLVE = "mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id } } }";

const NEEDS = "pull-requests: write";

/** The first line of a pending review. */
const PROBE = "<!-- remit:v1 probe -->";

/**
 * Begins a pending review, which no one else sees. GitHub allows an account one of them on a pull request, so two runs
 * cannot post the same review at once. If another run has one, this waits; one left behind by a run is deleted.
 */
async function begin(octokit: Octokit, writing: Writing, pull: number, review: NewReview): Promise<ReviewFacts> {
  const create = async () => toReview((await post(octokit, writing, pull, review)).data);
  const pending = (wanted: (made: ReviewFacts) => boolean) =>
    findOwn(octokit, writing, pull, (made) => made.state === "pending" && wanted(made));
  const once = () => createOnce(create, () => pending((made) => sameStart(made, review)), writing.clock);
  for (const wait of TURN_MS) {
    try {
      return await once();
    } catch (error) {
      if (!isRefused(error) || !/pending review/i.test(error.message)) throw error;
      await writing.clock.sleep(wait);
    }
  }
  const left = await pending(({ body }) => body.startsWith(OURS));
  if (left !== undefined) await takeBack(octokit, writing, pull, left.id);
  return await once();
}

/** Waits for another run's review, in ms: that run needs two more requests. */
const TURN_MS = [500, 2_000, 5_000];

const OURS = "<!-- remit:v1 ";

/** An earlier attempt, whose answer was lost, may have submitted it. */
async function unlessFound(error: unknown, find: () => Promise<ReviewFacts | undefined>): Promise<ReviewFacts> {
  const found = isRefused(error) ? await find() : undefined;
  if (found === undefined) throw error;
  return found;
}

function noIf422(error: unknown): undefined {
  if (!isRefused(error)) throw error;
}

function isRefused(error: unknown): error is { readonly message: string } {
  return hasStatus(error, 422);
}

async function takeBack({ rest }: Octokit, { owner, repo }: Writing, pull: number, id: number): Promise<void> {
  // 404: an earlier attempt deleted it.
  await unlessMissing(rest.pulls.deletePendingReview({ owner, repo, pull_number: pull, review_id: id }));
}

function hand({ rest }: Octokit, { owner, repo }: Writing, pull: number, id: number, body: string) {
  return rest.pulls.submitReview({ owner, repo, pull_number: pull, review_id: id, event: "COMMENT", body });
}

/** Without an event it stays pending. */
function post({ rest }: Octokit, { owner, repo }: Writing, pull: number, review: NewReview) {
  const { commit, body, comments } = review;
  return rest.pulls.createReview({
    owner,
    repo,
    pull_number: pull,
    body,
    comments: comments.map(toComment),
    ...(commit === undefined ? {} : { commit_id: commit }),
  });
}

function toComment({ path, line, startLine, side, body }: NewReviewComment) {
  return { path, body, line, side, ...(startLine === undefined ? {} : { start_line: startLine, start_side: side }) };
}

async function findOwn(
  octokit: Octokit,
  { owner, repo, self }: Writing,
  pull: number,
  wanted: (review: ReviewFacts) => boolean,
): Promise<ReviewFacts | undefined> {
  const { id } = await self();
  const query = { owner, repo, pull_number: pull, per_page: 100 } as const;
  const all = (await octokit.paginate(octokit.rest.pulls.listReviews, query)).map(toReview);
  return all.findLast((review) => review.author.id === id && wanted(review));
}

function sameStart({ body }: ReviewFacts, review: NewReview): boolean {
  const first = (text: string) => text.split(/\r?\n/, 1)[0];
  return first(body) === first(review.body);
}

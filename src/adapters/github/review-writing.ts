/** Posts reviews. They only comment: nothing here can approve or request changes. */
import type { Octokit } from "@octokit/rest";
import type { Account, Clock, GitHubReviews, NewReview, NewReviewComment, ReviewFacts } from "../../ports.ts";
import { isRequestFailure, createOnce } from "./failure.ts";
import { graphqlTrouble, toReview, type ReviewReader } from "./reviews.ts";

export interface Writing extends ReviewReader {
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
        const say = async (): Promise<true> => {
          await rest.pulls.createReplyForReviewComment({ ...thread, comment_id: first, body });
          return true;
        };
        const find = async (): Promise<true | undefined> => {
          const all = await paginate(rest.pulls.listReviewComments, { ...thread, per_page: 100 });
          return all.some((each) => each.in_reply_to_id === first && each.body === body) ? true : undefined;
        };
        await createOnce(say, find, clock);
      }),
    resolveThread: (id) =>
      attempt({ what: "resolve a review thread", needs: "contents: write" }, async (octokit) => {
        const request = { repeatable: true };
        const asked = { method: "POST", url: graphqlUrl, query: RESOLVE, variables: { id }, request } as const;
        const said: Parameters<typeof graphqlTrouble>[0] = (await octokit.request(asked)).data;
        if ((said.errors ?? []).length > 0) throw graphqlTrouble(said, "it gave no reason");
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
  return isRequestFailure(error) && error.status === 422;
}

async function takeBack({ rest }: Octokit, { owner, repo }: Writing, pull: number, id: number): Promise<void> {
  try {
    await rest.pulls.deletePendingReview({ owner, repo, pull_number: pull, review_id: id });
  } catch (error) {
    if (!isRequestFailure(error) || error.status !== 404) throw error; // 404: an earlier attempt deleted it.
  }
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

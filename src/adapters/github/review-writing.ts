/** Making reviews. They comment: nothing here can approve, or ask for changes. */
import type { Octokit } from "@octokit/rest";
import type { Account, Clock, GitHubReviews, NewReview, NewReviewComment, ReviewFacts } from "../../ports.ts";
import { isRequestFailure } from "./failure.ts";
import { createOnce } from "./retry.ts";
import { toReview, type Asking } from "./reviews.ts";

export interface Writing extends Asking {
  readonly clock: Clock;
  readonly self: () => Promise<Account>;
}

export function writingReviews(writing: Writing): Pick<GitHubReviews, "createReview" | "wouldTake"> {
  const { attempt } = writing;
  return {
    createReview: (pull, review) =>
      attempt({ what: `post a review of #${pull}`, needs: NEEDS }, (octokit) => {
        const create = async () => toReview((await post(octokit, writing, pull, review, "COMMENT")).data);
        const find = () =>
          findOwn(octokit, writing, pull, (made) => made.state !== "pending" && sameStart(made, review));
        return createOnce(create, find, writing.clock);
      }),
    wouldTake: (pull, comments) =>
      attempt({ what: `begin a review of #${pull}`, needs: NEEDS }, async (octokit) => {
        const probe = { ...comments, body: PROBE };
        const made = await begin(octokit, writing, pull, probe).catch(noIf422);
        if (made !== undefined) await takeBack(octokit, writing, pull, made.id);
        return made !== undefined;
      }),
  };
}

const NEEDS = "pull-requests: write";

/** The first line of a review that is only begun. */
const PROBE = "<!-- remit:v1 probe -->";

/** Begin a review that nobody else sees. One that an earlier run left so is in the way, and taken back first. */
async function begin(octokit: Octokit, writing: Writing, pull: number, review: NewReview): Promise<ReviewFacts> {
  const create = async () => toReview((await post(octokit, writing, pull, review)).data);
  const find = () => findOwn(octokit, writing, pull, (made) => made.state === "pending" && sameStart(made, review));
  try {
    return await createOnce(create, find, writing.clock);
  } catch (error) {
    const left = isRefused(error) && /pending review/i.test(error.message) ? await find() : undefined;
    if (left === undefined) throw error;
    await takeBack(octokit, writing, pull, left.id);
    return await createOnce(create, find, writing.clock);
  }
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
    if (!isRequestFailure(error) || error.status !== 404) throw error; // 404: gone, by an attempt whose answer was lost.
  }
}

/** Without an event it stays pending. */
function post({ rest }: Octokit, { owner, repo }: Writing, pull: number, review: NewReview, event?: "COMMENT") {
  const { commit, body, comments } = review;
  return rest.pulls.createReview({
    owner,
    repo,
    pull_number: pull,
    body,
    comments: comments.map(toComment),
    ...(commit === undefined ? {} : { commit_id: commit }),
    ...(event === undefined ? {} : { event }),
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

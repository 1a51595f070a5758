/** What people turned down, and what they said of it, told to the model as data before it starts anew. */
import type { Request } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { GitHubError, type ReviewFacts } from "../ports.ts";
import { showThread, type ConversationFacts } from "./conversation.ts";
import { showLines, type Exhibit } from "./occasion.ts";
import { describePull } from "./pull.ts";
import { cleanMarkdown, cleanText } from "./untrusted.ts";

export type RejectedFacts = Pick<ConversationFacts, "github" | "own" | "at">;

/** Description, changes, comments, reviews. Nothing where nothing was turned down; what cannot be read is named as missing. */
export async function showRejected(request: Request, facts: RejectedFacts): Promise<readonly Exhibit[]> {
  const { rejected } = request;
  if (rejected === undefined) return [];
  const { number } = rejected;
  const [said, changes, reviews, lines] = await Promise.all([
    unlessRefused(
      number,
      showThread(
        request,
        { kind: "pull", number, what: `pull request #${number}, closed without being merged` },
        facts,
      ),
    ),
    describePull({ number }, facts.github),
    unlessRefused(number, showReviews(number, facts)),
    showLines(number, facts),
  ]);
  const files = { text: cleanText(changes), source: { what: `changes of pull request #${number}` } };
  return [...said.slice(0, 1), files, ...said.slice(1), ...reviews, ...lines];
}

/** In our own words. */
export function introduceRejected({ rejected, base }: Request): string {
  if (rejected === undefined) return "";
  return `# An earlier pull request

Your pull request #${rejected.number} for this was closed without being merged: people turned it down. You start anew from ${cleanText(base.name).text}, and nothing of it is in the workspace. What it changed and what people said of it follows. Find out from that what was wrong with it, and do otherwise; propose the same again only where the request asks for it.`;
}

/** Characters of a review, and reviews that are shown. */
const [MOST_BODY, MOST_REVIEWS] = [8_000, 20];

async function showReviews(number: number, { github, at }: RejectedFacts): Promise<readonly Exhibit[]> {
  const deadline = at === undefined ? Number.POSITIVE_INFINITY : Date.parse(at);
  const shown = (await github.reviews(number)).filter(
    ({ state, body, submittedAt }) => state !== "pending" && body.trim() !== "" && Date.parse(submittedAt) <= deadline,
  );
  return shown.slice(-MOST_REVIEWS).map((review: ReviewFacts) => {
    const what = review.state === "changes_requested" ? "review that requests changes" : "review";
    const source = { what: `${what} of #${number}`, author: `@${review.author.login}`, at: review.submittedAt };
    return { text: cleanMarkdown(firstOf(review.body, MOST_BODY)), source };
  });
}

async function unlessRefused(number: number, reading: Promise<readonly Exhibit[]>): Promise<readonly Exhibit[]> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return [{ text: cleanText(`It could not be read: ${error.message}`), source: { what: `pull request #${number}` } }];
  }
}

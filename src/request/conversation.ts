/**
 * An issue and the pull request Remit opened for it are one conversation: shows what was said on the other of the two.
 */
import type { Request } from "../events.ts";
import { GitHubError, type ReviewFacts } from "../ports.ts";
import { readDiscussion, type DiscussionFacts, type DiscussionComment } from "./discussion.ts";
import { type QuotedText, showLines, describePull } from "./occasion.ts";
import { cleanMarkdown, cleanText, type DataSource } from "./untrusted.ts";
import { firstOf } from "../lib/cut.ts";

interface ConversationFacts extends Pick<DiscussionFacts, "github" | "own"> {
  /** When the run was requested, ISO 8601: later comments are not shown. */
  readonly at: string | undefined;
  /** The prefix of Remit's branches, such as `remit/`. */
  readonly branchPrefix: string;
}

/** Empty when there is no other thread, without a request to GitHub; one that cannot be read is listed as missing. */
export async function showOtherThread(request: Request, facts: ConversationFacts): Promise<readonly QuotedText[]> {
  try {
    const other = await findOther(request, facts);
    return other === undefined ? [] : await showThread(request, other, facts);
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return [
      { text: cleanText(`It could not be read: ${error.message}`), source: { what: "the rest of this conversation" } },
    ];
  }
}

interface OtherThread {
  readonly kind: "issue" | "pull";
  readonly number: number;
  /** A description of its opening text, for the model. */
  readonly what: string;
}

/**
 * Opening text and comments, with Remit's own marked; limited like those of the request's thread. Throws `GitHubError`.
 */
async function showThread(
  request: Request,
  { kind, number, what }: OtherThread,
  facts: Pick<ConversationFacts, "github" | "own" | "at">,
): Promise<readonly QuotedText[]> {
  const subject = { kind, number, title: "", fromFork: false } as const;
  const { title, body, opener, comments, note } = await readDiscussion({ ...request, subject }, facts);
  return [
    { text: cleanMarkdown(`# ${title}\n\n${body}`), source: { what, author: opener } },
    ...comments.map((said) => ({ text: cleanMarkdown(said.body), source: sourceOf(said, ` on #${number}`) })),
    ...(note === undefined ? [] : [{ text: cleanText(note), source: { what: `comments on #${number}` } }]),
  ];
}

/** `where`: ` on #12`, or "" for the request's own thread. */
export function sourceOf({ author, at, own }: DiscussionComment, where = ""): DataSource {
  if (own === undefined) return { what: `comment${where}`, author, at };
  const plan = own.plan === undefined ? "" : ` with the plan ${own.plan}`;
  return { what: `your own comment${where}${plan}, of an earlier run`, at };
}

/** Finds it by the branch, which Remit names after the issue. A rejected pull request is shown elsewhere. */
async function findOther(
  { subject, base }: Request,
  { github, branchPrefix }: ConversationFacts,
): Promise<OtherThread | undefined> {
  if (subject === undefined || subject.fromFork) return undefined;
  const branch = subject.kind === "pull" ? (subject.head?.name ?? "") : base.name;
  const issue = branch.startsWith(`${branchPrefix}issue-`)
    ? Number(/^(\d{1,15})(?:[.-]|$)/.exec(branch.slice(`${branchPrefix}issue-`.length))?.[1] ?? 0)
    : 0;
  if (issue === 0) return undefined;
  if (subject.kind === "pull")
    return { kind: "issue", number: issue, what: `issue #${issue}, which this pull request is for` };
  const pull = await github.lastPullFrom(branch);
  if (pull === undefined) return undefined;
  return { kind: "pull", number: pull.number, what: `pull request #${pull.number}, which you opened for this issue` };
}

type RejectedFacts = Pick<ConversationFacts, "github" | "own" | "at">;

/**
 * Description, changes, comments and reviews. Empty when nothing was rejected; what cannot be read is listed as
 * missing.
 */
export async function showRejected(request: Request, facts: RejectedFacts): Promise<readonly QuotedText[]> {
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

/** In Remit's own words. */
export function introduceRejected({ rejected, base }: Request): string {
  if (rejected === undefined) return "";
  return `# An earlier pull request

Your pull request #${rejected.number} for this was closed without being merged: people rejected it. You start anew from ${cleanText(base.name).text}, and the workspace has nothing of it. Its changes and people's comments follow. Find out from them what was wrong, and do it differently; propose the same again only if the request asks for it.`;
}

/** Most characters of a review, and most reviews shown. */
const [MOST_BODY, MOST_REVIEWS] = [8_000, 20];

async function showReviews(number: number, { github, at }: RejectedFacts): Promise<readonly QuotedText[]> {
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

async function unlessRefused(number: number, reading: Promise<readonly QuotedText[]>): Promise<readonly QuotedText[]> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return [{ text: cleanText(`It could not be read: ${error.message}`), source: { what: `pull request #${number}` } }];
  }
}

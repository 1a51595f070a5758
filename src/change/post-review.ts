/** Posts one review: each note at its lines where GitHub accepts it there, otherwise in the body. Findings of earlier reviews that are now fixed are answered in their threads. */
import type { FixedFindings, PostedReview, ReviewBody, ReviewNote, ReviewPlan } from "../events.ts";
import {
  GitHubError,
  type Account,
  type GitHub,
  type NewReviewComment,
  type ReviewFacts,
  type ReviewThread,
  GitError,
  type Git,
} from "../ports.ts";
import {
  isFixedMark,
  keepNew,
  noteMarker,
  readNoteMarks,
  readReviewMark,
  reviewMarker,
  type EarlierFinding,
  type FindingState,
  fixedMarker,
  lineDigest,
  repeats,
} from "./review.ts";
import { given } from "../lib/parts.ts";
import { onlyFor } from "../lib/attempt.ts";

/** The wording of a review; whoever posts it adds the markers. */
export interface ReviewText {
  note(note: ReviewNote, back: boolean): string;
  body(plan: ReviewPlan, body: ReviewBody): string;
}

interface PostFacts {
  readonly github: GitHub;
  readonly words: ReviewText;
  /** For findings that are fixed; when absent, they are not looked for. */
  readonly mended?: Omit<ResolveFacts, "github">;
}

export type PostResult =
  | { readonly kind: "posted"; readonly review: PostedReview }
  /** There is nothing new to say, and an earlier review suffices. */
  | { readonly kind: "silent"; readonly mended?: FixedFindings };

/** Remit's earlier reviews of a pull request. */
export interface EarlierReviews {
  /** Findings at lines and in bodies. */
  readonly said: readonly FindingInThread[];
  /** The commit of the last review. */
  readonly head?: string;
  /** The review that answers this same request, when an earlier run posted it. */
  readonly own?: OwnReview;
}

/** A review of Remit's, with what its marker says. */
type OwnReview = Pick<ReviewFacts, "url"> & Pick<PostedReview, "findings" | "end">;

interface FindingInThread extends EarlierFinding {
  /** "" for a finding in a body. */
  readonly path: string;
  readonly line?: number;
  readonly thread?: Pick<ReviewThread, "id" | "lines" | "side" | "resolved"> & { readonly first: number };
}

/** What Remit said before, by markers in text of the token's own account. Throws `GitHubError`. */
export async function readBefore(pull: number, key: string, github: GitHub): Promise<EarlierReviews> {
  const [self, reviews, threads] = await Promise.all([github.self(), github.reviews(pull), github.reviewThreads(pull)]);
  const ours = reviews.filter(({ author, state }) => isSelf(author, self) && state !== "pending");
  const marked = ours.flatMap((review) => {
    const mark = readReviewMark(review.body);
    return mark === undefined ? [] : [{ review, mark }];
  });
  const answer = marked.find(({ mark }) => mark.key === key);
  const own = answer && { url: answer.review.url, ...given({ findings: answer.mark.findings, end: answer.mark.end }) };
  const head = marked.at(-1)?.mark.head;
  const inBodies = marked.flatMap(({ review: { body } }) =>
    readNoteMarks(body).map((mark) => ({ ...mark, path: "", body: "", standing: "open" as const })),
  );
  const begun = threads.filter(({ comments: [first] }) => first !== undefined && isSelf(first.author, self));
  return {
    said: [...(await readAtLines(pull, begun, self, github)), ...inBodies],
    ...given({ head, own }),
  };
}

/** The findings in Remit's threads. */
async function readAtLines(
  pull: number,
  threads: readonly ReviewThread[],
  self: Account,
  github: GitHub,
): Promise<EarlierReviews["said"]> {
  const standings = await readStandings(pull, threads, github);
  return threads.flatMap(({ path, line, comments, resolvedBy, ...thread }) => {
    const [{ id, body } = { id: 0, body: "" }] = comments;
    const mended = comments.some((each) => isSelf(each.author, self) && isFixedMark(each.body));
    const standing = mended ? "mended" : (standings.get(resolvedBy?.login ?? "") ?? "open");
    const at = { path, ...given({ line }), body, standing, thread: { ...thread, first: id } };
    return readNoteMarks(body).map((mark) => ({ ...mark, ...at }));
  });
}

/**
 * What a resolved thread means, by the login that resolved it. GitHub lets a pull request's author resolve its threads
 * with any permission: on their own work that settles nothing.
 */
async function readStandings(
  pull: number,
  threads: readonly ReviewThread[],
  github: GitHub,
): Promise<ReadonlyMap<string, FindingState>> {
  const logins = new Set(threads.flatMap(({ resolvedBy }) => resolvedBy?.login ?? []));
  if (logins.size === 0) return new Map();
  const { author } = await github.pull(pull);
  return new Map(
    await Promise.all(
      Array.from(logins, async (login): Promise<[string, FindingState]> => {
        if (!DECIDING.has(await github.permission(login))) return [login, "hidden"];
        return [login, login.toLowerCase() === author.login.toLowerCase() ? "open" : "settled"];
      }),
    ),
  );
}

/** Permissions that let somebody settle a finding. */
const DECIDING: ReadonlySet<string> = new Set(["write", "maintain", "admin"]);

/** GraphQL, which knows the threads, gives no id for a comment's author. */
function isSelf(author: Account, self: Account): boolean {
  return author.login.toLowerCase() === self.login.toLowerCase() && (author.id === 0 || author.id === self.id);
}

/** Posts the review unless it was posted before. The same request twice gives one review. Throws `GitHubError`. */
export async function postReview(plan: ReviewPlan, facts: PostFacts): Promise<PostResult> {
  const { github } = facts;
  const [before, now] = await Promise.all([readBefore(plan.pull, plan.key, github), github.pull(plan.pull)]);
  if (before.own !== undefined) return { kind: "posted", review: postedBefore(plan, before.own) };
  const all = [...plan.notes, ...plan.aside];
  const fresh = new Set(keepNew(all, before.said));
  const dropped = all.length - fresh.size;
  const mended = facts.mended && (await resolveFixed(plan, before, { ...facts.mended, github }));
  const also = mended === undefined || (mended.fresh === 0 && !mended.all) ? {} : { mended };
  if (plan.quiet && fresh.size === 0 && before.head !== undefined) return { kind: "silent", ...also };
  const notes = plan.notes.filter((note) => fresh.has(note));
  const aside = plan.aside.filter((note) => fresh.has(note));
  const moved = now.head.sha === plan.head ? {} : { moved: now.head.sha };
  const back = backAgain([...fresh], before);
  const sending = { plan, back, body: { dropped, ...moved, ...also } };
  return { kind: "posted", review: await send(sending, notes, aside, facts) };
}

/** The review an earlier run posted: that run's report says where its notes went. */
export function postedBefore(
  { pull, head }: Pick<ReviewPlan, "pull" | "head">,
  { url, findings, end }: OwnReview,
): PostedReview {
  return { pull, url, head, placed: 0, inBody: 0, dropped: 0, again: true, ...given({ findings, end }) };
}

interface Sending {
  readonly plan: ReviewPlan;
  readonly body: Omit<ReviewBody, "placed" | "aside">;
  /** Notes that repeat a finding reported as fixed. */
  readonly back: ReadonlySet<ReviewNote>;
}

async function send(
  sending: Sending,
  notes: readonly ReviewNote[],
  aside: readonly ReviewNote[],
  facts: PostFacts,
): Promise<PostedReview> {
  const whole = await sendAs(sending, notes, aside, facts).catch(unless422);
  if (whole !== undefined) return whole;
  const bad = new Set(await findBad(sending, notes, facts));
  const [good, off] = [notes.filter((note) => !bad.has(note)), notes.filter((note) => bad.has(note))];
  const partly = await sendAs(sending, good, [...aside, ...off], facts).catch(unless422);
  if (partly !== undefined) return partly;
  const inBody = [...aside, ...notes];
  const bodyOnly = await sendAs(sending, [], inBody, facts).catch(unless422);
  // Without its commit: a force push may have removed that from the pull request.
  return bodyOnly ?? (await sendAs(sending, [], inBody, facts, false));
}

async function sendAs(
  { plan, body, back }: Sending,
  placed: readonly ReviewNote[],
  aside: readonly ReviewNote[],
  { github, words }: PostFacts,
  pinned = true,
): Promise<PostedReview> {
  const markers = [reviewMarker(plan), ...aside.slice(0, MOST_MARKED).map(noteMarker)].join("\n");
  const text = words.body(plan, { placed, aside, ...body });
  const comments = placed.map((note) => commentOf(note, words, back));
  const review = { body: `${markers}\n${text}`, comments, ...(pinned ? { commit: plan.head } : {}) };
  const { url, again } = await github.createReview(plan.pull, review);
  if (again) return postedBefore(plan, { url, findings: plan.notes.length + plan.aside.length });
  const { dropped, mended } = body;
  const counts = { placed: placed.length, inBody: aside.length, dropped, ...(back.size > 0 && { back: back.size }) };
  return { pull: plan.pull, url, head: plan.head, ...counts, ...given({ mended }), again: false };
}

/** The most notes in a body that later reviews can recognize: their markers take room. */
const MOST_MARKED = 50;

function commentOf(note: ReviewNote, words: ReviewText, back: Sending["back"]): NewReviewComment {
  const { path, line, startLine, side } = note;
  const body = `${noteMarker(note)}\n${words.note(note, back.has(note))}`;
  return { path, line, side, body, ...given({ startLine }) };
}

/** When GitHub answers 422, there is no review. */
const unless422 = onlyFor(
  GitHubError,
  () => undefined,
  ({ status }) => status === 422,
);

/** By halving: GitHub refuses a review as a whole and does not say which note is at fault. */
async function findBad(
  { plan, back }: Sending,
  notes: readonly ReviewNote[],
  facts: PostFacts,
): Promise<readonly ReviewNote[]> {
  let left = MOST_PROBES;
  const look = async (some: readonly ReviewNote[]): Promise<readonly ReviewNote[]> => {
    if (some.length === 0) return [];
    if (left <= 0) return some; // Not found by then: said in the body, where nothing is lost.
    left -= 1;
    const comments = some.map((note) => commentOf(note, facts.words, back));
    if (await facts.github.wouldTake(plan.pull, { commit: plan.head, comments })) return [];
    if (some.length === 1) return some;
    const half = Math.ceil(some.length / 2);
    return [...(await look(some.slice(0, half))), ...(await look(some.slice(half)))];
  };
  return await look(notes);
}

/** Each probe is two requests of the eighty writes a minute that GitHub allows. */
const MOST_PROBES = 30;

// ── Findings that are fixed ──────────────────────────────────────────────────────────────────────────────────────────

interface ResolveFacts {
  readonly github: Pick<GitHub, "replyInThread" | "resolveThread">;
  readonly git: Pick<Git, "fetch" | "show">;
  /** Removes secrets; notes store lines without them. */
  readonly redact: (text: string) => string;
  /** The text posted in a thread. */
  readonly words: (head: string) => string;
}

/**
 * Answers each thread whose finding is fixed: its lines are gone at the reviewed commit, and the new review does not
 * repeat it. A review that ended early answers none.
 */
async function resolveFixed(plan: ReviewPlan, { said }: EarlierReviews, facts: ResolveFacts): Promise<FixedFindings> {
  const notes = [...plan.notes, ...plan.aside];
  const answered: FindingInThread[] = [];
  for (const each of plan.end === undefined ? said : []) {
    if (!isUnanswered(each) || notes.some((note) => repeats(note, each))) continue;
    if (each.thread === undefined || !(await areGone(each, plan.head, facts))) continue;
    if (await replyFixed(each.thread, plan, facts)) answered.push(each);
  }
  const known = answered.length > 0 || said.some(({ standing }) => standing === "mended");
  const open = said.some((each) => isUnanswered(each) && !answered.includes(each));
  return { fresh: answered.length, all: known && !open && keepNew(notes, said).length === 0 };
}

function isUnanswered({ standing }: FindingInThread): boolean {
  return standing === "open" || standing === "hidden";
}

/** Whether the lines are nowhere in their file any more; lines that cannot be looked up are not gone. */
async function areGone(said: FindingInThread, head: string, { git, redact }: ResolveFacts): Promise<boolean> {
  const { path, at, thread } = said;
  if (thread === undefined || thread.side === "LEFT") return false;
  try {
    await git.fetch(head);
    const bytes = await git.show(head, path);
    if (bytes === undefined) return true;
    if (bytes.length > MOST_BYTES) return false;
    const lines = redact(bytes.toString("utf8")).split("\n");
    const isHere = (_: string, first: number): boolean =>
      lineDigest(path, thread.side, lines.slice(first, first + thread.lines).join("\n")) === at;
    return !lines.some(isHere);
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}

const MOST_BYTES = 1024 * 1024;

/** False when GitHub refuses the answer. A thread that may not be resolved stays open. */
async function replyFixed(
  thread: NonNullable<FindingInThread["thread"]>,
  plan: ReviewPlan,
  facts: ResolveFacts,
): Promise<boolean> {
  const { github, words } = facts;
  const reply = github.replyInThread(plan.pull, thread.first, `${fixedMarker(plan.head)}\n${words(plan.head)}`);
  const replied = await reply.then(() => true).catch(onlyFor(GitHubError, () => false));
  if (replied && !thread.resolved) await github.resolveThread(thread.id).catch(onlyFor(GitHubError, () => undefined));
  return replied;
}

/** The notes that repeat a finding reported as fixed. */
function backAgain(notes: readonly ReviewNote[], { said }: EarlierReviews): ReadonlySet<ReviewNote> {
  const mended = said.filter(({ standing }) => standing === "mended");
  return new Set(notes.filter((note) => mended.some((each) => repeats(note, each))));
}

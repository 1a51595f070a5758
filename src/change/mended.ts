/**
 * Findings of earlier reviews that are now fixed: Remit says so in their threads, and resolves them if the token may.
 */
import { GitError, GitHubError, type Git, type GitHub } from "../ports.ts";
import type { Mended, ReviewNote, ReviewPlan } from "../events.ts";
import type { EarlierReviews, PlacedFinding } from "./post-review.ts";
import { keepNew, mendedMarker, placeOf, saysAgain } from "./review.ts";

export interface MendedFacts {
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
export async function resolveMended(plan: ReviewPlan, { said }: EarlierReviews, facts: MendedFacts): Promise<Mended> {
  const notes = [...plan.notes, ...plan.aside];
  const told: PlacedFinding[] = [];
  for (const each of plan.partial === true ? [] : said) {
    if (!isUnanswered(each) || notes.some((note) => saysAgain(note, each))) continue;
    if (each.thread === undefined || !(await areGone(each, plan.head, facts))) continue;
    if (await tell(each.thread, plan, facts)) told.push(each);
  }
  const known = told.length > 0 || said.some(({ standing }) => standing === "mended");
  const open = said.some((each) => isUnanswered(each) && !told.includes(each));
  return { fresh: told.length, all: known && !open && keepNew(notes, said).length === 0 };
}

function isUnanswered({ standing }: PlacedFinding): boolean {
  return standing === "open" || standing === "hidden";
}

/**
 * Whether a finding's lines are no longer anywhere in their file. Lines that cannot be looked up do not count as gone.
 */
async function areGone(said: PlacedFinding, head: string, { git, redact }: MendedFacts): Promise<boolean> {
  const { path, at, thread } = said;
  if (thread === undefined || thread.side === "LEFT") return false;
  try {
    await git.fetch(head);
    const bytes = await git.show(head, path);
    if (bytes === undefined) return true;
    if (bytes.length > MOST_BYTES) return false;
    const lines = redact(bytes.toString("utf8")).split("\n");
    const isHere = (_: string, first: number): boolean =>
      placeOf(path, thread.side, lines.slice(first, first + thread.lines).join("\n")) === at;
    return !lines.some(isHere);
  } catch (error) {
    if (error instanceof GitError) return false;
    throw error;
  }
}

const MOST_BYTES = 1024 * 1024;

/**
 * False when GitHub refuses the answer; the finding is then not reported as fixed. A thread that may not be resolved
 * stays open.
 */
async function tell(
  thread: NonNullable<PlacedFinding["thread"]>,
  plan: ReviewPlan,
  facts: MendedFacts,
): Promise<boolean> {
  const { github, words } = facts;
  try {
    await github.replyInThread(plan.pull, thread.first, `${mendedMarker(plan.head)}\n${words(plan.head)}`);
  } catch (error) {
    if (error instanceof GitHubError) return false;
    throw error;
  }
  if (thread.resolved) return true;
  await github.resolveThread(thread.id).catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error;
  });
  return true;
}

/** The notes that repeat a finding reported as fixed. */
export function backAgain(notes: readonly ReviewNote[], { said }: EarlierReviews): ReadonlySet<ReviewNote> {
  const mended = said.filter(({ standing }) => standing === "mended");
  return new Set(notes.filter((note) => mended.some((each) => saysAgain(note, each))));
}

/** Findings of earlier reviews that are mended: told in their threads, which are resolved where the token may. */
import { GitError, GitHubError, type Git, type GitHub } from "../ports.ts";
import type { Mended, ReviewNote, ReviewPlan } from "../events.ts";
import type { Before, SaidAt } from "./post-review.ts";
import { keepNew, mendedMarker, placeOf, saysAgain } from "./review.ts";

export interface MendedFacts {
  readonly github: Pick<GitHub, "replyInThread" | "resolveThread">;
  readonly git: Pick<Git, "fetch" | "show">;
  /** Notes keep lines without secrets. */
  readonly redact: (text: string) => string;
  /** What a thread is told. */
  readonly words: (head: string) => string;
}

/**
 * Tell each thread whose finding is mended: its lines are gone at the reviewed commit, and the review of that does not say
 * it again. A review that ended early says of nothing that it is mended.
 */
export async function resolveMended(plan: ReviewPlan, { said }: Before, facts: MendedFacts): Promise<Mended> {
  const notes = [...plan.notes, ...plan.aside];
  const told: SaidAt[] = [];
  for (const each of plan.partial === true ? [] : said) {
    if (!isUnanswered(each) || notes.some((note) => saysAgain(note, each))) continue;
    if (each.thread === undefined || !(await areGone(each, plan.head, facts))) continue;
    if (await tell(each.thread, plan, facts)) told.push(each);
  }
  const known = told.length > 0 || said.some(({ standing }) => standing === "mended");
  const open = said.some((each) => isUnanswered(each) && !told.includes(each));
  return { fresh: told.length, all: known && !open && keepNew(notes, said).length === 0 };
}

function isUnanswered({ standing }: SaidAt): boolean {
  return standing === "open" || standing === "hidden";
}

/** Whether the lines of a finding are nowhere in their file any more. What cannot be looked up is not gone. */
async function areGone(said: SaidAt, head: string, { git, redact }: MendedFacts): Promise<boolean> {
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

/** False where GitHub takes no answer: nothing is said of it then. A thread that may not be resolved stays open. */
async function tell(thread: NonNullable<SaidAt["thread"]>, plan: ReviewPlan, facts: MendedFacts): Promise<boolean> {
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

/** The notes that say again what was mended. */
export function backAgain(notes: readonly ReviewNote[], { said }: Before): ReadonlySet<ReviewNote> {
  const mended = said.filter(({ standing }) => standing === "mended");
  return new Set(notes.filter((note) => mended.some((each) => saysAgain(note, each))));
}

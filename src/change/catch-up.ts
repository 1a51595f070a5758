/** Brings later changes of the base branch into a branch of Remit's own. */
import type { CatchUp, PinnedRef } from "../events.ts";
import {
  DIRECTORY,
  type Git,
  type Identity,
  type LoggedCommit,
  type MergeSides,
  type BranchDivergence,
  type TreeChange,
} from "../ports.ts";
import { keyIn } from "./trailers.ts";
import { parentsOf } from "../lib/paths.ts";
import { differ } from "./changes.ts";

/** A branch at its head, and the base it must catch up with. */
interface BehindBase {
  readonly branch: PinnedRef;
  readonly onto: PinnedRef;
  readonly parting: BranchDivergence;
  /** The author of Remit's commits. */
  readonly author: Identity;
  /** Seconds since the epoch. */
  readonly time: number;
}

/**
 * What to do: undefined when the branch contains all of its base. Where both changed one file, Remit's commits give way
 * to the base if nobody else worked on the branch; otherwise people must merge.
 */
export async function planCatchUp(git: Git, behind: BehindBase): Promise<CatchUp | undefined> {
  const { branch, onto, parting, author, time } = behind;
  if (parting.fork === onto.sha) return undefined;
  const { clashes } = await compare(git, { fork: parting.fork, head: branch.sha, onto: onto.sha });
  const kind = clashes.length === 0 ? "merged" : isOursAlone(parting.own, author) ? "replaced" : "behind";
  return { kind, head: branch.sha, fork: parting.fork, onto, time, clashes: clashes.slice(0, SHOWN) };
}

/** The most paths that are named. */
const SHOWN = 10;

/**
 * The commit to start from. It follows the branch and its base, and stays in Remit's own git until work on it is
 * published. The same input always gives the same commit. All objects it needs must be present.
 */
export async function joinBase(git: Git, branch: string, caughtUp: CatchUp, author: Identity): Promise<string> {
  const { kind, head, fork, onto, time } = caughtUp;
  if (kind === "behind") return head;
  const { changes } = kind === "replaced" ? NOTHING : await compare(git, { fork, head, onto: onto.sha });
  const title = kind === "merged" ? `Merge ${onto.name} into ${branch}` : `Start ${branch} anew from ${onto.name}`;
  const message = `${title}\n\n${JOINS}: ${onto.sha}`;
  return await git.commit({ parent: onto.sha, parents: [head, onto.sha], changes, message, author, time });
}

const NOTHING = { changes: [] } as const;

/** The trailer that names the base commit this commit brings in. */
const JOINS = "Remit-Joins";

/** Whether only Remit worked on it: amended, rebased and cherry-picked commits have another committer. */
export function isOursAlone(own: readonly LoggedCommit[], { email }: Identity): boolean {
  return own.every(({ author, committer, message }) => {
    const marked = keyIn(message) !== undefined || message.includes(`\n\n${JOINS}: `);
    return author.email === email && committer.email === email && marked;
  });
}

/** Compares files: those only the branch changed, and those both changed. */
async function compare(git: Git, three: MergeSides) {
  const theirs = new Map((await git.compare(three.head, three.onto)).map(({ path, after }) => [path, after]));
  const changes: TreeChange[] = [];
  const clashes: string[] = [];
  for (const { path, exact, before: was, after: ours } of await git.compare(three.fork, three.head)) {
    if (!theirs.has(path)) continue; // Both have the same there.
    const inTheWay = ours !== undefined && (await isInTheWay(path, three.onto, git));
    if (differ(was, theirs.get(path)) || inTheWay || !exact) clashes.push(path);
    else changes.push(ours === undefined ? { path } : { path, blob: ours });
  }
  return { changes, clashes: clashes.sort() };
}

/** Whether a commit has a directory at a file's path, or a file above it. */
async function isInTheWay(path: string, commit: string, git: Git): Promise<boolean> {
  const above = await Promise.all(parentsOf(path).map((parent) => git.entry(commit, parent)));
  const isFileAbove = above.some((entry) => entry !== undefined && entry.mode !== DIRECTORY);
  return isFileAbove || (await git.entry(commit, path))?.mode === DIRECTORY;
}

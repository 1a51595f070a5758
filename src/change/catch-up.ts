/** Brings later changes of the base branch into a branch of Remit's own. */
import type { CatchUp, PinnedRef } from "../events.ts";
import type { Git, Identity, LoggedCommit, BranchDivergence, TreeChange } from "../ports.ts";
import { parentsOf } from "./survey.ts";
import { keyIn } from "./trailers.ts";
import { differ, filesAt } from "./changes.ts";

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

interface Three {
  readonly fork: string;
  readonly head: string;
  readonly onto: string;
}

/** Compares files: those only the branch changed, and those both changed. */
async function compare(
  git: Git,
  three: Three,
): Promise<{ readonly changes: TreeChange[]; readonly clashes: string[] }> {
  const fork = await filesAt(three.fork, git);
  const head = await filesAt(three.head, git);
  const onto = await filesAt(three.onto, git);
  const folders = new Set([...onto.keys()].flatMap(parentsOf));
  const changes: TreeChange[] = [];
  const clashes: string[] = [];
  for (const path of [...new Set([...fork.keys(), ...head.keys()])].sort()) {
    const [was, ours, theirs] = [fork.get(path), head.get(path), onto.get(path)];
    if (!differ(was, ours) || !differ(ours, theirs)) continue;
    const inTheWay = ours !== undefined && (folders.has(path) || parentsOf(path).some((parent) => onto.has(parent)));
    if (differ(was, theirs) || inTheWay || !(ours ?? was)?.exact) clashes.push(path);
    else changes.push(ours === undefined ? { path } : { path, blob: { mode: ours.mode, oid: ours.oid } });
  }
  return { changes, clashes };
}

/** The branch that an earlier request on the same subject left, and whether work may continue there. */
import { isRejected, type PinnedRef, type RejectedPull } from "../events.ts";
import { GitHubError, type Git, type GitHub, type PullFacts } from "../ports.ts";

export type EarlierBranch =
  | { readonly kind: "none" }
  | { readonly kind: "open"; readonly branch: PinnedRef }
  /** Its work is part of another branch: new work starts on a new branch with the number `round`, from 1. */
  | { readonly kind: "merged"; readonly round: number }
  /** People closed its pull request without merging it: new work also starts on a new branch. */
  | { readonly kind: "rejected"; readonly round: number; readonly pull: RejectedPull };

export interface BranchQuery {
  readonly github: Pick<GitHub, "lastPullFrom">;
  readonly git: Pick<Git, "remoteBranches">;
  /** The name, or the part before the slug if the name has one. */
  readonly stem: string;
  readonly slugs: boolean;
  /** The branch's former name, if none is left: people delete a branch when they close its pull request. */
  readonly gone?: () => Promise<string>;
}

/**
 * Of several branches, the last counts. Costs at most two requests to GitHub, one when nothing is closed, and one more
 * for each round whose branch is gone.
 */
export async function findEarlierBranch({ github, git, stem, ...query }: BranchQuery): Promise<EarlierBranch> {
  const found = (await git.remoteBranches(stem)).filter(({ name }) => isOf(name, stem, query.slugs));
  const [branch] = found.toSorted((a, b) => roundOf(b.name) - roundOf(a.name));
  if (branch === undefined) {
    const last = query.gone && (await newestPull(await query.gone(), github));
    return last === undefined || !isRejected(last) ? { kind: "none" } : rejected(last, 1);
  }
  const last = await lastPull(branch.name, github);
  // A branch that moved after its pull request was closed is in use again.
  if (last === undefined || last.open || last.head.sha !== branch.sha) return { kind: "open", branch };
  const round = roundOf(branch.name) + 1;
  const newest = (await lastPull(`${branch.name.replace(ROUND, "")}.${round}`, github)) ?? last;
  return isRejected(newest) ? rejected(newest, round) : { kind: "merged", round };
}

function isOf(name: string, stem: string, slugs: boolean): boolean {
  return name === stem || name.startsWith(`${stem}.`) || (slugs && name.startsWith(`${stem}-`));
}

/** `remit/issue-12-wrong-total.2` belongs to the second round; slugs contain no dots. */
function roundOf(name: string): number {
  return Number(ROUND.exec(name)?.[1] ?? 1);
}

const ROUND = /\.([1-9]\d{0,5})$/;

function rejected({ number, url }: PullFacts, round: number): EarlierBranch {
  return { kind: "rejected", round, pull: { number, url } };
}

/** The newest pull request of all rounds of a name whose branches are gone. */
async function newestPull(name: string, github: BranchQuery["github"]): Promise<PullFacts | undefined> {
  let newest: PullFacts | undefined;
  for (let round = 1; ; round++) {
    const pull = await lastPull(round === 1 ? name : `${name}.${round}`, github);
    if (pull === undefined) return newest;
    if (newest === undefined || pull.number > newest.number) newest = pull;
  }
}

/** Undefined also when the token may not read it. */
async function lastPull(name: string, github: BranchQuery["github"]): Promise<PullFacts | undefined> {
  try {
    return await github.lastPullFrom(name);
  } catch (error) {
    if (error instanceof GitHubError && [403, 404].includes(error.status)) return undefined;
    throw error;
  }
}

/** The branch that an earlier request on the same subject left, and whether work may still go on there. */
import { isRejected, type PinnedRef, type RejectedPull } from "../events.ts";
import { GitHubError, type Git, type GitHub, type PullFacts } from "../ports.ts";

export type EarlierBranch =
  | { readonly kind: "none" }
  | { readonly kind: "open"; readonly branch: PinnedRef }
  /** Its work is part of another branch: what follows starts anew, on a branch with the number `round`, from 1. */
  | { readonly kind: "merged"; readonly round: number }
  /** People closed its pull request without merging it: likewise. */
  | { readonly kind: "rejected"; readonly round: number; readonly pull: RejectedPull };

export interface BranchQuery {
  readonly github: Pick<GitHub, "lastPullFrom">;
  readonly git: Pick<Git, "remoteBranches">;
  /** The name, or what comes before a slug where names have one. */
  readonly stem: string;
  readonly slugs: boolean;
  /** The name that the branch had where none is left: people delete a branch as they close its pull request. */
  readonly gone?: () => Promise<string>;
}

/** Of several branches the last counts. Costs at most two requests to GitHub, and one where nothing is closed; one more for each round that is gone. */
export async function findEarlierBranch({ github, git, stem, ...query }: BranchQuery): Promise<EarlierBranch> {
  const found = (await git.remoteBranches(stem)).filter(({ name }) => isOf(name, stem, query.slugs));
  const [branch] = found.toSorted((a, b) => roundOf(b.name) - roundOf(a.name));
  if (branch === undefined) {
    const last = query.gone && (await newestPull(await query.gone(), github));
    return last === undefined || !isRejected(last) ? { kind: "none" } : rejected(last, 1);
  }
  const last = await lastPull(branch.name, github);
  // What was closed and has moved since is somebody's again.
  if (last === undefined || last.open || last.head.sha !== branch.sha) return { kind: "open", branch };
  const round = roundOf(branch.name) + 1;
  const newest = (await lastPull(`${branch.name.replace(ROUND, "")}.${round}`, github)) ?? last;
  return isRejected(newest) ? rejected(newest, round) : { kind: "merged", round };
}

function isOf(name: string, stem: string, slugs: boolean): boolean {
  return name === stem || name.startsWith(`${stem}.`) || (slugs && name.startsWith(`${stem}-`));
}

/** `remit/issue-12-wrong-total.2` is of the second round; slugs have no dots. */
function roundOf(name: string): number {
  return Number(ROUND.exec(name)?.[1] ?? 1);
}

const ROUND = /\.([1-9]\d{0,5})$/;

function rejected({ number, url }: PullFacts, round: number): EarlierBranch {
  return { kind: "rejected", round, pull: { number, url } };
}

/** Of all rounds of a name whose branches are gone. */
async function newestPull(name: string, github: BranchQuery["github"]): Promise<PullFacts | undefined> {
  let newest: PullFacts | undefined;
  for (let round = 1; ; round++) {
    const pull = await lastPull(round === 1 ? name : `${name}.${round}`, github);
    if (pull === undefined) return newest;
    if (newest === undefined || pull.number > newest.number) newest = pull;
  }
}

/** Undefined also where the token may not know. */
async function lastPull(name: string, github: BranchQuery["github"]): Promise<PullFacts | undefined> {
  try {
    return await github.lastPullFrom(name);
  } catch (error) {
    if (error instanceof GitHubError && [403, 404].includes(error.status)) return undefined;
    throw error;
  }
}

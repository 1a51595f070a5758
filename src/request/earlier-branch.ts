/** The branch that an earlier request on the same subject left, and whether work may still go on there. */
import type { PinnedRef } from "../events.ts";
import { GitHubError, type Git, type GitHub } from "../ports.ts";

export type EarlierBranch =
  | { readonly kind: "none" }
  | { readonly kind: "open"; readonly branch: PinnedRef }
  /** Its work is part of another branch: what follows starts anew, on a branch with the number `round`. */
  | { readonly kind: "merged"; readonly round: number };

export interface BranchQuery {
  readonly github: Pick<GitHub, "lastPullFrom">;
  readonly git: Pick<Git, "remoteBranches">;
  /** The name, or what comes before a slug where names have one. */
  readonly stem: string;
  readonly slugs: boolean;
}

/** Of several branches the last counts. Costs a request to GitHub where there is one. */
export async function findEarlierBranch({ github, git, stem, slugs }: BranchQuery): Promise<EarlierBranch> {
  const found = (await git.remoteBranches(stem)).filter(({ name }) => isOf(name, stem, slugs));
  const [branch] = found.toSorted((a, b) => roundOf(b.name) - roundOf(a.name));
  if (branch === undefined) return { kind: "none" };
  return (await isMerged(branch, github))
    ? { kind: "merged", round: roundOf(branch.name) + 1 }
    : { kind: "open", branch };
}

function isOf(name: string, stem: string, slugs: boolean): boolean {
  return name === stem || name.startsWith(`${stem}.`) || (slugs && name.startsWith(`${stem}-`));
}

/** `remit/issue-12-wrong-total.2` is of the second round; slugs have no dots. */
function roundOf(name: string): number {
  return Number(/\.([1-9]\d{0,5})$/.exec(name)?.[1] ?? 1);
}

/** What was merged and has moved since is somebody's again. */
async function isMerged({ name, sha }: PinnedRef, github: BranchQuery["github"]): Promise<boolean> {
  try {
    const last = await github.lastPullFrom(name);
    return last?.merged === true && last.head.sha === sha;
  } catch (error) {
    if (error instanceof GitHubError && [403, 404].includes(error.status)) return false; // May not be known here.
    throw error;
  }
}

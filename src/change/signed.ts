/** GitHub makes and signs a proposal's commit: the same tree on the same parent, never by force. */
import type { Fault } from "../events.ts";
import { GitError, type Git, type GitHub } from "../ports.ts";
import type { Proposal } from "./proposal.ts";
import { onlyFor } from "../lib/attempt.ts";

interface SigningFacts {
  readonly git: Git;
  readonly github: Pick<GitHub, "commitOnBranch">;
}

export type Signed =
  { readonly kind: "signed"; readonly commit: string } | { readonly kind: "refused"; readonly fault: Fault };

/**
 * Bytes. The most new content in one commit. GitHub is reported to accept requests of 50 MB, and base64 adds a third;
 * half of that keeps within its limit of ten seconds.
 */
export const MOST_SIGNED_BYTES = 20 * 1024 * 1024;

/** Throws `GitHubError` and `GitError`; a branch created for the commit is then deleted. */
export async function commitSigned(proposal: Proposal, facts: SigningFacts): Promise<Signed> {
  const { base, target, files } = proposal;
  const oids = files.flatMap(({ after }) => after?.oid ?? []);
  const sizes = await facts.git.sizes(oids);
  const bytes = oids.reduce((sum, oid) => sum + (sizes.get(oid) ?? 0), 0);
  if (bytes > MOST_SIGNED_BYTES) return refused(TOO_MUCH(bytes), "Ask for less at a time, or leave commits unsigned.");
  const isNew = target.expect === undefined && (await startBranch(proposal, facts.git));
  try {
    const commit = await makeCommit(proposal, facts);
    if (await isAsProposed(commit, proposal, facts.git)) return { kind: "signed", commit };
    const alone = isNew && (await facts.git.inspect(commit)).parents[0] === base.sha;
    if (alone) await takeAway(target.branch, commit, facts.git);
    return refused(...strange(commit, target.branch, alone));
  } catch (error) {
    if (isNew) await takeAway(target.branch, base.sha, facts.git);
    throw error;
  }
}

/** Whether a commit made by GitHub equals the proposed one except in author, time and signature. */
export async function isAsProposed(commit: string, { base, commit: ours }: Proposal, git: Git): Promise<boolean> {
  await git.fetch(commit);
  const { parents } = await git.inspect(commit);
  if (parents.length !== 1 || parents[0] !== base.sha) return false;
  return (await git.compare(commit, ours)).length === 0;
}

/** GitHub commits only to an existing branch. False when the branch existed: another run of this request created it. */
async function startBranch({ base, target }: Proposal, git: Git): Promise<boolean> {
  try {
    const { branch } = await git.push(base.sha, target.branch, undefined);
    return branch === "pushed";
  } catch (error) {
    const moved = error instanceof GitError && error.cause_ === "moved";
    if (!moved || (await git.remoteBranch(target.branch)) !== base.sha) throw error;
    return false;
  }
}

async function makeCommit({ base, target, files, message }: Proposal, { git, github }: SigningFacts): Promise<string> {
  const present = files.flatMap(({ path, after }) => (after === undefined ? [] : [{ path, oid: after.oid }]));
  const additions = await Promise.all(present.map(async ({ path, oid }) => ({ path, bytes: await git.blob(oid) })));
  const deletions = files.filter(({ after }) => after === undefined).map(({ path }) => path);
  return await github.commitOnBranch({ branch: target.branch, expect: base.sha, message, additions, deletions });
}

/** Deletes a branch that is still empty, since it would be in the way. A branch that somebody built on stays. */
async function takeAway(branch: string, at: string, git: Git): Promise<void> {
  await git.removeBranch(branch, at).catch(onlyFor(GitError, () => undefined));
}

const TOO_MUCH = (bytes: number): string =>
  `A commit that GitHub signs can hold at most ${MOST_SIGNED_BYTES} bytes of contents; this one has ${bytes}.`;

function strange(commit: string, branch: string, removed: boolean): readonly [string, string] {
  const where = removed ? `it was removed from ${branch} again` : `it is on ${branch}`;
  const look = removed ? "" : "Look at that commit and revert it. ";
  return [
    `GitHub's commit ${commit} is not what was proposed; ${where}.`,
    `${look}Set \`[publish] signed = false\` in the policy: commits are then pushed, without a signature.`,
  ];
}

function refused(message: string, hint: string): Signed {
  return { kind: "refused", fault: { kind: "github", message, hint } };
}

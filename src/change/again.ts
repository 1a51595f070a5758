/**
 * A commit that an earlier delivery of a request has pushed, judged as if it were to be pushed now: that Remit has pushed
 * it does not say that the policy of today lets it.
 */
import type { BaseMerge, CallOut, Fault, ForeignCommits, MergedBase } from "../events.ts";
import type { Git, TreeEntry } from "../ports.ts";
import type { Blob, Change } from "./changes.ts";
import { remakeMerge, tellMerge } from "./merge.ts";
import { propose, type ProposedFile } from "./proposal.ts";
import type { RecheckFacts } from "./recheck.ts";

export type Judged =
  | {
      readonly kind: "stands";
      readonly files: readonly ProposedFile[];
      readonly callouts: readonly CallOut[];
      readonly merged?: MergedBase;
    }
  | { readonly kind: "refused"; readonly fault: Fault };

/** The commit must be in Remit's own git. Throws `GitError`. */
export async function judgeAgain(commit: string, facts: RecheckFacts): Promise<Judged> {
  const { git } = facts;
  const [base, second, ...others] = (await git.inspect(commit)).parents;
  if (base === undefined || others.length > 0) return refused(commit, "it does not follow one other commit, or two");
  await git.fetch(base);
  const merge = second === undefined ? undefined : await remakeMerge(base, second, facts);
  if (typeof merge === "string") return refused(commit, `it is a merge that cannot be made again. ${merge}`);
  return await judge(commit, merge === undefined ? { base } : { base: merge.commit, merge }, facts);
}

/**
 * All that a branch has since it parted from the default branch, judged as one change: so much is what its pull request
 * offers, whoever pushed it. Throws `GitError`.
 */
export async function judgeBranch(
  commit: string,
  { fork }: ForeignCommits,
  { git, ...facts }: RecheckFacts,
): Promise<Judged> {
  if (fork === undefined) return refused(commit, "where its branch parted from the default branch cannot be told");
  await git.fetch(fork);
  return await judge(commit, { base: fork }, { git, ...facts });
}

async function judge(
  commit: string,
  from: { readonly base: string; readonly merge?: BaseMerge },
  facts: RecheckFacts,
): Promise<Judged> {
  const { git } = facts;
  const { merge } = from;
  const changes = { ...from, files: await compare(from.base, commit, git), refused: [] };
  const again = await propose({ ...facts, changes, words: { summary: "" }, time: 0 });
  if (again.kind === "withheld") return refused(commit, again.reason);
  const merged = merge && { merged: tellMerge(merge) };
  const made = again.kind === "proposed" ? again.proposal : { files: [], callouts: [], refused: again.refused };
  const [first] = made.refused;
  if (first === undefined) return { kind: "stands", files: made.files, callouts: made.callouts, ...merged };
  return refused(commit, `it changes ${JSON.stringify(first.path)}, which may not be published: ${first.reason}`);
}

function refused(commit: string, why: string): Judged {
  const message = `Commit ${commit}, with what its branch has already, is not one that may be published: ${why}.`;
  return { kind: "refused", fault: { kind: "conflict", message, hint: "Look at that commit and at who pushed it." } };
}

async function compare(base: string, commit: string, git: Git): Promise<readonly Change[]> {
  const [before, after] = await Promise.all([listed(base, git), listed(commit, git)]);
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  return paths.flatMap((path) => {
    const [was, is] = [before.get(path), after.get(path)];
    if (was?.oid === is?.oid && was?.mode === is?.mode) return [];
    return [{ path, ...(was && { before: blobOf(was) }), ...(is && { after: blobOf(is) }) }];
  });
}

async function listed(commit: string, git: Git): Promise<ReadonlyMap<string, TreeEntry>> {
  return new Map((await git.tree(commit)).map((entry) => [entry.path, entry]));
}

function blobOf({ mode, oid, size }: TreeEntry): Blob {
  return { mode, oid, size };
}

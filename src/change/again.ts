/**
 * A commit that an earlier delivery of a request has pushed, judged as if it were to be pushed now: that Remit has pushed
 * it does not say that the policy of today lets it.
 */
import type { CallOut, Fault } from "../events.ts";
import type { Git, TreeEntry } from "../ports.ts";
import type { Blob, Change } from "./changes.ts";
import { propose, type ProposedFile } from "./proposal.ts";
import type { RecheckFacts } from "./recheck.ts";

export type Judged =
  | { readonly kind: "stands"; readonly files: readonly ProposedFile[]; readonly callouts: readonly CallOut[] }
  | { readonly kind: "refused"; readonly fault: Fault };

/** The commit must be in Remit's own git. Throws `GitError`. */
export async function judgeAgain(commit: string, facts: RecheckFacts): Promise<Judged> {
  const { git } = facts;
  const [base, ...others] = (await git.inspect(commit)).parents;
  if (base === undefined || others.length > 0) return refused(commit, "it does not follow one other commit");
  await git.fetch(base);
  const changes = { base, files: await compare(base, commit, git), refused: [] };
  const again = await propose({ ...facts, changes, words: { summary: "" }, time: 0 });
  if (again.kind === "withheld") return refused(commit, again.reason);
  const made = again.kind === "proposed" ? again.proposal : { files: [], callouts: [], refused: again.refused };
  const [first] = made.refused;
  if (first === undefined) return { kind: "stands", files: made.files, callouts: made.callouts };
  return refused(commit, `it changes ${JSON.stringify(first.path)}, which may not be published: ${first.reason}`);
}

function refused(commit: string, why: string): Judged {
  const message = `Commit ${commit}, which is on the branch already, is not one that may be published: ${why}.`;
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

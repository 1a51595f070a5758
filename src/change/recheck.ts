/** The publisher makes a proposal again, and judges an already pushed commit again: it trusts neither as given. */
import type { BaseMerge, Fault, CallOut, ForeignCommits, MergedBase } from "../events.ts";
import { changesBetween } from "./changes.ts";
import { remakeMerge, type MergeFacts, describeMerge } from "./merge.ts";
import {
  proposalDigest,
  proposeFiles,
  type Proposal,
  type ProposalFacts,
  type ProposalResult,
  type ProposedFile,
} from "./proposal.ts";
import { fileAt } from "./survey.ts";
import { given } from "../lib/parts.ts";

/** What the publisher finds out by itself: from the event, GitHub and the default branch. */
export type RecheckFacts = Omit<ProposalFacts, "changes" | "words" | "time"> & MergeFacts;

/**
 * Why a proposal must not be published; undefined when the same base, contents and words, judged by today's policy for
 * the actual request, give the very same proposal. Its contents must be in Remit's own git.
 */
export async function recheck(proposal: Proposal, facts: RecheckFacts): Promise<Fault | undefined> {
  const foreign = refuseForeign(proposal, facts);
  if (foreign !== undefined) return foreign;
  const merge = proposal.merge && (await remakeMerge(facts.request.base.sha, proposal.merge.onto.sha, facts));
  if (typeof merge === "string")
    return conflict(`The proposal's merge of its base differs from the merge made now. ${merge}`);
  return await refuseOther(proposal, merge, facts);
}

function refuseForeign({ digest, ...body }: Proposal, { request, policy }: RecheckFacts): Fault | undefined {
  if (proposalDigest(body) !== digest)
    return conflict("The proposal was changed after it was made: its digest does not match.");
  if (request.kind !== "change") return conflict("The proposal changes files, and the request asks for no change.");
  if (body.key !== request.key) {
    return conflict(`The proposal answers another request: its key is ${body.key}, that of this event ${request.key}.`);
  }
  if (new Set(body.files.map(({ path }) => path)).size < body.files.length) {
    return conflict("The proposal names a file twice.");
  }
  if (body.policy !== policy.source.digest) return changedPolicy(body.policy, policy.source);
  const { base } = request;
  if (body.base.name === base.name && body.base.sha === base.sha) return undefined;
  return conflict(
    `The proposal was made on ${body.base.name} at ${body.base.sha}, not at ${base.sha} of ${base.name}.`,
  );
}

/** The policy that judged the proposal, and the current one. */
export function changedPolicy(then: string, now: { readonly digest: string; readonly ref: string }): Fault {
  return conflict(`The policy on ${now.ref} has changed (${now.digest}) since it judged the work (${then}).`);
}

/** What the files were is read from the base, whatever the proposal says. */
async function refuseOther(
  proposal: Proposal,
  merge: BaseMerge | undefined,
  facts: RecheckFacts,
): Promise<Fault | undefined> {
  const { base, files, refused, words, time } = proposal;
  const from = merge === undefined ? { base: base.sha } : { base: merge.commit, merge };
  const read = files.map(async ({ path, after }) => {
    const entry = await fileAt(from.base, path, facts.git);
    return { path, ...given({ before: entry && { mode: entry.mode, oid: entry.oid }, after }) };
  });
  const changes = { ...from, files: await Promise.all(read), refused };
  const again = await proposeFiles({ ...facts, changes, words, time });
  return again.kind === "proposed" && again.proposal.digest === proposal.digest ? undefined : differs(proposal, again);
}

function differs(proposal: Proposal, again: ProposalResult): Fault {
  if (again.kind === "withheld") return { kind: "config", message: again.reason, hint: ASK_AGAIN };
  const known = new Set(proposal.refused.map(({ path }) => path));
  const stopped = (again.kind === "proposed" ? again.proposal : again).refused.filter(({ path }) => !known.has(path));
  const [first] = stopped;
  if (first !== undefined) {
    return conflict(
      `The proposal has a file that may not be published: ${JSON.stringify(first.path)}, since ${first.reason}.`,
    );
  }
  if (again.kind === "nothing") return conflict("The proposal changes nothing.");
  const fields = Object.keys(again.proposal).filter((name) => name !== "digest") as (keyof Proposal)[];
  const named = fields.filter((name) => JSON.stringify(proposal[name]) !== JSON.stringify(again.proposal[name]));
  return conflict(`The proposal does not match its contents; it differs in: ${named.join(", ") || "its form"}.`);
}

const ASK_AGAIN = "Ask again: the next run starts from the current state.";

function conflict(message: string): Fault {
  return { kind: "conflict", message, hint: ASK_AGAIN };
}

type Judged =
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

/** Judges all of a branch as one change, as its pull request shows it, whoever pushed. Throws `GitError`. */
export async function judgeBranch(
  commit: string,
  { fork }: ForeignCommits,
  { git, ...facts }: RecheckFacts,
): Promise<Judged> {
  if (fork === undefined) return refused(commit, "it is unknown where its branch left the default branch");
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
  const changes = { ...from, files: await changesBetween(from.base, commit, git), refused: [] };
  const again = await proposeFiles({ ...facts, changes, words: { summary: "" }, time: 0 });
  if (again.kind === "withheld") return refused(commit, again.reason);
  const merged = merge && { merged: describeMerge(merge) };
  const made = again.kind === "proposed" ? again.proposal : { files: [], callouts: [], refused: again.refused };
  const [first] = made.refused;
  if (first === undefined) return { kind: "stands", files: made.files, callouts: made.callouts, ...merged };
  return refused(commit, `it changes ${JSON.stringify(first.path)}, which may not be published: ${first.reason}`);
}

function refused(commit: string, why: string): Judged {
  const message = `Commit ${commit}, together with its branch, may not be published: ${why.replace(/(?<!\.)\.$/, "")}.`;
  return { kind: "refused", fault: { kind: "conflict", message, hint: "Look at that commit and at who pushed it." } };
}

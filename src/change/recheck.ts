/** A proposal made again by whoever publishes it: nothing it says is taken on its word. */
import type { BaseMerge, Fault } from "../events.ts";
import type { Change } from "./changes.ts";
import { remakeMerge, type MergeFacts } from "./merge.ts";
import { digestOf, propose, type Proposal, type ProposalFacts, type ProposalResult } from "./proposal.ts";

/** What the publisher knows by itself: from the event, GitHub and the default branch. */
export type RecheckFacts = Omit<ProposalFacts, "changes" | "words" | "time"> & MergeFacts;

/**
 * Why a proposal is not to be published; undefined when the same base, contents and words, judged by today's policy for
 * the request that really was made, come out as the very same proposal. Its contents must be in Remit's own git.
 */
export async function recheck(proposal: Proposal, facts: RecheckFacts): Promise<Fault | undefined> {
  const foreign = refuseForeign(proposal, facts);
  if (foreign !== undefined) return foreign;
  const merge = proposal.merge && (await remakeMerge(facts.request.base.sha, proposal.merge.onto.sha, facts));
  if (typeof merge === "string")
    return conflict(`The proposal merges its base otherwise than it would be now. ${merge}`);
  return (await refuseBefore(proposal, merge, facts)) ?? (await refuseOther(proposal, merge, facts));
}

function refuseForeign({ digest, ...body }: Proposal, { request, policy }: RecheckFacts): Fault | undefined {
  if (digestOf(body) !== digest) return conflict("The proposal is not the one that was made: its digest does not fit.");
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

/** The policy that was asked then, and the one that is asked now. */
export function changedPolicy(then: string, now: { readonly digest: string; readonly ref: string }): Fault {
  return conflict(`The policy on ${now.ref} is another by now (${now.digest}) than the work was judged by (${then}).`);
}

/** What the files are said to have been must be what the base has. */
async function refuseBefore(
  { base, files }: Proposal,
  merge: BaseMerge | undefined,
  { git }: RecheckFacts,
): Promise<Fault | undefined> {
  const entries = new Map((await git.tree(merge?.commit ?? base.sha)).map((entry) => [entry.path, entry]));
  const wrong = files.find(({ path, before }) => {
    const entry = entries.get(path);
    return entry?.oid !== before?.oid || entry?.mode !== before?.mode || (entry?.size ?? 0) !== (before?.size ?? 0);
  });
  if (wrong === undefined) return undefined;
  return conflict(
    `The proposal says of ${JSON.stringify(wrong.path)} what its base does not: it is not the one that was made.`,
  );
}

async function refuseOther(
  proposal: Proposal,
  merge: BaseMerge | undefined,
  facts: RecheckFacts,
): Promise<Fault | undefined> {
  const { base, files, refused, words, time } = proposal;
  const from = merge === undefined ? { base: base.sha } : { base: merge.commit, merge };
  const changes = { ...from, files: files.map(toChange), refused };
  const again = await propose({ ...facts, changes, words, time });
  return again.kind === "proposed" && again.proposal.digest === proposal.digest ? undefined : differs(proposal, again);
}

function toChange({ path, before, after }: Proposal["files"][number]): Change {
  return { path, ...(before && { before }), ...(after && { after }) };
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
  return conflict(`The proposal is not what its contents come to; it differs in: ${named.join(", ") || "its form"}.`);
}

const ASK_AGAIN = "Ask again: the next run starts from how things are then.";

function conflict(message: string): Fault {
  return { kind: "conflict", message, hint: ASK_AGAIN };
}

/** Whether the commit that a proposal was made on is still one to start from. */
import type { Fault, Request } from "../../events.ts";
import type { Proposal } from "../../change/proposal.ts";
import type { Git } from "../../ports.ts";

export type Starting =
  /** The request as it was admitted here, on the proposal's base. */
  { readonly kind: "stands"; readonly request: Request } | { readonly kind: "moved"; readonly fault: Fault };

/**
 * A pull request's head and a branch of Remit's own must be where they were. A new branch may start from an older commit
 * of its base: people took their time to look at the proposal, and the base went on. Or it is there already, with nothing
 * on it: this job was cut off when it had just made it. Fetches the commit.
 */
export async function startingPoint(request: Request, { base, target }: Proposal, git: Git): Promise<Starting> {
  const now = request.base;
  const same = now.name === base.name;
  if (same && now.sha === base.sha) return { kind: "stands", request };
  const isNew = target.expect === undefined && request.subject?.kind !== "pull";
  const begun = isNew && now.name === target.branch && now.sha === base.sha;
  if (begun) return { kind: "stands", request: { ...request, base } };
  if (!same || !isNew)
    return moved(
      `The work was done on ${base.name} at ${base.sha}; it would start from ${now.sha} of ${now.name} now.`,
    );
  // From the branch's own history alone: GitHub gives the commits of any fork to whoever asks by their id.
  const { commits } = await git.history.log(now.sha, { most: REACH });
  if (!commits.some(({ oid }) => oid === base.sha)) {
    return moved(`The work was done at ${base.sha}, which is not among the last ${REACH} commits of ${now.name}.`);
  }
  await git.fetch(base.sha);
  return { kind: "stands", request: { ...request, base } };
}

/** How far a base may have gone on, in commits. */
const REACH = 500;

function moved(message: string): Starting {
  const hint = "Ask again: the next run starts from how things are then.";
  return { kind: "moved", fault: { kind: "conflict", message, hint } };
}

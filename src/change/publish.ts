/** From a proposal to a branch and a pull request: checked again, once, never by force. */
import type { CallOut, ChangedFile, Fault, MergedBase, Publication, RefusedFile, Request } from "../events.ts";
import type { Policy } from "../policy.ts";
import { GitError, GitHubError, type Git, type GitHub, type KeptCommit, type PullFacts } from "../ports.ts";
import { ASK_AGAIN, githubFault, pushFault } from "./causes.ts";
import { commitSigned, isAsProposed, type Signed } from "./signed.ts";
import { judgeAgain, type RecheckFacts } from "./recheck.ts";
import type { PublishTarget } from "./branch.ts";
import { describeMerge } from "./merge.ts";
import { plainFiles, type Proposal } from "./proposal.ts";
import { isOurs, isUnfinished, newBody, renewBody, type PullEntry } from "./body.ts";
import { keyIn } from "./trailers.ts";
import { plainHeading, pullEntry, type RunLinks, type ChangeText } from "./wording.ts";
import { given } from "../lib/parts.ts";

export interface PublishFacts extends BranchFacts, PullRequestFacts {
  readonly words: ChangeText;
  /** Call-outs for the whole branch, where somebody else has pushed to it; otherwise the proposal's own are used. */
  readonly callouts?: readonly CallOut[];
  /** Called as soon as the commit is on the branch. */
  readonly pushed: (branch: string, commit: string) => void | Promise<void>;
}

export type PublishResult =
  | {
      readonly kind: "published";
      readonly publication: Publication;
      /** The branch exists, but its pull request could not be opened or updated. */
      readonly fault?: Fault;
    }
  /** The policy publishes nothing. */
  | { readonly kind: "kept"; readonly reason: string }
  | { readonly kind: "refused"; readonly fault: Fault };

/** Pushes the proposal's commit and opens or updates its pull request. The same request twice gives one commit. */
export async function sendProposal(proposal: Proposal, facts: PublishFacts): Promise<PublishResult> {
  const { to } = facts.policy.publish;
  if (to.value === "nothing") return { kind: "kept", reason: `The policy publishes nothing (${to.source}).` };
  const { target, commit, files, refused, title } = proposal;
  try {
    const state = await pushOnce(proposal, facts);
    if (state.kind === "moved" || state.kind === "refused") return refusal(state.fault);
    const again = state.kind === "done";
    const now = state.kind === "free" ? commit : state.commit;
    await facts.pushed(target.branch, now);
    const pushed = {
      target,
      commit: now,
      files,
      refused,
      callouts: facts.callouts ?? proposal.callouts,
      title,
      again,
      ...(proposal.merge && { merged: describeMerge(proposal.merge) }),
    };
    return await seeToPull(pushed, facts.words, facts);
  } catch (error) {
    if (error instanceof GitError) return refusal(pushFault(error, target.branch, proposal.merge !== undefined));
    if (error instanceof GitHubError) return refusal(githubFault(error));
    throw error;
  }
}

/**
 * Continues after an earlier delivery of this request pushed a commit, by Remit's own record: opens the pull request if
 * it does not exist. Its changes are judged like any other.
 */
export async function finishSending(
  request: Request,
  facts: PublishFacts,
  judging: RecheckFacts,
): Promise<PublishResult> {
  const { sha: commit, name: branch } = request.base;
  const judged = await judgeAgain(commit, judging);
  if (judged.kind === "refused") return judged;
  const { message } = await facts.git.inspect(commit);
  const { files, callouts, merged } = judged;
  const pull = request.subject?.kind === "pull" ? { pull: request.subject.number } : {};
  const target: PublishTarget = { branch, expect: commit, ...pull };
  const [title = "", ...body] = message.split("\n\n");
  const words: ChangeText = { summary: body.slice(0, -1).join("\n\n") };
  return await seeToPull(
    { target, commit, files, refused: [], callouts, title: title.trim(), again: true, ...given({ merged }) },
    words,
    facts,
  );
}

// ── The branch ──────────────────────────────────────────────────────────────────────────────────────────────────────

interface BranchFacts {
  readonly git: Git;
  readonly github: GitHub;
  readonly policy: Policy;
  readonly request: Request;
  /** Whether another run of the same request recorded that it pushed this commit. */
  readonly isRecorded: (commit: string) => Promise<boolean>;
  /** Makes what goes with the push: the run itself, see `KeptRefs`. `taken` is called when the server has it. */
  readonly beside?: () => Promise<(KeptCommit & { taken(): void }) | undefined>;
  /** Called while the server's answer to the push is awaited: there is time for other work. */
  readonly pushing?: () => void;
}

type TargetState =
  | { readonly kind: "free" }
  | { readonly kind: "done"; readonly commit: string }
  | { readonly kind: "moved"; readonly fault: Fault };

/** Pushes unless it was done before; a push that lost a race to the same request counts as done. */
async function pushOnce(proposal: Proposal, facts: BranchFacts): Promise<TargetState | Signed> {
  const { target, commit } = proposal;
  const { git, policy } = facts;
  const state = await readBefore(proposal, facts);
  if (state.kind !== "free") return state;
  try {
    if (policy.publish.signed.value) return await commitSigned(proposal, facts);
    const beside = await facts.beside?.();
    const options = given({ beside, sent: facts.pushing });
    const { branch, kept } = await git.push(commit, target.branch, target.expect, options);
    if (kept) beside?.taken();
    return branch === "there" ? { kind: "done", commit } : state;
  } catch (error) {
    if (!(error instanceof GitHubError) && !(error instanceof GitError && error.cause_ === "moved")) throw error;
    const now = await readTarget(proposal, facts);
    if (now.kind === "free") throw error;
    // GitHub may have made the commit and its answer was lost.
    const ours = now.kind === "done" && policy.publish.signed.value && (await isAsProposed(now.commit, proposal, git));
    return ours ? { kind: "signed", commit: now.commit } : now;
  }
}

/** The push itself compares the branch and fails if it has moved: only what it cannot see is checked first. */
async function readBefore(proposal: Proposal, facts: BranchFacts): Promise<TargetState> {
  if (facts.policy.publish.signed.value) return await readTarget(proposal, facts);
  const moved = await readPull(proposal, facts);
  return moved.kind === "free" ? moved : await readTarget(proposal, facts);
}

/** Compares the target's state now with its state when the run began. */
async function readTarget(proposal: Proposal, facts: BranchFacts): Promise<TargetState> {
  const [{ base, target }, { git, policy }] = [proposal, facts];
  const now = await git.remoteBranch(target.branch);
  const begun = policy.publish.signed.value && target.expect === undefined && now === base.sha;
  if (now !== target.expect && !begun) {
    if (now !== undefined && (await isAnswer(now, proposal, facts))) return { kind: "done", commit: now };
    return { kind: "moved", fault: movedFault(target, now) };
  }
  return await readPull(proposal, facts);
}

async function readPull({ target }: Proposal, { github, request }: BranchFacts): Promise<TargetState> {
  const fault = target.pull === undefined ? undefined : pullFault(await github.pull(target.pull), request);
  return fault === undefined ? { kind: "free" } : { kind: "moved", fault };
}

/** The key alone proves nothing: the commit must be the proposal's, or one that another run recorded. */
async function isAnswer(now: string, proposal: Proposal, { git, isRecorded }: BranchFacts): Promise<boolean> {
  if (now === proposal.commit) return true;
  await git.fetch(now);
  if (keyIn((await git.inspect(now)).message) !== proposal.key) return false;
  return (await isAsProposed(now, proposal, git)) || (await isRecorded(now));
}

function movedFault({ branch, expect }: PublishTarget, now: string | undefined): Fault {
  const moved =
    now === undefined
      ? `The branch ${branch} is gone; the run worked on ${expect}.`
      : expect === undefined
        ? `The branch ${branch} exists by now, at ${now}; it did not when the run began.`
        : `The branch ${branch} moved from ${expect} to ${now} while the run worked.`;
  return {
    kind: "conflict",
    message: moved,
    hint: now === undefined ? "Ask again: that makes a new branch." : ASK_AGAIN,
  };
}

function pullFault(pull: PullFacts, { subject }: Request): Fault | undefined {
  if (!pull.open) {
    const kind = pull.merged ? "merged" : "closed";
    return { kind, message: `Pull request #${pull.number} was ${kind} while the run worked.` };
  }
  if (pull.fromFork || pull.head.sha !== subject?.head?.sha || pull.head.name !== subject.head.name) {
    const message = `The head of pull request #${pull.number} moved while the run worked.`;
    return { kind: "conflict", message, hint: ASK_AGAIN };
  }
  return undefined;
}

function refusal(fault: Fault): PublishResult {
  return { kind: "refused", fault };
}

// ── The pull request ────────────────────────────────────────────────────────────────────────────────────────────────

interface PullRequestFacts {
  readonly github: GitHub;
  readonly policy: Policy;
  readonly request: Request;
  readonly credits: RunLinks;
  /** The branch that the pull request targets. */
  readonly into: string;
  /** Applied to everything that is sent. */
  readonly redact: (text: string) => string;
  /** Why the work does not count as verified: it is then published as a draft that says so. */
  readonly unverified?: string;
}

interface Pushed {
  readonly target: PublishTarget;
  readonly commit: string;
  readonly files: readonly ChangedFile[];
  readonly refused: readonly RefusedFile[];
  readonly callouts: readonly CallOut[];
  readonly title: string;
  /** True when an earlier delivery of the same event pushed it. */
  readonly again: boolean;
  readonly merged?: MergedBase;
}

async function seeToPull(pushed: Pushed, words: ChangeText, facts: PullRequestFacts): Promise<PublishResult> {
  const { target, commit } = pushed;
  const files = plainFiles(pushed.files);
  const { refused: left, callouts, merged } = pushed;
  const seen = { ...(callouts.length > 0 && { callouts }), ...given({ merged }) };
  const publication: Publication = { branch: target.branch, commit, files, refused: left, ...seen };
  if (facts.policy.publish.to.value !== "pull" && target.pull === undefined) {
    return { kind: "published", publication };
  }
  try {
    const pull = await (target.pull === undefined
      ? upsertPull(pushed, words, facts)
      : renewIfOurs(target.pull, pushed, words, facts));
    return { kind: "published", publication: { ...publication, pull } };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { kind: "published", publication, fault: githubFault(error) };
  }
}

type PullResult = NonNullable<Publication["pull"]>;

/** Updates the pull request that the request was made on. One of Remit's own gets this request's entry. */
async function renewIfOurs(
  number: number,
  pushed: Pushed,
  words: ChangeText,
  facts: PullRequestFacts,
): Promise<PullResult> {
  const { github } = facts;
  const pull = await github.pull(number);
  if (pushed.again || !isOurs(pull.body)) return pullResult(pull, false);
  return await renew(pull, pushed, words, facts);
}

async function renew(pull: PullFacts, pushed: Pushed, words: ChangeText, facts: PullRequestFacts): Promise<PullResult> {
  const body = renewBody(pull.body, plainHeading(pull.title), entryFor(pushed, words, facts));
  // The old title describes work that is gone.
  const title = facts.request.caughtUp?.kind === "replaced" ? { title: facts.redact(pushed.title) } : {};
  return pullResult(await facts.github.updatePull(pull.number, { body: facts.redact(body), ...title }), false);
}

function entryFor({ refused, callouts, merged }: Pushed, words: ChangeText, facts: PullRequestFacts): PullEntry {
  const { request, credits, unverified } = facts;
  return pullEntry(request, words, credits, { refused, callouts, ...given({ merged, unverified }) });
}

async function upsertPull(pushed: Pushed, words: ChangeText, facts: PullRequestFacts): Promise<PullResult> {
  const [{ target }, { github }] = [pushed, facts];
  // A branch that this push created has no open pull request.
  const [open] = target.expect === undefined && !pushed.again ? [] : await github.pullsFrom(target.branch);
  if (open !== undefined && pushed.again) return pullResult(open, false);
  if (open !== undefined) return await renew(open, pushed, words, facts);
  const draft = facts.policy.publish.draft.value || facts.unverified !== undefined || isUnfinished(words.summary);
  const body = facts.redact(newBody(entryFor(pushed, words, facts)));
  return await createPull(pushed, body, draft, facts);
}

/** Not every plan has drafts, and a parallel run may just have opened the pull request. */
async function createPull(pushed: Pushed, body: string, draft: boolean, facts: PullRequestFacts): Promise<PullResult> {
  const { github, into, redact } = facts;
  const head = pushed.target.branch;
  try {
    return pullResult(await github.createPull({ head, base: into, title: redact(pushed.title), body, draft }), true);
  } catch (error) {
    if (!(error instanceof GitHubError) || error.status !== 422) throw error;
    if (draft && /draft/i.test(error.message)) return await createPull(pushed, body, false, facts);
    const [open] = await github.pullsFrom(head);
    if (open === undefined) throw error;
    return pullResult(open, false);
  }
}

function pullResult({ number, url, draft }: PullFacts, created: boolean): PullResult {
  return { number, url, draft, created };
}

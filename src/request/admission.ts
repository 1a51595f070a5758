/** Whether somebody may have what they ask for, and on which commits. Nothing here makes a model call. */
import {
  type Actor,
  type Permission,
  type PinnedRef,
  type RejectedPull,
  type Request,
  type RequestKind,
  type Subject,
  isRejected,
} from "../events.ts";
import { slugOf } from "../lib/cut.ts";
import type { Policy } from "../policy.ts";
import { GitHubError, isGitHubRefusal, type Account, type GitHub, type PullFacts } from "../ports.ts";
import { declined, type Declined, type PendingRequest } from "./pending.ts";
import { given } from "../lib/parts.ts";
import { onlyFor } from "../lib/attempt.ts";

export interface AdmissionFacts {
  readonly github: GitHub;
  /** A promise while the policy is still being read; permissions are queried in parallel. */
  readonly who: Policy["who"] | Promise<Policy["who"]>;
  /** Whether the policy publishes nothing, so that a request for a change gets an answer instead. */
  readonly answersOnly: boolean | Promise<boolean>;
  /** The head of the branch that policy and instructions are read from; may also be a promise. */
  readonly trusted: PinnedRef | Promise<PinnedRef>;
  /** Where work on issues and dispatched runs starts; absent or empty means the trusted branch. */
  readonly baseBranch?: string;
  /** Such as `remit/`. */
  readonly branchPrefix: string;
}

/**
 * Admits a pending request or says why not. Throws `GitHubError` when GitHub does not answer, and when it refuses the job's
 * token what somebody who may ask has asked for.
 */
export async function admit(pending: PendingRequest, facts: AdmissionFacts): Promise<Request | Declined> {
  const lookups = Promise.all([
    lookUpAskers(pending, facts.github),
    pinSubject(pending, facts),
    findBase(pending, facts),
  ]);
  lookups.catch(() => {}); // Awaited below; until then, an error must not count as unhandled.
  const [who, trusted, answersOnly] = await Promise.all([facts.who, facts.trusted, facts.answersOnly]);
  const [[asker, ...others], subject, ownBase] = await lookups;
  const least = leastFor(pending, subject, who);
  const refused = [asker, ...others].map((each) => refuseActor(each, who, least)).find((refusal) => refusal);
  if (refused !== undefined) return refused;
  if (subject instanceof GitHubError) throw subject;
  if (ownBase instanceof GitHubError) throw ownBase;
  if (subject !== undefined && "reason" in subject) return { ...subject, answer: true };
  const kind = kindOf(pending, subject, { trusted, answersOnly });
  const unfit = subject && refuseSubject(subject, { ...pending, kind }, who, trusted);
  if (unfit !== undefined) return { ...unfit, answer: true };
  const base = subject?.subject.head ?? ("base" in ownBase ? ownBase.base : ownBase);
  if ("reason" in base) return { ...base, answer: true };
  return {
    kind,
    trigger: pending.trigger,
    actor: asker.actor,
    ...(subject === undefined ? {} : { subject: subject.subject }),
    instruction: pending.instruction,
    ...given({ question: pending.question }),
    trusted,
    base,
    ...("base" in ownBase && ownBase.round > 1 && { round: ownBase.round }),
    ...("base" in ownBase && ownBase.rejected && { rejected: ownBase.rejected }),
    key: pending.key,
    ...given({ commentId: pending.commentId, phrase: pending.phrase, occasion: pending.occasion, task: pending.task }),
  };
}

// ── Who ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

type LookedUpAsker = { readonly actor: Actor; readonly fault?: string };

/** The comment's author first. Nobody asks on a schedule: whoever last changed the workflow is only named. */
async function lookUpAskers(pending: PendingRequest, github: GitHub): Promise<[LookedUpAsker, ...LookedUpAsker[]]> {
  const [author, ...others] = pending.askers;
  if (pending.trigger === "schedule") return [{ actor: { ...author, permission: "none" } }];
  const [first, rest] = await Promise.all([
    lookUp(author, github),
    Promise.all(others.map((each) => lookUp(each, github))),
  ]);
  return [first, ...rest];
}

/** The permission and account type from the API: the event's own values can be forged or outdated. */
async function lookUp(asker: Account, github: GitHub): Promise<LookedUpAsker> {
  try {
    const [permission, account] = await Promise.all([permissionOf(asker, github), accountOf(asker, github)]);
    const bot = asker.bot || account.bot;
    const same = account.id === asker.id || asker.id === 0;
    const actor: Actor = { login: asker.login, id: asker.id || account.id, permission, bot };
    return same ? { actor } : { actor, fault: "the login now belongs to another account" };
  } catch (error) {
    if (!isGitHubRefusal(error)) throw error;
    const actor: Actor = { login: asker.login, id: asker.id, permission: "none", bot: asker.bot };
    return {
      actor,
      fault: `GitHub did not say what they may do (${error.status}): ${error.message.replace(/\.$/, "")}`,
    };
  }
}

// Apps are not collaborators: GitHub reports no permission for most of them.
async function permissionOf(asker: Account, github: GitHub): Promise<Permission> {
  const unknown = ({ status }: GitHubError): boolean => asker.bot && status === 404;
  return await github.permission(asker.login).catch(onlyFor(GitHubError, () => "none" as const, unknown));
}

/** When a server does not show accounts, the event is used: it is GitHub's too, and only names account and type. */
async function accountOf(asker: Account, github: GitHub): Promise<Account> {
  const unknown = ({ status }: GitHubError): boolean => asker.id !== 0 && status === 404;
  return await github.account(asker.login).catch(onlyFor(GitHubError, () => asker, unknown));
}

const LADDER: readonly Permission[] = ["none", "read", "triage", "write", "maintain", "admin"];

interface RequiredPermission {
  readonly value: Permission;
  readonly source: string;
}

/**
 * The permission needed; undefined when nobody asks. A schedule is requested by the workflow on the default branch. For
 * a review of a fork's new commits, the policy's `forks` decides: whoever pushes there needs no permission here.
 */
function leastFor(
  { trigger, kind }: PendingRequest,
  subject: PinResult,
  who: Policy["who"],
): RequiredPermission | undefined {
  if (trigger === "schedule") return undefined;
  const fork = subject !== undefined && "subject" in subject && subject.subject.fromFork;
  if (!fork || trigger !== "pull" || kind !== "review" || who.forks.value === "nothing") return who.permission;
  return { value: "none", source: who.forks.source };
}

function refuseActor(
  { actor, fault }: LookedUpAsker,
  who: Policy["who"],
  required: RequiredPermission | undefined,
): Declined | undefined {
  if (required === undefined) return undefined;
  const { login, permission } = actor;
  if (fault !== undefined) return declined(`@${login} may not start a run: ${fault}.`);
  if (actor.bot) {
    if (who.bots.value.some((name) => name.toLowerCase() === login.toLowerCase())) return undefined;
    return declined(`@${login} is a bot that the policy does not name: bots = [${JSON.stringify(login)}] would.`);
  }
  const { value: least, source } = required;
  if (LADDER.indexOf(permission) >= LADDER.indexOf(least)) return undefined;
  return declined(`@${login} has ${permission} permission; the policy asks for ${least} (${source}).`);
}

// ── Where ───────────────────────────────────────────────────────────────────────────────────────────────────────────

interface Pinned {
  readonly subject: Subject;
  readonly pull?: PullFacts;
}

/** Declined when it is not there; an error when GitHub refuses to say. */
type PinResult = Pinned | Declined | GitHubError | undefined;

/** Reads a pull request's head once; from then on, work uses that commit. */
async function pinSubject(pending: PendingRequest, { github }: AdmissionFacts): Promise<PinResult> {
  if (pending.subject === undefined) return undefined;
  const { kind, number } = pending.subject;
  const title = pending.thread?.title;
  try {
    if (kind === "issue") {
      return { subject: { kind, number, title: title ?? (await github.issue(number)).title, fromFork: false } };
    }
    const pull = await github.pull(number);
    const { head, base, fromFork } = pull;
    const merges = pull.open ? { merges: mergeState(pull.mergeable) } : {};
    return { subject: { kind, number, title: title ?? pull.title, head, base, fromFork, ...merges }, pull };
  } catch (error) {
    if (!isGitHubRefusal(error)) throw error;
    if (error.status !== 404 && error.status !== 410) return error;
    return declined(
      `GitHub did not give ${kind === "pull" ? "pull request" : "issue"} #${number} (${error.status}): ${error.message}`,
    );
  }
}

function mergeState(mergeable: boolean | undefined): NonNullable<Subject["merges"]> {
  return mergeable === undefined ? "unknown" : mergeable ? "cleanly" : "with conflicts";
}

function refuseSubject(
  { subject, pull }: Pinned,
  { kind, subject: requested }: PendingRequest,
  who: Policy["who"],
  trusted: PinnedRef,
): Declined | undefined {
  if (pull === undefined) return undefined;
  const name = `Pull request #${subject.number}`;
  if (requested?.head !== undefined && requested.head !== pull.head.sha) {
    return declined(
      `${name} has moved from ${requested.head} to ${pull.head.sha} since: that commit has its own event.`,
    );
  }
  if (subject.fromFork && who.forks.value === "nothing") {
    return answered(`${name} comes from a fork, and the policy does nothing there (${who.forks.source}).`);
  }
  const why = kind === "change" ? whyUnchanged(subject, pull, trusted) : undefined;
  return why === undefined ? undefined : answered(`${name} ${why}`);
}

/** A refusal to somebody who may ask: they get an answer. */
function answered(reason: string): Declined {
  return { ...declined(reason), answer: true };
}

/** Why a pull request cannot be changed; undefined when it can. */
function whyUnchanged({ fromFork }: Subject, { open, merged, head }: PullFacts, trusted: PinnedRef) {
  if (fromFork) return "comes from a fork, which can be reviewed but not changed: ask for /review, or ask a question.";
  if (!open) {
    const instead = merged
      ? "Ask on the issue: the next request gets a new branch and pull request"
      : "Reopen it, or ask on the issue";
    return `is ${merged ? "merged" : "closed"}: there is no branch to put a change on. ${instead}.`;
  }
  if (head.name !== trusted.name) return undefined;
  return `comes from ${trusted.name}, the default branch, which Remit does not push to.`;
}

/** When no change can be published, a question is answered; when the policy publishes nothing, any request is. */
function kindOf(
  { kind, question, command }: PendingRequest,
  pinned: Pinned | Declined | undefined,
  { trusted, answersOnly }: { readonly trusted: PinnedRef; readonly answersOnly: boolean },
): RequestKind {
  // These commands carry out what was asked for earlier.
  if (kind !== "change" || EARLIER.has(command?.name.toLowerCase() ?? "")) return kind;
  if (answersOnly) return "answer";
  const unfit = pinned !== undefined && "pull" in pinned;
  return question === true && unfit && whyUnchanged(pinned.subject, pinned.pull, trusted) !== undefined
    ? "answer"
    : "change";
}

const EARLIER: ReadonlySet<string> = new Set(["approve", "continue"]);

/**
 * Where work outside a pull request starts: the branch an earlier request on its subject left, otherwise the base. An
 * error when GitHub refuses to say.
 */
async function findBase(
  pending: PendingRequest,
  facts: AdmissionFacts,
): Promise<PinnedRef | NewStart | Declined | GitHubError> {
  if (pending.subject?.kind === "pull") return await facts.trusted; // The pull request's own head is used instead.
  try {
    const [earlier, failed] = await Promise.all([
      earlierBranch(pending, facts),
      pending.branch && sameBranch(pending.branch, facts),
    ]);
    if (failed !== undefined && "reason" in failed) return failed;
    if (earlier.kind === "open") return earlier.branch;
    const base = failed ?? (await baseBranch(facts));
    if (earlier.kind === "none" || "reason" in base) return base;
    return { base, round: earlier.round, ...(earlier.kind === "rejected" && { rejected: earlier.pull }) };
  } catch (error) {
    if (!isGitHubRefusal(error)) throw error;
    return error;
  }
}

/** Where work starts when its earlier branch was merged or its pull request closed. */
interface NewStart {
  readonly base: PinnedRef;
  readonly round: number;
  readonly rejected?: RejectedPull;
}

/** Named by `change/branch`: `remit/issue-12` and a slug, `remit/task-lint`, and `remit/dispatch-` and the key. */
async function earlierBranch(
  { subject, task, key, thread }: PendingRequest,
  { github, branchPrefix }: AdmissionFacts,
): Promise<EarlierBranch> {
  if (subject === undefined) {
    const stem = `${branchPrefix}${task === undefined ? `dispatch-${key}` : `task-${task}`}`;
    const gone = task !== undefined && { gone: () => Promise.resolve(stem) };
    return await findEarlierBranch({ github, stem, slugs: false, ...gone });
  }
  const stem = `${branchPrefix}issue-${subject.number}`;
  const gone = async () => {
    const slug = slugOf(thread?.title ?? (await github.issue(subject.number)).title);
    return slug === "" ? stem : `${stem}-${slug}`;
  };
  return await findEarlierBranch({ github, stem, slugs: true, gone });
}

async function baseBranch({ github, baseBranch: name, ...facts }: AdmissionFacts): Promise<PinnedRef | Declined> {
  const trusted = await facts.trusted;
  if (name === undefined || name === "" || name === trusted.name) return trusted;
  return (await github.branch(name)) ?? declined(`There is no branch ${JSON.stringify(name)} (input base-branch).`);
}

/** A failure is fixed where the next change would start, unless that branch has moved on. */
async function sameBranch(branch: PinnedRef, facts: AdmissionFacts): Promise<PinnedRef | Declined> {
  const base = await baseBranch(facts);
  if ("reason" in base) return base;
  if (base.name !== branch.name)
    return declined(
      `The run was for ${branch.name}, which has no open pull request here: Remit fixes pull requests and ${base.name}.`,
    );
  if (base.sha === branch.sha) return base;
  return declined(`${base.name} has moved from ${branch.sha} to ${base.sha} since: its own checks decide.`);
}

type EarlierBranch =
  | { readonly kind: "none" }
  | { readonly kind: "open"; readonly branch: PinnedRef }
  /** Its work is part of another branch: new work starts on a new branch with the number `round`, from 1. */
  | { readonly kind: "merged"; readonly round: number }
  /** People closed its pull request without merging it: new work also starts on a new branch. */
  | { readonly kind: "rejected"; readonly round: number; readonly pull: RejectedPull };

interface BranchQuery {
  readonly github: Pick<GitHub, "branches" | "lastPullFrom">;
  /** The name, or the part before the slug if the name has one. */
  readonly stem: string;
  readonly slugs: boolean;
  /** The branch's former name, if none is left: people delete a branch when they close its pull request. */
  readonly gone?: () => Promise<string>;
}

/**
 * Of several branches, the last counts. At most four requests, and one for each round whose branch is gone. The pull
 * request of the former name is asked for beside the branches: nearly always it is the one that is needed.
 */
export async function findEarlierBranch({ github, stem, slugs, gone }: BranchQuery): Promise<EarlierBranch> {
  const asked = gone && askFormer(gone, github);
  asked?.catch(() => undefined); // Thrown where the answer is needed.
  const found = (await github.branches(stem)).filter(({ name }) => isOf(name, stem, slugs));
  const [branch] = found.toSorted((a, b) => roundOf(b.name) - roundOf(a.name));
  if (branch === undefined) {
    const last = asked && (await newestPull(await asked, github));
    return last === undefined || !isRejected(last) ? { kind: "none" } : rejected(last, 1);
  }
  const former = await asked?.catch(() => undefined);
  const last = former?.name === branch.name ? former.pull : await lastPull(branch.name, github);
  // A branch that moved after its pull request was closed is in use again.
  if (last === undefined || last.open || last.head.sha !== branch.sha) return { kind: "open", branch };
  const round = roundOf(branch.name) + 1;
  const newest = (await lastPull(`${branch.name.replace(ROUND, "")}.${round}`, github)) ?? last;
  return isRejected(newest) ? rejected(newest, round) : { kind: "merged", round };
}

interface Former {
  readonly name: string;
  /** The last pull request from it. */
  readonly pull: PullFacts | undefined;
}

async function askFormer(gone: () => Promise<string>, github: BranchQuery["github"]): Promise<Former> {
  const name = await gone();
  return { name, pull: await lastPull(name, github) };
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
async function newestPull({ name, pull }: Former, github: BranchQuery["github"]): Promise<PullFacts | undefined> {
  let newest: PullFacts | undefined;
  let found = pull;
  for (let round = 2; found !== undefined; round++) {
    if (newest === undefined || found.number > newest.number) newest = found;
    found = await lastPull(`${name}.${round}`, github);
  }
  return newest;
}

/** Undefined also when the token may not read it. */
async function lastPull(name: string, github: BranchQuery["github"]): Promise<PullFacts | undefined> {
  const unreadable = ({ status }: GitHubError): boolean => status === 403 || status === 404;
  return await github.lastPullFrom(name).catch(onlyFor(GitHubError, () => undefined, unreadable));
}

/**
 * What a request starts from: nothing, an earlier run, an approved plan or what was published before; or that it does
 * not start. Anybody who may push can write into a commit that it answers a request; only the comment in which Remit
 * recorded the commit counts.
 */
import type { Outcome, RunStarted, Fault, Request, ForeignCommits } from "../events.ts";
import type { Feature, WorkspaceSession } from "./feature.ts";
import type { AdmittedRequest, AdmittedRun } from "./gate.ts";
import type { KeptRun } from "./kept-state.ts";
import { namesRequest, chooseBranch } from "../change.ts";
import { GitError, GitHubError, type GitHub, type LoggedCommit } from "../ports.ts";
import { commentKey, type EarlierReport, type OwnComment } from "../report.ts";
import { faultOf } from "./faults.ts";
import { ownCommentsOf, trustedComments } from "./own-comments.ts";
import { given } from "../lib/parts.ts";
import { firstOf } from "../lib/cut.ts";
import { onlyFor } from "../lib/attempt.ts";

export type StartPoint =
  | { readonly kind: "fresh" }
  | Continuation
  /** An earlier delivery of the event pushed its commit; `answered` is what Remit recorded about it. */
  | {
      readonly kind: "published";
      readonly answered: NonNullable<RunStarted["answered"]>;
      readonly earlier?: EarlierReport;
    }
  /** The branch's commit claims to answer this request, but there is no record of that. */
  | { readonly kind: "claimed" }
  /** What was asked for is already done, without an agent. */
  | { readonly kind: "over"; readonly outcome: Outcome; readonly earlier?: EarlierReport }
  /** There is nothing to do; `reason` says why. */
  | { readonly kind: "nothing"; readonly reason: string };

/** The work continues something done before. */
export interface Continuation {
  readonly kind: "continued";
  /** The fields of the run's first entry that say so. */
  readonly origin: Pick<RunStarted, "continues" | "approves">;
  /** Called once the workspace is prepared, before the agent does: restores what was kept, and informs the agent. */
  readonly restore: (session: WorkspaceSession) => Promise<void>;
  /** An earlier run that was kept: its refs, and the commit of its unpublished edits. */
  readonly kept?: Pick<KeptRun, "refs" | "work">;
}

export interface StartedRequest {
  /** The request to work on: the original one, where this one continues it. */
  readonly admitted: AdmittedRequest;
  readonly start: StartPoint;
}

/** With two jobs, the second checks again: what was pushed while the first worked is judged on publication. */
export type StartPhase = "before work" | "after work";

/** The first feature that gives an answer decides. Makes no model call. */
export async function begin(
  run: AdmittedRun,
  features: readonly Feature[],
  phase: StartPhase,
): Promise<StartedRequest> {
  for (const { start } of features) {
    const begun = await start?.(run, phase);
    if (begun !== undefined) return begun;
  }
  const reason = phase === "before work" ? await refusePull(run) : undefined;
  if (reason !== undefined) return { admitted: run.admitted, start: { kind: "nothing", reason } };
  return await withPublished(run);
}

/** The asker's words without the workflow's own. */
export function ownWords({ instruction, prompt }: AdmittedRequest["resolved"]): string {
  return (instruction.startsWith(prompt) ? instruction.slice(prompt.length) : instruction).trim();
}

/** The start of a request that continues nothing. */
interface Before extends StartedRequest {
  readonly start: Exclude<StartPoint, { readonly kind: "continued" }>;
}

/** The request's start, if it is not answered yet. Asks GitHub only if a commit claims to answer it. */
export async function withPublished(run: AdmittedRun): Promise<Before> {
  const { admitted } = run;
  const { request } = admitted;
  const { base, trusted } = request;
  const { git } = run.ports;
  try {
    if (base.sha !== trusted.sha) await git.fetch(base.sha);
    if (!(await namesRequest(request, git))) {
      const foreign = await findForeign(run);
      const known = foreign === undefined ? request : { ...request, foreign };
      return { admitted: { ...admitted, request: known }, start: { kind: "fresh" } };
    }
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { admitted, start: { kind: "over", outcome: { conclusion: "failed", message: "", fault: faultOf(error) } } };
  }
  const found = await findRecord(run, base.sha).catch(onlyFor(GitHubError, unread));
  if (found !== undefined && "kind" in found) return { admitted, start: found };
  if (found === undefined) return { admitted, start: { kind: "claimed" } };
  const { run: working, kept, end } = found.record;
  const earlier = working === undefined ? { earlier: { url: found.comment.url } } : {};
  const answered = { commit: base.sha, ...given({ kept, end }) };
  return { admitted, start: { kind: "published", answered, ...earlier } };
}

/** The end of a run that cannot know what is recorded: another one may, and the comment stays as it is. */
function unread(error: GitHubError) {
  const { kind, message, hint = "Run the workflow again." } = faultOf(error);
  const what = "Whether an earlier run has answered this request could not be read from GitHub";
  const fault: Fault = { kind, message: `${what}: ${message}`, hint };
  return { kind: "over", outcome: { conclusion: "failed", message: "", fault }, earlier: {} } as const;
}

/** Remit's comment for the request, if it says this commit was pushed for it. Throws `GitHubError`. */
async function findRecord(run: AdmittedRun, commit: string): Promise<OwnComment | undefined> {
  const { request } = run.admitted;
  const key = commentKey(request);
  const wanted = (comment: OwnComment) => comment.key === key && comment.record.pushed === commit;
  for (const subject of await placesOf(run.ports.github, request)) {
    const [found] = await trustedComments(ownCommentsOf(run), subject, wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Milliseconds to wait for a parallel run's comment to record its push: it opens its pull request first. */
const RECORDED_AFTER = [1_000, 3_000, 6_000];

/** Whether {@link findRecord} finds it, waiting for a parallel run. Throws `GitHubError` when the last look fails. */
export async function awaitRecord(run: AdmittedRun, commit: string): Promise<boolean> {
  const { clock } = run.ports;
  const { stop } = run.invocation;
  for (const wait of [...RECORDED_AFTER, undefined]) {
    const last = wait === undefined || stop.aborted;
    const found = await findRecord(run, commit).catch(
      onlyFor(
        GitHubError,
        () => undefined,
        () => !last,
      ),
    );
    if (found !== undefined) return true;
    if (last) break;
    await clock.sleep(wait, stop);
  }
  return false;
}

/** If nobody asked on an issue or pull request, the comment is on the pull request that was made. */
async function placesOf(github: GitHub, { subject, base }: Request): Promise<readonly number[]> {
  if (subject !== undefined) return [subject.number];
  const [pulls, self] = await Promise.all([github.pullsFrom(base.name), github.self()]);
  return pulls.filter(({ author }) => author.id === self.id).map(({ number }) => number);
}

/** For a commit that claims to answer the request but that nobody recorded. */
export function claimedFault({ base }: Pick<Request, "base">): Fault {
  return {
    kind: "conflict",
    message: `The branch ${base.name} is at ${base.sha}, which claims to answer this request, but no comment by Remit records that Remit pushed it.`,
    hint: "Look at that commit and at who pushed it: a run whose machine was lost while it pushed leaves one, too. Open a pull request from the branch if you want it; otherwise delete the branch, and ask again.",
  };
}

/** Others' commits on a branch of Remit's own, whose base must have been fetched. Throws `GitError`. */
async function findForeign(run: AdmittedRun): Promise<ForeignCommits | undefined> {
  const { request } = run.admitted;
  const { base, subject, trusted, caughtUp } = request;
  const head = branchLeft(request, run.invocation.settings.trigger.branchPrefix)?.head;
  if (subject?.kind === "pull" || head === undefined) return undefined;
  if ((await recordedOf(run, [head])).has(head)) return undefined;
  const { history } = run.ports.git;
  const parting = await history.parting(base.sha, caughtUp?.onto.sha ?? trusted.sha);
  const all = parting?.own ?? (await history.log(head, { most: 1 })).commits;
  // The commit that brought the branch up to date belongs to this run.
  const own = all.filter(({ oid }) => oid === head || oid !== base.sha);
  if (own.length === 0) return undefined;
  const oids = own.map(({ oid }) => oid);
  const known = followed(own, await recordedOf(run, oids));
  const others = own.filter(({ oid }) => !known.has(oid));
  const commits = others.slice(0, SHOWN).map((commit) => ({ oid: commit.oid, author: nameOf(commit) }));
  const fork = parting === undefined ? {} : { fork: parting.fork };
  return { head, commits, more: others.length - commits.length, ...fork };
}

/** Recorded commits and all their ancestors: a task's comment records only the last push. */
function followed(own: readonly LoggedCommit[], recorded: ReadonlySet<string>): ReadonlySet<string> {
  const parents = new Map(own.map((commit) => [commit.oid, commit.parents]));
  const known = new Set(recorded);
  // Iterating a set also visits elements added during the loop.
  for (const oid of known) for (const parent of parents.get(oid) ?? []) known.add(parent);
  return known;
}

/** The most commits a sentence names. */
const SHOWN = 10;

/** Which of these commits Remit's comments record as pushed. Empty when GitHub does not answer. */
async function recordedOf(run: AdmittedRun, commits: readonly string[]): Promise<ReadonlySet<string>> {
  const { subject, base } = run.admitted.request;
  const found = new Set<string>();
  try {
    const pulls = (await run.ports.github.pullsFrom(base.name)).map(({ number }) => number);
    for (const number of [...(subject === undefined ? [] : [subject.number]), ...pulls]) {
      const named = await trustedComments(ownCommentsOf(run), number, ({ record }) =>
        commits.includes(record.pushed ?? ""),
      );
      for (const { record } of named) if (record.pushed !== undefined) found.add(record.pushed);
    }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
  }
  return found;
}

/** Anybody can write anything into an author's name. */
function nameOf({ author }: LoggedCommit): string {
  const plain = author.name.replaceAll(/[^\p{L}\p{N} .-]+/gu, " ").trim();
  return firstOf(plain, 40) || "nobody";
}

/**
 * Why the request may not open another pull request; undefined when it may or does not need to. `branch` is where its
 * work goes, once that is known; before that, the branch it starts from.
 */
export async function refusePull(
  { ports: { github }, invocation: { settings }, admitted: { request, policy } }: AdmittedRun,
  branch?: string,
): Promise<string | undefined> {
  const { pulls: limit, to } = policy.publish;
  const opensPull = request.kind === "change" && request.subject?.kind !== "pull" && to.value === "pull";
  if (!opensPull || limit.value === 0 || settings.dryRun) return undefined;
  const prefix = settings.trigger.branchPrefix;
  try {
    const [all, self] = await Promise.all([github.openPulls(), github.self()]);
    const ours = all.filter(({ head, fromFork, author }) => {
      return !fromFork && author.id === self.id && head.name.startsWith(prefix);
    });
    const own = branch ?? branchLeft(request, prefix)?.branch;
    if (ours.length < limit.value || all.some(({ head, fromFork }) => !fromFork && head.name === own)) return undefined;
    const listed = ours.slice(0, LISTED).map(({ number }) => `#${number}`);
    const more = ours.length > LISTED ? ` and ${ours.length - LISTED} more` : "";
    return `The policy allows ${limit.value} open pull requests of Remit at a time (publish.pulls, ${limit.source}), and there are ${listed.join(", ")}${more}. Merge or close one, or raise the limit, and ask again.`;
  } catch (error) {
    // Opening a pull request will report this error: a token that may not list them may not open one either.
    if (error instanceof GitHubError) return undefined;
    throw error;
  }
}

/** The most pull requests a sentence names. */
const LISTED = 10;

/** The branch that an earlier request on the same subject left, and its head; undefined when there is none. */
export function branchLeft(request: Request, prefix: string) {
  const chosen = chooseBranch(request, "", prefix);
  if (chosen.kind === "refused") return undefined;
  const { branch, expect: head } = chosen.target;
  return head === undefined ? undefined : { branch, head };
}

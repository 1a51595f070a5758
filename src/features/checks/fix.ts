/** The state of a commit's checks, the message to the model when they fail, and the one commit that may fix them. */
import type { AwaitingCheck, ChecksSeen, ChecksState, Publication, AgentEnd, Request } from "../../events.ts";
import { type CheckFacts, type CommitRun, GitHubError } from "../../ports.ts";
import { firstOf } from "../../lib/cut.ts";
import { type QuotedText, cleanText, explainMarks, markData } from "../../request.ts";
import {
  showLogs,
  type Session,
  type Published,
  type WorkspaceSession,
  proposeChanges,
  publishProposal,
  type PublishOptions,
  changeTextFor,
} from "../../run/for-features.ts";
import {
  githubFault,
  differ,
  readChanges,
  type Change,
  type Changes,
  plainFiles,
  type Proposal,
} from "../../change.ts";
import { joined } from "../../lib/parts.ts";
import { onlyFor } from "../../lib/attempt.ts";

export interface ChecksListed {
  readonly commit: string;
  readonly runs: readonly CommitRun[];
  /** Checks of other apps. */
  readonly others: readonly CheckFacts[];
  /** Paths of the workflows that a push or a pull request starts; undefined when they are unknown. */
  readonly starting: readonly string[] | undefined;
  /** The workflow file of this run, whose own runs are no check of its work; "" when unknown. */
  readonly ownWorkflow: string;
  readonly ownToken: boolean;
}

/** The most names kept of failed or waiting checks. */
const NAMED = 20;

/** The state of the checks now. */
export function judgeChecks({ commit, runs, others, starting, ownWorkflow, ownToken }: ChecksListed): ChecksSeen {
  const all = [...runs.filter(({ path }) => path !== ownWorkflow).map(standingOfRun), ...others.map(standingOfCheck)];
  const failed = all.filter(({ stands }) => stands === "failed").map(({ name }) => name);
  const awaiting = all.flatMap(({ awaits }) => (awaits === undefined ? [] : [awaits]));
  const [passed, running] = [count(all, "passed"), count(all, "running")];
  const wouldStart = starting?.some((path) => path !== ownWorkflow) ?? true;
  const state = ((): ChecksState => {
    if (running > 0) return "running";
    if (failed.length > 0) return "failed";
    if (awaiting.length > 0) return "awaiting";
    if (passed > 0) return "passed";
    return wouldStart ? "unstarted" : "none";
  })();
  return {
    commit,
    state,
    passed,
    running,
    failed: failed.slice(0, NAMED),
    awaiting: awaiting.slice(0, NAMED),
    ownToken,
    waitedMs: 0,
  };
}

/** Whether each workflow that would start has a run, so that no more will appear. */
export function isComplete({ runs, starting, ownWorkflow }: ChecksListed): boolean {
  const seen = new Set(runs.map(({ path }) => path));
  return starting?.every((path) => path === ownWorkflow || seen.has(path)) ?? false;
}

interface Standing {
  readonly name: string;
  readonly stands: "passed" | "running" | "failed" | "awaiting";
  readonly awaits?: AwaitingCheck;
}

function count(all: readonly Standing[], wanted: Standing["stands"]): number {
  return all.filter(({ stands }) => stands === wanted).length;
}

function standingOfRun({ name, state, url }: CommitRun): Standing {
  if (state === "passed" || state === "running" || state === "failed") return { name, stands: state };
  return { name, stands: "awaiting", awaits: { name, url, needs: NEEDS[state] } };
}

const NEEDS = { "awaiting approval": "approval", "awaiting deployment": "deployment" } as const;

const PASSED: ReadonlySet<string> = new Set(["success", "neutral", "skipped", "stale"]);

function standingOfCheck({ name, conclusion, url }: CheckFacts): Standing {
  if (conclusion === undefined) return { name, stands: "running" };
  if (conclusion === "action_required") return { name, stands: "awaiting", awaits: { name, url, needs: "app" } };
  return { name, stands: PASSED.has(conclusion) ? "passed" : "failed" };
}

// The message to the model when the checks of its work failed.

/** The logs, cut to the failure and marked as data: the code that ran may have been anybody's. */
export async function describeFailure(
  { ports, mark }: Session,
  { branch, commit }: Publication,
  { failed }: ChecksSeen,
): Promise<string> {
  const logs = await showLogs(ports, commit);
  const shown = [...logs, ...(await showOthers(ports, commit))];
  const marked = shown.map(({ text, source }) => markData(text.text, source, mark));
  const opening = `# Checks failed\n\nYour work was published as commit ${commit} on the branch ${cleanText(branch).text}, and ${failed.length === 1 ? "one of its checks" : `${failed.length} of its checks`} failed. The workspace is as you left it. ${explainMarks(mark)}`;
  return [opening, ...marked, CLOSING].join("\n\n");
}

const CLOSING =
  "This is your only attempt to fix that. Find the cause and fix it there, as far as it is in this repository's files and within your task; do not weaken or skip a check to make it pass. If the cause is elsewhere (a missing secret, a service, a test that fails now and then), change nothing and say so. Then finish: what you changed becomes one further commit.";

/** The most characters of the output of one check of another app. */
const MOST = 4_000;

async function showOthers({ github, secrets }: Session["ports"], commit: string): Promise<readonly QuotedText[]> {
  const checks = await github.otherChecks(commit).catch(onlyFor(GitHubError, () => []));
  const broken = checks.filter((check) => standingOfCheck(check).stands === "failed");
  return broken.map((check) => exhibitOf(check, secrets.redact));
}

function exhibitOf({ name, app, conclusion, summary }: CheckFacts, redact: (text: string) => string): QuotedText {
  const text = cleanText(firstOf(redact(summary), MOST));
  return { text, source: { what: `check ${name} of ${app}: ${conclusion}` } };
}

// One further commit on a branch that this run published, through the same gates and the same checks of its target.

/** What was published first, and how the agent that was to fix it ended. */
interface FixFacts {
  readonly proposal: Proposal;
  readonly publication: Publication;
  readonly end: AgentEnd;
  /** Why the work does not count as verified. */
  readonly unverified: string | undefined;
  /** As in any publication: closes the pull request when the new commit takes all of the work back. */
  readonly retire: PublishOptions["retire"];
}

/** `nothing`: nothing was changed that may be published. A moved branch or a closed pull request is a conflict. */
export async function publishFix(
  session: WorkspaceSession,
  { proposal: first, publication, end, unverified, retire }: FixFacts,
): Promise<Published> {
  const { ports, admitted, baseline } = session;
  const closed = await refuseClosed(publication, ports.github);
  if (closed !== undefined) return { kind: "withheld", fault: closed };
  const changes = await readChanges(baseline, ports.git);
  const own = changeTextFor(ports.log, admitted.request, end, "Fix what checks found");
  const words = { ...own, summary: bothSummaries(first, publication, own.summary) };
  // The policy's limits hold for both commits together.
  const whole = await proposeChanges(session, changes, words);
  if (whole.kind === "withheld") return { kind: "withheld", fault: { kind: "config", message: whole.reason } };
  const request = requestAfter(admitted.request, publication);
  const again = { ...session, admitted: { ...admitted, request } };
  const since = changesSince(first.files, publication.commit, changes);
  const made = await proposeChanges(again, since, words);
  if (made.kind === "withheld") return { kind: "withheld", fault: { kind: "config", message: made.reason } };
  if (made.kind === "nothing") return made;
  const files = whole.kind === "proposed" ? plainFiles(whole.proposal.files) : [];
  return await publishProposal(again, made.proposal, unverified, { retire, objection: undefined, whole: { files } });
}

/** The request for the second commit: it starts from the first, whose checks failed. */
export function requestAfter(request: Request, { branch, commit }: Pick<Publication, "branch" | "commit">): Request {
  // The first commit already contains what the branch had to catch up with.
  const { subject, caughtUp: _, ...rest } = request;
  const head = { name: branch, sha: commit };
  return {
    ...rest,
    base: head,
    ...(subject && { subject: subject.kind === "pull" ? { ...subject, head } : subject }),
    occasion: { kind: "failure", run: 0, workflow: "", sha: commit, url: "" },
  };
}

function bothSummaries({ words }: Proposal, { commit }: Publication, more: string): string {
  return joined([words.summary.trim(), `After checks of ${commit.slice(0, 7)} failed:`, more.trim()], "\n\n");
}

async function refuseClosed({ pull }: Publication, github: Session["ports"]["github"]) {
  if (pull === undefined) return undefined;
  const now = await github.pull(pull.number).catch(onlyFor(GitHubError, githubFault));
  if ("kind" in now) return now;
  if (now.open) return undefined;
  const kind = now.merged ? "merged" : "closed";
  const message = `Pull request #${pull.number} was ${kind} while its checks ran.`;
  return { kind, message, hint: "The fix was not published." } as const;
}

/** From `now`, a difference to the base, and the `published` files of a commit on it: the difference to that commit. */
export function changesSince(published: readonly Change[], commit: string, now: Changes): Changes {
  const { files, merge: _, ...rest } = now; // The commit contains a base that was merged in.
  const [then, today] = [byPath(published), byPath(files)];
  const paths = [...new Set([...then.keys(), ...today.keys()])].sort();
  const changed = paths.flatMap((path): Change[] => {
    const [first, last] = [then.get(path), today.get(path)];
    const before = first === undefined ? last?.before : first.after;
    const after = last === undefined ? first?.before : last.after;
    if (!differ(before, after)) return [];
    return [{ path, ...(before && { before }), ...(after && { after }) }];
  });
  return { ...rest, base: commit, files: changed };
}

function byPath(changes: readonly Change[]): ReadonlyMap<string, Change> {
  return new Map(changes.map((change) => [change.path, change]));
}

/** Waits for the checks of what was published; the agent gets one attempt to fix what fails. */
import {
  type FollowUp,
  type WorkspaceSession,
  type PublishedState,
  type Published,
  type Session,
  type PublishOptions,
  type Deliverable,
  ownWorkflow,
  type PublishPorts,
  type AdmittedRun,
} from "../../run/for-features.ts";
import type { AgentEnd, ChecksSeen } from "../../events.ts";
import { splitTitle } from "../../change.ts";
import { publishFix, describeFailure, isComplete, judgeChecks, type ChecksListed } from "./fix.ts";
import { isTable } from "../../lib/read-data.ts";
import { GitHubError, GitError, type Git } from "../../ports.ts";
import { attempt, onlyFor } from "../../lib/attempt.ts";
import { given } from "../../lib/parts.ts";

/**
 * Waits as long as the policy says. When checks of finished, verified work fail, the agent goes on once, and its
 * changes become one further commit. There is no second attempt.
 */
export async function followChecks(
  session: WorkspaceSession,
  deliverable: Deliverable,
  standing: PublishedState,
  retire: PublishOptions["retire"],
): Promise<FollowUp> {
  const { invocation, admitted } = session;
  const { published } = standing;
  if (published.kind !== "published") return { standing };
  if (admitted.policy.verify.checks.value === 0 || invocation.stop.aborted) {
    await recordChecks(session, published, "");
    return { standing };
  }
  const first = await awaitChecks(session, published);
  const after = settle(session, standing, first);
  if (first.state !== "failed" || deliverable.kind !== "proposed" || !mayFix(session, after, standing))
    return { standing: after };
  const { publication } = published;
  const { proposal } = deliverable;
  return {
    standing: after,
    fix: {
      message: await describeFailure(session, publication, first),
      async publish(end, unverified) {
        const more = await publishFix(session, { proposal, publication, end, unverified, retire });
        const fixed = { ...standing, end: bothEnds(standing.end, end, session) };
        return await recordFix(session, fixed, more, unverified === undefined);
      },
    },
  };
}

function mayFix({ signal }: Session, { end, published }: PublishedState, { well }: PublishedState): boolean {
  const fault = published.kind === "published" && published.fault !== undefined;
  return end.kind === "finished" && end.fault === undefined && well && !fault && !signal.aborted;
}

async function awaitChecks(
  session: Session,
  published: Extract<Published, { kind: "published" }>,
  mends?: string,
): Promise<ChecksSeen> {
  const { ports, invocation, admitted, signal } = session;
  const minutes = admitted.policy.verify.checks.value;
  const own = ownWorkflow(invocation);
  const seen = await waitForChecks(ports, own, published.publication.commit, { minutes, signal });
  const checks = { ...seen, ...given({ mends }) };
  ports.log.append({ type: "checks.seen", checks });
  return checks;
}

/** What the checks mean for the run. One that is cancelled while it waits ends as cancelled, its work published. */
function settle({ invocation }: Session, standing: PublishedState, { state }: ChecksSeen): PublishedState {
  const end: AgentEnd = invocation.stop.aborted ? { kind: "cancelled" } : standing.end;
  return { ...standing, end, well: standing.well && state !== "failed" };
}

async function recordFix(
  session: Session,
  standing: PublishedState,
  more: Published,
  verified: boolean,
): Promise<PublishedState> {
  const { published: first } = standing;
  if (first.kind !== "published") return standing;
  const { commit } = first.publication;
  switch (more.kind) {
    case "published": {
      const checks = await awaitChecks(session, more, commit);
      return settle(session, { ...standing, published: more, well: verified }, checks);
    }
    case "withheld":
      await recordChecks(session, first, "Remit made one attempt to fix them; it was not published.");
      return { ...standing, published: { ...first, fault: more.fault }, well: false };
    case "nothing":
      await recordChecks(session, first, "Remit made one attempt to fix them; it changed nothing.");
      return { ...standing, well: false };
    case "kept":
    case "proposed":
    case "reviewed":
      await recordChecks(session, first, "An attempt to fix them was cut off; it was not published.");
      return { ...standing, well: false };
  }
}

/** Puts the agent's last words below those about the work. A program that parses the message gets only the last. */
function bothEnds(first: AgentEnd, last: AgentEnd, { admitted }: Session): AgentEnd {
  if (first.kind !== "finished" || last.kind !== "finished" || admitted.form !== undefined) return last;
  return { ...last, text: [first.text, splitTitle(last.text).text].filter((text) => text.trim() !== "").join("\n\n") };
}

// Waiting for the checks of a commit, as long as the policy says.

interface CheckPatience {
  readonly minutes: number;
  /** Fires when the run is cancelled or its time limit is reached. */
  readonly signal: AbortSignal;
}

/** Milliseconds between the first two polls. */
export const FIRST_PAUSE = 10_000;
/** In ms. A poll takes 2 of `GITHUB_TOKEN`'s 1,000 requests an hour: a run uses an eighth of them at most. */
const LONGEST_PAUSE = 60_000;

/** Milliseconds after which finished checks count as complete: GitHub starts some later than others. */
export const SETTLED = 30_000;
/** Milliseconds in which the first check must appear. GitHub usually needs seconds, at times a minute. */
export const LATE = 120_000;
/** How many polls in a row may fail. */
const UNANSWERED = 3;

/**
 * Returns the last poll: the finished checks, or those that still ran when the time was up. Never throws for a fault of
 * GitHub's. `own`: the workflow file of this run, whose own runs are no check of its work; "" when unknown.
 */
export async function waitForChecks(
  ports: Pick<PublishPorts, "clock" | "github" | "git">,
  own: string,
  commit: string,
  { minutes, signal }: CheckPatience,
): Promise<ChecksSeen> {
  const { clock } = ports;
  const [began, most] = [clock.elapsed(), minutes * 60_000];
  let unanswered = 0;
  let slept = false;
  for (let pause: number = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 1.5)) {
    const look = await lookAtChecks(ports, own, commit);
    const waited = clock.elapsed() - began;
    unanswered = look.checks.state === "unknown" ? unanswered + 1 : 0;
    if (signal.aborted || waited >= most || unanswered >= UNANSWERED || isOver(look, waited)) {
      return { ...look.checks, waitedMs: slept ? waited : 0 };
    }
    slept = true;
    await clock.sleep(Math.min(pause, most - waited), signal);
  }
}

/** Whether more waiting would change nothing. */
function isOver({ checks, complete }: Look, waited: number): boolean {
  switch (checks.state) {
    case "running":
      return false;
    case "passed":
    case "failed":
    case "awaiting":
      return complete || waited >= SETTLED;
    case "unstarted":
      return waited >= (checks.ownToken ? SETTLED : LATE);
    case "none":
      return true;
    case "unknown":
      return complete;
  }
}

// ── One poll of the checks ───────────────────────────────────────────────────────────────────────────────────────────

interface Look {
  readonly checks: ChecksSeen;
  /** No further check will appear: each workflow that would start has a run, or GitHub does not say. */
  readonly complete: boolean;
}

/** Never throws for a fault of GitHub's: the work is published, whatever this request returns. */
async function lookAtChecks(
  { github, git }: Pick<PublishPorts, "github" | "git">,
  own: ChecksListed["ownWorkflow"],
  commit: string,
): Promise<Look> {
  try {
    const [starting, runs, others, self] = await Promise.all([
      startingWorkflows(git, commit),
      github.commitRuns(commit),
      github.otherChecks(commit).catch(onlyFor(GitHubError, ({ message }) => message)),
      github.self(),
    ]);
    const ownToken = self.login === "github-actions[bot]";
    // Some tokens may not read other apps' checks; the workflow runs are shown all the same.
    const silent = typeof others === "string";
    const listed = { commit, runs, others: silent ? [] : others, starting, ownWorkflow: own, ownToken };
    const reason = silent && { reason: `Checks of other apps are not known: ${others}` };
    return { checks: { ...judgeChecks(listed), ...reason }, complete: isComplete(listed) };
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    const counts = { passed: 0, running: 0, failed: [], awaiting: [], ownToken: false, waitedMs: 0 };
    const checks = { commit, state: "unknown", ...counts, reason: error.message } as const;
    return { checks, complete: error.status >= 400 && error.status < 500 };
  }
}

/** Polls once and logs the checks of what was published. Does nothing where nothing was published. */
export async function recordChecks(
  { ports, invocation }: Pick<AdmittedRun, "ports" | "invocation">,
  published: Published,
  note: string,
): Promise<void> {
  if (published.kind !== "published") return;
  const { checks } = await lookAtChecks(ports, ownWorkflow(invocation), published.publication.commit);
  ports.log.append({ type: "checks.seen", checks: { ...checks, ...(note && { note }) } });
}

// The workflows of a commit that a push or a pull request would start.

const FOLDER = ".github/workflows";
const STARTING: ReadonlySet<string> = new Set(["push", "pull_request", "pull_request_target"]);

/** Their paths, in order. Filters by branch and path are ignored. Undefined when the commit cannot be read. */
async function startingWorkflows(git: Git, commit: string): Promise<readonly string[] | undefined> {
  try {
    const names = (await workflowsOf(git, commit)).filter((name) => /\.ya?ml$/.test(name));
    const paths = names.map((name) => `${FOLDER}/${name}`);
    if (paths.length === 0) return [];
    const { parse } = await import("yaml");
    const starts = await Promise.all(
      paths.map(async (path) => startsByItself((await git.show(commit, path))?.toString() ?? "", parse)),
    );
    return paths.filter((_, index) => starts[index]);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

/** A commit that GitHub created in order to sign it is not in the local repository yet. */
async function workflowsOf(git: Git, commit: string): Promise<readonly string[]> {
  const namesIn = async () => [...((await git.directory(commit, FOLDER))?.entries.keys() ?? [])];
  const fetchFirst = async () => {
    await git.fetch(commit);
    return await namesIn();
  };
  return await namesIn().catch(onlyFor(GitError, fetchFirst));
}

/** GitHub cannot run a file that cannot be read either. */
function startsByItself(text: string, parse: (yaml: string, options: object) => unknown): boolean {
  const whole = attempt(() => parse(text, { schema: "core", maxAliasCount: 10, logLevel: "error" }));
  return isTable(whole) && namesIn(whole["on"]).some((name) => STARTING.has(name));
}

function namesIn(on: unknown): readonly string[] {
  if (typeof on === "string") return [on];
  if (Array.isArray(on)) return on.map(String);
  return isTable(on) ? Object.keys(on) : [];
}

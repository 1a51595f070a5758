/** The checks of what was published: the report shows them, and the agent gets one attempt to fix what fails. */
import {
  type Feature,
  type FollowUp,
  type WorkspaceSession,
  type PublishedState,
  type Published,
  type Session,
  type PublishOptions,
  type Deliverable,
  ownWorkflow,
  type PublishPorts,
} from "../../run/for-features.ts";
import { recordChecks, lookAtChecks, type Look } from "./look.ts";
import type { AgentEnd, ChecksSeen } from "../../events.ts";
import { splitTitle } from "../../change.ts";
import { publishMending, describeFailure } from "./mend.ts";

export const checks: Feature = { follow: followChecks, look: recordChecks };

/**
 * Waits as long as the policy says. When checks of finished, verified work fail, the agent goes on once, and its
 * changes become one further commit. There is no second attempt.
 */
async function followChecks(
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
  if (first.state !== "failed" || deliverable.kind !== "proposed" || !mayMend(session, after, standing))
    return { standing: after };
  const { publication } = published;
  const { proposal } = deliverable;
  return {
    standing: after,
    mend: {
      message: await describeFailure(session, publication, first),
      async publish(end, unverified) {
        const more = await publishMending(session, { proposal, publication, end, unverified, retire });
        const mended = { ...standing, end: bothEnds(standing.end, end, session) };
        return await recordMending(session, mended, more, unverified === undefined);
      },
    },
  };
}

function mayMend({ signal }: Session, { end, published }: PublishedState, { well }: PublishedState): boolean {
  const trouble = published.kind === "published" && published.trouble !== undefined;
  return end.kind === "finished" && end.fault === undefined && well && !trouble && !signal.aborted;
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
  const checks = { ...seen, ...(mends !== undefined && { mends }) };
  ports.log.append({ type: "checks.seen", checks });
  return checks;
}

/** What the checks mean for the run. One that is cancelled while it waits ends as cancelled, its work published. */
function settle({ invocation }: Session, standing: PublishedState, { state }: ChecksSeen): PublishedState {
  const end: AgentEnd = invocation.stop.aborted ? { kind: "cancelled" } : standing.end;
  return { ...standing, end, well: standing.well && state !== "failed" };
}

async function recordMending(
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
      return { ...standing, published: { ...first, trouble: more.fault }, well: false };
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

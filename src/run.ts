/** One run from start to end: the table of contents of the program. */
import type { AgentEnd, Outcome } from "./events.ts";
import { commentKey } from "./report/marker.ts";
import { openReporter } from "./report/reporter.ts";
import type { Declined } from "./request/trigger.ts";
import { acknowledge } from "./run/acknowledge.ts";
import { announce, decline, turnAway } from "./run/announce.ts";
import { tellApproved } from "./run/approve.ts";
import { begin, type Start } from "./run/begin.ts";
import { closeChecks } from "./run/checks/close.ts";
import { tellChecks } from "./run/checks/look.ts";
import { calledOff, conclude, concludeReview, type Published, type Reviewed } from "./run/conclude.ts";
import { tellDashboard } from "./run/dashboard.ts";
import { withDeadline } from "./run/deadline.ts";
import { faultOf } from "./run/faults.ts";
import { passGate, type Admitted } from "./run/gate.ts";
import { leaveProposal, speaks } from "./run/first-job.ts";
import type { Job } from "./run/job.ts";
import { sealOf } from "./run/own-comments.ts";
import { withVisiblePlan } from "./run/plan.ts";
import { claimedFault } from "./run/published-before.ts";
import { keepPage, keepReceipt } from "./run/keeping.ts";
import { layPublished, makeProposal, publishAgain, publishWork, WORK_KEPT, type Made } from "./run/publishing.ts";
import { openKeeper, type Keeper } from "./run/resume-keeper.ts";
import { tellResumed } from "./run/resume-tell.ts";
import { openReviewing, publishReview } from "./run/reviewing.ts";
import { carryOut } from "./run/session.ts";
import { missSandbox, openEarly, openShelter } from "./run/shelter.ts";
import { closeSpent } from "./run/spent.ts";
import { tellStanding } from "./run/standing.ts";
import { OPENED, openUnopened } from "./run/unopened.ts";
import { openVerifier } from "./run/verifying.ts";
import { openWorkplace, type Workplace } from "./run/workplace.ts";
import type { Order, Outside, World } from "./run/world.ts";

/** Never throws: whatever happens, the log ends in one outcome, which the report tells and this returns. */
export async function run(outside: Outside, order: Order): Promise<Outcome> {
  const gate = await passGate(outside, order).catch((error: unknown) => ({
    kind: "closed" as const,
    faults: [faultOf(error)],
  }));
  if (gate.kind !== "open") return await turnAway(outside, order, gate);
  const early = openEarly(outside, gate);
  const begun = await begin(outside, order, gate);
  const { admitted, start } = begun;
  const { shell, ...shelter } = await openShelter(outside, order, begun, early);
  const world: World = { ...outside, shell };
  const earlier = start.kind === "resumed" ? start.earlier : undefined;
  announce(world, order, admitted, start);
  const acknowledged = acknowledge(world, order, admitted.request, start);
  const keeper = openKeeper(world, order, admitted, earlier);
  const { subject } = admitted.request;
  const report = openReporter({
    ...world,
    seal: sealOf(order.settings),
    key: commentKey(admitted.request),
    stop: order.stop,
    ...(subject && speaks(order) && { subject: subject.number }),
  });
  const { outcome, left, ...done } = await work(world, order, { gate: admitted, start, keeper, ...shelter }).catch(
    async (error: unknown): Promise<Done> => {
      const rescued = await keeper.rescue();
      const message = rescued === undefined ? "" : WORK_KEPT;
      const outcome = { conclusion: "failed", message, fault: faultOf(error) } as const;
      return { outcome, left: rescued ?? earlier?.record.work };
    },
  );
  await keeper.keep(outcome, left);
  await layPublished(world, order, admitted, outcome);
  world.log.append({ type: "run.finished", outcome });
  const proposal = await leaveProposal(world, order, admitted, { outcome, ...done });
  const [reportPath, receiptPath] = await Promise.all([keepPage(world, order), keepReceipt(world, order)]);
  await report.finish({ logPath: order.places.log, reportPath, receiptPath, ...proposal });
  await Promise.all([tellDashboard(world, order, admitted, outcome), acknowledged.end(outcome)]);
  return outcome;
}

interface Done {
  readonly outcome: Outcome;
  /** A commit of edits that were not published. */
  readonly left?: string | undefined;
  readonly end?: AgentEnd;
  readonly made?: Made;
  readonly reviewed?: Reviewed;
}

interface Ready {
  readonly gate: Admitted;
  readonly start: Start;
  readonly keeper: Keeper;
  readonly covered: readonly string[];
  /** What was thrown when the shell was opened. */
  readonly broken?: unknown;
}

async function work(world: World, order: Order, { gate, start, keeper, covered, broken }: Ready): Promise<Done> {
  if (broken !== undefined) throw broken;
  const { request, limits } = gate;
  if (start.kind === "nothing") return { outcome: decline(world, start.reason) };
  if (start.kind === "over") return { outcome: start.outcome };
  if (start.kind === "claimed") return { outcome: { conclusion: "failed", message: "", fault: claimedFault(request) } };
  if (start.kind === "published") {
    const again = await publishAgain(world, order, gate);
    await tellChecks(world, order, again);
    return { outcome: conclude(request, DONE_BEFORE, again, true) };
  }
  const reviewing = await openReviewing(world, gate);
  if (reviewing?.done !== undefined) {
    return { outcome: concludeReview(request, DONE_BEFORE, { kind: "posted", review: reviewing.done }) };
  }
  const unsheltered = missSandbox(world, gate);
  if (unsheltered !== undefined) return { outcome: unsheltered };
  const { workspace, baseline } = await openWorkplace(world, order, gate, covered);
  keeper.watch(baseline);
  using signal = withDeadline(order.stop, limits.minutes.value, world);
  const verifier = openVerifier(world, order, gate, baseline);
  const job = { world, order, admitted: gate, workspace, baseline, mark: world.random.hex(6), signal, reviewing };
  if (start.kind === "resumed") await tellResumed(job, start.earlier);
  if (start.kind === "approved") tellApproved(job, start);
  const end = await carryOut(job, verifier.object);
  if (end.kind !== "declined") await verifier.verifyRest(end, signal);
  await world.shell.stop(); // Nothing writes any more while the change is read.
  return await handOver(job, end, verifier.unverified);
}

/** What became of the work, told and published. `unverified`: why it does not count as verified. */
async function handOver(job: Job & Workplace, end: AgentEnd | Declined, unverified: string | undefined): Promise<Done> {
  const { world, order, admitted: gate, baseline } = job;
  const { request } = gate;
  if (end.kind === "declined") return { outcome: decline(world, end.reason) };
  if (job.reviewing !== undefined) {
    const reviewed = await publishReview(job, end);
    const outcome = concludeReview(request, calledOff(end, reviewed, order.stop), reviewed);
    return { outcome, end, ...(reviewed && { reviewed }) };
  }
  const made = await makeProposal(world, order, gate, baseline, end, unverified);
  const published = await publishWork(world, order, gate, made);
  if (isIdle(end, published)) {
    const spent = await closeSpent(world, order, gate, request.base.sha);
    const opened = spent ? undefined : await openUnopened(world, order, gate);
    if (opened !== undefined) return { outcome: conclude(request, withNote(end, OPENED), opened, true), end, made };
    if (!spent) await tellStanding(world, order, gate);
  }
  const standing = { end: calledOff(end, published, order.stop), published, well: unverified === undefined };
  const closed = await closeChecks(job, made, standing);
  const left = "work" in published ? published.work : undefined;
  const concluded = conclude(request, closed.end, closed.published, closed.well);
  return { outcome: withVisiblePlan(concluded), left, end, made };
}

function withNote(end: AgentEnd, note: string): AgentEnd {
  return end.kind === "finished" ? { ...end, text: `${note}\n\n${end.text}` } : end;
}

/** Whether there was nothing to do: of a run that was cut short, or whose edits were refused, that is not known. */
function isIdle(end: AgentEnd, published: Published): boolean {
  return end.kind === "finished" && published.kind === "nothing" && published.refused.length === 0;
}

const DONE_BEFORE: AgentEnd = { kind: "finished", text: "This request was carried out by an earlier run." };

/** The job that publishes what another one proposed: no model, no tools, no checkout. */
import { posix } from "node:path";
import type { AgentEnd, Fault, Outcome, Request } from "../events.ts";
import { openParcel, refusePatch, storeContents, type Parcel, type ParcelReview } from "../change/parcel.ts";
import { judgeAgain } from "../change/again.ts";
import type { ProposedFile } from "../change/proposal.ts";
import { changedPolicy } from "../change/recheck.ts";
import { maskPlan, refuseReview } from "../change/review.ts";
import { commentKey } from "../report/marker.ts";
import { openReporter } from "../report/reporter.ts";
import { announce, decline, turnAway } from "./announce.ts";
import { approve } from "./approve.ts";
import { replyAtOnce, type Begun } from "./begin.ts";
import { tellChecks } from "./checks/look.ts";
import { catchUp } from "./catch-up.ts";
import { calledOff, conclude, concludeReview, NOT_PUBLISHED } from "./conclude.ts";
import { tellDashboard } from "./dashboard.ts";
import { faultOf } from "./faults.ts";
import { passGate, type Admitted } from "./gate.ts";
import { keepPage, keepPatch, keepReceipt } from "./keeping.ts";
import { proposalFacts, publishAgain, publishProposal } from "./publishing.ts";
import { resumedStill } from "./resume.ts";
import { openKeeper } from "./resume-keeper.ts";
import { readParcel } from "./second-job/directory.ts";
import { sealOf } from "./own-comments.ts";
import { claimedFault, withPublished } from "./published-before.ts";
import { postPlan } from "./reviewing.ts";
import { restoreLog } from "./second-job/log.ts";
import { closeSpent } from "./spent.ts";
import { tellStanding } from "./standing.ts";
import { startingPoint } from "./second-job/base.ts";
import type { Desk, Order } from "./world.ts";

/**
 * Never throws, like `run`. Who asks, for what, on which commits and by which policy is found out anew, from the event,
 * GitHub and the default branch; of the proposal only what fits to that is published.
 */
export async function publishLater(desk: Desk, order: Order): Promise<Outcome> {
  const gate = await passGate(desk, order).catch((error: unknown) => ({
    kind: "closed" as const,
    faults: [faultOf(error)],
  }));
  if (gate.kind !== "open") return await turnAway(desk, order, gate);
  return await publishFor(desk, order, await beginAgain(desk, order, gate));
}

/** What a request rests on is looked into once more, where no model has been: a plan, or the run it goes on from. */
async function beginAgain(desk: Desk, order: Order, gate: Admitted): Promise<Begun> {
  const reply = replyAtOnce(gate);
  if (reply?.start.kind === "nothing") return reply;
  switch (gate.wish.command?.name.toLowerCase()) {
    case "approve":
      return await approve(desk, order, gate, "after work");
    case "continue": {
      const before = await withPublished(desk, order, gate);
      return before.start.kind === "fresh" ? await resumedStill(desk, order, gate) : before;
    }
    default:
      return await withPublished(desk, order, await catchUp(desk, order, gate));
  }
}

async function publishFor(desk: Desk, order: Order, begun: Begun): Promise<Outcome> {
  const { admitted: gate, start } = begun;
  const received = await receive(desk, order).catch((error: unknown) => refused(faultOf(error)));
  const restored = received.kind === "opened" && restoreLog(desk, order, begun, received.log);
  if (!restored) announce({ ...desk, shell: { sandbox: "not needed", lacks: [] } }, order, gate, start);
  const { subject } = gate.request;
  const report = openReporter({
    ...desk,
    seal: sealOf(order.settings),
    key: commentKey(gate.request),
    stop: order.stop,
    ...(subject && !order.settings.dryRun && { subject: subject.number }),
  });
  const keeper = openKeeper(desk, order, gate, undefined);
  const carried =
    start.kind === "nothing"
      ? { outcome: decline(desk, start.reason) }
      : start.kind === "over"
        ? { outcome: start.outcome }
        : undefined;
  const { outcome, left }: Done =
    carried ??
    (await carryOn(desk, order, begun, received).catch((error: unknown): Done => ({
      outcome: failed(faultOf(error)),
    })));
  await keeper.keep(outcome, left);
  desk.log.append({ type: "run.finished", outcome });
  const [reportPath, receiptPath] = await Promise.all([keepPage(desk, order), keepReceipt(desk, order)]);
  await report.finish({ logPath: order.places.log, reportPath, receiptPath });
  await tellDashboard(desk, order, gate, outcome);
  return outcome;
}

interface Done {
  readonly outcome: Outcome;
  /** A commit of what was not published. */
  readonly left?: string;
}

type Received = Awaited<ReturnType<typeof receive>> | ReturnType<typeof refused>;

/** The proposal's patch is kept beside the log at once: whatever becomes of it, people can have it. */
async function receive(desk: Desk, { settings, places }: Order) {
  const { job, github, runner } = settings;
  if (job?.kind !== "publish") throw new Error("This job is not one that publishes.");
  const read = await readParcel(desk.files, posix.resolve(runner.workspace, job.proposal));
  if (read.kind === "refused") return read;
  const opened = openParcel(read.files, { digest: job.digest, repository: github.repository, run: github.runId });
  const patch = read.files.get("work.patch");
  if (patch !== undefined && patch.length > 0)
    await keepPatch(desk, { places }, "work.patch", patch.toString("latin1"));
  return opened;
}

function refused(fault: Fault) {
  return { kind: "refused", fault } as const;
}

async function carryOn(desk: Desk, order: Order, begun: Begun, received: Received): Promise<Done> {
  if (received.kind === "refused") return { outcome: failed(received.fault) };
  const { parcel, patch } = received;
  const { admitted: gate, start: from } = begun;
  const { request, policy } = gate;
  const foreign = refuseForeign(parcel, gate) ?? refuseClaim(parcel, request);
  if (foreign !== undefined) return { outcome: failed(foreign) };
  if (request.base.sha !== request.trusted.sha) await desk.git.fetch(request.base.sha);
  const own = from.kind === "claimed" && (await isOwnPush(desk, order, gate, parcel));
  if (from.kind === "claimed" && !own) return { outcome: failed(claimedFault(request)) };
  if (from.kind === "published" || own) {
    const end: AgentEnd = parcel.change?.end ?? { kind: "finished", text: parcel.outcome.message };
    const again = await publishAgain(desk, order, gate);
    await tellChecks(desk, order, again);
    return { outcome: conclude(request, end, again, isVerified(parcel)) };
  }
  if (parcel.review !== undefined) return await postReview(desk, order, gate, parcel.review);
  if (parcel.change === undefined) {
    const fault = await refusePatch(parcel, patch, desk.git);
    if (fault !== undefined) return { outcome: failed(fault) };
    const { conclusion, message } = parcel.outcome;
    // Whether edits were refused there is not known here, so what would replace earlier work closes nothing.
    const idle = conclusion === "unchanged" && request.caughtUp?.kind !== "replaced";
    const spent = idle && (await closeSpent(desk, order, gate, request.base.sha));
    if (conclusion === "unchanged" && !message.includes(NOT_PUBLISHED) && !spent) await tellStanding(desk, order, gate);
    return { outcome: parcel.outcome };
  }
  const { proposal, end, unverified } = parcel.change;
  const start = await startingPoint(request, proposal, desk.git);
  if (start.kind === "moved") return { outcome: failed(start.fault) };
  const misfit = await storeContents(parcel, desk.git);
  if (misfit !== undefined) return { outcome: failed(misfit) };
  const admitted: Admitted = { ...gate, policy, request: start.request };
  const published = await publishProposal(desk, order, admitted, proposal, unverified, {
    objection: () => refusePatch(parcel, patch, desk.git),
  });
  await tellChecks(desk, order, published, policy.verify.checks.value > 0 ? NO_MODEL : "");
  const left = published.kind === "withheld" || published.kind === "kept" ? published.work : undefined;
  const outcome = conclude(request, calledOff(end, published, order.stop), published, unverified === undefined);
  return { outcome, ...(left !== undefined && { left }) };
}

const NO_MODEL = "This job has no model: it does not wait for them, and does not try to mend what fails.";

/** The words are another job's; where they go is for this one to say. */
async function postReview(desk: Desk, order: Order, gate: Admitted, { plan, end }: ParcelReview): Promise<Done> {
  const { request } = gate;
  const misfit = refuseReview(plan, request);
  if (misfit !== undefined) return { outcome: failed(misfit) };
  const masked = maskPlan(plan, desk.secrets.redact);
  const posted = await postPlan(desk, order, gate, masked);
  return { outcome: concludeReview(request, calledOff(end, posted, order.stop), posted) };
}

/** This job was cut off before its comment could say so: what is on the branch is what the proposal comes to. */
async function isOwnPush(desk: Desk, order: Order, gate: Admitted, { change }: Parcel): Promise<boolean> {
  const { sha } = gate.request.base;
  if (change === undefined || change.proposal.commit === sha) return change !== undefined;
  // GitHub has signed it: another commit of the same contents on the same parent.
  const [parent] = (await desk.git.inspect(sha)).parents;
  const judged = await judgeAgain(sha, proposalFacts(desk, order, gate));
  const contents = (files: readonly ProposedFile[]) => JSON.stringify(files.map(({ path, after }) => [path, after]));
  const same = judged.kind === "stands" && contents(judged.files) === contents(change.proposal.files);
  return same && parent === change.proposal.base.sha;
}

function isVerified({ change }: Parcel): boolean {
  return change?.unverified === undefined;
}

function refuseForeign({ key, policy: judged }: Parcel, { request, policy }: Admitted): Fault | undefined {
  if (key !== request.key) {
    return {
      kind: "conflict",
      message: `The proposal answers another request: its key is ${key}, that of this event ${request.key}.`,
      hint: "Give the publishing step the same inputs as the proposing one: prompt, prompt-file, command, task, trigger-phrase.",
    };
  }
  return judged === policy.source.digest ? undefined : changedPolicy(judged, policy.source);
}

/** What a request was not for is not told either: an end that would need something to show for it. */
function refuseClaim({ change, outcome: { conclusion } }: Parcel, { kind }: Request): Fault | undefined {
  const bare = change === undefined && (conclusion === "changed" || conclusion === "unverified");
  if (!bare && (conclusion !== "planned" || kind === "plan")) return undefined;
  const message = `The proposal says that the request ended as ${conclusion}, and has nothing to show for it.`;
  return { kind: "conflict", message, hint: "Ask again: something has changed the proposal on its way." };
}

function failed(fault: Fault): Outcome {
  return { conclusion: "failed", message: fault.message, fault };
}

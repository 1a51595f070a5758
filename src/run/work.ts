/** Everything after a run is open, to its end. Most of the program, so it is loaded while GitHub and git answer. */
import type { Outcome } from "../events.ts";
import { close, rescue } from "./close.ts";
import type { RunResult, PublishedState } from "./feature.ts";
import type { OwnRun, Run } from "./open.ts";
import { continueWork, openTimeLimit, propose, type Proposed, type FinishedWork } from "./propose.ts";
import { endOf, look, publish, retireBy } from "./publish.ts";

/** Proposes, publishes, closes. Never throws. */
export async function workToEnd(own: OwnRun): Promise<Outcome> {
  return await close(own, await work(own).catch((error: unknown) => rescue(own, error)));
}

async function work(own: OwnRun): Promise<RunResult> {
  using time = openTimeLimit(own);
  const proposed = await propose(own, time);
  const published = await publish(own, proposed);
  if (published.kind === "ended") return published.ended;
  return endOf(own, published.worked, await mend(own, published.worked, published.standing));
}

/** Publishes what `unpack` returns, and closes; `fail` turns an error into the run's end. */
export async function publishToEnd(
  later: Run,
  unpack: () => Promise<Proposed>,
  fail: (error: unknown) => RunResult,
): Promise<Outcome> {
  return await close(later, await publishUnpacked(later, unpack).catch(fail));
}

async function publishUnpacked(later: Run, unpack: () => Promise<Proposed>): Promise<RunResult> {
  const published = await publish(later, await unpack());
  if (published.kind === "ended") return published.ended;
  const { worked, standing } = published;
  const waits = later.admitted.policy.verify.checks.value > 0;
  await look(later, standing.published, waits ? NO_MODEL : "");
  return endOf(later, worked, standing);
}

const NO_MODEL = "This job has no model: it does not wait for them, and does not try to fix failures.";

/** Watches what was published. If its checks fail, the agent continues once, and its fix is published too. */
async function mend(
  own: OwnRun,
  { session, deliverable }: FinishedWork,
  standing: PublishedState,
): Promise<PublishedState> {
  const follow = own.features.find((feature) => feature.follow !== undefined)?.follow;
  if (follow === undefined || session === undefined) return standing;
  const followed = await follow(session, deliverable, standing, retireBy(own));
  if (followed.mend === undefined) return followed.standing;
  own.ports.log.append({ type: "agent.told", why: "checks failed", text: followed.mend.told, pinned: true });
  const again = await continueWork(session, own.features);
  return again.kind === "declined" ? followed.standing : await followed.mend.publish(again.end, again.unverified);
}

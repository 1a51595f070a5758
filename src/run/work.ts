/** Everything after a run is open. Loaded while GitHub and git answer; what publishes and closes, while the model does. */
import type { Outcome } from "../events.ts";
import { loadRendering } from "../report.ts";
import type { RunResult, PublishedState } from "./feature.ts";
import { loadKeeping } from "./keeper.ts";
import { loadClosing, loadPublishing } from "./late-code.ts";
import type { LaterRun, OwnRun } from "./open.ts";
import { continueWork, openTimeLimit, propose, type Proposed, type FinishedWork } from "./propose.ts";
import { loadForEdits } from "./toolset.ts";
import { untilIdle, whileModelIsAwaited } from "./until-idle.ts";
import { loadShellParser } from "../lib/shell.ts";

/** Proposes, publishes, closes. Never throws. */
export async function workToEnd(own: OwnRun): Promise<Outcome> {
  const ended = await work(own).catch(async (error: unknown) => (await loadClosing()).rescue(own, error));
  return await (await loadClosing()).close(own, ended);
}

async function work(own: OwnRun): Promise<RunResult> {
  void loadLater(own);
  using time = openTimeLimit(own);
  const proposed = await propose(own, time);
  const { publish } = await loadPublishing();
  const published = await publish(own, proposed);
  if (published.kind === "ended") return published.ended;
  const standing = await fix(own, published.worked, published.standing);
  return await endOf(own, published.worked, standing);
}

/** The run's end, from its last publication. */
async function endOf(
  { admitted: { request } }: OwnRun | LaterRun,
  { end, deliverable }: FinishedWork,
  { end: last, published, well }: PublishedState,
): Promise<RunResult> {
  const { conclude } = await loadPublishing();
  const left = "work" in published ? published.work : undefined;
  return { outcome: conclude(request, last, published, well), left, end, deliverable, published };
}

/** Publishes what `unpack` returns, and closes; `fail` turns an error into the run's end. */
export async function publishToEnd(
  later: LaterRun,
  unpack: () => Promise<Proposed>,
  fail: (error: unknown) => RunResult,
): Promise<Outcome> {
  const ended = await publishUnpacked(later, unpack).catch(fail);
  return await (await loadClosing()).close(later, ended);
}

async function publishUnpacked(later: LaterRun, unpack: () => Promise<Proposed>): Promise<RunResult> {
  const { look, publish } = await loadPublishing();
  const published = await publish(later, await unpack());
  if (published.kind === "ended") return published.ended;
  const { worked, standing } = published;
  const waits = later.admitted.policy.verify.checks.value > 0;
  await look(later, standing.published, waits ? NO_MODEL : "");
  return await endOf(later, worked, standing);
}

const NO_MODEL = "This job has no model: it does not wait for them, and does not try to fix failures.";

/** Watches what was published. If its checks fail, the agent continues once, and its fix is published too. */
async function fix(
  own: OwnRun,
  { session, deliverable }: FinishedWork,
  standing: PublishedState,
): Promise<PublishedState> {
  const follow = own.features.find((feature) => feature.follow !== undefined)?.follow;
  if (follow === undefined || session === undefined) return standing;
  const { retireBy } = await loadPublishing();
  const followed = await follow(session, deliverable, standing, retireBy(own));
  if (followed.fix === undefined) return followed.standing;
  own.ports.log.append({ type: "agent.told", why: "checks failed", text: followed.fix.message, pinned: true });
  const again = await continueWork(session, own.features);
  return again.kind === "declined" ? followed.standing : await followed.fix.publish(again.end, again.unverified);
}

/** Loads what is needed later; should that fail, it fails again where it is needed, and is reported there. */
async function loadLater({ ports, invocation: { stop: signal } }: OwnRun): Promise<void> {
  whileModelIsAwaited(ports, [loadPublishing, loadRendering, loadClosing, loadKeeping].map(quietly));
  for (const load of [loadForEdits, loadShellParser].map(quietly)) {
    await untilIdle(ports, { signal });
    await load();
  }
}

function quietly(load: () => Promise<unknown>): () => Promise<void> {
  return async () => void (await load().catch(() => undefined));
}

/** Everything after a run is open. Most of the program, so it is loaded while GitHub and git answer. */
import { writeToCheckout } from "../change.ts";
import type { Outcome } from "../events.ts";
import type { RunResult, PublishedState, StepOutputs } from "./feature.ts";
import type { OwnRun, Run } from "./open.ts";
import { continueWork, openTimeLimit, propose, type Proposed, type FinishedWork } from "./propose.ts";
import { look, publish, retireBy } from "./publish.ts";
import { faultOf } from "./faults.ts";
import { keepPage, keepReceipt } from "./run-files.ts";
import { WORK_KEPT } from "./publish-change.ts";
import { messageOf } from "../lib/attempt.ts";
import { conclude } from "./conclude.ts";

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

/** The run's end, from its last publication. */
function endOf(
  { admitted: { request } }: Pick<Run, "admitted">,
  { end, deliverable }: Pick<FinishedWork, "end" | "deliverable">,
  { end: last, published, well }: PublishedState,
): RunResult {
  const left = "work" in published ? published.work : undefined;
  return { outcome: conclude(request, last, published, well), left, end, deliverable, published };
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
  own.ports.log.append({ type: "agent.told", why: "checks failed", text: followed.mend.message, pinned: true });
  const again = await continueWork(session, own.features);
  return again.kind === "declined" ? followed.standing : await followed.mend.publish(again.end, again.unverified);
}

/** Never throws because of earlier failures: the log ends with the outcome, which the report shows and this returns. */
export async function close(run: Run | OwnRun, ended: RunResult): Promise<Outcome> {
  const { outcome } = ended;
  // The sandbox closes while the report is rendered.
  await Promise.all(["acknowledged" in run ? checkoutPublished(run, outcome) : undefined, reportEnd(run, ended)]);
  return outcome;
}

async function reportEnd(run: Run | OwnRun, ended: RunResult): Promise<void> {
  const { ports, invocation, features, keeper, report } = run;
  const { outcome } = ended;
  await keeper.keep(outcome, ended.left);
  for (const { keep } of features) await keep?.(run, outcome, keeper.reason);
  ports.log.append({ type: "run.finished", outcome });
  let outputs: StepOutputs = {};
  for (const feature of features) outputs = { ...outputs, ...(await feature.close?.(run, ended)) };
  const { directories, stop } = invocation;
  // A cancelled run has no time for a page.
  const page = stop.aborted ? "" : keepPage(ports, directories.run);
  const [reportPath, receiptPath] = await Promise.all([page, keepReceipt(ports, directories.run)]);
  await report.finish({ logPath: directories.log, reportPath, receiptPath, ...outputs });
  await Promise.all([
    ...features.map(async ({ after }) => await after?.(run, outcome)),
    "acknowledged" in run ? run.acknowledged.end(outcome) : undefined,
    run.corrected,
  ]);
}

/** The end of a run in which something broke: the edits so far are kept. */
export async function rescue({ keeper, start }: OwnRun, error: unknown): Promise<RunResult> {
  const rescued = await keeper.rescue();
  const message = rescued === undefined ? "" : WORK_KEPT;
  const earlier = start.kind === "continued" ? start.kept?.work : undefined;
  return { outcome: { conclusion: "failed", message, fault: faultOf(error) }, left: rescued ?? earlier };
}

/** For later steps. Not needed when the run worked in the checkout itself. */
async function checkoutPublished(
  { ports, invocation, admitted: { request } }: OwnRun,
  { publication }: Outcome,
): Promise<void> {
  await ports.shell.close(); // What lies below a layer must not change while it is there.
  if (publication === undefined || ports.shell.inside === undefined || invocation.ownCheckout) return;
  const { commit, files, merged } = publication;
  const own = files.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path]));
  try {
    const root = await ports.files.realPath(invocation.settings.runner.workspace);
    const all = merged === undefined ? [] : await ports.git.stat(request.base.sha, commit);
    const paths = [...new Set([...own, ...all.map(({ path }) => path)])];
    const facts = { root, host: ports.files, git: ports.git, base: request.base.sha, commit, paths };
    if (!(await writeToCheckout(facts)))
      ports.runner.print(`The checkout is at another commit and stays there; the work is on ${publication.branch}.`);
  } catch (error) {
    const why = messageOf(error);
    ports.runner.annotate(
      "warning",
      "Remit: checkout",
      `What was published could not be written into the checkout: ${why}`,
    );
  }
}

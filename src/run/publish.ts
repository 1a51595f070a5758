/** Publishes what a run proposes; without a change, sees to the pull request that an earlier run left. */
import { succeeded, type AgentEnd, type Outcome, type Publication, type Request } from "../events.ts";
import { calledOff, conclude, type Published, type Reviewed } from "./conclude.ts";
import type { RunResult, PublishedState } from "./feature.ts";
import type { AdmittedRequest, AdmittedRun } from "./gate.ts";
import type { Run } from "./open.ts";
import type { Proposed, FinishedWork } from "./propose.ts";
import { proposesOnly, publishAgain, publishChange, type PublishOptions, type Deliverable } from "./publish-change.ts";
import { finishBody, keyIn } from "../change.ts";
import { GitHubError, type GitHub, type PullFacts, GitError } from "../ports.ts";
import { branchLeft } from "./begin.ts";
import { writesToGitHub } from "./invocation.ts";
import { given } from "../lib/parts.ts";

export { conclude } from "./conclude.ts";

/** The state of a run that has published its work. */
type PublishedRun =
  /** Nothing more will be done. */
  | { readonly kind: "ended"; readonly ended: RunResult }
  | { readonly kind: "standing"; readonly worked: FinishedWork; readonly standing: PublishedState };

/** Throws the errors of git and GitHub. */
export async function publish(run: Run, proposed: Proposed): Promise<PublishedRun> {
  switch (proposed.kind) {
    case "over":
      return {
        kind: "ended",
        ended: { outcome: (proposed.idle && (await openIdle(run, proposed.idle))) ?? proposed.outcome },
      };
    case "again":
      return { kind: "ended", ended: { outcome: await completePull(run, proposed) } };
    case "worked":
      return await publishWork(run, proposed);
    default:
      return proposed satisfies never;
  }
}

/** Whether a feature closed the pull request that a commit would leave empty: see `Feature.retire`. */
export function retireBy(run: Pick<Run, "features" | "ports" | "invocation">): PublishOptions["retire"] {
  return async (admitted: AdmittedRequest, commit: string) => {
    const { ports, invocation } = run;
    for (const { retire } of run.features) if (await retire?.({ ports, invocation, admitted }, commit)) return true;
    return false;
  };
}

/** Reports the current state of GitHub's checks for a publication. */
export async function look(run: Run, published: Published, note: string): Promise<void> {
  for (const feature of run.features) await feature.look?.(run, published, note);
}

async function completePull(run: Run, proposed: Extract<Proposed, { readonly kind: "again" }>): Promise<Outcome> {
  const { end, well, concluded } = proposed;
  const again = await publishAgain(run);
  await look(run, again, "");
  const opened = again.kind === "published" && again.publication.pull?.created === true;
  const outcome = conclude(run.admitted.request, opened && concluded ? OPENED_NOW : end, again, well);
  if (concluded === undefined || outcome.fault !== undefined) return outcome;
  // A job that only proposes has nothing of its own.
  return again.kind === "published" || !succeeded(concluded) ? { ...outcome, conclusion: concluded } : outcome;
}

const OPENED_NOW: AgentEnd = {
  kind: "finished",
  text: "An earlier run has already published for this request, without a pull request; it has one now.",
};

async function publishWork(run: Run, worked: FinishedWork): Promise<PublishedRun> {
  const { invocation } = run;
  const { end, unverified } = worked;
  const published = await send(run, worked);
  if (worked.deliverable.kind === "nothing" && isIdle(end, published)) {
    const outcome = await openIdle(run, end);
    if (outcome !== undefined) return { kind: "ended", ended: { outcome, end, deliverable: worked.deliverable } };
  }
  const standing = { end: calledOff(end, published, invocation.stop), published, well: unverified === undefined };
  return { kind: "standing", worked, standing };
}

async function send(run: Run, { deliverable, as, end, unverified }: FinishedWork): Promise<Published> {
  switch (deliverable.kind) {
    case "nothing":
    case "withheld":
      return deliverable;
    case "proposed": {
      const beside = (publication: Publication) =>
        run.keeper.store(
          conclude(run.admitted.request, end, { kind: "published", publication }, unverified === undefined),
        );
      const options = { retire: retireBy(run), beside, objection: as?.objection };
      return await publishChange({ ...run, admitted: as?.admitted ?? run.admitted }, deliverable, options);
    }
    case "review": {
      const reviewed = await post(run, deliverable);
      return { kind: "reviewed", ...given({ reviewed }) };
    }
    default:
      return deliverable satisfies never;
  }
}

async function post(
  run: Run,
  { plan }: Extract<Deliverable, { readonly kind: "review" }>,
): Promise<Reviewed | undefined> {
  if (plan === undefined) return undefined;
  if (proposesOnly(run.invocation)) return { kind: "proposed", plan };
  const feature = run.features.find((one) => one.post !== undefined);
  if (feature?.post === undefined) throw new Error("There is a review, but no feature posts it.");
  return await feature.post(run, plan);
}

/**
 * When there is nothing to publish: opens a pull request for work that an earlier request left without one, or reports
 * that the open one stands. The outcome if a pull request was opened.
 */
async function openIdle(run: Run, end: AgentEnd): Promise<Outcome | undefined> {
  const { admitted } = run;
  if (await retireBy(run)(admitted, admitted.request.base.sha)) return undefined;
  const opened = await openUnopened(run);
  if (opened !== undefined) return conclude(admitted.request, withOpened(end), opened, true);
  await recordStanding(run);
  return undefined;
}

function withOpened(end: AgentEnd): AgentEnd {
  return end.kind === "finished" ? { ...end, text: `${OPENED}\n\n${end.text}` } : end;
}

/** Whether there was nothing to do: that is unknown for a run that was cut short or whose edits were refused. */
function isIdle(end: AgentEnd, published: Published): boolean {
  return end.kind === "finished" && published.kind === "nothing" && published.refused.length === 0;
}

/** After a run without an edit: removes the body's note that work is unfinished. Problems are only warnings. */
export async function recordStanding({ ports, invocation, admitted: { request } }: AdmittedRun): Promise<void> {
  if (request.kind !== "change" || request.question === true || !writesToGitHub(invocation) || invocation.stop.aborted)
    return;
  try {
    const pull = await findOpen(ports.github, request, invocation.settings.trigger.branchPrefix);
    if (pull === undefined) return;
    const { number, url, draft, head } = pull;
    const body = finishBody(pull.body, invocation);
    if (body !== undefined) await ports.github.updatePull(number, { body });
    const finished = body !== undefined;
    const standing = { pull: { number, url, draft }, branch: head.name, commit: head.sha, finished };
    ports.log.append({ type: "pull.stands", standing });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    ports.runner.annotate("warning", "Remit: pull request not updated", error.message);
  }
}

/** The pull request that the request was made on, or that its branch has. */
async function findOpen(github: GitHub, request: Request, prefix: string): Promise<PullFacts | undefined> {
  if (request.subject?.kind === "pull") {
    const pull = await github.pull(request.subject.number);
    return pull.open ? pull : undefined;
  }
  const left = branchLeft(request, prefix);
  return left && (await github.pullsFrom(left.branch))[0];
}

/** Shown in the report beside the agent's own words. */
const OPENED = "An earlier request left work on its branch without a pull request; it has one now.";

/** Undefined when there is no such work, or that cannot be known. A pull request that people closed stays closed. */
async function openUnopened(run: AdmittedRun): Promise<Published | undefined> {
  const { ports, invocation, admitted } = run;
  const { request, policy } = admitted;
  const mayOpen = writesToGitHub(invocation) && !invocation.stop.aborted && policy.publish.to.value === "pull";
  // Commits that somebody else pushed are not opened in Remit's name on the strength of a trailer alone.
  if (request.foreign !== undefined) return undefined;
  if (request.kind !== "change" || request.subject?.kind === "pull" || !mayOpen) return undefined;
  if (branchLeft(request, invocation.settings.trigger.branchPrefix)?.head !== request.base.sha) return undefined;
  try {
    const ours = keyIn((await ports.git.inspect(request.base.sha)).message) !== undefined;
    if (!ours || (await ports.github.lastPullFrom(request.base.name)) !== undefined) return undefined;
  } catch (error) {
    if (error instanceof GitError || error instanceof GitHubError) return undefined;
    throw error;
  }
  return await publishAgain(run);
}

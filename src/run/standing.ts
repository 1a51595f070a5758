/**
 * Pull requests and branches of earlier runs: an open one to which a run added nothing, and one that was never opened.
 */
import { chooseBranch } from "../change/branch.ts";
import { finishBody } from "../change/body.ts";
import { GitHubError, type PullFacts, GitError } from "../ports.ts";
import { writesToGitHub, type PublishPorts, type Invocation } from "./invocation.ts";
import type { AdmittedRequest } from "./gate.ts";
import { keyIn } from "../change/wording.ts";
import type { Published } from "./conclude.ts";
import { publishAgain } from "./publishing.ts";

/**
 * For a run that finished without an edit: removes the note in the body that the work is unfinished. A question does
 * not finish anything. Problems are only warnings.
 */
export async function recordStanding(
  ports: Pick<PublishPorts, "github" | "runner" | "log">,
  invocation: Pick<Invocation, "settings" | "runUrl" | "stop">,
  { request }: Pick<AdmittedRequest, "request">,
): Promise<void> {
  if (request.kind !== "change" || request.question === true || !writesToGitHub(invocation) || invocation.stop.aborted)
    return;
  try {
    const pull = await findOpen(ports, invocation, request);
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
async function findOpen(
  { github }: Pick<PublishPorts, "github">,
  { settings }: Pick<Invocation, "settings">,
  request: AdmittedRequest["request"],
): Promise<PullFacts | undefined> {
  if (request.subject?.kind === "pull") {
    const pull = await github.pull(request.subject.number);
    return pull.open ? pull : undefined;
  }
  const chosen = chooseBranch(request, "", { prefix: settings.trigger.branchPrefix });
  if (chosen.kind === "refused" || chosen.target.expect === undefined) return undefined;
  return (await github.pullsFrom(chosen.target.branch))[0];
}

/** Shown in the report beside the agent's own words. */
export const OPENED = "An earlier request left work on its branch without a pull request; it has one now.";

/** Undefined when there is no such work, or that cannot be known. A pull request that people closed stays closed. */
export async function openUnopened(
  ports: PublishPorts,
  invocation: Invocation,
  admitted: AdmittedRequest,
): Promise<Published | undefined> {
  const { request, policy } = admitted;
  const mayOpen = writesToGitHub(invocation) && !invocation.stop.aborted && policy.publish.to.value === "pull";
  // Commits that somebody else pushed are not opened in Remit's name on the strength of a trailer alone.
  if (request.foreign !== undefined) return undefined;
  if (request.kind !== "change" || request.subject?.kind === "pull" || !mayOpen) return undefined;
  const chosen = chooseBranch(request, "", { prefix: invocation.settings.trigger.branchPrefix });
  if (chosen.kind === "refused" || chosen.target.expect !== request.base.sha) return undefined;
  try {
    const ours = keyIn((await ports.git.inspect(request.base.sha)).message) !== undefined;
    if (!ours || (await ports.github.lastPullFrom(request.base.name)) !== undefined) return undefined;
  } catch (error) {
    if (error instanceof GitError || error instanceof GitHubError) return undefined;
    throw error;
  }
  return await publishAgain(ports, invocation, admitted);
}

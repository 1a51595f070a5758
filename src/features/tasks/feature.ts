/** Recurring tasks: one branch and one pull request each, and a row on the dashboard. */
import type { Feature } from "../../run/feature.ts";
import { refusePull } from "../../run/open-pulls.ts";
import { withPublished } from "../../run/published-before.ts";
import { lookAtAttempt } from "./attempts.ts";
import { refuseTick, recordTask, restOf } from "./dashboard.ts";
import { isTasks } from "../../change/branch.ts";
import { joinBase, planCatchUp, isOursAlone } from "../../change/catch-up.ts";
import { keyIn } from "../../change/wording.ts";
import type { Request, PinnedRef } from "../../events.ts";
import { GitError, GitHubError } from "../../ports.ts";
import { authorOf, type PublishPorts, type Invocation, writesToGitHub } from "../../run/invocation.ts";
import { findBase } from "../../run/base-branch.ts";
import type { AdmittedRequest } from "../../run/gate.ts";
import { spentBody } from "../../change/body.ts";

export const tasks: Feature = {
  async admit(ports, invocation, pending, request) {
    const reason = await refuseTick(ports, pending);
    return reason === undefined ? await lookAtAttempt(ports, invocation, request) : { kind: "declined", reason };
  },
  async start(ports, invocation, admitted, phase) {
    if (admitted.request.task === undefined) return undefined;
    if (phase === "before work") {
      const reason = restOf(admitted.request) ?? (await refusePull(ports, invocation, admitted));
      if (reason !== undefined) return { admitted, start: { kind: "nothing", reason } };
    }
    return await withPublished(ports, invocation, await catchUp(ports, invocation, admitted));
  },
  retire: closeEmptyPull,
  after: recordTask,
};

type Place = Pick<PublishPorts, "git" | "github">;
type Named = Pick<Invocation, "settings">;

/**
 * Starts the request on its task's branch, with the base's new commits merged in. Unchanged when there is no such
 * branch, when this very request was published there already, or when the histories cannot be compared.
 */
async function catchUp(place: Place, invocation: Named, admitted: AdmittedRequest): Promise<AdmittedRequest> {
  const { request, policy } = admitted;
  // A commit that GitHub creates has one parent.
  if (policy.publish.signed.value) return admitted;
  if (request.kind !== "change" || !isTasks(request, invocation.settings.trigger.branchPrefix)) return admitted;
  try {
    return { ...admitted, request: await bring(place, invocation, request) };
  } catch (error) {
    // Whatever is broken will also fail the work, which reports it.
    if (error instanceof GitError || error instanceof GitHubError) return admitted;
    throw error;
  }
}

async function bring(place: Place, invocation: Named, request: Request): Promise<Request> {
  const { git } = place;
  const { base: branch } = request;
  await git.fetch(branch.sha);
  if (keyIn((await git.inspect(branch.sha)).message) === request.key) return request;
  const onto = await findBase(place, invocation, request);
  if (onto === undefined || onto.sha === branch.sha) return request;
  const parting = await git.history.parting(branch.sha, onto.sha);
  if (parting === undefined) return request;
  const author = authorOf(invocation.settings.github.serverUrl);
  const { commits } = await git.history.log(onto.sha, { most: 1 });
  const caughtUp = await planCatchUp(git, { branch, onto, parting, author, time: commits[0]?.time ?? 0 });
  if (caughtUp === undefined) return request;
  const sha = await joinBase(git, branch.name, caughtUp, author);
  return { ...request, base: { name: branch.name, sha }, caughtUp };
}

/**
 * Closes the pull request when the branch, at the commit that this run comes to, equals its base. Never when somebody
 * else has committed to the branch or opened the pull request. Returns whether it was closed. A failure is only a
 * warning, because the next run tries again.
 */
async function closeEmptyPull(
  ports: PublishPorts,
  invocation: Invocation,
  admitted: AdmittedRequest,
  end: string,
): Promise<boolean> {
  const { request, policy } = admitted;
  const mayWrite = writesToGitHub(invocation) && !invocation.stop.aborted && policy.publish.to.value === "pull";
  const ours = isTasks(request, invocation.settings.trigger.branchPrefix) && request.caughtUp?.kind !== "behind";
  if (request.kind !== "change" || !mayWrite || !ours) return false;
  try {
    const onto = request.caughtUp?.onto ?? (await findBase(ports, invocation, request));
    return (
      onto !== undefined &&
      (await isSpent(ports, invocation, admitted, { end, onto })) &&
      (await close(ports, admitted, onto))
    );
  } catch (error) {
    if (!(error instanceof GitError) && !(error instanceof GitHubError)) throw error;
    ports.runner.annotate("warning", "Remit: pull request not closed", error.message);
    return false;
  }
}

/** The commit of the branch on the server. */
function headOf({ base, caughtUp }: AdmittedRequest["request"]): string {
  return caughtUp?.head ?? base.sha;
}

async function isSpent(
  { git }: PublishPorts,
  { settings }: Invocation,
  { request }: AdmittedRequest,
  { end, onto }: { readonly end: string; readonly onto: PinnedRef },
): Promise<boolean> {
  await git.fetch(onto.sha);
  if ((await git.stat(onto.sha, end)).length > 0) return false;
  const parting = await git.history.parting(headOf(request), onto.sha);
  return parting !== undefined && isOursAlone(parting.own, authorOf(settings.github.serverUrl));
}

async function close({ github, log }: PublishPorts, { request }: AdmittedRequest, onto: PinnedRef): Promise<boolean> {
  const [open, self] = await Promise.all([github.pullsFrom(request.base.name), github.self()]);
  const pull = open.find(({ base }) => base.name === onto.name);
  if (pull === undefined || pull.author.id !== self.id || pull.head.sha !== headOf(request)) return false;
  const { number, url } = await github.updatePull(pull.number, { state: "closed", body: spentBody(pull.body) });
  log.append({ type: "pull.closed", pull: { number, url }, reason: reasonFor(request.caughtUp?.kind, onto.name) });
  return true;
}

function reasonFor(kind: string | undefined, base: string): string {
  if (kind !== "replaced") return `${base} already has the changes of this pull request`;
  return `${base} has since changed the same files, and the task finds nothing left to do`;
}

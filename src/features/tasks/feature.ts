/** Recurring tasks: one branch and one pull request each, and a row on the dashboard. */
import {
  type Feature,
  type Admission,
  refusePull,
  withPublished,
  authorOf,
  type PublishPorts,
  type Invocation,
  writesToGitHub,
  AUTHOR,
  type StartPorts,
  findBase,
  type AdmittedRequest,
  type AdmittedRun,
  isOf,
  sealOf,
  trustedComments,
  type OwnComments,
} from "../../run/for-features.ts";
import { refuseTick, recordTask, restOf } from "./dashboard.ts";
import { isTasks, joinBase, planCatchUp, isOursAlone, keyIn, fixesFailedRun, markClosedByRemit } from "../../change.ts";
import type { Request, PinnedRef, Occasion } from "../../events.ts";
import type { Settings } from "../../inputs.ts";
import { GitError, GitHubError, isGitHubRefusal, type CommitRun, type Git, type GitHub } from "../../ports.ts";
import { onlyFor } from "../../lib/attempt.ts";

export const tasks: Feature = {
  async admit(ports, invocation, pending, request) {
    const reason = await refuseTick(ports.github, pending);
    return reason === undefined ? await lookAtAttempt(ports, invocation, request) : { kind: "declined", reason };
  },
  async start(run, phase) {
    const { admitted } = run;
    if (phase === "before work") {
      const reason = restOf(admitted.request, run.invocation.settings.trigger) ?? (await refusePull(run));
      if (reason !== undefined) return { admitted, start: { kind: "nothing", reason } };
    }
    return await withPublished({ ...run, admitted: await catchUp(run) });
  },
  retire: closeEmptyPull,
  after: recordTask,
};

type Repositories = Pick<StartPorts, "git" | "github">;

/**
 * Starts the request on its task's branch, with the base's new commits merged in. Unchanged when there is no such
 * branch, when this very request was published there already, or when the histories cannot be compared.
 */
async function catchUp(run: AdmittedRun): Promise<AdmittedRequest> {
  const { invocation, admitted } = run;
  const { request, policy } = admitted;
  // A commit that GitHub creates has one parent.
  if (policy.publish.signed.value) return admitted;
  if (request.kind !== "change" || !isTasks(request, invocation.settings.trigger.branchPrefix)) return admitted;
  try {
    return { ...admitted, request: await mergeInBase(run) };
  } catch (error) {
    // Whatever is broken will also fail the work, which reports it.
    if (error instanceof GitError || error instanceof GitHubError) return admitted;
    throw error;
  }
}

async function mergeInBase({ ports, invocation, admitted: { request } }: AdmittedRun): Promise<Request> {
  const { git, github } = ports;
  const { settings } = invocation;
  const { base: branch } = request;
  await git.fetch(branch.sha);
  if (keyIn((await git.inspect(branch.sha)).message) === request.key) return request;
  const onto = await findBase(github, settings.trigger, request);
  if (onto === undefined || onto.sha === branch.sha) return request;
  const parting = await git.history.parting(branch.sha, onto.sha);
  if (parting === undefined) return request;
  const author = authorOf(settings.github.serverUrl);
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
async function closeEmptyPull({ ports, invocation, admitted }: AdmittedRun, end: string): Promise<boolean> {
  const { request, policy } = admitted;
  const { settings } = invocation;
  const mayWrite = writesToGitHub(invocation) && !invocation.stop.aborted && policy.publish.to.value === "pull";
  const ours = isTasks(request, settings.trigger.branchPrefix) && request.caughtUp?.kind !== "behind";
  if (request.kind !== "change" || !mayWrite || !ours) return false;
  try {
    const onto = request.caughtUp?.onto ?? (await findBase(ports.github, settings.trigger, request));
    if (onto === undefined || !(await equalsBase(ports.git, end, onto))) return false;
    const parting = await ports.git.history.parting(headOf(request), onto.sha);
    const oursAlone = parting !== undefined && isOursAlone(parting.own, authorOf(settings.github.serverUrl));
    return oursAlone && (await close(ports, request, onto));
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

async function equalsBase(git: Git, commit: string, onto: PinnedRef): Promise<boolean> {
  await git.fetch(onto.sha);
  return (await git.stat(onto.sha, commit)).length === 0;
}

async function close({ github, log }: PublishPorts, request: Request, onto: PinnedRef): Promise<boolean> {
  const [open, self] = await Promise.all([github.pullsFrom(request.base.name), github.self()]);
  const pull = open.find(({ base }) => base.name === onto.name);
  if (pull === undefined || pull.author.id !== self.id || pull.head.sha !== headOf(request)) return false;
  const { number, url } = await github.updatePull(pull.number, { state: "closed", body: markClosedByRemit(pull.body) });
  log.append({ type: "pull.closed", pull: { number, url }, reason: reasonFor(request.caughtUp?.kind, onto.name) });
  return true;
}

function reasonFor(kind: string | undefined, base: string): string {
  if (kind !== "replaced") return `${base} already has the changes of this pull request`;
  return `${base} has since changed the same files, and the task finds nothing left to do`;
}

type Failure = Extract<Occasion, { kind: "failure" }>;

/**
 * Whether to try to fix a failed workflow run. Not if it has passed since, if it failed on a commit that was to fix
 * another failure, or if another run has tried: people must look at it then. Other requests are always due. Afterwards the
 * failed commit is in the local repository.
 */
export async function lookAtAttempt(
  repositories: Repositories,
  invocation: Pick<Invocation, "runUrl" | "settings">,
  request: Request,
): Promise<Admission> {
  const { git, github } = repositories;
  const { occasion } = request;
  if (occasion?.kind !== "failure") return { kind: "due", request };
  try {
    return (
      (await refuseOwn(repositories, invocation.settings.trigger, request, occasion)) ??
      (await refuseTried({ github, seal: sealOf(invocation.settings) }, invocation.runUrl, request)) ??
      (await refusePassed(github, occasion)) ??
      // A resting task is not tried.
      (restOf(request, invocation.settings.trigger) === undefined
        ? await refuseSecond(git, invocation, request, occasion)
        : undefined) ?? {
        kind: "due",
        request: await withJobs(github, request, occasion),
      }
    );
  } catch (error) {
    if (isGitHubRefusal(error)) return declined(`GitHub did not say whether this was tried before: ${error.message}`);
    throw error;
  }
}

function declined(reason: string): Extract<Admission, { kind: "declined" }> {
  return { kind: "declined", reason };
}

async function refuseOwn(
  { git, github }: Repositories,
  { branchPrefix }: Pick<Settings["trigger"], "branchPrefix">,
  request: Request,
  { sha, workflow, url }: Failure,
) {
  await git.fetch(sha);
  if (!fixesFailedRun((await git.inspect(sha)).message)) return undefined;
  const { subject, task, key } = request;
  const pull = subject?.number ?? (await github.lastPullFrom(`${branchPrefix}task-${task}${roundOf(request)}`))?.number;
  return {
    ...declined(
      `${sha} is Remit's own attempt to fix a failure, and it failed too: somebody should look at it (${workflow}: ${url}).`,
    ),
    ...(pull !== undefined && { to: { key, subject: pull } }),
  };
}

/** The name of the branch before the one that the request would get. */
function roundOf({ round = 2 }: Request): string {
  return round > 2 ? `.${round - 1}` : "";
}

async function refuseTried(own: OwnComments, runUrl: string, { subject, base, key }: Request) {
  if (subject === undefined) return undefined;
  const [found] = await trustedComments(own, subject.number, (comment) => comment.key === key);
  // Somebody may re-run the job of this very run.
  if (found === undefined || found.comment.body.includes(runUrl)) return undefined;
  return declined(`Another run has already tried to fix ${base.sha}: ${found.comment.url}`);
}

/** Without a pull request to comment on, a ref records which commit was tried last, and by which run. */
async function refuseSecond(
  git: Git,
  invocation: Pick<Invocation, "runUrl" | "settings">,
  { subject, task, key }: Request,
  { sha }: Failure,
) {
  if (subject !== undefined) return undefined;
  const name = `tried-${task}`;
  try {
    const found = await git.kept.find(name);
    const [last, url] = found === undefined ? [] : ((await git.show(found, TRIED))?.toString("utf8") ?? "").split("\n");
    if (last === key && url !== invocation.runUrl)
      return declined(`Another run has already tried to fix ${sha}: ${url}`);
    if (last === key || !writesToGitHub(invocation)) return undefined;
    const files = new Map([[TRIED, Buffer.from(`${key}\n${invocation.runUrl}\n`)]]);
    await git.kept.keep([name], { files, message: `Tried: ${invocation.runUrl}`, author: AUTHOR, time: 0 });
  } catch (error) {
    if (!(error instanceof GitError)) throw error; // Then it may be tried twice.
  }
  return undefined;
}

const TRIED = "tried";

/** A re-run keeps the run's id. Where GitHub does not list runs, nothing is known. */
async function refusePassed(github: GitHub, { sha, run }: Failure) {
  const now = await github.commitRuns(sha).catch(onlyFor(GitHubError, () => undefined));
  const why = NOT_FAILED[now?.find(({ id }) => id === run)?.state ?? "failed"];
  return why === undefined ? undefined : declined(`The workflow run ${why}.`);
}

const NOT_FAILED: Readonly<Partial<Record<CommitRun["state"], string>>> = {
  passed: "failed, but passed when it was run again",
  running: "failed and is being run again: wait for its result",
};

async function withJobs(github: GitHub, request: Request, occasion: Failure): Promise<Request> {
  const checks = await github.jobs(occasion.sha).catch(onlyFor(GitHubError, () => undefined));
  const failed = checks?.failed.filter((job) => isOf(job, occasion)) ?? [];
  const jobs = failed.map(({ name, steps }) => ({ name, steps }));
  return jobs.length === 0 ? request : { ...request, occasion: { ...occasion, jobs } };
}

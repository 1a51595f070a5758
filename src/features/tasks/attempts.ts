/** Limits how often Remit tries to mend a failure: once for each commit that somebody else made. */
import { mends } from "../../change/wording.ts";
import type { Occasion, Request } from "../../events.ts";
import { GitError, GitHubError, isRefusal, type CommitRun } from "../../ports.ts";
import { AUTHOR, writesToGitHub, type Invocation, type StartPorts } from "../../run/invocation.ts";
import { isOf } from "../../run/failed-checks.ts";
import type { Admission } from "../../run/feature.ts";
import { sealOf, trustedComments } from "../../run/own-comments.ts";
import { restOf } from "./dashboard.ts";

type Place = Pick<StartPorts, "git" | "github">;
type Named = Pick<Invocation, "runUrl" | "settings">;
type Failure = Extract<Occasion, { kind: "failure" }>;

/**
 * Whether a failed workflow run is to be mended. It is left to people when it has passed since, when it failed on a
 * commit that was to mend another failure, or when another run has tried. Other requests are always due. Afterwards the
 * failed commit is in the local repository.
 */
export async function lookAtAttempt(place: Place, invocation: Named, request: Request): Promise<Admission> {
  const { occasion } = request;
  if (occasion?.kind !== "failure") return { kind: "due", request };
  try {
    return (
      (await refuseOwn(place, invocation, request, occasion)) ??
      (await refuseTried(place, invocation, request)) ??
      (await refusePassed(place, occasion)) ??
      // A resting task is not tried.
      (restOf(request) === undefined ? await refuseSecond(place, invocation, request, occasion) : undefined) ?? {
        kind: "due",
        request: await withJobs(place, request, occasion),
      }
    );
  } catch (error) {
    if (isRefusal(error)) return declined(`GitHub did not say whether this was tried before: ${error.message}`);
    throw error;
  }
}

function declined(reason: string): Extract<Admission, { kind: "declined" }> {
  return { kind: "declined", reason };
}

async function refuseOwn(
  { git, github }: Place,
  { settings }: Named,
  request: Request,
  { sha, workflow, url }: Failure,
) {
  await git.fetch(sha);
  if (!mends((await git.inspect(sha)).message)) return undefined;
  const { subject, task, key } = request;
  const pull =
    subject?.number ??
    (await github.lastPullFrom(`${settings.trigger.branchPrefix}task-${task}${roundOf(request)}`))?.number;
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

async function refuseTried({ github }: Place, { runUrl, settings }: Named, { subject, base, key }: Request) {
  if (subject === undefined) return undefined;
  const [found] = await trustedComments(github, sealOf(settings), subject.number, (own) => own.key === key);
  // Somebody may re-run the job of this very run.
  if (found === undefined || found.comment.body.includes(runUrl)) return undefined;
  return declined(`Another run has already tried to fix ${base.sha}: ${found.comment.url}`);
}

/** Without a pull request to comment on, a ref records which commit was tried last, and by which run. */
async function refuseSecond({ git }: Place, invocation: Named, { subject, task, key }: Request, { sha }: Failure) {
  if (subject !== undefined || git.kept === undefined) return undefined;
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
async function refusePassed({ github }: Place, { sha, run }: Failure) {
  const now = await unlessSilent(github.commitRuns(sha));
  const why = NOT_FAILED[now?.find(({ id }) => id === run)?.state ?? "failed"];
  return why === undefined ? undefined : declined(`The workflow run ${why}.`);
}

const NOT_FAILED: Readonly<Partial<Record<CommitRun["state"], string>>> = {
  passed: "failed, but passed when it was run again",
  running: "failed and is being run again: wait for its result",
};

async function withJobs({ github }: Place, request: Request, occasion: Failure): Promise<Request> {
  const checks = await unlessSilent(github.jobs(occasion.sha));
  const failed = checks?.failed.filter((job) => isOf(job, occasion)) ?? [];
  const jobs = failed.map(({ name, steps }) => ({ name, steps }));
  return jobs.length === 0 ? request : { ...request, occasion: { ...occasion, jobs } };
}

async function unlessSilent<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GitHubError) return undefined;
    throw error;
  }
}

/** Reads checks, and looks up and cancels workflow runs: jobs of workflow runs, check runs of other apps, the ends of logs. */
import type { Octokit } from "@octokit/rest";
import {
  GitHubError,
  type CommitRun,
  type FailedJob,
  type GitHubChecks,
  type JobChecks,
  type JobLog,
  type GitHubRuns,
} from "../../ports.ts";
import type { ReviewReader } from "./reviews.ts";
import { hasStatus, unlessMissing } from "./failure.ts";

export function readingChecks(asking: ReviewReader, download: typeof fetch): GitHubChecks {
  const { attempt, owner, repo } = asking;
  return {
    jobs: (sha) =>
      attempt({ what: `list the jobs of ${sha}`, needs: "actions: read" }, (octokit) => listJobs(octokit, asking, sha)),
    commitRuns: (sha) =>
      attempt({ what: `list the workflow runs of ${sha}`, needs: "actions: read" }, async ({ rest }) => {
        const answer = await rest.actions.listWorkflowRunsForRepo({ owner, repo, head_sha: sha, per_page: 100 });
        return answer.data.workflow_runs.map(({ id, name, path, status, conclusion, html_url }) => ({
          id,
          name: name ?? "",
          path: fileOf(path),
          state: stateOf(status, conclusion),
          url: html_url,
        }));
      }),
    otherChecks: (sha) =>
      attempt({ what: `list the checks of ${sha}`, needs: "checks: read" }, async ({ paginate, rest }) => {
        const runs = await paginate(rest.checks.listForRef, { owner, repo, ref: sha, per_page: 100 });
        return runs
          .filter(({ app }) => app?.slug !== "github-actions")
          .map(({ name, app, conclusion, output, html_url }) => ({
            name,
            app: app?.name ?? "",
            conclusion: conclusion ?? undefined,
            summary: [output.title, output.summary].filter(Boolean).join("\n"),
            url: html_url ?? "",
          }));
      }),
    jobLog: (job, most) =>
      attempt({ what: `send the log of job ${job}`, needs: "actions: read" }, async (octokit) => {
        const url = await findLog(octokit, asking, job);
        return url === undefined ? undefined : await readEnd(url, download, most);
      }),
  };
}

/** How many runs of one commit are read; a matrix is one run. */
const MOST_RUNS = 30;

async function listJobs({ paginate, rest }: Octokit, { owner, repo }: ReviewReader, sha: string): Promise<JobChecks> {
  const answer = await rest.actions.listWorkflowRunsForRepo({ owner, repo, head_sha: sha, per_page: MOST_RUNS });
  const lists = await Promise.all(
    answer.data.workflow_runs.map(async ({ id, name }) => {
      const jobs = await paginate(rest.actions.listJobsForWorkflowRun, { owner, repo, run_id: id, per_page: 100 });
      return jobs.map((job) => ({ ...job, workflow: name ?? job.workflow_name ?? "" }));
    }),
  );
  const all = lists.flat();
  const done = all.filter(({ status }) => status === "completed");
  const failed = done.filter(({ conclusion }) => !PASSED.has(conclusion ?? ""));
  return {
    failed: failed.map(({ id, name, workflow, conclusion, steps, html_url }): FailedJob => ({
      id,
      name,
      workflow,
      conclusion: conclusion ?? "",
      steps: (steps ?? []).filter((step) => BROKEN.has(step.conclusion ?? "")).map((step) => step.name),
      url: html_url ?? "",
    })),
    passed: done.length - failed.length,
    running: all.length - done.length,
  };
}

/** Some servers append the ref to the path. */
function fileOf(path: string): string {
  return path.split("@", 1)[0] ?? "";
}

const PASSED = new Set(["success", "skipped", "neutral"]);
const BROKEN = new Set(["failure", "timed_out", "cancelled"]);

/** GitHub calls a run that awaits approval completed, but not one that awaits a deployment's approval. */
function stateOf(status: string | null, conclusion: string | null): CommitRun["state"] {
  if (status === "waiting") return "awaiting deployment";
  if (conclusion === "action_required" || status === "action_required") return "awaiting approval";
  if (status !== "completed") return "running";
  return PASSED.has(conclusion ?? "") ? "passed" : "failed";
}

/** GitHub redirects to the log; Octokit would follow and hold the whole log in memory. */
async function findLog(octokit: Octokit, { owner, repo }: ReviewReader, job: number): Promise<string | undefined> {
  try {
    const answer = await octokit.rest.actions.downloadJobLogsForWorkflowRun({
      owner,
      repo,
      job_id: job,
      request: { redirect: "manual" },
    });
    return answer.headers.location;
  } catch (error) {
    if (hasStatus(error, 404, 410)) return undefined;
    throw error;
  }
}

/** Time limit for a whole log, in ms; the largest have some hundred megabytes. */
const LOG_MS = 120_000;

/** The last bytes of a log of any length. The address works without a token, so it is not shown to anyone. */
async function readEnd(url: string, download: typeof fetch, most: number): Promise<JobLog | undefined> {
  try {
    return await keepEnd(await download(url, { signal: AbortSignal.timeout(LOG_MS) }), most);
  } catch (error) {
    if (error instanceof GitHubError) throw error;
    throw new GitHubError("The store of logs did not answer, or broke off.", 0);
  }
}

async function keepEnd(response: Response, most: number): Promise<JobLog | undefined> {
  if (response.status === 404 || response.status === 410 || response.body === null) return undefined;
  if (!response.ok) throw new GitHubError(`The store of logs answered ${response.status}.`, response.status);
  let kept: Buffer[] = [];
  let [size, total] = [0, 0];
  for await (const chunk of response.body) {
    const bytes = Buffer.from(chunk);
    kept.push(bytes);
    size += bytes.length;
    total += bytes.length;
    if (size > 2 * most) {
      const end = Buffer.concat(kept).subarray(-most);
      [kept, size] = [[Buffer.from(end)], end.length];
    }
  }
  const end = Buffer.concat(kept).subarray(-most);
  return { text: end.toString(), left: total - end.length };
}

export function workingOnRuns({ attempt, owner, repo }: ReviewReader): GitHubRuns {
  return {
    workflowRun: (id) =>
      attempt({ what: `show the workflow run ${id}`, needs: "actions: read" }, async ({ rest }) => {
        const run = (await unlessMissing(rest.actions.getWorkflowRun({ owner, repo, run_id: id })))?.data;
        if (run === undefined) return undefined;
        return { id, completed: run.status === "completed", url: run.html_url, workflow: fileOf(run.path) };
      }),
    cancelRun: (id) =>
      attempt({ what: `cancel the workflow run ${id}`, needs: "actions: write" }, async ({ rest }) => {
        try {
          await rest.actions.cancelWorkflowRun({ owner, repo, run_id: id });
        } catch (error) {
          // The run has ended in the meantime.
          if (!hasStatus(error, 409)) throw error;
        }
      }),
  };
}

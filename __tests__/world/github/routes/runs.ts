/** Workflow runs, their jobs and logs, and checks of a commit. */
import { Refusal, notFound } from "../refusal.ts";
import { reads, writes, type ApiRequest, type ApiResponse, type Route } from "../route.ts";
import { checkOfJob, checkShape, jobShape, runShape } from "../shapes/run.ts";
import { endRun } from "../run-acts.ts";
import type { WorkflowRun } from "../state.ts";
import { resolveCommit } from "./repository.ts";

const R = "/repos/{owner}/{repo}";

export const runRoutes: readonly Route[] = [
  { operation: `GET ${R}/commits/{ref}/check-runs`, needs: reads("checks"), paged: "check_runs", handle: listChecks },
  { operation: `GET ${R}/actions/runs`, needs: reads("actions"), paged: "workflow_runs", handle: listRuns },
  { operation: `GET ${R}/actions/runs/{run_id}`, needs: reads("actions"), handle: showRun },
  { operation: `POST ${R}/actions/runs/{run_id}/cancel`, needs: writes("actions"), handle: cancelRun },
  { operation: `GET ${R}/actions/runs/{run_id}/jobs`, needs: reads("actions"), paged: "jobs", handle: listJobs },
  { operation: `GET ${R}/actions/jobs/{job_id}/logs`, needs: reads("actions"), handle: showLog },
];

async function listChecks(request: ApiRequest): Promise<ApiResponse> {
  const { state, query } = request;
  const sha = await resolveCommit(request, request.params["ref"] ?? "");
  const jobs = [...state.runs.values()]
    .filter((run) => run.sha === sha)
    .flatMap((run) => run.jobs.map((job) => ({ name: job.name, shape: checkOfJob(state, run, job) })));
  const others = [...state.checks.values()]
    .filter((check) => check.sha === sha)
    .map((check) => ({ name: check.name, shape: checkShape(state, check) }));
  const wanted = query.get("check_name");
  const found = [...jobs, ...others].filter(({ name }) => wanted === null || name === wanted);
  return { status: 200, body: { total_count: found.length, check_runs: found.map(({ shape }) => shape) } };
}

async function listRuns({ state, query }: ApiRequest): Promise<ApiResponse> {
  const matches = (key: string, ...values: readonly (string | null)[]): boolean => {
    const wanted = query.get(key);
    return wanted === null || values.includes(wanted);
  };
  const found = [...state.runs.values()].filter((run) => {
    const byPlace = matches("head_sha", run.sha) && matches("branch", run.branch) && matches("event", run.event);
    return byPlace && matches("status", run.status, run.conclusion) && matches("actor", run.actor.login);
  });
  const shapes = await Promise.all(found.toReversed().map((run) => runShape(state, run)));
  return { status: 200, body: { total_count: shapes.length, workflow_runs: shapes } };
}

function runOf({ state, params }: ApiRequest): WorkflowRun {
  const run = state.runs.get(Number(params["run_id"]));
  if (run === undefined) throw notFound();
  return run;
}

async function showRun(request: ApiRequest): Promise<ApiResponse> {
  return { status: 200, body: await runShape(request.state, runOf(request)) };
}

function cancelRun(request: ApiRequest): ApiResponse {
  request.caller();
  const run = runOf(request);
  if (run.status === "completed") {
    throw new Refusal(409, "Cannot cancel a workflow run that is completed");
  }
  endRun(run, "cancelled");
  return { status: 202, body: {} };
}

function listJobs(request: ApiRequest): ApiResponse {
  const run = runOf(request);
  return {
    status: 200,
    body: { total_count: run.jobs.length, jobs: run.jobs.map((job) => jobShape(request.state, run, job)) },
  };
}

/** Redirects to the log's URL, which is valid for a minute and needs no token. */
function showLog(request: ApiRequest): ApiResponse {
  const { state, params } = request;
  request.caller(); // Even public logs require signing in.
  const jobs = [...state.runs.values()].flatMap((run) => run.jobs);
  const job = jobs.find(({ id }) => id === Number(params["job_id"]));
  if (job?.status !== "completed") throw notFound();
  return { status: 302, headers: { location: `${new URL(state.urls.api).origin}/_logs/${job.id}` } };
}

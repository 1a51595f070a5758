/** Workflow runs, their jobs and logs, checks of a commit, and dispatches. */
import { record } from "../../json.ts";
import { Refusal, notFound } from "../refusal.ts";
import { reads, text, writes, type ApiRequest, type ApiResponse, type Route } from "../route.ts";
import { repositoryShape } from "../shapes/repository.ts";
import { checkOfJob, checkShape, jobShape, runShape, suiteShape } from "../shapes/run.ts";
import { endRun } from "../run-acts.ts";
import type { Job, WorkflowRun } from "../state.ts";
import { resolveCommit } from "./repository.ts";

const R = "/repos/{owner}/{repo}";

export const runRoutes: readonly Route[] = [
  { operation: `GET ${R}/commits/{ref}/check-runs`, needs: reads("checks"), paged: "check_runs", handle: listChecks },
  {
    operation: `GET ${R}/commits/{ref}/check-suites`,
    needs: reads("checks"),
    paged: "check_suites",
    handle: listSuites,
  },
  { operation: `GET ${R}/commits/{ref}/status`, needs: reads("statuses"), handle: combinedStatus },
  { operation: `GET ${R}/actions/runs`, needs: reads("actions"), paged: "workflow_runs", handle: listRuns },
  { operation: `GET ${R}/actions/runs/{run_id}`, needs: reads("actions"), handle: showRun },
  { operation: `POST ${R}/actions/runs/{run_id}/cancel`, needs: writes("actions"), handle: cancelRun },
  { operation: `GET ${R}/actions/runs/{run_id}/jobs`, needs: reads("actions"), paged: "jobs", handle: listJobs },
  { operation: `GET ${R}/actions/jobs/{job_id}`, needs: reads("actions"), handle: showJob },
  { operation: `GET ${R}/actions/jobs/{job_id}/logs`, needs: reads("actions"), handle: showLog },
  {
    operation: `POST ${R}/actions/workflows/{workflow_id}/dispatches`,
    needs: writes("actions"),
    handle: dispatchWorkflow,
  },
  { operation: `POST ${R}/dispatches`, needs: writes("contents"), handle: dispatchRepository },
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

async function listSuites(request: ApiRequest): Promise<ApiResponse> {
  const { state } = request;
  const sha = await resolveCommit(request, request.params["ref"] ?? "");
  const runs = [...state.runs.values()].filter((run) => run.sha === sha);
  const suites = await Promise.all(runs.map((run) => suiteShape(state, run)));
  return { status: 200, body: { total_count: suites.length, check_suites: suites } };
}

/** There are no commit statuses here; as on GitHub, none at all counts as pending. */
async function combinedStatus(request: ApiRequest): Promise<ApiResponse> {
  const { state, bare } = request;
  const sha = await resolveCommit(request, request.params["ref"] ?? "");
  const repository = `${state.urls.api}/repos/${state.name}`;
  const urls = { commit_url: `${repository}/commits/${sha}`, url: `${repository}/commits/${sha}/status` };
  const body = {
    state: "pending",
    statuses: [],
    sha,
    total_count: 0,
    repository: repositoryShape(state, bare),
    ...urls,
  };
  return { status: 200, body };
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

function jobOf({ state, params }: ApiRequest): { readonly run: WorkflowRun; readonly job: Job } {
  for (const run of state.runs.values()) {
    const job = run.jobs.find(({ id }) => id === Number(params["job_id"]));
    if (job !== undefined) return { run, job };
  }
  throw notFound();
}

function showJob(request: ApiRequest): ApiResponse {
  const { run, job } = jobOf(request);
  return { status: 200, body: jobShape(request.state, run, job) };
}

/** Redirects to the log's URL, which is valid for a minute and needs no token. */
function showLog(request: ApiRequest): ApiResponse {
  request.caller(); // Even public logs require signing in.
  const { job } = jobOf(request);
  if (job.status !== "completed") throw notFound();
  return { status: 302, headers: { location: `${new URL(request.state.urls.api).origin}/_logs/${job.id}` } };
}

function dispatchWorkflow(request: ApiRequest): ApiResponse {
  const { state, params, body, caller } = request;
  const ref = text(request, "ref");
  if (ref === undefined) throw new Refusal(422, 'Invalid request.\n\n"ref" wasn\'t supplied.');
  const name = params["workflow_id"] ?? "";
  state.dispatches.push({ event: "workflow_dispatch", name, ref, inputs: record(body["inputs"]), author: caller() });
  return { status: 204 };
}

function dispatchRepository(request: ApiRequest): ApiResponse {
  const { state, body, caller } = request;
  const name = String(body["event_type"]);
  const inputs = record(body["client_payload"]);
  state.dispatches.push({ event: "repository_dispatch", name, ref: undefined, inputs, author: caller() });
  return { status: 204 };
}

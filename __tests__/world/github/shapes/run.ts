/** Workflow runs, jobs and checks as GitHub's API shows them. */
import { commitFacts } from "../compare.ts";
import { isPull, type Check, type Job, type State, type WorkflowRun } from "../state.ts";
import { repositoryShape } from "./repository.ts";
import { nodeId, simpleUser } from "./user.ts";

const ACTIONS = "github-actions";

/** GitHub's own app, which reports for Actions. */
function actionsApp(state: State): object {
  return {
    id: 15_368,
    slug: ACTIONS,
    node_id: nodeId("A", 15_368),
    owner: simpleUser(state.urls, { login: "github", id: 9919, type: "User", role: "none" }),
    name: "GitHub Actions",
    description: "Automate your workflow from idea to production",
    external_url: "https://help.github.com/en/actions",
    html_url: `${state.urls.html}/apps/github-actions`,
    created_at: state.createdAt,
    updated_at: state.createdAt,
    permissions: { checks: "write", contents: "write", issues: "write", metadata: "read" },
    events: ["check_run"],
  };
}

function otherApp(state: State, slug: string): object {
  const html = `${state.urls.html}/apps/${slug}`;
  return { ...actionsApp(state), id: 20_000 + slug.length, slug, name: slug, external_url: html, html_url: html };
}

function pullsAt(state: State, sha: string): object[] {
  const repository = { id: state.id, url: `${state.urls.api}/repos/${state.name}`, name: state.name.split("/")[1] };
  const found = [...state.issues.values()].filter(isPull).filter(({ open, pull }) => open && pull.headSha === sha);
  return found.map(({ id, number, pull }) => ({
    id,
    number,
    url: `${state.urls.api}/repos/${state.name}/pulls/${number}`,
    head: { ref: pull.headBranch, sha, repo: repository },
    base: { ref: pull.baseBranch, sha: pull.baseSha, repo: repository },
  }));
}

async function simpleCommit(state: State, sha: string): Promise<object> {
  const { tree, message, author, committer } = await commitFacts(state.bare, sha);
  const person = ({ name, email }: { readonly name: string; readonly email: string }): object => ({ name, email });
  return {
    id: sha,
    tree_id: tree,
    message,
    timestamp: committer.date,
    author: person(author),
    committer: person(committer),
  };
}

/** A run's check suite has its own number. */
function suiteOf(run: WorkflowRun): number {
  return run.id + 1_000_000;
}

export async function runShape(state: State, run: WorkflowRun): Promise<object> {
  const repository = `${state.urls.api}/repos/${state.name}`;
  const url = `${repository}/actions/runs/${run.id}`;
  const workflow = 900 + run.path.length;
  return {
    id: run.id,
    name: run.name,
    node_id: nodeId("WFR", run.id),
    head_branch: run.branch,
    head_sha: run.sha,
    path: run.path,
    display_title: run.name,
    run_number: run.number,
    event: run.event,
    status: run.status,
    conclusion: run.conclusion,
    workflow_id: workflow,
    check_suite_id: suiteOf(run),
    check_suite_node_id: nodeId("CS", suiteOf(run)),
    url,
    html_url: `${state.urls.html}/${state.name}/actions/runs/${run.id}`,
    pull_requests: pullsAt(state, run.sha),
    created_at: run.createdAt,
    updated_at: run.createdAt,
    actor: simpleUser(state.urls, run.actor),
    triggering_actor: simpleUser(state.urls, run.actor),
    run_attempt: run.attempt,
    referenced_workflows: [],
    run_started_at: run.createdAt,
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${repository}/check-suites/${suiteOf(run)}`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: run.attempt > 1 ? `${url}/attempts/${run.attempt - 1}` : null,
    workflow_url: `${repository}/actions/workflows/${workflow}`,
    head_commit: await simpleCommit(state, run.sha),
    repository: repositoryShape(state, state.bare),
    head_repository: repositoryShape(state, state.git.repository(run.headRepository)),
  };
}

export function jobShape(state: State, run: WorkflowRun, job: Job): object {
  const repository = `${state.urls.api}/repos/${state.name}`;
  const done = job.status === "completed";
  return {
    id: job.id,
    run_id: run.id,
    workflow_name: run.name,
    head_branch: run.branch,
    run_url: `${repository}/actions/runs/${run.id}`,
    run_attempt: run.attempt,
    node_id: nodeId("CR", job.id),
    head_sha: run.sha,
    url: `${repository}/actions/jobs/${job.id}`,
    html_url: `${state.urls.html}/${state.name}/actions/runs/${run.id}/job/${job.id}`,
    status: job.status,
    conclusion: job.conclusion,
    created_at: run.createdAt,
    started_at: run.createdAt,
    completed_at: done ? run.createdAt : null,
    name: job.name,
    steps: job.steps.map((step, index) => ({
      name: step.name,
      status: "completed",
      conclusion: step.conclusion,
      number: index + 1,
      started_at: run.createdAt,
      completed_at: run.createdAt,
    })),
    check_run_url: `${repository}/check-runs/${job.id}`,
    labels: ["ubuntu-latest"],
    runner_id: 1,
    runner_name: "GitHub Actions 1",
    runner_group_id: 0,
    runner_group_name: "GitHub Actions",
  };
}

export function checkOfJob(state: State, run: WorkflowRun, job: Job): object {
  const check: Check = {
    id: job.id,
    name: job.name,
    sha: run.sha,
    app: ACTIONS,
    summary: null,
    createdAt: run.createdAt,
    status: job.status,
    conclusion: job.conclusion,
  };
  return checkShape(
    state,
    check,
    suiteOf(run),
    `${state.urls.html}/${state.name}/actions/runs/${run.id}/job/${job.id}`,
  );
}

/** `suite` and `details` are those of the check, unless it is a job. */
export function checkShape(state: State, check: Check, suite = check.id + 1_000_000, details?: string): object {
  const url = `${state.urls.api}/repos/${state.name}/check-runs/${check.id}`;
  const html = `${state.urls.html}/${state.name}/runs/${check.id}`;
  return {
    id: check.id,
    name: check.name,
    node_id: nodeId("CR", check.id),
    head_sha: check.sha,
    external_id: "",
    url,
    html_url: details ?? html,
    details_url: details ?? html,
    status: check.status,
    conclusion: check.conclusion,
    started_at: check.createdAt,
    completed_at: check.status === "completed" ? check.createdAt : null,
    output: {
      title: null,
      summary: check.summary,
      text: null,
      annotations_count: 0,
      annotations_url: `${url}/annotations`,
    },
    check_suite: { id: suite },
    app: check.app === ACTIONS ? actionsApp(state) : otherApp(state, check.app),
    pull_requests: pullsAt(state, check.sha),
  };
}

/** What Actions and other apps do: runs, jobs, checks. */
import type { Check, Job, RunConclusion, RunStatus, State, User, WorkflowRun } from "./state.ts";

export interface NewJob {
  readonly name: string;
  /** Undefined while it runs. */
  readonly conclusion?: RunConclusion;
  readonly log?: string;
  /** The names of its steps; the last one has the job's conclusion. */
  readonly steps?: readonly string[];
}

export interface NewRun {
  readonly name: string;
  /** `.github/workflows/ci.yml` if absent. */
  readonly path?: string;
  readonly event?: string;
  readonly branch: string;
  readonly sha: string;
  /** Undefined while it runs; `action_required` awaits approval. */
  readonly conclusion?: RunConclusion;
  readonly jobs?: readonly NewJob[];
  readonly attempt?: number;
  /** `owner/name` of a fork. */
  readonly headRepository?: string;
}

export function addRun(state: State, actor: User, run: NewRun): WorkflowRun {
  const { path = ".github/workflows/ci.yml", event = "push", attempt = 1, headRepository = state.name } = run;
  const made: WorkflowRun = {
    id: state.nextId(),
    name: run.name,
    path,
    event,
    branch: run.branch,
    sha: run.sha,
    actor,
    attempt,
    headRepository,
    number: state.runs.size + 1,
    createdAt: state.now(),
    jobs: (run.jobs ?? []).map((job) => toJob(state, job)),
    ...ending(run.conclusion),
  };
  state.runs.set(made.id, made);
  return made;
}

function toJob(state: State, { name, conclusion, log = "", steps = ["Run"] }: NewJob): Job {
  const last = conclusion ?? "success";
  const marked = steps.map(
    (step, index) => ({ name: step, conclusion: index === steps.length - 1 ? last : "success" }) as const,
  );
  return { id: state.nextId(), name, log, steps: marked, ...ending(conclusion) };
}

function ending(conclusion: RunConclusion | undefined): { status: RunStatus; conclusion: RunConclusion | null } {
  return conclusion === undefined ? { status: "in_progress", conclusion: null } : { status: "completed", conclusion };
}

/** Ends a run and all of its jobs that are still running. */
export function endRun(run: WorkflowRun, conclusion: RunConclusion): void {
  Object.assign(run, ending(conclusion));
  for (const job of run.jobs) if (job.status !== "completed") Object.assign(job, ending(conclusion));
}

export interface NewCheck {
  readonly name: string;
  readonly sha: string;
  /** Slug of the app that reports it; `coverage-bot` if absent. */
  readonly app?: string;
  readonly conclusion?: RunConclusion;
  readonly summary?: string;
}

export function addCheck(state: State, { name, sha, app = "coverage-bot", conclusion, summary }: NewCheck): Check {
  const check: Check = {
    id: state.nextId(),
    name,
    sha,
    app,
    summary: summary ?? null,
    createdAt: state.now(),
    ...ending(conclusion),
  };
  state.checks.set(check.id, check);
  return check;
}

/**
 * A workflow file, run as far as it matters to Remit: its triggers, its jobs with their conditions, permissions
 * and matrices, their steps, outputs and artifacts, every expression evaluated by GitHub's own library.
 *
 *     const workflow = readWorkflow(await readFile("examples/comment.yml", "utf8"));
 *     await using world = await openWorld({ files, script, ...givenBy(workflow) });
 *     const run = await runWorkflow(world, workflow, commentEvent(world.github, { as, number, body }));
 *
 * `run:` steps really run; actions/checkout is the world's, actions/setup-* find their toolchain installed.
 */
import { parse } from "yaml";
import type { Event } from "./events.ts";
import { list, record, type JsonRecord } from "./json.ts";
import { openArtifacts } from "./workflow/artifacts.ts";
import { hand, readCall, type Given } from "./workflow/called.ts";
import { evaluate, type Status } from "./workflow/expressions.ts";
import { runJob, type JobEnd } from "./workflow/job.ts";
import { expandMatrix } from "./workflow/matrix.ts";
import { readStep, texts, type Step } from "./workflow/steps.ts";
import type { Run, World, WorldOptions } from "./world.ts";

export type { JobEnd } from "./workflow/job.ts";

export interface Workflow {
  readonly name: string;
  /** The events that start it, each with its filters. */
  readonly triggers: ReadonlyMap<string, JsonRecord>;
  readonly environment: Readonly<Record<string, string>>;
  /** In file order, which must be an order in which they can run. */
  readonly jobs: readonly JobPlan[];
}

export interface JobPlan {
  readonly id: string;
  readonly needs: readonly string[];
  readonly condition: string | undefined;
  /** The permissions of the job's token, as written. */
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: string | undefined;
  readonly timeoutMinutes: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
  /** `strategy.matrix`, as written. */
  readonly matrix: JsonRecord | undefined;
  /** As written, with expressions. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** What the caller of a called workflow passes to it, as written. Its contexts have nothing else of the caller's. */
  readonly given?: Given;
}

export function readWorkflow(text: string): Workflow {
  const whole = record(parse(text));
  return {
    name: String(whole["name"]),
    triggers: readTriggers(whole["on"]),
    environment: texts(whole["env"]),
    jobs: Object.entries(record(whole["jobs"])).flatMap(([id, job]) => readJobs(id, record(job), whole)),
  };
}

/** A job that calls a workflow becomes that workflow's jobs: `remit.gate` is the job `gate` of what `remit` calls. */
function readJobs(id: string, job: JsonRecord, whole: JsonRecord): readonly JobPlan[] {
  if (job["uses"] === undefined) return [readJob(id, job, whole)];
  const { workflow, given } = readCall(job);
  return Object.entries(record(workflow["jobs"])).map(([inner, text]) => {
    const called = { ...workflow, permissions: workflow["permissions"] ?? job["permissions"] ?? whole["permissions"] };
    const plan = readJob(`${id}.${inner}`, record(text), called);
    return { ...plan, needs: plan.needs.map((need) => `${id}.${need}`), given };
  });
}

function readJob(id: string, job: JsonRecord, whole: JsonRecord): JobPlan {
  const { if: condition, needs, strategy, "timeout-minutes": timeout } = job;
  return {
    id,
    needs: typeof needs === "string" ? [needs] : list(needs).map(String),
    condition: typeof condition === "string" ? condition : undefined,
    permissions: texts(job["permissions"] ?? whole["permissions"]),
    concurrency: groupOf(job["concurrency"] ?? whole["concurrency"]),
    timeoutMinutes: typeof timeout === "number" ? timeout : undefined,
    environment: texts(job["env"]),
    matrix: strategy === undefined ? undefined : record(record(strategy)["matrix"]),
    outputs: texts(job["outputs"]),
    steps: list(job["steps"]).map(readStep),
  };
}

/** The world options for the workflow: each job's token has exactly the workflow's permissions. */
export function givenBy({ jobs }: Workflow): Pick<WorldOptions, "tokens"> {
  const tokens = jobs.map(({ id, permissions }) => {
    const levels = Object.entries(permissions).filter(([name]) => name !== "id-token");
    return [tokenOf(id), { permissions: Object.fromEntries(levels) as Record<string, "read" | "write"> }] as const;
  });
  return { tokens: Object.fromEntries(tokens) };
}

function tokenOf(job: string): string {
  return `ghs_job_${job}`;
}

export interface Circumstances {
  /** In addition to `GEMINI_API_KEY` and `GITHUB_TOKEN`. */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  /** Programs that this machine may lack, as sh scripts by name. They come first on the PATH. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Variables of the runner itself. */
  readonly runner?: Readonly<Record<string, string>>;
}

/** The last run of Remit; undefined when the event does not start the workflow, or a condition is false. */
export async function runWorkflow(
  world: World,
  workflow: Workflow,
  event: Event,
  circumstances: Circumstances = {},
): Promise<Run | undefined> {
  const ends = await runJobs(world, workflow, event, circumstances);
  return ends.flatMap(({ run }) => run ?? []).at(-1);
}

let runs = 20_000;

/** Runs every job in order, including those of a matrix; empty if the event does not start the workflow. */
export async function runJobs(
  world: World,
  workflow: Workflow,
  event: Event,
  circumstances: Circumstances = {},
): Promise<readonly JobEnd[]> {
  if (!starts(workflow, event)) return [];
  await using artifacts = await openArtifacts();
  const ends: JobEnd[] = [];
  const runId = String(++runs);
  for (const plan of workflow.jobs) {
    const needed = ends.filter(({ id }) => plan.needs.includes(id));
    const missing = plan.needs.find((need) => !needed.some(({ id }) => id === need));
    if (missing !== undefined) throw new Error(`The job ${plan.id} needs ${missing}, which comes later.`);
    const facts = {
      world,
      event,
      circumstances,
      artifacts,
      runId,
      token: tokenOf(plan.id),
      environment: plan.given === undefined ? workflow.environment : {},
    };
    const contexts = { ...hand(plan.given, contextsOf(world, facts)), needs: needsOf(needed) };
    const status: Status = needed.every(({ result }) => result === "success") ? "success" : "failure";
    if (evaluate(plan.condition ?? "true", contexts, status)) {
      for (const matrix of expandMatrix(plan.matrix, contexts)) {
        ends.push(await runJob(plan, facts, { ...contexts, matrix }));
      }
    } else ends.push({ id: plan.id, matrix: {}, result: "skipped", outputs: {}, told: "" });
  }
  return ends;
}

interface Place {
  readonly event: Event;
  readonly circumstances: Circumstances;
  readonly runId: string;
  readonly token: string;
  readonly environment: Readonly<Record<string, string>>;
}

function contextsOf(world: World, { event, circumstances, runId, token, environment }: Place): JsonRecord {
  const { repository, serverUrl, apiUrl, state } = world.github;
  const secrets = { GEMINI_API_KEY: world.gemini.key, GITHUB_TOKEN: token, ...circumstances.secrets };
  const ref = `refs/heads/${state.defaultBranch}`;
  const github = { repository, token, ref, server_url: serverUrl, api_url: apiUrl, actor: event.actor };
  return {
    github: { ...github, event: event.payload, event_name: event.name, run_id: runId },
    secrets,
    vars: circumstances.vars ?? {},
    inputs: record(event.payload["inputs"]),
    env: environment,
  };
}

/** As later jobs see them: a matrix has the outputs of its last job, and fails if one of them fails. */
function needsOf(ends: readonly JobEnd[]): JsonRecord {
  const ids = [...new Set(ends.map(({ id }) => id))];
  const results = ids.map((id) => {
    const own = ends.filter((end) => end.id === id);
    const result = own.find(({ result: each }) => each !== "success")?.result ?? "success";
    return [
      id.split(".").at(-1),
      { result, outputs: Object.assign({}, ...own.map(({ outputs }) => outputs)) as JsonRecord },
    ] as const;
  });
  return Object.fromEntries(results);
}

function starts({ triggers }: Workflow, { name, payload }: Event): boolean {
  const filters = triggers.get(name);
  if (filters === undefined) return false;
  const types = list(filters["types"]);
  return types.length === 0 || types.includes(payload["action"]);
}

function readTriggers(on: unknown): ReadonlyMap<string, JsonRecord> {
  if (typeof on === "string") return new Map([[on, {}]]);
  if (Array.isArray(on)) return new Map(on.map((name) => [String(name), {}]));
  return new Map(Object.entries(record(on)).map(([name, filters]) => [name, record(filters)]));
}

function groupOf(concurrency: unknown): string | undefined {
  if (typeof concurrency === "string") return concurrency;
  const { group } = record(concurrency);
  return typeof group === "string" ? group : undefined;
}

/**
 * A workflow file, carried out as far as it matters to Remit: its trigger, its condition, its permissions, its steps
 * and the inputs that it gives, every expression evaluated by GitHub's own library.
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
import { evaluate, fill } from "./workflow/expressions.ts";
import { carryOut, readStep, texts, type Step } from "./workflow/steps.ts";
import type { Job } from "./runner.ts";
import type { Run, RunOptions, World, WorldOptions } from "./world.ts";

export interface Workflow {
  readonly name: string;
  /** What it starts on, each with its filters. */
  readonly triggers: ReadonlyMap<string, JsonRecord>;
  readonly condition: string | undefined;
  /** Of the job's token, as written. */
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: string | undefined;
  readonly timeoutMinutes: number | undefined;
  readonly environment: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** A workflow of one job. Throws for anything else. */
export function readWorkflow(text: string): Workflow {
  const [only, ...others] = readJobs(text);
  if (only === undefined || others.length > 0) throw new Error("This is not a workflow of one job.");
  return only;
}

/** A workflow's jobs, each as the workflow that it would be alone. */
export function readJobs(text: string): readonly Workflow[] {
  const whole = record(parse(text));
  return Object.values(record(whole["jobs"])).map((job) => readJob(whole, record(job)));
}

function readJob(whole: JsonRecord, job: JsonRecord): Workflow {
  const timeout = job["timeout-minutes"];
  const condition = job["if"];
  return {
    name: String(whole["name"]),
    triggers: readTriggers(whole["on"]),
    condition: typeof condition === "string" ? condition : undefined,
    permissions: texts(job["permissions"] ?? whole["permissions"]),
    concurrency: groupOf(job["concurrency"] ?? whole["concurrency"]),
    timeoutMinutes: typeof timeout === "number" ? timeout : undefined,
    environment: { ...texts(whole["env"]), ...texts(job["env"]) },
    steps: list(job["steps"]).map(readStep),
  };
}

/** What a world must be like for the workflow: its token can do what the workflow says, and no more. */
export function givenBy({ permissions }: Workflow): Pick<WorldOptions, "tokens"> {
  const levels = Object.entries(permissions).filter(([name]) => name !== "id-token");
  return { tokens: { ghs_job: { permissions: Object.fromEntries(levels) as Record<string, "read" | "write"> } } };
}

export interface Circumstances {
  /** Besides `GEMINI_API_KEY` and `GITHUB_TOKEN`. */
  readonly secrets?: Readonly<Record<string, string>>;
  readonly vars?: Readonly<Record<string, string>>;
  /** Outputs of the jobs before, by job. */
  readonly needs?: Readonly<Record<string, { readonly outputs: Readonly<Record<string, string>> }>>;
  /** How this job differs from the first one of its world: its run, its token, its checkout. */
  readonly job?: Pick<RunOptions, "runId" | "token" | "checkout">;
  /** Carried out by the test itself, in place of the steps that bring artifacts. */
  readonly bring?: (job: Job) => Promise<void>;
  /** Programs that this machine may not have, as scripts for sh, by name. They come first on the PATH. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Variables of the runner itself. */
  readonly runner?: Readonly<Record<string, string>>;
}

/** The run; undefined when the workflow does not start on the event, or its condition does not hold. */
export async function runWorkflow(
  world: World,
  workflow: Workflow,
  event: Event,
  circumstances: Circumstances = {},
): Promise<Run | undefined> {
  const contexts = contextsOf(world, workflow, event, circumstances);
  if (!starts(workflow, event) || !evaluate(workflow.condition ?? "true", contexts)) return undefined;
  const [remit, ...others] = workflow.steps.filter((step) => step.kind === "remit");
  if (remit?.kind !== "remit" || others.length > 0) throw new Error("The workflow does not use Remit once.");
  const inputs = { "gemini-api-key": "", ...fillAll(remit.inputs, contexts) };
  return world.deliver(event, {
    ...circumstances.job,
    inputs,
    before: async (job) => {
      await circumstances.bring?.(job);
      const before = workflow.steps.slice(0, workflow.steps.indexOf(remit));
      const environment = { ...circumstances.runner, ...fillAll(workflow.environment, contexts) };
      const exported = await carryOut(before, {
        job,
        environment,
        programs: circumstances.programs ?? {},
        fill: (text) => fill(text, contexts),
        federation: (file) => world.gemini.federation(file),
      });
      return { ...exported, ...fillAll(remit.environment, contexts) };
    },
  });
}

function contextsOf(world: World, { environment }: Workflow, event: Event, given: Circumstances): JsonRecord {
  const { repository, token, serverUrl, apiUrl, state } = world.github;
  const secrets = { GEMINI_API_KEY: world.gemini.key, GITHUB_TOKEN: token, ...given.secrets };
  const ref = `refs/heads/${state.defaultBranch}`;
  const github = { repository, token, ref, server_url: serverUrl, api_url: apiUrl, actor: event.actor };
  return {
    github: { ...github, event: event.payload, event_name: event.name, run_id: "9001" },
    secrets,
    vars: given.vars ?? {},
    needs: given.needs ?? {},
    inputs: record(event.payload["inputs"]),
    env: environment,
  };
}

function starts({ triggers }: Workflow, { name, payload }: Event): boolean {
  const filters = triggers.get(name);
  if (filters === undefined) return false;
  const types = list(filters["types"]);
  return types.length === 0 || types.includes(payload["action"]);
}

function fillAll(values: Readonly<Record<string, string>>, contexts: JsonRecord): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value, contexts)]));
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

/** One job of a workflow from its first step to its last. */
import type { Event } from "../events.ts";
import type { JsonRecord } from "../json.ts";
import type { Job } from "../runner.ts";
import type { Circumstances, JobPlan } from "../workflow.ts";
import type { Run, World } from "../world.ts";
import type { Artifacts } from "./artifacts.ts";
import { evaluate, fill, type Status } from "./expressions.ts";
import { carryOut, fillAll, install, type Step } from "./steps.ts";

export interface JobEnd {
  readonly id: string;
  /** Its row of the matrix; empty without one. */
  readonly matrix: JsonRecord;
  readonly result: "success" | "failure" | "skipped";
  readonly outputs: Readonly<Record<string, string>>;
  /** Remit's, where it has a step of it. */
  readonly run?: Run;
  /** What a step that failed has printed. */
  readonly told: string;
}

/** Of GitHub's own runners. Nothing in these worlds needs more rights than it has. */
const RUNNERS = { sudo: "exit 0" };

export interface JobFacts {
  readonly world: World;
  readonly event: Event;
  readonly circumstances: Circumstances;
  readonly artifacts: Artifacts;
  readonly runId: string;
  readonly token: string;
  /** Of the workflow. */
  readonly environment: Readonly<Record<string, string>>;
}

export async function runJob(
  plan: JobPlan,
  facts: JobFacts,
  contexts: JsonRecord & { readonly matrix: JsonRecord },
): Promise<JobEnd> {
  const remit = plan.steps.filter((step) => step.kind === "remit");
  if (remit.length > 1) throw new Error(`The job ${plan.id} uses Remit more than once.`);
  const { world, event, runId, token } = facts;
  const at = remit[0] === undefined ? plan.steps.length : plan.steps.indexOf(remit[0]);
  const checkout = plan.steps.some(({ kind }) => kind === "checkout");
  const how = { runId, token, ...(checkout ? {} : { checkout: false as const }) };
  const progress = new Progress(plan, facts, contexts);
  let run: Run | undefined;
  const [step] = remit;
  if (step === undefined) {
    const job = await world.rent(event, how);
    await progress.begin(job);
    await progress.take(plan.steps);
  } else {
    run = await reach(() =>
      world.deliver(event, {
        ...how,
        inputs: { "gemini-api-key": "" },
        lateInputs: () => fillAll(step.inputs, progress.fill),
        before: async (job) => {
          await progress.begin(job);
          await progress.take(plan.steps.slice(0, at));
          if (progress.status === "failure") throw new NotReached(progress.told);
          return { ...progress.set, ...fillAll(step.environment, progress.fill) };
        },
      }),
    );
    if (run !== undefined) progress.note(step.id, run.outputs, run.main.code === 0);
    await progress.take(plan.steps.slice(at + 1));
  }
  const { status: result, told } = progress;
  const outputs = fillAll(plan.outputs, progress.fill);
  return { id: plan.id, matrix: contexts.matrix, result, outputs, told, ...(run === undefined ? {} : { run }) };
}

/** A step before Remit's has failed. */
class NotReached extends Error {}

async function reach(deliver: () => Promise<Run>): Promise<Run | undefined> {
  try {
    return await deliver();
  } catch (error) {
    if (error instanceof NotReached) return undefined;
    throw error;
  }
}

class Progress {
  status: Status = "success";
  told = "";
  set: Readonly<Record<string, string>> = {};
  private steps: JsonRecord = {};
  private job: Job | undefined;
  private readonly plan: JobPlan;
  private readonly facts: JobFacts;
  private readonly contexts: JsonRecord;

  constructor(plan: JobPlan, facts: JobFacts, contexts: JsonRecord) {
    this.plan = plan;
    this.facts = facts;
    this.contexts = contexts;
  }

  readonly fill = (text: string): string => fill(text, this.known());

  async begin(job: Job): Promise<void> {
    this.job = job;
    const { circumstances, environment } = this.facts;
    const declared = fillAll({ ...environment, ...this.plan.environment }, this.fill);
    this.set = {
      ...circumstances.runner,
      ...declared,
      ...(await install({ ...RUNNERS, ...circumstances.programs }, job)),
    };
  }

  async take(steps: readonly Step[]): Promise<void> {
    const { job } = this;
    if (job === undefined) throw new Error("The job has not begun.");
    const { artifacts, world } = this.facts;
    const federation = (file: string) => world.gemini.federation(file);
    for (const step of steps) {
      if (!evaluate(step.condition ?? "true", this.known(), this.status)) continue;
      try {
        const { exported, outputs } = await carryOut(step, this.set, { job, artifacts, fill: this.fill, federation });
        this.set = { ...this.set, ...exported };
        this.note(step.id, outputs, true);
      } catch (error) {
        const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
        this.told = `${message}\n${stdout}${stderr}`;
        this.note(step.id, {}, false);
      }
    }
  }

  note(id: string, outputs: Readonly<Record<string, string>>, ok: boolean): void {
    if (!ok) this.status = "failure";
    if (id !== "") this.steps = { ...this.steps, [id]: { outputs, conclusion: ok ? "success" : "failure" } };
  }

  private known(): JsonRecord {
    return { ...this.contexts, steps: this.steps, runner: { temp: this.job?.temp ?? "", os: "Linux" } };
  }
}

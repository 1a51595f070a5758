/** One job of a workflow from its first step to its last. */
import type { Event } from "../events.ts";
import { record, type JsonRecord } from "../json.ts";
import type { Job } from "../runner.ts";
import type { Circumstances, JobPlan } from "../workflow.ts";
import type { Run, World } from "../world.ts";
import type { Artifacts } from "./artifacts.ts";
import { evaluate, fill, type Status } from "./expressions.ts";
import { carryOut, fillAll, install, readComposite, type Step, type StepEnd } from "./steps.ts";

export interface JobEnd {
  readonly id: string;
  /** Its row of the matrix; empty without one. */
  readonly matrix: JsonRecord;
  readonly result: "success" | "failure" | "skipped";
  readonly outputs: Readonly<Record<string, string>>;
  /** The last run of Remit, if a step ran it. */
  readonly run?: Run;
  /** The output of a failed step. */
  readonly told: string;
}

/** As on GitHub's own runners. Nothing in these worlds needs more privileges than it has. */
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
  const { world, event, runId, token } = facts;
  // A workspace is empty until a step checks something out.
  const job = await world.rent(event, { runId, token, checkout: false, inputs: { "gemini-api-key": "" } });
  const progress = new Progress(plan, facts, contexts, job);
  await progress.begin();
  await progress.take(plan.steps);
  const { status: result, told, run } = progress;
  const outputs = fillAll(plan.outputs, progress.fill);
  return { id: plan.id, matrix: contexts.matrix, result, outputs, told, ...(run === undefined ? {} : { run }) };
}

class Progress {
  status: Status = "success";
  told = "";
  run: Run | undefined;
  private set: Readonly<Record<string, string>> = {};
  private steps: JsonRecord = {};
  private readonly plan: JobPlan;
  private readonly facts: JobFacts;
  private readonly contexts: JsonRecord;
  private readonly job: Job;

  constructor(plan: JobPlan, facts: JobFacts, contexts: JsonRecord, job: Job) {
    this.plan = plan;
    this.facts = facts;
    this.contexts = contexts;
    this.job = job;
  }

  readonly fill = (text: string): string => fill(text, this.known());

  async begin(): Promise<void> {
    const { circumstances, environment } = this.facts;
    const declared = fillAll({ ...environment, ...this.plan.environment }, this.fill);
    this.set = {
      ...circumstances.runner,
      ...declared,
      ...(await install({ ...RUNNERS, ...circumstances.programs }, this.job)),
    };
  }

  async take(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (!evaluate(step.condition ?? "true", this.known(), this.status)) continue;
      try {
        const { exported, outputs, ok = true } = await this.carryOut(step);
        this.set = { ...this.set, ...exported };
        this.note(step.id, outputs, ok);
      } catch (error) {
        const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
        this.told = `${message}\n${stdout}${stderr}`;
        this.note(step.id, {}, false);
      }
    }
  }

  private async carryOut(step: Step): Promise<StepEnd & { readonly ok?: boolean }> {
    const { job, facts, fill } = this;
    const { artifacts, world, event } = facts;
    if (step.kind === "remit") {
      const exported = { ...this.set, ...fillAll(step.environment, fill) };
      this.run = await world.step(job, event, { inputs: fillAll(step.inputs, fill), exported });
      return { exported: {}, outputs: this.run.outputs, ok: this.run.main.code === 0 };
    }
    if (step.kind === "composite") {
      await this.take(await readComposite(job.workspace, step.path));
      return { exported: {}, outputs: {}, ok: this.status === "success" };
    }
    const federation = (file: string) => world.gemini.federation(file);
    const checkOut = async (ref: string) => {
      const sha = ref === "" ? undefined : ((await world.github.bare.ref(ref)) ?? ref);
      await job.checkOut(sha === undefined ? undefined : { branch: sha === ref ? "main" : ref, sha });
    };
    return carryOut(step, this.set, { job, artifacts, fill, federation, checkOut });
  }

  private note(id: string, outputs: Readonly<Record<string, string>>, ok: boolean): void {
    if (!ok) this.status = "failure";
    if (id !== "") this.steps = { ...this.steps, [id]: { outputs, conclusion: ok ? "success" : "failure" } };
  }

  private known(): JsonRecord {
    const { workspace, temp } = this.job;
    const github = { ...record(this.contexts["github"]), workspace };
    return { ...this.contexts, github, steps: this.steps, runner: { temp, os: "Linux" } };
  }
}

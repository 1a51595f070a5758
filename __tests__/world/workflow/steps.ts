/** The steps of a job before Remit's, carried out on the runner's machine. */
import { execFile } from "node:child_process";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { record } from "../json.ts";
import { makeCommandFiles } from "../runner/command-files.ts";
import { CANARIES, type Job } from "../runner.ts";

export type Step =
  | { readonly kind: "checkout"; readonly persists: boolean }
  | { readonly kind: "setup" }
  /** After Remit's: what it keeps, `${{ runner.temp }}` and wildcards as written. */
  | { readonly kind: "upload"; readonly pattern: string }
  | { readonly kind: "download" }
  | { readonly kind: "google-auth"; readonly inputs: Readonly<Record<string, string>> }
  | { readonly kind: "run"; readonly script: string; readonly environment: Readonly<Record<string, string>> }
  | {
      readonly kind: "remit";
      readonly inputs: Readonly<Record<string, string>>;
      readonly environment: Readonly<Record<string, string>>;
    };

/** Throws for an action that the reader does not know; Remit's own may lie anywhere. */
export function readStep(step: unknown): Step {
  const { uses, run, with: inputs, env } = record(step);
  if (typeof run === "string") return { kind: "run", script: run, environment: texts(env) };
  const action = String(uses).split("@")[0] ?? "";
  if (action === "actions/checkout") {
    return { kind: "checkout", persists: record(inputs)["persist-credentials"] !== false };
  }
  if (action.startsWith("actions/setup-")) return { kind: "setup" };
  if (action === "actions/upload-artifact") return { kind: "upload", pattern: String(record(inputs)["path"]) };
  if (action === "actions/download-artifact") return { kind: "download" };
  if (action === "google-github-actions/auth") return { kind: "google-auth", inputs: texts(inputs) };
  if (action.startsWith("actions/") || action === "undefined") throw new Error(`The reader does not know ${action}.`);
  return { kind: "remit", inputs: texts(inputs), environment: texts(env) };
}

export interface StepFacts {
  readonly job: Job;
  readonly environment: Readonly<Record<string, string>>;
  readonly programs: Readonly<Record<string, string>>;
  readonly fill: (text: string) => string;
  /** Application default credentials that read the job's identity from a file. */
  readonly federation: (subjectTokenFile: string) => string;
}

/** What they leave for the steps after them: all variables that are set in the end. */
export async function carryOut(steps: readonly Step[], facts: StepFacts): Promise<Record<string, string>> {
  let set: Record<string, string> = { ...facts.environment, ...(await install(facts)) };
  for (const step of steps) set = { ...set, ...(await carryOutOne(step, set, facts)) };
  return set;
}

async function carryOutOne(
  step: Step,
  set: Readonly<Record<string, string>>,
  facts: StepFacts,
): Promise<Readonly<Record<string, string>>> {
  switch (step.kind) {
    case "checkout":
      if (step.persists) throw new Error("actions/checkout leaves the token behind: persist-credentials is not false.");
      return {};
    case "setup":
    case "upload":
    case "download":
    case "remit":
      return {};
    case "run":
      return runScript(facts.fill(step.script), { ...set, ...step.environment }, facts.job);
    case "google-auth":
      return authenticate(step.inputs, facts);
  }
}

const start = promisify(execFile);

async function runScript(
  script: string,
  set: Readonly<Record<string, string>>,
  { workspace, temp, home }: Job,
): Promise<Readonly<Record<string, string>>> {
  const files = await makeCommandFiles(temp);
  const machine = { HOME: home, RUNNER_TEMP: temp, GITHUB_WORKSPACE: workspace, CI: "true" };
  const env = { PATH: process.env["PATH"], ...machine, ...set, ...files.environment };
  await start("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], { cwd: workspace, env });
  return (await files.read()).exported;
}

/** In the home, which is where toolchains of a user's own are. */
async function install({ job, programs }: StepFacts): Promise<Record<string, string>> {
  if (Object.keys(programs).length === 0) return {};
  const directory = path.join(job.home, "bin");
  await mkdir(directory, { recursive: true });
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(path.join(directory, name), `#!/bin/sh\n${script}\n`);
    await chmod(path.join(directory, name), 0o755);
  }
  return { PATH: `${directory}:${process.env["PATH"] ?? ""}` };
}

/** As the action does: a file in the workspace, with the runner's own token for identities in it, and its variables. */
async function authenticate(
  inputs: Readonly<Record<string, string>>,
  { job, fill, federation }: StepFacts,
): Promise<Readonly<Record<string, string>>> {
  if (fill(inputs["workload_identity_provider"] ?? "") === "")
    throw new Error("No workload_identity_provider is given.");
  const identity = path.join(job.temp, "identity.jwt");
  await writeFile(identity, "a.b.c");
  const credentials = record(JSON.parse(federation(identity)));
  const source = {
    ...record(credentials["credential_source"]),
    headers: { Authorization: `Bearer ${CANARIES.ACTIONS_ID_TOKEN_REQUEST_TOKEN}` },
  };
  const file = path.join(job.workspace, "gha-creds-0123456789abcdef.json");
  await writeFile(file, JSON.stringify({ ...credentials, credential_source: source }));
  const project = fill(inputs["project_id"] ?? "");
  return {
    GOOGLE_APPLICATION_CREDENTIALS: file,
    GOOGLE_GHA_CREDS_PATH: file,
    CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE: file,
    ...(project === "" ? {} : { GOOGLE_CLOUD_PROJECT: project, CLOUDSDK_CORE_PROJECT: project }),
  };
}

/** The fields of an object, each as text. */
export function texts(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(record(value)).map(([name, text]) => [name, String(text)]));
}

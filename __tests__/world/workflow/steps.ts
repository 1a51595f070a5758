/** The steps of a job other than Remit's own, run on the runner's machine. */
import { execFile } from "node:child_process";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { parse } from "yaml";
import { list, record } from "../json.ts";
import { makeCommandFiles } from "../runner/command-files.ts";
import { CANARIES, type Job } from "../runner.ts";
import type { Artifacts } from "./artifacts.ts";
import { attest } from "./attest.ts";

type Texts = Readonly<Record<string, string>>;

export type Step = {
  /** The id by which later steps refer to it; "" for none. */
  readonly id: string;
  readonly condition: string | undefined;
} &
  /** `ref` is "" for the event's commit. */
  (
    | { readonly kind: "checkout"; readonly persists: boolean; readonly ref: string }
    /** A composite action at a path of the workspace. */
    | { readonly kind: "composite"; readonly path: string }
    | { readonly kind: "app-token"; readonly inputs: Texts }
    | { readonly kind: "setup" }
    /** Paths and names as written, with expressions. */
    | { readonly kind: "upload"; readonly name: string; readonly pattern: string }
    | { readonly kind: "download"; readonly inputs: Texts }
    | { readonly kind: "attest"; readonly inputs: Texts }
    | { readonly kind: "google-auth"; readonly inputs: Texts }
    | { readonly kind: "run"; readonly script: string; readonly environment: Texts }
    | { readonly kind: "remit"; readonly inputs: Texts; readonly environment: Texts }
  );

/** Throws for an unknown action; Remit's own may be anywhere. */
export function readStep(step: unknown): Step {
  const { id, if: condition, ...rest } = record(step);
  const common = {
    id: typeof id === "string" ? id : "",
    condition: typeof condition === "string" ? condition : undefined,
  };
  return { ...common, ...readKind(rest) };
}

type Kind = Step extends infer Each ? (Each extends Step ? Omit<Each, "id" | "condition"> : never) : never;

function readKind({ uses, run, with: inputs, env }: Readonly<Record<string, unknown>>): Kind {
  if (typeof run === "string") return { kind: "run", script: run, environment: texts(env) };
  const action = String(uses).split("@")[0] ?? "";
  if (action === "actions/checkout") {
    const { "persist-credentials": persists, ref = "" } = texts(inputs);
    return { kind: "checkout", persists: persists !== "false", ref };
  }
  if (action.startsWith("./")) return { kind: "composite", path: action };
  if (action === "actions/create-github-app-token") return { kind: "app-token", inputs: texts(inputs) };
  if (action.startsWith("actions/setup-")) return { kind: "setup" };
  if (action === "actions/upload-artifact") {
    const { name, path: pattern } = texts(inputs);
    return { kind: "upload", name: name ?? "artifact", pattern: pattern ?? "" };
  }
  if (action === "actions/download-artifact") return { kind: "download", inputs: texts(inputs) };
  if (action === "actions/attest") return { kind: "attest", inputs: texts(inputs) };
  if (action === "google-github-actions/auth") return { kind: "google-auth", inputs: texts(inputs) };
  if (action.startsWith("actions/") || action === "undefined") throw new Error(`The reader does not know ${action}.`);
  return { kind: "remit", inputs: texts(inputs), environment: texts(env) };
}

export interface StepFacts {
  readonly job: Job;
  readonly artifacts: Artifacts;
  readonly fill: (text: string) => string;
  /** Application default credentials that read the job's identity from a file. */
  readonly federation: (subjectTokenFile: string) => string;
  /** A branch, a commit, or "" for the event's commit. */
  readonly checkOut: (ref: string) => Promise<void>;
}

/** What a step leaves for later ones. */
export interface StepEnd {
  readonly exported: Texts;
  readonly outputs: Texts;
}

/** The steps of an action in the workspace. Throws where the runner would. */
export async function readComposite(workspace: string, directory: string): Promise<readonly Step[]> {
  const text = await readFile(path.join(workspace, directory, "action.yml"), "utf8").catch(() => {
    throw new Error(`Can't find 'action.yml' under '${directory}'. Did you forget to run actions/checkout?`);
  });
  const { using, steps } = record(record(parse(text))["runs"]);
  if (using !== "composite") throw new Error(`The action ${directory} runs using ${String(using)}.`);
  const bare = list(steps).find((step) => record(step)["run"] !== undefined && record(step)["shell"] === undefined);
  if (bare !== undefined) throw new Error("Required property is missing: shell");
  return list(steps).map(readStep);
}

/** Run a step that is neither composite nor Remit's own, with these variables. Throws if it fails. */
export async function carryOut(
  step: Exclude<Step, { kind: "remit" | "composite" }>,
  set: Texts,
  facts: StepFacts,
): Promise<StepEnd> {
  const { job, artifacts, fill } = facts;
  switch (step.kind) {
    case "checkout":
      if (step.persists) throw new Error("actions/checkout leaves the token behind: persist-credentials is not false.");
      await facts.checkOut(fill(step.ref));
      return NOTHING;
    case "setup":
      return NOTHING;
    case "app-token":
      return { exported: {}, outputs: { token: appToken(fillAll(step.inputs, fill)) } };
    case "upload":
      await artifacts.keep(fill(step.name), fill(step.pattern));
      return NOTHING;
    case "download": {
      const { path: to = ".", ...wanted } = fillAll(step.inputs, fill);
      await artifacts.fetch(wanted, path.resolve(job.workspace, to));
      return NOTHING;
    }
    case "attest":
      await attest(fillAll(step.inputs, fill));
      return NOTHING;
    case "run":
      return runScript(fill(step.script), { ...set, ...fillAll(step.environment, fill) }, job);
    case "google-auth":
      return { exported: await authenticate(step.inputs, facts), outputs: {} };
  }
}

/** The name of the fake token for an app of GitHub's. Throws where the action would. */
export const APP_TOKEN = "ghs_app_token";

function appToken({ "client-id": client = "", "private-key": key = "" }: Texts): string {
  if (client === "" || key === "") throw new Error("Input required and not supplied: client-id, private-key");
  return APP_TOKEN;
}

const NOTHING: StepEnd = { exported: {}, outputs: {} };

const start = promisify(execFile);

async function runScript(script: string, set: Texts, { workspace, temp, home }: Job): Promise<StepEnd> {
  const files = await makeCommandFiles(temp);
  const machine = { HOME: home, RUNNER_TEMP: temp, GITHUB_WORKSPACE: workspace, CI: "true" };
  const env = { PATH: process.env["PATH"], ...machine, ...set, ...files.environment };
  await start("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", script], { cwd: workspace, env });
  return await files.read();
}

/** Installs programs in the home directory, where a user's toolchains are; returns the PATH that finds them. */
export async function install(programs: Texts, job: Job): Promise<Texts> {
  if (Object.keys(programs).length === 0) return {};
  const directory = path.join(job.home, "bin");
  await mkdir(directory, { recursive: true });
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(path.join(directory, name), `#!/bin/sh\n${script}\n`);
    await chmod(path.join(directory, name), 0o755);
  }
  return { PATH: `${directory}:${process.env["PATH"] ?? ""}` };
}

/** As the action does: writes a file to the workspace with the runner's identity token, and sets its variables. */
async function authenticate(inputs: Texts, { job, fill, federation }: StepFacts): Promise<Texts> {
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

export function fillAll(values: Texts, fill: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]));
}

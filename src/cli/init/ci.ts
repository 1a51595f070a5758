/** The jobs that a push or a pull request starts on one Ubuntu machine, with their services. */
import { asTable } from "../../lib/read-data.ts";
import { posix } from "node:path";
import { stringify } from "yaml";
import { fill, holds, type Contexts, rowsOf, type Row } from "./expressions.ts";
import { listFrom, readYaml, scalarTexts, scalarText, type UntypedFields, type Tree } from "./tree.ts";

export interface CiJob {
  /** Such as `.github/workflows/ci.yml`. */
  readonly file: string;
  readonly id: string;
  readonly name: string;
  /** Known values of the variables of workflow and job, except those that only its own expressions use. */
  readonly env: Readonly<Record<string, string>>;
  /** The labels of its machine. */
  readonly machine: readonly string[];
  /** The image of the container that its steps run in; "" for none. */
  readonly container: string;
  /** As written, with known expressions replaced. */
  readonly services: UntypedFields;
  readonly steps: readonly CiStep[];
}

export interface CiStep {
  readonly name: string;
  readonly id: string;
  /** Its condition with known parts replaced; "" when it always runs. */
  readonly condition: string;
  /** With the comment after it, which may name the release; "" for a script. */
  readonly uses: string;
  readonly with: Readonly<Record<string, string>>;
  /** "" for an action. */
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
  /** "" at the top of the checkout. */
  readonly directory: string;
  readonly shell: string;
}

export interface WorkflowFile {
  readonly file: string;
  readonly text: string;
  /** Empty when it is not YAML. */
  readonly content: UntypedFields;
  /** Why it is not YAML; "" when it is. */
  readonly fault: string;
}

/** Every workflow of the repository. */
export function readWorkflowFiles(tree: Tree): readonly WorkflowFile[] {
  const files = tree.files.filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path));
  return files.map((file) => ({ file, text: tree.text(file), ...readYaml(tree.text(file)) }));
}

/** The jobs that run for pushes and pull requests, including those of called reusable workflows. */
export function jobsOf(files: readonly WorkflowFile[]): readonly CiJob[] {
  const started = files.filter(({ content }) => triggersOf(content).some((name) => ON_CHANGE.test(name)));
  const called = new Set(
    started.flatMap(({ content }) =>
      Object.values(asTable(content["jobs"])).map((job) => scalarText(asTable(job)["uses"])),
    ),
  );
  const reused = files.filter((file) => !started.includes(file) && called.has(`./${file.file}`));
  return [...started, ...reused].flatMap(jobsIn);
}

const ON_CHANGE = /^(push|pull_request|merge_group)$/;

/** The names of the events in its `on:`. */
export function triggersOf(content: UntypedFields): readonly string[] {
  const on = content["on"];
  return typeof on === "string" || Array.isArray(on) ? listFrom(on).map(scalarText) : Object.keys(asTable(on));
}

/** The jobs of one workflow, whatever starts it. Of a matrix, those that run on Ubuntu, the most ordinary first. */
export function jobsIn(workflow: WorkflowFile): readonly CiJob[] {
  const comments = commentsIn(workflow.text);
  return Object.entries(asTable(workflow.content["jobs"])).flatMap(([id, value]) => {
    const job = asTable(value);
    const rows = rowsOf(asTable(job["strategy"])["matrix"]).filter((row) => onUbuntu(job["runs-on"], row));
    return rows.slice(0, MOST_ROWS).map((row) => readJob({ ...workflow, id, job, row, comments }));
  });
}

/** The most jobs of a matrix; the rest add nothing. */
const MOST_ROWS = 12;

/** Keyed by the action as written: the comment with the name of its release. */
function commentsIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(/uses:\s*["']?(\S+?)["']?\s+(#.*)$/gm)].map(([, uses = "", note = ""]) => [uses, note]),
  );
}

function onUbuntu(labels: unknown, row: Row): boolean {
  const names = labelsOf(labels, row);
  return (
    names.length > 0 &&
    names.every((name) => !/windows|macos|slim/i.test(name)) &&
    names.some((name) => /ubuntu|linux|\$\{\{/i.test(name))
  );
}

function labelsOf(labels: unknown, row: Row): readonly string[] {
  return listFrom(labels).map((label) => fill(scalarText(label), { matrix: row }));
}

interface Written extends WorkflowFile {
  readonly id: string;
  readonly job: UntypedFields;
  readonly row: Row;
  readonly comments: ReadonlyMap<string, string>;
}

function readJob({ file, text, content, id, job, row, comments }: Written): CiJob {
  const contexts = { matrix: row, runner: { os: "Linux" }, github: { event_name: "pull_request" } };
  const outer = known({ ...scalarTexts(content["env"]), ...scalarTexts(job["env"]) }, contexts);
  const all: Contexts = { ...contexts, env: outer };
  const directory = scalarText(asTable(asTable(job["defaults"])["run"])["working-directory"]);
  const steps = listFrom(job["steps"]).flatMap((step) => readStep(asTable(step), all, directory, comments));
  return {
    file,
    id,
    name: fill(scalarText(job["name"]), all),
    env: Object.fromEntries(Object.entries(outer).filter(([each]) => !text.includes(`env.${each}`))),
    machine: labelsOf(job["runs-on"], row),
    container: fill(scalarText(job["container"]) || scalarText(asTable(job["container"])["image"]), all),
    services: filled(job["services"], all) as UntypedFields,
    steps,
  };
}

/** Those whose value is known before a run. */
function known(env: Readonly<Record<string, string>>, contexts: Contexts): Readonly<Record<string, string>> {
  const values = Object.entries(env).map(([name, value]) => [name, fill(value, contexts)] as const);
  return Object.fromEntries(values.filter(([, value]) => !value.includes("${{")));
}

function readStep(
  step: UntypedFields,
  contexts: Contexts,
  directory: string,
  comments: Written["comments"],
): readonly CiStep[] {
  const condition = scalarText(step["if"]);
  const met = condition === "" ? true : holds(condition, contexts);
  if (met === false) return [];
  const uses = scalarText(step["uses"]);
  const note = comments.get(uses);
  const own = filled(step["env"], contexts);
  const env = Object.fromEntries(Object.entries(scalarTexts(own)).filter(([, value]) => value !== ""));
  const inner: Contexts = { ...contexts, env: { ...contexts["env"], ...env } };
  return [
    {
      name: fill(scalarText(step["name"]), inner),
      id: scalarText(step["id"]),
      condition: met === undefined ? condition : "",
      uses: uses === "" ? "" : note === undefined ? uses : `${uses} ${note}`,
      with: scalarTexts(filled(step["with"], inner)),
      run: fill(scalarText(step["run"]), inner).trim(),
      env,
      directory: directoryIn("", fill(scalarText(step["working-directory"]) || directory, inner)),
      shell: scalarText(step["shell"]),
    },
  ];
}

/** A directory as the checkout's files write it; "" for the top. */
export function directoryIn(directory: string, into: string): string {
  return posix.join(directory, into).replace(/^\.$|\/$/, "");
}

/** The same data with every known expression replaced. */
function filled(value: unknown, contexts: Contexts): unknown {
  if (typeof value === "string") return fill(value, contexts);
  if (Array.isArray(value)) return value.map((each) => filled(each, contexts));
  if (typeof value !== "object" || value === null) return value ?? {};
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, contexts)]));
}

/**
 * The services of the first job with some: the lines of its `services:`; the addresses at which commands reach them, such
 * as `localhost:5432`; and what could not be copied, as sentences.
 */
export function findServices(jobs: readonly CiJob[]) {
  const own = Object.entries(jobs.find(({ services }) => Object.keys(services).length > 0)?.services ?? {});
  const known = own.filter(([, service]) => !/\$\{\{/.test(stringify(service)));
  const notes = own
    .filter((each) => !known.includes(each))
    .map(([name]) => `The service ${name} was not taken over: ${SECRET}.`);
  const reached = known.flatMap(([, service]) => portsOf(asTable(service)));
  const unnamed = known
    .filter(([, service]) => portsOf(asTable(service)).length === 0)
    .map(([name]) => `The service ${name} names no port of the machine (such as 5432:5432): commands cannot reach it.`);
  const written = stringify({ services: Object.fromEntries(known) }, { lineWidth: 0 });
  const lines = known.length === 0 ? [] : written.trimEnd().split("\n");
  return { lines, reached: [...new Set(reached)], notes: [...notes, ...unnamed] };
}

const SECRET = "what it is depends on a secret, or on what only a run knows";

/** The machine's ports that lead into the container. */
function portsOf(service: UntypedFields): readonly string[] {
  return listFrom(service["ports"]).flatMap((port) => {
    const host = /^(\d+):\d+(?:\/tcp)?$/.exec(scalarText(port))?.[1];
    return host === undefined ? [] : [`localhost:${host}`];
  });
}

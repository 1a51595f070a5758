/** The text of the workflows that start Remit, and of the action that sets a machine up for it. */
import { ACTIONS } from "../../lib/setup-actions.ts";
import { KINDS, SHAPES, type JobShape, type ShapeKind } from "./shapes.ts";
import type { Setup } from "./setup.ts";
import type { SetupStep } from "./table.ts";

export function isKind(word: string): word is ShapeKind {
  return KINDS.some((kind) => kind === word);
}

/** The path of a workflow of a kind. */
export function pathOf(kind: ShapeKind): string {
  return kind === "comment" ? ".github/workflows/remit.yml" : `.github/workflows/remit-${kind}.yml`;
}

interface WorkflowFacts {
  /** Whether there is an action that sets the machine up. */
  readonly setUp: boolean;
  /** Lines of `services:` for the job that works; empty for none. */
  readonly services: readonly string[];
  /** What to write after `uses:` for Remit itself. */
  readonly remit: string;
  /** Whether to write every step out, even where a call of Remit's own workflow would do. */
  readonly long: boolean;
}

/** The workflow of a kind. One for comments calls Remit's own workflow, if that has all it needs. */
export function writeWorkflow(kind: ShapeKind, facts: WorkflowFacts): string {
  const { title, about, on, jobs } = SHAPES[kind];
  if (kind === "comment" && !facts.long && facts.services.length === 0) return writeCall(facts.remit);
  return `# ${about.join("\n# ")}
# Written by \`remit init\`, and yours from here on.
name: ${title}
on:
${indent(on)}
# Only the permissions that a job names below.
permissions: {}
jobs:
${jobs.map((job) => writeJob(job, checkoutFor(on), facts)).join("\n")}
`;
}

/** The called workflow contains gate, checkout, set-up and Remit (docs/workflow.md). */
function writeCall(remit: string): string {
  const [, name = "", at = ""] = /^([^@]+)(@.*)$/.exec(remit) ?? [];
  const { title, about, on } = SHAPES.comment;
  return `# ${about.join("\n# ")}
# Written by \`remit init\`, and yours from here on. \`remit init --long\` writes every step out.
name: ${title}
on:
${indent(on)}
# For its branch, comment and pull request. Add \`actions: write\` so that \`@remit /stop\` can end a run.
permissions: { contents: write, issues: write, pull-requests: write }
jobs:
  remit:
    uses: ${name}/.github/workflows/remit.yml${at}
    secrets:
      gemini-api-key: \${{ secrets.GEMINI_API_KEY }}
`;
}

/** A pull request's copy of the set-up never runs: Remit itself lays out the pull request's commit in its sandbox. */
function checkoutFor(on: readonly string[]): readonly string[] {
  const pull = on.some((line) => line.startsWith("pull_request"));
  return pull ? [...CHECKOUT, "    ref: ${{ github.event.repository.default_branch }}"] : CHECKOUT;
}

function writeJob(job: JobShape, checkout: readonly string[], { setUp, services, remit }: WorkflowFacts): string {
  const { id, when, minutes, more, permissions, works, gated, before, after, named, inputs } = job;
  const key = works ? ["gemini-api-key: ${{ secrets.GEMINI_API_KEY }}"] : [];
  const setup = works ? [...checkout, ...(setUp ? [`- uses: ./${SETUP_ACTION}`] : [])] : [];
  const own = [`- uses: ${remit}`, ...(named ? ["  id: remit"] : []), "  with:", ...pad([...inputs, ...key], 4)];
  const steps = gated
    ? [...openGate(remit), ...[...setup, ...before, ...own].flatMap(ifAdmitted)]
    : [...setup, ...before, ...own];
  const lines = [
    `${id}:`,
    ...pad(
      [
        ...when,
        "runs-on: ubuntu-latest",
        `timeout-minutes: ${minutes}`,
        ...more,
        "permissions:",
        ...pad(permissions, 2),
        ...(works ? services : []),
        "steps:",
        ...pad([...steps, ...after], 2),
      ],
      2,
    ),
  ];
  return indent(lines);
}

function openGate(remit: string): readonly string[] {
  return [
    "# Checks who asks before anything else: a stranger's comment causes no checkout and no install.",
    `- uses: ${remit}`,
    "  id: gate",
    "  with:",
    "    mode: gate",
  ];
}

/** A condition after the first line of a step. */
function ifAdmitted(line: string): readonly string[] {
  return line.startsWith("- ") ? [line, "  if: steps.gate.outputs.admitted == 'true'"] : [line];
}

const CHECKOUT = [`- uses: ${ACTIONS.checkout}`, "  with:", "    persist-credentials: false"];

function pad(lines: readonly string[], by: number): readonly string[] {
  return lines.map((line) => " ".repeat(by) + line);
}

function indent(lines: readonly string[]): string {
  return pad(lines, 2).join("\n");
}

/** Its path; the reusable workflow and those that init writes use it there. */
export const SETUP_ACTION = ".github/actions/remit-setup";

export function writeAction({ steps, from, environment }: Setup): string {
  const origin =
    from.length === 0 ? "the usual steps for the repository's manifests" : `copied from ${from.join(", ")}`;
  const variables = Object.entries(environment);
  return `# Prepares a machine for Remit: installs the toolchain and the dependencies, since commands have no network.
# Written by \`remit init\`, ${origin}, and yours from here on.
name: Set up for Remit
description: Installs what the project needs.
runs:
  using: composite
  steps:
${[...(variables.length === 0 ? [] : writeVariables(variables)), ...steps.flatMap(writeStep)].map((line) => `    ${line}`.trimEnd()).join("\n")}
`;
}

/** For this action's steps and for commands; the policy lists them under [shell] environment. */
function writeVariables(variables: readonly (readonly [string, string])[]): readonly string[] {
  const lines = variables.map(([name, value]) => `  echo ${quote(`${name}=${value}`)} >> "$GITHUB_ENV"`);
  return ["- name: Set the variables of the CI", "  shell: bash", "  run: |", ...lines.map((line) => `  ${line}`)];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function writeStep(step: SetupStep): readonly string[] {
  const { uses, run, name, condition, id, env, directory } = step;
  const fields = [
    ...(name === "" ? [] : [`name: ${plain(name)}`]),
    ...(id === "" ? [] : [`id: ${id}`]),
    ...(condition === "" ? [] : [`if: ${plain(condition)}`]),
    ...(uses === "" ? [] : [`uses: ${uses}`]),
    ...writeFields("with", step.with),
    ...writeFields("env", env),
    ...(run === "" ? [] : ["shell: bash"]),
    ...(run === "" || directory === "" ? [] : [`working-directory: ${plain(directory)}`]),
    ...(run === "" ? [] : writeValue("run", run)),
  ];
  return fields.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));
}

function writeFields(key: string, fields: Readonly<Record<string, string>>): readonly string[] {
  const entries = Object.entries(fields);
  if (entries.length === 0) return [];
  return [`${key}:`, ...entries.flatMap(([name, value]) => writeValue(name, value).map((line) => `  ${line}`))];
}

/** A text of several lines as a block. */
function writeValue(key: string, value: string): readonly string[] {
  if (!value.includes("\n")) return [`${key}: ${plain(value)}`];
  return [
    `${key}: |`,
    ...value
      .trimEnd()
      .split("\n")
      .map((line) => `  ${line}`),
  ];
}

/** Quoted when YAML would read something else: numbers, and anything with a colon or a hash. */
function plain(value: string): string {
  const bare =
    /^[A-Za-z./~][^:#"'{}[\]]*$/.test(value) && !/^(true|false|yes|no|on|off|null)$/i.test(value) && !/\s$/.test(value);
  return bare ? value : `'${value.replaceAll("'", "''")}'`;
}

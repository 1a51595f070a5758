/** The workflows that start Remit, as text. */
import { ACTIONS } from "./pins.ts";
import type { Project, SetupStep } from "./projects.ts";
import { KINDS, SHAPES, type JobShape, type Kind } from "./shapes.ts";

export function isKind(word: string): word is Kind {
  return KINDS.some((kind) => kind === word);
}

/** Where a workflow of a kind lies in the repository. */
export function pathOf(kind: Kind): string {
  return kind === "comment" ? ".github/workflows/remit.yml" : `.github/workflows/remit-${kind}.yml`;
}

export interface WorkflowFacts {
  readonly projects: readonly Project[];
  /** What stands after `uses:` for Remit itself. */
  readonly remit: string;
}

export function writeWorkflow(kind: Kind, facts: WorkflowFacts): string {
  const { title, about, on, jobs } = SHAPES[kind];
  return `# ${about.join("\n# ")}
# Written by \`remit init\`, and yours from here on.
name: ${title}
on:
${indent(on, 2)}
# Nothing that is not named below.
permissions: {}
jobs:
${jobs.map((job) => writeJob(job, facts)).join("\n")}
`;
}

function writeJob(job: JobShape, { projects, remit }: WorkflowFacts): string {
  const { id, when, minutes, more, permissions, works, before, after, named, inputs } = job;
  const key = works ? ["gemini-api-key: ${{ secrets.GEMINI_API_KEY }}"] : [];
  const setup = works ? [...CHECKOUT, ...projects.flatMap((project) => project.setup.flatMap(writeStep))] : [];
  const own = [`- uses: ${remit}`, ...(named ? ["  id: remit"] : []), "  with:", ...pad([...inputs, ...key], 4)];
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
        "steps:",
        ...pad([...setup, ...before, ...own, ...after], 2),
      ],
      2,
    ),
  ];
  return indent(lines, 2);
}

const CHECKOUT = [`- uses: ${ACTIONS.checkout}`, "  with:", "    persist-credentials: false"];

function writeStep(step: SetupStep): readonly string[] {
  if ("uses" in step) {
    const inputs = Object.entries(step.with).map(([name, value]) => `${name}: ${plain(value)}`);
    return [`- uses: ${step.uses}`, "  with:", ...pad(inputs, 4)];
  }
  return [...(step.why === undefined ? [] : [`# ${step.why}`]), `- run: ${plain(step.run)}`];
}

/** Numbers and anything with a colon or a hash would be read as something else. */
function plain(value: string): string {
  return /^[A-Za-z][^:#"']*$/.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
}

function pad(lines: readonly string[], by: number): readonly string[] {
  return lines.map((line) => " ".repeat(by) + line);
}

function indent(lines: readonly string[], by: number): string {
  return pad(lines, by).join("\n");
}

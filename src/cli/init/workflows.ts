/** The text of the workflows that start Remit. */
import { ACTIONS } from "../../lib/ecosystems/actions.ts";
import { SETUP_ACTION } from "./action.ts";
import { KINDS, SHAPES, type JobShape, type ShapeKind } from "./shapes.ts";

export function isKind(word: string): word is ShapeKind {
  return KINDS.some((kind) => kind === word);
}

/** The path of a workflow of a kind. */
export function pathOf(kind: ShapeKind): string {
  return kind === "comment" ? ".github/workflows/remit.yml" : `.github/workflows/remit-${kind}.yml`;
}

export interface WorkflowFacts {
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
${indent(on, 2)}
# Nothing that is not named below.
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
${indent(on, 2)}
# Its branch, its comment, its pull request. \`actions: write\` as well lets \`@remit /stop\` end a run.
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
  return indent(lines, 2);
}

function openGate(remit: string): readonly string[] {
  return [
    "# Who asks is looked up before anything is spent on it: no checkout and no install for a stranger.",
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

function indent(lines: readonly string[], by: number): string {
  return pad(lines, by).join("\n");
}

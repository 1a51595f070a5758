/** The workflows that start Remit, as text. */
import { ACTIONS } from "./pins.ts";
import type { Project, SetupStep } from "./projects.ts";

/** What a workflow starts on. */
export const KINDS = ["comment", "dispatch"] as const;
export type Kind = (typeof KINDS)[number];

export function isKind(word: string): word is Kind {
  return KINDS.some((kind) => kind === word);
}

/** Where a workflow of a kind lies in the repository. */
export const PATHS: Readonly<Record<Kind, string>> = {
  comment: ".github/workflows/remit.yml",
  dispatch: ".github/workflows/remit-dispatch.yml",
};

export interface WorkflowFacts {
  readonly projects: readonly Project[];
  /** What stands after `uses:` for Remit itself. */
  readonly remit: string;
}

/** Minutes of the job: the policy's 25, and room for what the steps before fetch. */
const JOB_MINUTES = 40;

export function writeWorkflow(kind: Kind, { projects, remit }: WorkflowFacts): string {
  const { title, about, on, when, group, permissions, inputs } = SHAPES[kind];
  return `# ${about.join("\n# ")}
# Written by \`remit init\`, and yours from here on.
name: ${title}
on:
${indent(on, 2)}
# Nothing that is not named below.
permissions: {}
jobs:
  remit:
${indent([...when, "runs-on: ubuntu-latest", `timeout-minutes: ${JOB_MINUTES}`, ...group, "permissions:"], 4)}
${indent(permissions, 6)}
    steps:
      - uses: ${ACTIONS.checkout}
        with:
          persist-credentials: false
${projects.flatMap(({ setup }) => setup.flatMap(writeStep)).join("")}      - uses: ${remit}
        with:
          gemini-api-key: \${{ secrets.GEMINI_API_KEY }}
${indent(inputs, 10)}`
    .trimEnd()
    .concat("\n");
}

interface Shape {
  readonly title: string;
  readonly about: readonly string[];
  readonly on: readonly string[];
  readonly when: readonly string[];
  readonly group: readonly string[];
  readonly permissions: readonly string[];
  readonly inputs: readonly string[];
}

const PULL = "pull-requests: write # its pull request, and its comment there";

const SHAPES: Readonly<Record<Kind, Shape>> = {
  comment: {
    title: "Remit",
    about: [
      'Somebody with write permission comments "@remit …" on an issue or a pull request, and Remit sets to work.',
      "What it may do stands in .github/remit.toml.",
    ],
    on: ["issue_comment:", "  types: [created]"],
    when: [
      "# Saves a runner for every other comment. Who may ask, and whether this asks at all, Remit finds out itself.",
      "if: contains(github.event.comment.body, '@remit')",
    ],
    group: [
      "# One run at a time on an issue. At the job and not at the workflow, where other comments would wait in line too.",
      "concurrency:",
      "  group: remit-${{ github.event.issue.number }}${{ contains(github.event.comment.body, '/stop') && '-stop' || '' }}",
      "  cancel-in-progress: false",
    ],
    permissions: ["contents: write # its branch", "issues: write # its comment", PULL],
    inputs: [],
  },
  dispatch: {
    title: "Remit, by hand",
    about: [
      "Somebody starts this workflow by hand and says what to do.",
      "What Remit may do stands in .github/remit.toml.",
    ],
    on: [
      "workflow_dispatch:",
      "  inputs:",
      "    prompt:",
      "      description: What to do",
      "      required: true",
      "      type: string",
    ],
    when: [],
    group: ["concurrency:", "  group: remit-dispatch", "  cancel-in-progress: false"],
    permissions: ["contents: write # its branch", PULL],
    inputs: ["prompt: ${{ inputs.prompt }}"],
  },
};

function writeStep(step: SetupStep): string[] {
  if ("uses" in step) {
    const inputs = Object.entries(step.with).map(([name, value]) => `${name}: ${plain(value)}`);
    return [`      - uses: ${step.uses}\n        with:\n${indent(inputs, 10)}\n`];
  }
  const why = step.why === undefined ? "" : `      # ${step.why}\n`;
  return [`${why}      - run: ${plain(step.run)}\n`];
}

/** Numbers and anything with a colon or a hash would be read as something else. */
function plain(value: string): string {
  return /^[A-Za-z][^:#"']*$/.test(value) ? value : `'${value.replaceAll("'", "''")}'`;
}

function indent(lines: readonly string[], by: number): string {
  return lines.map((line) => " ".repeat(by) + line).join("\n");
}

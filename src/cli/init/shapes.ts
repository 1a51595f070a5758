/** The parts of each kind of workflow that do not depend on the repository. */
import { ACTIONS } from "../../lib/setup-actions.ts";

/** What starts a workflow, or what it is for. */
export const KINDS = ["comment", "dispatch", "label", "review", "ci", "schedule", "two-jobs", "plan"] as const;
export type ShapeKind = (typeof KINDS)[number];

interface Shape {
  readonly title: string;
  readonly about: readonly string[];
  readonly on: readonly string[];
  readonly jobs: readonly JobShape[];
}

export interface JobShape {
  readonly id: string;
  /** Lines between the name and the runner: needs, conditions. */
  readonly when: readonly string[];
  /** Longer than the policy's minutes, with room for the steps before. */
  readonly minutes: number;
  /** Lines after it: environment, concurrency, outputs. */
  readonly more: readonly string[];
  readonly permissions: readonly string[];
  /** Whether the agent works in this job: it needs a checkout, toolchains and the model's key. */
  readonly works: boolean;
  /** Whether anybody can start it, so that `mode: gate` checks who did before the checkout. */
  readonly gated: boolean;
  /** Steps before and after Remit's. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Whether other lines use its outputs. */
  readonly named: boolean;
  readonly inputs: readonly string[];
}

const BRANCH = "contents: write # its branch";
const COMMENT = "issues: write # its comment";
const PULL = "pull-requests: write # its pull request, and its comment there";

const ASKED = [
  "# Starts no runner for other comments. Remit itself checks who asks, and whether the comment is a request.",
  "if: contains(github.event.comment.body, '@remit')",
];
const ON_COMMENT = ["issue_comment:", "  types: [created]"];
const ON_PROMPT = [
  "workflow_dispatch:",
  "  inputs:",
  "    prompt:",
  "      description: What to do",
  "      required: true",
  "      type: string",
];
const POLICY = "What Remit may do is in .github/remit.toml.";

function oneAtATime(group: string): readonly string[] {
  return [
    "concurrency:",
    `  group: ${group}`,
    "  cancel-in-progress: false",
    "  queue: max # otherwise GitHub drops a waiting request when the next one comes",
  ];
}

/** A single job. */
function whole(job: Partial<JobShape> & Pick<JobShape, "more" | "permissions">): JobShape {
  const rest = { gated: false, before: [], after: [], named: false, inputs: [] };
  return { id: "remit", when: [], minutes: 40, works: true, ...rest, ...job };
}

export const SHAPES: Readonly<Record<ShapeKind, Shape>> = {
  comment: {
    title: "Remit",
    about: [
      'Somebody with write permission comments "@remit …" on an issue or a pull request, and Remit starts.',
      "What it may do is in .github/remit.toml.",
    ],
    on: ON_COMMENT,
    jobs: [
      whole({
        gated: true,
        when: ASKED,
        more: [
          "# One run at a time on an issue; /stop does not wait. Set on the job: on the workflow, all other comments would",
          "# wait too.",
          ...oneAtATime(
            "remit-${{ github.event.issue.number }}${{ contains(github.event.comment.body, '/stop') && '-stop' || '' }}",
          ),
        ],
        permissions: [BRANCH, COMMENT, PULL, "# actions: write # for @remit /stop"],
      }),
    ],
  },
  dispatch: {
    title: "Remit, by hand",
    about: ["Somebody starts this workflow by hand and says what to do.", POLICY],
    on: ON_PROMPT,
    jobs: [
      whole({
        more: oneAtATime("remit-dispatch"),
        permissions: [BRANCH, PULL],
        inputs: ["prompt: ${{ inputs.prompt }}"],
      }),
    ],
  },
  label: {
    title: "Remit, by label",
    about: ['Somebody with write permission sets the label "remit" on an issue, whoever wrote it.', POLICY],
    on: ["issues:", "  types: [labeled]"],
    jobs: [
      whole({
        when: ["if: github.event.label.name == 'remit'"],
        more: oneAtATime("remit-${{ github.event.issue.number }}"),
        permissions: [BRANCH, COMMENT, PULL],
        inputs: ["trigger-label: remit"],
      }),
    ],
  },
  review: {
    title: "Remit, review",
    about: [
      "A pull request is opened, made ready or pushed to, and Remit reviews it. Nothing is changed or approved.",
      "Those of forks are left out: GitHub gives them no secrets.",
    ],
    on: ["pull_request:", "  types: [opened, reopened, ready_for_review, synchronize]"],
    jobs: [
      whole({
        when: [
          "if: >-",
          "  !github.event.pull_request.draft && github.event.pull_request.head.repo.full_name == github.repository",
          "  && github.actor != 'dependabot[bot]'",
        ],
        more: oneAtATime("remit-review-${{ github.event.pull_request.number }}"),
        permissions: ["contents: read", "pull-requests: write # its review, and its comment"],
      }),
    ],
  },
  ci: {
    title: "Remit, CI",
    about: [
      'The workflow "CI" fails: Remit reads the logs and fixes the cause, once for each commit. Put your own workflow\'s',
      "name in the place of CI.",
    ],
    on: ["workflow_run:", "  workflows: [CI]", "  types: [completed]"],
    jobs: [
      whole({
        when: [
          "if: >-",
          "  github.event.workflow_run.conclusion == 'failure'",
          "  && github.event.workflow_run.head_repository.full_name == github.repository",
        ],
        more: oneAtATime("remit-ci-${{ github.event.workflow_run.head_branch }}"),
        permissions: [
          "actions: read # the logs",
          "checks: read # the checks of other apps",
          "contents: write # its commit",
          COMMENT,
          "pull-requests: write # its pull request",
        ],
      }),
    ],
  },
  schedule: {
    title: "Remit, weekly",
    about: [
      "Every Monday: one task, on a branch and a pull request that stay the same. Say in the prompt what yours is.",
      POLICY,
    ],
    on: ["schedule:", '  - cron: "17 4 * * 1"', "workflow_dispatch:"],
    jobs: [
      whole({
        more: oneAtATime("remit-task-docs"),
        permissions: [BRANCH, PULL],
        inputs: [
          "task: docs",
          "prompt: >-",
          "  Compare what the documents say about commands, options and defaults with the code, and correct the",
          "  documents where they differ. Leave the code alone.",
        ],
      }),
    ],
  },
  "two-jobs": {
    title: "Remit, in two jobs",
    about: [
      "One job works, with a token that only reads; another publishes what it proposed, and has no model. With required",
      "reviewers on the environment remit-publish (Settings → Environments), a person approves in between.",
    ],
    on: ON_COMMENT,
    jobs: [
      whole({
        id: "propose",
        gated: true,
        when: ASKED,
        more: [
          ...oneAtATime("remit-${{ github.event.issue.number }}"),
          "outputs:",
          "  digest: ${{ steps.remit.outputs.proposal-digest }}",
        ],
        permissions: ["contents: read", "issues: read", "pull-requests: read"],
        named: true,
        inputs: ["mode: propose"],
        after: [
          `- uses: ${ACTIONS.upload}`,
          "  # Also passes on work that failed verification.",
          "  if: ${{ !cancelled() && steps.remit.outputs.proposal-digest != '' }}",
          "  with:",
          "    name: remit-proposal",
          "    path: ${{ steps.remit.outputs.proposal-path }}",
        ],
      }),
      whole({
        id: "publish",
        when: ["needs: propose", "if: ${{ !cancelled() && needs.propose.outputs.digest != '' }}"],
        minutes: 10,
        more: ["environment: remit-publish", ...oneAtATime("remit-publish-${{ github.event.issue.number }}")],
        permissions: [BRANCH, COMMENT, PULL],
        works: false,
        before: [
          `- uses: ${ACTIONS.download}`,
          "  with:",
          "    name: remit-proposal",
          "    path: ${{ runner.temp }}/proposal",
        ],
        inputs: [
          "mode: publish",
          "proposal: ${{ runner.temp }}/proposal",
          "proposal-digest: ${{ needs.propose.outputs.digest }}",
        ],
      }),
    ],
  },
  plan: {
    title: "Remit, by plan",
    about: [
      "A plan first. When somebody approves the second job (required reviewers on the environment remit-publish), exactly",
      "this plan is carried out.",
    ],
    on: ON_PROMPT,
    jobs: [
      whole({
        id: "plan",
        more: [...oneAtATime("remit-plan"), "outputs:", "  digest: ${{ steps.remit.outputs.plan-digest }}"],
        permissions: ["contents: write # Remit keeps the plan under refs/remit/ and pushes nothing else."],
        named: true,
        inputs: ["command: plan", "prompt: ${{ inputs.prompt }}"],
      }),
      whole({
        id: "carry-out",
        when: ["needs: plan", "if: needs.plan.outputs.digest != ''"],
        more: ["environment: remit-publish", ...oneAtATime("remit-carry-out")],
        permissions: [BRANCH, PULL],
        inputs: ["command: approve ${{ needs.plan.outputs.digest }}"],
      }),
    ],
  },
};

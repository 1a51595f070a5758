/** A failed workflow run: the failure is to be fixed on the branch where it ran. */
import type { Occasion } from "../../events.ts";
import { firstOf } from "../../lib/cut.ts";
import type { Payload } from "../payload.ts";
import {
  askersOf,
  declined,
  keyOf,
  requestWithoutWords,
  type Declined,
  type TriggerSettings,
  type PendingRequest,
} from "../pending.ts";

/**
 * The run's own actors count as askers, since their push made it fail: the event's sender can be anybody who looked at
 * it. One commit is fixed once, however many of its workflows fail. Failures on a branch are one lasting task, so that
 * the next fix joins the pull request still open for the last.
 */
export function readFailedRun(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const refusal = refuseRun(payload);
  if (refusal !== undefined) return refusal;
  const actor = payload.account("workflow_run.actor");
  const again = payload.account("workflow_run.triggering_actor");
  const run = payload.number("workflow_run.id");
  const sha = payload.text("workflow_run.head_sha");
  const name = payload.text("workflow_run.head_branch");
  if (actor === undefined || again === undefined || !run || sha === undefined || name === undefined) {
    return declined("The event's payload is not a workflow run's: id, head, branch or an actor is missing.");
  }
  if (name.startsWith(MERGE_QUEUE)) return declined(refuseMergeGroup(name));
  const pull = pullOf(payload, sha);
  const asked = requestWithoutWords(settings, UNSAID);
  return {
    ...asked,
    trigger: "ci",
    ...(pull === undefined
      ? { branch: { name, sha }, task: settings.task || taskOf(name) }
      : { subject: { kind: "pull", number: pull, head: sha } }),
    askers: askersOf(again, actor),
    occasion: occasionOf(payload, run, sha),
    key: keyOf(["workflow_run", pull ?? name, sha, asked.command ?? null]),
  };
}

/** GitHub keeps the branches of merge groups under this prefix, and deletes each when its checks have ended. */
const MERGE_QUEUE = "gh-readonly-queue/";

/** A merge group's branch is `gh-readonly-queue/main/pr-12-<commit>`, after its last pull request. */
function refuseMergeGroup(name: string): string {
  const [, pull] = /\/pr-(\d+)-[0-9a-f]+$/.exec(name) ?? [];
  const where = pull === undefined ? "the pull request that GitHub took out of the queue" : `pull request #${pull}`;
  return `The workflow run was for a merge group (${name}), whose commit cannot be extended: ask on ${where}.`;
}

const UNSAID = "Checks of this commit failed. Find out why, and fix the cause.";

/** `ci-main`, using only the characters allowed in task names. */
function taskOf(branch: string): string {
  const plain = branch.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return `ci-${plain}`.slice(0, MOST_TASK).replace(/-+$/, "");
}

/** Most characters of a task's name. */
const MOST_TASK = 40;

function occasionOf(payload: Payload, run: number, sha: string): Occasion {
  const text = (name: string) => firstOf(payload.text(`workflow_run.${name}`) ?? "", MOST_TEXT);
  const attempt = payload.number("workflow_run.run_attempt") ?? 1;
  return {
    kind: "failure",
    run,
    attempt,
    workflow: text("name"),
    conclusion: text("conclusion"),
    sha,
    url: text("html_url"),
  };
}

const MOST_TEXT = 300;

function refuseRun(payload: Payload): Declined | undefined {
  const action = payload.text("action") ?? "changed";
  if (action !== "completed") return declined(`The workflow run was ${action}: only a completed one starts a run.`);
  const conclusion = payload.text("workflow_run.conclusion") ?? "nothing";
  if (!FAILED.has(conclusion)) {
    return declined(`The workflow run ended in ${conclusion}: only ${[...FAILED].join(" and ")} ask.`);
  }
  const [here, there] = [payload.number("repository.id"), payload.number("workflow_run.head_repository.id")];
  if (here === undefined || here !== there) {
    return declined("The workflow run was for a fork, whose code Remit does not change: ask for /review there.");
  }
  return undefined;
}

const FAILED = new Set(["failure", "timed_out"]);

/** The pull request whose head the run tested. GitHub also lists those of other repositories that share the commit. */
function pullOf(payload: Payload, sha: string): number | undefined {
  const here = payload.number("repository.id");
  const own = payload
    .list("workflow_run.pull_requests")
    .find((pull) => pull.number("base.repo.id") === here && pull.text("head.sha") === sha);
  return own?.number("number");
}

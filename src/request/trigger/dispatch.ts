/** Runs that the workflow file asks for: started by hand, by a program, by a schedule or by a failed run. */
import { firstOf } from "../../lib/cut.ts";
import type { Account } from "../../ports.ts";
import {
  type Payload,
  askersOf,
  declined,
  keyOf,
  parseSlashCommand,
  requestFor,
  type Declined,
  type TriggerSettings,
  type PendingRequest,
  defaultRequest,
} from "../pending.ts";
import type { Occasion } from "../../events.ts";

/** `workflow_dispatch`: somebody with write permission fills in the form, so the prompt is theirs. */
export function readDispatch(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const form = payload.text("inputs.prompt")?.trim() ?? "";
  return pendingFromPrompt("workflow_dispatch", payload.account("sender"), {
    ...settings,
    prompt: settings.prompt?.trim() || form,
  });
}

/**
 * `repository_dispatch`: what a program sends is often text from elsewhere (an alert, a ticket), so it is data. Only
 * the workflow can make it an instruction, by passing part of it to the input `prompt`.
 */
export function readMessage(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const pending = pendingFromPrompt("repository_dispatch", payload.account("sender"), settings);
  if (pending.kind === "declined") return pending;
  const type = firstOf(payload.text("action") ?? "", MOST_TYPE);
  const sent = payload.json("client_payload") ?? "{}";
  return { ...pending, occasion: { kind: "message", type, payload: firstOf(sent, MOST_SENT) } };
}

/** Characters of a program's message: GitHub accepts ten properties of any length. */
const MOST_SENT = 24_000;
const MOST_TYPE = 100;

/** `schedule`: only the workflow file on the default branch asks; GitHub names who last changed it. */
export function readSchedule(_: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const login = settings.actor || "github-actions[bot]";
  const actor: Account = { login, id: 0, bot: login.endsWith("[bot]") };
  return pendingFromPrompt("schedule", actor, settings);
}

/** `local`, which GitHub never sends: the command line asks on behalf of its user. */
export function readLocal(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  return pendingFromPrompt("local", payload.account("sender"), settings);
}

function pendingFromPrompt(
  event: "workflow_dispatch" | "repository_dispatch" | "schedule" | "local",
  asker: Account | undefined,
  { command: input, prompt = "", task = "", runId = "" }: TriggerSettings,
): PendingRequest | Declined {
  if (asker === undefined) return declined("The event's payload names no sender.");
  const command = parseSlashCommand(input);
  const instruction = prompt.trim();
  if (instruction === "" && command === undefined) {
    return declined(`The input \`prompt\` is empty: a run started by ${event} needs a prompt.`);
  }
  return {
    ...requestFor(command, [instruction]),
    trigger: event === "schedule" || event === "local" ? event : "dispatch",
    askers: askersOf(asker),
    ...(task === "" ? {} : { task }),
    key: keyOf([event, runId, task, command ?? null, instruction]),
  };
}

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
  const request = defaultRequest(settings, DEFAULT_INSTRUCTION);
  return {
    ...request,
    trigger: "ci",
    ...(pull === undefined
      ? { branch: { name, sha }, task: settings.task || taskOf(name) }
      : { subject: { kind: "pull", number: pull, head: sha } }),
    askers: askersOf(again, actor),
    occasion: occasionOf(payload, run, sha),
    key: keyOf(["workflow_run", pull ?? name, sha, request.command ?? null]),
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

const DEFAULT_INSTRUCTION = "Checks of this commit failed. Find out why, and fix the cause.";

/** `ci-main`, using only the characters allowed in task names. */
function taskOf(branch: string): string {
  const plain = branch.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return `ci-${plain}`.slice(0, MOST_TASK).replace(/-+$/, "");
}

/** Most characters of a task's name. */
const MOST_TASK = 40;

function occasionOf(payload: Payload, run: number, sha: string): Occasion {
  const text = (name: string) => firstOf(payload.text(`workflow_run.${name}`) ?? "", MOST_TEXT);
  return { kind: "failure", run, workflow: text("name"), sha, url: text("html_url") };
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

/** An issue opened with the phrase, labeled or assigned; and the events of a pull request itself. */
import { readBoard, wasTicked } from "../../events.ts";
import { findMention } from "../mention.ts";
import {
  type Payload,
  askersOf,
  declined,
  keyOf,
  OUR_MARK,
  parseSlashCommand,
  readThread,
  requestFor,
  defaultRequest,
  type Declined,
  type TriggerSettings,
  type PendingRequest,
} from "../pending.ts";
import type { Account } from "../../ports.ts";

export function readIssueEvent(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const action = payload.text("action");
  const number = payload.number("issue.number");
  const sender = payload.account("sender");
  if (!number || sender === undefined || action === undefined) {
    return declined("The event's payload is not an issue's: action, number or sender is missing.");
  }
  const issue: Issue = { number, sender, pull: payload.has("issue.pull_request") };
  switch (action) {
    case "opened":
      return readOpened(payload, settings, issue);
    case "labeled":
      return readLabeled(payload, settings, issue);
    case "assigned":
      return readAssigned(payload, settings, issue);
    case "edited":
      return readTick(payload, settings, issue);
    default:
      return declined(`The issue was ${action}: only opened, labeled and assigned start a run.`);
  }
}

interface Issue {
  readonly number: number;
  readonly sender: Account;
  readonly pull: boolean;
}

/** The issue's text is its first comment, so policies treat it as a comment. */
function readOpened(payload: Payload, settings: TriggerSettings, { number, sender }: Issue): PendingRequest | Declined {
  const author = payload.account("issue.user");
  if (author === undefined) return declined("The event's payload names no author of the issue.");
  const body = payload.text("issue.body") ?? "";
  if (body.trimStart().startsWith(OUR_MARK)) return declined("The issue is one of Remit's own.");
  const mention = findMention(body, settings.triggerPhrase, "issue");
  if (mention.kind === "absent") return declined(mention.reason);
  const instruction = mention.text || (mention.command === undefined ? DEFAULT_INSTRUCTION : "");
  return {
    ...requestFor(mention.command, [settings.prompt?.trim() ?? "", instruction]),
    trigger: "comment",
    subject: { kind: "issue", number },
    askers: askersOf(author, sender),
    phrase: settings.triggerPhrase,
    ...readThread(payload, "issue", { at: payload.text("issue.created_at") }),
    key: keyOf(["issues", "opened", number, mention.command ?? null, mention.text]),
  };
}

/** Whoever sets the label asks; the issue's author may be anybody, and their words are data. */
function readLabeled(payload: Payload, settings: TriggerSettings, issue: Issue): PendingRequest | Declined {
  const label = payload.text("label.name");
  const refusal = refuseLabel(label, settings);
  return refusal ?? readMarked(payload, settings, issue, "label", ["labeled", label?.toLowerCase()]);
}

/** Why a label asks for nothing; undefined for the trigger label. GitHub ignores case in labels. */
export function refuseLabel(label: string | undefined, { triggerLabel = "" }: TriggerSettings): Declined | undefined {
  if (triggerLabel === "") return declined("No label starts a run: the input trigger-label is empty.");
  if (label?.toLowerCase() === triggerLabel.toLowerCase()) return undefined;
  return declined(`The label ${JSON.stringify(label ?? "")} starts nothing; ${JSON.stringify(triggerLabel)} does.`);
}

/** Assigned to the account that the phrase mentions, such as `remit-bot` in `@remit-bot`. */
function readAssigned(payload: Payload, settings: TriggerSettings, issue: Issue): PendingRequest | Declined {
  const assignee = payload.account("assignee")?.login ?? "";
  const [, login = ""] = /^@([\w-]+)(?:\[bot\])?$/.exec(settings.triggerPhrase) ?? [];
  if (login === "") {
    return declined(
      `No assignment starts a run: trigger-phrase is ${settings.triggerPhrase}, which is not an account.`,
    );
  }
  if (assignee.replace(/\[bot\]$/, "").toLowerCase() !== login.toLowerCase()) {
    return declined(`The issue was assigned to ${JSON.stringify(assignee)}, not to ${JSON.stringify(login)}.`);
  }
  return readMarked(payload, settings, issue, "assign", ["assigned", login.toLowerCase()]);
}

function readMarked(
  payload: Payload,
  settings: TriggerSettings,
  { number, sender, pull }: Issue,
  trigger: "label" | "assign",
  facts: readonly unknown[],
): PendingRequest | Declined {
  if (pull) return declined("The event's payload presents a pull request as an issue.");
  const at = payload.text("issue.updated_at");
  const request = defaultRequest(settings, DEFAULT_INSTRUCTION);
  return {
    ...request,
    trigger,
    subject: { kind: "issue", number },
    askers: askersOf(sender),
    ...readThread(payload, "issue", { at }),
    // The time separates a label that was removed and set again from one event delivered twice.
    key: keyOf(["issues", ...facts, number, at, request.command ?? null]),
  };
}

/** A tick on the dashboard asks for its task, like a dispatch; the words are the workflow's. */
function readTick(
  payload: Payload,
  settings: TriggerSettings,
  { number, sender, pull }: Issue,
): PendingRequest | Declined {
  const { task = "", prompt = "" } = settings;
  if (settings.dashboard !== true || task === "") {
    return declined(
      "The issue was edited: only opened, labeled and assigned start a run, and ticks where `dashboard` is true.",
    );
  }
  const author = payload.account("issue.user");
  const [before, now] = ["changes.body.from", "issue.body"].map((path) => readBoard(payload.text(path) ?? ""));
  if (pull || author === undefined || before === undefined || now === undefined) {
    return declined("The issue that was edited is not a dashboard.");
  }
  if (!wasTicked(task, before, now)) return declined(`The box of the task ${task} was not ticked.`);
  const command = parseSlashCommand(settings.command);
  if (prompt.trim() === "" && command === undefined) {
    return declined("The input `prompt` is empty: a tick says which task, not what to do.");
  }
  return {
    ...requestFor(command, [prompt.trim()]),
    trigger: "dispatch",
    askers: askersOf(sender),
    task,
    board: { number, author },
    key: keyOf(["issues", "edited", number, task, payload.text("issue.updated_at") ?? ""]),
  };
}

const DEFAULT_INSTRUCTION = "Do what this issue asks for.";

/** Always a review: the words in such an event are a stranger's, so they cannot ask for a change. */
export function readPull(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const action = payload.text("action") ?? "";
  const refusal = action === "labeled" ? refuseLabel(payload.text("label.name"), settings) : refuseAction(payload);
  if (refusal !== undefined) return refusal;
  const number = payload.number("pull_request.number");
  const head = payload.text("pull_request.head.sha");
  const sender = payload.account("sender");
  if (!number || head === undefined || sender === undefined) {
    return declined("The event's payload is not a pull request's: number, head or sender is missing.");
  }
  const request = defaultRequest(settings, "Review this pull request.");
  const at = payload.text("pull_request.updated_at");
  return {
    ...request,
    kind: "review",
    trigger: action === "labeled" ? "label" : "pull",
    subject: { kind: "pull", number, head },
    askers: askersOf(sender),
    ...readThread(payload, "pull_request", { at }),
    // A commit is reviewed once, whether opened, reopened or made ready, by one event or two; only a label repeats it.
    key: keyOf([
      "pull",
      number,
      head,
      request.command ?? null,
      request.instruction,
      ...(action === "labeled" ? [at] : []),
    ]),
  };
}

function refuseAction(payload: Payload): Declined | undefined {
  const action = payload.text("action") ?? "changed";
  if (!ASKING.has(action)) {
    return declined(`The pull request was ${action}: only ${[...ASKING].join(", ")} and labeled ask for a review.`);
  }
  if (payload.flag("pull_request.draft"))
    return declined("The pull request is a draft: it is reviewed when it is ready.");
  return undefined;
}

const ASKING = new Set(["opened", "reopened", "synchronize", "ready_for_review"]);

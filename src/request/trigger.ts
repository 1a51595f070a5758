/** From an event to a wish: what somebody asked for. Pure; whether they may ask is `admission.ts`. */
import { createHash } from "node:crypto";
import type { RequestKind, TriggerKind } from "../events.ts";
import type { Account } from "../ports.ts";
import { findMention, type SlashCommand } from "./mention.ts";
import { openPayload, type Payload } from "./payload.ts";

export type { SlashCommand } from "./mention.ts";

/** What somebody asked for, before anybody looked at who it was. */
export interface Wish {
  readonly kind: RequestKind;
  readonly trigger: TriggerKind;
  readonly instruction: string;
  readonly command?: SlashCommand;
  readonly subject?: { readonly kind: "issue" | "pull"; readonly number: number };
  /** Everybody who has a hand in the event: the comment's author first, then its sender where that is another. */
  readonly askers: readonly [Account, ...Account[]];
  /** The same event delivered twice has the same key. */
  readonly key: string;
  readonly commentId?: number;
  /** What people write to address Remit; absent where no comment started the run. */
  readonly phrase?: string;
  /** The issue or pull request as it was when the event happened: later edits are not what was asked about. */
  readonly thread?: Thread;
}

export interface Thread {
  readonly title: string;
  readonly body: string;
  readonly author: Account;
  readonly url: string;
  /** The comment that asked, whole. */
  readonly comment: string;
  /** When it was made, ISO 8601. */
  readonly at: string;
}

export interface Declined {
  readonly kind: "declined";
  /** One sentence for the log. */
  readonly reason: string;
}

/** What the action's inputs say about how runs start. */
export interface TriggerSettings {
  readonly triggerPhrase: string;
  readonly prompt?: string;
  readonly command?: string;
  readonly triggerLabel?: string;
  readonly task?: string;
  /** The workflow run's id, which stays the same when the run is repeated. */
  readonly runId?: string;
}

export interface TriggerEvent {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  readonly payload: unknown;
}

/** How Remit's own comments begin. */
export const OUR_MARK = "<!-- remit:";

export function readTrigger(event: TriggerEvent, settings: TriggerSettings): Wish | Declined {
  const payload = openPayload(event.payload);
  switch (event.name) {
    case "issue_comment":
      return readComment(payload, settings);
    case "workflow_dispatch":
      return readDispatch(payload, settings);
    default:
      return declined(
        `The event ${JSON.stringify(event.name)} does not start Remit; it understands ${UNDERSTOOD.join(" and ")}.`,
      );
  }
}

const UNDERSTOOD = ["issue_comment", "workflow_dispatch"] as const;

function declined(reason: string): Declined {
  return { kind: "declined", reason };
}

function readComment(payload: Payload, settings: TriggerSettings): Wish | Declined {
  const action = payload.text("action");
  if (action !== "created")
    return declined(`The comment was ${action ?? "changed"}, not created: only new comments ask.`);
  const comment = payload.text("comment.body");
  const author = payload.account("comment.user");
  const sender = payload.account("sender");
  const number = payload.number("issue.number");
  const commentId = payload.number("comment.id");
  if (comment === undefined || author === undefined || sender === undefined || !number || !commentId) {
    return declined("The event's payload is not a comment's: body, author, sender, id or issue number is missing.");
  }
  if (comment.trimStart().startsWith(OUR_MARK)) return declined("The comment is one of Remit's own.");
  const mention = findMention(comment, settings.triggerPhrase);
  if (mention.kind === "absent") return declined(mention.reason);
  const subject = { kind: payload.has("issue.pull_request") ? "pull" : "issue", number } as const;
  const askers: [Account, ...Account[]] = sameAccount(author, sender) ? [author] : [author, sender];
  const thread = readThread(payload, comment);
  const said = mention.words || (mention.command === undefined ? UNSAID[subject.kind] : "");
  return {
    ...wishFor(mention.command, [settings.prompt?.trim() ?? "", said]),
    trigger: "comment",
    subject,
    askers,
    commentId,
    phrase: settings.triggerPhrase,
    ...(thread === undefined ? {} : { thread }),
    key: keyOf(["issue_comment", commentId, subject.kind, number, mention.command ?? null, mention.words]),
  };
}

/** What a bare mention asks for. */
const UNSAID = {
  issue: "Do what this issue asks for.",
  pull: "Do what the discussion of this pull request asks for.",
} as const;

function readThread(payload: Payload, comment: string): Thread | undefined {
  const author = payload.account("issue.user");
  const at = payload.text("comment.created_at");
  if (author === undefined || at === undefined) return undefined;
  const [title, body] = [payload.text("issue.title") ?? "", payload.text("issue.body") ?? ""];
  return { title, body, author, url: payload.text("issue.html_url") ?? "", comment, at };
}

function readDispatch(payload: Payload, settings: TriggerSettings): Wish | Declined {
  const sender = payload.account("sender");
  if (sender === undefined) return declined("The event's payload names no sender.");
  const command = readCommand(settings.command);
  const prompt = settings.prompt?.trim() || payload.text("inputs.prompt")?.trim() || "";
  if (prompt === "" && command === undefined) {
    return declined("The input `prompt` is empty: a dispatched run needs to be told what to do.");
  }
  return {
    ...wishFor(command, [prompt]),
    trigger: "dispatch",
    askers: [sender],
    key: keyOf(["workflow_dispatch", settings.runId ?? "", settings.task ?? "", command ?? null, prompt]),
  };
}

function readCommand(input: string | undefined): SlashCommand | undefined {
  const [, name, args = ""] = /^\/?([a-z][\w:-]*)\s*(.*)$/is.exec(input?.trim() ?? "") ?? [];
  return name === undefined ? undefined : { name, args };
}

function wishFor(
  command: SlashCommand | undefined,
  parts: readonly string[],
): Pick<Wish, "kind" | "instruction" | "command"> {
  const instruction = parts.filter((part) => part !== "").join("\n\n");
  const kind = KINDS.get(command?.name.toLowerCase() ?? "") ?? "change";
  return command === undefined ? { kind, instruction } : { kind, instruction, command };
}

const KINDS: ReadonlyMap<string, RequestKind> = new Map([
  ["review", "review"],
  ["plan", "plan"],
]);

function sameAccount(a: Account, b: Account): boolean {
  return a.id === b.id && a.login.toLowerCase() === b.login.toLowerCase();
}

/** Sixteen hexadecimal digits: short enough for a branch name, and nobody gains by a collision with their own event. */
function keyOf(facts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
}

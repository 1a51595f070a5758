/** A comment on an issue, a pull request or its diff, and a review with text. */
import { findMention, type Mention } from "../mention.ts";
import {
  type Payload,
  askersOf,
  declined,
  keyOf,
  OUR_MARK,
  readThread,
  requestFor,
  type Declined,
  type TriggerSettings,
  type PendingRequest,
} from "../pending.ts";
import type { Occasion } from "../../events.ts";
import { firstOf, lastOf } from "../../lib/cut.ts";
import { given } from "../../lib/parts.ts";

export function readComment(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const action = payload.text("action");
  if (action !== "created") {
    return declined(`The comment was ${action ?? "changed"}, not created: only new comments start a run.`);
  }
  const written = readWritten(payload, settings, "comment", "issue");
  if ("reason" in written) return written;
  const { id: commentId, number, mention } = written;
  const subject = { kind: payload.has("issue.pull_request") ? "pull" : "issue", number } as const;
  return {
    ...pendingFor(settings, written, UNASKED[subject.kind]),
    trigger: "comment",
    subject,
    commentId,
    ...readThread(payload, "issue", { comment: written.body, at: payload.text("comment.created_at") }),
    key: keyOf(["issue_comment", commentId, subject.kind, number, mention.command ?? null, mention.text]),
  };
}

export function readReviewComment(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const action = payload.text("action");
  if (action !== "created") {
    return declined(`The review comment was ${action ?? "changed"}, not created: only new comments start a run.`);
  }
  const written = readWritten(payload, settings, "comment", "pull_request");
  if ("reason" in written) return written;
  const path = payload.text("comment.path");
  if (path === undefined) return declined("The event's payload is not a review comment's: its path is missing.");
  const { id } = written;
  const line = payload.number("comment.line") ?? payload.number("comment.original_line");
  const occasion: Occasion = {
    kind: "lines",
    comment: id,
    thread: payload.number("comment.in_reply_to_id") ?? id,
    path: firstOf(path, MOST_PATH),
    ...given({ line }),
    hunk: lastOf(payload.text("comment.diff_hunk") ?? "", MOST_HUNK),
  };
  const at = payload.text("comment.created_at");
  return requestOnPull(payload, settings, written, { trigger: "review_comment", occasion, at });
}

export function readReview(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const action = payload.text("action");
  if (action !== "submitted") {
    return declined(`The review was ${action ?? "changed"}, not submitted: only new reviews start a run.`);
  }
  // A comment on a line creates a review without text, and sends its own event.
  if ((payload.text("review.body") ?? "").trim() === "") {
    return declined("The review has no text of its own: each of its comments sends its own event.");
  }
  const written = readWritten(payload, settings, "review", "pull_request");
  if ("reason" in written) return written;
  const occasion: Occasion = { kind: "review", review: written.id };
  const at = payload.text("review.submitted_at");
  return requestOnPull(payload, settings, written, { trigger: "review", occasion, at });
}

/** Characters. GitHub shows a hunk up to the commented line, so the nearest lines are at the end. */
const MOST_HUNK = 6_000;
const MOST_PATH = 4_096;

/** A comment or a review that calls Remit. */
interface Written {
  readonly id: number;
  /** Of the issue or pull request. */
  readonly number: number;
  readonly body: string;
  readonly askers: PendingRequest["askers"];
  readonly mention: Extract<Mention, { kind: "called" }>;
}

function readWritten(
  payload: Payload,
  settings: TriggerSettings,
  what: "comment" | "review",
  on: "issue" | "pull_request",
): Written | Declined {
  const body = payload.text(`${what}.body`);
  const author = payload.account(`${what}.user`);
  const sender = payload.account("sender");
  const number = payload.number(`${on}.number`);
  const id = payload.number(`${what}.id`);
  if (body === undefined || author === undefined || sender === undefined || !number || !id) {
    const named = on === "issue" ? "issue number" : "number";
    return declined(`The event's payload is not a ${what}'s: body, author, sender, id or ${named} is missing.`);
  }
  if (body.trimStart().startsWith(OUR_MARK)) return declined(`The ${what} is one of Remit's own.`);
  const mention = findMention(body, settings.triggerPhrase, what);
  if (mention.kind === "absent") return declined(mention.reason);
  return { id, number, body, askers: askersOf(author, sender), mention };
}

/** `unasked`: what a mention without words asks for. */
function pendingFor(settings: TriggerSettings, { askers, mention }: Written, unasked: string) {
  const words = mention.text || (mention.command === undefined ? unasked : "");
  const prompts = [settings.prompt?.trim() ?? "", words];
  return { ...requestFor(mention.command, prompts), askers, phrase: settings.triggerPhrase };
}

function requestOnPull(
  payload: Payload,
  settings: TriggerSettings,
  written: Written,
  {
    at,
    ...pending
  }: Required<Pick<PendingRequest, "occasion">> & {
    readonly trigger: "review" | "review_comment";
    readonly at: string | undefined;
  },
): PendingRequest {
  const { id, number, body, mention } = written;
  return {
    ...pendingFor(settings, written, UNASKED[pending.trigger]),
    ...pending,
    subject: { kind: "pull", number },
    ...readThread(payload, "pull_request", { comment: body, at }),
    key: keyOf([pending.trigger, id, number, mention.command ?? null, mention.text]),
  };
}

/** What a mention without words asks for. */
const UNASKED = {
  issue: "Do what this issue asks for.",
  pull: "Do what the discussion of this pull request asks for.",
  review_comment: "Do what this thread on the diff asks for.",
  review: "Do what this review asks for, in its comments on the diff too.",
} as const;

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

export function readComment(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const action = payload.text("action");
  if (action !== "created") {
    return declined(`The comment was ${action ?? "changed"}, not created: only new comments start a run.`);
  }
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
  const instruction = mention.text || (mention.command === undefined ? DEFAULT_INSTRUCTIONS[subject.kind] : "");
  return {
    ...requestFor(mention.command, [settings.prompt?.trim() ?? "", instruction]),
    trigger: "comment",
    subject,
    askers: askersOf(author, sender),
    commentId,
    phrase: settings.triggerPhrase,
    ...readThread(payload, "issue", { comment, at: payload.text("comment.created_at") }),
    key: keyOf(["issue_comment", commentId, subject.kind, number, mention.command ?? null, mention.text]),
  };
}

export function readReviewComment(payload: Payload, settings: TriggerSettings): PendingRequest | Declined {
  const action = payload.text("action");
  if (action !== "created") {
    return declined(`The review comment was ${action ?? "changed"}, not created: only new comments start a run.`);
  }
  const mentioned = readMentioning(payload, settings, "comment");
  if ("reason" in mentioned) return mentioned;
  const path = payload.text("comment.path");
  if (path === undefined) return declined("The event's payload is not a review comment's: its path is missing.");
  const { id } = mentioned;
  const line = payload.number("comment.line") ?? payload.number("comment.original_line");
  const occasion: Occasion = {
    kind: "lines",
    comment: id,
    thread: payload.number("comment.in_reply_to_id") ?? id,
    path: firstOf(path, MOST_PATH),
    ...(line === undefined ? {} : { line }),
    hunk: lastOf(payload.text("comment.diff_hunk") ?? "", MOST_HUNK),
  };
  const at = payload.text("comment.created_at");
  return pendingFromReview(payload, settings, mentioned, { trigger: "review_comment", occasion, at });
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
  const mentioned = readMentioning(payload, settings, "review");
  if ("reason" in mentioned) return mentioned;
  const occasion: Occasion = {
    kind: "review",
    review: mentioned.id,
    state: payload.text("review.state") ?? "commented",
  };
  const at = payload.text("review.submitted_at");
  return pendingFromReview(payload, settings, mentioned, { trigger: "review", occasion, at });
}

/** Characters. GitHub shows a hunk up to the commented line, so the nearest lines are at the end. */
const MOST_HUNK = 6_000;
const MOST_PATH = 4_096;

interface MentioningComment {
  readonly id: number;
  readonly number: number;
  readonly body: string;
  readonly askers: PendingRequest["askers"];
  readonly mention: Extract<Mention, { kind: "called" }>;
}

function readMentioning(
  payload: Payload,
  settings: TriggerSettings,
  place: "comment" | "review",
): MentioningComment | Declined {
  const body = payload.text(`${place}.body`);
  const author = payload.account(`${place}.user`);
  const sender = payload.account("sender");
  const number = payload.number("pull_request.number");
  const id = payload.number(`${place}.id`);
  if (body === undefined || author === undefined || sender === undefined || !number || !id) {
    return declined(`The event's payload is not a ${place}'s: body, author, sender, id or number is missing.`);
  }
  if (body.trimStart().startsWith(OUR_MARK)) return declined(`The ${place} is one of Remit's own.`);
  const mention = findMention(body, settings.triggerPhrase, place);
  if (mention.kind === "absent") return declined(mention.reason);
  return { id, number, body, askers: askersOf(author, sender), mention };
}

function pendingFromReview(
  payload: Payload,
  settings: TriggerSettings,
  { id, number, body, askers, mention }: MentioningComment,
  {
    at,
    ...pending
  }: Required<Pick<PendingRequest, "occasion">> & {
    readonly trigger: "review" | "review_comment";
    readonly at: string | undefined;
  },
): PendingRequest {
  const instruction = mention.text || (mention.command === undefined ? DEFAULT_INSTRUCTIONS[pending.trigger] : "");
  return {
    ...requestFor(mention.command, [settings.prompt?.trim() ?? "", instruction]),
    ...pending,
    subject: { kind: "pull", number },
    askers,
    phrase: settings.triggerPhrase,
    ...readThread(payload, "pull_request", { comment: body, at }),
    key: keyOf([pending.trigger, id, number, mention.command ?? null, mention.text]),
  };
}

/** What a mention without words asks for. */
const DEFAULT_INSTRUCTIONS = {
  issue: "Do what this issue asks for.",
  pull: "Do what the discussion of this pull request asks for.",
  review_comment: "Do what this thread on the diff asks for.",
  review: "Do what this review asks for, in its comments on the diff too.",
} as const;

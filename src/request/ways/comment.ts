/** A comment on an issue or a pull request. */
import { findMention } from "../mention.ts";
import type { Payload } from "../payload.ts";
import {
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
  const said = mention.words || (mention.command === undefined ? UNSAID[subject.kind] : "");
  return {
    ...requestFor(mention.command, [settings.prompt?.trim() ?? "", said]),
    trigger: "comment",
    subject,
    askers: askersOf(author, sender),
    commentId,
    phrase: settings.triggerPhrase,
    ...readThread(payload, "issue", { comment, at: payload.text("comment.created_at") }),
    key: keyOf(["issue_comment", commentId, subject.kind, number, mention.command ?? null, mention.words]),
  };
}

/** What a mention without words asks for. */
const UNSAID = {
  issue: "Do what this issue asks for.",
  pull: "Do what the discussion of this pull request asks for.",
} as const;

/** Turns an event into a pending request: what somebody asked for. Pure; `admission.ts` decides whether they may ask. */
import { openPayload, declined, type Declined, type TriggerSettings, type PendingRequest } from "./pending.ts";
import { readComment, readReview, readReviewComment } from "./trigger/comment.ts";
import { readDispatch, readLocal, readMessage, readSchedule, readFailedRun } from "./trigger/dispatch.ts";
import { readIssueEvent, readPull } from "./trigger/issue.ts";
import { keepOwnText } from "./markdown.ts";
import { UNDERSTOOD_EVENTS } from "../lib/trigger-events.ts";

export type { SlashCommand } from "./mention.ts";
export { OUR_MARK, type Declined, type Thread, type TriggerSettings, type PendingRequest } from "./pending.ts";

export interface TriggerEvent {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  readonly payload: unknown;
}

/** What an event asks for. */
export function readTrigger(event: TriggerEvent, settings: TriggerSettings): PendingRequest | Declined {
  const pending = readEvent(event, settings);
  return pending.kind !== "declined" && asksQuestion(pending, settings.prompt)
    ? { ...pending, question: true }
    : pending;
}

/** All triggers. The names of events and actions are GitHub's. */
function readEvent({ name, payload: value }: TriggerEvent, settings: TriggerSettings): PendingRequest | Declined {
  const payload = openPayload(value);
  switch (name) {
    case "issue_comment":
      return readComment(payload, settings);
    case "issues":
      return readIssueEvent(payload, settings);
    case "pull_request_review_comment":
      return readReviewComment(payload, settings);
    case "pull_request_review":
      return readReview(payload, settings);
    case "pull_request":
    case "pull_request_target":
      return readPull(payload, settings);
    case "workflow_dispatch":
      return readDispatch(payload, settings);
    case "repository_dispatch":
      return readMessage(payload, settings);
    case "schedule":
      return readSchedule(payload, settings);
    case "workflow_run":
      return readFailedRun(payload, settings);
    case "local":
      return readLocal(payload, settings);
    default:
      return declined(
        `The event ${JSON.stringify(name)} does not start Remit; it understands ${UNDERSTOOD_EVENTS.join(", ")}.`,
      );
  }
}

/**
 * Whether the asker's own words ask a question. `prompt` is the workflow's text before them. A task, a schedule and a
 * label ask for work, whatever their wording.
 */
export function asksQuestion({ trigger, task, instruction }: PendingRequest, prompt = ""): boolean {
  if (task !== undefined || !WRITTEN_TRIGGERS.has(trigger)) return false;
  const byWorkflow = trigger === "dispatch" || trigger === "local" ? "" : prompt.trim();
  const own = instruction.startsWith(byWorkflow) ? instruction.slice(byWorkflow.length) : instruction;
  const text = keepOwnText(own).trim();
  return MARKED.test(text) || OPENED.test(text);
}

/** The triggers that carry somebody's words. */
const WRITTEN_TRIGGERS: ReadonlySet<PendingRequest["trigger"]> = new Set([
  "comment",
  "review_comment",
  "review",
  "dispatch",
  "local",
]);

// A question mark at the end of a word, so not one in an address; those of other scripts count anywhere.
const MARKED = /\?(?=[\p{P}\p{S}]*(?:\s|$))|[？؟⸮՞]/u;
// In English, many people omit the mark.
const OPENED = /^(?:please\s+)?(?:why|what|how|who|whose|which|is|are|does|did|explain|describe|tell\s+(?:me|us))\b/iu;

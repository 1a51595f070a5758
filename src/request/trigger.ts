/** From an event to a wish: what somebody asked for. Pure; whether they may ask is `admission.ts`. */
import { openPayload } from "./payload.ts";
import { asksQuestion } from "./question.ts";
import { readComment } from "./ways/comment.ts";
import { readDispatch, readLocal, readMessage, readSchedule } from "./ways/dispatch.ts";
import { readFailedRun } from "./ways/failed-run.ts";
import { readIssue } from "./ways/issue.ts";
import { readPull } from "./ways/pull.ts";
import { readReview, readReviewComment } from "./ways/review.ts";
import { declined, type Declined, type TriggerSettings, type Wish } from "./wish.ts";

export type { SlashCommand } from "./mention.ts";
export { OUR_MARK, type Declined, type Thread, type TriggerSettings, type Wish } from "./wish.ts";

export interface TriggerEvent {
  /** `GITHUB_EVENT_NAME`. */
  readonly name: string;
  readonly payload: unknown;
}

/** What an event asks for. */
export function readTrigger(event: TriggerEvent, settings: TriggerSettings): Wish | Declined {
  const wish = readEvent(event, settings);
  return wish.kind !== "declined" && asksQuestion(wish, settings.prompt) ? { ...wish, question: true } : wish;
}

/** Every way in. The name of an event, and of an action, is GitHub's. */
function readEvent({ name, payload: value }: TriggerEvent, settings: TriggerSettings): Wish | Declined {
  const payload = openPayload(value);
  switch (name) {
    case "issue_comment":
      return readComment(payload, settings);
    case "issues":
      return readIssue(payload, settings);
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
      return declined(`The event ${JSON.stringify(name)} does not start Remit; it understands ${UNDERSTOOD}.`);
  }
}

const UNDERSTOOD = [
  "issue_comment",
  "issues",
  "pull_request",
  "pull_request_target",
  "pull_request_review",
  "pull_request_review_comment",
  "workflow_dispatch",
  "repository_dispatch",
  "schedule",
  "workflow_run",
].join(", ");

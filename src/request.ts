/** From an event to a permitted request at pinned commits, with text of other people marked as data. */
export { admit } from "./request/admission.ts";
export { brief, type BriefingSources, readBriefingSources } from "./request/briefing.ts";
export type { OwnReply } from "./request/discussion.ts";
export type { QuotedText } from "./request/occasion.ts";
export { outlineTree } from "./request/outline.ts";
export { keyOf } from "./request/pending.ts";
export {
  type Declined,
  type PendingRequest,
  readTrigger,
  type SlashCommand,
  type TriggerEvent,
} from "./request/trigger.ts";
export {
  cleanAnswer,
  cleanMarkdown,
  cleanText,
  explainMarks,
  markData,
  markIn,
  markInstructions,
  withoutInstructions,
} from "./request/untrusted.ts";

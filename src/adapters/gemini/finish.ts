/** Gemini's finish reasons in our words. */
import type { Stop } from "../../events.ts";

/** Why the model stopped; a reason that this version does not know is `other`. */
export function stopOf(reason: string): Stop {
  return STOPS[reason] ?? "other";
}

/** Reasons that say the answer is unusable through no fault of the question: asked again as it stands. */
export const MALFORMED: ReadonlySet<string> = new Set([
  "MALFORMED_FUNCTION_CALL",
  "UNEXPECTED_TOOL_CALL",
  "MALFORMED_RESPONSE",
]);

const STOPS: Readonly<Record<string, Stop>> = {
  STOP: "stop",
  MAX_TOKENS: "max_tokens",
  CONTINUATION: "max_tokens", // "… reached the per-request token limit, but generation is not yet complete."
  SAFETY: "safety",
  BLOCKLIST: "safety",
  PROHIBITED_CONTENT: "safety",
  SPII: "safety",
  IMAGE_SAFETY: "safety",
  IMAGE_PROHIBITED_CONTENT: "safety",
  RECITATION: "recitation",
  IMAGE_RECITATION: "recitation",
  MALFORMED_FUNCTION_CALL: "malformed_call",
  UNEXPECTED_TOOL_CALL: "unexpected_call",
};

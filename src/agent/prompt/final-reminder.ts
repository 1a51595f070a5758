/** The last words before the repository's own. */
import type { RequestKind } from "../../events.ts";
import type { PromptFacts } from "./facts.ts";

export function finalReminder(facts: PromptFacts): string {
  return `# Remember

${LAST[facts.kind]} Keep going until then, decide for yourself, read before you rely on a file's content, and keep within the policy.`;
}

const LAST: Readonly<Record<RequestKind, string>> = {
  change: "You are done when the request is met in the workspace and you have seen it work.",
  answer: "You are done when the question is answered from evidence.",
  review: "You are done when every changed file has been read in its context and every finding is supported.",
  plan: "You are done when the plan can be carried out by someone who knows only the plan and the repository.",
};

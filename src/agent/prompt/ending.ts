/** How the run ends, what is checked then, and what the report says. */
import type { LimitName, RequestKind } from "../../events.ts";
import { limitInWords } from "../limits.ts";
import { has, type PromptFacts } from "./facts.ts";

export function ending(facts: PromptFacts): string {
  const paragraphs = [ENDS, verification(facts), limits(facts), report(facts)];
  return `# How the run ends\n\n${paragraphs.filter((text) => text !== "").join("\n\n")}`;
}

const ENDS =
  "**A reply without a tool call ends your work, at once and for good.** Never announce a next step without making the call in the same reply, and send no reply without a call until you are done.";

function verification(facts: PromptFacts): string {
  if (facts.kind !== "change" || facts.verify.length === 0) return "";
  const commands = facts.verify.map((command) => `\`${command}\``).join(", ");
  const again =
    facts.mendings > 0
      ? ` If that fails you get the output back, ${facts.mendings === 1 ? "once" : `at most ${facts.mendings} times`}; work that still fails is published as unverified.`
      : " Work that fails is published as unverified.";
  return `Then Remit itself runs ${commands}.${again} Run that yourself before you finish, where the policy lets you.`;
}

const TOLD: readonly LimitName[] = ["turns", "calls", "minutes", "tokens", "usd", "files", "lines"];

function limits(facts: PromptFacts): string {
  const told = TOLD.flatMap((name) => {
    const limit = facts.limits[name];
    return limit === undefined || limit <= 0 ? [] : [limitInWords(name, limit)];
  });
  if (told.length === 0) return "";
  return `Limits: ${told.join(", ")}. When one is near you are told to wrap up: leave the workspace consistent, then report.`;
}

function report(facts: PromptFacts): string {
  const collected = facts.kind === "review" && has(facts, "add_review_comment");
  const titled = facts.kind === "change" && facts.publishes !== "nothing" && !facts.formed;
  return (collected ? REVIEW_WITH_COMMENTS : REPORT[facts.kind]) + (titled ? ` ${TITLE}` : "");
}

const TITLE =
  "Where you changed files, begin it with a line `Title: …` for commit and pull request: what the change does, in at most 60 characters, worded like the commit titles in the first message, without mentions or issue numbers.";

const REVIEW_WITH_COMMENTS =
  "Your last message is the body of the review. It and your comments are posted then, together, as one review that neither approves nor blocks.";

const REPORT: Readonly<Record<RequestKind, string>> = {
  change:
    "Your last message is the report people read. First what changed and why, in a few sentences or bullets; then how you verified it, with commands and their results; then assumptions, and anything not done. No file-by-file narration, no code the diff already shows. Claim nothing you did not see: work reported without a change in the workspace is published as unchanged. Where the request is a question, your last message is its answer, the point of it in the first sentence.",
  answer: "Your last message is posted as the answer. It must stand on its own.",
  review: "Your last message is the body of the review.",
  plan: "Your last message is the plan, word for word; nothing you said before is posted. It must stand on its own.",
};

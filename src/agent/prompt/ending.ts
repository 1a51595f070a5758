/** How the run ends, what is checked then, and what the report says. */
import type { LimitName, RequestKind } from "../../events.ts";
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
    facts.attempts > 0
      ? ` If that fails you get the output back, ${facts.attempts === 1 ? "once" : `at most ${facts.attempts} times`}; work that still fails is published as unverified.`
      : " Work that fails is published as unverified.";
  return `Then Remit itself runs ${commands}.${again} Run that yourself before you finish, where the policy lets you.`;
}

const UNITS: readonly (readonly [LimitName, string])[] = [
  ["turns", "turns"],
  ["calls", "tool calls"],
  ["minutes", "minutes"],
  ["tokens", "tokens"],
  ["usd", "US dollars"],
  ["files", "changed files"],
  ["lines", "changed lines"],
];

function limits(facts: PromptFacts): string {
  const told = UNITS.flatMap(([name, unit]) => {
    const limit = facts.limits[name];
    return limit === undefined || limit <= 0 ? [] : [`${grouped(limit)} ${unit}`];
  });
  if (told.length === 0) return "";
  return `Limits: ${told.join(", ")}. When one is near you are told to wrap up: leave the workspace consistent, then report.`;
}

// `toLocaleString` would load the tables of all languages: 10 ms of a run's start.
function grouped(value: number): string {
  return String(value).replace(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ",");
}

function report(facts: PromptFacts): string {
  const collected = facts.kind === "review" && has(facts, "add_review_comment");
  return collected ? REVIEW_WITH_COMMENTS : REPORT[facts.kind];
}

const REVIEW_WITH_COMMENTS =
  "Your last message is the body of the review. It and your comments are posted then, together, as one review that neither approves nor blocks.";

const REPORT: Readonly<Record<RequestKind, string>> = {
  change:
    "Your last message is the report people read. First what changed and why, in a few sentences or bullets; then how you verified it, with commands and their results; then assumptions, and anything not done. No file-by-file narration, no code the diff already shows. Claim nothing you did not see: work reported without a change in the workspace is published as unchanged.",
  answer: "Your last message is posted as the answer. It must stand on its own.",
  review: "Your last message is the body of the review.",
  plan: "Your last message is the plan, word for word; nothing you said before is posted. It must stand on its own.",
};

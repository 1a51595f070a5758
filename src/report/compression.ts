/** A compression in plain words: why and how it was made, what it cost, and what became of the checks. */
import type { RunEvent, SummaryCheck } from "../events.ts";
import { money, tokens } from "./figures.ts";
import { clip } from "./markdown.ts";

export type Compressed = Extract<RunEvent, { type: "context.compressed" }>;

/** `144k → 31.5k tokens (the window was filling up, verified summary by gemini-2.5-pro, US$ 0.32)`. */
export function headOf({ trigger, method, by, usd, tokensBefore, tokensAfter }: Compressed): string {
  const how = [
    CAUSES[trigger] ?? trigger,
    `${METHODS[method] ?? method}${by === undefined ? "" : ` by ${by}`}`,
    ...(usd === undefined ? [] : [money(usd)]),
  ];
  return `${tokens(tokensBefore)} → ${tokens(tokensAfter)} tokens (${how.join(", ")})`;
}

const CAUSES: Readonly<Record<string, string>> = {
  window: "the window was filling up",
  "full window": "the window was full",
  overflow: "the model refused the question as too long",
  hook: "a hook cleared the conversation",
};

const METHODS: Readonly<Record<string, string>> = { truncation: "cut without a summary", cleared: "without a summary" };

/** What the checks did, or why there was no summary, a sentence each. */
export function checksOf({ failed, unasked, verification, added }: Compressed): readonly string[] {
  return [
    ...(failed === undefined ? [] : [`No summary could be used: ${failed}`]),
    ...(unasked === undefined ? [] : [`No summary was asked for: ${unasked}`]),
    ...(verification === undefined ? [] : [tellVerification(verification)]),
    ...(added.length === 0 ? [] : [`From the log were added: ${listed(added)}.`]),
  ];
}

function tellVerification(check: SummaryCheck): string {
  switch (check.kind) {
    case "confirmed":
      return "The verification found nothing to correct.";
    case "corrected":
      return `The verification corrected: ${listed(check.corrections)}.`;
    case "failed":
      return `The verification failed, so that the first draft stands: ${check.why}`;
    case "skipped":
      return `Not verified: ${check.why}`;
    default:
      return check satisfies never;
  }
}

/** Characters of one item. */
const ITEM = 200;

function listed(items: readonly string[]): string {
  return items.map((item) => clip(item.replace(/\.$/, ""), ITEM)).join("; ");
}

/** The context over a run: its size as a chart, and each compression in plain words. */
import { type RunEvent, type SummaryCheck, MAIN, type Entry } from "../events.ts";
import { money, tokens } from "./figures.ts";
import { clip } from "./markdown.ts";
import type { Block } from "./fit.ts";
import { ownEntries } from "./story.ts";

type Compressed = Extract<RunEvent, { type: "context.compressed" }>;

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

/** The result of the checks, or why there was no summary, one sentence each. */
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
      return `The verification failed, so the first draft is used: ${check.why}`;
    case "skipped":
      return `Not verified: ${check.why}`;
    default:
      return check satisfies never;
  }
}

/** The most characters of one item. */
const ITEM = 200;

function listed(items: readonly string[]): string {
  return items.map((item) => clip(item.replace(/\.$/, ""), ITEM)).join("; ");
}

/** The most points of a chart; more could not be told apart. */
const POINTS = 120;

/** The size of the context in tokens, turn by turn; empty for fewer than three turns. A compression shows as a drop. */
export function contextChart(entries: readonly Entry[]): Block[] {
  const sizes = ownEntries(entries).flatMap(({ agent, event }) => {
    if (agent !== MAIN) return [];
    if (event.type === "model.replied" && event.purpose === "turn") return [event.reply.usage.input];
    return event.type === "context.compressed" ? [event.tokensAfter] : [];
  });
  if (sizes.length < 3) return [];
  const shown = thin(sizes).map((size) => Math.round(size / 100) / 10);
  const lines = [
    "```mermaid",
    "xychart-beta",
    '  title "Context size, thousand tokens"',
    `  x-axis "turns and compressions" 1 --> ${sizes.length}`,
    `  y-axis "thousand tokens" 0 --> ${Math.max(1, Math.ceil(Math.max(...shown) * 1.1))}`,
    `  line [${shown.join(", ")}]`,
    "```",
  ];
  return [{ kind: "text", markdown: lines.join("\n") }];
}

/** Keeps the smallest and the largest point of each stretch, in order, so that no drop is lost. */
function thin(sizes: readonly number[]): number[] {
  if (sizes.length <= POINTS) return [...sizes];
  const stretch = Math.ceil(sizes.length / (POINTS / 2));
  return Array.from({ length: Math.ceil(sizes.length / stretch) }, (_, at) =>
    sizes.slice(at * stretch, (at + 1) * stretch),
  ).flatMap((part) => {
    const [low, high] = [Math.min(...part), Math.max(...part)];
    return part.indexOf(low) < part.indexOf(high) ? [low, high] : [high, low];
  });
}

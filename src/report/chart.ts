/** The size of the context over the turns, as a Mermaid chart, which GitHub draws. */
import { MAIN, type Entry } from "../events.ts";
import type { Block } from "./fit.ts";
import { ownEntries } from "./own.ts";

/** Points of a chart: more cannot be told apart. */
const POINTS = 120;

/** Tokens the model was shown, turn by turn; empty for fewer than three turns. Compressions show as drops. */
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

/** Of each stretch the smallest and the largest, in their order, so that no drop is lost. */
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

/** Token counts of one call, as Gemini gives them or as we estimate them. */
import type { Usage } from "../../events.ts";

/** What Gemini says; any of it may be missing, and a proxy may say it in a string, or wrongly. */
export type WireUsage = Readonly<Partial<Record<Count, unknown>>>;

type Count =
  | "promptTokenCount"
  | "candidatesTokenCount"
  | "cachedContentTokenCount"
  | "thoughtsTokenCount"
  | "toolUsePromptTokenCount"
  | "totalTokenCount";

type Counts = Readonly<Partial<Record<Count, number>>>;

/**
 * Tokens of one call. Counts that Gemini left out are estimated from the bytes `sent` and `received`, never taken as
 * zero: a budget must not be passed for want of numbers.
 */
export function measureUsage(said: WireUsage, bytes: { readonly sent: number; readonly received: number }): Usage {
  const wire = readCounts(said);
  const { cachedContentTokenCount: cached = 0, thoughtsTokenCount: thoughts = 0 } = wire;
  const input = inputOf(wire);
  const output = outputOf(wire, bytes.received);
  return {
    input: input ?? estimate(bytes.sent),
    output: output ?? estimate(bytes.received),
    cached,
    thoughts,
    estimated: input === undefined || output === undefined,
  };
}

/** A count that is none is as good as missing: a negative one would give a budget back. */
function readCounts(said: WireUsage): Counts {
  const counts = Object.entries(said).flatMap(([name, value]) => {
    const count = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
    return Number.isSafeInteger(count) && (count as number) >= 0 ? [[name, count]] : [];
  });
  return Object.fromEntries(counts) as Counts;
}

// Results of Google's own search are counted apart and billed as input.
function inputOf({ promptTokenCount, toolUsePromptTokenCount = 0 }: Counts): number | undefined {
  return promptTokenCount === undefined ? undefined : promptTokenCount + toolUsePromptTokenCount;
}

// A count of zero is left out on the wire: without an answer a missing count is a zero, with one it is missing.
function outputOf(wire: Counts, received: number): number | undefined {
  const { candidatesTokenCount, thoughtsTokenCount, totalTokenCount } = wire;
  const input = inputOf(wire);
  if (candidatesTokenCount !== undefined) return candidatesTokenCount + (thoughtsTokenCount ?? 0);
  if (totalTokenCount !== undefined && input !== undefined) return Math.max(0, totalTokenCount - input);
  if (received <= EMPTY_BYTES && input !== undefined) return thoughtsTokenCount ?? 0;
  return undefined;
}

const EMPTY_BYTES = "[]".length;

// Gemini's tokenizer makes 2.3 to 4 characters of source text into a token (measured); 3 bytes lie between.
function estimate(bytes: number): number {
  return Math.ceil(bytes / 3);
}

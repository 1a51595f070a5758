/** Token counts of one call, as Gemini gives them or as we estimate them. */
import type { Usage } from "../../events.ts";

/** What Gemini says; any of it may be missing. */
export interface WireUsage {
  readonly promptTokenCount?: number;
  readonly candidatesTokenCount?: number;
  readonly cachedContentTokenCount?: number;
  readonly thoughtsTokenCount?: number;
  readonly toolUsePromptTokenCount?: number;
  readonly totalTokenCount?: number;
}

/**
 * Tokens of one call. Counts that Gemini left out are estimated from the bytes `sent` and `received`, never taken as
 * zero: a budget must not be passed for want of numbers.
 */
export function measureUsage(wire: WireUsage, bytes: { readonly sent: number; readonly received: number }): Usage {
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

// Results of Google's own search are counted apart and billed as input.
function inputOf({ promptTokenCount, toolUsePromptTokenCount = 0 }: WireUsage): number | undefined {
  return promptTokenCount === undefined ? undefined : promptTokenCount + toolUsePromptTokenCount;
}

// A count of zero is left out on the wire: without an answer a missing count is a zero, with one it is missing.
function outputOf(wire: WireUsage, received: number): number | undefined {
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

/** Where the history is cut: what comes before is summed up, what comes after stays word for word. */
import type { Turn } from "../history.ts";
import { estimateMessages } from "../tokens.ts";

export interface Cut {
  /** The entries that are left out, by sequence number, both ends included. */
  readonly from: number;
  readonly to: number;
  readonly dropped: readonly Turn[];
  readonly kept: readonly Turn[];
}

/** About so much of the history stays word for word. */
const KEPT_SHARE = 0.3;

/**
 * The cut before the earliest reply from which on no more than {@link KEPT_SHARE} of the history is left, and at any
 * rate before the newest; undefined when nothing would be left out. The briefing is not part of the history.
 *
 * INVARIANT: calls and their answers are on the same side. Gemini rejects a call whose answer is missing, so the cut is
 * made only before a reply.
 */
export function planCut(turns: readonly Turn[]): Cut | undefined {
  const [briefing, ...history] = turns;
  if (briefing === undefined) return undefined;
  const replies = history.flatMap(({ message }, index) => (message.role === "model" ? [index] : []));
  const most = KEPT_SHARE * sizeOf(history);
  const index = replies.find((from) => sizeOf(history.slice(from)) <= most) ?? replies.at(-1);
  const first = index === undefined ? undefined : history[index];
  if (index === undefined || first === undefined || index === 0) return undefined;
  return { from: briefing.seq + 1, to: first.seq - 1, dropped: history.slice(0, index), kept: history.slice(index) };
}

/** Our estimate of the tokens of these turns. */
export function sizeOf(turns: readonly Turn[]): number {
  return estimateMessages(turns.map(({ message }) => message));
}

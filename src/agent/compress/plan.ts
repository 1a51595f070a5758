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
  const index = findCut(history);
  const first = history[index];
  if (briefing === undefined || first === undefined || index === 0) return undefined;
  return { from: briefing.seq + 1, to: first.seq - 1, dropped: history.slice(0, index), kept: history.slice(index) };
}

function findCut(history: readonly Turn[]): number {
  const newest = history.findLastIndex(isReply);
  const most = KEPT_SHARE * sizeOf(history);
  let left = sizeOf(history);
  return history.findIndex((turn, index) => {
    const found = isReply(turn) && (left <= most || index === newest);
    left -= sizeOf([turn]);
    return found;
  });
}

function isReply({ message }: Turn): boolean {
  return message.role === "model";
}

/** Our estimate of the tokens of these turns. */
export function sizeOf(turns: readonly Turn[]): number {
  return estimateMessages(turns.map(({ message }) => message));
}

/** Whether an agent still learns or does anything new. */
import type { Step } from "./steps.ts";

/** So many turns without anything new are too many. */
export const STALE = 12;

/**
 * How many of the last turns brought nothing new. A call that only reads is news when its result was not seen before,
 * whatever was asked: ten searches that find nothing are one piece of news. Any other call is news when it, or its
 * result, was not seen before.
 */
export function turnsWithoutNews(steps: readonly Step[], reads: ReadonlySet<string>): number {
  const seen = new Set<string>();
  let stale = 0;
  for (const { deeds } of steps) {
    const news = deeds.map(({ call, key, result }) => (reads.has(call.tool) ? result : `${key} ${result}`));
    stale = news.some((one) => !seen.has(one)) ? 0 : stale + 1;
    for (const one of news) seen.add(one);
  }
  return stale;
}

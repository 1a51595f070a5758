/** The first strategy: the text as it was given. */
import type { Hit } from "./match.ts";

/** More places than anybody means. */
export const MOST_PLACES = 10_000;

/** Every place up to that many, those that overlap too: which of them is meant is then not certain. */
export function findExact({ text }: { readonly text: string }, old: string): Hit[] {
  const hits: Hit[] = [];
  for (
    let start = text.indexOf(old);
    start !== -1 && hits.length <= MOST_PLACES;
    start = text.indexOf(old, start + 1)
  ) {
    hits.push({ start, end: start + old.length });
  }
  return hits;
}

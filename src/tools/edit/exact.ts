/** The first strategy: the text as it was given. */
import type { Hit } from "./match.ts";

/** Every place, those that overlap too: which of them is meant is then not certain. */
export function findExact({ text }: { readonly text: string }, old: string): Hit[] {
  const hits: Hit[] = [];
  for (let start = text.indexOf(old); start !== -1; start = text.indexOf(old, start + 1)) {
    hits.push({ start, end: start + old.length });
  }
  return hits;
}

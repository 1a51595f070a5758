/** Texts that differ only in characters that look alike, which models write one for the other. */
import { diffWordsWithSpace } from "diff";
import { findExact } from "./exact.ts";
import type { Hit, Wish } from "./match.ts";
import type { Page } from "./rows.ts";

/** One character for one, so that offsets stay what they are. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u00b4\u02bc]/gu, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, "-"],
  [/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, " "],
];

/** The text with each look-alike as its ASCII character. */
export function fold(text: string): string {
  if (!/[\u0080-\uffff]/.test(text)) return text;
  return ALIKE.reduce((folded, [characters, plain]) => folded.replaceAll(characters, plain), text);
}

export function findFolded(page: Page, old: string): Hit[] {
  const wanted = fold(old);
  return page.folded() === page.text && wanted === old ? [] : findExact({ text: page.folded() }, wanted);
}

/** The new text, with the file's own characters wherever the edit keeps what was there. */
export function carryFolded({ start, end }: Hit, text: string, wish: Wish): string {
  const there = text.slice(start, end);
  let at = 0;
  // Beyond so many words that differ, the new text is taken as it is.
  const changes = diffWordsWithSpace(wish.old, wish.new, { maxEditLength: 4000 });
  return (changes ?? [{ value: wish.new, added: true, removed: false }])
    .map(({ value, added, removed }) => {
      if (added) return value;
      const own = there.slice(at, at + value.length);
      at += value.length;
      return removed ? "" : own;
    })
    .join("");
}

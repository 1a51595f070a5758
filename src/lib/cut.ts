/** Texts cut between characters: half of one that takes two code units is no character, and shows as a broken one. */

/** The first `most` code units, or one less where they end in the middle of a character. */
export function firstOf(text: string, most: number): string {
  return text.slice(0, splits(text, most) ? most - 1 : most);
}

/** The last `most` code units, or one less where they begin in the middle of a character. */
export function lastOf(text: string, most: number): string {
  const start = Math.max(0, text.length - most);
  return text.slice(splits(text, start) ? start + 1 : start);
}

/** Whether a character is both before and after an offset. */
export function splits(text: string, offset: number): boolean {
  const [before, after] = [text.charCodeAt(offset - 1), text.charCodeAt(offset)];
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}

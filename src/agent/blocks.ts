/** Blocks between marks, in text that may hold any number of either. */

/** The text without what stands between the marks, the marks included; a mark that is never closed stays. Linear. */
export function withoutBlocks(text: string, opening: string, closing: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf(opening, from);
    const close = open < 0 ? -1 : text.indexOf(closing, open + opening.length);
    if (close < 0) return pieces.join("") + text.slice(from);
    pieces.push(text.slice(from, open));
    from = close + closing.length;
  }
}

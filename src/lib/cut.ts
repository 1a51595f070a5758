/** Shortened texts: cut between characters, without marked blocks or unseen characters, at a word as part of a branch name or URL. */

/** The first `most` code units, or one less where they end in the middle of a character. */
export function firstOf(text: string, most: number): string {
  return text.slice(0, splits(text, most) ? most - 1 : most);
}

export interface Clipping {
  /** Stands for what was cut; an ellipsis when absent. */
  readonly mark?: string;
  /** The code units kept of a text that is too long; when absent, one less than it may have. */
  readonly kept?: number;
  /** Cuts after a word if at least this many code units stay, and drops white space before the mark. */
  readonly atWordFrom?: number;
}

/** The text if it has at most `most` code units; otherwise its beginning and a mark. */
export function clipped(text: string, most: number, clipping: Clipping = {}): string {
  const { mark = "…", kept = most - 1, atWordFrom } = clipping;
  if (text.length <= most) return text;
  const cut = firstOf(text, kept).toWellFormed();
  if (atWordFrom === undefined) return cut + mark;
  const end = text[cut.length] === " " ? cut.length : cut.lastIndexOf(" ");
  return (end > atWordFrom ? cut.slice(0, end) : cut).trimEnd() + mark;
}

/** The last `most` code units, or one less where they begin in the middle of a character. */
export function lastOf(text: string, most: number): string {
  const start = Math.max(0, text.length - most);
  return text.slice(splits(text, start) ? start + 1 : start);
}

/** Whether an offset splits a surrogate pair. */
export function splits(text: string, offset: number): boolean {
  const [before, after] = [text.charCodeAt(offset - 1), text.charCodeAt(offset)];
  return before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
}

/** Removes characters that a reader does not see. */
export function withoutUnseen(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{C}\n\t]/gu, "");
}

/** The text without the blocks between the marks, marks included; a mark that is never closed stays. Linear. */
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

/** Characters used of a title at most: branch names are shown in narrow columns. */
const SLUG = 40;

/** Lower-case ASCII letters and digits joined by hyphens, cut at a word. */
export function slugOf(title: string): string {
  const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "");
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? word.slice(0, SLUG) : `${slug}-${word}`;
    if (longer.length > SLUG) break;
    slug = longer;
  }
  return slug;
}

/**
 * What is not known of a text when a line is judged. A text keeps what is certain and has a hole for each piece that is
 * not: `src/*.ts` is `src/`, a hole for a file name, `.ts`. Holes are private-use characters; a line that uses these
 * characters itself is refused.
 */

/** Any text at all. */
export const TEXT = "\uE000";
/** Part of a file name that a glob stands for: no `/`, and never `.` or `..` as a whole. */
export const NAME = "\uE001";
/** A whole number, perhaps with a minus sign. */
export const NUMBER = "\uE002";
/** A path below what stands before it: any characters, but no `..` part. */
export const TREE = "\uE003";
/** The absolute path of the workspace's root, which is certain as a place though not as a text. */
export const ROOT = "\uE004";

/**
 * What a glob at the beginning of a word stands for: as {@link NAME}, and it begins with no `-`, so that it is no
 * option. Only in the line's own bash, which is told to pass such names over; one started from the line is not.
 */
export const ENTRY = "\uE006";

/** What `xargs` puts in from its input, until it is known what that is. */
export const INPUT = "\uE005";

const ANY_HOLE = /[\uE000-\uE00F]/;
const ALL_HOLES = /[\uE000-\uE00F]+/;

/** Whether anything of the text is not known. */
export function hasHole(text: string): boolean {
  return ANY_HOLE.test(text);
}

/** What is certain of the text up to its first hole. */
export function certainStart(text: string): string {
  const index = text.search(ANY_HOLE);
  return index === -1 ? text : text.slice(0, index);
}

/** The certain pieces between the holes. */
export function certainPieces(text: string): readonly string[] {
  return text.split(ALL_HOLES);
}

/** The text for people: `src/….ts`. */
export function readable(text: string): string {
  return text
    .replace(/\/home\/~/g, "~")
    .replace(/\uE004/g, ".")
    .replace(/[\uE000-\uE00F]+/g, "…");
}

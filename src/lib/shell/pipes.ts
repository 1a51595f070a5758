/** Pipes whose reader ends before the writer. */

/**
 * Whether a reader in a line, such as `head` or `grep -q`, may stop reading early: SIGPIPE then ends its writer, which
 * is no failure. A guess from the words; a wrong guess changes little.
 */
export function readsInPart(line: string): boolean {
  return EARLY.test(line);
}

const EARLY =
  /\|&?\s{0,9}(?:head|less|more|read|first|dd)\b|\|&?\s{0,9}sed\b[^|]{0,200}\dq|\|&?\s{0,9}[gm]?awk\b[^|]{0,200}\bexit\b|\|&?\s{0,9}(?:[efz]?grep|rg)\b[^|]{0,200}\s-(?:\w{0,9}[qm]|-quiet|-max-count)|\byes\b/;

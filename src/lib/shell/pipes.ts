/** Pipes whose reader ends before its writer. */

/**
 * Whether a reader in a line, such as `head` or `grep -q`, may stop reading early: its writer is then ended by SIGPIPE,
 * which is no failure of anybody's. A guess by the words: a wrong one changes little.
 */
export function readsInPart(line: string): boolean {
  return EARLY.test(line);
}

const EARLY =
  /\|&?\s{0,9}(?:head|less|more|read|first|dd)\b|\|&?\s{0,9}sed\b[^|]{0,200}\dq|\|&?\s{0,9}[gm]?awk\b[^|]{0,200}\bexit\b|\|&?\s{0,9}(?:[efz]?grep|rg)\b[^|]{0,200}\s-(?:\w{0,9}[qm]|-quiet|-max-count)|\byes\b/;

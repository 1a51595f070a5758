/** Parses a shell line by bash's grammar into its commands. */
import type { ParsedLine } from "./shell/line.ts";
import { readTree } from "./shell/reader.ts";

export type { LineCommand, ParsedLine, Setting, Unread, Word } from "./shell/line.ts";

/**
 * Reads a line that `bash -c` would run: its simple commands, including those in substitutions, functions,
 * here-documents, `bash -c`, `eval` and behind wrappers. What programs do with their arguments is not considered. Takes
 * time linear in the line's length; never throws.
 */
export function readLine(line: string): ParsedLine {
  if (line.length > LONGEST) return unreadable(line, `it is longer than ${LONGEST} characters`);
  if (/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/.test(line)) return unreadable(line, "it has control characters");
  try {
    return readTree(line);
  } catch (error) {
    // The stack overflowed, in the parser or here.
    if (error instanceof RangeError) return unreadable(line, "it is nested too deep");
    throw error;
  }
}

/** Characters of the longest line that is read; models put whole files into here-documents. */
const LONGEST = 200_000;

function unreadable(line: string, why: string): ParsedLine {
  const text = line.length > 200 ? `${line.slice(0, 199)}…` : line;
  return { commands: [], unread: [{ text, why }], redirections: [], evaluated: [] };
}

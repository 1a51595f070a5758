/** Where the sources of a grounded answer are cited in its text. */
import type { Citation, Reply } from "../events.ts";
import { firstOf } from "../lib/cut.ts";

/**
 * The text with `[n]` after each stretch that sources bear, then the list of the sources. Offsets are in UTF-8 bytes,
 * as Gemini counts; one inside a character is taken to mean its end, one past the text the text's end.
 */
export function citeSources({
  text,
  citations,
  supports = [],
}: Pick<Reply, "text" | "citations" | "supports">): string {
  const bytes = Buffer.from(text.toWellFormed());
  const marks = new Map<number, Set<number>>();
  for (const { end, citations: cited } of supports) {
    const at = endOfCharacter(bytes, end);
    const known = marks.get(at) ?? new Set();
    for (const index of cited) if (citations[index] !== undefined) known.add(index);
    marks.set(at, known);
  }
  const pieces: string[] = [];
  let from = 0;
  for (const [at, cited] of [...marks].sort(([a], [b]) => a - b)) {
    pieces.push(bytes.toString("utf8", from, at), ...[...cited].sort((a, b) => a - b).map((index) => `[${index + 1}]`));
    from = at;
  }
  pieces.push(bytes.toString("utf8", from));
  return [pieces.join(""), ...listSources(citations)].join("\n\n");
}

function endOfCharacter(bytes: Buffer, offset: number): number {
  let at = Math.min(Math.max(0, Math.trunc(offset)), bytes.length);
  while (at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80) at++;
  return at;
}

function listSources(citations: readonly Citation[]): string[] {
  if (citations.length === 0) return [];
  const lines = citations.map(({ title, uri }, index) => {
    const name = title === undefined ? "" : `${firstOf(title.replaceAll(/\s+/g, " "), 200)} `;
    return `[${index + 1}] ${name}${firstOf(uri.replaceAll(/\s/g, "%20"), 2_000)}`;
  });
  return [`Sources:\n${lines.join("\n")}`];
}

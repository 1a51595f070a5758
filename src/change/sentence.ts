/** A title for a change that nobody has given one: what its summary says first. */

/** Characters of a summary that are looked at. */
const LOOKED = 4_000;

/** Words below which a sentence says nothing of a change: `Done.` */
const FEWEST = 3;

/** The first sentence of prose that says something, without its markup and full stop; undefined where there is none. */
export function firstStatement(summary: string): string | undefined {
  const prose =
    summary
      .slice(0, LOOKED)
      .split(/\n\s*\n/)
      .find(isProse) ?? "";
  const line = prose
    .replaceAll(/\*\*|`/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(line)];
  const said = sentences.find(({ segment }) => countWords(segment) >= FEWEST)?.segment.trim();
  return said?.replace(/(?<!\.)[.:。]$/, "");
}

// A list, a table, a heading, code and HTML are no sentences.
function isProse(paragraph: string): boolean {
  return paragraph.trim() !== "" && !/^\s*(?:[-*+>]\s|#{1,6}\s|\d+[.)]\s|`{3}|~{3}|<|\|)/.test(paragraph);
}

function countWords(text: string): number {
  return [...new Intl.Segmenter("en", { granularity: "word" }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length;
}

/** A title for a change that has none: the first statement of its summary. */

/** Characters of a summary that are searched. */
const LOOKED = 4_000;

/** A sentence with fewer words says nothing about a change: `Done.` */
const FEWEST = 3;

/** The first sentence of prose that says something, without markup and full stop; undefined when there is none. */
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

// Lists, tables, headings, code and HTML are not prose.
function isProse(paragraph: string): boolean {
  return paragraph.trim() !== "" && !/^\s*(?:[-*+>]\s|#{1,6}\s|\d+[.)]\s|`{3}|~{3}|<|\|)/.test(paragraph);
}

function countWords(text: string): number {
  return [...new Intl.Segmenter("en", { granularity: "word" }).segment(text)].filter(({ isWordLike }) => isWordLike)
    .length;
}

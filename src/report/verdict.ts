/** The sentence in which an answer says what it has to say, for a headline, and what is left of the answer then. */
import { clip } from "./markdown.ts";
import { plainText } from "./plain.ts";

export interface Headline {
  /** The first sentence, on one line, with its Markdown. */
  readonly sentence: string;
  /** The answer without it; all of it where the sentence was cut. */
  readonly rest: string;
}

/** Undefined for an answer that opens with no sentence: with a list, a table, code, or nothing. */
export function readVerdict(answer: string): Headline | undefined {
  const whole = plainText(answer).trim();
  const heading = /^#{1,6}[ \t][^\n]*\n\s*/.exec(whole)?.[0] ?? "";
  const from = heading.length;
  const paragraph = firstParagraph(whole.slice(from, from + LOOKED));
  const sentence = firstSentence(paragraph);
  if (sentence.trim() === "") return undefined;
  if (sentence.length > LONGEST) return { sentence: clip(sentence.trim(), LONGEST), rest: whole };
  const after = whole.slice(from + sentence.length).trim();
  return { sentence: sentence.trim(), rest: after === "" ? "" : `${heading}${after}` };
}

/** Characters of a headline. */
const LONGEST = 240;
/** Characters that are looked at. */
const LOOKED = 2_000;

const BLOCK = /^\s*(?:[-*+>|]\s|#{1,6}\s|\d+[.)]\s|`{3}|~{3}|<|\|)/;

/** Its lines up to the first that is blank or begins something else, as one line of the same length. */
function firstParagraph(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((line) => line.trim() === "" || BLOCK.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).join(" ");
}

/** It goes on where code or emphasis would be broken up. */
function firstSentence(paragraph: string): string {
  let sentence = "";
  for (const { segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(paragraph)) {
    sentence += segment;
    if (isWhole(sentence) || sentence.length > LONGEST) break;
  }
  return sentence;
}

function isWhole(text: string): boolean {
  const marks = (mark: string) => text.split(mark).length - 1;
  return marks("`") % 2 === 0 && marks("**") % 2 === 0 && marks("[") === marks("]");
}

/** Placeholders that models write instead of code, such as `// ... rest of the methods ...`. */

/** The first line of `text` that is such a placeholder and does not occur in `old`. */
export function findOmission(text: string, old: string): string | undefined {
  if (!MAYBE.test(text)) return undefined;
  const known = new Set(old.split(/\r?\n/u).map((line) => line.trim()));
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .find((line) => line.length <= MOST_CHARS && isOmission(line) && !known.has(line));
}

/** A longer line is more than a placeholder. */
const MOST_CHARS = 300;

const MAYBE = /\.\.\.|…/u;

// A comment, or a bare line, of dots and words that only say "the rest is as it was".
const COMMENT = /^(?:\/\/|\/\*+|\*|#|--|;|<!--|\{\/\*|%|"""|''')?\s*(.*?)\s*(?:\*\/\}?|-->|"""|''')?$/u;
const DOTS = /\.{3,}|…/gu;
const THINGS =
  "code|methods?|functions?|lines?|contents?|implementations?|imports?|logic|tests?|cases?|fields?|props|propert(?:y|ies)|entries|items|elements|attributes|options|routes|rules|styles|files?|class(?:es)?|body|text|sections?|parts?";
const PHRASES: readonly RegExp[] = [
  /^(?:the )?(?:rest|remainder) (?:of (?:the |your |this )?[\w` -]{0,60}|(?:remains|stays|is) (?:the same|unchanged))$/iu,
  new RegExp(
    `^(?:all )?(?:the )?(?:other|remaining|existing|unchanged|previous|same|original) (?:${THINGS})[\\w\` -]{0,60}$`,
    "iu",
  ),
  new RegExp(
    `^(?:the )?(?:${THINGS}|everything else) (?:remains?|stays?|is|are) (?:the same|unchanged|as (?:before|it (?:is|was)))[\\w -]{0,30}$`,
    "iu",
  ),
  /^(?:(?:everything )?(?:unchanged|the same|same as before|as before)|omitted(?: for brevity)?|snip(?:ped)?)$/iu,
];

function isOmission(line: string): boolean {
  const body = COMMENT.exec(line)?.[1] ?? "";
  if (!MAYBE.test(body)) return false;
  const words = body
    .replaceAll(DOTS, " ")
    .replaceAll(/[()[\].:]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
  return PHRASES.some((phrase) => phrase.test(words));
}

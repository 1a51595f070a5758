/** Placeholders that models write instead of the code they mean, such as `// ... rest of the methods ...`. */

/** The first line of `text` that stands for code left out and is not in `old` as well. */
export function findOmission(text: string, old: string): string | undefined {
  if (!MAYBE.test(text)) return undefined;
  const known = new Set(old.split(/\r?\n/u).map((line) => line.trim()));
  return text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .find((line) => isOmission(line) && !known.has(line));
}

const MAYBE = /\.\.\.|…/u;

// A comment, or a bare line, of dots and words that say "the rest is as it was" and nothing else.
const COMMENT = /^(?:\/\/|\/\*+|\*|#|--|;|<!--|\{\/\*|%|"""|''')?\s*(.*?)\s*(?:\*\/\}?|-->|"""|''')?$/u;
const DOTS = /\.{3,}|…/gu;
const WORDS =
  /^[([]?(?:the )?(?:(?:rest|remainder) of (?:the |your |this )?[\w` -]{0,60}|(?:(?:all )?(?:the )?other|(?:all )?(?:the )?remaining|existing|unchanged|previous|same|original) (?:code|methods?|functions?|lines?|content|implementation|imports?|logic|tests?|cases?|fields?|properties|entries|file|class|body)[\w` -]{0,60}|(?:code|methods?|functions?|lines?|content|implementation|imports?|logic|everything|file) (?:remains?|stays?|is|are|as) (?:else )?(?:the same|unchanged|as before|before|is)[\w` -]{0,30}|(?:unchanged|same as before|as before|omitted(?: for brevity)?|snip(?:ped)?))[)\]]?[.:]?$/iu;

function isOmission(line: string): boolean {
  const body = COMMENT.exec(line)?.[1] ?? "";
  if (!MAYBE.test(body)) return false;
  return WORDS.test(body.replaceAll(DOTS, " ").replaceAll(/\s+/gu, " ").trim());
}

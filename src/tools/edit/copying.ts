/** Marks that a text got while it was copied: escapes of a string literal, and the line numbers of a listing. */
import type { Wish } from "./match.ts";

const ESCAPED: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  '"': '"',
  "'": "'",
  "`": "`",
  "\\": "\\",
};

/** The wish with one level of escapes less; undefined when the old text has none. */
export function undoEscapes(wish: Wish): Wish | undefined {
  const old = unescape(wish.old);
  return old === wish.old ? undefined : { old, new: unescape(wish.new) };
}

function unescape(text: string): string {
  return text.replaceAll(/\\([ntr"'`\\])/gu, (_whole, character: string) => ESCAPED[character] ?? character);
}

// `12: text` and `12- text` as grep_search prints them, `12→text` and `12|text` as other listings do.
const NUMBER = /^ *\d+(?:[:-] ?|[\t→|])/u;

/** The wish without line numbers; undefined unless every line of the old text has one. */
export function undoNumbers(wish: Wish): Wish | undefined {
  const numbered = wish.old.split("\n").filter((line) => line.trim() !== "");
  if (numbered.length === 0 || !numbered.every((line) => NUMBER.test(line))) return undefined;
  const strip = (text: string): string =>
    text
      .split("\n")
      .map((line) => line.replace(NUMBER, ""))
      .join("\n");
  return { old: strip(wish.old), new: strip(wish.new) };
}

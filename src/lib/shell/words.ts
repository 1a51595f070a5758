/** Determines what a program gets for a word of the line, as far as the line alone shows it. */
import type { DoubleQuotedChild, Word as Node, WordPart } from "unbash";
import type { Word } from "./line.ts";

/** Reads a word. Expansions have no value here, because variables are not tracked. */
export function readWord({ text, value, parts }: Node): Word {
  if (parts === undefined) return { text, value, texts: [value], many: false };
  const pieces = hasBraces(parts) ? [UNKNOWN_MANY] : parts.map(pieceOf);
  return { text, ...wordOf(joined(pieces.map(({ texts }) => texts))), many: pieces.some(({ many }) => many) };
}

/** The value of a word, as far as these texts say it. */
export function wordOf(texts: readonly string[]): Pick<Word, "value" | "texts"> {
  return { value: texts.length === 1 ? texts[0] : undefined, texts };
}

/** Of pieces that stand side by side, the last text of each and the first of the next are one. */
function joined(pieces: readonly (readonly string[])[]): readonly string[] {
  const texts = [""];
  for (const [first = "", ...others] of pieces) texts.push((texts.pop() ?? "") + first, ...others);
  return texts;
}

type Piece = Pick<Word, "texts" | "many">;

/** Nothing is known of it. */
export const UNKNOWN = ["", ""] as const;
const UNKNOWN_MANY: Piece = { texts: UNKNOWN, many: true };

function pieceOf(part: WordPart): Piece {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
      return { texts: [part.value], many: false };
    case "DoubleQuoted":
      return { texts: joined(part.parts.map(quotedTexts)), many: part.parts.some(isList) };
    case "ProcessSubstitution":
    // Bash translates it with an unknown catalogue.
    case "LocaleString":
      return { texts: UNKNOWN, many: false };
    case "Glob":
    case "ExtendedGlob":
    case "BraceExpansion":
    case "SimpleExpansion":
    case "ParameterExpansion":
    case "CommandExpansion":
    case "ArithmeticExpansion":
      return UNKNOWN_MANY;
  }
}

function quotedTexts(part: DoubleQuotedChild): readonly string[] {
  return part.type === "Literal" ? [part.value] : UNKNOWN;
}

/** `"$@"` and `"${a[@]}"` become one word per element. */
function isList(part: DoubleQuotedChild): boolean {
  if (part.type === "SimpleExpansion") return part.text === "$@";
  if (part.type !== "ParameterExpansion" || part.prefix === "#") return false;
  return part.parameter === "@" || part.index?.text === "@" || part.operation?.type === "Names";
}

/** Unquoted braces around a comma or a range, whether or not the parser saw an expansion. */
function hasBraces(parts: readonly WordPart[]): boolean {
  const open = parts
    .map((part) => (part.type === "Literal" || part.type === "BraceExpansion" ? part.text : "\0"))
    .join("");
  const start = open.indexOf("{");
  const end = open.lastIndexOf("}");
  return start !== -1 && end > start && /,|\.\./.test(open.slice(start, end));
}

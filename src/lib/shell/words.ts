/** From a word of the line to what the program gets, as far as the line alone says it. */
import type { DoubleQuotedChild, Word as Node, WordPart } from "unbash";
import type { Word } from "./line.ts";

/** Read a word. Expansions have no value here: what variables hold is not tracked. */
export function readWord({ text, value, parts }: Node): Word {
  if (parts === undefined) return { text, value, many: false };
  if (hasBraces(parts)) return { text, value: undefined, many: true };
  const pieces = parts.map(pieceOf);
  const known = pieces.every((piece) => piece.value !== undefined);
  return {
    text,
    value: known ? pieces.map((piece) => piece.value).join("") : undefined,
    many: pieces.some((piece) => piece.many),
  };
}

type Piece = Pick<Word, "value" | "many">;

const UNKNOWN: Piece = { value: undefined, many: false };
const UNKNOWN_MANY: Piece = { value: undefined, many: true };

function pieceOf(part: WordPart): Piece {
  switch (part.type) {
    case "Literal":
    case "SingleQuoted":
    case "AnsiCQuoted":
      return { value: part.value, many: false };
    case "DoubleQuoted":
      return quotedPiece(part.parts);
    case "ProcessSubstitution":
    // Bash translates it, by a catalogue that is not known.
    case "LocaleString":
      return UNKNOWN;
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

function quotedPiece(parts: readonly DoubleQuotedChild[]): Piece {
  const texts = parts.flatMap((part) => (part.type === "Literal" ? [part.value] : []));
  if (texts.length === parts.length) return { value: texts.join(""), many: false };
  return parts.some(isList) ? UNKNOWN_MANY : UNKNOWN;
}

/** `"$@"` and `"${a[@]}"` are as many words as there are elements. */
function isList(part: DoubleQuotedChild): boolean {
  if (part.type === "SimpleExpansion") return part.text === "$@";
  if (part.type !== "ParameterExpansion" || part.prefix === "#") return false;
  return part.parameter === "@" || part.index?.text === "@" || part.operation?.type === "Names";
}

/** Braces that stand outside quotes around a comma or a range, whether the parser took them for an expansion or not. */
function hasBraces(parts: readonly WordPart[]): boolean {
  const open = parts
    .map((part) => (part.type === "Literal" || part.type === "BraceExpansion" ? part.text : "\0"))
    .join("");
  const start = open.indexOf("{");
  const end = open.lastIndexOf("}");
  return start !== -1 && end > start && /,|\.\./.test(open.slice(start, end));
}

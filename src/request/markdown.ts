/** Which characters of a comment readers see as its author's own words, and which are code, quotation or hidden. */
import { endsMail, mailEnd, lineEnd, QUOTE, quotationEnd } from "./quotation.ts";

export type SpanKind =
  /** The author's visible words. */
  | "text"
  /** Fenced, indented or inline code. */
  | "code"
  /** Lines with `>`, lines that continue them without it, and the message that an e-mail answers. */
  | "quote"
  /** HTML comments, and reference definitions, which GitHub does not show. */
  | "comment"
  /** Tags with their attributes, and the destinations and titles of links and images. */
  | "markup"
  /** Inside `<details>`. */
  | "folded";

/** Elements whose content is not the author's own words or not shown; of others only the tags are markup. */
const ELEMENTS: Readonly<Record<string, Exclude<SpanKind, "text" | "markup">>> = {
  details: "folded",
  blockquote: "quote",
  q: "quote",
  pre: "code",
  code: "code",
  samp: "code",
  del: "quote",
  s: "quote",
  strike: "quote",
  script: "comment",
  style: "comment",
  template: "comment",
};

interface MarkdownSpan {
  readonly kind: SpanKind;
  readonly start: number;
  readonly end: number;
}

/**
 * The spans of a text, in order and without gaps. Linear in its length. `flat` reads quotations and folded parts as
 * ordinary text.
 */
export function readSpans(text: string, { flat = false } = {}): readonly MarkdownSpan[] {
  const spans: MarkdownSpan[] = [];
  const add = (kind: SpanKind, start: number, end: number) => {
    if (end > start) spans.push({ kind, start, end });
  };
  let position = 0;
  let context: Context = { indented: true, listed: false };
  while (position < text.length) {
    const block = readBlock(text, position, context, flat);
    if (block.kind === "footer") return [{ kind: "quote", start: 0, end: text.length }];
    position =
      block.kind === "text"
        ? readInline(text, position, block.end, add, flat)
        : (add(block.kind, position, block.end), block.end);
    context = block.context;
  }
  return spans;
}

/** The author's visible words, and blanks for the rest; line feeds stay, so positions do not change. */
export function keepOwnText(text: string): string {
  const pieces = readSpans(text).map(({ kind, start, end }) => {
    const piece = text.slice(start, end);
    return kind === "text" ? piece : piece.replaceAll(/[^\n]/g, " ");
  });
  return pieces.join("");
}

interface Context {
  /** An indented line here would be code: it follows a blank line, the start, or other such code. */
  readonly indented: boolean;
  /** Inside a list, where indentation continues an item. */
  readonly listed: boolean;
}

interface Block {
  /** `footer`: of an e-mail, which quotes the message above it. */
  readonly kind: "text" | "code" | "quote" | "comment" | "footer";
  readonly end: number;
  readonly context: Context;
}

const LIST_MARKER = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
const FENCE = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
const DEFINITION = /^ {0,3}\[(?!\^)[^\]]+\]:\s*\S/; // `[^1]: …` is a footnote, which is shown.

// A title may run over lines. Lengths are bounded, or a text of nothing but openings would take time that grows with its
// square.
const TITLE = String.raw`(?:"(?:\\[^]|[^"\\]){0,2000}"|'(?:\\[^]|[^'\\]){0,2000}'|\((?:\\[^]|[^()\\]){0,2000}\))`;
const WHOLE_DEFINITION = new RegExp(
  String.raw` {0,3}\[(?:\\[^]|[^[\]\\]){1,1000}\]:\s*(?:<[^<>\n]{0,2000}>|[^\s<]\S{0,2000})\s+${TITLE}[ \t]*(?:\r?\n|$)`,
  "y",
);

function readBlock(text: string, start: number, context: Context, flat: boolean): Block {
  const end = lineEnd(text, start);
  const line = text.slice(start, end).replace(/\r?\n$/, "");
  if (line.trim() === "") return { kind: "text", end, context: { ...context, indented: true } };
  if (!flat && endsMail(line)) return { kind: "footer", end, context };
  const mail = flat ? start : mailEnd(text, start);
  if (mail > start) return { kind: "quote", end: mail, context: { indented: true, listed: false } };
  if (!flat && QUOTE.test(line)) {
    return { kind: "quote", end: quotationEnd(text, start), context: { indented: true, listed: false } };
  }
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined)
    return { kind: "code", end: fenceEnd(text, end, fence), context: { ...context, indented: true } };
  if (/^(?: {4}| {0,3}\t)/.test(line) && context.indented && !context.listed) return { kind: "code", end, context };
  if (DEFINITION.test(line)) {
    return { kind: "comment", end: definitionEnd(text, start, end), context: { indented: true, listed: false } };
  }
  const listed = LIST_MARKER.test(line) || (context.listed && /^\s/.test(line));
  return { kind: "text", end: paragraphEnd(text, end, flat), context: { indented: false, listed } };
}

/** The end of a reference definition whose first line ends at `line`. */
function definitionEnd(text: string, start: number, line: number): number {
  WHOLE_DEFINITION.lastIndex = start;
  const [definition = ""] = WHOLE_DEFINITION.exec(text) ?? [];
  return BLANK_LINE.test(definition) ? line : Math.max(line, start + definition.length);
}

const BLANK_LINE = /\n[ \t]*\r?\n/;

/** A fence closes at a line of as many of its characters and nothing else; otherwise it runs to the end. */
function fenceEnd(text: string, start: number, fence: string): number {
  const closing = new RegExp(String.raw`^\s*[${fence[0]}]{${fence.length},}\s*$`);
  for (let position = start; position < text.length;) {
    const end = lineEnd(text, position);
    if (closing.test(text.slice(position, end))) return end;
    position = end;
  }
  return text.length;
}

/** Inline code and tags may span lines of one paragraph; it ends at a blank line or where another block begins. */
function paragraphEnd(text: string, start: number, flat: boolean): number {
  let position = start;
  while (position < text.length) {
    const end = lineEnd(text, position);
    const line = text.slice(position, end).replace(/\r?\n$/, "");
    if (line.trim() === "" || FENCE.test(line) || LIST_MARKER.test(line)) return position;
    if (!flat && (QUOTE.test(line) || endsMail(line) || mailEnd(text, position) > position)) return position;
    position = end;
  }
  return position;
}

type Add = (kind: SpanKind, start: number, end: number) => void;

// A link's destination, which may contain balanced parentheses.
const PATH = String.raw`(?:[^\s()<\\]|\\[^]|\((?:[^\s()\\]|\\[^]){0,500}\))`;

// What may begin something other than plain text. `\\[^]` steps over an escaped character. Lengths are bounded, or a
// text of nothing but openings would take time that grows with its square. One or two tildes on either side strike out.
const OPENING = new RegExp(
  [
    String.raw`\\[^]|\`+|(?<!~)(~~?)(?=[^\s~])[^~]{1,2000}(?<=\S)\1(?!~)|<!--|<\?|<!\[CDATA\[`,
    String.raw`<[/!]?[a-z](?:"[^"]{0,5000}"|'[^']{0,5000}'|[^<>"'])*>|<[/!]?[a-z][^<>]*>`,
    String.raw`(?:!\[[^\]]{0,1000})?\]\(\s*(?:<[^<>\n]{0,2000}>|${PATH}{0,2000})(?:\s+${TITLE})?\s*\)`,
  ].join("|"),
  "giy",
);

/** Reads a paragraph; returns where it stopped, which is past its end if a comment or a fold continues. */
function readInline(text: string, start: number, end: number, add: Add, flat: boolean): number {
  let plain = start;
  let position = start;
  while (position < end) {
    const opening = matchOpening(text, position);
    if (opening === undefined) {
      position += 1;
      continue;
    }
    const span = readOpening(text, position, opening, end, flat);
    if (span.kind !== "text") {
      add("text", plain, position);
      add(span.kind, position, span.end);
      plain = span.end;
    }
    position = span.end;
  }
  add("text", plain, Math.max(plain, Math.min(position, end)));
  return Math.max(position, end);
}

function matchOpening(text: string, position: number): string | undefined {
  if (!"\\`~<!]".includes(text.charAt(position))) return undefined;
  OPENING.lastIndex = position;
  return OPENING.exec(text)?.[0];
}

function readOpening(
  text: string,
  position: number,
  opening: string,
  paragraph: number,
  flat: boolean,
): { readonly kind: SpanKind; readonly end: number } {
  const after = position + opening.length;
  // A link ends in the paragraph where it begins.
  if (/^!?[[\]]/.test(opening))
    return after > paragraph ? { kind: "text", end: position + 1 } : { kind: "markup", end: after };
  if (opening.startsWith("\\")) return { kind: "text", end: after };
  const closing = HIDING.get(opening.toUpperCase());
  if (closing !== undefined) return { kind: "comment", end: endAfter(text, closing, after) };
  if (opening.startsWith("`")) return readCode(text, after, opening, paragraph);
  // Text that somebody struck out is withdrawn.
  if (opening.startsWith("~"))
    return flat || after > paragraph ? { kind: "text", end: position + 1 } : { kind: "quote", end: after };
  const name = /^<([a-z]+)(?=[\s/>])(?!.*\/>$)/is.exec(opening)?.[1]?.toLowerCase() ?? "";
  const kind = flat || !Object.hasOwn(ELEMENTS, name) ? undefined : ELEMENTS[name];
  if (kind === undefined) return { kind: "markup", end: after };
  return { kind, end: NESTING.has(name) ? nestedEnd(text, name, after) : elementEnd(text, name, position, after) };
}

/** What GitHub hides, and how each ends. */
const HIDING: ReadonlyMap<string, string> = new Map([
  ["<!--", "-->"],
  ["<?", "?>"],
  ["<![CDATA[", "]]>"],
]);

/**
 * A tag that is never closed, as in `Array<code>`, is a tag and nothing more, but for `<pre>` and its like at the beginning of
 * a line. An element too long to look through runs to the end.
 */
function elementEnd(text: string, name: string, tag: number, from: number): number {
  const rest = text.slice(from, from + MOST_ELEMENT);
  const found = rest.search(new RegExp(`</${name}\\s*>`, "i"));
  if (found >= 0) return from + found;
  if (from + MOST_ELEMENT < text.length) return text.length;
  return RAW.has(name) && MARGIN.test(text.slice(Math.max(0, tag - 40), tag)) ? text.length : from;
}

/** Blocks of HTML in which a blank line ends nothing. */
const RAW: ReadonlySet<string> = new Set(["pre", "script", "style"]);
/** What may stand before a block on its line. */
const MARGIN = /(?:^|\n)[\s>*+\d.)-]*$/;

/** Characters: a text of nothing but openings would take time that grows with its square. */
const MOST_ELEMENT = 10_000;

/** Code ends at a run of exactly as many backticks in the same paragraph; without one, the backticks are plain text. */
function readCode(text: string, after: number, ticks: string, paragraph: number): { kind: SpanKind; end: number } {
  for (let position = text.indexOf(ticks, after); position >= 0 && position < paragraph;) {
    let end = position;
    while (text[end] === "`") end += 1;
    if (end - position === ticks.length) return { kind: "code", end };
    position = text.indexOf(ticks, end);
  }
  return { kind: "text", end: after };
}

function endAfter(text: string, closing: string, from: number): number {
  const found = text.indexOf(closing, from);
  return found < 0 ? text.length : found + closing.length;
}

/** Block elements: an unclosed one extends to the end. */
const NESTING: ReadonlySet<string> = new Set(["details", "blockquote"]);

function nestedEnd(text: string, name: string, from: number): number {
  const tags = new RegExp(String.raw`<(/?)${name}\b[^>]{0,5000}>`, "gi");
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(text); tag !== null; tag = tags.exec(text)) {
    depth += tag[1] === "" ? 1 : -1;
    if (depth === 0) return tags.lastIndex;
  }
  return text.length;
}

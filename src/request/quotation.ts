/** Where a quotation ends. GitHub counts a line without `>` to the quoted paragraph that it goes on from. */

/** A line of a quotation, which may stand in a list. */
export const QUOTE = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*>/;

/** The end of the quotation whose first line begins at `start`: of its last line that is marked, or goes on a paragraph. */
export function quotationEnd(text: string, start: number): number {
  let state: State = NOTHING;
  let position = start;
  while (position < text.length) {
    const end = lineEnd(text, position);
    const line = text.slice(position, end).replace(/\r?\n$/, "");
    if (QUOTE.test(line)) state = readQuoted(line, state);
    else if (state.kind !== "paragraph" || endsParagraph(line)) return position;
    position = end;
  }
  return position;
}

/** What the next line would go on with, if it may. */
type State =
  | { readonly kind: "nothing" | "rest" }
  /** `plain`: in the quotation itself, in no list and no further quotation. */
  | { readonly kind: "paragraph"; readonly plain: boolean }
  /** Code: nothing in it means anything but its end. */
  | { readonly kind: "fence"; readonly closing: RegExp };

const NOTHING: State = { kind: "nothing" };
/** Of a table or of HTML, which ends at a blank line. */
const REST: State = { kind: "rest" };

function readQuoted(line: string, before: State): State {
  const words = line.replace(MARKS, "");
  const plain = PLAIN.test(line);
  // In a list or deeper it may be another quotation that goes on: taken for an open paragraph, which quotes too much.
  const state = plain || before.kind === "paragraph" ? before : NOTHING;
  if (state.kind === "fence") return state.closing.test(words) ? NOTHING : state;
  // An empty item of a list may be one more line of a paragraph, which it cannot interrupt.
  if (words.trim() === "") return /[^\s>]/.test(line) ? { kind: "paragraph", plain: false } : NOTHING;
  const fence = FENCE.exec(words)?.[1];
  if (fence !== undefined && plain) return { kind: "fence", closing: closingOf(fence) };
  if (HEADING.test(words) || RULE.test(words)) return NOTHING;
  if (plain && (state.kind === "rest" || HTML.test(words))) return REST;
  if (state.kind !== "paragraph") return CODE.test(words) && plain ? NOTHING : { kind: "paragraph", plain };
  if (!plain || !state.plain) return { kind: "paragraph", plain: false };
  return UNDERLINE.test(words) ? NOTHING : isTable(words) ? REST : state;
}

function closingOf(fence: string): RegExp {
  return new RegExp(String.raw`^ {0,3}[${fence[0]}]{${fence.length},}\s*$`);
}

function endsParagraph(line: string): boolean {
  return line.trim() === "" || [FENCE, HEADING, RULE, HTML, ITEM].some((begin) => begin.test(line));
}

// A mark takes one space with it; what is left is judged by how far it is indented.
const MARKS = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(?:> ?(?: {0,3}(?:[-*+]|\d{1,9}[.)])(?: |$))*(?= {0,3}>| {0,4}))+/;
const PLAIN = /^ {0,3}>(?! {0,3}(?:>|[-*+]\s|\d{1,9}[.)]\s))/;
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
const HEADING = /^ {0,3}#{1,6}(?:\s|$)/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const UNDERLINE = /^ {0,3}(?:=+|-+)\s*$/;
const CODE = /^(?: {4}| {0,3}\t)/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
// What begins a block of HTML in the middle of a paragraph: CommonMark's first six kinds.
const HTML =
  /^ {0,3}<(?:!--|\?|!\[CDATA\[|![a-z]|(?:script|pre|style|textarea)(?:[\s>]|$)|\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:[\s/>]|$))/i;

/** The row below a table's head. */
function isTable(words: string): boolean {
  return words.includes("|") && /^[\s|:-]+$/.test(words);
}

/** Where the line that `start` is in ends, its line end included. */
export function lineEnd(text: string, start: number): number {
  const found = text.indexOf("\n", start);
  return found < 0 ? text.length : found + 1;
}

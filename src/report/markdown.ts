/**
 * Text that others wrote, made safe to stand in GitHub's Markdown: it cannot mention anybody, close or link an issue,
 * hold HTML or a comment (and so no marker of ours), load an image, hide where a link leads, or leave a fence open.
 * Characters that a reader cannot see are removed.
 *
 * No trust is put in parsing Markdown as GitHub does: whatever means something to it outside code is written as an
 * entity, and every fence and code span in the result is one that we wrote.
 */
import { clipped, firstOf } from "../lib/cut.ts";
import { once } from "../lib/once.ts";
import { breakClosings, breakMentions, DRAWN } from "../lib/power.ts";

/** A part of a body that stands alone. */
export type MarkdownBlock =
  | { readonly kind: "text"; readonly markdown: string }
  | { readonly kind: "code"; readonly language: string; readonly text: string };

/** Markdown of a model's as blocks: formatting stays, and everything that reaches beyond the text is removed. */
export function prose(text: string): MarkdownBlock[] {
  return segments(plainText(text)).flatMap((segment): MarkdownBlock[] => {
    if (segment.kind === "code") return [segment];
    return paragraphs(segment.lines).map((lines) => ({ kind: "text", markdown: proseLines(lines) }));
  });
}

/** One line of text with its inline formatting, for a list item or a table cell. */
export function inline(text: string): string {
  const line = oneLine(text);
  return inlineLine(breakReferences(unlink(line)))
    .replaceAll("|", "&#124;")
    .replace(LINE_START, entities);
}

/** Characters that would turn a line into a quotation, a heading, a list item or a rule. */
const LINE_START = /^(?:>|#{1,6}(?=\s|$)|[-+*](?=\s|$)|\d+[.)](?=\s|$)|=+$|(?:[-_*]\s*){3,}$)/;

/** A code span. Shows any text as it is, on one line. */
export function code(text: string): string {
  const line = breakComments(oneLine(text)) || " ";
  // A bar ends a table cell even inside code, so only HTML can show it.
  if (line.includes("|")) return `<code>${line.replace(/[^A-Za-z0-9\s./-]/g, entity)}</code>`;
  const ticks = "`".repeat(longestRun(line) + 1);
  const pad = /^`|`$|^ .* $/.test(line) ? " " : "";
  return `${ticks}${pad}${line}${pad}${ticks}`;
}

/** A fenced block whose fence nothing inside can close. */
export function fence(text: string, language = ""): string {
  const body = withoutLastLines(breakComments(plainText(text)));
  const ticks = "`".repeat(Math.max(3, longestRun(body) + 1));
  return `${ticks}${language}\n${body}\n${ticks}`;
}

/** One line of text for an HTML element, such as a fold's title. */
export function html(text: string): string {
  const safe = breakMentions(breakReferences(oneLine(text)).replace(/#(?=\d)/g, "#\u200b"));
  return safe.replace(/[&<>"`*[\]\\$~]/g, entity);
}

/** Cuts text to a number of characters, after a word if one ends near, and adds an ellipsis. */
export function clip(text: string, characters: number): string {
  return clipped(text, characters, { atWordFrom: Math.max(0, characters - LONGEST_WORD) });
}

/** In characters; longer words are cut. */
const LONGEST_WORD = 20;

type Segment = { readonly kind: "prose"; readonly lines: readonly string[] } | Extract<MarkdownBlock, { kind: "code" }>;

function segments(text: string): Segment[] {
  const found: Segment[] = [];
  let lines: string[] = [];
  let open: { readonly close: RegExp; readonly language: string } | undefined;
  const end = () => {
    if (open !== undefined) found.push({ kind: "code", language: open.language, text: lines.join("\n") });
    else if (lines.length > 0) found.push({ kind: "prose", lines });
    lines = [];
  };
  for (const line of text.split("\n")) {
    const opening = open === undefined ? FENCE.exec(line) : null;
    if (opening !== null || open?.close.test(line) === true) {
      end();
      open =
        opening === null ? undefined : { close: closing(opening[1] as string), language: language(opening[2] ?? "") };
    } else lines.push(line);
  }
  end();
  return found;
}

const FENCE = /^\s*(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;

function closing(fence: string): RegExp {
  return new RegExp(`^\\s*${fence[0]}{${fence.length},}\\s*$`);
}

function language(info: string): string {
  const name = /^\s*([A-Za-z0-9+#.-]{1,20})\s*$/.exec(info)?.[1] ?? "";
  return DRAWN.has(name.toLowerCase()) ? "" : name;
}

/** Groups lines between blank lines; a long group is split, so that it can be dropped in parts. */
function paragraphs(lines: readonly string[]): string[][] {
  const found: string[][] = [[]];
  let size = 0;
  for (const line of lines.flatMap((whole) => pieces(whole))) {
    size += line.length;
    if (line.trim() === "" || size > LONGEST) {
      found.push([]);
      size = line.length;
    }
    if (line.trim() !== "") found.at(-1)?.push(line);
  }
  return found.filter((paragraph) => paragraph.length > 0);
}

const LONGEST = 4_000;

function pieces(line: string): string[] {
  if (line.length <= LONGEST) return [line];
  const found: string[] = [];
  for (let at = 0; at < line.length; at += found.at(-1)?.length ?? LONGEST)
    found.push(firstOf(line.slice(at, at + LONGEST + 1), LONGEST));
  return found;
}

function proseLines(lines: readonly string[]): string {
  // Links first: without theirs, words that were apart may stand together, and marks at the start of a line.
  return breakReferences(lines.map(unlink).join("\n")).split("\n").map(proseLine).join("\n");
}

function proseLine(line: string): string {
  if (/^\s{0,3}(?:-{2,}|={2,})\s*$/.test(line)) return "***"; // It would turn the line above into a heading.
  const [, start = "", rest = ""] = /^(\s*(?:(?:[-*+]|\d{1,9}[.)])\s+\[[ xX]\]\s|#{1,6}\s)?)(.*)$/s.exec(line) ?? [];
  // Our headings are of the third level, so those of a text must be lower.
  const lead = start.includes("#") ? start.replace(/#+/, (marks) => "#".repeat(Math.max(4, marks.length))) : start;
  return lead + inlineLine(rest);
}

function inlineLine(line: string): string {
  let safe = "";
  let inAddress = false;
  for (const piece of splitCode(line)) {
    // An address continues to the next space, even through the backticks of a code span.
    const gap: string = piece.code && inAddress ? " " : "";
    const shown: string = gap + (piece.code ? code(piece.text) : escape(piece.text));
    const word = lastWord(shown);
    inAddress = (inAddress && word === shown) || /\/\/|www\.|@/i.test(word);
    safe += shown;
  }
  return safe;
}

/** The text after the last white space. */
function lastWord(text: string): string {
  let start = text.length;
  while (start > 0 && /\S/.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start);
}

// Shows both the words of a link and its target; names an image instead of loading it. Runs twice, for an image in a
// link.
function unlink(line: string): string {
  const bare = line.replace(/<(https?:\/\/[^\s<>]{1,2000})>/g, "$1");
  return bare.includes("](") ? unlinkOnce(unlinkOnce(bare)) : bare;
}

function unlinkOnce(line: string): string {
  const inCode = new Uint8Array(line.length);
  for (const { start, end } of spans(line)) inCode.fill(1, start, end);
  return line.replace(LINK, (link: string, bang: string, shown: string, target: string, at: number) => {
    if (inCode[at] === 1) return link;
    const label = shown.trim();
    if (label === target || label === "") return bang === "" ? target : `(image: ${target})`;
    return `${label} (${bang === "" ? "" : "image: "}${target})`;
  });
}

const LINK =
  /(!?)\[([^[\]]{0,300})\]\(\s{0,9}<?([^\s()<>]{1,2000})>?(?:\s{1,9}(?:"[^"]{0,300}"|'[^']{0,300}'))?\s{0,9}\)/g;

interface Piece {
  readonly code: boolean;
  readonly text: string;
}

/** Code spans of one line, and addresses that GitHub would turn into references or mentions. */
function splitCode(line: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { start, end, text } of spans(line)) {
    if (start < from) continue;
    found.push(...splitAddresses(line.slice(from, start)), { code: true, text });
    from = end;
  }
  return [...found, ...splitAddresses(line.slice(from))];
}

function spans(line: string): { start: number; end: number; text: string }[] {
  const runs = [...line.matchAll(/`+/g)].filter(({ index }) => line[index - 1] !== "\\");
  const next = new Map<number, number>();
  const found = runs.toReversed().flatMap((run) => {
    const start = run.index;
    const { length } = run[0];
    const closer = next.get(length);
    next.set(length, start);
    if (closer === undefined) return [];
    return [{ start, end: closer + length, text: line.slice(start + length, closer).trim() }];
  });
  return found.toReversed().filter(({ text }) => text !== "");
}

const ADDRESS =
  /https?:\/\/[^\s<>`[\]\\()|]{1,300}(?:\/(?:issues|pull|pulls|discussions|commit)\/|@)[^\s<>`[\]\\()|]{1,300}/gi;

function splitAddresses(text: string): Piece[] {
  if (!text.includes("://")) return [{ code: false, text }];
  const found: Piece[] = [];
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    found.push({ code: false, text: text.slice(from, index) }, { code: true, text: address });
    from = index + address.length;
  }
  return [...found, { code: false, text: text.slice(from) }];
}

function escape(text: string): string {
  return breakMentions(text).replace(
    /\\([!-/:-@[-`{-~])|[<[\]`$\\]|&(?=#?\w{1,40};)|~{3,}/g,
    (mark, escaped: string | undefined) => entities(escaped ?? mark),
  );
}

function entities(marks: string): string {
  return Array.from(marks, entity).join("");
}

function entity(mark: string): string {
  return mark === "<" ? "&lt;" : mark === "&" ? "&amp;" : `&#${mark.codePointAt(0)};`;
}

// GitHub would announce the reference in the other repository.
function breakReferences(text: string): string {
  return breakClosings(text).replace(/(?<=[\w.-]\\?)#(?=\d)/g, "#\u200b");
}

function breakComments(text: string): string {
  return text.replaceAll("<!--", "<\u2060!--").replaceAll("-->", "--\u2060>");
}

// Not a regular expression: `\s*\n` is quadratic in white space, and a model can write 60,000 line feeds.
function oneLine(text: string): string {
  return plainText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
}

function withoutLastLines(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\n") end -= 1;
  return text.slice(0, end);
}

/** The longest run of backticks. */
export function longestRun(text: string): number {
  let longest = 0;
  for (const { 0: run } of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

// ── Characters that show nothing ─────────────────────────────────────────────────────────────────────────────────────

/** Line ends become `\n`; control, invisible and reordering characters and ANSI sequences go; emoji stay. */
export function plainText(text: string): string {
  if (ORDINARY.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replace(ANSI, "")
    .replace(unseen(), "");
}

/** The same, but shows the code point of each removed character. For text that must be shown exactly. */
export function visibleText(text: string): string {
  return text
    .toWellFormed()
    .replace(ANSI, "")
    .replace(unseen(), (mark) => `⟨U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
}

const ESC = "\u001b";
const ANSI = new RegExp(
  String.raw`${ESC}(?:\[[0-?]{0,64}[ -/]{0,8}[@-~]|\][^\x07${ESC}\n]{0,256}(?:\x07|${ESC}\\)|[@-Z\\-_])`,
  "g",
);

/** Most texts have no other characters: nothing needs to be looked up. */
const ORDINARY = /^[\t\n\x20-\x7e]*$/;

// The zero-width joiner joins emoji; anywhere else it hides. U+FE0F only selects how an emoji looks.
const unseen = once(
  () =>
    /[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n]--[\u200d]--[\ufe0f]]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gv,
);

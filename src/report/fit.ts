/** Cuts a body to a size limit: what is needed least goes first, at the edges of blocks, and a sentence says so. */
import { fence, type MarkdownBlock as Piece } from "./markdown.ts";
import { joined } from "../lib/parts.ts";

export type Block =
  | Piece
  /** A table or a list: `head` always stays, rows may be dropped. */
  | { readonly kind: "rows"; readonly head: string; readonly rows: readonly string[]; readonly what: string }
  | { readonly kind: "fold"; readonly title: string; readonly blocks: readonly Block[]; readonly what: string };

/** A part of a body. The part with the lowest `rank` is dropped last. */
export interface Section {
  readonly rank: number;
  readonly blocks: readonly Block[];
  /** What its blocks are called, in the plural, for the sentence that counts dropped ones. */
  readonly what: string;
  /** If set, what exceeds so much is dropped before anything of a rank below {@link EXCESS}. */
  readonly share?: number;
}

/** The rank of what exceeds a section's share: a run's turns can go before it, its facts cannot. */
const EXCESS = 7;

/** How long a text is, in the unit of the limit. */
export type Measure = (text: string) => number;

/** Characters as GitHub counts them, or more: a character outside the basic plane counts twice. */
export const characters: Measure = (text) => text.length;
/** UTF-8 bytes. */
export const bytes: Measure = (text) => Buffer.byteLength(text);

/** The most characters of a body. GitHub refuses 65,536; our marker and GitHub's way of counting need some. */
export const COMMENT_LIMIT = 65_000;

/** Characters of an agent's words that a comment keeps whatever else it has to say; so a plan may be as long. */
export const WORDS_KEPT = 50_000;

/** UTF-8 bytes. The runner drops the whole summary of a step that passes 1 MiB. */
export const SUMMARY_LIMIT = 1_000_000;

/** The sections in order, as Markdown of at most `limit`. Time is linear in their length. */
export function fit(sections: readonly Section[], limit: number, measure: Measure): string {
  const parts = sections.map((section) => ({ section, text: render(section.blocks) }));
  const total = () => parts.reduce((sum, { text }) => sum + (text === "" ? 0 : measure(text) + 2), 0);
  const steps = parts.flatMap((part) => {
    const { rank, share } = part.section;
    const last = { part, rank, least: 0 };
    return share === undefined ? [last] : [{ part, rank: EXCESS, least: share }, last];
  });
  for (const { part, least } of steps.toSorted((a, b) => b.rank - a.rank)) {
    const excess = total() - limit;
    if (excess <= 0) break;
    const room = Math.max(least, measure(part.text) - excess);
    part.text = render(shrink(part.section.blocks, room, part.section.what, measure));
  }
  const texts = parts.map(({ text }) => text);
  return joined(texts, "\n\n");
}

/** Blocks as Markdown, a blank line between them. */
export function render(blocks: readonly Block[]): string {
  return blocks.map(renderBlock).join("\n\n");
}

/** A paragraph of our own words. */
export function paragraph(markdown: string): Block {
  return { kind: "text", markdown };
}

/** A table or a list below its head; nothing without rows. */
export function table(head: string, rows: readonly string[], what: string): Block[] {
  return rows.length === 0 ? [] : [{ kind: "rows", head, rows, what }];
}

/** A fenced block of somebody's text. */
export function codeBlock(text: string, language = ""): Block {
  return { kind: "code", language, text };
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case "text":
      return block.markdown;
    case "code":
      return fence(block.text, block.language);
    case "rows":
      return joined([block.head, ...block.rows], "\n");
    case "fold":
      return `<details>\n<summary>${block.title}</summary>\n\n${render(block.blocks)}\n\n</details>`;
  }
}

/** Room that the sentence about dropped blocks may take. */
const NOTE = 160;
/** A block is cut rather than dropped when at least this much room is left. */
const WORTH_CUTTING = 600;

/** Keeps the first and the last blocks and drops the middle. */
function shrink(blocks: readonly Block[], room: number, what: string, measure: Measure): Block[] {
  const sizes = blocks.map((block) => measure(renderBlock(block)) + 2);
  if (sizes.reduce((sum, size) => sum + size, 0) <= room) return [...blocks];
  if (room < NOTE) return [];
  const { first, last, left } = fromBothEnds(sizes, room - NOTE);
  const middle = blocks[first];
  const cut = left > WORTH_CUTTING && middle !== undefined ? cutToRoom(middle, left - 2, measure) : undefined;
  const missing = last - first + 1 - (cut === undefined ? 0 : 1);
  return [
    ...blocks.slice(0, first),
    ...(cut === undefined ? [] : [cut]),
    ...(missing > 0 ? [note(missing, what)] : []),
    ...blocks.slice(last + 1),
  ];
}

/** The first and the last that do not fit: taken from both ends in turn, since the beginning and the end say most. */
function fromBothEnds(sizes: readonly number[], room: number) {
  let left = room;
  let [first, last] = [0, sizes.length - 1];
  for (let turn = 0; first <= last; turn++) {
    const size = sizes[turn % 2 === 0 ? first : last] ?? 0;
    if (size > left) break;
    left -= size;
    if (turn % 2 === 0) first++;
    else last--;
  }
  return { first, last, left };
}

/** Undefined when the rest still takes too much: a fence is longer than any run of backticks in it. */
function cutToRoom(block: Block, room: number, measure: Measure): Block | undefined {
  const cut = shrinkBlock(block, room, measure);
  return cut === undefined || measure(renderBlock(cut)) > room ? undefined : cut;
}

function shrinkBlock(block: Block, room: number, measure: Measure): Block | undefined {
  switch (block.kind) {
    case "text":
      return undefined;
    case "code": {
      const lines = shrinkLines(block.text.split("\n"), room - 40, measure);
      return lines === undefined ? undefined : { ...block, text: lines.join("\n") };
    }
    case "rows": {
      const rows = shrinkLines(block.rows, room - measure(block.head) - 2, measure, block);
      return rows === undefined ? undefined : { ...block, rows };
    }
    case "fold": {
      const frame = measure(renderBlock({ ...block, blocks: [] }));
      const inside = shrink(block.blocks, room - frame, block.what, measure);
      return inside.length === 0 ? undefined : { ...block, blocks: inside };
    }
  }
}

function shrinkLines(lines: readonly string[], room: number, measure: Measure, table?: { head: string; what: string }) {
  const sizes = lines.map((line) => measure(line) + 1);
  const { first, last } = fromBothEnds(sizes, room - NOTE);
  const missing = last - first + 1;
  if (missing === lines.length) return undefined;
  if (missing <= 0) return [...lines];
  return [...lines.slice(0, first), omission(missing, table), ...lines.slice(last + 1)];
}

function omission(missing: number, table?: { head: string; what: string }): string {
  if (table === undefined) return `[… ${missing} lines left out to stay within GitHub's size limit …]`;
  const note = `*… ${missing} more ${table.what} left out to stay within GitHub's size limit …*`;
  return table.head.startsWith("|") ? `| ${note} |` : `- ${note}`;
}

function note(missing: number, what: string): Block {
  return paragraph(`*… ${missing} ${what} left out here to stay within GitHub's size limit …*`);
}

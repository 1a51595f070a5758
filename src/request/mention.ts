/** Whether a comment addresses Remit, and what else its author says. */
import { keepOwnText, readSpans, type SpanKind } from "./markdown.ts";

export type Mention =
  | {
      readonly kind: "called";
      /** The first word after the mention, when it begins with a slash: `review` of `@remit /review`. */
      readonly command?: SlashCommand;
      /** The author's own words, without the mention, the command, quotations and hidden text. */
      readonly text: string;
    }
  | { readonly kind: "absent"; readonly reason: string };

export interface SlashCommand {
  /** Without the slash. */
  readonly name: string;
  /** The rest of the command's line, without punctuation after the name. */
  readonly args: string;
}

/**
 * Finds the trigger phrase in a comment's visible words, where it addresses somebody: at the start of a line, after
 * punctuation, or after a greeting. `what` (such as `issue`) names the text in the reason. Talk about Remit ("I would
 * ask @remit") does not count.
 */
export function findMention(body: string, phrase: string, what = "comment"): Mention {
  const comment = body.replaceAll(/\r(?!\n)/g, "\n"); // Markdown's third kind of line end.
  const visible = keepOwnText(comment);
  const mentions = mentionsIn(visible, phrase);
  if (mentions.length === 0) return { kind: "absent", reason: absentReason(comment, phrase, what) };
  const mention = mentions.find(({ index }) => addresses(visible, index));
  if (mention === undefined) {
    return {
      kind: "absent",
      reason: `The ${what} talks about ${phrase} but does not address it: begin a line or a sentence with ${phrase}.`,
    };
  }
  return readCall(comment, mention.index, mention[0].length);
}

const OWN_WORDS: ReadonlySet<SpanKind> = new Set(["text", "code", "markup", "folded"]);

// Not part of a longer name (`@remit-bot`, `@remit/team`, `x@remit.dev`), and not followed by an invisible character.
function mentionsIn(text: string, phrase: string): readonly RegExpExecArray[] {
  const literal = phrase.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return [...text.matchAll(new RegExp(literal, "giu"))].filter(({ index, 0: found }) => {
    const before = Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? "";
    const after = text.slice(index + found.length);
    return !isNaming(before) && !/^[_@/\\.-]$/.test(before) && !continuesName(after);
  });
}

function continuesName(after: string): boolean {
  const [next = "", second = ""] = after.slice(0, 4);
  return /^[_/@-]|^['’]s\b/i.test(after) || isNaming(next) || isInvisible(next) || (next === "." && isNaming(second));
}

/** Names are Latin: scripts written without spaces may continue directly after them (`@remitさん`). */
function isNaming(character: string): boolean {
  return isAscii(character) ? /^[a-z\d]$/i.test(character) : /^[\p{Script=Latin}\p{N}]$/u.test(character);
}

function isInvisible(character: string): boolean {
  return !isAscii(character) && /^\p{Cf}$/u.test(character);
}

/** Asked first: V8 needs a millisecond for each set of Unicode's characters. */
function isAscii(text: string): boolean {
  return !/[^\x00-\x7f]/.test(text);
}

function absentReason(comment: string, phrase: string, what: string): string {
  const anywhere = mentionsIn(comment, phrase).length > 0;
  return anywhere
    ? `The ${what} has ${phrase} only in quotations, code or hidden text.`
    : `The ${what} does not mention ${phrase}.`;
}

const OPENERS = new Set(
  "hi hey hello dear yo ok okay alright right yes no please pls thanks thank you thx great nice good morning again and so now then also but can could would will".split(
    " ",
  ),
);

function addresses(visible: string, index: number): boolean {
  const before = visible.slice(Math.max(0, index - LOOK_BACK), index);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const clause = line.split(/[.!?:;,)\]—–…]\s|[。、，．！？：；）」』】]/).at(-1) ?? "";
  if (clause.trim() === "") return true;
  // In a script without spaces, a clause can be a greeting.
  if (/(?!\p{Script=Latin})\p{L}$/u.test(clause)) return true;
  const words = clause.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? [];
  const listed = /^\s*\d{1,9}[.)]\s*$/.test(line);
  const among = /^\s*(?:@[\w-]+(?:\[bot\])?[\s,]+)+$/.test(clause); // `@otto @remit fix this` addresses both.
  return listed || among || (words.length <= 4 && words.every((word) => OPENERS.has(word)));
}

/** Characters searched before a mention; a greeting is shorter. */
const LOOK_BACK = 200;

// A name may contain colons, as in `git:commit`; punctuation after it belongs to the sentence.
const COMMAND = /^\/([a-z][\w-]{0,99}(?::[\w-]{1,99}){0,9})([.,:;!?…—–-]{0,99})(?=\s|$)[ \t]*([^\n]*)/i;

function readCall(comment: string, index: number, length: number): Mention {
  const before = textBetween(comment, 0, index).trim();
  const after = textBetween(comment, index + length, comment.length).replace(/^[\s,:;!.?—–。、，．！？：；-]+/, "");
  const [, name, punctuation = "", args = ""] = COMMAND.exec(after) ?? [];
  const rest = name === undefined ? after : after.slice(1 + name.length + punctuation.length);
  const text = [before, rest.trim()].filter((part) => part !== "" && !isGreeting(part)).join("\n\n");
  if (name === undefined) return { kind: "called", text };
  return { kind: "called", text, command: { name, args: args.trim() } };
}

function isGreeting(text: string): boolean {
  const words = text.toLowerCase();
  if (text.length >= 40 || (words.match(/[a-z\d]+/g) ?? []).some((word) => !OPENERS.has(word))) return false;
  return isAscii(words) || !/(?![\x00-\x7f])[\p{L}\p{N}]/u.test(words);
}

/** The author's own words between two positions. */
function textBetween(comment: string, from: number, to: number): string {
  return readSpans(comment)
    .filter(({ kind, start, end }) => OWN_WORDS.has(kind) && end > from && start < to)
    .map(({ start, end }) => comment.slice(Math.max(start, from), Math.min(end, to)))
    .join("");
}

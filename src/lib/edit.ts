/** Finds the text to replace in a file, and adapts its replacement: from exact to more and more tolerant strategies. */
import { diffWordsWithSpace } from "diff";
import { carryLines, findLines, findLinesButComments, carryTokens, findTokens } from "./edit/lines.ts";
import { findFuzzy } from "./edit/fuzzy.ts";
import { fold, openPage, type TextPage, type Range, type EditSpan, toUnix } from "./edit/text.ts";

export { findNearest } from "./edit/fuzzy.ts";
export { splice } from "./edit/text.ts";

/** The strategies in order, named as in the answer. */
export type Strategy =
  | "exact"
  | "exact but for quotes, dashes and spaces"
  | "exact once escapes were undone"
  | "exact once line numbers were taken off"
  | "lines, whatever their white space"
  | "lines, whatever their white space, comments aside"
  | "tokens, whatever is between them"
  | "nearly the same lines";

/** The old text and the new; LF only. */
export interface Replacement {
  readonly old: string;
  readonly new: string;
}

/** A place that a strategy found; strategies that go by lines add how the old text's lines map to it. */
export interface Hit extends Range {
  /** For each line of the old text, the offset from the first matched line; -1 for a line the file does not have. */
  readonly rows?: readonly number[];
}

export type Match =
  | {
      readonly kind: "matched";
      readonly strategy: Strategy;
      /** In the file's text with LF only. */
      readonly spans: readonly EditSpan[];
      /** First and last line of each span, from 1. */
      readonly lines: readonly (readonly [number, number])[];
    }
  | { readonly kind: "none" }
  | { readonly kind: "several"; readonly strategy: Strategy; readonly lines: readonly number[] };

interface Try {
  readonly strategy: Strategy;
  readonly replacement: Replacement;
  readonly find: (page: TextPage, old: string) => readonly Hit[];
  readonly carry: (hit: Hit, text: string, replacement: Replacement) => string;
}

/** Finds the place of an edit. `several` allows more than one; otherwise a tie is reported, not resolved. */
export function matchEdit(raw: string, oldText: string, newText: string, several: boolean): Match {
  const page = openPage(toUnix(raw).text);
  const { text } = page;
  const replacement = { old: oldText.replaceAll("\r\n", "\n"), new: newText.replaceAll("\r\n", "\n") };
  for (const { strategy, replacement: meant, find, carry } of tries(replacement, text.length)) {
    const hits = find(page, meant.old);
    if (hits.length === 0) continue;
    if (hits.length > MOST_PLACES || (hits.length > 1 && !several)) {
      return { kind: "several", strategy, lines: hits.map(({ start }) => page.rowAt(start) + 1) };
    }
    const places = withoutOverlaps(hits);
    const spans = places.map((hit) => ({ start: hit.start, end: hit.end, text: carry(hit, text, meant) }));
    return { kind: "matched", strategy, spans, lines: places.map((hit) => linesOf(hit, page)) };
  }
  return { kind: "none" };
}

/** In characters; in a larger file only an exact match is tried, because the others take memory for each line. */
const MOST_TOLERATED = 16_000_000;

/** Lazy: later strategies cost something, and nearly every edit matches exactly. */
function* tries(replacement: Replacement, length: number): Generator<Try> {
  const exactly = (strategy: Strategy, meant: Replacement): Try => {
    return { strategy, replacement: meant, find: findExact, carry: () => meant.new };
  };
  yield exactly("exact", replacement);
  if (length > MOST_TOLERATED) return;
  yield { strategy: "exact but for quotes, dashes and spaces", replacement, find: findFolded, carry: carryFolded };
  const unescaped = undoEscapes(replacement);
  if (unescaped !== undefined) yield exactly("exact once escapes were undone", unescaped);
  const unnumbered = undoNumbers(replacement);
  if (unnumbered !== undefined) yield exactly("exact once line numbers were taken off", unnumbered);
  const plain = unnumbered ?? replacement;
  const byLines = { replacement: plain, carry: carryLines };
  yield { strategy: "lines, whatever their white space", find: findLines, ...byLines };
  yield { strategy: "lines, whatever their white space, comments aside", find: findLinesButComments, ...byLines };
  yield { strategy: "tokens, whatever is between them", replacement: plain, find: findTokens, carry: carryTokens };
  yield { strategy: "nearly the same lines", find: findFuzzy, ...byLines };
}

/** When several places are allowed: skips those that overlap an earlier one. */
function withoutOverlaps(hits: readonly Hit[]): readonly Hit[] {
  let done = -1;
  return [...hits]
    .sort((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      if (start < done) return false;
      done = end;
      return true;
    });
}

function linesOf({ start, end }: Range, page: TextPage): readonly [number, number] {
  const last = end > start && page.text[end - 1] === "\n" ? end - 1 : end;
  return [page.rowAt(start) + 1, page.rowAt(last) + 1];
}

/** More places than anyone means. */
const MOST_PLACES = 10_000;

/** Every place up to that many, overlapping ones included, because it is then uncertain which is meant. */
function findExact({ text }: { readonly text: string }, old: string): Hit[] {
  const hits: Hit[] = [];
  for (
    let start = text.indexOf(old);
    start !== -1 && hits.length <= MOST_PLACES;
    start = text.indexOf(old, start + 1)
  ) {
    hits.push({ start, end: start + old.length });
  }
  return hits;
}

function findFolded(page: TextPage, old: string): Hit[] {
  const wanted = fold(old);
  return page.folded() === page.text && wanted === old ? [] : findExact({ text: page.folded() }, wanted);
}

/** The new text, with the file's own characters wherever the edit keeps them. */
function carryFolded({ start, end }: Hit, text: string, replacement: Replacement): string {
  const there = text.slice(start, end);
  let at = 0;
  // If more words differ, the new text is used as it is.
  const changes = diffWordsWithSpace(replacement.old, replacement.new, { maxEditLength: 4000 });
  return (changes ?? [{ value: replacement.new, added: true, removed: false }])
    .map(({ value, added, removed }) => {
      if (added) return value;
      const own = there.slice(at, at + value.length);
      at += value.length;
      return removed ? "" : own;
    })
    .join("");
}

/** A quotation mark or a backslash stands for itself. */
const ESCAPED: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r" };

/** The replacement with one level of escapes removed; undefined when the old text has none. */
function undoEscapes(replacement: Replacement): Replacement | undefined {
  const old = unescape(replacement.old);
  return old === replacement.old ? undefined : { old, new: unescape(replacement.new) };
}

function unescape(text: string): string {
  return text.replaceAll(/\\([ntr"'`\\])/gu, (_whole, character: string) => ESCAPED[character] ?? character);
}

// `12: text` and `12- text` as grep_search prints them, `12→text` and `12|text` as other listings do.
const NUMBER = /^ *\d+(?:[:-] ?|[\t→|])/u;

/** The replacement without line numbers; undefined unless every line of the old text has one. */
function undoNumbers(replacement: Replacement): Replacement | undefined {
  const numbered = replacement.old.split("\n").filter((line) => line.trim() !== "");
  if (numbered.length === 0 || !numbered.every((line) => NUMBER.test(line))) return undefined;
  const strip = (text: string): string =>
    text
      .split("\n")
      .map((line) => line.replace(NUMBER, ""))
      .join("\n");
  return { old: strip(replacement.old), new: strip(replacement.new) };
}

// ── Placeholders that models write instead of code, such as `// ... rest of the methods ...` ─────────────────────────

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

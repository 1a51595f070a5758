/** Where in a file the text to be replaced stands, and what comes in its place: from exact to more and more tolerant. */
import { findFolded, carryFolded } from "./folded.ts";
import { findExact, MOST_PLACES } from "./exact.ts";
import { findFuzzy } from "./fuzzy.ts";
import { findLines, findLinesButComments } from "./loose-lines.ts";
import { undoEscapes, undoNumbers } from "./copying.ts";
import { findTokens, carryTokens } from "./tokens.ts";
import { carryLines } from "./carry.ts";
import { openPage, type Page } from "./rows.ts";
import { toUnix, type Range, type Span } from "./splice.ts";

/** The strategies, in the order they are tried, in the words of the answer. */
export type Strategy =
  | "exact"
  | "exact but for quotes, dashes and spaces"
  | "exact once escapes were undone"
  | "exact once line numbers were taken off"
  | "lines, whatever their white space"
  | "lines, whatever their white space, comments aside"
  | "tokens, whatever is between them"
  | "nearly the same lines";

/** What is to be replaced by what; LF only. */
export interface Wish {
  readonly old: string;
  readonly new: string;
}

/** A place a strategy found, with the lines of the old text that stand for its lines, for those that go by lines. */
export interface Hit extends Range {
  /** For each line of the old text, the offset from the first matched line; -1 for a line the file does not have. */
  readonly rows?: readonly number[];
}

export type Match =
  | {
      readonly kind: "matched";
      readonly strategy: Strategy;
      /** In the file's text with LF only. */
      readonly spans: readonly Span[];
      /** First and last line of each span, from 1. */
      readonly lines: readonly (readonly [number, number])[];
    }
  | { readonly kind: "none" }
  | { readonly kind: "several"; readonly strategy: Strategy; readonly lines: readonly number[] };

interface Try {
  readonly strategy: Strategy;
  readonly wish: Wish;
  readonly find: (page: Page, old: string) => readonly Hit[];
  readonly carry: (hit: Hit, text: string, wish: Wish) => string;
}

/** Find the place of an edit. `several` allows more places than one; otherwise a tie is reported, not resolved. */
export function matchEdit(raw: string, oldText: string, newText: string, several: boolean): Match {
  const page = openPage(toUnix(raw).text);
  const { text } = page;
  const wish = { old: oldText.replaceAll("\r\n", "\n"), new: newText.replaceAll("\r\n", "\n") };
  for (const { strategy, wish: meant, find, carry } of tries(wish, text.length)) {
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

/** In a larger file, in characters, only an exact place is looked for: the others take memory for each line. */
const MOST_TOLERATED = 16_000_000;

/** Lazily: undoing and folding cost something, and nearly every edit is exact. */
function* tries(wish: Wish, length: number): Generator<Try> {
  const asItIs = (_hit: Hit, _text: string, meant: Wish): string => meant.new;
  yield { strategy: "exact", wish, find: findExact, carry: asItIs };
  if (length > MOST_TOLERATED) return;
  yield { strategy: "exact but for quotes, dashes and spaces", wish, find: findFolded, carry: carryFolded };
  const unescaped = undoEscapes(wish);
  if (unescaped !== undefined) {
    yield { strategy: "exact once escapes were undone", wish: unescaped, find: findExact, carry: asItIs };
  }
  const unnumbered = undoNumbers(wish);
  if (unnumbered !== undefined) {
    yield { strategy: "exact once line numbers were taken off", wish: unnumbered, find: findExact, carry: asItIs };
  }
  const plain = unnumbered ?? wish;
  yield { strategy: "lines, whatever their white space", wish: plain, find: findLines, carry: carryLines };
  yield {
    strategy: "lines, whatever their white space, comments aside",
    wish: plain,
    find: findLinesButComments,
    carry: carryLines,
  };
  yield { strategy: "tokens, whatever is between them", wish: plain, find: findTokens, carry: carryTokens };
  yield { strategy: "nearly the same lines", wish: plain, find: findFuzzy, carry: carryLines };
}

/** For several places at once: those that overlap an earlier one are left alone. */
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

function linesOf({ start, end }: Range, page: Page): readonly [number, number] {
  const last = end > start && page.text[end - 1] === "\n" ? end - 1 : end;
  return [page.rowAt(start) + 1, page.rowAt(last) + 1];
}

/** One pass over a text's letters and over its decoded parts: a rolling hash shows where a pattern may be. */
import { readEncoded, type DecodeBuffers, findRuns, openRuns, PART, type EncodedRuns } from "./codings.ts";
import { once } from "../lib/once.ts";
import { lastAtMost } from "../lib/sorted.ts";
import { keepLetters, noteStretch, openLetters, readLetters, spellingEnd, startOf, type Letters } from "./letters.ts";
import {
  GROUP,
  hashAt,
  isRepeated,
  isVaried,
  lengthOf,
  maskOf,
  mix,
  MOST_NEEDED,
  patternAt,
  slotOf,
  WINDOW,
} from "./pattern-index.ts";
import type { PatternIndex, PatternOwner } from "./pattern-index.ts";
import type { Literal, SecretPatterns } from "./patterns.ts";

/** A secret in a text, by UTF-16 offsets, end excluded. */
export interface SecretSpan {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** Counts the work of a search. */
export interface ScanWork {
  /** Letters read, including those of decoded parts. */
  letters: number;
  /** Patterns compared with the text. */
  compared: number;
}

/**
 * Where the patterns occur in `text`; `work` grows by the work done. `hidden`: where characters are that cannot be seen
 * (from, to, from, to); undefined if there is no pattern to read the text for.
 */
export function scan(
  text: string,
  { indexes, literals }: SecretPatterns,
  work: ScanWork = { letters: 0, compared: 0 },
) {
  const scans = indexes.map((index) => scanText(text, { index, work }));
  return {
    spans: [...literals.flatMap((literal) => findLiteral(text, literal)), ...scans.flatMap(({ spans }) => spans)],
    hidden: scans[0]?.hidden,
  };
}

interface Search {
  readonly index: PatternIndex;
  readonly work: ScanWork;
}

function scanText(text: string, search: Search): { spans: SecretSpan[]; hidden: number[] } {
  const size = text.length > SHORT ? BLOCK : SHORT;
  const { raw, letters } = buffersFor(MOST_LAYERS, size);
  const spans: SecretSpan[] = [];
  const hidden: number[] = [];
  const asides: number[] = [];
  keepLetters(letters, 0);
  for (let base = 0; base < text.length;) {
    keepLetters(letters, OVERLAP);
    const length = Math.min(text.length - base, size - letters.length);
    Buffer.from(raw.buffer, 0, 2 * length).write(text.slice(base, base + length), "utf16le");
    base = readLetters({ codes: raw, length, base, text: () => text }, search.index.reading, letters);
    for (let each = 0; each < letters.hidden.length; each += 2)
      noteStretch(letters.hidden[each] as number, letters.hidden[each + 1] as number, hidden);
    for (const at of letters.asides) asides.push(at);
    spans.push(...findIn(letters, () => text, search, MOST_LAYERS));
  }
  if (asides.length > 0) spans.push(...scanAsides(text, asides, search));
  return { spans, hidden };
}

/** Searches what a terminal does not print, all of it as one text. */
function scanAsides(text: string, asides: readonly number[], search: Search): SecretSpan[] {
  const [pieces, places, befores]: [string[], number[], number[]] = [[], [], []];
  let length = 0;
  for (let next = 0; next < asides.length; next += 2) {
    const piece = `${text.slice(asides[next], asides[next + 1])}${BORDER}`;
    pieces.push(piece);
    places.push(asides[next] as number);
    befores.push(length);
    length += piece.length;
  }
  return scanText(pieces.join(""), search).spans.map(({ start, end, name }) => {
    const piece = lastAtMost(befores, start);
    const ahead = (places[piece] as number) - (befores[piece] as number);
    return { start: start + ahead, end: end + ahead, name };
  });
}

/** A letter of no secret. */
const BORDER = "\u{ff}";

/** Letters processed together, however long the text; those of the previous block stay, for matches across both. */
const BLOCK = 160 * 1024;
/** Letters of a text that is searched in small buffers: a run begins with short texts, and the large ones take 6 MB. */
const SHORT = 8 * 1024;
const OVERLAP = 4 * MOST_NEEDED;

/** Encodings of encodings: a secret in base64 in base64 is found, one layer more is not. */
const MOST_LAYERS = 2;

/** Room for a block's characters and letters: one for each layer of encoding. */
interface ScanBuffers {
  readonly raw: Uint16Array;
  readonly room: DecodeBuffers;
  readonly letters: Letters;
}

const BUFFERS: Readonly<Record<number, ScanBuffers[]>> = { [SHORT]: [], [BLOCK]: [] };

function buffersFor(layers: number, size: number): ScanBuffers {
  const opened = BUFFERS[size] as ScanBuffers[];
  return (opened[layers] ??= openBuffers(size));
}

function openBuffers(size: number): ScanBuffers {
  const raw = new Uint16Array(size);
  const room = { bytes: raw, places: new Uint32Array(size), digits: new Uint32Array(size) };
  return { raw, room, letters: openLetters(size) };
}

/** Matches in a block and in its decoded parts. */
function findIn(letters: Letters, text: () => string, search: Search, layers: number): SecretSpan[] {
  const { index, work } = search;
  const { groups, runs } = sweep(letters, index, layers > 0);
  work.letters += letters.length;
  const spanOf = (from: number, last: number, name: string): SecretSpan => {
    const end = spellingEnd(text(), startOf(letters, last, text()), index.reading);
    return { start: startOf(letters, from, text()), end, name };
  };
  const spans = findPatterns(letters, groups, search).map(({ from, to, name }) => spanOf(from, to - 1, name));
  if (layers === 0) return spans;
  const { raw, room, letters: inner } = buffersFor(layers - 1, letters.codes.length);
  readEncoded(letters, runs, index, room, (length, origin) => {
    const decoded = once(() => Buffer.from(raw.subarray(0, length)).toString("latin1"));
    keepLetters(inner, 0);
    readLetters({ codes: raw, length, base: 0, text: decoded }, index.reading, inner);
    for (const { start, end, name } of findIn(inner, decoded, search, layers - 1))
      spans.push(spanOf(origin(start).from, origin(end - 1).to, name));
  });
  return spans;
}

/** What is worth a closer look. */
interface Sweep {
  /** The first letters of groups that may be a pattern's, in order. */
  readonly groups: number[];
  readonly runs: EncodedRuns;
}

function sweep({ codes, length }: Letters, index: PatternIndex, encoded: boolean): Sweep {
  const found: Sweep = { groups: [], runs: openRuns() };
  for (let from = 0; from < length; from += PART) {
    const to = Math.min(from + PART, length);
    sweepGroups(codes, from, Math.min(to, length + 1 - GROUP), index, found.groups);
    if (encoded) findRuns(codes, from, to, index, found.runs);
  }
  return found;
}

/** Adds the groups of letters between `from` and `to` whose bits are those of a pattern's, as far as they are looked up. */
function sweepGroups(codes: Uint16Array, from: number, to: number, index: PatternIndex, groups: number[]): void {
  const { bits, bitShift, stride } = index;
  if (stride === 1) return sweepEvery(codes, from, to, index, groups);
  for (let first = from; first < to; first += stride) {
    const hash = hashAt(codes, first);
    const mask = maskOf(hash, bitShift);
    if (((bits[slotOf(hash, bitShift + 5)] as number) & mask) === mask) groups.push(first);
  }
}

function sweepEvery(
  codes: Uint16Array,
  from: number,
  to: number,
  { bits, bitShift }: PatternIndex,
  groups: number[],
): void {
  let hash = hashAt(codes, from);
  for (let first = from; first < to; first++) {
    if (first > from) hash = mix(hash, codes[first + GROUP - 1] as number);
    const mask = maskOf(hash, bitShift);
    if (((bits[slotOf(hash, bitShift + 5)] as number) & mask) === mask) groups.push(first);
  }
}

/** A match, by indices of letters. */
interface Find {
  readonly from: number;
  readonly to: number;
  readonly pattern: number;
  readonly name: string;
}

function findPatterns(letters: Letters, groups: readonly number[], { index, work }: Search): readonly Find[] {
  const { codes, length } = letters;
  const finds: Find[] = [];
  let repeatedTo = 0;
  for (const first of groups) {
    if (!isRepeated(codes, first)) matchGroup(letters, first, index, finds, work);
    else if (first >= repeatedTo) {
      const { from, to } = repetition(letters, first);
      if (from > 0) matchGroup(letters, from - 1, index, finds, work);
      if (to < length) matchGroup(letters, to + 1 - GROUP, index, finds, work);
      repeatedTo = to;
    }
  }
  return joined(finds);
}

/** All of one repeated letter around `at`. A match that contains a group of it contains one that goes over its border. */
function repetition({ codes, length }: Letters, at: number): { from: number; to: number } {
  let [from, to] = [at, at];
  while (from > 0 && codes[from - 1] === codes[at]) from--;
  while (to < length && codes[to] === codes[at]) to++;
  return { from, to };
}

/** Adds the match around the group of letters that begins at `first`. */
function matchGroup(
  { codes, length }: Letters,
  first: number,
  index: PatternIndex,
  finds: Find[],
  work: ScanWork,
): void {
  const { heads, nexts, places, owners } = index;
  const hash = hashAt(codes, first);
  const before = finds.at(-1);
  for (let group = heads[slotOf(hash, index.shift)] as number; group !== 0; group = nexts[group] as number) {
    const place = places[group] as number;
    if (hashAt(index.codes, place) !== hash) continue;
    const pattern = patternAt(index, place);
    // Every group inside an earlier match leads to it again.
    if (before?.pattern === pattern && first + GROUP <= before.to) continue;
    work.compared++;
    const ahead = first - place;
    let start = first;
    let end = first;
    while (end < length && codes[end] === index.codes[end - ahead]) end++;
    while (start > 0 && codes[start - 1] === index.codes[start - 1 - ahead]) start--;
    if (end < first + GROUP || !counts(index, pattern, start - ahead, end - ahead)) continue;
    finds.push({ from: start, to: end, pattern, name: (owners[pattern] as PatternOwner).name });
  }
}

/** Whether a part of a pattern, by its place in `codes`, counts as a match. */
function counts(index: PatternIndex, pattern: number, from: number, to: number): boolean {
  const length = lengthOf(index, pattern);
  if (to - from >= Math.min(length, MOST_NEEDED)) return true;
  const { counts: what } = index.owners[pattern] as PatternOwner;
  if (length < WINDOW || what === "whole" || to - from < WINDOW) return false;
  const part = String.fromCharCode(...index.codes.subarray(from, to));
  return isVaried(part) && !(what === "mixed" && /^[A-Za-z]+$/.test(part));
}

/** Adjacent matches of one secret are joined: the lines of a key. */
function joined(finds: readonly Find[]): readonly Find[] {
  const all: Find[] = [];
  for (const next of finds.toSorted((a, b) => a.from - b.from)) {
    const before = all.at(-1);
    if (before === undefined || next.from > before.to || next.name !== before.name) all.push(next);
    else if (next.to > before.to) all.splice(-1, 1, { ...before, to: next.to });
  }
  return all;
}

function findLiteral(text: string, { text: literal, name }: Literal): SecretSpan[] {
  const spans: SecretSpan[] = [];
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
    spans.push({ start: at, end: at + literal.length, name });
  }
  return spans;
}

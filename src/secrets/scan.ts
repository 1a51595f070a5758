/** One pass over a text's letters, and over what its encoded parts spell: a rolling hash tells where a needle may be. */
import { readEncoded } from "./codings.ts";
import { openLetters, readLetters, type Letters } from "./letters.ts";
import {
  GROUP,
  isVaried,
  mix,
  MOST_NEEDED,
  slotOf,
  WINDOW,
  type Index,
  type Literal,
  type Needle,
  type Needles,
} from "./needles.ts";

/** A secret in a text, by UTF-16 offsets, the end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** Where in `text` the needles are. */
export function scan(text: string, { indexes, literals }: Needles): Span[] {
  return [
    ...literals.flatMap((literal) => findLiteral(text, literal)),
    ...indexes.flatMap((index) => scanLayers(text, index, MOST_LAYERS)),
  ];
}

/** Encodings of encodings: a secret in base64 in base64 is found, one layer more is not. */
const MOST_LAYERS = 2;

function scanLayers(text: string, index: Index, layers: number): Span[] {
  const spans: Span[] = [];
  const letters = openLetters(Math.min(text.length, BLOCK));
  for (let at = 0; at < text.length;) {
    keepEnd(letters);
    at = readLetters(text, at, index.reading, letters);
    find(letters, index, spans);
    if (layers === 0) continue;
    readEncoded(letters, index, (inner, origin) => {
      for (const { start, end, name } of scanLayers(inner, index, layers - 1)) {
        const [first, last] = [origin(start), origin(end - 1)];
        spans.push({ start: letters.starts[first.from] as number, end: letters.ends[last.to] as number, name });
      }
    });
  }
  return spans;
}

/** Letters that are looked at together, however long the text; and those of the block before, for what is in both. */
const BLOCK = 160 * 1024;
const OVERLAP = 4 * MOST_NEEDED;

function keepEnd(letters: Letters): void {
  const from = letters.length - Math.min(letters.length, OVERLAP);
  for (const list of [letters.codes, letters.starts, letters.ends]) list.copyWithin(0, from, letters.length);
  letters.length -= from;
}

/** A find, by places of letters. */
interface Find {
  readonly from: number;
  readonly to: number;
  readonly needle: Needle;
}

function find(letters: Letters, index: Index, spans: Span[]): void {
  const { codes, length } = letters;
  const { heads, shift } = index;
  const finds: Find[] = [];
  let hash = 0;
  let last: Find | undefined;
  for (let at = 0; at < length; at++) {
    hash = mix(hash, codes[at] as number);
    const group = heads[slotOf(hash, shift)] as number;
    if (group === 0 || at < GROUP - 1) continue;
    for (const found of matchGroups(letters, index, { group, hash, at, last })) finds.push((last = found));
  }
  for (const { from, to, needle } of joined(finds)) {
    spans.push({ start: letters.starts[from] as number, end: letters.ends[to - 1] as number, name: needle.name });
  }
}

interface Hit {
  /** The first of its slot. */
  readonly group: number;
  readonly hash: number;
  /** The letter with which it ends. */
  readonly at: number;
  /** What was found before. */
  readonly last: Find | undefined;
}

/** What is found around a group of letters that a needle has too. */
function matchGroups({ codes, length }: Letters, index: Index, { group: first, hash, at, last }: Hit): readonly Find[] {
  const { hashes, nexts, owners, offsets, needles } = index;
  const finds: Find[] = [];
  for (let group = first; group !== 0; group = nexts[group] as number) {
    if (hashes[group] !== hash) continue;
    const needle = needles[owners[group] as number] as Needle;
    // Every group of what has been found leads to it again.
    if (last?.needle === needle && at < last.to) continue;
    const { text } = needle;
    const shift = at + 1 - GROUP - (offsets[group] as number);
    let from = at + 1 - GROUP;
    let to = from;
    while (to < length && codes[to] === text.charCodeAt(to - shift)) to++;
    while (from > 0 && codes[from - 1] === text.charCodeAt(from - 1 - shift)) from--;
    if (to > at && counts(needle, from - shift, to - shift)) finds.push({ from, to, needle });
  }
  return finds;
}

/** Whether a part of a needle gives it away. */
function counts({ text, counts: what }: Needle, from: number, to: number): boolean {
  if (to - from >= Math.min(text.length, MOST_NEEDED)) return true;
  if (text.length < WINDOW || what === "whole" || to - from < WINDOW) return false;
  const part = text.slice(from, to);
  return isVaried(part) && !(what === "mixed" && /^[A-Za-z]+$/.test(part));
}

/** Finds of one secret that follow each other without a letter between them are one: the lines of a key. */
function joined(finds: readonly Find[]): readonly Find[] {
  const all: Find[] = [];
  for (const next of finds.toSorted((a, b) => a.from - b.from)) {
    const before = all.at(-1);
    if (before === undefined || next.from > before.to || next.needle.name !== before.needle.name) all.push(next);
    else if (next.to > before.to) all.splice(-1, 1, { ...before, to: next.to });
  }
  return all;
}

function findLiteral(text: string, { text: literal, name }: Literal): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
    spans.push({ start: at, end: at + literal.length, name });
  }
  return spans;
}

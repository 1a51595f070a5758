/** One pass over a text's letters, and over what its encoded parts spell: a rolling hash tells where a needle may be. */
import { readEncoded } from "./codings.ts";
import { openLetters, readLetters, spellingEnd, type Letters } from "./letters.ts";
import { GROUP, isVaried, mix, MOST_NEEDED, slotOf, WINDOW, type Index } from "./needles.ts";
import type { Literal, Needle, Needles } from "./needles.ts";
import { sweep } from "./sweep.ts";

/** A secret in a text, by UTF-16 offsets, the end excluded. */
export interface SecretSpan {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** What a search did. */
export interface ScanWork {
  /** Letters looked at, those of encoded parts too. */
  letters: number;
  /** Needles compared with what stands there. */
  compared: number;
}

/** Where in `text` the needles are; `work` grows by what was done. */
export function scan(
  text: string,
  { indexes, literals }: Needles,
  work: ScanWork = { letters: 0, compared: 0 },
): SecretSpan[] {
  return [
    ...literals.flatMap((literal) => findLiteral(text, literal)),
    ...indexes.flatMap((index) => scanText(text, { index, work })),
  ];
}

interface Search {
  readonly index: Index;
  readonly work: ScanWork;
}

function scanText(text: string, search: Search): SecretSpan[] {
  const { raw, letters } = desk(MOST_LAYERS);
  const spans: SecretSpan[] = [];
  letters.length = 0;
  for (let base = 0; base < text.length;) {
    keepEnd(letters);
    const length = Math.min(text.length - base, BLOCK - letters.length);
    Buffer.from(raw.buffer, 0, 2 * length).write(text.slice(base, base + length), "utf16le");
    base = readLetters({ codes: raw, length, base, text: () => text }, search.index.reading, letters);
    spans.push(...findIn(letters, () => text, search, MOST_LAYERS));
  }
  return spans;
}

/** Letters that are looked at together, however long the text; and those of the block before, for what is in both. */
const BLOCK = 160 * 1024;
const OVERLAP = 4 * MOST_NEEDED;

function keepEnd(letters: Letters): void {
  const from = letters.length - Math.min(letters.length, OVERLAP);
  for (const list of [letters.codes, letters.starts]) list.copyWithin(0, from, letters.length);
  letters.length -= from;
}

/** Encodings of encodings: a secret in base64 in base64 is found, one layer more is not. */
const MOST_LAYERS = 2;

/** Where a block's characters and letters are laid out: one for each layer, since what is encoded may hold what is. */
interface Desk {
  readonly raw: Uint16Array;
  readonly letters: Letters;
}

const DESKS: Desk[] = [];

function desk(layers: number): Desk {
  return (DESKS[layers] ??= { raw: new Uint16Array(BLOCK), letters: openLetters(BLOCK) });
}

/** What is found in a block, and in what is encoded there. */
function findIn(letters: Letters, text: () => string, search: Search, layers: number): SecretSpan[] {
  const { index, work } = search;
  const suspects = sweep(letters, index, layers > 0);
  work.letters += letters.length;
  const spanOf = (from: number, last: number, name: string): SecretSpan => {
    const end = spellingEnd(text(), letters.starts[last] as number, index.reading);
    return { start: letters.starts[from] as number, end, name };
  };
  const finds = suspects.groups.length === 0 ? [] : findNeedles(letters, suspects.groups, search);
  const spans = finds.map(({ from, to, needle }) => spanOf(from, to - 1, needle.name));
  if (layers === 0) return spans;
  const { raw, letters: inner } = desk(layers - 1);
  readEncoded(letters, suspects, index, raw, (length, origin) => {
    const said = once(() => Buffer.from(raw.subarray(0, length)).toString("latin1"));
    inner.length = 0;
    readLetters({ codes: raw, length, base: 0, text: said }, index.reading, inner);
    for (const { start, end, name } of findIn(inner, said, search, layers - 1))
      spans.push(spanOf(origin(start).from, origin(end - 1).to, name));
  });
  return spans;
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => (made ??= make());
}

/** A find, by places of letters. */
interface Find {
  readonly from: number;
  readonly to: number;
  readonly needle: Needle;
}

function findNeedles(letters: Letters, suspects: readonly number[], { index, work }: Search): readonly Find[] {
  const finds: Find[] = [];
  for (const at of suspects.filter((last) => last >= GROUP - 1))
    for (const found of matchGroups(letters, at, index, finds.at(-1), work)) finds.push(found);
  return joined(finds);
}

/** What is found around the group of letters that ends at `at`; `last` was found before. */
function matchGroups(
  { codes, length }: Letters,
  at: number,
  index: Index,
  last: Find | undefined,
  work: ScanWork,
): Find[] {
  const { heads, hashes, nexts, owners, offsets, needles } = index;
  const hash = hashAt(codes, at);
  const finds: Find[] = [];
  for (let group = heads[slotOf(hash, index.shift)] as number; group !== 0; group = nexts[group] as number) {
    if (hashes[group] !== hash) continue;
    const needle = needles[owners[group] as number] as Needle;
    // Every group of what has been found leads to it again.
    if (last?.needle === needle && at < last.to) continue;
    work.compared++;
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

/** Of the letters up to `at`. */
function hashAt(codes: Uint16Array, at: number): number {
  let hash = 0;
  for (let letter = at + 1 - GROUP; letter <= at; letter++) hash = mix(hash, codes[letter] as number);
  return hash;
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

function findLiteral(text: string, { text: literal, name }: Literal): SecretSpan[] {
  const spans: SecretSpan[] = [];
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
    spans.push({ start: at, end: at + literal.length, name });
  }
  return spans;
}

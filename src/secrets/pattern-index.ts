/** An index of patterns: it shows where in a text one of them may be, without comparing all of them. */
import { lastAtMost } from "../lib/sorted.ts";
import type { LetterReading } from "./letters.ts";

/**
 * Patterns to search for in one reading of a text, by groups of six letters. Twelve letters in a row contain seven, so
 * it is enough to index every seventh of the patterns' groups and look up each of the text's, or the reverse. When a
 * group is met, its surroundings are compared.
 */
export interface PatternIndex {
  readonly reading: LetterReading;
  /** The letters of the patterns, one after another, with a 0, which is no letter, before and after each. */
  readonly codes: Uint16Array;
  /** Where in `codes` each pattern begins, and where the next one would. */
  readonly starts: Uint32Array;
  readonly owners: readonly PatternOwner[];
  /** One bit by {@link slotOf} for every hash: hardly any letter of ordinary text hits one. */
  readonly bits: Uint32Array;
  readonly bitShift: number;
  /** The first group by {@link slotOf}, and for each group the next one; 0 for none. */
  readonly heads: Int32Array;
  readonly nexts: Int32Array;
  /** Where in `codes` each group begins. */
  readonly places: Uint32Array;
  /** One group of the text is looked up every this many letters. */
  readonly stride: number;
  /** See {@link slotOf}. */
  readonly shift: number;
  /** Letters of the shortest pattern. */
  readonly shortest: number;
}

/** A pattern's properties besides its letters. */
export interface PatternOwner {
  /** Name of the secret, for the mark. */
  readonly name: string;
  /** What counts: any twelve letters; twelve with a sign or digit, for passphrases; or the whole, as if shorter. */
  readonly counts: "twelve" | "mixed" | "whole";
}

/** This many consecutive letters of a pattern reveal it. */
export const WINDOW = 12;
/** Letters per group. */
export const GROUP = 6;
/** A match never needs more letters of a pattern than this. */
export const MOST_NEEDED = 4096;

const { imul } = Math;

/** The rolling hash: its 32 bits hold six letters; older ones are shifted out. */
export function mix(hash: number, code: number): number {
  return (hash << 6) ^ code;
}

/** The slot of a hash in a table of 2 to the power of 32 - `shift`. */
export function slotOf(hash: number, shift: number): number {
  return imul(hash, 0x9e3779b1) >>> shift;
}

/** The bits of a hash in its word, which is that by {@link slotOf} of one bit, of 2 to the power of 32 - `bitShift`, over 32. */
export function maskOf(hash: number, bitShift: number): number {
  const product = imul(hash, 0x9e3779b1);
  return (1 << (product >>> bitShift)) | (1 << (product >>> (bitShift - 5)));
}

/** Whether a text has four different characters: `------------` and `000000000000` occur in ordinary text. */
export function isVaried(text: string): boolean {
  const first = text.charCodeAt(0);
  let [second, third] = [first, first];
  for (let at = 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === first || code === second || code === third) continue;
    if (second === first) second = code;
    else if (third === first) third = code;
    else return true;
  }
  return false;
}

/** Patterns with their letters and owners. */
export interface PatternList {
  readonly texts: string[];
  readonly owners: PatternOwner[];
}

/** Indexes the patterns of a list. */
export function index(reading: LetterReading, list: PatternList): PatternIndex {
  const packed = packPatterns(list);
  const shortest = packed.owners.reduce((least, _, pattern) => Math.min(least, lengthOf(packed, pattern)), Infinity);
  const stride = packed.codes.length > MOST_DENSE ? 1 : Math.min(shortest, WINDOW) - GROUP + 1;
  const places = stride === 1 ? placesOf(packed) : everyPlace(packed);
  const shift = shiftFor(places.length, 13);
  const bitShift = shiftFor(32 * places.length, 18);
  const made: PatternIndex = {
    reading,
    ...packed,
    bits: new Uint32Array(1 << (32 - bitShift - 5)),
    bitShift,
    heads: new Int32Array(1 << (32 - shift)),
    shift,
    nexts: new Int32Array(places.length),
    places,
    stride,
    shortest,
  };
  for (const table of [made.bits, made.heads, made.nexts]) table.fill(0); // The system hands out their memory in one go.
  enterGroups(made);
  return made;
}

/** Most letters of patterns whose groups are all indexed: the text is read faster, but an index takes longer to make. */
const MOST_DENSE = 128 * 1024;

type PackedPatterns = Pick<PatternIndex, "codes" | "starts" | "owners">;

/** The letters of the patterns; of duplicates with the same rule, only the first. */
function packPatterns({ texts, owners }: PatternList): PackedPatterns {
  const kept: PatternList = { texts: [], owners: [] };
  // By their ends: a set would read every letter of every key, and keys begin alike.
  const known = new Map<string, string[]>();
  for (const [at, text] of texts.entries()) {
    const owner = owners[at] as PatternOwner;
    const end = `${owner.counts} ${text.length} ${text.slice(-WINDOW)}`;
    const alike = known.get(end);
    if (alike?.includes(text) === true) continue;
    if (alike === undefined) known.set(end, [text]);
    else alike.push(text);
    kept.texts.push(text);
    kept.owners.push(owner);
  }
  const starts = new Uint32Array(kept.texts.length + 1);
  starts[0] = 1;
  for (const [at, { length }] of kept.texts.entries()) starts[at + 1] = (starts[at] as number) + length + 1;
  const codes = new Uint16Array(starts.at(-1) as number);
  const bytes = Buffer.from(codes.buffer);
  for (const [at, text] of kept.texts.entries()) bytes.write(text, 2 * (starts[at] as number), "utf16le");
  return { codes, starts, owners: kept.owners };
}

/** For a table of so many places at least, and no fewer (by their binary logarithm) than fit the processor's nearest memory. */
function shiftFor(places: number, least: number): number {
  return 32 - Math.max(least, Math.ceil(Math.log2(places)));
}

/** Adds each group to the tables, unless one of the last in its slot leads to the same matches. */
function enterGroups(made: PatternIndex): void {
  const groups = made.places.length;
  for (let group = 1; group < groups;) {
    const to = Math.min(group + PART, groups);
    group = enterNew(made, group, to);
    if (group === to) continue;
    if (!hasTwin(made, group)) enter(made, group);
    group++;
  }
}

/** The engine makes fast code of a small function that is called often, and takes longer for a large one. */
const PART = 256;

/** Adds groups up to `to`, or to the first whose bits are known; returns that. */
function enterNew(
  { codes, bits, bitShift, heads, shift, nexts, places }: PatternIndex,
  from: number,
  to: number,
): number {
  const wordShift = bitShift + 5;
  let group = from;
  for (; group < to; group++) {
    const hash = hashAt(codes, places[group] as number);
    const word = slotOf(hash, wordShift);
    const mask = maskOf(hash, bitShift);
    const known = bits[word] as number;
    // Where a bit is new, so is the hash: only the others wait for what their slot says.
    if ((known & mask) === mask) return group;
    bits[word] = known | mask;
    const slot = slotOf(hash, shift);
    nexts[group] = heads[slot] as number;
    heads[slot] = group;
  }
  return group;
}

/** Adds a group whose bits are known. */
function enter({ codes, heads, shift, nexts, places }: PatternIndex, group: number): void {
  const slot = slotOf(hashAt(codes, places[group] as number), shift);
  nexts[group] = heads[slot] as number;
  heads[slot] = group;
}

function hasTwin(made: PatternIndex, group: number): boolean {
  const { codes, heads, shift, nexts, places } = made;
  const hash = hashAt(codes, places[group] as number);
  let others = MOST_COMPARED;
  for (let other = heads[slotOf(hash, shift)] as number; other !== 0 && others > 0; other = nexts[other] as number) {
    const place = places[other] as number;
    if (hashAt(codes, place) !== hash) continue;
    if (sameAround(made, places[group] as number, place)) return true;
    others--;
  }
  return false;
}

/** A thousand keys with the same beginning would each be compared with all before them. */
const MOST_COMPARED = 16;

/** The hash of the group of letters at `from`: what `mix` makes of them one after another. */
export function hashAt(codes: Uint16Array, from: number): number {
  const first =
    ((codes[from] as number) << 30) ^ ((codes[from + 1] as number) << 24) ^ ((codes[from + 2] as number) << 18);
  return first ^ ((codes[from + 3] as number) << 12) ^ ((codes[from + 4] as number) << 6) ^ (codes[from + 5] as number);
}

/** The pattern that contains the letter at `place`. */
export function patternAt({ starts }: Pick<PatternIndex, "starts">, place: number): number {
  return lastAtMost(starts, place);
}

/** Whether all twelve-letter windows around the two groups are the same: many keys begin alike. */
function sameAround(made: PatternIndex, place: number, other: number): boolean {
  const { codes } = made;
  for (let at = GROUP; at < WINDOW && codes[place + at - 1] !== 0; at++)
    if (codes[place + at] !== codes[other + at]) return false;
  for (let at = 1; at <= WINDOW - GROUP && codes[place - at + 1] !== 0; at++)
    if (codes[place - at] !== codes[other - at]) return false;
  return [place, other].every((each) => {
    const pattern = patternAt(made, each);
    return made.owners[pattern]?.counts === "twelve" && lengthOf(made, pattern) >= WINDOW;
  });
}

/** Letters of a pattern. */
export function lengthOf({ starts }: Pick<PatternIndex, "starts">, pattern: number): number {
  return (starts[pattern + 1] as number) - (starts[pattern] as number) - 1;
}

const STEP = WINDOW - GROUP + 1;

/** Where the groups of the patterns begin; index 0 means none. */
function placesOf({ codes, starts, owners }: PackedPatterns): Uint32Array {
  let places: Uint32Array = new Uint32Array(Math.ceil(codes.length / STEP) + owners.length + 1);
  let groups = 1;
  for (let pattern = 0; pattern < owners.length; pattern++) {
    const from = starts[pattern] as number;
    const to = (starts[pattern + 1] as number) - 1;
    // If only the whole counts, one group is enough.
    const one = (owners[pattern] as PatternOwner).counts === "whole" || to - from < WINDOW;
    if (groups + to - from > places.length) places = extended(places, to - from);
    groups = addGroups(codes, { from, to, one }, places, groups);
  }
  return places.subarray(0, groups);
}

/** Where all groups of the patterns begin. */
function everyPlace({ codes, starts, owners }: PackedPatterns): Uint32Array {
  const places = new Uint32Array(codes.length);
  let groups = 1;
  for (let pattern = 0; pattern < owners.length; pattern++) {
    const end = (starts[pattern + 1] as number) - GROUP;
    for (let place = starts[pattern] as number; place < end; place++) places[groups++] = place;
  }
  return places.subarray(0, groups);
}

function extended(places: Uint32Array, least: number): Uint32Array {
  const longer = new Uint32Array(places.length + Math.max(least, places.length >> 2));
  longer.set(places);
  return longer;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly one: boolean;
}

/** Returns the new number of groups. Instead of a group of one repeated letter, those beside it are added. */
function addGroups(codes: Uint16Array, { from, to, one }: Stretch, places: Uint32Array, before: number): number {
  const last = to - GROUP;
  let groups = before;
  let free = from;
  for (let place = from; place <= last; place += STEP) {
    if (codes[place] !== codes[place + 1] || !isRepeated(codes, place)) places[groups++] = place;
    else
      for (let beside = Math.max(free, place - STEP + 1); beside < Math.min(last + 1, place + STEP); beside++) {
        free = beside + 1;
        if (!isRepeated(codes, beside)) places[groups++] = beside;
      }
    if (one && groups > before) return groups;
  }
  return groups;
}

/** Whether a group is one repeated letter. */
export function isRepeated(codes: Uint16Array, from: number): boolean {
  const code = codes[from] as number;
  for (let at = from + 1; at < from + GROUP; at++) if (codes[at] !== code) return false;
  return true;
}

/** From declared values to an index of what is looked for. */
import { letters, type LetterReading } from "./letters.ts";
import { piecesOf, type Piece } from "./pieces.ts";

/** A piece of a secret, as its letters are. */
export interface Needle {
  readonly text: string;
  /** Name of the secret, for the mark. */
  readonly name: string;
  /** As {@link Piece}; of one under {@link WINDOW} the whole counts. */
  readonly counts: Piece["counts"];
}

export interface Needles {
  readonly indexes: readonly Index[];
  readonly literals: readonly Literal[];
}

/**
 * Needles to look for in one reading of a text. Of each needle every seventh group of six letters is kept: among any
 * twelve letters in a row there is one of them. What is around it is compared when it is met.
 */
export interface Index {
  readonly reading: LetterReading;
  readonly needles: readonly Needle[];
  /** One bit by {@link slotOf} for every hash there is: of ordinary text hardly a letter meets one. */
  readonly bits: Uint32Array;
  readonly bitShift: number;
  /** The first group by {@link slotOf}, and the next by the one before it; 0 for none. */
  readonly heads: Int32Array;
  readonly nexts: Int32Array;
  /** Of each group: its hash, its needle, and where in the needle it begins. */
  readonly hashes: Int32Array;
  readonly owners: Int32Array;
  readonly offsets: Int32Array;
  /** See {@link slotOf}. */
  readonly shift: number;
  /** Letters of the shortest needle. */
  readonly shortest: number;
}

/** A value that only an exact search can find. */
export interface Literal {
  readonly text: string;
  readonly name: string;
}

/** So many letters in a row of a needle give it away. */
export const WINDOW = 12;
/** Letters of a group. */
export const GROUP = 6;
/** More of a needle than so many letters need never match. */
export const MOST_NEEDED = 4096;

const { imul } = Math;

/** The rolling hash: letters older than six have been shifted out of its 32 bits. */
export function mix(hash: number, code: number): number {
  return (hash << 6) ^ code;
}

/** The place of a hash in a table of 2 to the power of 32 - `shift`. */
export function slotOf(hash: number, shift: number): number {
  return imul(hash, 0x9e3779b1) >>> shift;
}

/** Whether a text has four different characters: `------------` and `000000000000` occur in ordinary text. */
export function isVaried(text: string): boolean {
  const seen = [text.charCodeAt(0)];
  for (let at = 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (!seen.includes(code) && seen.push(code) === 4) return true;
  }
  return false;
}

/** Prepare declared values for the search. */
export function indexNeedles(declared: ReadonlyMap<string, string>): Needles {
  const pieces = [...declared].flatMap(([name, value]) => piecesOf(value).map((piece) => ({ name, ...piece })));
  // Read for its escapes, a value that holds one of these is told apart from its neighbours with less certainty.
  const escaped = pieces.filter(({ text }) => /[%&\\]/.test(text));
  const decoded = pieces.flatMap((piece) =>
    PLAIN.test(piece.text) ? piece : spellings(piece.text).map((text) => ({ ...piece, text })),
  );
  const verbatim = escaped.map((piece) => ({ ...piece, text: letters(piece.text, "verbatim") }));
  return {
    indexes: [index("decoded", decoded), index("verbatim", verbatim)].filter(({ needles }) => needles.length > 0),
    literals: pieces.filter(({ text }) => !isVaried(PLAIN.test(text) ? text : letters(text, "decoded"))),
  };
}

/** Every spelling of a piece that its letters, decoded, do not tell. */
function spellings(text: string): readonly string[] {
  // Characters beyond ASCII as percent and \x escapes spell them: byte by byte.
  const texts = [text, Buffer.from(text, "utf8").toString("latin1")];
  return [
    ...texts.map((each) => letters(each, "decoded")),
    ...texts.map((each) => letters(each, "verbatim").replaceAll("\\", "")), // Every character escaped.
    letters(encodeURIComponent(text.toWellFormed()), "decoded"), // Some characters escaped.
    ...(ASCII.test(text) ? [] : encodings(text)),
  ];
}

const ASCII = /^[\0-\x7f]*$/;

/** What a text is when it is encoded. The search itself decodes nothing beyond ASCII. */
function encodings(text: string): readonly string[] {
  const utf16 = Buffer.from(text, "utf16le");
  const bytes = Buffer.from(text, "utf8");
  const hexadecimal = [bytes.toString("hex"), bytes.toString("hex").toUpperCase()];
  return [...hexadecimal, ...[bytes, utf16, Buffer.from(utf16).swap16()].flatMap(base64Forms)];
}

/** What base64 text that has these bytes somewhere inside is certain to contain. */
function base64Forms(bytes: Buffer): readonly string[] {
  const forms = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString("base64")
      .replace(/=+$/, "");
    const uncertainEnd = (offset + bytes.length) % 3 === 0 ? 0 : 1;
    return text.slice(offset === 0 ? 0 : offset + 1, text.length - uncertainEnd);
  });
  return [...forms, ...forms.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))];
}

/** Of letters that stand for themselves in every reading. */
const PLAIN = /^[\w+/=.:,@-]*$/;

function index(reading: LetterReading, all: readonly Needle[]): Index {
  const known = { twelve: new Set<string>(), mixed: new Set<string>(), whole: new Set<string>() };
  const needles = all.filter(
    ({ text, counts }) => isVaried(text) && text.length >= GROUP && !known[counts].has(text) && known[counts].add(text),
  );
  const owners = [0];
  const offsets = [0];
  for (let owner = 0; owner < needles.length; owner++) {
    addGroups(needles[owner] as Needle, offsets);
    while (owners.length < offsets.length) owners.push(owner);
  }
  const shift = shiftFor(2 * owners.length);
  const bitShift = shiftFor(32 * owners.length);
  const made: Index = {
    reading,
    needles,
    bits: new Uint32Array(1 << (32 - bitShift - 5)),
    bitShift,
    heads: new Int32Array(1 << (32 - shift)),
    shift,
    nexts: new Int32Array(owners.length),
    hashes: new Int32Array(owners.length),
    owners: Int32Array.from(owners),
    offsets: Int32Array.from(offsets),
    shortest: needles.reduce((least, { text }) => Math.min(least, text.length), Infinity),
  };
  for (let group = 1; group < owners.length; group++) enter(made, group);
  return made;
}

/** For a table of so many places at least, and no fewer than fit the processor's nearest memory. */
function shiftFor(places: number): number {
  return 32 - Math.max(13, Math.ceil(Math.log2(places)));
}

/** Adds a group to the tables, unless one of the last in its row leads to the same finds. */
function enter({ needles, bits, bitShift, heads, shift, nexts, hashes, owners, offsets }: Index, group: number): void {
  const needle = needles[owners[group] as number] as Needle;
  const offset = offsets[group] as number;
  const hash = hashOf(needle.text, offset);
  const slot = slotOf(hash, shift);
  let others = MOST_COMPARED;
  for (let other = heads[slot] as number; other !== 0 && others > 0; other = nexts[other] as number) {
    if (hashes[other] !== hash) continue;
    const twin = needles[owners[other] as number] as Needle;
    if (sameAround(needle, offset, twin, offsets[other] as number)) return;
    others--;
  }
  hashes[group] = hash;
  nexts[group] = heads[slot] as number;
  heads[slot] = group;
  const bit = slotOf(hash, bitShift);
  bits[bit >>> 5] = (bits[bit >>> 5] as number) | (1 << (bit & 31));
}

/** A thousand keys that begin alike would each be compared with all before it. */
const MOST_COMPARED = 16;

function hashOf(text: string, offset: number): number {
  let hash = 0;
  for (let at = offset; at < offset + GROUP; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

/** Whether all twelve letters in which the one group stands are also those of the other: many keys begin alike. */
function sameAround(one: Needle, offset: number, other: Needle, otherOffset: number): boolean {
  if (one.counts !== "twelve" || other.counts !== "twelve") return false;
  if (one.text.length < WINDOW || other.text.length < WINDOW) return false;
  // A NaN, which is beyond either end, counts as 0.
  for (let at = GROUP - WINDOW; at < WINDOW; at++) {
    if ((one.text.charCodeAt(offset + at) | 0) !== (other.text.charCodeAt(otherOffset + at) | 0)) return false;
  }
  return true;
}

const STEP = WINDOW - GROUP + 1;

/** Adds where the groups of a needle begin. One letter repeated is none: instead of such a group there are all beside it. */
function addGroups({ text, counts }: Needle, offsets: number[]): void {
  const last = text.length - GROUP;
  const before = offsets.length;
  for (let offset = 0; offset <= last; offset += STEP) {
    if (!isRepeated(text, offset)) offsets.push(offset);
    else
      for (let beside = Math.max(0, offset - STEP + 1); beside <= Math.min(last, offset + STEP - 1); beside++)
        if (!isRepeated(text, beside)) offsets.push(beside);
    // Where only the whole counts one is enough.
    if ((counts === "whole" || text.length < WINDOW) && offsets.length > before) return;
  }
}

/** Whether a group is one letter over and over. */
function isRepeated(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  for (let at = offset + 1; at < offset + GROUP; at++) if (text.charCodeAt(at) !== code) return false;
  return true;
}

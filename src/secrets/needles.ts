/** From declared values to an index of what is looked for. */
import { letters, type Reading } from "./letters.ts";
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
  readonly reading: Reading;
  readonly needles: readonly Needle[];
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

/** The place of a hash in {@link Index.heads}. */
export function slotOf(hash: number, shift: number): number {
  return imul(hash, 0x9e3779b1) >>> shift;
}

/** Whether a text has four different characters: `------------` and `000000000000` occur in ordinary text. */
export function isVaried(text: string): boolean {
  return hasDifferent(text, 0, text.length, 4);
}

/** Prepare declared values for the search. */
export function indexNeedles(declared: ReadonlyMap<string, string>): Needles {
  const pieces = [...declared].flatMap(([name, value]) => piecesOf(value).map((piece) => ({ name, ...piece })));
  // Read for its escapes, a value that holds one of these is told apart from its neighbours with less certainty.
  const escaped = pieces.filter(({ text }) => /[%&\\]/.test(text));
  const decoded = pieces.flatMap((piece) => spellings(piece.text).map((text) => ({ ...piece, text })));
  const verbatim = escaped.map((piece) => ({ ...piece, text: letters(piece.text, "verbatim") }));
  return {
    indexes: [index("decoded", decoded), index("verbatim", verbatim)].filter(({ needles }) => needles.length > 0),
    literals: pieces.filter(({ text }) => !isVaried(letters(text, "decoded"))),
  };
}

/** Every spelling of a piece that its letters, decoded, do not tell. */
function spellings(text: string): readonly string[] {
  if (PLAIN.test(text)) return [text];
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

function index(reading: Reading, all: readonly Needle[]): Index {
  const known = new Set<string>();
  const needles = all.filter(
    ({ text, counts }) =>
      isVaried(text) && text.length >= GROUP && !known.has(`${counts} ${text}`) && known.add(`${counts} ${text}`),
  );
  const groups = needles.flatMap((needle, owner) => groupsOf(needle).map((offset) => ({ owner, offset })));
  const bits = Math.max(13, Math.ceil(Math.log2(groups.length * 8 + 1)));
  const tables = {
    heads: new Int32Array(1 << bits),
    nexts: new Int32Array(groups.length + 1),
    hashes: new Int32Array(groups.length + 1),
    owners: new Int32Array(groups.length + 1),
    offsets: new Int32Array(groups.length + 1),
  };
  const made: Index = {
    ...tables,
    reading,
    needles,
    shift: 32 - bits,
    shortest: Math.min(...needles.map(({ text }) => text.length)),
  };
  groups.forEach(({ owner, offset }, at) => enter(made, at + 1, owner, offset));
  return made;
}

function enter(
  { needles, heads, nexts, hashes, owners, offsets, shift }: Index,
  group: number,
  owner: number,
  offset: number,
) {
  const needle = needles[owner] as Needle;
  const hash = hashOf(needle.text, offset);
  const slot = slotOf(hash, shift);
  for (let other = heads[slot] as number; other !== 0; other = nexts[other] as number) {
    const twin = needles[owners[other] as number] as Needle;
    if (hashes[other] === hash && sameAround(needle, offset, twin, offsets[other] as number)) return;
  }
  hashes[group] = hash;
  owners[group] = owner;
  offsets[group] = offset;
  nexts[group] = heads[slot] as number;
  heads[slot] = group;
}

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

/** Where the groups of a needle begin. One letter repeated is none: instead of such a group there are all beside it. */
function groupsOf({ text, counts }: Needle): readonly number[] {
  const last = text.length - GROUP;
  const offsets: number[] = [];
  for (let offset = 0; offset <= last; offset += STEP) {
    if (hasDifferent(text, offset, offset + GROUP, 2)) offsets.push(offset);
    else
      for (let beside = Math.max(0, offset - STEP + 1); beside <= Math.min(last, offset + STEP - 1); beside++)
        if (hasDifferent(text, beside, beside + GROUP, 2)) offsets.push(beside);
    // Where only the whole counts one is enough.
    if ((counts === "whole" || text.length < WINDOW) && offsets.length > 0) break;
  }
  return offsets;
}

function hasDifferent(text: string, from: number, to: number, least: number): boolean {
  const seen: number[] = [];
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (seen.includes(code)) continue;
    if (seen.push(code) >= least) return true;
  }
  return false;
}

/** From declared values to what is looked for: every encoding of a value, cut into windows. */
import { letters, type Reading } from "./letters.ts";

/** A piece of a secret, as its {@link letters} are. */
export interface Needle {
  /** 6 to 12 characters. */
  readonly text: string;
  /** Name of the secret, for the mark. */
  readonly name: string;
  /** Characters in a row that must match before this counts: an encoding spreads a value over more of them. */
  readonly needs: number;
}

export interface Needles {
  readonly indexes: readonly Index[];
  readonly literals: readonly Literal[];
}

/** Needles to look for in one reading of a text. */
export interface Index {
  readonly reading: Reading;
  /** By the {@link mix} of their last six characters. */
  readonly byHash: ReadonlyMap<number, readonly Needle[]>;
  /** One byte for each {@link slot}: 1 where `byHash` may have something. */
  readonly filter: Uint8Array;
}

/** A value that only an exact search can find. */
export interface Literal {
  readonly text: string;
  readonly name: string;
}

/** Length of a window: any so many characters of a value give it away. */
const WINDOW = 12;
/** Shortest needle: the hash covers so many characters. */
export const SHORTEST = 6;

const FILTER_BITS = 17;
const { imul } = Math;

/** The rolling hash: characters older than six have been shifted out of its 32 bits. */
export function mix(hash: number, code: number): number {
  return (hash << 6) ^ code;
}

/** The place of a hash in {@link Needles.filter}. */
export function slot(hash: number): number {
  return imul(hash, 0x9e3779b1) >>> (32 - FILTER_BITS);
}

/** Prepare declared values for {@link scan}. Values under 6 characters are left out. */
export function indexNeedles(declared: ReadonlyMap<string, string>): Needles {
  const pieces = [...declared]
    .filter(([, value]) => value.trim().length >= SHORTEST)
    .flatMap(([name, value]) => piecesOf(value).map((piece) => ({ name, ...piece })));
  const decoded = pieces.flatMap(encodings);
  // Read for its escapes, a value that holds one of these is told apart from its neighbours with less certainty.
  const verbatim = pieces
    .filter(({ text }) => /[%&\\]/.test(text))
    .flatMap((piece) => needles(piece, letters(piece.text, "verbatim"), WINDOW));
  return {
    indexes: [index("decoded", decoded), index("verbatim", verbatim)].filter(({ byHash }) => byHash.size > 0),
    // A value of one repeated letter has no window of its own.
    literals: pieces.filter(({ text }) => windows(letters(text, "decoded")).length === 0),
  };
}

function index(reading: Reading, all: readonly Needle[]): Index {
  const byHash = new Map<number, Needle[]>();
  const filter = new Uint8Array(1 << FILTER_BITS);
  for (const needle of all) {
    const hash = hashOf(needle.text);
    const known = byHash.get(hash);
    if (known === undefined) byHash.set(hash, [needle]);
    else if (!known.some(({ text }) => text === needle.text)) known.push(needle);
    filter[slot(hash)] = 1;
  }
  return { reading, byHash, filter };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = text.length - SHORTEST; at < text.length; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

/** Every spelling of a piece that its letters, decoded, do not tell. */
function encodings(piece: Named): Needle[] {
  const bytes = Buffer.from(piece.text, "utf8");
  const hex = bytes.toString("hex");
  // Non-ASCII characters as percent and \x escapes spell them: byte by byte.
  const texts = bytes.length === piece.text.length ? [piece.text] : [piece.text, bytes.toString("latin1")];
  const spelled = [
    ...texts.map((text) => letters(text, "decoded")),
    ...texts.map((text) => letters(text, "verbatim").replaceAll("\\", "")), // Every character escaped.
    letters(encodeURIComponent(piece.text.toWellFormed()), "decoded"), // Some characters escaped.
  ];
  return [
    ...spelled.flatMap((text) => needles(piece, text, WINDOW)),
    ...base64Forms(bytes).flatMap((form) => needles(piece, form, 16)), // 12 bytes of the value.
    ...[hex, hex.toUpperCase()].flatMap((form) => needles(piece, form, 2 * WINDOW)),
    ...listings(bytes).flatMap((form) => needles(piece, form, form.length - (form.length / bytes.length) * 2)),
  ];
}

/** Byte by byte with something in between, as dumps and arrays show them. White space counts for nothing anyway. */
function listings(bytes: Buffer): string[] {
  if (bytes.length > MOST_LISTED) return [];
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"));
  const listed = [hex.join(":"), hex.join("-"), hex.map((byte) => `0x${byte}`).join(",")];
  return [...listed, ...listed.map((form) => form.toUpperCase().replaceAll("0X", "0x")), bytes.join(",")];
}

/** Bytes: a key file has many lines, and so many ways of each would cost more than they find. */
const MOST_LISTED = 200;

/** The windows of a text, so many characters of which in a row are enough to give it away. */
function needles({ name, wordy }: Named, text: string, enough: number): Needle[] {
  return windows(text).map((window) => {
    const whole = wordy && /^[A-Za-z]+$/.test(window);
    return { text: window, name, needs: whole ? text.length : Math.min(enough, text.length) };
  });
}

type Named = Piece & { readonly name: string };

/** A part of a value that is secret by itself. */
interface Piece {
  readonly text: string;
  /** A passphrase, a sentence: a window of letters only may be an ordinary word, so nothing less than all of it counts. */
  readonly wordy: boolean;
}

function piecesOf(value: string): Piece[] {
  const trimmed = value.trim();
  const leaves = jsonSecrets(trimmed);
  if (leaves !== undefined) return leaves.flatMap(piecesOf);
  if (trimmed.includes("\n")) return trimmed.split(/\r?\n/).flatMap(linePieces);
  const path = trimmed.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#@]*(?=[/?#])/i, ""); // A host name is no secret.
  return [{ text: path.length >= SHORTEST ? path : trimmed, wordy: /\s/.test(path) }];
}

// `-----BEGIN …` and blank lines are everybody's; of `NAME=value` the value is secret.
function linePieces(line: string): Piece[] {
  const text = line.trim();
  const value = text.replace(/^(?:export\s+)?[A-Za-z_][\w.-]*\s*[=:]\s*/, "").replace(/^["']|["',]+$/g, "");
  const piece = value.length < WINDOW ? text : value;
  if (piece.length < WINDOW || piece.startsWith("-----")) return [];
  return [{ text: piece, wordy: !/\d/.test(piece) || /\s/.test(piece) }];
}

/** Of a JSON value (a service account's key file), the strings under names that speak of secrets. */
function jsonSecrets(text: string): string[] | undefined {
  if (!text.startsWith("{")) return undefined;
  try {
    const found: string[] = [];
    JSON.parse(text, (key: string, item: unknown) => {
      if (typeof item === "string" && SECRET_NAME.test(key) && item.length >= WINDOW && !ADDRESS.test(item))
        found.push(item);
      return item;
    });
    return found.length === 0 ? undefined : found;
  } catch {
    return undefined;
  }
}

const SECRET_NAME = /key|secret|token|passw|credential/i;
const ADDRESS = /^https?:\/\//i;

function windows(text: string): string[] {
  if (text.length < SHORTEST) return [];
  if (text.length <= WINDOW) return [text].filter(varied);
  return Array.from({ length: text.length - WINDOW + 1 }, (_, at) => text.slice(at, at + WINDOW)).filter(varied);
}

// `------------` and `000000000000` occur in ordinary text.
function varied(window: string): boolean {
  // Called for every window of every encoding when a run starts; a set for each would take longer than all the rest.
  const seen: string[] = [];
  for (const character of window) {
    if (seen.includes(character)) continue;
    if (seen.length === 3) return true;
    seen.push(character);
  }
  return false;
}

/** What base64 text that has these bytes somewhere inside is certain to contain. */
function base64Forms(bytes: Buffer): string[] {
  const forms = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString("base64")
      .replace(/=+$/, "");
    const uncertainEnd = (offset + bytes.length) % 3 === 0 ? 0 : 1;
    return text.slice(offset === 0 ? 0 : offset + 1, text.length - uncertainEnd);
  });
  return [...new Set([...forms, ...forms.map((form) => form.replaceAll("+", "-").replaceAll("/", "_"))])];
}

/** From declared values to what is looked for: every encoding of a value, cut into windows. */
import { plain } from "./letters.ts";

/** A piece of a secret, as it reads once {@link plain} has seen it. */
export interface Needle {
  /** 6 to 12 characters. */
  readonly text: string;
  /** Name of the secret, for the mark. */
  readonly name: string;
  /** Characters in a row that must match before this counts: an encoding spreads a value over more of them. */
  readonly needs: number;
}

export interface Needles {
  /** By the {@link mix} of their last six characters. */
  readonly byHash: ReadonlyMap<number, readonly Needle[]>;
  /** One byte for each {@link slot}: 1 where `byHash` may have something. */
  readonly filter: Uint8Array;
  /** Values that only an exact search can find. */
  readonly literals: readonly { readonly text: string; readonly name: string }[];
}

/** Length of a window: any so many characters of a value give it away. */
export const WINDOW = 12;
/** Shortest needle: the hash covers so many characters. */
export const SHORTEST = 6;

const FILTER_BITS = 17;

/** The rolling hash: characters older than six have been shifted out of its 32 bits. */
export function mix(hash: number, code: number): number {
  return (hash << 6) ^ code;
}

/** The place of a hash in {@link Needles.filter}. */
export function slot(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> (32 - FILTER_BITS);
}

/** Prepare declared values for {@link scan}. Values under 6 characters are left out. */
export function indexNeedles(declared: ReadonlyMap<string, string>): Needles {
  const byHash = new Map<number, Needle[]>();
  const filter = new Uint8Array(1 << FILTER_BITS);
  const literals: { text: string; name: string }[] = [];
  for (const [name, value] of declared) {
    if (value.trim().length < SHORTEST) continue;
    const needles = needlesOf(name, value);
    for (const needle of needles) {
      const hash = hashOf(needle.text);
      const known = byHash.get(hash);
      if (known === undefined) byHash.set(hash, [needle]);
      else if (!known.some(({ text }) => text === needle.text)) known.push(needle);
      filter[slot(hash)] = 1;
    }
    // An escape that the text around a value completes, or a value of one repeated letter, leaves the windows blind.
    if (needles.length === 0 || /[%\\&\s]/.test(value)) literals.push({ text: value.trim(), name });
  }
  return { byHash, filter, literals };
}

function hashOf(text: string): number {
  let hash = 0;
  for (let at = text.length - SHORTEST; at < text.length; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

function needlesOf(name: string, value: string): Needle[] {
  return piecesOf(value).flatMap(({ text, wordy }) => {
    const bytes = Buffer.from(text, "utf8");
    const needles: Needle[] = [];
    const add = (encoded: string, enough: number) => {
      for (const window of windows(encoded)) {
        const whole = wordy && /^[A-Za-z]+$/.test(window);
        needles.push({ text: window, name, needs: whole ? encoded.length : Math.min(enough, encoded.length) });
      }
    };
    add(plain(text), WINDOW);
    add(plain(encodeURIComponent(text.toWellFormed())), WINDOW); // Differs when a backslash stands before n, r or t.
    if (bytes.length !== text.length) add(plain(bytes.toString("latin1")), WINDOW); // As percent and \x escapes spell it.
    for (const encoded of base64Forms(bytes)) add(encoded, 16); // 12 bytes of the value.
    for (const encoded of [bytes.toString("hex"), bytes.toString("hex").toUpperCase()]) add(encoded, 2 * WINDOW);
    return needles;
  });
}

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
  return new Set(window).size > 3;
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

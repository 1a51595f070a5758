/** Turns declared values into search patterns: the secret parts of a value, in the spellings that texts use. */
import {
  GROUP,
  index,
  isVaried,
  WINDOW,
  type PatternIndex,
  type PatternList,
  type PatternOwner,
} from "./pattern-index.ts";
import { letters } from "./letters.ts";
import { decodePercent } from "../lib/header-list.ts";

export interface SecretPatterns {
  readonly indexes: readonly PatternIndex[];
  readonly literals: readonly Literal[];
}

/** A value that only an exact search can find. */
export interface Literal {
  readonly text: string;
  readonly name: string;
}

/** Prepares declared values for the search. */
export function indexPatterns(declared: ReadonlyMap<string, string>): SecretPatterns {
  const [decoded, verbatim]: [PatternList, PatternList] = [openList(), openList()];
  const literals: Literal[] = [];
  for (const [name, value] of declared) {
    const owners = ownersOf(name);
    for (const { text, counts } of piecesOf(value)) {
      const plain = PLAIN.test(text);
      const behind = behindEscapes(text);
      for (const each of [...(plain ? [text] : spellings(text)), ...behind]) add(decoded, each, owners[counts]);
      // With escapes decoded, a value that contains one of these is less reliably separated from its neighbours.
      if (!plain && /[%&\\]/.test(text)) add(verbatim, letters(text, "verbatim"), owners[counts]);
      const found = [plain ? text : letters(text, "decoded"), ...behind].every(isFindable);
      if (!found) literals.push({ text, name });
    }
  }
  return {
    indexes: [index("decoded", decoded), index("verbatim", verbatim)].filter(({ owners }) => owners.length > 0),
    literals,
  };
}

function openList(): PatternList {
  return { texts: [], owners: [] };
}

function ownersOf(name: string): Readonly<Record<Piece["counts"], PatternOwner>> {
  return { twelve: { name, counts: "twelve" }, mixed: { name, counts: "mixed" }, whole: { name, counts: "whole" } };
}

function add({ texts, owners }: PatternList, text: string, owner: PatternOwner): void {
  if (!isFindable(text)) return;
  texts.push(text);
  owners.push(owner);
}

function isFindable(text: string): boolean {
  return text.length >= GROUP && isVaried(text);
}

/** Every spelling of a piece that decoding its letters does not cover. */
function spellings(text: string): readonly string[] {
  // Non-ASCII characters as percent and \x escapes spell them: byte by byte.
  const texts = [text, Buffer.from(text, "utf8").toString("latin1")];
  return [
    ...texts.map((each) => letters(each, "decoded")),
    ...texts.map((each) => letters(each, "verbatim").replaceAll("\\", "")), // Every character escaped.
    letters(encodeURIComponent(text.toWellFormed()), "decoded"), // Some characters escaped.
    ...(ASCII.test(text) ? [] : encodings(text)),
  ];
}

/** What is read of a piece behind a letter that makes its beginning an escape: of `bark` behind `%`, `ºrk`. */
function behindEscapes(text: string): readonly string[] {
  // Of a longer one, enough is found without its beginning.
  if (text.length >= 2 * WINDOW || !BEGINNING.test(text)) return [];
  const { length } = letters(text, "decoded");
  return ["%", "&", "\\"].map((lead) => letters(lead + text, "decoded")).filter((read) => read.length < length);
}

/** How an escape goes on. */
const BEGINNING = /^(?:[0-9a-f]{2}|u|x|[nrt]|#|[a-z]+;)/i;

const ASCII = /^[\0-\x7f]*$/;

/** The encodings of a text. The search itself decodes only ASCII. */
function encodings(text: string): readonly string[] {
  const utf16 = Buffer.from(text, "utf16le");
  const bytes = Buffer.from(text, "utf8");
  const hexadecimal = [bytes.toString("hex"), bytes.toString("hex").toUpperCase()];
  return [...hexadecimal, ...[bytes, utf16, Buffer.from(utf16).swap16()].flatMap(base64Forms)];
}

/** What base64 text with these bytes somewhere inside is certain to contain. */
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

/** Letters that stand for themselves in every reading. */
const PLAIN = /^[\w+/=.:,@-]*$/;

/** A part of a value that is itself secret. */
interface Piece {
  readonly text: string;
  readonly counts: PatternOwner["counts"];
}

/** Shortest piece, in characters: a shorter one would be found in ordinary words. */
export const SHORTEST = 6;

/** Whether a value is a short word or number, such as a test database's `postgres`: masking protects nothing. */
export function isOrdinary(value: string): boolean {
  return /^(?:[a-z]{1,11}|\d{1,7})$/i.test(value);
}

/** The secret parts of a value with parts, such as a key file or an address with a password. */
function piecesOf(value: string): readonly Piece[] {
  const text = value.trim();
  if (text.length < SHORTEST) return [];
  const whole: Piece = { text, counts: "whole" };
  const leaves = jsonLeaves(text);
  if (leaves !== undefined) return [whole, ...leaves.flatMap(leafPieces)];
  if (text.includes("\n")) return filePieces(text);
  const address = ADDRESS.exec(text);
  if (address !== null) return [whole, ...addressPieces(address), ...pathPieces(address)];
  const assigned = assignments(text);
  // In a lone `NAME=value` the value is the secret, whatever its name.
  if (assigned?.length === 1) return [whole, ...assigned.flatMap((leaf) => leafPieces({ ...leaf, name: "secret" }))];
  if (assigned !== undefined) return [whole, ...assigned.flatMap(leafPieces)];
  return [{ text, counts: /\s/.test(text) ? "mixed" : "twelve" }];
}

/** A named value. */
interface Leaf {
  readonly name: string;
  readonly value: string;
}

/** A value counts if its name says secret and it is not ordinary, or else if it is not only words and numbers. */
function leafPieces({ name, value }: Leaf): readonly Piece[] {
  const text = value.trim();
  if (text.includes("\n")) return piecesOf(text);
  const address = ADDRESS.exec(text);
  if (address !== null) return addressPieces(address);
  const secret = SECRET_NAME.test(name) && !ABOUT.test(name) ? !isOrdinary(text) : !isPlain(text);
  if (text.length < SHORTEST || !secret) return [];
  return [{ text, counts: /\s/.test(text) ? "mixed" : "twelve" }];
}

const SECRET_NAME = /key|secret|token|pass|pwd|credential|auth|signature|salt|cookie/i;
/** Names of facts about a secret. */
const ABOUT = /(?:ur[il]|name|id|type|path|file|alg(?:orithm)?|format|endpoint|issuer|expir\w*|mode)$/i;

/** Words, names, versions, numbers and dates, in any order: `shop-prod`, `us-east-1`, `bot@shop.example`. */
function isPlain(text: string): boolean {
  return decodePercent(text)
    .split(/[^A-Za-z0-9]+/)
    .every((word) => /^(?:[a-z]{0,19}\d{0,2}|\d+|\d\dT\d\d|\d\dZ|\d+[a-z]{1,2})$/i.test(word));
}

/** Every string in a JSON value, with the names that lead to it; undefined when the text is not JSON. */
function jsonLeaves(text: string): readonly Leaf[] | undefined {
  if (!/^[[{]/.test(text)) return undefined;
  const leaves: Leaf[] = [];
  const collect = (name: string, item: unknown): void => {
    if (typeof item === "string") leaves.push({ name, value: item });
    else if (typeof item === "number") leaves.push({ name, value: String(item) });
    else if (Array.isArray(item)) for (const each of item) collect(name, each);
    else if (typeof item === "object" && item !== null)
      for (const [key, each] of Object.entries(item)) collect(`${name} ${key}`, each);
  };
  try {
    collect("", JSON.parse(text));
  } catch {
    return undefined;
  }
  return leaves;
}

/** Lines of a key's body that follow each other are one piece: most of a thousand keys is that. */
function filePieces(text: string): readonly Piece[] {
  const bodies: Piece[] = [];
  const rest = text.replaceAll(BODY, (body) => {
    bodies.push({ text: body.replaceAll("\n", "").replaceAll(/\s/g, ""), counts: "twelve" });
    return "";
  });
  return [...bodies, ...rest.split("\n").flatMap(linePieces)];
}

/** With a digit in each line, also where one begins as a comment does. */
const BODY = /^(?:[^\S\n]*(?=[^\n\d]*\d)[\w+/]{32,}={0,2}[^\S\n]*(?:\n|$))+/gm;

/** `-----BEGIN …`, sections and comments are everybody's. */
function linePieces(line: string): readonly Piece[] {
  const text = line.trim().replace(/[,;]$/, "");
  if (text.startsWith("-----") || /^(?:#|\/\/|\[[^\]]*\]$)/.test(text)) return [];
  const address = ADDRESS.exec(text);
  if (address !== null) return addressPieces(address);
  const assigned = assignments(text);
  if (assigned !== undefined) return assigned.flatMap(leafPieces);
  if (text.length < SHORTEST || isOrdinary(text) || WORD.test(text)) return [];
  if (text.length < 12) return /\w/.test(text) && !/\s/.test(text) ? [{ text, counts: "twelve" }] : [];
  return [{ text, counts: !/\d/.test(text) || /\s/.test(text) ? "mixed" : "twelve" }];
}

/** `</key>`, `"server":`: of a file's form. */
const WORD = /^\W*[A-Za-z]{1,19}\W*$/;

/** Every `NAME=value` of a line with nothing else; undefined for other lines. */
function assignments(text: string): readonly Leaf[] | undefined {
  const one = ASSIGNMENT.exec(text);
  const several = text.split(/[;&]/.test(text) ? /[;&]\s*/ : /\s+(?=[\w-]+=)/).filter((part) => part !== "");
  const found = several.map((part) => ASSIGNMENT.exec(part));
  const all = several.length > 1 && found.every((each) => each !== null) ? found : [one];
  const leaves = all.flatMap((each) =>
    each === null ? [] : [{ name: each[1] ?? "", value: unquoted(each[2] ?? "") }],
  );
  return leaves.length === 0 ? undefined : leaves;
}

// Base64 padding is not a value, and a name must be a word.
const ASSIGNMENT = /^(?:export\s+)?["']?([A-Za-z][A-Za-z_. -]{0,60}\d{0,2})["']?\s*[=:]\s*(?=[^=\s])(.*)$/;

function unquoted(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/, "$2");
}

const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\/(?:([^/?#@\s]*)@)?[^/?#@\s]*([/?#]\S*)?$/i;

/** Password and user, and the rest unless it is words and numbers: a host name is not secret. */
function addressPieces([, , account = "", rest = ""]: RegExpExecArray): readonly Piece[] {
  const [user = "", ...password] = account.split(":");
  const own: Leaf[] = [
    { name: "password", value: password.join(":") },
    { name: "user", value: user },
  ];
  const spelled = own.flatMap(({ name, value }) =>
    [...new Set([value, decodePercent(value)])].map((one) => ({ name, value: one })),
  );
  const parts = rest.split(/[/?#&]/).map((part) => {
    const [, name = "", value = part] = /^([\w-]*)=(.*)$/.exec(part) ?? [];
    return { name, value };
  });
  return [...spelled, ...parts].flatMap(leafPieces);
}

/** A web hook's URL is secret from its path on. */
function pathPieces([, scheme = "", account, rest = ""]: RegExpExecArray): readonly Piece[] {
  if (account !== undefined || !/^https?$/i.test(scheme) || rest.length < 12) return [];
  return [{ text: rest, counts: "twelve" }];
}

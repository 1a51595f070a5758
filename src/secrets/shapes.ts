/** Tokens recognised by their shape, whoever owns them. */
import { lastAtMost } from "../lib/sorted.ts";
import type { SecretSpan } from "./scan.ts";

/**
 * Where `text` contains something in the shape of a token: GitHub's, Google's, other well-known services', a JWT, a
 * private key.
 */
export function findShapes(text: string): SecretSpan[] {
  const { heads, gaps } = findHeads(text);
  if (heads.length === 0) return [];
  const { visible, origin } = without(text, gaps);
  const spans = [...findTokens(visible, heads), ...findPrivateKeys(visible, heads)];
  return spans.map(({ start, end, name }) => ({ start: origin(start), end: origin(end - 1) + 1, name }));
}

// Each begins at a word boundary with one of the prefixes below, and continues over a character class that its
// beginning cannot re-enter, so a failed attempt is not repeated from the next prefix on: the search stays linear.
const TOKENS: readonly (readonly [name: string, shape: string])[] = [
  // Old: 36 letters and digits. Since 2026 longer, with dots between the parts.
  ["github-token", String.raw`gh[pousr]_(?=[\w.-]{20})[\w-]+(?:\.[\w-]+)*`],
  ["github-token", String.raw`github_pat_\w{22,}`],
  ["google-key", String.raw`AIza[\w-]{35,}`],
  ["google-key", String.raw`AQ\.Ab[\w-]{20,}`],
  ["google-token", String.raw`ya29\.(?=[\w.-]{20})[\w-]+(?:\.[\w-]+)*`],
  ["aws-key", String.raw`(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])`],
  ["slack-token", String.raw`xox[abeoprs]-(?=[\w-]{20})[\w-]+`],
  ["npm-token", String.raw`npm_[A-Za-z0-9]{36}(?![A-Za-z0-9])`],
  ["gitlab-token", String.raw`glpat-[\w-]{20,}`],
  ["stripe-key", String.raw`[rs]k_live_[A-Za-z0-9]{16,}`],
  ["api-key", String.raw`sk-(?:ant|proj|svcacct)-[\w-]{20,}`],
  ["jwt", String.raw`eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}`],
];

const TOKEN = new RegExp(String.raw`(?<![A-Za-z0-9])(?:${TOKENS.map(([, shape]) => `(${shape})`).join("|")})`, "y");

/** It has no shape of its own, so its name identifies it. */
const NAMED =
  /(?:AWS_SECRET_ACCESS_KEY|aws_secret_access_key|[sS]ecretAccessKey)["']?\s{0,3}[=:]\s{0,3}["']?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/y;

function findTokens(text: string, heads: readonly number[]): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let from = 0;
  for (const head of heads) {
    // Its name may be part of the previous token: `AIza…AWS_SECRET_ACCESS_KEY=`.
    const found = (head < from ? undefined : tokenAt(text, head)) ?? namedAt(text, head);
    if (found === undefined || found.start < from) continue;
    from = found.end;
    if (!PLACEHOLDER.test(text.slice(found.start, found.end))) spans.push(found);
  }
  return spans;
}

function tokenAt(text: string, at: number): SecretSpan | undefined {
  TOKEN.lastIndex = at;
  const match = TOKEN.exec(text);
  if (match === null) return undefined;
  const which = match.slice(1).findIndex((group) => group !== undefined);
  return { start: at, end: at + match[0].length, name: TOKENS[which]?.[0] ?? "token" };
}

function namedAt(text: string, at: number): SecretSpan | undefined {
  NAMED.lastIndex = at;
  const value = NAMED.exec(text)?.[1];
  return value === undefined
    ? undefined
    : { start: NAMED.lastIndex - value.length, end: NAMED.lastIndex, name: "aws-secret" };
}

// `ghp_xxxxxxxxxxxxxxxxxxxx`, as in documentation, and Amazon's example keys.
const PLACEHOLDER =
  /EXAMPLEKEY$|^[A-Za-z]{2,4}(?:_|29\.)?(?:pat_)?x+$|^[a-z]{2,5}[-_](?:[a-z]{3,7}[-_])?x+$|^AKIA[A-Z0-9]{9}EXAMPLE$/i;

const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
// A key has at least one full line; a mention of its heading has none. Line ends may be escaped; lines may be prefixed
// as in a diff or a quotation.
const BODY =
  /[\s\\nr+|>"',-]{0,200}(?:(?:Version|Comment|Proc-Type|DEK-Info): ?[^\n\\]{0,200}[\s\\nr+|>"',-]{0,20}){0,4}[A-Za-z0-9+/=]{32,}/y;
const LINES =
  /(?:[\s\\nr+|>"',-]{1,20}[A-Za-z0-9+/=]{16,})*(?:[\s\\nr+|>"',-]{1,20}(?!END )[A-Za-z0-9+/=]{1,15}(?=[\s\\"',]|$))?/y;
const END = /[\s\\nr+|>"',-]{0,20}-----END [A-Z0-9 ]{0,40}-----/y;

function findPrivateKeys(text: string, heads: readonly number[]): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let from = 0;
  for (const index of heads) {
    const heading = index < from ? undefined : endOf(BEGIN, text, index);
    const body = heading === undefined ? undefined : endOf(BODY, text, heading);
    if (body === undefined) continue;
    const lines = endOf(LINES, text, body) ?? body;
    from = endOf(END, text, lines) ?? lines;
    spans.push({ start: index, end: from, name: "private-key" });
  }
  return spans;
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

const UNSEEN = new RegExp(
  String.raw`\u001b\[[0-?]{0,64}[\x20-\x2f]{0,8}[@-~]|[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n\r]]`,
  "vy",
);

/** A stretch of a text that cannot be seen. */
interface Gap {
  readonly start: number;
  readonly end: number;
}

/** The text without what cannot be seen, and where each of its characters was. */
function without(text: string, gaps: readonly Gap[]): { visible: string; origin: (at: number) => number } {
  if (gaps.length === 0) return { visible: text, origin: (at) => at };
  const pieces: string[] = [];
  // For each piece: where it begins in the visible text, and its distance to the original offset.
  const begins: number[] = [];
  const shifts: number[] = [];
  let [from, length] = [0, 0];
  for (const { start, end } of [...gaps, { start: text.length, end: text.length }]) {
    if (start > from) {
      pieces.push(text.slice(from, start));
      begins.push(length);
      shifts.push(from - length);
      length += start - from;
    }
    from = end;
  }
  return { visible: pieces.join(""), origin: (at) => at + (shifts[lastAtMost(begins, at)] ?? 0) };
}

/**
 * Beginnings of tokens, absent from most texts: four characters that each token of a kind contains, and how far after
 * its first character the last of them is.
 */
const GRAMS: readonly (readonly [grams: readonly string[], behind: number])[] = [
  [[..."pousr"].map((kind) => `gh${kind}_`), 3],
  [["b_pa"], 8], // github_pat_
  [["AIza", "AQ.A", "ya29", "AKIA", "ASIA", "npm_", "glpa", "sk_l", "rk_l", "sk-a", "sk-p", "sk-s"], 3],
  [[..."abeoprs"].map((kind) => `xox${kind}`), 3],
  [[..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-"].map((next) => `eyJ${next}`), 3],
  [["AWS_", "aws_"], 3],
  [["tAcc"], 8], // secretAccessKey
  [["-BEG"], 7], // -----BEGIN … PRIVATE KEY-----
];

/** Offsets in a text, sorted. */
interface Heads {
  /** Where a token may begin, if it has nothing invisible inside. */
  readonly heads: number[];
  readonly gaps: Gap[];
}

/** Reads every character once. */
function findHeads(text: string): Heads {
  const gaps: Gap[] = [];
  const met: number[] = [];
  let [hash, unseen] = [0, 0];
  for (let base = 0, at = 0; base < text.length; base += at) {
    const length = Math.min(BLOCK, text.length - base);
    Buffer.from(CODES.buffer).write(text.slice(base, base + length), "utf16le");
    for (at = 0; at < length; at++) {
      // Every character of every text comes through here: what is in no gram takes one way.
      for (; at < length; at++) {
        const code = CODES[at] as number;
        if (KINDS[code] !== PLAIN) break;
        hash = (hash << 8) | code;
        if (MAYBE[slotOf(hash)] !== 0) met.push(base + at - unseen, hash);
      }
      // What cannot be seen may stand between two letters; nothing beyond ASCII is in a gram.
      const start = base + at;
      const end = at < length && KINDS[CODES[at] as number] === HIDDEN ? endOf(UNSEEN, text, start) : undefined;
      if (end === undefined) continue;
      gaps.push({ start, end });
      unseen += end - start;
      at += end - start - 1;
    }
  }
  return { heads: headsOf(met), gaps };
}

/** Of the last letters of what may be a gram, each with its hash. */
function headsOf(met: readonly number[]): number[] {
  const heads: number[] = [];
  for (let place = 0; place < met.length; place += 2) {
    const head = (met[place] as number) - (BEHIND.get(met[place + 1] as number) ?? Infinity);
    if (head >= 0) heads.push(head);
  }
  return heads;
}

const BLOCK = 64 * 1024;
const CODES = new Uint16Array(BLOCK);

const BEHIND: ReadonlyMap<number, number> = new Map(
  GRAMS.flatMap(([grams, behind]) => grams.map((gram) => [Buffer.from(gram).readInt32BE(), behind] as const)),
);
const MAYBE = new Uint8Array(1 << 14);
for (const hash of BEHIND.keys()) MAYBE[slotOf(hash)] = 1;

function slotOf(hash: number): number {
  return Math.imul(hash, 0x9e3779b1) >>> 18;
}

const [PLAIN, BEYOND, HIDDEN] = [0, 1, 2] as const;

/**
 * By character. Invisible are control characters, and those that Unicode ignores by default, by their first code unit.
 */
const KINDS = new Uint8Array(1 << 16).fill(BEYOND, 0x80);
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x3164, 0x3164],
  [0xd82f, 0xd82f],
  [0xd834, 0xd834],
  [0xdb40, 0xdb43],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfff8],
];
for (const [from, to] of RANGES) KINDS.fill(HIDDEN, from, to + 1);

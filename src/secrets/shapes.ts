/** Tokens known by their shape, whoever they belong to. */
import { lastAtMost } from "../lib/sorted.ts";
import type { SecretSpan } from "./scan.ts";

/** Where in `text` something has the shape of a token: GitHub's, Google's, other well-known services', a JWT, a private key. */
export function findShapes(text: string): SecretSpan[] {
  const found = findHeads(text);
  if (found.heads.length === 0) return [];
  const { visible, origin } = withoutInvisible(text, found.unseen);
  const heads = origin === undefined ? found.heads : findHeads(visible).heads;
  const spans = [...findTokens(visible, heads), ...findPrivateKeys(visible, heads)];
  if (origin === undefined) return spans;
  return spans.map(({ start, end, name }) => ({ start: origin(start), end: origin(end - 1) + 1, name }));
}

// Each begins at the edge of a word, with one of the heads below, and runs over a class that its beginning cannot
// re-enter, so a failed attempt is not repeated from the next head on: the search stays linear.
const TOKENS: readonly (readonly [name: string, shape: string])[] = [
  // Old: 36 letters and digits. Since 2026 long, with dots between the parts.
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

/** It has no shape of its own: what it is called says what it is. */
const NAMED =
  /(?:AWS_SECRET_ACCESS_KEY|aws_secret_access_key|[sS]ecretAccessKey)["']?\s{0,3}[=:]\s{0,3}["']?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/y;

function findTokens(text: string, heads: readonly number[]): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let from = 0;
  for (const head of heads) {
    // Its name may be part of the token before: `AIza…AWS_SECRET_ACCESS_KEY=`.
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

// `ghp_xxxxxxxxxxxxxxxxxxxx`, as documentation writes it, and the keys of Amazon's own.
const PLACEHOLDER =
  /EXAMPLEKEY$|^[A-Za-z]{2,4}(?:_|29\.)?(?:pat_)?x+$|^[a-z]{2,5}[-_](?:[a-z]{3,7}[-_])?x+$|^AKIA[A-Z0-9]{9}EXAMPLE$/i;

const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
// A key has at least one full line; a mention of the heading has none. Line ends may be escaped, lines may be marked
// as a diff's or a quotation's.
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

function unseenAt(text: string, start: number): { readonly start: number; readonly end: number }[] {
  const end = endOf(UNSEEN, text, start);
  return end === undefined ? [] : [{ start, end }];
}

/** The text without what cannot be seen, and where each of its characters was. */
function withoutInvisible(
  text: string,
  unseen: readonly number[],
): { visible: string; origin?: (at: number) => number } {
  const gaps = unseen.flatMap((at) => unseenAt(text, at));
  if (gaps.length === 0) return { visible: text };
  const pieces: string[] = [];
  // For each piece: where it begins in the visible text, and how far it lies behind in the original.
  const begins: number[] = [];
  const shifts: number[] = [];
  let from = 0;
  let length = 0;
  const keep = (to: number) => {
    if (to > from) {
      pieces.push(text.slice(from, to));
      begins.push(length);
      shifts.push(from - length);
      length += to - from;
    }
  };
  for (const { start, end } of gaps) {
    keep(start);
    from = end;
  }
  keep(text.length);
  return { visible: pieces.join(""), origin: (at) => at + (shifts[lastAtMost(begins, at)] ?? 0) };
}

/** How tokens begin, what most texts have nowhere: four characters that each token of a kind has, and how far behind its first the last of them stands. */
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

/** Places in a text, in order. */
interface Heads {
  /** Where a token may begin, unless something unseen is inside. */
  readonly heads: number[];
  /** Where something begins that cannot be seen. */
  readonly unseen: number[];
}

/** Looks at every character once. */
function findHeads(text: string): Heads {
  const found: Heads = { heads: [], unseen: [] };
  const met: number[] = [];
  let hash = 0;
  for (let base = 0; base < text.length; base += BLOCK) {
    const length = Math.min(BLOCK, text.length - base);
    Buffer.from(CODES.buffer).write(text.slice(base, base + length), "utf16le");
    for (let at = 0; at < length; at++) {
      // Every character of every text comes through here: what is in no gram takes one way.
      for (; at < length; at++) {
        const code = CODES[at] as number;
        if (KINDS[code] !== PLAIN) break;
        hash = (hash << 8) | code;
        if (MAYBE[slotOf(hash)] !== 0) met.push(base + at, hash);
      }
      // What cannot be seen may stand between two letters; nothing beyond ASCII is in a gram.
      if (at === length || KINDS[CODES[at] as number] !== HIDDEN) continue;
      found.unseen.push(base + at);
      if (CODES[at] === ESC) at = sequenceEnd(text, base + at) - base - 1;
    }
  }
  for (let place = 0; place < met.length; place += 2) {
    const head = (met[place] as number) - (BEHIND.get(met[place + 1] as number) ?? Infinity);
    if (head >= 0) found.heads.push(head);
  }
  return found;
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

const [PLAIN, BEYOND, HIDDEN, ESC] = [0, 1, 2, 0x1b] as const;

/** By a character. Unseen are controls, and what Unicode says is ignored by default, by its first unit. */
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

// oxlint-disable-next-line no-control-regex
const SEQUENCE = /\u001b\[[0-?]{0,64}[\x20-\x2f]{0,8}[@-~]/y;

function sequenceEnd(text: string, at: number): number {
  SEQUENCE.lastIndex = at;
  return SEQUENCE.test(text) ? SEQUENCE.lastIndex : at + 1;
}

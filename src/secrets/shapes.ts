/** Tokens recognised by their shape, whoever owns them. */
import { lastAtMost } from "../lib/sorted.ts";
import { findHidden, noteStretch } from "./letters.ts";
import type { SecretSpan } from "./scan.ts";

/** Where `text` has the shape of a token or a private key. `hidden`: the stretches of {@link findHidden}, if known. */
export function findShapes(text: string, hidden: readonly number[] = findHidden(text)): SecretSpan[] {
  const { visible, origin } = without(text, gapsAt(text, hidden));
  const { heads, names } = readRuns(visible);
  const spans = [...findTokens(visible, heads), ...findNamed(visible, names), ...findPrivateKeys(visible)];
  return spans.map(({ start, end, name }) => ({ start: origin(start), end: origin(end - 1) + 1, name }));
}

// Each begins at a word boundary with one of the prefixes below. A failed attempt ends after a few characters, except for
// a JWT: there `findTokens` keeps the search linear.
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

/** The first two characters of each, for the search. */
const BEGINNINGS = "gh gi AI AQ ya AK AS xo np gl rk sk ey".split(" ");

const TOKEN = new RegExp(String.raw`(?<![A-Za-z0-9])(?:${TOKENS.map(([, shape]) => `(${shape})`).join("|")})`, "y");

function findTokens(text: string, heads: readonly number[]): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let [from, noJwtBefore] = [0, 0];
  for (const head of heads) {
    const mayBeJwt = text.startsWith("eyJ", head);
    if (head < from || (mayBeJwt && head < noJwtBefore)) continue;
    const token = tokenAt(text, head);
    if (token === undefined) {
      // What lacks the other parts of a JWT lacks them from each place on where another may begin in its first part.
      if (mayBeJwt) noJwtBefore = endOf(JWT_PART, text, head) ?? head;
      continue;
    }
    from = token.end;
    if (!PLACEHOLDER.test(text.slice(head, from))) spans.push(token);
  }
  return spans;
}

const JWT_PART = /[\w-]+/y;

function tokenAt(text: string, at: number): SecretSpan | undefined {
  TOKEN.lastIndex = at;
  const match = TOKEN.exec(text);
  if (match === null) return undefined;
  const which = match.slice(1).findIndex((group) => group !== undefined);
  return { start: at, end: at + match[0].length, name: TOKENS[which]?.[0] ?? "token" };
}

/** It has no shape of its own, so its name identifies it. */
const NAMED =
  /(?<=AWS_SECRET_ACCESS_KEY|aws_secret_access_key|[sS]ecretAccessKey)["']?\s{0,3}[=:]\s{0,3}["']?([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/y;

function findNamed(text: string, names: readonly number[]): SecretSpan[] {
  return names.flatMap((name) => {
    const end = endOf(NAMED, text, name);
    if (end === undefined || PLACEHOLDER.test(text.slice(end - 40, end))) return [];
    return [{ start: end - 40, end, name: "aws-secret" }];
  });
}

// `ghp_xxxxxxxxxxxxxxxxxxxx`, as in documentation, and Amazon's example keys.
const PLACEHOLDER =
  /EXAMPLEKEY$|^[A-Za-z]{2,4}(?:_|29\.)?(?:pat_)?x+$|^[a-z]{2,5}[-_](?:[a-z]{3,7}[-_])?x+$|^AKIA[A-Z0-9]{9}EXAMPLE$/i;

const DASHES = "-----BEGIN ";
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
// A key has a full line, a mention of its heading none. Line ends may be escaped, lines prefixed as in a diff.
const BODY =
  /[\s\\nr+|>"',-]{0,200}(?:(?:Version|Comment|Proc-Type|DEK-Info): ?[^\n\\]{0,200}[\s\\nr+|>"',-]{0,20}){0,4}[A-Za-z0-9+/=]{32,}/y;
const LINES =
  /(?:[\s\\nr+|>"',-]{1,20}[A-Za-z0-9+/=]{16,})*(?:[\s\\nr+|>"',-]{1,20}(?!END )[A-Za-z0-9+/=]{1,15}(?=[\s\\"',]|$))?/y;
const END = /[\s\\nr+|>"',-]{0,20}-----END [A-Z0-9 ]{0,40}-----/y;

function findPrivateKeys(text: string): SecretSpan[] {
  const spans: SecretSpan[] = [];
  let from = 0;
  for (let index = text.indexOf(DASHES); index >= 0; index = text.indexOf(DASHES, index + DASHES.length)) {
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

/** Many characters at once, but not any number: the engine notes each, in case what follows does not match. */
const UNSEEN = new RegExp(
  String.raw`\u001b(?:\[[0-?]{0,64}[\x20-\x2f]{0,8}[@-~])?|[[\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\n\r\u001b]]{1,4096}`,
  "vy",
);

/** The text without what cannot be seen, and where each of its characters was. */
function without(text: string, gaps: readonly number[]): { visible: string; origin: (at: number) => number } {
  if (gaps.length === 0) return { visible: text, origin: (at) => at };
  const pieces: string[] = [];
  // For each piece: where it begins in the visible text, and its distance to the original offset.
  const begins: number[] = [];
  const shifts: number[] = [];
  let [from, length] = [0, 0];
  for (let each = 0; each <= gaps.length; each += 2) {
    const start = gaps[each] ?? text.length;
    if (start > from) {
      pieces.push(text.slice(from, start));
      begins.push(length);
      shifts.push(from - length);
      length += start - from;
    }
    from = gaps[each + 1] ?? text.length;
  }
  return { visible: pieces.join(""), origin: (at) => at + (shifts[lastAtMost(begins, at)] ?? 0) };
}

/** What is hidden with what belongs to it, such as the rest of a terminal's command: from, to, from, to. */
function gapsAt(text: string, hidden: readonly number[]): readonly number[] {
  const gaps: number[] = [];
  let at = 0;
  for (let each = 0; each < hidden.length; each += 2) {
    at = Math.max(at, hidden[each] as number);
    while (at < (hidden[each + 1] as number)) {
      const end = endOf(UNSEEN, text, at);
      if (end !== undefined) noteStretch(at, end, gaps);
      at = end ?? at + 1;
    }
  }
  return gaps;
}

/** Places in a text, sorted, some of them twice. */
interface Runs {
  /** Where a token may begin. */
  readonly heads: number[];
  /** Where a name ends that ends with "key". */
  readonly names: number[];
}

/** Finds runs of letters, digits, `_`, `.` and `-` that are long enough for a token or a name. */
function readRuns(text: string): Runs {
  const runs: Runs = { heads: [], names: [] };
  for (let base = 0; base < text.length; base += BLOCK - OVERLAP) {
    const length = writeBlock(text, base);
    for (let from = nextRun(0, length); from < length;) {
      const end = readRun(from, length, base, runs.heads);
      if (endsWithKey(end)) runs.names.push(base + end);
      from = nextRun(end, length);
    }
  }
  return runs;
}

/** Where the next run begins; `length` for none. It looks backwards from where a run would have its last needed letter: most of a text is never read. */
function nextRun(begin: number, length: number): number {
  for (let at = begin + RUN - 1; at < length;) {
    let from = at;
    while (from > at - RUN && (KINDS[CODES[from] as number] as number) >= JOINT) from--;
    if (from === at - RUN) return from + 1;
    at = from + RUN;
  }
  return length;
}

/** Adds the heads in the run from `from` on; returns where it ends. */
function readRun(from: number, length: number, base: number, heads: number[]): number {
  let [at, begins] = [from, true];
  for (; at < length; at++) {
    const code = CODES[at] as number;
    const kind = KINDS[code] as number;
    if (kind < JOINT) break;
    if (begins && BEGINS[(code << 7) | ((CODES[at + 1] as number) & 0x7f)] === 1) heads.push(base + at);
    begins = kind === JOINT;
  }
  return at;
}

/** In capital or small letters. */
function endsWithKey(end: number): boolean {
  return [0x6b, 0x65, 0x79].every((code, place) => ((CODES[end - 3 + place] as number) | 0x20) === code);
}

/** Writes the characters from `base` on to {@link CODES}; returns how many. */
function writeBlock(text: string, base: number): number {
  return Buffer.from(CODES.buffer).write(text.slice(base, base + BLOCK), "utf16le") / 2;
}

const BLOCK = 64 * 1024;
const OVERLAP = 64;

/** A token has at least this many letters, digits, `_`, `.` and `-` in a row. */
const RUN = 15;

const CODES = new Uint16Array(BLOCK);

const BEGINS = new Uint8Array(1 << 14);
for (const [first = "", second = ""] of BEGINNINGS) BEGINS[(first.charCodeAt(0) << 7) | second.charCodeAt(0)] = 1;

// By size: a run consists of the last two.
const [OTHER, JOINT, LETTER] = [0, 1, 2] as const;

/** By character. */
const KINDS = new Uint8Array(1 << 16).fill(OTHER);
for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
  KINDS[letter.charCodeAt(0)] = LETTER;
for (const joint of "_.-") KINDS[joint.charCodeAt(0)] = JOINT;

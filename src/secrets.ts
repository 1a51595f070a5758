/** Declared secrets and token shapes, and how they are removed from text, whole or still arriving, before it reaches any sink. */
import { indexPatterns, SHORTEST, isOrdinary } from "./secrets/patterns.ts";
import { scan, type SecretSpan } from "./secrets/scan.ts";
import { findShapes } from "./secrets/shapes.ts";
import { splits } from "./lib/cut.ts";
import { readHeaderList } from "./lib/header-list.ts";

export interface Secrets {
  /** The text without any secret, in any known encoding; each becomes `[redacted:NAME]`. */
  redact(text: string): string;
  /** The same for a text that arrives in pieces; secrets declared meanwhile are found from then on. */
  redaction(sizes?: Sizes): Redaction;
  /** Whether bytes contain a secret: for patches, where a match refuses the file. */
  found(bytes: Buffer): boolean;
  /** Adds a secret found during the run. */
  declare(name: string, value: string): void;
}

/**
 * `declared` maps a name for the mark to the secret value; values under 6 characters are not masked.
 *
 * A declared value is found raw, in base64 (any offset, both alphabets), in hexadecimal, as a list of numbers, in one
 * of these inside another, percent-encoded, JSON-escaped, as `\u` and `\x` escapes and as HTML entities, with white
 * space, ANSI sequences, NUL (so UTF-16) and invisible characters anywhere in it; any 12 of its characters are found as
 * well. For a value with parts (lines, JSON, `NAME=value`, an address), each secret part is searched for. Shapes of
 * well-known tokens are found whether declared or not. Time is linear in the text, whatever the number of secrets;
 * memory is linear in the secrets.
 */
export function openSecrets(declared: ReadonlyMap<string, string>): Secrets {
  const known = new Map(declared);
  let patterns = indexPatterns(known);
  const clean = new Set<string>();
  const find = (text: string): SecretSpan[] => {
    if (text.length < SHORTEST) return [];
    const { spans, hidden } = scan(text, patterns);
    return [...spans, ...findShapes(text, hidden)];
  };
  return {
    redact(text) {
      if (text.length > SHORT) return cutOut(text, find(text));
      if (clean.has(text)) return text;
      const spans = find(text);
      if (spans.length > 0) return cutOut(text, spans);
      if (clean.size >= MOST_CLEAN) clean.clear();
      clean.add(text);
      return text;
    },
    redaction: (sizes) => openRedaction(find, sizes),
    // UTF-16 needs no decoding: the scan skips NUL.
    found: (bytes) => find(bytes.toString("utf8")).length > 0,
    declare(name, value) {
      if ([...known.values()].includes(value)) return;
      known.set(known.has(name) ? `${name}-${known.size}` : name, value);
      patterns = indexPatterns(known);
      clean.clear();
    },
  };
}

/** Characters of the texts that are remembered when they hold no secret: the log says the same names again and again. */
const SHORT = 64;
const MOST_CLEAN = 4_096;

function cutOut(text: string, found: readonly SecretSpan[]): string {
  let redacted = text;
  // Removing a secret may isolate its neighbour, which then has the shape of a token.
  for (let spans = found; spans.length > 0; spans = findShapes(redacted)) redacted = mark(redacted, spans);
  return redacted;
}

function mark(text: string, spans: readonly SecretSpan[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, name } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    // A span that begins inside the previous one extends it.
    if (start >= from) pieces.push(text.slice(from, start), `[redacted:${name}]`);
    from = Math.max(from, end);
  }
  pieces.push(text.slice(from));
  return pieces.join("");
}

/** Takes a text piece by piece and returns it without secrets, partly later than it came. */
export interface Redaction {
  /** What can be released so far; "" for nothing yet. */
  take(text: string): string;
  /** What can be released now, for someone who reads before the end: all but the last part. */
  some(): string;
  /** The rest. */
  end(): string;
}

/** Characters. */
export interface Sizes {
  /** A text is searched whenever this much of it has arrived. */
  readonly most: number;
  /** This much of its end is held back, so that a secret up to this length is seen whole. */
  readonly held: number;
}

/** A private key has at most 13,000 characters. Held-back text is searched twice, so it is an eighth of the rest. */
const SIZES: Sizes = { most: 288 * 1024, held: 32 * 1024 };

function openRedaction(find: (text: string) => readonly SecretSpan[], { most, held }: Sizes = SIZES): Redaction {
  let waiting = "";
  const release = (spans: readonly SecretSpan[], end: number): string => {
    const text = waiting.slice(0, end);
    waiting = waiting.slice(end);
    return cutOut(
      text,
      spans.filter((span) => span.end <= end),
    );
  };
  const some = (): string => {
    if (waiting.length <= held) return "";
    const spans = find(waiting);
    return release(spans, borderIn(waiting, spans, waiting.length - held));
  };
  return {
    some,
    take(text) {
      waiting += text;
      return waiting.length < most ? "" : some();
    },
    end: () => release(find(waiting), waiting.length),
  };
}

/** The last offset up to `most` to split a text at: in no secret, and between words, as half an escape is none. */
function borderIn(text: string, spans: readonly SecretSpan[], most: number): number {
  const border = afterBlank(text, most);
  const across = spans.filter(({ start, end }) => start < border && border < end);
  if (across.length === 0) return border;
  const start = Math.min(...across.map((span) => span.start));
  // A secret longer than everything that may wait is released at once, masked; otherwise it would all have to be held.
  return start === 0 ? Math.max(...across.map(({ end }) => end)) : borderIn(text, spans, start);
}

function afterBlank(text: string, most: number): number {
  const before = text.slice(Math.max(0, most - WORD), most);
  const blank = before.search(/\s\S*$/u);
  return blank === -1 ? most - (splits(text, most) ? 1 : 0) : most - before.length + blank + 1;
}

/** Characters; no meaningful word is longer. */
const WORD = 1024;

/** Everything in the environment that must not reach a sink. */
export function declaredSecrets(environment: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const own = ["INPUT_GEMINI-API-KEY", "INPUT_GITHUB-TOKEN", "INPUT_JOB-TOKEN", "INPUT_SEAL-KEY"];
  const names = [...own, ...Object.keys(environment).filter((name) => END.test(name) || BEGINNING.test(name))];
  return new Map([
    ...headerValues(environment),
    ...names.flatMap((name) => {
      const value = environment[name]?.trim() ?? "";
      if (value === "" || (!own.includes(name) && protectsNothing(name, value))) return [];
      return [[name.replace(/^INPUT_/, "").toLowerCase(), value] as const];
    }),
  ]);
}

/** The last word of a header's value, such as a collector's key in `authorization=Bearer%20…`. */
function headerValues(environment: Readonly<Record<string, string | undefined>>): (readonly [string, string])[] {
  const lists = Object.keys(environment).filter((name) => /^OTEL_EXPORTER_OTLP_(?:[A-Z]+_)?HEADERS$/.test(name));
  return lists.flatMap((variable) =>
    Object.entries(readHeaderList(environment[variable] ?? "")).flatMap(([name, value]) => {
      const key = value.trim().split(/\s+/).at(-1) ?? "";
      return isOrdinary(key) ? [] : [[`${variable.toLowerCase()}: ${name}`, key] as const];
    }),
  );
}

/** Whether masking it would protect nothing, and only hinder ordinary work in texts and files. */
function protectsNothing(name: string, value: string): boolean {
  // `GOOGLE_APPLICATION_CREDENTIALS` names a file.
  return isOrdinary(value) || (/CREDENTIALS?$/i.test(name) && PATH.test(value));
}

const PATH = /^(?:~|\.{1,2})?(?:\/[\w.@ -]+)+$|^[A-Z]:\\[^\n]+$/;

// What a workflow gives its step is unknown here; an MCP server's entry may pass it on, and the server may print it.
const END =
  /(?:^|_)(?:TOKEN|SECRET|PASS(?:WORD|WD|PHRASE)|PAT|CREDENTIALS?|DSN|API_?KEY|(?:ACCESS|ACCOUNT|AUTH|SECRET|PRIVATE|SIGNING|ENCRYPTION|DEPLOY|MASTER|SSH)_KEY|WEBHOOK(?:_UR[IL])?|CONNECTION_STRING|(?:DATABASE|DB|REDIS|POSTGRES(?:QL)?|MYSQL|MONGO(?:DB)?|AMQP|RABBITMQ|BROKER)_UR[IL])(?:_?\d+)?$|_PASS$|_KEY_\d+$/i;

/** `TOKEN_PROD`, but not `TOKEN_URL`. */
const BEGINNING =
  /^(?:TOKEN|SECRET|PASSWORD)_(?!(?:.*_)?(?:UR[IL]|ENDPOINT|ISSUER|AUDIENCE|PATH|DIR|FILE|NAME|TYPE|ID|TTL|EXPIR\w*|LIMIT|COUNT|LENGTH|SIZE|MODE|VERSION)$)/i;

/** Declared secrets and token shapes, and how they are removed from text before it reaches any sink. */
import { indexPatterns, SHORTEST } from "./secrets/patterns.ts";
import { scan, type SecretSpan } from "./secrets/scan.ts";
import { findShapes } from "./secrets/shapes.ts";
import { openRedaction, type Redaction, type Sizes } from "./secrets/stream.ts";

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
    redaction: (sizes) => openRedaction({ find, cutOut }, sizes),
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

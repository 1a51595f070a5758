/** Declared secrets and token shapes, and how they are taken out of text before any sink. */
import { indexPatterns, SHORTEST } from "./secrets/patterns.ts";
import { scan, type SecretSpan } from "./secrets/scan.ts";
import { findShapes } from "./secrets/shapes.ts";
import { openRedaction, type Redaction, type Sizes } from "./secrets/stream.ts";

export interface Secrets {
  /** The text without any secret, in any known encoding; each stands as `[redacted:NAME]`. */
  redact(text: string): string;
  /** The same for a text that comes in pieces; what is declared meanwhile is found from then on. */
  redaction(sizes?: Sizes): Redaction;
  /** Whether bytes hold a secret: for patches, where a hit refuses the file. */
  found(bytes: Buffer): boolean;
  /** One more, come upon during the run. */
  declare(name: string, value: string): void;
}

/**
 * `declared` maps a name for the mark to the secret value; values under 6 characters are not masked.
 *
 * A declared value is found raw, base64 (any offset, both alphabets), hexadecimal, as a list of numbers, one of these in
 * another, percent-encoded, JSON-escaped, as `\u` and `\x` escapes and as HTML entities, with whitespace, ANSI sequences,
 * NUL (so UTF-16) and invisible characters anywhere in it; so is any 12 characters of it. Of a value with parts (lines,
 * JSON, `NAME=value`, an address) each part that is secret is looked for. Shapes of well-known tokens are found whether
 * declared or not. Time is linear in the text, whatever the number of secrets; memory in the secrets.
 */
export function openSecrets(declared: ReadonlyMap<string, string>): Secrets {
  const known = new Map(declared);
  let patterns = indexPatterns(known);
  const find = (text: string): SecretSpan[] =>
    text.length < SHORTEST ? [] : [...scan(text, patterns), ...findShapes(text)];
  return {
    redact: (text) => cutOut(text, find(text)),
    redaction: (sizes) => openRedaction({ find, cutOut }, sizes),
    // UTF-16 needs no decoding of its own: the scan passes over NUL.
    found: (bytes) => find(bytes.toString("utf8")).length > 0,
    declare(name, value) {
      if ([...known.values()].includes(value)) return;
      known.set(known.has(name) ? `${name}-${known.size}` : name, value);
      patterns = indexPatterns(known);
    },
  };
}

function cutOut(text: string, found: readonly SecretSpan[]): string {
  let redacted = text;
  // What is taken out may leave its neighbour standing alone, with the shape of a token that was hidden by it.
  for (let spans = found; spans.length > 0; spans = findShapes(redacted)) redacted = mark(redacted, spans);
  return redacted;
}

function mark(text: string, spans: readonly SecretSpan[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, name } of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    // A span that begins inside the one before it lengthens that one.
    if (start >= from) pieces.push(text.slice(from, start), `[redacted:${name}]`);
    from = Math.max(from, end);
  }
  pieces.push(text.slice(from));
  return pieces.join("");
}

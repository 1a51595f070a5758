/** Removes secrets from a text that is still arriving, without holding all of it. */
import { splits } from "../lib/cut.ts";
import type { SecretSpan } from "./scan.ts";

/** Takes a text piece by piece and returns it without secrets, partly later than it came. */
export interface Redaction {
  /** What can be released so far; "" for nothing yet. */
  take(text: string): string;
  /** What can be released now, for someone who reads before the end: all but the last part. */
  some(): string;
  /** The rest. */
  end(): string;
}

/** Finds and removes secrets. */
export interface Redactor {
  find(text: string): readonly SecretSpan[];
  cutOut(text: string, spans: readonly SecretSpan[]): string;
}

/** Characters. */
export interface Sizes {
  /** A text is searched whenever this much of it has arrived. */
  readonly most: number;
  /** This much of its end is held back, so that a secret up to this length is seen whole. */
  readonly held: number;
}

/**
 * A private key has at most 13,000 characters, a token far fewer. Held-back text is searched twice, so it is an eighth
 * of the rest.
 */
const SIZES: Sizes = { most: 288 * 1024, held: 32 * 1024 };

export function openRedaction({ find, cutOut }: Redactor, { most, held }: Sizes = SIZES): Redaction {
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

/**
 * The last offset up to `most` where a text can be split: inside no secret, and between words, because half an escape
 * spells nothing.
 */
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

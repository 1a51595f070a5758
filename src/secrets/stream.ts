/** Taking secrets out of a text that is still coming, without ever holding the whole of it. */
import { splits } from "../lib/cut.ts";
import type { SecretSpan } from "./scan.ts";

/** A text goes in piece by piece and comes out without secrets, some of it later than it went in. */
export interface Redaction {
  /** What can be let go of the text so far: "" while nothing can. */
  take(text: string): string;
  /** What can be let go now, for somebody who looks before the end: all but the last. */
  some(): string;
  /** The rest. */
  end(): string;
}

/** How secrets are found, and how they are taken out of a text once they are. */
export interface Redactor {
  find(text: string): readonly SecretSpan[];
  cutOut(text: string, spans: readonly SecretSpan[]): string;
}

/** Characters. */
export interface Sizes {
  /** A text is looked at when so much of it has come. */
  readonly most: number;
  /** So much of its end is kept back: a secret that is spread over no more than that is seen whole. */
  readonly held: number;
}

/**
 * A private key has 13,000 characters at most, a token far fewer. What is kept back is looked at twice, so that it is an
 * eighth of the rest.
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

/** Where a text can be parted at `most` or before: in no secret, and between words, since half an escape spells nothing. */
function borderIn(text: string, spans: readonly SecretSpan[], most: number): number {
  const border = afterBlank(text, most);
  const across = spans.filter(({ start, end }) => start < border && border < end);
  if (across.length === 0) return border;
  const start = Math.min(...across.map((span) => span.start));
  // Longer than all that may wait: it goes at once, since what is not let go would have to be kept.
  return start === 0 ? Math.max(...across.map(({ end }) => end)) : borderIn(text, spans, start);
}

function afterBlank(text: string, most: number): number {
  const before = text.slice(Math.max(0, most - WORD), most);
  const blank = before.search(/\s\S*$/u);
  return blank === -1 ? most - (splits(text, most) ? 1 : 0) : most - before.length + blank + 1;
}

/** No word that means anything is longer, in characters. */
const WORD = 1024;

/** Line endings while a file is edited: texts are compared with LF, and put back with the ending that stands there. */

/** A text with LF only, and the way from an offset in it to the same place in the text as it is. */
export interface UnixText {
  readonly text: string;
  /** An offset before a line's end is before its CR. */
  readonly rawOffset: (offset: number) => number;
}

/** A stretch of a text with LF only. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A stretch, and what is to stand in its place. */
export interface Span extends Range {
  readonly text: string;
}

export function toUnix(raw: string): UnixText {
  if (!raw.includes("\r\n")) return { text: raw, rawOffset: (offset) => offset };
  const parts = raw.split("\r\n");
  // Offsets, in the text with LF only, of the line feeds that had a CR before them.
  const feeds: number[] = [];
  let offset = -1;
  for (const part of parts.slice(0, -1)) feeds.push((offset += part.length + 1));
  return { text: parts.join("\n"), rawOffset: (at) => at + countBelow(feeds, at) };
}

/** Put texts in the place of spans, which come in order and do not overlap; the rest stays byte for byte. */
export function splice(raw: string, spans: readonly Span[]): string {
  const unix = toUnix(raw);
  let done = 0;
  const parts = spans.map((span) => {
    const kept = raw.slice(done, unix.rawOffset(span.start));
    done = unix.rawOffset(span.end);
    return kept + withEnding(span.text, endingAt(unix, raw, span.start));
  });
  return parts.join("") + raw.slice(done);
}

/** How many numbers of an ascending list are below a bound. */
function countBelow(numbers: readonly number[], bound: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Ending = "\n" | "\r\n";

/** The ending of the line that an offset is in; of the line before for a last line that has none. */
function endingAt({ text, rawOffset }: UnixText, raw: string, offset: number): Ending {
  const after = text.indexOf("\n", offset);
  const feed = after === -1 ? text.lastIndexOf("\n") : after;
  return feed !== -1 && raw[rawOffset(feed)] === "\r" ? "\r\n" : "\n";
}

function withEnding(text: string, ending: Ending): string {
  const unix = text.replaceAll("\r\n", "\n");
  return ending === "\n" ? unix : unix.replaceAll("\n", "\r\n");
}

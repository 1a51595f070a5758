/** One pass over a text: a rolling hash of its letters tells where a needle may end. */
import { readLetters } from "./letters.ts";
import { mix, slot, SHORTEST, type Index, type Literal, type Needle, type Needles } from "./needles.ts";

/** A secret in a text, by UTF-16 offsets, the end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

/** Where in `text` the needles are. */
export function scan(text: string, { indexes, literals }: Needles): Span[] {
  return [
    ...literals.flatMap((literal) => findLiteral(text, literal)),
    ...indexes.flatMap((index) => find(text, index)),
  ];
}

function find(text: string, { reading, byHash, filter }: Index): Span[] {
  const codes = new Uint16Array(RING);
  const starts = new Float64Array(RING);
  const run = new Run();
  let hash = 0;
  let count = 0;
  readLetters(text, reading, (code, start, end) => {
    codes[count % RING] = code;
    starts[count % RING] = start;
    count++;
    hash = mix(hash, code);
    if (filter[slot(hash)] === 0 || count < SHORTEST) return;
    const needle = byHash.get(hash)?.find((candidate) => endsWith(codes, count, candidate.text));
    if (needle !== undefined) run.hit(needle, count, starts[(count - needle.text.length) % RING] as number, end);
  });
  run.close();
  return run.spans;
}

/** Longer than any needle. */
const RING = 16;

/** Hits that follow each other without a gap are one find, and long enough only together. */
class Run {
  readonly spans: Span[] = [];
  private needle: Needle | undefined;
  private from = 0;
  private to = 0;
  private start = 0;
  private end = 0;

  /** `count` is how many characters had been read when the needle ended. */
  hit(needle: Needle, count: number, start: number, end: number): void {
    const from = count - needle.text.length;
    if (this.needle === undefined || from > this.to) {
      this.close();
      this.needle = needle;
      this.from = from;
      this.start = start;
    } else if (needle.needs < this.needle.needs) this.needle = needle;
    this.to = count;
    this.end = end;
  }

  close(): void {
    const { needle, start, end } = this;
    if (needle !== undefined && this.to - this.from >= needle.needs) this.spans.push({ start, end, name: needle.name });
    this.needle = undefined;
  }
}

function endsWith(codes: Uint16Array, count: number, needle: string): boolean {
  if (count < needle.length) return false;
  const first = count - needle.length;
  for (let at = 0; at < needle.length; at++) if (codes[(first + at) % RING] !== needle.charCodeAt(at)) return false;
  return true;
}

function findLiteral(text: string, { text: literal, name }: Literal): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + literal.length)) {
    spans.push({ start: at, end: at + literal.length, name });
  }
  return spans;
}

/** The output of a command, in limited memory however much there is. */
import { answerCap, cutEnds, cutMiddle, MOST_BYTES } from "./clip.ts";
import type { AnswerContext, ToolContext } from "./context.ts";

export interface Output {
  take(chunk: Buffer): void;
  /** Ends the output. */
  close(): void;
  read(): OutputText;
  /** At most the last `lines` lines. */
  tail(lines: number): string;
}

interface OutputText {
  /** What the model reads: clipped, without escape sequences. */
  readonly text: string;
  /** Length of the whole, when `text` is only a part of it. */
  readonly clippedFrom?: number;
}

// Bytes; more than the clip shows of either end, at up to four bytes a character.
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 192 * 1024;

/** Gemini CLI searches as many bytes for NUL. */
const SNIFFED_BYTES = 4096;

/** Characters reserved for the note after an output. */
const ROOM_FOR_END = 300;

/** Collects output. Anything beyond the beginning is written to a file as it comes. */
export function openOutput(name: string, context: AnswerContext): Output {
  const head = Buffer.alloc(HEAD_BYTES);
  const ring = openRing(TAIL_BYTES);
  const kept = openKept(name, context);
  let total = 0;
  const start = (): Buffer => head.subarray(0, total);
  const whole = (): Buffer | undefined =>
    total <= HEAD_BYTES + TAIL_BYTES ? Buffer.concat([start(), ring.bytes()]) : undefined;
  return {
    take(chunk) {
      const copied = total < HEAD_BYTES ? chunk.copy(head, total) : 0;
      if (copied < chunk.length && total <= HEAD_BYTES) kept.write(start());
      total += chunk.length;
      if (copied === chunk.length) return;
      kept.write(chunk);
      ring.push(chunk.subarray(copied));
    },
    close: () => kept.close(),
    read() {
      if (isBinary(start())) return { text: `[binary output of ${total} bytes, not shown]` };
      const all = whole();
      return all === undefined
        ? readEnds(clean(start()), clean(ring.bytes()), total, kept, context)
        : readWhole(clean(all), all, kept, context);
    },
    tail(lines) {
      const text = isBinary(start()) ? "[binary output]" : clean(whole() ?? ring.bytes());
      return text.trimEnd().split("\n").slice(-lines).join("\n");
    },
  };
}

function readWhole(raw: string, bytes: Buffer, kept: Kept, context: AnswerContext): OutputText {
  const cap = answerCap(context) - ROOM_FOR_END;
  if (raw.length <= cap) return { text: raw };
  const text = context.redact(raw);
  return { text: cutMiddle(text, cap, kept.path(bytes)), clippedFrom: text.length };
}

function readEnds(head: string, tail: string, total: number, kept: Kept, context: AnswerContext): OutputText {
  const cap = answerCap(context) - ROOM_FOR_END;
  const text = cutEnds(context.redact(head), context.redact(tail), cap, sizeOf(total), kept.path(Buffer.alloc(0)));
  return { text, clippedFrom: total };
}

function sizeOf(total: number): string {
  return `${total} bytes in all${total > MOST_BYTES ? `, of which the first ${MOST_BYTES} are kept` : ""}`;
}

/** The file with the whole output; made when memory does not hold it all, or when an answer names it. */
interface Kept {
  write(bytes: Buffer): void;
  close(): void;
  /** The path of the whole output; `bytes` is all of it when nothing was written yet. */
  path(bytes: Buffer): string;
}

function openKept(name: string, context: AnswerContext): Kept {
  let file: ReturnType<ToolContext["spill"]["open"]> | undefined;
  let open = true;
  const write = (bytes: Buffer): void => {
    file ??= context.spill.open(name);
    if (open) file.sink.write(bytes);
  };
  const close = (): void => {
    if (open) file?.sink.close();
    open &&= file === undefined;
  };
  return {
    write,
    close,
    path(bytes) {
      if (file === undefined) {
        write(bytes);
        close();
      } else if (open) file.sink.flush();
      return file?.path ?? "";
    },
  };
}

function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, SNIFFED_BYTES).includes(0);
}

/** Text as a terminal would leave it: no escape sequences, and only the last state of an overwritten line. */
function clean(bytes: Buffer): string {
  // A ring buffer may begin in the middle of a character.
  const start = bytes.subarray(0, 3).findIndex((byte) => (byte & 0xc0) !== 0x80);
  const text = bytes.toString("utf8", Math.max(0, start));
  const plain = text.includes("\u001b") ? text.replaceAll(ESCAPES, "") : text;
  return plain.includes("\r") ? plain.split("\n").map(lastState).join("\n") : plain;
}

/** What a line shows at the end, after all overwriting. */
function lastState(line: string): string {
  let end = line.length;
  while (line[end - 1] === "\r") end -= 1;
  return line.slice(line.lastIndexOf("\r", end - 1) + 1, end);
}

// CSI sequences (colours, cursor), OSC sequences (titles, links) and two-character escapes.
const ESCAPES = new RegExp(
  String.raw`\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[ -/]*[0-Z\\^-~])`,
  "gu",
);

/** The last bytes of a stream. */

interface RingBuffer {
  push(chunk: Buffer): void;
  /** The bytes held, oldest first; a copy. */
  bytes(): Buffer;
}

/** Holds the last `size` bytes; allocates no memory before the first. */
export function openRing(size: number): RingBuffer {
  let store: Buffer | undefined;
  let total = 0;
  return {
    push(chunk) {
      if (chunk.length === 0) return;
      store ??= Buffer.alloc(size);
      const last = chunk.subarray(Math.max(0, chunk.length - size));
      const at = (total + chunk.length - last.length) % size;
      const copied = last.copy(store, at);
      last.copy(store, 0, copied);
      total += chunk.length;
    },
    bytes() {
      if (store === undefined) return Buffer.alloc(0);
      if (total <= size) return Buffer.from(store.subarray(0, total));
      const at = total % size;
      return Buffer.concat([store.subarray(at), store.subarray(0, at)]);
    },
  };
}

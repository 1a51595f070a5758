/** Cuts texts to what a model should read, and keeps the whole of them in files outside the workspace. */
import type { Answer, Call } from "../events.ts";
import { SPILL_PREFIX } from "./args.ts";
import type { AnswerContext, KeptSink, ResultStore } from "./context.ts";
import type { Files, Sink } from "../ports.ts";
import type { Redaction } from "../secrets.ts";
import { clipped, firstOf, lastOf } from "../lib/cut.ts";

/** Characters of one answer, at most: Gemini CLI's limit for its shell, here for every tool. */
const ANSWER_CHARS = 40_000;

/** The share of a cut text that its beginning gets. The end gets the rest, because errors and summaries are there. */
const HEAD_SHARE = 0.2;

/** No answer is cut below this, however little room is left: it could not even say what it is about. */
const LEAST_CHARS = 2_000;

/** Without invisible characters, within the limit. A longer one is saved whole in a file, which it names. */
export async function clipAnswer(given: Answer, call: Call, context: AnswerContext): Promise<Answer> {
  const cap = answerCap(context);
  const visible = context.visible(given.text);
  const answer = visible === given.text ? given : { ...given, text: visible };
  if (answer.text.length <= cap) return answer;
  const { text, clipped } = await fitText(call.tool, answer.text, cap, context);
  return { ...answer, text, ...(clipped && { clippedFrom: answer.clippedFrom ?? answer.text.length }) };
}

/** Without secrets, of at most `share` characters. A longer one is saved whole in a file, which it names. */
export async function fitText(
  name: string,
  text: string,
  share: number,
  context: AnswerContext,
): Promise<{ readonly text: string; readonly clipped: boolean }> {
  if (text.length <= share) return { text: context.redact(text), clipped: false };
  // Searching for secrets takes longer than all the rest, so it is done once.
  const kept = await context.spill.keep(name, text);
  if (kept.text.length <= share) return { text: kept.text, clipped: false };
  return { text: cutMiddle(kept.text, share, kept.path), clipped: true };
}

/** How many characters an answer may have now. */
export function answerCap(context: AnswerContext): number {
  return Math.min(ANSWER_CHARS, Math.max(LEAST_CHARS, Math.floor(context.room())));
}

/** At most `cap` characters of a text's beginning and end, in whole lines where possible, with a note about the gap. */
export function cutMiddle(text: string, cap: number, path: string): string {
  return cutEnds(text, text, cap, `${text.length} characters in all`, path);
}

/** The same, for a text of which only the beginning and the end are in memory. */
export function cutEnds(beginning: string, end: string, cap: number, size: string, path: string): string {
  const note = `[… the middle is left out; ${size}. To read the whole: read_file ${path} …]`;
  const room = cap - note.length - 2;
  const headChars = Math.floor(room * HEAD_SHARE);
  const head = cutHead(beginning, headChars).replace(/\n$/u, "");
  const tail = cutTail(end, room - headChars);
  return `${head}\n${note}\n${tail}`;
}

/** At most `most` characters from the beginning. */
export function cutHead(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf("\n", most - 1) + 1;
  return end >= most / 2 ? text.slice(0, end) : firstOf(text, most);
}

/** At most `most` characters from the end. */
export function cutTail(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.length - most;
  const line = text.indexOf("\n", start - 1) + 1;
  const whole = line > 0 && text.length - line >= most / 2;
  return whole ? text.slice(line) : lastOf(text, most);
}

/** A line of at most `most` characters; a longer one gets a note with its size. */
export function cutLine(line: string, most: number, size: string): string {
  return clipped(line, most, { kept: most, mark: `… [cut: a line of ${size}]` });
}

/** Sharing what room there is among several texts. */

/** How much of `room` each text gets: small ones all they want, the others an equal share of the rest. */
export function shareRoom(wanted: readonly number[], room: number): readonly number[] {
  const shares = wanted.map(() => 0);
  const order = wanted.map((want, index) => ({ want, index })).toSorted((a, b) => a.want - b.want);
  let left = Math.max(0, room);
  for (const [place, { want, index }] of order.entries()) {
    const share = Math.min(want, Math.floor(left / (order.length - place)));
    shares[index] = share;
    left -= share;
  }
  return shares;
}

/** Bytes of a file that can be read, searched, edited or kept; Gemini CLI reads 20 MB. */
export const MOST_BYTES = 20 * 1024 * 1024;

/**
 * Keeps texts in `directory`, as UTF-8 and without secrets, because the directory stays on the runner's disk until the
 * job ends, and someone may upload it. `directory` is a real path, written to by nothing else; names are unique by
 * `series` and a number.
 */
export function openSpill(directory: string, files: Files, redaction: () => Redaction, series = ""): ResultStore {
  const kept = new Map<string, string>();
  const place = (name: string): { readonly path: string; readonly absolute: string } => {
    const safe = name.replaceAll(/[^\w-]+/gu, "-").slice(0, 60);
    const file = `${safe}-${series}${kept.size + 1}.txt`;
    const absolute = `${directory}/${file}`;
    kept.set(SPILL_PREFIX + file, absolute);
    return { path: SPILL_PREFIX + file, absolute };
  };
  return {
    async keep(name, text) {
      const { path, absolute } = place(name);
      const redacting = redaction();
      const clean = redacting.take(text) + redacting.end();
      await files.write(absolute, Buffer.from(clean));
      return { path, text: clean };
    },
    open(name) {
      const { path, absolute } = place(name);
      return { path, sink: redactedSink(files.sink(absolute), redaction()) };
    },
    // Finds only kept texts, so no name can lead out of the directory.
    locate: (path) => kept.get(path),
  };
}

/** A sink that passes its bytes to `sink` without secrets, slightly delayed, up to the size that is kept. */
function redactedSink(sink: Sink, redaction: Redaction): KeptSink {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  let room = MOST_BYTES;
  const pass = (text: string): void => {
    const bytes = Buffer.from(text).subarray(0, room);
    room -= bytes.length;
    if (bytes.length > 0) sink.write(bytes);
  };
  return {
    write(bytes) {
      if (room > 0) pass(redaction.take(decoder.decode(bytes, { stream: true })));
    },
    flush: () => pass(redaction.some()),
    close() {
      pass(redaction.take(decoder.decode()) + redaction.end());
      sink.close();
    },
  };
}

/** Texts too long for the model, kept whole in files outside the workspace. */
import type { Files, Sink } from "../ports.ts";
import type { Redaction } from "../secrets.ts";
import type { KeptSink, Spill } from "./tool.ts";

/**
 * The beginning of a kept text's path. It is a root of its own, read-only. Policy is not asked about it, because it
 * contains only answers of this agent's own calls.
 */
export const SPILL_PREFIX = "remit-output:";

/**
 * Bytes of a file that can be read, searched or edited, at most: Gemini CLI reads 20 MB. The same limit holds for a
 * kept text.
 */
export const MOST_BYTES = 20 * 1024 * 1024;

/**
 * Keeps texts in `directory`, as UTF-8 and without secrets, because the directory stays on the runner's disk until the
 * job ends, and someone may upload it. `directory` is a real path, written to by nothing else; names are unique by
 * `series` and a number.
 */
export function openSpill(directory: string, files: Files, redaction: () => Redaction, series = ""): Spill {
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

/** Whether a path has the form of a kept text's. */
export function isSpilled(path: string): boolean {
  return path.startsWith(SPILL_PREFIX);
}

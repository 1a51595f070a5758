/** Texts too long for the model, kept whole in files outside the workspace. */
import type { Files } from "../ports.ts";
import type { Spill } from "./tool.ts";

/**
 * What a path to a kept text begins with. It is a root of its own, for reading only: no path into it can be written to,
 * and policy is not asked about it, since it holds nothing but what this agent's own calls have answered.
 */
export const SPILL_PREFIX = "remit-output:";

/** Keeps texts in `directory`, under names made unique by a number. */
export function openSpill(directory: string, files: Files): Spill {
  const kept = new Map<string, string>();
  // Files are written by real path only, and the directory is the runner's, which may be behind a link.
  const real = files.realPath(directory);
  const place = (name: string): { readonly path: string; readonly absolute: string } => {
    const safe = name.replaceAll(/[^\w-]+/gu, "-").slice(0, 60);
    const file = `${safe}-${kept.size + 1}.txt`;
    const absolute = `${real}/${file}`;
    kept.set(SPILL_PREFIX + file, absolute);
    return { path: SPILL_PREFIX + file, absolute };
  };
  return {
    async keep(name, text) {
      const { path, absolute } = place(name);
      await files.write(absolute, Buffer.from(text));
      return path;
    },
    open(name) {
      const { path, absolute } = place(name);
      return { path, sink: files.sink(absolute) };
    },
    // Only what was kept is found, so no name can lead out of the directory.
    locate: (path) => kept.get(path),
  };
}

/** Whether a path is meant to name a kept text. */
export function isSpilled(path: string): boolean {
  return path.startsWith(SPILL_PREFIX);
}

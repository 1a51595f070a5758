/** Calls in a few words. */
import type { Call } from "../events.ts";

/** The argument that says most, as it was given; all of them as JSON when none stands out. */
export function brief({ args }: Call): string {
  for (const name of TELLING) {
    const value = args[name];
    if (typeof value === "string") return value;
  }
  return JSON.stringify(args);
}

const TELLING = [
  "command",
  "file_path",
  "absolute_path",
  "path",
  "dir_path",
  "pattern",
  "query",
  "url",
  "name",
  "prompt",
];

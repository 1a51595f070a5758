/** Calls in a few words. */
import type { Call } from "../events.ts";

/** The argument that says most, as it was given; all of them as JSON when none stands out. */
export function brief({ args }: Call): string {
  const name = TELLING.find((key) => typeof args[key] === "string");
  return name === undefined ? JSON.stringify(args) : String(args[name]);
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

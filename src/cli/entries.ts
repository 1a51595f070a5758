/** A log that somebody names on the command line. */
import { readFileSync } from "node:fs";
import type { Entry } from "../events.ts";
import { readLog } from "../log.ts";
import { sayUnreadable } from "./complain.ts";

/** Its entries, or why there are none. */
export function readEntries(path: string): readonly Entry[] | string {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    return `${path} cannot be read: ${sayUnreadable(error)}.`;
  }
  try {
    return readLog(text);
  } catch (error) {
    return `${path} is not a log of Remit's: ${sayUnreadable(error)}`;
  }
}

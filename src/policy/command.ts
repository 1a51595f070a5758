/** A shell line, read into the commands it would run. */
import { parse } from "unbash";
import type { Locate } from "./policy.ts";
import type { Line } from "./shell/line.ts";
import { LONGEST_LINE, TooMuch, doubt, openReader, type Reader } from "./shell/reader.ts";
import { startIn } from "./shell/state.ts";
import { readScript } from "./shell/walk.ts";

/**
 * Read a line that `bash -c` would run in `directory`. Everything it could run, open or reach is in the parts; whatever
 * is not certain is in the doubts. Never throws.
 */
export function readLine(line: string, directory: string, locate: Locate): Line {
  const reader = openReader(locate);
  const fault = textFault(line);
  if (fault !== undefined) return { parts: [], doubts: [{ text: shortened(line), why: fault }] };
  try {
    readAll(reader, line, directory);
  } catch (error) {
    if (error instanceof TooMuch) doubt(reader, shortened(line), error.message);
    else if (error instanceof RangeError) doubt(reader, shortened(line), "it is nested too deep");
    else throw error;
  }
  return { parts: reader.parts, doubts: reader.doubts };
}

function readAll(reader: Reader, line: string, directory: string): void {
  const script = parse(line);
  readScript(reader, startIn(directory), script);
  if (script.commands.length === 0) doubt(reader, shortened(line), "it has no command");
}

/** What makes a line uncertain before it is parsed. */
function textFault(line: string): string | undefined {
  if (line.length > LONGEST_LINE) return `it is longer than ${LONGEST_LINE} characters`;
  if (/[\x00-\x08\x0B-\x1F\x7F\x80-\x9F]/.test(line)) return "it has control characters";
  if (/[\uE000-\uE00F\uFEFF\u2028\u2029]/.test(line))
    return "it has characters that show nothing or stand for something else";
  if (/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(line))
    return "it is not valid Unicode";
  return undefined;
}

function shortened(line: string): string {
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
}

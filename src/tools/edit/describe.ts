/** What an edit did to a file, in a diff short enough to read. */
import { structuredPatch } from "diff";
import type { Edit } from "../../events.ts";
import { cutLine } from "../clip.ts";

/** Lines of unchanged text around each change. */
const CONTEXT = 3;
/** A diff that is only to remind of the edit: lines, and characters of a line. */
const MOST_LINES = 60;
const MOST_COLUMNS = 300;
// The time a diff takes grows with the square of the lines that differ.
const MOST_DIFFERENT = 4000;

/** Lines that changed, counted, and the diff cut short. Line endings are not shown; secrets go before lines are cut. */
export function describeEdit(path: string, before: string, after: string, redact: (text: string) => string): Edit {
  const { old, fresh, skipped } = trimCommon(before, after);
  const options = { context: CONTEXT, maxEditLength: MOST_DIFFERENT, stripTrailingCr: true } as const;
  const patch = old === "" || fresh === "" ? undefined : structuredPatch(path, path, old, fresh, "", "", options);
  const lines =
    patch?.hunks.flatMap((hunk) => [
      `@@ -${startOf(hunk.oldStart + skipped, hunk.oldLines)} +${startOf(hunk.newStart + skipped, hunk.newLines)} @@`,
      ...hunk.lines,
    ]) ?? rewritten(old, fresh, skipped);
  const count = (mark: string): number => lines.filter((line) => line.startsWith(mark)).length;
  const shown = lines.slice(0, MOST_LINES).map((line) => shorten(line, redact));
  const left = lines.length - shown.length;
  const diff = [...shown, ...(left > 0 ? [`[${left} more lines of diff]`] : [])].join("\n");
  return { path, diff, added: count("+"), removed: count("-") };
}

function shorten(line: string, redact: (text: string) => string): string {
  return line.length <= MOST_COLUMNS ? line : cutLine(redact(line), MOST_COLUMNS, `${line.length} characters`);
}

/** No lines are counted from the one before. */
function startOf(start: number, lines: number): string {
  return `${lines === 0 ? start - 1 : start},${lines}`;
}

/** The two texts without the lines they begin and end with alike, but for the context. */
function trimCommon(
  before: string,
  after: string,
): { readonly old: string; readonly fresh: string; readonly skipped: number } {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < most - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail += 1;
  }
  const start = linesBack(before, head, CONTEXT + 1);
  const end = linesOn(before, before.length - tail, CONTEXT + 1);
  return {
    old: before.slice(start, end),
    fresh: after.slice(start, after.length - (before.length - end)),
    skipped: countFeeds(before, start),
  };
}

/** Where the line begins that is so many lines up, the line of the offset included. */
function linesBack(text: string, offset: number, lines: number): number {
  let start = offset;
  for (let line = 0; line < lines && start > 0; line += 1)
    start = start < 2 ? 0 : text.lastIndexOf("\n", start - 2) + 1;
  return start;
}

/** Where the line ends that is so many lines down, the line of the offset included. */
function linesOn(text: string, offset: number, lines: number): number {
  let end = offset;
  for (let line = 0; line < lines && end < text.length; line += 1) {
    const feed = text.indexOf("\n", end);
    end = feed === -1 ? text.length : feed + 1;
  }
  return end;
}

function countFeeds(text: string, to: number): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1 && at < to; at = text.indexOf("\n", at + 1)) count += 1;
  return count;
}

/** All of one for all of the other: a file that is new, emptied, or too different. */
function rewritten(old: string, fresh: string, skipped: number): readonly string[] {
  const [gone, come] = [linesOf(old), linesOf(fresh)];
  const header = `@@ -${startOf(skipped + 1, gone.length)} +${startOf(skipped + 1, come.length)} @@`;
  return [header, ...gone.map((line) => `-${line}`), ...come.map((line) => `+${line}`)];
}

function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.replace(/\r?\n$/u, "").split(/\r?\n/u);
}

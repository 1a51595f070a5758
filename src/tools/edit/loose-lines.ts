/** The same lines with other white space, and the same lines with comments that the old text leaves out. */
import type { Hit } from "./match.ts";
import { isComment, keyOf, oldRows, rangeOf, toRows, type Row } from "./rows.ts";

/** Every run of lines whose keys are those of the old text, blank lines around it aside. */
export function findLines(text: string, old: string): Hit[] {
  const { keys, first, last, whole } = oldRows(old);
  if (first === -1) return [];
  const wanted = keys.slice(first, last + 1);
  const rows = toRows(text);
  const there = rows.map((row) => keyOf(row.text));
  const starts = there.flatMap((_, at) => (wanted.every((key, index) => there[at + index] === key) ? [at] : []));
  const offsets = keys.map((_, index) => (index < first || index > last ? -1 : index - first));
  return starts.map((at) => ({ ...rangeOf(rows.slice(at, at + wanted.length), whole), rows: offsets }));
}

/** Fewer lines would find too much. */
const LEAST_LINES = 2;

/** The same with comments and blank lines left out of the comparison, in the file and in the old text. */
export function findLinesButComments(text: string, old: string): Hit[] {
  const { keys, whole } = oldRows(old);
  const wanted = keys.filter(saysSomething);
  if (wanted.length < LEAST_LINES) return [];
  const rows = toRows(text);
  const there = rows.map((row) => keyOf(row.text));
  const telling = there.flatMap((key, index) => (saysSomething(key) ? [index] : []));
  const starts = telling.flatMap((_, at) =>
    wanted.every((key, n) => there[telling[at + n] ?? -1] === key) ? [at] : [],
  );
  return starts.map((at) => alignComments(keys, telling.slice(at, at + wanted.length), there, rows, whole));
}

function saysSomething(key: string): boolean {
  return key !== "" && !isComment(key);
}

/** Which line of the file each line of the old text is, given those of the lines that say something. */
function alignComments(
  keys: readonly string[],
  telling: readonly number[],
  there: readonly string[],
  rows: readonly Row[],
  whole: boolean,
): Hit {
  const found = new Array<number>();
  let top = telling[0] ?? 0;
  const leading = keys.findIndex(saysSomething);
  for (let index = leading - 1; index >= 0 && there[top - 1] === keys[index]; index -= 1) {
    top -= 1;
    found[index] = top;
  }
  let [at, nth] = [telling[0] ?? 0, 0];
  for (let index = leading; index < keys.length; index += 1) {
    const key = keys[index] ?? "";
    const row = saysSomething(key) ? (telling[nth++] ?? -1) : findBetween(there, key, at, telling[nth]);
    found[index] = row;
    if (row !== -1) at = row + 1;
  }
  const offsets = keys.map((_, index) =>
    found[index] === undefined || found[index] === -1 ? -1 : (found[index] ?? 0) - top,
  );
  return { ...rangeOf(rows.slice(top, at), whole), rows: offsets };
}

/** The next line with a key, before a bound; without a bound only the very next line counts. */
function findBetween(there: readonly string[], key: string, from: number, bound: number | undefined): number {
  if (bound === undefined) return there[from] === key ? from : -1;
  const row = there.indexOf(key, from);
  return row < bound ? row : -1;
}

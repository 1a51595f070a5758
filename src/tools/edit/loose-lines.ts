/** The same lines with other white space, and the same lines with comments that the old text leaves out. */
import type { Hit } from "./match.ts";
import { isComment, oldRows, type Page } from "./rows.ts";

/** Every run of lines whose keys are those of the old text, blank lines around it aside. */
export function findLines(page: Page, old: string): Hit[] {
  const { keys, first, last, whole } = oldRows(old);
  if (first === -1) return [];
  const wanted = keys.slice(first, last + 1);
  const there = page.keys();
  const starts = rowsWhere(there.length, (row) => wanted.every((key, index) => there[row + index] === key));
  const rows = keys.map((_, index) => (index < first || index > last ? -1 : index - first));
  return starts.map((row) => ({ ...page.range(row, row + wanted.length - 1, whole), rows }));
}

/** Fewer lines would find too much. */
const LEAST_LINES = 2;

/** The same with comments and blank lines left out of the comparison, in the file and in the old text. */
export function findLinesButComments(page: Page, old: string): Hit[] {
  const { keys, whole } = oldRows(old);
  const wanted = keys.filter(saysSomething);
  if (wanted.length < LEAST_LINES) return [];
  const there = page.keys();
  const telling = Int32Array.from(rowsWhere(there.length, (row) => saysSomething(there[row] ?? "")));
  const starts = rowsWhere(telling.length, (at) => wanted.every((key, n) => there[telling[at + n] ?? -1] === key));
  return starts.map((at) => {
    const { first, last, rows } = alignComments(keys, telling.subarray(at, at + wanted.length), there);
    return { ...page.range(first, last, whole), rows };
  });
}

function rowsWhere(count: number, holds: (row: number) => boolean): number[] {
  const rows: number[] = [];
  for (let row = 0; row < count; row += 1) if (holds(row)) rows.push(row);
  return rows;
}

function saysSomething(key: string): boolean {
  return key !== "" && !isComment(key);
}

interface Aligned {
  readonly first: number;
  readonly last: number;
  readonly rows: readonly number[];
}

/** Which line of the file each line of the old text is, given those of the lines that say something. */
function alignComments(keys: readonly string[], telling: Int32Array, there: readonly string[]): Aligned {
  const found = keys.map(() => -1);
  const leading = keys.findIndex(saysSomething);
  let first = telling[0] ?? 0;
  for (let index = leading - 1; index >= 0 && there[first - 1] === keys[index]; index -= 1) {
    first -= 1;
    found[index] = first;
  }
  let [next, nth] = [telling[0] ?? 0, 0];
  for (let index = leading; index < keys.length; index += 1) {
    const key = keys[index] ?? "";
    const row = saysSomething(key) ? (telling[nth++] ?? -1) : findBetween(there, key, next, telling[nth]);
    found[index] = row;
    if (row !== -1) next = row + 1;
  }
  return { first, last: next - 1, rows: found.map((row) => (row === -1 ? -1 : row - first)) };
}

/** The next line with a key, before a bound; without a bound only the very next line counts. */
function findBetween(there: readonly string[], key: string, from: number, bound: number | undefined): number {
  if (bound === undefined) return there[from] === key ? from : -1;
  for (let row = from; row < bound; row += 1) if (there[row] === key) return row;
  return -1;
}

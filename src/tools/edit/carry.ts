/** A new text brought into a place that is not quite the old one. */
import { diffArrays, type ChangeObject } from "diff";
import { reindenter } from "./indentation.ts";
import type { Hit, Wish } from "./match.ts";
import { oldRows, toLines } from "./rows.ts";

/**
 * The edit from the old to the new text, line by line, done to the lines that are really there: what the edit keeps
 * stays as the file has it, lines the old text left out stay, and what it adds gets the indentation of its neighbours.
 */
export function carryLines(hit: Hit, text: string, wish: Wish): string {
  const place = text.slice(hit.start, hit.end);
  const there = toLines(place);
  const old = oldRows(wish.old);
  const { rows = [] } = hit;
  const pairs = old.lines.flatMap((line, index) => {
    const own = there[rows[index] ?? -1];
    return own === undefined || own.trim() === "" ? [] : [{ from: line, to: own }];
  });
  const fresh = newLines(wish, old.whole);
  const reindent = reindenter(pairs, fresh);
  const lines: string[] = [];
  let [oldAt, at] = [0, 0];
  for (const { value, added, removed } of diffLines(old.lines, fresh)) {
    if (added) {
      for (const line of value) lines.push(reindent(line));
      continue;
    }
    for (const row of rows.slice(oldAt, oldAt + value.length)) {
      if (row === -1) continue; // The old text has a line that the file does not.
      lines.push(...there.slice(at, removed ? row : row + 1));
      at = row + 1;
    }
    oldAt += value.length;
  }
  lines.push(...there.slice(at));
  return lines.join("\n") + (lines.length > 0 && place.endsWith("\n") ? "\n" : "");
}

/** When the old text ends in the middle of nothing, a line feed at the end of the new one makes an empty line. */
function newLines(wish: Wish, whole: boolean): readonly string[] {
  return whole || wish.new === "" ? toLines(wish.new) : wish.new.split("\n");
}

/** The time a diff takes grows with the square of the lines that differ; beyond so many, all are taken to differ. */
const MOST_DIFFERENT = 2000;

function diffLines(old: readonly string[], fresh: readonly string[]): readonly ChangeObject<string[]>[] {
  const change = { count: 0, added: false, removed: false };
  return (
    diffArrays([...old], [...fresh], { maxEditLength: MOST_DIFFERENT }) ?? [
      { ...change, removed: true, value: [...old] },
      { ...change, added: true, value: [...fresh] },
    ]
  );
}

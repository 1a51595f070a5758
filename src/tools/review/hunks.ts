/** Which lines of a file a pull request's diff shows: GitHub takes comments on no others. */

/** A hunk's lines by number, on the side of the old file (`LEFT`) and of the new (`RIGHT`). */
export interface Hunk {
  readonly LEFT: ReadonlyMap<number, string>;
  readonly RIGHT: ReadonlyMap<number, string>;
}

/** The hunks of a file's patch, as GitHub gives it. */
export function readHunks(patch: string): readonly Hunk[] {
  const hunks: { LEFT: Map<number, string>; RIGHT: Map<number, string> }[] = [];
  let [left, right] = [0, 0];
  for (const row of patch.split("\n")) {
    const header = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(row);
    const hunk = hunks.at(-1);
    if (header !== null) {
      [left, right] = [Number(header[1]), Number(header[2])];
      hunks.push({ LEFT: new Map(), RIGHT: new Map() });
    } else if (hunk !== undefined && !row.startsWith("\\")) {
      const text = row.slice(1);
      if (!row.startsWith("+")) hunk.LEFT.set(left++, text);
      if (!row.startsWith("-")) hunk.RIGHT.set(right++, text);
    }
  }
  return hunks;
}

/** `RIGHT 10-24, 40`: the lines there are. */
export function listLines(hunks: readonly Hunk[], side: keyof Hunk): string {
  const ranges = hunks.flatMap((hunk) => {
    const lines = [...hunk[side].keys()];
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined) return [];
    return first === last ? [`${first}`] : [`${first}-${last}`];
  });
  return `${side} ${ranges.length === 0 ? "none" : ranges.join(", ")}`;
}

/** The edit distance of two texts, and the known names that are near to one. */

/** How many insertions, deletions, replacements and swaps, or `most + 1` for more. Takes time in length × `most`. */
export function distanceOf(a: string, b: string, most = Math.max(a.length, b.length)): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = new Int32Array(b.length + 1).fill(most + 1);
  let previous = Int32Array.from({ length: b.length + 1 }, (_, column) => column);
  let current = new Int32Array(b.length + 1);
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow({ before, previous, current }, { a, b, row, most }) > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length] ?? 0, most + 1);
}

/** A distance up to `most` only involves cells within `most` of the diagonal. Returns the least of them. */
function fillRow(
  { before, previous, current }: Readonly<Record<"before" | "previous" | "current", Int32Array>>,
  { a, b, row, most }: { readonly a: string; readonly b: string; readonly row: number; readonly most: number },
): number {
  const from = Math.max(1, row - most);
  const to = Math.min(b.length, row + most);
  const [code, last] = [a.charCodeAt(row - 1), a.charCodeAt(row - 2)];
  current[from - 1] = from === 1 ? row : most + 1;
  let least = most + 1;
  for (let column = from; column <= to; column += 1) {
    const other = b.charCodeAt(column - 1);
    let cell = (previous[column - 1] ?? 0) + (code === other ? 0 : 1);
    const above = (previous[column] ?? 0) + 1;
    if (above < cell) cell = above;
    const left = (current[column - 1] ?? 0) + 1;
    if (left < cell) cell = left;
    if (column > 1 && code === b.charCodeAt(column - 2) && last === other) {
      const swapped = (before[column - 2] ?? 0) + 1;
      if (swapped < cell) cell = swapped;
    }
    current[column] = cell;
    if (cell < least) least = cell;
  }
  if (to < b.length) current[to + 1] = most + 1;
  return Math.min(least, from === 1 ? row : most + 1);
}

/** The known name nearest to `name`, within a third of its length (at least 1); undefined when none is. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const within = Math.max(1, Math.floor(name.length / 3));
  return allNear(name, known, () => within)[0];
}

/** The known names at most `within` edits from `name`, nearest first; whether letters are capitals does not count. */
export function allNear(name: string, known: Iterable<string>, within: (other: string) => number): readonly string[] {
  const found = [...known].flatMap((other) => {
    const most = within(other);
    const distance = distanceOf(name.toLowerCase(), other.toLowerCase(), most);
    return distance <= most ? [{ other, distance }] : [];
  });
  return found.sort((one, two) => one.distance - two.distance).map(({ other }) => other);
}

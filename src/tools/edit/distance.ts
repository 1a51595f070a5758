/** How far two texts are from each other. */

/** Levenshtein's distance, or `most + 1` once it is clear that it is more than `most`. Time grows with length × `most`. */
export function distanceOf(a: string, b: string, most = Math.max(a.length, b.length)): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let previous = new Int32Array(b.length + 1);
  for (let column = 0; column <= b.length; column += 1) previous[column] = column;
  let current = new Int32Array(b.length + 1);
  for (let row = 1; row <= a.length; row += 1) {
    const least = fillRow(current, previous, a.charCodeAt(row - 1), b, row, most);
    if (least > most) return most + 1;
    [previous, current] = [current, previous];
  }
  return Math.min(previous[b.length] ?? 0, most + 1);
}

/** Only cells within `most` of the diagonal can belong to a distance that small. Returns the least of them. */
function fillRow(
  current: Int32Array,
  previous: Int32Array,
  code: number,
  b: string,
  row: number,
  most: number,
): number {
  const from = Math.max(1, row - most);
  const to = Math.min(b.length, row + most);
  current[from - 1] = from === 1 ? row : most + 1;
  let least = most + 1;
  for (let column = from; column <= to; column += 1) {
    const kept = (previous[column - 1] ?? 0) + (code === b.charCodeAt(column - 1) ? 0 : 1);
    const cell = Math.min(kept, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    current[column] = cell;
    if (cell < least) least = cell;
  }
  if (to < b.length) current[to + 1] = most + 1;
  return Math.min(least, from === 1 ? row : most + 1);
}

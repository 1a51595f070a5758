/** Globs within one text, where `*` holds for any characters. No regular expressions, so no text can make one slow. */
import { certainPieces, hasHole } from "./holes.ts";

/** Whether a glob, given as literal texts with a `*` between each two, covers a text whatever stands in its holes. */
export function covers(glob: readonly string[], text: string): boolean {
  const [first = "", ...others] = glob;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  const end = text.length - last.length;
  for (const literal of others) {
    const found = text.indexOf(literal, from);
    if (found === -1 || found + literal.length > end) return false;
    from = found + literal.length;
  }
  return true;
}

/** Whether some filling of the text's holes is covered by the glob. */
export function couldCover(glob: readonly string[], text: string): boolean {
  if (!hasHole(text)) return covers(glob, text);
  return globsMeet(starred(glob), starred(certainPieces(text)));
}

/** A character, any one character (`true`), or any run of characters (`undefined`). */
export type GlobToken = string | true | undefined;

function starred(literals: readonly string[]): readonly GlobToken[] {
  return literals.flatMap((literal, index) => (index === 0 ? [...literal] : [undefined, ...literal]));
}

/** Whether two globs have a text in common. The cost is the product of their lengths. */
export function globsMeet(a: readonly GlobToken[], b: readonly GlobToken[]): boolean {
  // Positions of `b` that can be reached by what was read of `a`.
  let reachable = pastStars([0], b);
  for (const token of a) {
    if (reachable.size === 0) return false;
    reachable = pastStars(step(token, reachable, b), b);
  }
  return reachable.has(b.length);
}

function step(token: GlobToken, from: ReadonlySet<number>, b: readonly GlobToken[]): readonly number[] {
  if (token === undefined) {
    const first = Math.min(...from);
    return Array.from({ length: b.length - first + 1 }, (_, index) => first + index);
  }
  const next: number[] = [];
  for (const position of from) {
    if (position >= b.length) continue;
    const other = b[position];
    if (other === undefined) next.push(position);
    else if (other === true || token === true || other === token) next.push(position + 1);
  }
  return next;
}

/** A run may be empty: every position behind one is reachable too. */
function pastStars(positions: readonly number[], b: readonly GlobToken[]): ReadonlySet<number> {
  const all = new Set(positions);
  for (const position of all) if (position < b.length && b[position] === undefined) all.add(position + 1);
  return all;
}

/** Whether a path pattern of a denial and a path that is not certain have a path in common. */
import { globsMeet, type GlobToken } from "./glob.ts";
import { foldPath } from "./match.ts";

/** A segment of a path or pattern; `any` stands for any number of segments, none included. */
type Segment = { readonly kind: "any" } | { readonly kind: "one"; readonly tokens: readonly GlobToken[] };

/** Whether some path that the pattern names could be this one, whatever stands in its holes. */
export function couldMeet(pattern: string, path: string): boolean {
  const target = pathSegments(foldPath(path));
  return alternativesOf(foldPath(pattern)).some((one) => segmentsMeet(patternSegments(one), target));
}

/** Whether some path that the pattern names could be this one or lie below it. */
export function couldMeetBelow(pattern: string, path: string): boolean {
  const target = path === "" ? [ANY] : [...pathSegments(foldPath(path)), ANY];
  return alternativesOf(foldPath(pattern)).some((one) => segmentsMeet(patternSegments(one), target));
}

/** Whether a glob of the shell, one name with holes, could stand for this one; some file systems know no letter cases. */
export function couldBe(glob: string, name: string): boolean {
  const [a, b] = [[...foldPath(glob)].map(holeToken), [...foldPath(name)]];
  return globsMeet(a, b) && !hides(b, a);
}

/** Whether a path, perhaps with holes, could be a directory or lie above it. */
export function couldMeetAbove(path: string, directory: string): boolean {
  const parts = directory.split("/");
  return parts.some((_, index) => segmentsMeet(pathSegments(path), pathSegments(parts.slice(0, index + 1).join("/"))));
}

/** Whether a pattern names its path from the root on, so that a directory can be said to contain it. */
export function isAnchored(pattern: string): boolean {
  return !/^[*?[{]/.test(pattern);
}

const ANY: Segment = { kind: "any" };

function pathSegments(path: string): readonly Segment[] {
  if (path === "") return [];
  return path.split("/").flatMap((part): readonly Segment[] => {
    if (!part.includes("\uE003")) return [{ kind: "one", tokens: [...part].map(holeToken) }];
    return [ANY];
  });
}

/** A glob's name begins with a dot only when the dot is written: bash leaves hidden files out (`dotglob` is refused). */
function hides(a: readonly GlobToken[], b: readonly GlobToken[]): boolean {
  return a[0] === "." && b[0] === undefined && b.length > 0;
}

function holeToken(char: string): GlobToken {
  return char >= "\uE000" && char <= "\uE00F" ? undefined : char;
}

function patternSegments(pattern: string): readonly Segment[] {
  return pattern
    .split("/")
    .map((part): Segment => (part === "**" ? ANY : { kind: "one", tokens: patternTokens(part) }));
}

function patternTokens(part: string): readonly GlobToken[] {
  const tokens: GlobToken[] = [];
  for (let index = 0; index < part.length; index += 1) {
    const char = part.charAt(index);
    const close = char === "[" ? part.indexOf("]", index + 2) : -1;
    if (char === "*") tokens.push(undefined);
    else if (char === "?") tokens.push(true);
    else if (close !== -1) {
      // Which characters a class holds does not matter here: to deny too much is safe.
      tokens.push(true);
      index = close;
    } else tokens.push(char);
  }
  return tokens;
}

function segmentsMeet(a: readonly Segment[], b: readonly Segment[]): boolean {
  const known = new Map<number, boolean>();
  const meet = (i: number, j: number): boolean => {
    const key = i * (b.length + 1) + j;
    const before = known.get(key);
    if (before !== undefined) return before;
    const result = meetFrom(a, b, i, j, meet);
    known.set(key, result);
    return result;
  };
  return meet(0, 0);
}

function meetFrom(
  a: readonly Segment[],
  b: readonly Segment[],
  i: number,
  j: number,
  meet: (i: number, j: number) => boolean,
): boolean {
  const [x, y] = [a[i], b[j]];
  if (x === undefined && y === undefined) return true;
  if (x?.kind === "any") return meet(i + 1, j) || (y !== undefined && meet(i, j + 1));
  if (y?.kind === "any") return meet(i, j + 1) || (x !== undefined && meet(i + 1, j));
  if (x === undefined || y === undefined) return false;
  return !hides(x.tokens, y.tokens) && globsMeet(x.tokens, y.tokens) && meet(i + 1, j + 1);
}

/** Most alternatives of the braces of one pattern. */
const MOST = 256;

/** A pattern with its braces written out. */
function alternativesOf(pattern: string): readonly string[] {
  const group = /\{([^{}]*)\}/.exec(pattern);
  if (group === null) return [pattern];
  const [whole, inner = ""] = group;
  const choices = inner.split(",");
  const written = choices.flatMap((choice) =>
    alternativesOf(pattern.slice(0, group.index) + choice + pattern.slice(group.index + whole.length)),
  );
  return written.length > MOST ? ["**"] : written;
}

/**
 * Paths by pattern, in time that grows with the length of the pattern times that of the path, whatever they are. Both
 * come from strangers: patterns from a repository's ignore files and a model's globs, paths from its tree. Libraries
 * make regular expressions of patterns, and those backtrack: `*a*a*a*a*a*a*a*b` against 60 letters takes one 36 s.
 */

export interface WildcardOptions {
  readonly ignoreCase?: boolean;
}

/** Whether a name without slashes matches a pattern without slashes: `*`, `?`, `[a-z]`, `[!a-z]`, `\*`. */
export function compileName(pattern: string, { ignoreCase = false }: WildcardOptions = {}): (name: string) => boolean {
  const tokens = parse(ignoreCase ? pattern.toLowerCase() : pattern);
  const match = compileTokens(tokens);
  return ignoreCase ? (name) => match(name.toLowerCase()) : match;
}

/**
 * Whether a path matches a pattern, segment by segment; `**` as a segment stands for any number of them, at the end for
 * one at least.
 */
export function compilePath(pattern: string, options: WildcardOptions = {}): (segments: readonly string[]) => boolean {
  const parts = pattern.split("/").map((part) => (part === "**" ? ANY : compileName(part, options)));
  const inside = parts.at(-1) === ANY;
  return (segments) => segments.length >= (inside ? parts.filter((part) => part !== ANY).length + 1 : 0) && matchAll(parts, segments, apply);
}

function apply(test: (name: string) => boolean, name: string): boolean {
  return test(name);
}

/** Stands for any number of what is matched. */
const ANY = Symbol("any");

/** The classic of two places to go back to, of which only the last is ever needed: no path is tried twice. */
function matchAll<Test, Item>(
  tests: readonly (Test | typeof ANY)[],
  items: ArrayLike<Item>,
  holds: (test: Test, item: Item) => boolean,
): boolean {
  let [at, item, anyAt, anyItem] = [0, 0, -1, 0];
  while (item < items.length) {
    const test = tests[at];
    if (test === ANY) {
      [anyAt, anyItem] = [at, item];
      at += 1;
    } else if (test !== undefined && holds(test, items[item] as Item)) {
      at += 1;
      item += 1;
    } else if (anyAt !== -1) {
      anyItem += 1;
      [at, item] = [anyAt + 1, anyItem];
    } else return false;
  }
  while (tests[at] === ANY) at += 1;
  return at === tests.length;
}

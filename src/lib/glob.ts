import { posix } from "node:path";

/**
 * Matches paths against patterns in time proportional to pattern length × path length, whatever they are. Both come
 * from strangers: patterns from a repository's ignore files and a model's globs, paths from its tree. Libraries turn
 * patterns into regular expressions, which backtrack: one takes 36 s for `*a*a*a*a*a*a*a*b` and 60 letters.
 */

interface WildcardOptions {
  readonly ignoreCase?: boolean;
}

type Test = (item: string) => boolean;

/** Whether a name without slashes matches a pattern without slashes: `*`, `?`, `[a-z]`, `[!a-z]`, `\*`. */
export function compileName(pattern: string, { ignoreCase = false }: WildcardOptions = {}): Test {
  const match = compile(ignoreCase ? pattern.toLowerCase() : pattern);
  return ignoreCase ? (name) => match(name.toLowerCase()) : match;
}

/** Whether a path matches, by segments. `**` (or more stars) matches any number of them, at the end at least one. */
export function compilePath(pattern: string, options: WildcardOptions = {}): (path: readonly string[]) => boolean {
  const parts = splitPath(pattern).map((part) => (STARS.test(part) ? ANY : compileName(part, options)));
  if (parts.at(-1) === ANY) parts.splice(-1, 1, () => true, ANY);
  return (path) => matchAll(parts, path);
}

/** A slash inside a set belongs to the set; an escaped slash still separates. */
function splitPath(pattern: string): readonly string[] {
  if (!/[[\\]/.test(pattern)) return pattern.split("/");
  const characters = Array.from(pattern);
  const parts: string[] = [];
  let part = "";
  for (let at = 0; at < characters.length; at += 1) {
    const [one = "", next = ""] = [characters[at], characters[at + 1]];
    const escaped = one === "\\" && next !== "";
    const end = one === "[" ? Math.min(parseSet(characters, at).end, characters.length - 1) : at + (escaped ? 1 : 0);
    if (one === "/" || (escaped && next === "/")) {
      // In git, stars before an escaped slash match at least one segment.
      parts.push(...(escaped && STARS.test(part) ? ["*", "**"] : [part]));
      part = "";
    } else part += characters.slice(at, end + 1).join("");
    at = end;
  }
  return [...parts, part];
}

const STARS = /^\*{2,}$/;

/** Matches any number of items. */
const ANY = Symbol("any");

type Tests = readonly (Test | typeof ANY)[];

/** Only the last `ANY` ever has to take more: everything before it has matched as early as possible. */
function matchAll(tests: Tests, items: ArrayLike<string>): boolean {
  let at = 0;
  let item = 0;
  let anyAt = -1;
  let anyItem = 0;
  while (item < items.length) {
    const test = tests[at];
    if (test === ANY) {
      anyAt = at;
      anyItem = item;
      at += 1;
    } else if (test?.(items[item] ?? "") === true) {
      at += 1;
      item += 1;
    } else if (anyAt === -1) {
      return false;
    } else {
      anyItem += 1;
      at = anyAt + 1;
      item = anyItem;
    }
  }
  while (tests[at] === ANY) at += 1;
  return at === tests.length;
}

/** Whether a glob, given as literal texts with a `*` between each two, matches a text. */
export function covers(glob: readonly string[], text: string): boolean {
  const { 0: first = "", length } = glob;
  if (length < 2) return text === first;
  const last = glob[length - 1] ?? "";
  const end = text.length - last.length;
  if (end < first.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  let from = first.length;
  for (let at = 1; at < length - 1; at += 1) {
    const literal = glob[at] ?? "";
    const found = text.indexOf(literal, from);
    if (found === -1 || found + literal.length > end) return false;
    from = found + literal.length;
  }
  return true;
}

/** Whether there is a text that both of two such globs match. */
export function intersects(one: readonly string[], other: readonly string[]): boolean {
  const [first = "", otherFirst = ""] = [one[0], other[0]];
  if (one.length === 1) return covers(other, first);
  if (other.length === 1) return covers(one, otherFirst);
  const [last = "", otherLast = ""] = [one.at(-1), other.at(-1)];
  // What stands between the ends of the one has room in any `*` of the other.
  const begin = first.startsWith(otherFirst) || otherFirst.startsWith(first);
  return begin && (last.endsWith(otherLast) || otherLast.endsWith(last));
}

/** Most patterns are names and stars: those need no walk. */
function compile(pattern: string): Test {
  if (!/[?[\\]/.test(pattern)) {
    const literals = pattern.split(/\*+/);
    return (name) => covers(literals, name);
  }
  const tests = parse(pattern);
  return (name) => matchAll(tests, /[\ud800-\udfff]/.test(name) ? Array.from(name) : name);
}

function parse(pattern: string): Tests {
  const characters = Array.from(pattern);
  const tokens: (Test | typeof ANY)[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? "";
    if (character === "[") {
      const { has, end } = parseSet(characters, at);
      tokens.push(has);
      at = end;
    } else if (character === "*") {
      if (tokens.at(-1) !== ANY) tokens.push(ANY);
    } else if (character === "?") {
      tokens.push(() => true);
    } else {
      if (character === "\\" && at + 1 < characters.length) at += 1;
      const literal = characters[at];
      tokens.push((one) => one === literal);
    }
  }
  return tokens;
}

/** A set that begins at an index, and the index of its last bracket; without one nothing matches, as with git. */
function parseSet(characters: readonly string[], start: number): { readonly has: Test; readonly end: number } {
  const negated = characters[start + 1] === "!" || characters[start + 1] === "^";
  const tests: Test[] = [];
  const first = start + (negated ? 2 : 1);
  for (let at = first; at < characters.length;) {
    if (characters[at] === "]" && at > first) {
      return { has: (one) => tests.some((test) => test(one)) !== negated, end: at };
    }
    const named = characters[at] === "[" && characters[at + 1] === ":" ? parseClass(characters, at) : undefined;
    const { test, next } = named ?? parseRange(characters, at);
    tests.push(test);
    at = next;
  }
  return { has: () => false, end: characters.length };
}

interface Member {
  readonly test: Test;
  readonly next: number;
}

const CLASSES: Readonly<Record<string, RegExp>> = {
  alpha: /^[a-z]$/iu,
  digit: /^\d$/u,
  alnum: /^[a-z\d]$/iu,
  upper: /^[A-Z]$/u,
  lower: /^[a-z]$/u,
  space: /^\s$/u,
  blank: /^[ \t]$/u,
  punct: /^[!-/:-@[-`{-~]$/u,
  xdigit: /^[\da-f]$/iu,
};

/** `[:alpha:]` and its like. */
function parseClass(characters: readonly string[], at: number): Member | undefined {
  const end = characters.indexOf(":", at + 2);
  const known = end === -1 || characters[end + 1] !== "]" ? undefined : CLASSES[characters.slice(at + 2, end).join("")];
  return known === undefined ? undefined : { test: (one) => known.test(one), next: end + 2 };
}

/** One character, or two with a `-` between. */
function parseRange(characters: readonly string[], at: number): Member {
  const low = readEscaped(characters, at);
  const dash = characters[low.next] === "-" && (characters[low.next + 1] ?? "]") !== "]";
  if (!dash) return { test: (one) => one === low.character, next: low.next };
  const high = readEscaped(characters, low.next + 1);
  const codeOf = (one: string): number => one.codePointAt(0) ?? 0;
  const [from, to] = [codeOf(low.character), codeOf(high.character)];
  return { test: (one) => codeOf(one) >= from && codeOf(one) <= to, next: high.next };
}

function readEscaped(characters: readonly string[], at: number): { readonly character: string; readonly next: number } {
  const escaped = characters[at] === "\\" && at + 1 < characters.length ? 1 : 0;
  return { character: characters[at + escaped] ?? "", next: at + escaped + 1 };
}

/** Whether a path, relative to the globs' directory, matches one of them. A path given in full matches itself. */
export function compileGlobs(globs: readonly string[], options: WildcardOptions = {}): (path: string) => boolean {
  const plain = globs.map((glob) => posix.normalize(glob).replace(/^\.\//u, ""));
  const spelled = new Set(plain);
  const tests = plain.flatMap(expandBraces).map((glob) => compilePath(glob, options));
  return (path) => {
    if (spelled.has(path)) return true;
    const segments = path.split("/");
    return tests.some((test) => test(segments));
  };
}

/** The same, but globs without a slash match names at any depth. */
export function compileNameGlobs(globs: readonly string[]): (path: string) => boolean {
  const names = globs.filter((glob) => !glob.includes("/")).flatMap(expandBraces);
  const tests = names.map((glob) => compileName(glob));
  const paths = compileGlobs(globs.filter((glob) => glob.includes("/")));
  return (path) => paths(path) || tests.some((test) => test(posix.basename(path)));
}

/** The directory that contains everything a glob can match; the whole glob when it has no wildcard. */
export function baseOf(glob: string): string {
  const segments = posix.normalize(glob).split("/");
  const wild = segments.findIndex((segment) => /[*?[{\\]/u.test(segment));
  return wild === -1 ? glob : segments.slice(0, wild).join("/") || (glob.startsWith("/") ? "/" : "");
}

/** Further alternatives are ignored: each brace multiplies their number. */
export const MOST_ALTERNATIVES = 500;

/** Characters of the longest glob whose braces are expanded; nobody writes a longer one. */
const LONGEST = 1_000;

/** At most 500 globs: `a.{js,ts}` and `{1..3}` are expanded, braces without a comma and overlong globs stay. */
export function expandBraces(glob: string): readonly string[] {
  if (glob.length > LONGEST || !glob.includes("{")) return [glob];
  let done: readonly string[] = [""];
  for (let at = 0; at < glob.length;) {
    const group = glob[at] === "{" ? readGroup(glob, at) : undefined;
    const end = group === undefined ? endOfLiteral(glob, at) : group.end + 1;
    const options = group?.options ?? [glob.slice(at, end)];
    done = done.flatMap((beginning) => options.map((option) => beginning + option)).slice(0, MOST_ALTERNATIVES);
    at = end;
  }
  return done;
}

/** Where the next brace may begin; at least one character on. */
function endOfLiteral(glob: string, start: number): number {
  let at = start;
  do at += glob[at] === "\\" ? 2 : 1;
  while (at < glob.length && glob[at] !== "{");
  return at;
}

interface Group {
  readonly options: readonly string[];
  /** The index of its closing brace. */
  readonly end: number;
}

function readGroup(glob: string, start: number): Group | undefined {
  const commas: number[] = [];
  let depth = 0;
  for (let at = start; at < glob.length; at += 1) {
    if (glob[at] === "\\") at += 1;
    else if (glob[at] === "{") depth += 1;
    else if (glob[at] === "," && depth === 1) commas.push(at);
    else if (glob[at] === "}" && (depth -= 1) === 0) return toGroup(glob, start, commas, at);
  }
  return undefined;
}

function toGroup(glob: string, start: number, commas: readonly number[], end: number): Group | undefined {
  if (commas.length === 0) return readNumbers(glob.slice(start + 1, end), end);
  const borders = [start, ...commas, end];
  const parts = borders.slice(1).map((border, index) => glob.slice((borders[index] ?? 0) + 1, border));
  return { options: parts.flatMap(expandBraces), end };
}

function readNumbers(range: string, end: number): Group | undefined {
  const [low, high] = (/^(\d{1,6})\.\.(\d{1,6})$/u.exec(range)?.slice(1) ?? []).map(Number);
  if (low === undefined || high === undefined || high < low) return undefined;
  const count = Math.min(high - low + 1, MOST_ALTERNATIVES);
  return { options: Array.from({ length: count }, (_, index) => String(low + index)), end };
}

import { posix } from "node:path";

/**
 * Paths by pattern, in time that grows with the length of the pattern times that of the path, whatever they are. Both
 * come from strangers: patterns from a repository's ignore files and a model's globs, paths from its tree. Libraries
 * make regular expressions of patterns, and those backtrack: `*a*a*a*a*a*a*a*b` against 60 letters takes one 36 s.
 */

export interface WildcardOptions {
  readonly ignoreCase?: boolean;
}

type Test = (item: string) => boolean;

/** Whether a name without slashes matches a pattern without slashes: `*`, `?`, `[a-z]`, `[!a-z]`, `\*`. */
export function compileName(pattern: string, { ignoreCase = false }: WildcardOptions = {}): Test {
  const match = compileTokens(parse(ignoreCase ? pattern.toLowerCase() : pattern));
  return ignoreCase ? (name) => match(name.toLowerCase()) : match;
}

/**
 * Whether a path, in segments, matches a pattern, segment by segment. `**` as a segment (or more stars, as with git) stands
 * for any number of them, at the end for one at least.
 */
export function compilePath(pattern: string, options: WildcardOptions = {}): (path: readonly string[]) => boolean {
  const parts = splitPath(pattern).map((part) => (STARS.test(part) ? ANY : compileName(part, options)));
  if (parts.at(-1) === ANY) parts.splice(-1, 1, () => true, ANY);
  return (path) => matchAll(parts, path);
}

/** A slash in a set is a character of the set, an escaped one divides all the same. */
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
      // For git, stars before an escaped slash stand for one segment at least.
      parts.push(...(escaped && STARS.test(part) ? ["*", "**"] : [part]));
      part = "";
    } else part += characters.slice(at, end + 1).join("");
    at = end;
  }
  return [...parts, part];
}

const STARS = /^\*{2,}$/;

/** Stands for any number of whatever there is. */
const ANY = Symbol("any");

type Tests = readonly (Test | typeof ANY)[];

/** Only the last `ANY` ever needs to take more: what stands before it has matched as early as it can. */
function matchAll(tests: Tests, items: ArrayLike<string>): boolean {
  let [at, item, anyAt, anyItem] = [0, 0, -1, 0];
  while (item < items.length) {
    const test = tests[at];
    if (test === ANY) {
      [anyAt, anyItem] = [at, item];
      at += 1;
    } else if (test?.(items[item] ?? "") === true) {
      at += 1;
      item += 1;
    } else if (anyAt === -1) {
      return false;
    } else {
      anyItem += 1;
      [at, item] = [anyAt + 1, anyItem];
    }
  }
  while (tests[at] === ANY) at += 1;
  return at === tests.length;
}

type Token =
  | { readonly kind: "any" }
  | { readonly kind: "one" }
  | { readonly kind: "literal"; readonly character: string }
  | { readonly kind: "set"; readonly negated: boolean; readonly has: Test };

/** Most patterns are a name, `*.ending` or `beginning*`: those need no walk. */
function compileTokens(tokens: readonly Token[]): Test {
  const literal = (part: readonly Token[]): string | undefined => {
    const characters = part.flatMap((token) => (token.kind === "literal" ? [token.character] : []));
    return characters.length === part.length ? characters.join("") : undefined;
  };
  const whole = literal(tokens);
  if (whole !== undefined) return (name) => name === whole;
  const ending = tokens[0]?.kind === "any" ? literal(tokens.slice(1)) : undefined;
  if (ending !== undefined) return (name) => name.endsWith(ending);
  const beginning = tokens.at(-1)?.kind === "any" ? literal(tokens.slice(0, -1)) : undefined;
  if (beginning !== undefined) return (name) => name.startsWith(beginning);
  const tests = tokens.map(toTest);
  return (name) => matchAll(tests, /[\ud800-\udfff]/.test(name) ? Array.from(name) : name);
}

function toTest(token: Token): Test | typeof ANY {
  switch (token.kind) {
    case "any":
      return ANY;
    case "one":
      return () => true;
    case "literal":
      return (character) => character === token.character;
    case "set":
      return (character) => token.has(character) !== token.negated;
    default:
      return token satisfies never;
  }
}

function parse(pattern: string): readonly Token[] {
  const characters = Array.from(pattern);
  const tokens: Token[] = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? "";
    if (character === "[") {
      const set = parseSet(characters, at);
      tokens.push(set.token);
      at = set.end;
    } else if (character === "*") {
      if (tokens.at(-1)?.kind !== "any") tokens.push({ kind: "any" });
    } else if (character === "?") {
      tokens.push({ kind: "one" });
    } else {
      if (character === "\\" && at + 1 < characters.length) at += 1;
      tokens.push({ kind: "literal", character: characters[at] ?? "" });
    }
  }
  return tokens;
}

/** A set that begins at an index, and the index of its last bracket; without one nothing matches, as with git. */
function parseSet(characters: readonly string[], start: number): { readonly token: Token; readonly end: number } {
  const negated = characters[start + 1] === "!" || characters[start + 1] === "^";
  const tests: Test[] = [];
  const first = start + (negated ? 2 : 1);
  for (let at = first; at < characters.length;) {
    if (characters[at] === "]" && at > first) {
      return { token: { kind: "set", negated, has: (one) => tests.some((test) => test(one)) }, end: at };
    }
    const named = characters[at] === "[" && characters[at + 1] === ":" ? parseClass(characters, at) : undefined;
    const { test, next } = named ?? parseRange(characters, at);
    tests.push(test);
    at = next;
  }
  return { token: { kind: "set", negated: false, has: () => false }, end: characters.length };
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

/** Whether a path, relative to wherever the globs are, matches one of them. A path spelled out matches itself. */
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

/** The same, but globs without a slash are for names at any depth. */
export function compileNameGlobs(globs: readonly string[]): (path: string) => boolean {
  const names = globs.filter((glob) => !glob.includes("/")).flatMap(expandBraces);
  const tests = names.map((glob) => compileName(glob));
  const paths = compileGlobs(globs.filter((glob) => glob.includes("/")));
  return (path) => paths(path) || tests.some((test) => test(posix.basename(path)));
}

/** The directory below which everything lies that a glob can match; all of it when it is spelled out. */
export function baseOf(glob: string): string {
  const segments = posix.normalize(glob).split("/");
  const wild = segments.findIndex((segment) => /[*?[{\\]/u.test(segment));
  return wild === -1 ? glob : segments.slice(0, wild).join("/") || (glob.startsWith("/") ? "/" : "");
}

/** Alternatives beyond so many are not looked at: each brace multiplies them. */
export const MOST_ALTERNATIVES = 500;

/** Longest glob whose braces are read, in characters: nobody writes a longer one. */
const LONGEST = 1_000;

/**
 * `a.{js,ts}` as `a.js` and `a.ts`; `{1..3}` as numbers. Braces without a comma stay as they are, and so do all of a glob
 * longer than 1,000 characters. At most 500 globs.
 */
export function expandBraces(glob: string): readonly string[] {
  if (glob.length > LONGEST) return [glob];
  let done: readonly string[] = [""];
  for (let at = 0; at < glob.length;) {
    const group = glob[at] === "{" ? readGroup(glob, at) : undefined;
    const length = group === undefined ? (glob[at] === "\\" ? 2 : 1) : group.end + 1 - at;
    const options = group?.options ?? [glob.slice(at, at + length)];
    done = done.flatMap((beginning) => options.map((option) => beginning + option)).slice(0, MOST_ALTERNATIVES);
    at += length;
  }
  return done;
}

interface Group {
  readonly options: readonly string[];
  /** Of its last brace. */
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

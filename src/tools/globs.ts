/** Globs as models write them: `*`, `**`, `?`, sets and braces. */
import { posix } from "node:path";
import { compileName, compilePath, type WildcardOptions } from "../change/ignore.ts";

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
const MOST_ALTERNATIVES = 500;

/** `a.{js,ts}` as `a.js` and `a.ts`; `{1..3}` as numbers; braces without a comma stay as they are. */
export function expandBraces(glob: string): readonly string[] {
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

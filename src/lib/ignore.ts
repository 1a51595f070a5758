/** The patterns of ignore files, with git's semantics. */
import { compileName, compilePath } from "./glob.ts";

/** What a file of patterns says about a path; `silent` when no pattern matches it. */
type IgnoreVerdict = "ignored" | "kept" | "silent";

/** The patterns of one file. Paths are relative to its directory. */
export interface Patterns {
  /** Judges the path alone: a tree walk has judged its parents before, and enters no ignored directory. */
  judge(path: readonly string[], isDirectory: boolean): IgnoreVerdict;
}

interface Rule {
  readonly verdict: "ignored" | "kept";
  readonly directories: boolean;
  readonly matches: (path: readonly string[]) => boolean;
}

/** Reads a file of patterns in `.gitignore`'s format; no input is invalid. */
export function readPatterns(text: string): Patterns {
  // The last matching pattern decides, so they are tried from the end.
  const rules = toBytes(text.replace(/^\ufeff/u, ""))
    .split("\n")
    .flatMap((line) => readRule(line.replace(/\r$/u, "")))
    .toReversed();
  return {
    judge(names, isDirectory) {
      const path = names.map(toBytes);
      const rule = rules.find((one) => (isDirectory || !one.directories) && one.matches(path));
      return rule?.verdict ?? "silent";
    },
  };
}

/** One character for each byte of UTF-8, because `?` and `[!a]` match one byte: `é` has two. */
function toBytes(text: string): string {
  return /[\u0080-\uffff]/.test(text) ? Buffer.from(text).toString("latin1") : text;
}

/** Whether a path is ignored whose parents have not been judged: everything in an ignored directory is. */
export function ignores(patterns: Patterns, path: readonly string[], isDirectory = false): boolean {
  const isInner = (index: number): boolean => isDirectory || index < path.length - 1;
  return path.some((_, index) => patterns.judge(path.slice(0, index + 1), isInner(index)) === "ignored");
}

function readRule(line: string): readonly Rule[] {
  if (line.startsWith("#")) return [];
  const trimmed = trimEnd(line);
  const kept = trimmed.startsWith("!");
  const written = kept ? trimmed.slice(1) : trimmed;
  const directories = written.endsWith("/");
  const pattern = directories ? written.slice(0, -1) : written;
  if (pattern === "" || endsInEscape(pattern)) return [];
  return [{ verdict: kept ? "kept" : "ignored", directories, matches: compileRule(pattern) }];
}

/** A pattern without a slash matches names at any depth; one with a slash matches paths from its directory. */
function compileRule(pattern: string): (path: readonly string[]) => boolean {
  if (pattern.includes("/")) return compileAnchored(pattern.replace(/^\//u, ""));
  const matches = compileName(pattern);
  return (path) => matches(path.at(-1) ?? "");
}

/** Git compares the text before the first wildcard separately, so two stars right behind it count as a beginning. */
function compileAnchored(pattern: string): (path: readonly string[]) => boolean {
  const literal = /^[^*?[\\]*/u.exec(pattern)?.[0] ?? "";
  if (literal === pattern) return (path) => path.join("/") === literal;
  const matches = compilePath(pattern.slice(literal.length));
  return (path) => {
    const whole = path.join("/");
    return whole.startsWith(literal) && matches(whole.slice(literal.length).split("/"));
  };
}

/** Trailing spaces do not count, unless the last is escaped. */
function trimEnd(line: string): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === " " && !endsInEscape(line.slice(0, end - 1))) end -= 1;
  return line.slice(0, end);
}

function endsInEscape(text: string): boolean {
  let count = 0;
  while (count < text.length && text[text.length - 1 - count] === "\\") count += 1;
  return count % 2 === 1;
}

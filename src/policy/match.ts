/** The other conditions of rules (hosts, paths, tools, servers, agents) as tests, each compiled once. */
import { compileName, compilePath, expandBraces, MOST_ALTERNATIVES } from "../lib/glob.ts";
import { parsePattern, type Pattern } from "./commands.ts";
import type { Circumstances, Rule } from "./policy.ts";
import { text } from "../lib/read-data.ts";
import { once, onceFor, onceForObject } from "../lib/once.ts";

type Holds = (text: string) => boolean;

/** A rule's conditions as tests; an absent condition is undefined. */
export interface CompiledRule {
  readonly rule: Rule;
  readonly tool: Holds | undefined;
  readonly path: Holds | undefined;
  readonly host: Holds | undefined;
  readonly server: Holds | undefined;
  readonly agent: Holds | undefined;
  /** Read at the first call: only a command needs them. */
  readonly command: (() => readonly Pattern[]) | undefined;
}

/** A rule's conditions as tests. */
export const compileRule = onceForObject((rule: Rule): CompiledRule => {
  const compile = rule.effect === "deny" ? compilePathDenials : compilePaths;
  const { command } = rule;
  return {
    rule,
    tool: anyOf(rule.tool, compileName),
    path: except(rule.path === undefined ? undefined : compile(rule.path), rule.except),
    host: anyOf(rule.host, compileHost),
    server: anyOf(rule.server, compileName),
    agent: anyOf(rule.agent, compileName),
    command: command && once(() => command.map(patternOf)),
  };
});

/** Whether the `when` condition and the tool condition hold for this tool. */
export function holdsFor(rule: CompiledRule, tool: string, circumstances: Circumstances): boolean {
  const { when } = rule.rule;
  if (when?.trigger !== undefined && !when.trigger.includes(circumstances.trigger)) return false;
  if (when?.request !== undefined && !when.request.includes(circumstances.request)) return false;
  if (when?.fork !== undefined && when.fork !== circumstances.fork) return false;
  return rule.tool === undefined || rule.tool(tool);
}

function anyOf(patterns: readonly string[] | undefined, compile: (pattern: string) => Holds): Holds | undefined {
  if (patterns === undefined) return undefined;
  const tests = patterns.map(compile);
  return (text) => tests.some((test) => test(text));
}

function except(holds: Holds | undefined, paths: readonly string[] | undefined): Holds | undefined {
  if (holds === undefined || paths === undefined || paths.length === 0) return holds;
  return (text) => holds(text) && !paths.includes(text);
}

function patternOf(text: string): Pattern {
  const parsed = parsePattern(text);
  if (parsed.kind === "faulty") throw new Error(`A loaded rule has the pattern ${text}: ${parsed.why}`);
  return parsed.pattern;
}

const HOST_PATTERN = "^(\\*|(\\*\\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)$";

/** A host condition: lower-case ASCII labels, `*` alone or as the whole first label. */
export const HOST = text(
  (host) =>
    new RegExp(HOST_PATTERN).test(host)
      ? undefined
      : `"${host}" is not a host: expected a lower-case name such as "example.com" or "*.example.com", without scheme, port or path.`,
  { pattern: HOST_PATTERN },
);

/** Whether a host condition holds: `*.example.com` for each name below it, not for `example.com` itself. */
export function compileHost(pattern: string): (host: string) => boolean {
  const matches = compileName(pattern);
  return (host) => {
    const name = host.toLowerCase().replace(/\.$/, "");
    return isPlainHost(name) && matches(name) && name.length >= pattern.length;
  };
}

// Hosts are compared by name, so user info, backslashes, NUL and non-ASCII look-alikes are rejected.
function isPlainHost(host: string): boolean {
  return /^[a-z0-9.-]+$/.test(host) || /^\[?[0-9a-f:.]+\]?$/.test(host);
}

/** What is wrong with a path pattern; undefined when nothing is. */
export function pathPatternFault(pattern: string): string | undefined {
  const why = pathFault(pattern);
  return why === undefined ? undefined : `"${pattern}" is not a path pattern: ${why}`;
}

function pathFault(pattern: string): string | undefined {
  if (pattern.length > 1_000) return "it is longer than 1000 characters.";
  if (/[\x00-\x1F\x7F]/.test(pattern)) return "it has a control character.";
  if (pattern.includes("\\")) return "it has a backslash; paths are separated by `/`.";
  if (pattern.startsWith("!")) return "it begins with `!`; to leave paths out, write a [[deny]].";
  if (pattern.startsWith("~")) return "it begins with `~`; paths start at the root of the repository.";
  if (/^\/(?!tmp(\/|$))/.test(pattern))
    return "it begins with `/`; a glob starts at the root of the repository: leave the `/` out.";
  if (pattern.endsWith("/")) return "it ends in `/`; for everything below a directory write `dir/**`.";
  if (pattern.split("/").some((part, index) => part === "." || part === ".." || (part === "" && index > 0)))
    return "it has an empty part, `.` or `..`.";
  if (!balanced(pattern, "[", "]") || !balanced(pattern, "{", "}")) return "a bracket is not closed.";
  if (/\p{Default_Ignorable_Code_Point}/u.test(pattern)) return "it has invisible characters.";
  if (pattern.match(/\[[^\]]*\]/g)?.some(hasNoRange) === true) return "its brackets cannot be read.";
  return expandBraces(pattern).length >= MOST_ALTERNATIVES ? "its braces expand to too many paths." : undefined;
}

/** Whether a set such as `[z-a]` has a range that ends before it begins. */
function hasNoRange(set: string): boolean {
  return [...set.slice(1, -1).matchAll(/(.)-(.)/gsu)].some(([, low = "", high = ""]) => low > high);
}

function balanced(pattern: string, open: string, close: string): boolean {
  let depth = 0;
  for (const char of pattern) {
    if (char === open) depth += 1;
    if (char === close) depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Whether one of several path conditions holds for a workspace path ("" is the root) or an absolute path. */
export function compilePaths(patterns: readonly string[]): (path: string) => boolean {
  const root = patterns.includes("**");
  // Compiled on first use: most conditions are never tested.
  const tests = once(() => patterns.flatMap(expandBraces).flatMap(withItsDirectory).map(compiledPath));
  return (path) => {
    if (path === "") return root;
    const segments = path.split("/");
    return tests().some((test) => test(segments));
  };
}

/** The protected paths are in several conditions, and most of a denial's patterns are the same when folded. */
const compiledPath = onceFor((pattern: string) => compilePath(pattern));

/** `dir/**` means everything below a directory, and the directory. */
function withItsDirectory(pattern: string): readonly string[] {
  return pattern.endsWith("/**") ? [pattern, pattern.slice(0, -"/**".length)] : [pattern];
}

/** The same for a denial: paths that differ only in case, Unicode form or invisible characters count as equal. */
export function compilePathDenials(patterns: readonly string[]): (path: string) => boolean {
  const exact = compilePaths(patterns);
  const spelled = patterns.map(foldPath);
  const folded = spelled.every((pattern, at) => pattern === patterns[at]) ? exact : compilePaths(spelled);
  return (path) => exact(path) || folded(foldPath(path));
}

/** A path as a file system compares it that ignores case and Unicode form. */
export function foldPath(path: string): string {
  return path
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .toLowerCase()
    .split("/")
    .map((part) => (part === "." || part === ".." ? part : part.replace(/[. ]+$/, "")))
    .join("/");
}

/** Path conditions of rules, for paths that may have holes or stand for a whole tree. */
import type { Compiled } from "./compiled.ts";
import { TREE, hasHole } from "./holes.ts";
import type { Placed } from "./locating.ts";
import { couldMeet, couldMeetBelow, isAnchored } from "./meet.ts";

type Inside = Extract<Placed, { kind: "inside" }>;

/** Whether an allowing rule covers a path, whatever stands in its holes. */
export function coversPlaced(rule: Compiled, { use, path }: Inside): boolean {
  if (rule.rule.access !== undefined && rule.rule.access !== use.access) return false;
  if (rule.path === undefined) return true;
  if (!hasHole(path)) return rule.path(path);
  // Only stars may stand against what is not known, and only `**` against an unknown number of directories.
  const patterns = (rule.rule.path ?? []).filter((pattern) => !/[?[]/.test(pattern));
  if (patterns.length === 0) return false;
  const { path: holds } = rule;
  return ["\uE003", "\uE003/\uE003", "\uE003/\uE003/\uE003/\uE003/\uE003"].every((tree) =>
    holds(path.replaceAll("\uE003", tree)),
  );
}

/**
 * Whether a denying rule holds for a path: for the path itself; for one that a glob could stand for; and, where a whole
 * directory is changed, for what lies in it. A directory that is only read is denied for its contents when the rule
 * says `access = "read"`.
 */
export function deniesPlaced(rule: Compiled, { use, path }: Inside): boolean {
  if (rule.rule.access !== undefined && rule.rule.access !== use.access) return false;
  if (rule.host !== undefined || rule.server !== undefined) return false;
  if (rule.path === undefined) return rule.rule.access !== undefined;
  const patterns = rule.rule.path ?? [];
  // Names that `find` prints are whatever lies below where it starts.
  const tree = path.indexOf(TREE);
  if (tree !== -1) return deniesBelow(rule, use.access, path.slice(0, tree).replace(/\/[^/]*$|^[^/]*$/, ""), patterns);
  if (!hasHole(path) && rule.path(path)) return true;
  if (hasHole(path) && patterns.some((pattern) => aims(pattern, use.access, path) && couldMeet(pattern, path)))
    return true;
  return use.tree === true && deniesBelow(rule, use.access, path, patterns);
}

function deniesBelow(rule: Compiled, access: "read" | "write", path: string, patterns: readonly string[]): boolean {
  if (!hasHole(path) && rule.path?.(path) === true) return true;
  const strict = access === "write" ? isAnchored : () => rule.rule.access === "read";
  return patterns.some((pattern) => strict(pattern) && couldMeetBelow(pattern, path));
}

/**
 * Whether a glob is aimed at what a pattern names. A write to `src/*` is not held against a pattern that begins
 * with a star and could be anywhere: what is published is judged again, path by path.
 */
function aims(pattern: string, access: "read" | "write", path: string): boolean {
  if (access === "read" || isAnchored(pattern)) return true;
  const last = path.slice(path.lastIndexOf("/") + 1);
  return /[^\uE000-\uE00F]/.test(last) && !/^[\uE000-\uE00F]+\.\w+$/.test(last);
}

/** Where the paths of a command are: asked of the world as far as they are certain. */
import { HERE, NUMBER, hasHole, readable } from "./holes.ts";
import { climbs, walkPath } from "./lexical.ts";
import type { Locate } from "./policy.ts";
import type { PathUse } from "./shell/line.ts";

/** A path use, located. */
export type Placed =
  /** `path` is a workspace path, perhaps with holes for names below what is certain. */
  | { readonly kind: "inside"; readonly use: PathUse; readonly path: string }
  | { readonly kind: "outside"; readonly use: PathUse; readonly path: string }
  | { readonly kind: "uncertain"; readonly use: PathUse; readonly why: string };

/** Locate a path that a command started in `directory` opens. */
export function place(locate: Locate, use: PathUse, directory: string): Placed {
  const climbing = [use.path, use.under ?? ""].find((path) => climbsBehindLink(locate, path, directory));
  if (climbing !== undefined)
    return uncertain(use, "it goes up from behind a link, which leads elsewhere than its words say");
  const base = use.under === undefined ? directory : baseOf(locate, use.under, directory);
  if (base === undefined) return { kind: "outside", use, path: `${use.under ?? ""}/${use.path}` };
  const path = fromHere(use.path);
  if (path === undefined) return uncertain(use, "it is not certain which path it is");
  if (!hasHole(path)) return settled(locate, use, path, base, "");
  if (/\uE000/.test(path)) return uncertain(use, "it is not certain which path it is");
  return withHoles(locate, use, path, base);
}

/**
 * Whether `..` stands behind what may be a link: the kernel goes up from where the link leads, not from its name. Names
 * that are not certain are looked at later.
 */
function climbsBehindLink(locate: Locate, path: string, directory: string): boolean {
  return climbs(fromHere(path) ?? path).some((prefix) => {
    if (hasHole(prefix)) return false;
    if (prefix.startsWith("/")) return true;
    const located = locate(prefix, directory);
    return located.kind === "inside" && located.path !== walkPath(prefix, directory);
  });
}

function baseOf(locate: Locate, under: string, directory: string): string | undefined {
  const path = fromHere(under);
  if (path === undefined || hasHole(path)) return undefined;
  const located = locate(path === "" ? "." : path, directory);
  return located.kind === "inside" ? located.path : undefined;
}

/** A path that begins with the current directory, as one relative to it; undefined when the hole is elsewhere. */
function fromHere(path: string): string | undefined {
  if (!path.includes(HERE)) return path;
  const rest = path.slice(1);
  return path.startsWith(HERE) && !rest.includes(HERE) && /^(\/|$)/.test(rest) ? `.${rest}` : undefined;
}

/** Holes stand for names, so what stands before the first of them is certain, and so is that nothing leads up again. */
function withHoles(locate: Locate, use: PathUse, path: string, base: string): Placed {
  const parts = path.split("/");
  const first = parts.findIndex(hasHole);
  const rest = parts.slice(first);
  if (rest.includes("..")) return uncertain(use, "a part of it leads up from a name that is not certain");
  // `.*` stands for `.` and `..` too, in some versions and settings of bash.
  if (rest.some((part) => /^\.+[\uE000-\uE00F]/.test(part))) return uncertain(use, "it could name `..`");
  if (first === 0 && path.startsWith(NUMBER) && rest.length === 1) return settled(locate, use, "0", base, "");
  const start = parts.slice(0, first).join("/");
  const below = rest.filter((part) => part !== "" && part !== ".").join("/");
  return settled(locate, use, path.startsWith("/") && start === "" ? "/" : start, base, below);
}

function settled(locate: Locate, use: PathUse, certain: string, base: string, below: string): Placed {
  const located = locate(certain === "" ? "." : certain, base);
  if (located.kind === "outside") return { kind: "outside", use, path: located.path };
  // A glob may stand for a link, and a link may lead anywhere.
  const link = below === "" && use.follows !== true ? undefined : locate.leadsOut?.(located.path);
  if (link !== undefined)
    return { kind: "outside", use, path: `${link} is a link that leads outside: what it stands for` };
  const path = below === "" ? located.path : [located.path, below].filter((part) => part !== "").join("/");
  return { kind: "inside", use, path };
}

function uncertain(use: PathUse, why: string): Placed {
  return { kind: "uncertain", use, why };
}

/** A path use for people: `write src/a.ts`. */
export function describeUse(use: PathUse): string {
  return `${use.access} ${use.path === "" ? "." : readable(use.path)}`;
}

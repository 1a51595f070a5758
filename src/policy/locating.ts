/** Where the paths of a command are: asked of the world as far as they are certain. */
import { NUMBER, ROOT, TREE, hasHole, readable } from "./holes.ts";
import { climbs, walkPath } from "./lexical.ts";
import type { Among, Locate } from "./policy.ts";
import type { PathUse } from "./shell/line.ts";

/** A path use, located. */
export type Placed =
  /** `path` is a workspace path, perhaps with holes for names below what is certain. */
  | { readonly kind: "inside"; readonly use: PathUse; readonly path: string }
  | { readonly kind: "outside"; readonly use: PathUse; readonly path: string }
  | { readonly kind: "uncertain"; readonly use: PathUse; readonly why: string };

/** Locate a path that a command started in `directory` opens; the directory may have holes for names. */
export function place(locate: Locate, use: PathUse, directory: string): Placed {
  const from = use.under === undefined ? directory : baseOf(locate, use.under, directory);
  if (from === undefined) return { kind: "outside", use, path: `${use.under ?? ""}/${use.path}` };
  const step = stepFrom(use.path, from);
  if (step === undefined || /[\uE000\uE004\uE005\uE007-\uE00F]/.test(step.path))
    return uncertain(use, "it is not certain which path it is");
  const { path, base } = step;
  if (climbsBehindLink(locate, path, base) || climbsBehindLink(locate, use.under ?? "", directory))
    return uncertain(use, "it goes up from behind a link, which leads elsewhere than its words say");
  return hasHole(path) ? withHoles(locate, use, path, base) : settled(locate, use, path, base, "");
}

/** A path and the workspace directory, certain itself, that it counts from. */
interface Step {
  readonly path: string;
  readonly base: string;
}

function stepFrom(path: string, directory: string): Step | undefined {
  if (path.startsWith(ROOT)) return /^(\/|$)/.test(path.slice(1)) ? { path: `.${path.slice(1)}`, base: "" } : undefined;
  if (!hasHole(directory) || path.startsWith("/")) return { path, base: directory };
  return { path: `${directory}/${path}`, base: "" };
}

/**
 * Whether `..` stands behind what may be a link: the kernel goes up from where the link leads, not from its name. Names
 * that are not certain are looked at later.
 */
function climbsBehindLink(locate: Locate, path: string, base: string): boolean {
  if (hasHole(base)) return climbs(path).length > 0;
  return climbs(path).some((prefix) => {
    if (hasHole(prefix)) return false;
    if (prefix.startsWith("/")) return true;
    const located = locate(prefix, base);
    return located.kind === "inside" && located.path !== walkPath(prefix, base);
  });
}

function baseOf(locate: Locate, under: string, directory: string): string | undefined {
  const step = stepFrom(under, directory);
  if (step === undefined || hasHole(step.path)) return undefined;
  const located = locate(step.path === "" ? "." : step.path, step.base);
  return located.kind === "inside" ? located.path : undefined;
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
  const meetsLinks = below !== "" || use.follows === true || use.carries === true;
  const link = meetsLinks ? locate.leadsOut?.(located.path, amongst(use, below)) : undefined;
  if (link?.kind === "link")
    return { kind: "outside", use, path: `${link.path} is a link that leads outside: what it stands for` };
  if (link?.kind === "too_large")
    return uncertain(use, "there are too many directories to look through for links; name a smaller one");
  if (use.follows === true && locate.leadsOut === undefined)
    return uncertain(use, "it follows links, and it is not known where they lead");
  const path = below === "" ? located.path : [located.path, below].filter((part) => part !== "").join("/");
  return { kind: "inside", use, path };
}

/**
 * What a glob can come upon. Anything, where what a command writes lands under a name that is only perhaps a glob's, and
 * for `**`, which may stand for any directories or none.
 */
function amongst(use: PathUse, below: string): Among | undefined {
  const [glob = "", ...rest] = below.split("/");
  if (glob === "" || use.maybe === true || glob.includes(TREE)) return undefined;
  const deep = use.tree === true || use.follows === true || use.carries === true;
  return { glob, flat: rest.length === 0 && !deep };
}

function uncertain(use: PathUse, why: string): Placed {
  return { kind: "uncertain", use, why };
}

/** A path use for people: `write src/a.ts`. */
export function describeUse(use: PathUse): string {
  return `${use.access} ${use.path === "" ? "." : readable(use.path)}`;
}

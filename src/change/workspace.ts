/** The checkout a run works on: which paths are inside it, and what their real paths are. */
import { posix } from "node:path";
import { clipped } from "../lib/cut.ts";
import { isGitPath } from "../lib/git-names.ts";
import { systemCode, type Files } from "../ports.ts";

type WorkspacePlace =
  /** `path` is `/`-separated and relative to the workspace root, links resolved, without `.` or `..`; "" is the root. */
  | { readonly kind: "inside"; readonly path: string; readonly absolute: string }
  /** In the run's scratch directory; `path` is its path from the workspace's root. Never published; no rule applies. */
  | { readonly kind: "scratch"; readonly path: string; readonly absolute: string }
  /** Outside the workspace, or in a place no tool may touch (`.git`, `/proc`, …). */
  | { readonly kind: "refused"; readonly code: "outside_workspace" | "protected"; readonly reason: string };

export interface Workspace {
  /** Absolute real path. */
  readonly root: string;
  /** Reads and writes its files. */
  readonly files: Files;
  /** Resolves a path given by a model. `directory` is a workspace path; absolute paths are used as given. */
  locate(path: string, directory?: string): Promise<WorkspacePlace>;
}

/**
 * The workspace at `root`, a real path, and the scratch directory beside it. A path is judged twice, as written and
 * with links resolved, so that neither a name nor a link leads out of the workspace or into git's own files.
 */
export function openWorkspace(root: string, files: Files, scratch?: string): Workspace {
  const room = { root, files, scratch };
  return {
    root,
    files,
    async locate(path, directory = "") {
      if (path.includes("\0")) return protect(path, "it has a NUL byte");
      const written = posix.resolve(root, directory, path);
      const place = await judge(written, room, path);
      // People mention files as `@src/cart.ts`, and models copy that form.
      if (!/^@./s.test(path) || (await files.exists(written))) return place;
      return await judge(posix.resolve(root, directory, path.slice(1)), room, path);
    },
  };
}

interface Room {
  readonly root: string;
  readonly files: Files;
  readonly scratch: string | undefined;
}

async function judge(written: string, { root, files, scratch }: Room, path: string): Promise<WorkspacePlace> {
  const resolved = await resolve(written, files);
  if (resolved === undefined) return protect(path, "its symbolic links form a loop or cannot be followed");
  for (const absolute of [written, resolved]) {
    const device = SYSTEM.find((directory) => isWithin(absolute, directory));
    if (device !== undefined && !isWithin(root, device)) return protect(path, `${device} belongs to the system`);
  }
  if (!isWithin(resolved, root)) {
    if (scratch === undefined || !isWithin(resolved, scratch)) return outside(path, resolved, root);
    return { kind: "scratch", path: posix.relative(root, resolved), absolute: resolved };
  }
  const inside = posix.relative(root, resolved);
  if (isGitPath(inside) || (isWithin(written, root) && isGitPath(posix.relative(root, written)))) {
    return protect(path, "tools may not use git's own files");
  }
  return { kind: "inside", path: inside, absolute: resolved };
}

/** Where the kernel exposes processes with their memory and environment, and devices. */
const SYSTEM = ["/proc", "/sys", "/dev"];

async function resolve(path: string, files: Files): Promise<string | undefined> {
  try {
    return await files.realPath(path);
  } catch (error) {
    if (UNFOLLOWABLE.has(systemCode(error) ?? "")) return undefined;
    throw error;
  }
}

const UNFOLLOWABLE = new Set(["ELOOP", "EACCES", "EPERM", "ENAMETOOLONG", "EINVAL"]);

function isWithin(path: string, directory: string): boolean {
  return path === directory || path.startsWith(directory === "/" ? "/" : `${directory}/`);
}

function outside(path: string, resolved: string, root: string): WorkspacePlace {
  const where = posix.normalize(path) === resolved ? "" : ` (it is ${resolved})`;
  const reason = `Refused ${quote(path)}: it is outside the workspace${where}. Give a path inside ${root}.`;
  return { kind: "refused", code: "outside_workspace", reason };
}

function protect(path: string, why: string): WorkspacePlace {
  return { kind: "refused", code: "protected", reason: `Refused ${quote(path)}: ${why}.` };
}

function quote(path: string): string {
  return JSON.stringify(clipped(path, 300, { kept: 300 }));
}

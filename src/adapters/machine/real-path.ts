/** Resolves a path to its real path. */
import * as fs from "node:fs";
import { posix } from "node:path";
import { systemCode } from "../../ports.ts";

/**
 * The real path, with links resolved, dangling ones too; for a path that does not exist, the real path of its nearest
 * existing ancestor with the rest appended. Throws Node's system errors, `ELOOP` for links in a circle.
 */
export function realPath(path: string): string {
  return follow(posix.resolve(path), 0);
}

/** As many links as Linux itself follows. */
const MOST_LINKS = 40;

function follow(path: string, links: number): string {
  const known = tryRealPath(path);
  if (known !== undefined || path === "/") return known ?? path;
  const parent = posix.dirname(path);
  const target = tryReadLink(path);
  if (target === undefined) return posix.join(follow(parent, links), posix.basename(path));
  // The link dangles: its target decides, because writing through the link would create that.
  if (links >= MOST_LINKS) throw Object.assign(new Error(`ELOOP: too many links at ${path}`), { code: "ELOOP", path });
  return follow(posix.resolve(follow(parent, links), target), links + 1);
}

function tryRealPath(path: string): string | undefined {
  return unlessMissing(() => fs.realpathSync.native(path));
}

function tryReadLink(path: string): string | undefined {
  return unlessMissing(() => (fs.lstatSync(path).isSymbolicLink() ? fs.readlinkSync(path) : undefined));
}

function unlessMissing<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(systemCode(error) ?? "")) return undefined;
    throw error;
  }
}

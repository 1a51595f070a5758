/**
 * Real paths: resolves a path, and opens one that must be real. Between finding a path inside the workspace and opening
 * it, a process of the repository may replace a part of it by a link. So the kernel is asked which file was opened, not
 * what the path names now.
 */
import * as fs from "node:fs";
import { posix } from "node:path";
import { systemCode } from "../ports.ts";

/** The real path, or for what does not exist, of its nearest existing ancestor, with the rest. Throws system errors. */
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
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Nothing exists there: the name is missing, or a parent is a file. */
export function isMissing(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR"].includes(systemCode(error) ?? "");
}

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_DIRECTORY } = fs.constants;

/** Opens a regular file to read. Throws `ELOOP` for a link on the path, `EINVAL` for no file. */
export function openReal(path: string): { readonly file: number; readonly size: number } {
  // Opening a FIFO would block until someone writes.
  const file = fs.openSync(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
  try {
    checkReal(file, path);
    const stat = fs.fstatSync(file);
    if (stat.isDirectory()) throw systemError("EISDIR", "is a directory", path);
    if (!stat.isFile()) throw systemError("EINVAL", "is not a regular file", path);
    return { file, size: stat.size };
  } catch (error) {
    fs.closeSync(file);
    throw error;
  }
}

/** Runs `work` in a directory that stays the same, whatever happens to its path meanwhile. */
export async function withDirectory<T>(path: string, work: (path: string) => Promise<T>): Promise<T> {
  const directory = fs.openSync(path, O_RDONLY | O_DIRECTORY);
  try {
    checkReal(directory, path);
    return await work(DESCRIPTORS === undefined ? path : `${DESCRIPTORS}/${directory}`);
  } finally {
    fs.closeSync(directory);
  }
}

/** Throws `ELOOP` unless the open file is the one that `path` names without any link. */
export function checkReal(file: number, path: string): void {
  const wanted = posix.join("/", path).replace(/(?<=.)\/$/u, "");
  const opened = DESCRIPTORS === undefined ? fs.realpathSync.native(path) : fs.readlinkSync(`${DESCRIPTORS}/${file}`);
  if (opened !== wanted) throw systemError("ELOOP", `led through a symbolic link to ${opened}`, path);
}

/** Where the kernel shows what each descriptor has open; undefined off Linux. */
const DESCRIPTORS = fs.existsSync("/proc/self/fd") ? "/proc/self/fd" : undefined;

function systemError(code: string, what: string, path: string): Error {
  return Object.assign(new Error(`${code}: ${path} ${what}`), { code, path });
}

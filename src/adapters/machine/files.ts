/** The file system, as the port `Files`. */
import * as fs from "node:fs";
import { posix } from "node:path";
import { systemCode, type DirectoryEntry, type FileFacts, type Files, type Sink } from "../../ports.ts";
import { checkReal, openReal, withDirectory } from "./real.ts";
import { realPath } from "./real-path.ts";

/** What to do about a symbolic link on a path that is read or written: refuse it (`ELOOP`), or follow it. */
export interface FileOptions {
  readonly links?: "refuse" | "follow";
}

/** The machine's files. Follow links only for paths that the user or the runner chose. */
export function openFiles({ links = "refuse" }: FileOptions = {}): Files {
  const refuse = links === "refuse";
  return {
    facts,
    realPath: async (path) => realPath(path),
    exists: async (path) => fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined,
    read: (path, range) => read(path, range, refuse),
    write: (path, bytes, mode) => write(path, bytes, mode, refuse),
    sink: (path) => sink(path, refuse),
    remove: (path) => fs.promises.rm(path, { recursive: true }),
    list,
    readLink: (path) => fs.promises.readlink(path),
    link: (path, target) => fs.promises.symlink(target, path),
    makeDirectory: async (path) => void (await fs.promises.mkdir(path, { recursive: true })),
  };
}

async function facts(path: string): Promise<FileFacts | undefined> {
  try {
    const stat = await fs.promises.lstat(path, { bigint: true });
    return {
      kind: kindOf(stat),
      size: Number(stat.size),
      modifiedAt: Number(stat.mtimeMs),
      executable: (stat.mode & 0o111n) !== 0n,
      signature: [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join("-"),
      stamp: [stat.ino & LOW, stat.size, stat.mode, stat.mtimeNs, stat.ctimeNs].join("-"),
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** An overlay over two file systems puts a number of its own above these bits of an inode number. */
const LOW = 0xffff_ffffn;

function kindOf(entry: fs.Dirent | fs.Dirent<Buffer> | fs.BigIntStats): FileFacts["kind"] {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "directory";
  return entry.isSymbolicLink() ? "link" : "other";
}

/** Nothing exists there: the name is missing, or a parent is a file. */
function isMissing(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR"].includes(systemCode(error) ?? "");
}

async function read(
  path: string,
  range: { readonly start: number; readonly length: number } | undefined,
  refuse: boolean,
): Promise<Buffer> {
  await using file = await openReal(path, refuse);
  const { size } = await file.stat();
  const start = range?.start ?? 0;
  const wanted = Math.max(0, Math.min(range?.length ?? size, size - start));
  const bytes = Buffer.allocUnsafe(wanted);
  let filled = 0;
  while (filled < wanted) {
    const { bytesRead } = await file.read(bytes, filled, wanted - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

async function write(path: string, bytes: Buffer, mode: number | undefined, refuse: boolean): Promise<void> {
  const directory = posix.dirname(path);
  await fs.promises.mkdir(directory, { recursive: true });
  await withDirectory(directory, refuse, async (inside) => {
    const target = `${inside}/${posix.basename(path)}`;
    const temporary = `${inside}/.remit-${randomName()}.tmp`;
    try {
      await writeNew(temporary, bytes, mode, await statIfFile(target));
      // Renaming replaces a link instead of following it.
      await fs.promises.rename(temporary, target);
    } catch (error) {
      await fs.promises.rm(temporary, { force: true });
      throw error;
    }
  });
}

/** Uses the global `crypto`: `node:crypto` takes 6 ms to load and is needed for nothing else inside a sandbox. */
function randomName(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString("hex");
}

async function writeNew(
  path: string,
  bytes: Buffer,
  mode: number | undefined,
  old: fs.Stats | undefined,
): Promise<void> {
  await using file = await fs.promises.open(path, "wx", mode ?? 0o666);
  await file.writeFile(bytes);
  const kept = mode ?? (old === undefined ? undefined : old.mode & 0o7777);
  if (old !== undefined) await keepOwner(file, old);
  if (kept !== undefined) await file.chmod(kept);
}

/** In a container, Remit may be root in another user's checkout. */
async function keepOwner(file: fs.promises.FileHandle, old: fs.Stats): Promise<void> {
  const now = await file.stat();
  if (now.uid === old.uid && now.gid === old.gid) return;
  await file.chown(old.uid, old.gid).catch(() => undefined); // We may not change the owner: the file stays ours.
}

async function statIfFile(path: string): Promise<fs.Stats | undefined> {
  try {
    const stat = await fs.promises.lstat(path);
    return stat.isFile() ? stat : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function sink(path: string, refuse: boolean): Sink {
  fs.mkdirSync(posix.dirname(path), { recursive: true });
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = fs.constants;
  const file = fs.openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o600);
  try {
    if (refuse) checkReal(file, path);
  } catch (error) {
    fs.closeSync(file);
    throw error;
  }
  return {
    write(bytes) {
      for (let done = 0; done < bytes.length;) done += fs.writeSync(file, bytes, done);
    },
    close: () => fs.closeSync(file),
  };
}

async function list(
  path: string,
): Promise<{ readonly entries: readonly DirectoryEntry[]; readonly undecodable: number }> {
  const found = await fs.promises.readdir(path, { withFileTypes: true });
  if (!found.some(({ name }) => name.includes("\ufffd"))) return { entries: found.map(toEntry), undecodable: 0 };
  // A replacement character is either part of the name or stands for bytes that are not UTF-8; only the bytes show
  // which.
  const raw = await fs.promises.readdir(path, { withFileTypes: true, encoding: "buffer" });
  const exact = raw.filter(({ name }) => Buffer.from(name.toString("utf8")).equals(name));
  const entries = exact.map((entry) => ({ name: entry.name.toString("utf8"), kind: kindOf(entry) }));
  return { entries, undecodable: raw.length - exact.length };
}

function toEntry(entry: fs.Dirent): DirectoryEntry {
  return { name: entry.name, kind: kindOf(entry) };
}

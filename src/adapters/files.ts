/** The file system, as the port `Files`. */
import * as fs from "node:fs";
import { posix } from "node:path";
import { promisify } from "node:util";
import { attempt } from "../lib/attempt.ts";
import { type DirectoryEntry, type FileFacts, type Files, type Sink } from "../ports.ts";
import { checkReal, isMissing, openReal, withDirectory, realPath } from "./real-path.ts";

/** The machine's files. */
export function openFiles(): Files {
  return {
    facts,
    realPath: async (path) => realPath(path),
    exists: async (path) => fs.lstatSync(path, { throwIfNoEntry: false }) !== undefined,
    read,
    write,
    writeAt,
    sink,
    remove,
    list,
    readLink: (path) => fs.promises.readlink(path),
    link: (path, target) => fs.promises.symlink(target, path),
    makeDirectory: async (path) => void (await fs.promises.mkdir(path, { recursive: true })),
  };
}

async function facts(path: string): Promise<FileFacts | undefined> {
  try {
    const stat = mayWait() ? fs.lstatSync(path, STATED) : await fs.promises.lstat(path, { bigint: true });
    if (stat === undefined) return undefined;
    return {
      kind: kindOf(stat),
      size: Number(stat.size),
      executable: (stat.mode & 0o111n) !== 0n,
      links: Number(stat.nlink),
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

const STATED = { bigint: true, throwIfNoEntry: false } as const;

/** The kernel answers in microseconds, another thread takes ten times as long; with many, timers would have to wait. */
function mayWait(): boolean {
  if (waits === 0) setImmediate(() => void (waits = 0));
  return ++waits <= MOST_WAITS;
}

let waits = 0;
const MOST_WAITS = 500;

function kindOf(entry: fs.Dirent | fs.Dirent<Buffer> | fs.BigIntStats): FileFacts["kind"] {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "directory";
  return entry.isSymbolicLink() ? "link" : "other";
}

/** Like the facts of a file: what is removed quickly needs no other thread. */
async function remove(path: string): Promise<void> {
  if (!fs.lstatSync(path).isDirectory()) return fs.unlinkSync(path);
  const entries = fs.readdirSync(path, { withFileTypes: true, encoding: "buffer" });
  if (entries.length > MOST_REMOVED || entries.some((entry) => entry.isDirectory()))
    return await fs.promises.rm(path, { recursive: true });
  for (const { name } of entries) fs.unlinkSync(Buffer.concat([Buffer.from(`${path}/`), name]));
  fs.rmdirSync(path);
}

const MOST_REMOVED = 100;

async function read(path: string): Promise<Buffer> {
  const { file, size } = openReal(path);
  try {
    const bytes = Buffer.allocUnsafe(size);
    let filled = 0;
    while (filled < size) {
      const left = size - filled;
      const took =
        left > SMALL ? await readBeside(file, bytes, filled) : fs.readSync(file, bytes, filled, left, filled);
      if (took === 0) break;
      filled += took;
    }
    return bytes.subarray(0, filled);
  } finally {
    fs.closeSync(file);
  }
}

/** Bytes that are read or written while everything else waits. */
const SMALL = 256 * 1024;

/** In another thread. */
const readBeside = promisify<number, Buffer, number, number>((file, bytes, at, done) =>
  fs.read(file, bytes, at, bytes.length - at, at, done),
);

async function write(path: string, bytes: Buffer, mode?: number): Promise<void> {
  const directory = posix.dirname(path);
  fs.mkdirSync(directory, { recursive: true });
  await withDirectory(directory, async (inside) => {
    const target = `${inside}/${posix.basename(path)}`;
    const temporary = `${inside}/.remit-${randomName()}.tmp`;
    try {
      await writeNew(temporary, bytes, mode, statIfFile(target));
      // Renaming replaces a link instead of following it.
      fs.renameSync(temporary, target);
    } catch (error) {
      fs.rmSync(temporary, { force: true });
      throw error;
    }
  });
}

async function writeAt(path: string, bytes: Buffer, at: number): Promise<void> {
  const file = fs.openSync(path, fs.constants.O_WRONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK);
  try {
    checkReal(file, path);
    for (let done = 0; done < bytes.length;) done += fs.writeSync(file, bytes, done, bytes.length - done, at + done);
  } finally {
    fs.closeSync(file);
  }
}

/** May be guessable, since the file is opened only if it does not exist. Loading `node:crypto` would take 6 ms. */
function randomName(): string {
  return Math.random().toString(36).slice(2);
}

async function writeNew(
  path: string,
  bytes: Buffer,
  mode: number | undefined,
  old: fs.Stats | undefined,
): Promise<void> {
  const file = fs.openSync(path, "wx", mode ?? 0o666);
  try {
    if (bytes.length > SMALL) await writeBeside(file, bytes);
    else fs.writeFileSync(file, bytes);
    const kept = mode ?? (old === undefined ? undefined : old.mode & 0o7777);
    if (old !== undefined) keepOwner(file, old);
    if (kept !== undefined) fs.fchmodSync(file, kept);
  } finally {
    fs.closeSync(file);
  }
}

/** In another thread. */
const writeBeside = promisify<number, Buffer>(fs.writeFile);

/** In a container, Remit may be root in another user's checkout. */
function keepOwner(file: number, old: fs.Stats): void {
  const now = fs.fstatSync(file);
  if (now.uid === old.uid && now.gid === old.gid) return;
  attempt(() => fs.fchownSync(file, old.uid, old.gid)); // If we may not change the owner, the file stays ours.
}

function statIfFile(path: string): fs.Stats | undefined {
  const stat = fs.lstatSync(path, { throwIfNoEntry: false });
  return stat?.isFile() === true ? stat : undefined;
}

function sink(path: string): Sink {
  fs.mkdirSync(posix.dirname(path), { recursive: true });
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW, O_NONBLOCK } = fs.constants;
  const file = fs.openSync(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0o600);
  try {
    checkReal(file, path);
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
  const found = fs.readdirSync(path, { withFileTypes: true }); // 50,000 names take 40 ms, and another thread longer.
  if (!found.some(({ name }) => name.includes("\ufffd"))) return { entries: found.map(toEntry), undecodable: 0 };
  // A replacement character is in the name or stands for bytes that are not UTF-8: only the bytes show which.
  const raw = fs.readdirSync(path, { withFileTypes: true, encoding: "buffer" });
  const exact = raw.filter(({ name }) => Buffer.from(name.toString("utf8")).equals(name));
  const entries = exact.map((entry) => ({ name: entry.name.toString("utf8"), kind: kindOf(entry) }));
  return { entries, undecodable: raw.length - exact.length };
}

function toEntry(entry: fs.Dirent): DirectoryEntry {
  return { name: entry.name, kind: kindOf(entry) };
}

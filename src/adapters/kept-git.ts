/**
 * A copy of the checkout's git directories, taken before the first command ran without a sandbox. Whoever runs git
 * there afterwards obeys their content, as the post step of actions/checkout does with the job's token; so the copy is
 * restored.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import * as fs from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { attempt } from "../lib/attempt.ts";
import { parentsOf } from "../lib/paths.ts";
import { isBelow } from "./mounts.ts";
import { openReal } from "./real-path.ts";

/** For a process that restores the directories if this one is killed; it gets the key by another channel. */
export interface PackedGit {
  readonly archive: Buffer;
  readonly key: string;
}

/** What became of the git directories. */
export interface RestoredGit {
  /** The names, within the checkout, of what was restored or removed. */
  readonly files: readonly string[];
  /** False when something could not be made what it was, or when objects are gone. */
  readonly isWhole: boolean;
}

interface KeptGit {
  /** Every git directory of the checkout, and every `.git` that is a file; absolute. */
  readonly places: readonly string[];
  pack(): PackedGit;
  /** Keeps what is there now. Only for a time in which nobody but Remit has run: looks for no new git directory. */
  again(): KeptGit;
  /** Looks for new git directories in the whole checkout, or only among `places` and in its root. Never throws. */
  restore(places?: readonly string[]): RestoredGit;
}

/**
 * Keeps everything but objects, named by their hashes. `directory`, absolute, gets copies of large files. `known` are all
 * places, if that is known. Throws the file system's errors.
 */
export function keepGit(workspace: string, directory: string, known?: readonly string[]): KeptGit {
  const places = known?.filter(isThere) ?? findGitPlaces(workspace);
  const objects = places.flatMap((place) => findObjects(place));
  const found: Contents = { directories: [], files: [] };
  for (const place of places) readContents(place, new Set(objects), found);
  const own = fs.realpathSync(directory);
  const entries = found.files.map((path) => [path, readEntry(path, own)] as const);
  const filled = objects.filter(isDirectory);
  const kept: Kept = { workspace, directory: own, objects, filled, directories: found.directories, entries };
  const withRoot = (some: readonly string[]) => [...new Set([...some, join(workspace, ".git")])];
  return {
    places,
    pack() {
      const key = randomBytes(32);
      return { archive: encrypt(serialize(kept), key), key: key.toString("hex") };
    },
    again: () => keepGit(workspace, directory, withRoot(places)),
    restore: (among) => restore(kept, among && withRoot(among)),
  };
}

/** Restores an archive of {@link keepGit}; undefined when it does not match the key. Never throws. */
export function restoreGit(archive: Buffer, key: string): RestoredGit | undefined {
  const kept = attempt(() => deserialize(decrypt(archive, Buffer.from(key, "hex"))) as Kept);
  return kept && restore(kept);
}

// An archive lies where the run's log does, and a checkout's configuration may hold a token. Each key is used once.
const CIPHER = "aes-256-gcm";
const NONCE = Buffer.alloc(12);
const TAG_BYTES = 16;

function encrypt(bytes: Buffer, key: Buffer): Buffer {
  const cipher = createCipheriv(CIPHER, key, NONCE);
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws for a changed archive. */
function decrypt(archive: Buffer, key: Buffer): Buffer {
  const decipher = createDecipheriv(CIPHER, key, NONCE, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(archive.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(archive.subarray(0, -TAG_BYTES)), decipher.final()]);
}

interface Kept {
  readonly workspace: string;
  /** Has the copies of large files. */
  readonly directory: string;
  /** Directories of objects, there or not, which are not kept. */
  readonly objects: readonly string[];
  /** Those that were there. */
  readonly filled: readonly string[];
  readonly directories: readonly string[];
  /** Every file and link of the git directories, by absolute path. */
  readonly entries: readonly (readonly [path: string, entry: Entry])[];
}

type Entry =
  /** A file. */
  | { readonly mode: number; readonly bytes: Buffer }
  /** A large file: its length in bytes, and the SHA-256 of its copy. */
  | { readonly mode: number; readonly size: number; readonly copied: string }
  | { readonly link: string }
  /** A pipe or a socket, which cannot be restored: its type and mode. */
  | { readonly special: number };

/** In bytes. What is larger is copied, not held in memory. */
const LARGE = 1024 * 1024;

/** Grows with the repository, 100 bytes a file, and holds no secret. */
const INDEX = /^(?:index|sharedindex\.[0-9a-f]+)$/;

/**
 * Every `.git` of the checkout, at any depth and of any kind: an empty submodule becomes a repository by one. If `.git`
 * is a file, also the directory it names, when that lies in the checkout and in no other of these directories.
 */
function findGitPlaces(workspace: string): readonly string[] {
  const found: string[] = [];
  const queue = [workspace];
  for (let at = 0; at < queue.length; at += 1) {
    const directory = queue[at] ?? "";
    for (const entry of list(directory)) {
      if (entry.name === ".git") found.push(join(directory, entry.name));
      else if (entry.isDirectory()) queue.push(join(directory, entry.name));
    }
  }
  const linked = found.flatMap((place) => linkedBy(place)).filter((place) => isBelow(place, workspace));
  const all = new Set([...found, ...linked]);
  return [...all].filter((place) => isThere(place) && !parentsOf(place).some((parent) => all.has(parent)));
}

/** The directory named by a `.git` file. None when it cannot be read: git cannot read it either. */
function linkedBy(place: string): readonly string[] {
  const text = attempt(() => {
    const stat = fs.lstatSync(place);
    return stat.isFile() && stat.size <= LONGEST_LINK ? fs.readFileSync(place, "utf8") : "";
  });
  const target = /^gitdir: (.+)$/m.exec(text ?? "")?.[1];
  return target === undefined ? [] : [resolve(dirname(place), target)];
}

/** In bytes: `gitdir: ` and a path, of which Linux allows 4,096. */
const LONGEST_LINK = 8_192;

function isThere(path: string): boolean {
  return attempt(() => fs.lstatSync(path)) !== undefined;
}

function isDirectory(path: string): boolean {
  return attempt(() => fs.lstatSync(path).isDirectory()) === true;
}

/** Found next to a HEAD, or, for Git LFS, two levels below one: a submodule may also be called `objects`. */
function findObjects(place: string): readonly string[] {
  if (!fs.lstatSync(place).isDirectory()) return [];
  const isRepository = fs.lstatSync(join(place, "HEAD"), { throwIfNoEntry: false })?.isFile() === true;
  const own = isRepository ? ["objects", "lfs/objects", "lfs/tmp"].map((name) => join(place, name)) : [];
  const below = list(place).filter((entry) => entry.isDirectory() && !own.includes(join(place, entry.name)));
  return [...own, ...below.flatMap(({ name }) => findObjects(join(place, name)))];
}

/** A command may have made a directory that even its owner cannot list. */
function list(directory: string): readonly fs.Dirent[] {
  const read = () => attempt(() => fs.readdirSync(directory, { withFileTypes: true }));
  const found = read();
  if (found !== undefined) return found;
  attempt(() => fs.chmodSync(directory, 0o700));
  return read() ?? [];
}

interface Contents {
  readonly directories: string[];
  readonly files: string[];
}

function readContents(path: string, objects: ReadonlySet<string>, found: Contents): void {
  if (objects.has(path)) return;
  if (!fs.lstatSync(path).isDirectory()) return void found.files.push(path);
  found.directories.push(path);
  for (const { name } of list(path)) readContents(join(path, name), objects, found);
}

function readEntry(path: string, directory: string): Entry {
  const stat = fs.lstatSync(path);
  if (stat.isSymbolicLink()) return { link: fs.readlinkSync(path) };
  if (!stat.isFile()) return { special: stat.mode };
  const mode = stat.mode & 0o7777;
  if (stat.size <= LARGE && !INDEX.test(basename(path))) return { mode, bytes: fs.readFileSync(path) };
  const fresh = join(directory, `kept-${randomBytes(8).toString("hex")}`);
  const copied = digestOf(path, fresh);
  fs.renameSync(fresh, copyOf(copied, directory));
  return { mode, size: fs.lstatSync(copyOf(copied, directory)).size, copied };
}

function copyOf(digest: string, directory: string): string {
  return join(directory, `kept-${digest}`);
}

/** SHA-256 of a plain file, read a part at a time. `copy`, which must not exist, gets the same bytes. */
function digestOf(path: string, copy?: string): string {
  const hash = createHash("sha256");
  const part = Buffer.allocUnsafe(256 * 1024);
  const { file, size } = openReal(path);
  try {
    const to = copy === undefined ? undefined : fs.openSync(copy, "wx", 0o600);
    try {
      for (let at = 0; at < size;) {
        const length = fs.readSync(file, part, 0, part.length, at);
        if (length === 0) break;
        hash.update(part.subarray(0, length));
        if (to !== undefined) fs.writeFileSync(to, part.subarray(0, length));
        at += length;
      }
    } finally {
      if (to !== undefined) fs.closeSync(to);
    }
  } finally {
    fs.closeSync(file);
  }
  return hash.digest("hex");
}

// ── Restoring ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Everything is tried, whatever fails; what cannot be restored is reported as well. */
function restore(kept: Kept, among?: readonly string[]): RestoredGit {
  const { workspace, directory } = kept;
  for (const each of kept.directories) attempt(() => clearWay(each, workspace));
  const places = among ?? attempt(() => findGitPlaces(workspace));
  const there = thereBefore(kept);
  const fresh = (places ?? []).flatMap((place) => freshIn(place, there));
  const gone = fresh.map((path) => remove(path, directory));
  const changed = kept.entries.filter(([path, entry]) => attempt(() => isSame(path, entry)) !== true);
  const written = changed.map(([path, entry]) => writeEntry(path, entry, kept));
  const files = [...fresh, ...changed.map(([path]) => path)].map((path) => relative(workspace, path));
  const isWhole = places !== undefined && kept.filled.every(isDirectory) && [...gone, ...written].every(Boolean);
  return { files, isWhole };
}

interface ThereBefore {
  /** Files, links, and directories of objects. */
  readonly kept: ReadonlySet<string>;
  /** Directories in which single files are told apart. */
  readonly directories: ReadonlySet<string>;
}

function thereBefore({ entries, objects, directories }: Kept): ThereBefore {
  return {
    kept: new Set([...entries.map(([path]) => path), ...objects]),
    directories: new Set([...directories, ...objects.map((each) => dirname(each))]),
  };
}

/** What was not there: a new directory as a whole, however deep it is. */
function freshIn(path: string, there: ThereBefore): readonly string[] {
  if (there.kept.has(path) || !isThere(path)) return [];
  if (!isDirectory(path) || !there.directories.has(path)) return [path];
  return list(path).flatMap(({ name }) => freshIn(join(path, name), there));
}

/** Whether it is gone from the checkout. What cannot be removed, because it is too deep or closed, is moved out of it. */
function remove(path: string, directory: string): boolean {
  attempt(() => fs.rmSync(path, { recursive: true, force: true }));
  if (!isThere(path)) return true;
  attempt(() => openUp(dirname(path)));
  attempt(() => fs.renameSync(path, join(directory, `removed-${randomBytes(8).toString("hex")}`)));
  return !isThere(path);
}

function isSame(path: string, entry: Entry): boolean {
  const stat = fs.lstatSync(path);
  if ("link" in entry) return stat.isSymbolicLink() && fs.readlinkSync(path) === entry.link;
  if ("special" in entry) return stat.mode === entry.special;
  const size = "bytes" in entry ? entry.bytes.length : entry.size;
  if (!stat.isFile() || stat.size !== size || (stat.mode & 0o7777) !== entry.mode) return false;
  return "bytes" in entry ? readPlain(path).equals(entry.bytes) : digestOf(path) === entry.copied;
}

function readPlain(path: string): Buffer {
  const { file } = openReal(path);
  try {
    return fs.readFileSync(file);
  } finally {
    fs.closeSync(file);
  }
}

/** Whether the file is as it was. */
function writeEntry(path: string, entry: Entry, { workspace, directory }: Kept): boolean {
  const write = (): boolean => {
    clearWay(dirname(path), workspace);
    fs.rmSync(path, { recursive: true, force: true });
    if ("special" in entry) return false;
    if ("link" in entry) fs.symlinkSync(entry.link, path);
    else if ("bytes" in entry) fs.writeFileSync(path, entry.bytes, { flag: "wx", mode: entry.mode });
    else writeCopy(copyOf(entry.copied, directory), path, entry);
    if (!("link" in entry)) fs.chmodSync(path, entry.mode);
    return isSame(path, entry);
  };
  const written = attempt(write);
  if (written !== undefined) return written;
  attempt(() => openUp(dirname(path)));
  return attempt(write) ?? false;
}

/** Throws, and leaves no file, unless the copy is what it was. */
function writeCopy(copy: string, path: string, { size, copied }: Extract<Entry, { copied: string }>): void {
  if (fs.lstatSync(copy).size !== size) throw new Error("The copy has another length.");
  if (digestOf(copy, path) === copied) return;
  fs.rmSync(path, { force: true });
  throw new Error("The copy has been changed.");
}

/** A command may have put a link or a file where a directory was, there or above. */
function clearWay(directory: string, workspace: string): void {
  if (!isBelow(directory, workspace)) return;
  clearWay(dirname(directory), workspace);
  const stat = fs.lstatSync(directory, { throwIfNoEntry: false });
  if (stat?.isDirectory() === true) return;
  if (stat !== undefined) fs.rmSync(directory, { force: true });
  fs.mkdirSync(directory);
}

/** A command may have made a directory, or one above, that even its owner cannot write to. */
function openUp(directory: string): void {
  for (const each of [...parentsOf(directory), directory].filter((parent) => parent !== ""))
    attempt(() => {
      const { mode } = fs.lstatSync(each);
      if ((mode & 0o700) !== 0o700) fs.chmodSync(each, (mode & 0o7777) | 0o700);
    });
}

/**
 * A copy of the checkout's git directories, taken before the first command ran without a sandbox. Whoever runs git
 * there afterwards obeys their content, as the post step of actions/checkout does with the job's token; so the copy is
 * restored.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import * as fs from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { deserialize, serialize } from "node:v8";
import { attempt } from "../lib/attempt.ts";
import { isBelow } from "./mounts.ts";

/** For a process that restores the directories if this one is killed; it gets the key by another channel. */
export interface PackedGit {
  readonly archive: Buffer;
  readonly key: string;
}

interface KeptGit {
  /** Every git directory or file of the checkout; absolute. */
  readonly places: readonly string[];
  pack(): PackedGit;
  /** Keeps what is there now. Only for a time in which nobody but Remit has run: looks for no new git directory. */
  again(): KeptGit;
  /**
   * The names, within the checkout, of what was restored. Looks for new git directories in the whole checkout, or only
   * among `places`. Never throws.
   */
  restore(places?: readonly string[]): readonly string[];
}

/** Keeps everything but objects, named by their hashes. `directory`, absolute, gets copies of large files. */
export function keepGit(workspace: string, directory: string, places = findGitPlaces(workspace)): KeptGit {
  const objects = places.flatMap((place) => findObjects(place));
  const paths = places.flatMap((place) => filesBelow(place, new Set(objects)));
  const entries = paths.map((path) => [path, readEntry(path, directory)] as const);
  const kept: Kept = { workspace, directory, objects, entries };
  return {
    places,
    pack() {
      const key = randomBytes(32);
      return { archive: encrypt(serialize(kept), key), key: key.toString("hex") };
    },
    again() {
      const own = join(workspace, ".git");
      const made = !places.includes(own) && fs.existsSync(own) ? [own] : [];
      return keepGit(workspace, directory, [...places, ...made]);
    },
    restore: (among) => putBack(kept, among).restored,
  };
}

/** Restores an archive of {@link keepGit}; undefined when it, or a copy that belongs to it, has been changed. */
export function restoreGit(archive: Buffer, key: string): readonly string[] | undefined {
  const kept = attempt(() => deserialize(decrypt(archive, Buffer.from(key, "hex"))) as Kept);
  const end = kept && putBack(kept);
  return end?.isWhole === true ? end.restored : undefined;
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
  /** Directories of objects, which are not kept. */
  readonly objects: readonly string[];
  /** Every file and link of the git directories, by absolute path. */
  readonly entries: readonly (readonly [path: string, entry: Entry])[];
}

/** A file's bytes and mode, the SHA-256 of its copy in place of the bytes, or a link's target. */
type Entry =
  | { readonly bytes: Buffer; readonly mode: number }
  | { readonly copied: string; readonly mode: number }
  | { readonly link: string };

/** What grows with the repository: the index has 100 bytes a file. Holds no secret. */
const LARGE = /^(?:index|sharedindex\.[0-9a-f]+)$/;

/** In bytes; larger than any person's configuration or log. A larger file is not kept. */
const MOST_BYTES = 256 * 1024 * 1024;

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
  const all = [...new Set([...found, ...linked])];
  return all.filter((place) => !all.some((other) => isBelow(place, other)));
}

/** The directory named by a `.git` file. */
function linkedBy(place: string): readonly string[] {
  const target = fs.lstatSync(place).isFile() ? /^gitdir: (.+)$/m.exec(fs.readFileSync(place, "utf8"))?.[1] : undefined;
  return target === undefined ? [] : [resolve(dirname(place), target)];
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

function filesBelow(place: string, objects: ReadonlySet<string>): readonly string[] {
  if (objects.has(place)) return [];
  const stat = fs.lstatSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [place];
  return list(place).flatMap(({ name }) => filesBelow(join(place, name), objects));
}

/** With `directory`, a large file is copied to it. */
function readEntry(path: string, directory?: string): Entry {
  const stat = fs.lstatSync(path);
  if (stat.isSymbolicLink()) return { link: fs.readlinkSync(path) };
  const mode = stat.mode & 0o7777;
  if (stat.isFile() && LARGE.test(basename(path)))
    return { copied: directory === undefined ? digestOf(path) : keepCopy(path, directory), mode };
  const bytes = stat.isFile() && stat.size <= MOST_BYTES ? fs.readFileSync(path) : EMPTY;
  return { bytes, mode };
}

const EMPTY = Buffer.alloc(0);

function keepCopy(path: string, directory: string): string {
  const fresh = join(directory, `kept-${randomBytes(8).toString("hex")}`);
  const digest = digestOf(path, fresh);
  fs.renameSync(fresh, copyOf(digest, directory));
  return digest;
}

function copyOf(digest: string, directory: string): string {
  return join(directory, `kept-${digest}`);
}

/** SHA-256 of a file, read a part at a time; `copy` gets the same bytes, and must not exist. */
function digestOf(path: string, copy?: string): string {
  const hash = createHash("sha256");
  const part = Buffer.allocUnsafe(256 * 1024);
  const from = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW);
  const to = copy === undefined ? undefined : attempt(() => fs.openSync(copy, "wx", 0o600));
  try {
    if (copy !== undefined && to === undefined) throw new Error(`${copy} could not be made.`);
    for (let length = fs.readSync(from, part); length > 0; length = fs.readSync(from, part)) {
      hash.update(part.subarray(0, length));
      if (to !== undefined) fs.writeFileSync(to, part.subarray(0, length));
    }
  } finally {
    fs.closeSync(from);
    if (to !== undefined) fs.closeSync(to);
  }
  return hash.digest("hex");
}

interface PutBack {
  readonly restored: readonly string[];
  /** False when the copy of a large file is no longer what it was: the file itself was then removed. */
  readonly isWhole: boolean;
}

function putBack(kept: Kept, among?: readonly string[]): PutBack {
  const { workspace, directory, objects } = kept;
  const skipped = new Set(objects);
  const entries = new Map(kept.entries);
  for (const path of entries.keys()) attempt(() => clearLinks(dirname(path), workspace));
  const places = among ?? attempt(() => findGitPlaces(workspace)) ?? [];
  const isNew = (place: string): boolean => ![...entries.keys()].some((path) => path === place || isBelow(path, place));
  const files = places.flatMap((place) => (isNew(place) ? [place] : filesBelow(place, skipped)));
  const fresh = files.filter((path) => !entries.has(path));
  const changed = kept.entries.filter(
    ([path, entry]) =>
      !isDeepStrictEqual(
        attempt(() => readEntry(path)),
        entry,
      ),
  );
  // What cannot be restored is still reported.
  for (const path of fresh) attempt(() => fs.rmSync(path, { recursive: true, force: true }));
  const isWhole = changed.map(([path, entry]) => attempt(() => writeEntry(path, entry, directory)) ?? true);
  const restored = [...fresh, ...changed.map(([path]) => path)].map((path) => relative(workspace, path));
  return { restored, isWhole: isWhole.every(Boolean) };
}

/** Removes links on the way from the checkout to what is restored. */
function clearLinks(directory: string, workspace: string): void {
  if (!isBelow(directory, workspace)) return;
  clearLinks(dirname(directory), workspace);
  if (fs.lstatSync(directory, { throwIfNoEntry: false })?.isSymbolicLink() === true) fs.rmSync(directory);
}

/** Whether the file is as it was. */
function writeEntry(path: string, entry: Entry, directory: string): boolean {
  clearWay(dirname(path));
  fs.rmSync(path, { recursive: true, force: true });
  if ("link" in entry) fs.symlinkSync(entry.link, path);
  else if ("bytes" in entry) fs.writeFileSync(path, entry.bytes, { flag: "wx", mode: entry.mode });
  else if (attempt(() => digestOf(copyOf(entry.copied, directory), path)) !== entry.copied) {
    fs.rmSync(path, { force: true });
    return false;
  }
  if (!("link" in entry)) fs.chmodSync(path, entry.mode);
  return true;
}

/** A command may have put a link or a file where a directory was. */
function clearWay(directory: string): void {
  const stat = fs.lstatSync(directory, { throwIfNoEntry: false });
  if (stat?.isDirectory() === true) return;
  if (stat !== undefined) fs.rmSync(directory, { force: true });
  else clearWay(dirname(directory));
  fs.mkdirSync(directory);
}

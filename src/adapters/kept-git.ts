/**
 * A copy of the checkout's git directories, taken before the first command ran without a sandbox. Whoever runs git
 * there afterwards obeys their content, as the post step of actions/checkout does with the job's token; so the copy is
 * restored.
 */
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
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
  pack(): PackedGit;
  /** The names, within the checkout, of what was restored. Never throws. */
  restore(): readonly string[];
}

/** Keeps everything but objects, named by their hashes. */
export function keepGit(workspace: string): KeptGit {
  const places = findGitPlaces(workspace);
  const objects = places.flatMap((place) => findObjects(place));
  const paths = places.flatMap((place) => filesBelow(place, new Set(objects)));
  const kept: Kept = { workspace, objects, entries: paths.map((path) => [path, readEntry(path)] as const) };
  return {
    pack() {
      const key = randomBytes(32);
      return { archive: encrypt(serialize(kept), key), key: key.toString("hex") };
    },
    restore: () => putBack(kept),
  };
}

/** Restores an archive of {@link keepGit}; undefined when it does not match the key. */
export function restoreGit(archive: Buffer, key: string): readonly string[] | undefined {
  const kept = attempt(() => deserialize(decrypt(archive, Buffer.from(key, "hex"))) as Kept);
  return kept && putBack(kept);
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
  /** Directories of objects, which are not kept. */
  readonly objects: readonly string[];
  /** Every file and link of the git directories, by absolute path. */
  readonly entries: readonly (readonly [path: string, entry: Entry])[];
}

/** A file's bytes and mode, or a link's target. */
type Entry = { readonly bytes: Buffer; readonly mode: number } | { readonly link: string };

/** In bytes; larger than any person's index or log. A larger file is not kept. */
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
      const path = join(directory, entry.name);
      if (entry.name === ".git") found.push(path);
      else if (entry.isDirectory()) queue.push(path);
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

function readEntry(path: string): Entry {
  const stat = fs.lstatSync(path);
  if (stat.isSymbolicLink()) return { link: fs.readlinkSync(path) };
  const bytes = stat.isFile() && stat.size <= MOST_BYTES ? fs.readFileSync(path) : EMPTY;
  return { bytes, mode: stat.mode & 0o7777 };
}

const EMPTY = Buffer.alloc(0);

function putBack({ workspace, objects, entries }: Kept): readonly string[] {
  const skipped = new Set(objects);
  const kept = new Map(entries);
  for (const path of kept.keys()) attempt(() => clearLinks(dirname(path), workspace));
  const places = attempt(() => findGitPlaces(workspace)) ?? [];
  const isNew = (place: string): boolean => ![...kept.keys()].some((path) => path === place || isBelow(path, place));
  const files = places.flatMap((place) => (isNew(place) ? [place] : filesBelow(place, skipped)));
  const fresh = files.filter((path) => !kept.has(path));
  const changed = entries.filter(
    ([path, entry]) =>
      !isDeepStrictEqual(
        attempt(() => readEntry(path)),
        entry,
      ),
  );
  // What cannot be restored is still reported.
  for (const path of fresh) attempt(() => fs.rmSync(path, { recursive: true, force: true }));
  for (const [path, entry] of changed) attempt(() => writeEntry(path, entry));
  return [...fresh, ...changed.map(([path]) => path)].map((path) => relative(workspace, path));
}

/** Removes links on the way from the checkout to what is restored. */
function clearLinks(directory: string, workspace: string): void {
  if (!isBelow(directory, workspace)) return;
  clearLinks(dirname(directory), workspace);
  if (fs.lstatSync(directory, { throwIfNoEntry: false })?.isSymbolicLink() === true) fs.rmSync(directory);
}

function writeEntry(path: string, entry: Entry): void {
  clearWay(dirname(path));
  fs.rmSync(path, { recursive: true, force: true });
  if ("link" in entry) return fs.symlinkSync(entry.link, path);
  fs.writeFileSync(path, entry.bytes, { flag: "wx", mode: entry.mode });
  fs.chmodSync(path, entry.mode);
}

/** A command may have put a link or a file where a directory was. */
function clearWay(directory: string): void {
  const stat = fs.lstatSync(directory, { throwIfNoEntry: false });
  if (stat?.isDirectory() === true) return;
  if (stat !== undefined) fs.rmSync(directory, { force: true });
  else clearWay(dirname(directory));
  fs.mkdirSync(directory);
}

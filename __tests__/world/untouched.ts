/**
 * What a job leaves on its machine: the checkout must be as before the action, plus what was published, without any
 * configuration, hook or filter that a later git would run. Every world checks this, whatever the test is about.
 */
import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { BareRepository } from "./git/bare.ts";
import type { Job } from "./runner.ts";

/** Names, absolute or relative to the checkout, and what is there. */
type Recorded = ReadonlyMap<string, Entry>;

interface Entry {
  readonly kind: "file" | "directory" | "link" | "other";
  readonly mode: number;
  /** The git blob id; empty for anything else than a file. */
  readonly oid: string;
}

export interface Machine {
  readonly checkout: Recorded;
  readonly home: Recorded;
}

export function recordMachine({ workspace, home }: Pick<Job, "workspace" | "home">): Machine {
  return { checkout: record(workspace), home: record(home) };
}

export interface Left {
  readonly before: Machine;
  readonly after: Machine;
  /** The tree of every commit that the run pushed. */
  readonly published: readonly Tree[];
  /** The policy lets commands work directly in the checkout. */
  readonly outside: boolean;
}

type Tree = Awaited<ReturnType<BareRepository["tree"]>>;

/** Each trace as a sentence. If commands work directly in the checkout, only git's own files are checked. */
export function findTraces({ before, after, published, outside }: Left): string[] {
  const changed = changes(before.checkout, after.checkout);
  const may = published.length > 0 || outside;
  const fresh = !before.checkout.has(".git");
  // An empty directory does no harm, and git creates it again.
  const gone = (path: string): boolean =>
    outside && before.checkout.get(path)?.kind === "directory" && !after.checkout.has(path);
  const git = changed
    .filter(isGits)
    .filter((path) => !(may && isKept(path, fresh, after.checkout.get(path))) && !gone(path));
  const work = outside ? [] : changed.filter((path) => !isGits(path) && !isPublished(path, after.checkout, published));
  const home = outside ? [] : changes(before.home, after.home).map((path) => `~/${path}`);
  return [...git, ...work, ...home].map((path) => `${path} is not as it was before the run`);
}

function changes(before: Recorded, after: Recorded): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names.filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)));
}

function isGits(path: string): boolean {
  return path.split("/").includes(".git") || path.startsWith("/");
}

/** What moving a checkout to another commit writes, and the paths laid out; nothing that git would run. */
const MOVED: ReadonlySet<string> = new Set(["index", "HEAD", "shallow", "remit-laid", "remit-adopted"]);
const MADE: ReadonlySet<string> = new Set([
  "",
  "refs",
  "refs/heads",
  "info",
  "objects",
  "objects/info",
  "objects/pack",
]);
const PLAIN = oidOf(Buffer.from("[core]\n\trepositoryformatversion = 0\n\tbare = false\n"));

function isKept(path: string, fresh: boolean, entry: Entry | undefined): boolean {
  if (path !== ".git" && !path.startsWith(".git/")) return false;
  const name = path.slice(".git/".length);
  if (MOVED.has(name)) return entry?.kind === "file";
  return fresh && (MADE.has(name) ? entry?.kind === "directory" : name === "config" && entry?.oid === PLAIN);
}

function isPublished(path: string, after: Recorded, published: readonly Tree[]): boolean {
  const entry = after.get(path);
  return published.some((tree) => {
    if (entry === undefined) return !tree.has(path) && ![...tree.keys()].some((each) => each.startsWith(`${path}/`));
    if (entry.kind === "directory") return [...tree.keys()].some((each) => each.startsWith(`${path}/`));
    const mode = entry.kind === "link" ? "120000" : entry.mode & 0o100 ? "100755" : "100644";
    return tree.get(path)?.mode === mode && tree.get(path)?.oid === entry.oid;
  });
}

/** Everything except objects, which are named by their content. */
function record(root: string): Recorded {
  const found = new Map<string, Entry>();
  const linked: string[] = [];
  const visit = (path: string, name: string): void => {
    const stat = path.length < 4_000 ? fs.lstatSync(path, { throwIfNoEntry: false }) : undefined;
    if (stat === undefined) return;
    found.set(name, entryOf(path, stat));
    if (stat.isFile() && path.endsWith("/.git")) linked.push(...gitDirectoryOf(path));
    if (!stat.isDirectory() || /(?:^|\/)\.git\/(?:.*\/)?objects$/.test(name)) return;
    for (const each of namesIn(path)) visit(join(path, each), name === "" ? each : join(name, each));
  };
  visit(root, "");
  for (const place of linked) if (relative(root, place).startsWith("..")) visit(place, place);
  found.delete("");
  return found;
}

function namesIn(directory: string): readonly string[] {
  try {
    return fs.readdirSync(directory);
  } catch {
    return []; // It cannot be listed.
  }
}

function gitDirectoryOf(file: string): string[] {
  const place = /^gitdir: (.+)$/m.exec(fs.readFileSync(file, "utf8"))?.[1];
  return place === undefined ? [] : [resolve(dirname(file), place)];
}

/** Larger files are compared by size and time, in bytes. */
const LARGE = 8 * 1024 * 1024;

function entryOf(path: string, stat: fs.Stats): Entry {
  const mode = stat.mode & 0o7777;
  if (stat.isDirectory()) return { kind: "directory", mode, oid: "" };
  if (stat.isSymbolicLink()) return { kind: "link", mode, oid: oidOf(fs.readlinkSync(path, "buffer")) };
  if (!stat.isFile()) return { kind: "other", mode, oid: "" };
  if (stat.size > LARGE) return { kind: "file", mode, oid: `${stat.size} ${stat.mtimeMs}` };
  return { kind: "file", mode, oid: readOid(path) };
}

function readOid(path: string): string {
  try {
    return oidOf(fs.readFileSync(path));
  } catch {
    return "unreadable";
  }
}

function oidOf(bytes: Buffer): string {
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

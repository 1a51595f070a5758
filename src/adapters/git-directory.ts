/** Remit's own git directory, what it takes from the job's checkout, and the environment of all git processes. */
import { existsSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { given } from "../lib/parts.ts";
import { placesOutside } from "./find-program.ts";

export type GitEnvironment = Readonly<Record<string, string | undefined>>;

/** Lays out a bare repository by hand: `git init` would cost a process and copy templates. */
export function makeDirectory(directory: string): void {
  for (const name of ["objects/info", "objects/pack", "refs", "info"])
    mkdirSync(join(directory, name), { recursive: true });
  restoreDirectory(directory);
}

/** Before every git process: restores the files that control git. Objects are checked when they are read. */
export function restoreDirectory(directory: string): void {
  for (const [name, text] of OURS) {
    const file = join(directory, name);
    if (readPlain(file) === text) continue;
    rmSync(file, { recursive: true, force: true });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
  }
  for (const name of FOREIGN) rmSync(join(directory, name), { recursive: true, force: true });
}

/** Undefined for anything but a plain file. */
function readPlain(file: string): string | undefined {
  return lstatSync(file, { throwIfNoEntry: false })?.isFile() === true ? readFileSync(file, "utf8") : undefined;
}

/** The attributes in `info/` override any `.gitattributes`: bytes are written as stored, and merged as text. */
const UNCONVERTED = "* -text !eol -filter -ident !working-tree-encoding !merge !conflict-marker-size\n";

const OURS: readonly (readonly [string, string])[] = [
  ["HEAD", "ref: refs/heads/none\n"],
  ["config", "[core]\n\trepositoryformatversion = 0\n\tbare = true\n"],
  ["info/attributes", UNCONVERTED],
];

/** Files that Remit never writes: other configuration, other object directories, grafts, programs. */
const FOREIGN = [
  "commondir",
  "config.worktree",
  "hooks",
  "info/grafts",
  "objects/info/alternates",
  "objects/info/http-alternates",
  "objects/info/commit-graph",
  "objects/info/commit-graphs",
  "objects/pack/multi-pack-index",
  "remotes",
  "branches",
];

/** The objects of another repository, which contains all of `commit`. Nothing is written there. */
export interface SharedObjects {
  /** Absolute. */
  readonly objects: string;
  readonly commit: string;
}

/** The whole environment of a git process: only PATH and TMPDIR are taken from the surroundings. */
export function hardenedEnvironment(
  directory: string,
  remote: URL,
  surroundings: GitEnvironment,
  borrowed?: SharedObjects,
): Record<string, string> {
  return {
    ...given({ TMPDIR: surroundings["TMPDIR"] }),
    // Git would read an empty PATH as the current directory.
    PATH: placesOutside(surroundings["PATH"] ?? "").join(":") || "/usr/bin:/bin",
    ...configurationVariables([...hardening(remote), ...(borrowed === undefined ? [] : [announceTip(borrowed)])]),
    // Quoted, because a colon separates two directories.
    ...(borrowed && { GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(borrowed.objects) }),
    GIT_DIR: directory,
    HOME: directory, // No ~/.gitconfig, and no ~/.netrc for curl.
    XDG_CONFIG_HOME: directory,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_SYSTEM: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_LITERAL_PATHSPECS: "1",
    LC_ALL: "C", // `git/server.ts` reads git's messages.
  };
}

/** Names the commit that git already has. By default git would start a process in the other repository, with that one's configuration. */
function announceTip({ commit }: SharedObjects): readonly [string, string] {
  return ["core.alternateRefsCommand", `echo ${commit}; :`];
}

/** Configuration by environment: no file overrides it, and it appears neither in argv nor on disk. */
export function configurationVariables(settings: readonly (readonly [string, string])[]): Record<string, string> {
  const variables: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  for (const [index, [key, value]] of settings.entries()) {
    variables[`GIT_CONFIG_KEY_${index}`] = key;
    variables[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return variables;
}

/** Settings of every git process. */
export function hardening(remote: URL): readonly (readonly [string, string])[] {
  return [...HARDENING, [`protocol.${remote.protocol.slice(0, -1)}.allow`, "always"]];
}

const HARDENING: readonly (readonly [string, string])[] = [
  ["core.hooksPath", "/dev/null"],
  ["core.fsmonitor", "false"],
  ["core.untrackedCache", "false"],
  ["core.attributesFile", "/dev/null"],
  ["core.excludesFile", "/dev/null"],
  ["core.protectHFS", "true"],
  ["core.protectNTFS", "true"],
  ["credential.helper", ""],
  ["protocol.allow", "never"],
  ["safe.bareRepository", "explicit"],
  ["submodule.recurse", "false"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  ["http.lowSpeedLimit", "1"], // Bytes per second, and seconds: git gives up on a server that sends nothing for a minute.
  ["http.lowSpeedTime", "60"],
  ["core.fsync", "none"], // The job discards the directory, and the disk may still be busy with the checkout.
  ["fetch.negotiationAlgorithm", "skipping"], // The default offers every commit of another repository's checkout.
  ["fetch.unpackLimit", "1"], // Writing one pack is faster than many loose objects.
];

// ── The objects of the job's checkout ────────────────────────────────────────────────────────────────────────────────

/** What Remit's own git has from the checkout, besides what it fetches. */
export interface AdoptedObjects {
  /** The commit that is checked out. */
  readonly commit: string;
  /** The branch that is checked out; undefined for a commit without one. */
  readonly branch: string | undefined;
  /** Removes the objects again. */
  readonly undo: () => void;
}

/**
 * Links the checkout's objects into Remit's own git directory, and names its commit there, so that git offers it to the
 * server. A command that removes the checkout does not remove them, and each is compared with its id when it is read.
 * Does nothing where they may be incomplete (a partial clone, objects elsewhere) or cannot be
 * linked (another file system), nor where an earlier step of the job has fetched: what `shallow` says of its commits must stay.
 */
export function adoptObjects(directory: string, checkout: string): AdoptedObjects | undefined {
  const source = join(checkout, ".git");
  const [shallow, ref] = [join(directory, "shallow"), join(directory, "refs/remit/checkout")];
  if (existsSync(shallow) || existsSync(ref)) return undefined;
  const linked: string[] = [];
  const undo = (): void => {
    for (const file of [...linked, shallow, ref]) rmSync(file, { force: true });
  };
  try {
    const head = headOf(source);
    if (head === undefined) return undefined;
    const files = objectFiles(join(source, "objects"));
    for (const folder of new Set(files.map((file) => dirname(file))))
      mkdirSync(join(directory, "objects", folder), { recursive: true });
    for (const file of files) {
      const own = `${directory}/objects/${file}`;
      linkSync(`${source}/objects/${file}`, own);
      linked.push(own);
    }
    if (linked.length === 0) return undefined;
    // Without it, git would tell the server that it has the whole history.
    const ends = readPlain(join(source, "shallow"));
    if (ends !== undefined) writeFileSync(shallow, ends);
    mkdirSync(dirname(ref), { recursive: true });
    writeFileSync(ref, `${head.commit}\n`);
    return { ...head, undo };
  } catch {
    undo();
    return undefined;
  }
}

/** The commit that is checked out; undefined where it is not written down in the usual files. */
function headOf(source: string): Pick<AdoptedObjects, "commit" | "branch"> | undefined {
  const [head = ""] = (readPlain(join(source, "HEAD")) ?? "").split("\n");
  const [, ref] = /^ref: (refs\/[\w./-]+)$/.exec(head) ?? [];
  const commit = ref === undefined || ref.includes("..") ? head : readPlain(join(source, ref))?.trim();
  if (commit === undefined || !/^[0-9a-f]{40}$/.test(commit)) return undefined;
  return { commit, branch: /^refs\/heads\/(.+)$/.exec(ref ?? "")?.[1] };
}

/** All objects, by their paths below `place`; none where some may be missing, and where linking does not pay. */
function objectFiles(place: string): readonly string[] {
  const packs = filesIn(place, "pack");
  if (packs.some((file) => /\.(promisor|pack)$/.test(file) && !OBJECTS.test(file))) return [];
  if (existsSync(join(place, "info/alternates"))) return [];
  const folders = readdirSync(place).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const files = [...packs, ...folders.flatMap((name) => filesIn(place, name))];
  return files.length > MOST_FILES ? [] : files.filter((file) => OBJECTS.test(file));
}

const OBJECTS = /\/([0-9a-f]{38}|pack-[0-9a-f]{40}\.(pack|idx|rev))$/;

/** Linking takes about a tenth of a millisecond a file. */
const MOST_FILES = 2000;

function filesIn(place: string, folder: string): readonly string[] {
  const entries = readdirSync(join(place, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}

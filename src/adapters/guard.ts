/**
 * No sandbox, but no further rights: commands reach neither `sudo` nor the memory of Remit's own process. The files of
 * Remit's programs, which root's commands can change, are watched: a changed one gets no rights, and nothing that it
 * makes is published.
 */
import { execFile } from "node:child_process";
import * as fs from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { listed } from "../lib/parts.ts";
import type { GitGuard } from "./git-process.ts";
import { findMkfifo } from "./streams.ts";
import { findProgram } from "./find-program.ts";
import { limited } from "./bash.ts";

interface Fingerprints {
  /** Files that have changed. */
  changed(): readonly string[];
}

/** For programs, with the libraries they load, and for what a directory has. A missing file is recorded as missing. */
export async function takeFingerprints(programs: readonly string[]): Promise<Fingerprints> {
  const files = [...programs, ...(await librariesOf(programs)), ...CODE];
  const all = new Set(files.flatMap((file) => [file, ...below(file)]));
  const taken = new Map([...all].map((file) => [file, printOf(file)]));
  return { changed: () => [...taken].filter(([file, print]) => printOf(file) !== print).map(([file]) => file) };
}

/** For a message: names the files. */
export function describeFiles(files: readonly string[]): string {
  return listed(files, 5);
}

/** Git, with the programs it starts itself. */
async function gitPrograms(git: string): Promise<readonly string[]> {
  const { stdout } = await run(git, ["--exec-path"], { env: {} }).catch(() => ({ stdout: "" }));
  const place = stdout.trim();
  return place === "" ? [git] : [git, place, join(place, REMOTE)];
}

/** A link outside that place, on many machines. */
const REMOTE = "git-remote-http";

/** Files that the dynamic loader, the C library and the libraries of `git-remote-http` read and load code from. */
const CODE = [
  "/etc/ld.so.preload",
  "/etc/ld.so.cache",
  "/etc/nsswitch.conf",
  "/etc/ssl/openssl.cnf",
  "/usr/lib/ssl/openssl.cnf",
  "/etc/pki/tls/openssl.cnf",
  "/etc/gnutls/config",
  "/etc/pkcs11",
  "/usr/share/p11-kit/modules",
  "/etc/krb5.conf",
  "/etc/gss/mech",
  "/etc/gss/mech.d",
];

/** The libraries that the dynamic loader would load for them; none where there is no `ldd`. */
async function librariesOf(programs: readonly string[]): Promise<readonly string[]> {
  const files = programs.filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true);
  const listing = files.length === 0 ? "" : await lddOf(files);
  const libraries = [...listing.matchAll(/(?:=> |^\s+)(\/\S+) \(0x/gm)].map(([, library = ""]) => library);
  // A link may have been replaced, so both the link and its target are watched.
  return [...new Set(libraries.flatMap((file) => [file, fs.realpathSync(file)]))];
}

/** One shell for all: a start of a process by Node takes 3 ms. `ldd` fails for a program that is not dynamic. */
async function lddOf(files: readonly string[]): Promise<string> {
  const each = 'for file do ldd "$file"; done; true';
  const { stdout } = await run("sh", ["-c", each, "sh", ...files]).catch(() => ({ stdout: "" }));
  return stdout;
}

/** A directory's entries, or the file itself. */
function below(file: string): readonly string[] {
  if (fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return fs.readdirSync(file).map((name) => join(file, name));
}

/** Changes with the file in any way. A command cannot set a ctime back: that takes the clock, and CAP_SYS_TIME. */
function printOf(file: string): string {
  try {
    const link = fs.lstatSync(file, { bigint: true });
    return [link, ...(link.isSymbolicLink() ? [fs.statSync(file, { bigint: true })] : [])].map(formatStats).join("/");
  } catch {
    return "absent";
  }
}

function formatStats({ dev, ino, mode, uid, size, mtimeNs, ctimeNs }: fs.BigIntStats): string {
  return [dev, ino, mode, uid, size, mtimeNs, ctimeNs].join("-");
}

const run = promisify(execFile);

export interface Guard extends GitGuard {
  /** From now on commands may run without a sandbox. `git` is the program's absolute path. */
  watch(plain: PlainConfinement, git: string): Promise<void>;
  /** Why no further command may start; undefined while commands may. */
  refusal(): string | undefined;
}

/** Until `watch` is called, nothing counts as changed. */
export function openGuard(): Guard {
  let watched:
    { readonly confining: Fingerprints; readonly git: Fingerprints; readonly plain: PlainConfinement } | undefined;
  const refusal = (): string | undefined => {
    const changed = watched?.confining.changed() ?? [];
    return changed.length === 0
      ? undefined
      : `Files of the machine that confine commands have changed: ${describeFiles(changed)}`;
  };
  return {
    async watch(plain, git) {
      const confining = await takeFingerprints(plain.confining);
      watched = { plain, confining, git: await takeFingerprints(await gitPrograms(git)) };
    },
    changed: () => watched?.git.changed() ?? [],
    refusal,
    confine(argv) {
      const why = refusal();
      if (why !== undefined) throw new Error(why);
      return watched?.plain.wrap(argv) ?? argv;
    },
  };
}

// ── The confinement ──────────────────────────────────────────────────────────────────────────────────────────────────

export interface PlainConfinement {
  /** Wraps `argv` so that it has no more rights than a command may have. */
  readonly wrap: (argv: readonly string[]) => readonly string[];
  /** Absolute paths of the programs that confine commands and start before them. */
  readonly confining: readonly string[];
}

/** Commands run as the runner's user, and cannot gain rights if the machine has `setpriv`. */
export async function withoutSandbox(path: string): Promise<PlainConfinement> {
  const found = findProgram("setpriv", path);
  if (found === undefined) return AS_THEY_ARE;
  const plain = confined(found, findMkfifo(path));
  const [program, ...rest] = plain.wrap(["true"]) as [string];
  return await run(program, rest, { timeout: 5_000, env: { PATH: path } }).then(
    () => plain,
    () => AS_THEY_ARE,
  );
}

const AS_THEY_ARE: PlainConfinement = { wrap: limited, confining: [] };

/**
 * As root, a command keeps the capabilities that builds need for files and loses the rest: the kernel shows a process's
 * environment and memory only to those that have all its capabilities. Without those for files, root could not work on
 * a checkout of the runner's user, and would still own the system's programs.
 */
function confined(setpriv: string, mkfifo: string | undefined): PlainConfinement {
  const root = process.getuid?.() === 0;
  const capabilities = root ? ["--inh-caps=-all", "--ambient-caps=-all", `--bounding-set=${KEPT}`] : [];
  return {
    wrap: (argv) => [setpriv, "--no-new-privs", ...capabilities, "--", ...limited(argv)],
    confining: [setpriv, ...(mkfifo === undefined ? [] : [mkfifo])],
  };
}

const KEPT = "-all,+chown,+dac_override,+fowner,+fsetid";

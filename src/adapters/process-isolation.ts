/**
 * Keeping the environment this process was started with, and its memory, from other processes of the same user.
 *
 * Linux shows a process's first environment in `/proc/<pid>/environ` for as long as the program runs, whatever becomes
 * of `process.env`. So the program starts once more in its own place (the same process, by `execve`) without a secret in
 * its environment, and takes the variables from a file that has no name. It starts through a copy of the dynamic loader
 * that may be run and not read: the kernel then shows neither memory nor descriptors of the process to anybody but root.
 */
import { spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { START_VARIABLES, startOptions } from "./frugality.ts";

/** Says that the process is the one that was started again, by its id, which stays the same. */
const MARK = "REMIT_ISOLATED";

/** What of this process is closed to others of the same user: environment and memory, the environment alone, or nothing. */
export type ProcessIsolation = "all" | "environment" | "nothing";

/**
 * Start again, the first time; the second time, put the variables back. Does nothing where there is no `execve` or no
 * `/proc`, and where no file without a name can be made: the environment is then as readable as that of any process.
 */
export function isolateProcess(): ProcessIsolation {
  writeNoReports();
  if (process.platform !== "linux" || process.execve === undefined) return "nothing";
  if (isSecondStart()) return takeOver();
  const file = openNameless();
  if (file === undefined) return "nothing";
  const loader = copyLoader();
  const letter: Letter = { variables: { ...process.env }, program: process.execPath, loader: loader?.directory };
  fs.writeSync(file, JSON.stringify(letter));
  handOver(file);
  const words = [process.execPath, ...startOptions(), ...process.execArgv, ...process.argv.slice(1)];
  const environment = { ...harmless(process.env), ...START_VARIABLES, [MARK]: String(process.pid) };
  if (loader === undefined) return process.execve(process.execPath, words, environment);
  return process.execve(loader.file, [loader.file, ...words], environment);
}

/** Whether this process has been started again and has yet to take its variables over. */
export function isSecondStart(): boolean {
  return process.env[MARK] === String(process.pid);
}

/**
 * Where the job asks for them by NODE_OPTIONS, Node writes a report when memory runs out: the environment, the key in it,
 * as a file in the workspace.
 */
function writeNoReports(): void {
  const { report } = process;
  report.reportOnFatalError = false;
  report.reportOnSignal = false;
  report.reportOnUncaughtException = false;
}

interface Letter {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** What `process.execPath` is by rights. */
  readonly program: string;
  /** Of the copied loader; it is not needed any more. */
  readonly loader: string | undefined;
}

function takeOver(): ProcessIsolation {
  const { variables, program, loader }: Letter = JSON.parse(readStart(0));
  fs.ftruncateSync(0);
  // Standard input was not asked for anything before, and is not now.
  fs.closeSync(0);
  fs.openSync("/dev/null", "r");
  for (const name of [MARK, ...Object.keys(START_VARIABLES)]) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, variables);
  process.execPath = program;
  if (loader === undefined) return "environment";
  fs.rmSync(loader, { recursive: true, force: true });
  return "all";
}

function readStart(file: number): string {
  const bytes = Buffer.alloc(fs.fstatSync(file).size);
  fs.readSync(file, bytes, 0, bytes.length, 0);
  return bytes.toString();
}

/** Node and its libraries read these when they start, before the others are back. */
function harmless(environment: NodeJS.ProcessEnv): Record<string, string> {
  const needed = /^(?:PATH|HOME|LANG|LC_\w+|TZ|LD_LIBRARY_PATH|SSL_CERT_\w+|NODE_\w+)$/;
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && needed.test(entry[0]) && !SECRET.test(entry[0]),
    ),
  );
}

const SECRET = /TOKEN|SECRET|PASSWORD|KEY/i;

/** In memory where there is such a place, so that nothing reaches a disk. */
function openNameless(): number | undefined {
  const flags = O_TMPFILE | fs.constants.O_DIRECTORY | fs.constants.O_RDWR;
  for (const place of ["/dev/shm", ...ownPlaces()]) {
    try {
      return fs.openSync(place, flags, 0o600);
    } catch {
      // Not there, not writable, or a file system without such files.
    }
  }
  return undefined;
}

// The bit is the same on all of Node's Linux platforms; the constant contains O_DIRECTORY, which is not.
const O_TMPFILE = 0o20000000;

function ownPlaces(): readonly string[] {
  const { RUNNER_TEMP: temp = "" } = process.env;
  return temp === "" ? [tmpdir()] : [temp, tmpdir()];
}

/** Descriptors are closed when a program starts, but for the first three: the file becomes standard input. */
function handOver(file: number): void {
  fs.closeSync(0);
  const handed = fs.openSync(`/proc/self/fd/${file}`, "r+");
  if (handed !== 0) throw new Error("Standard input could not be replaced.");
}

interface Loader {
  readonly directory: string;
  readonly file: string;
}

/** Undefined where the loader is not glibc's, or files there cannot be run: the process then hides its environment alone. */
function copyLoader(): Loader | undefined {
  const maps = fs.readFileSync("/proc/self/maps", "utf8");
  const original = /\/\S*\/ld-linux[^/\s]*\.so\S*$/m.exec(maps)?.[0];
  if (original === undefined) return undefined;
  for (const place of ownPlaces()) {
    try {
      const directory = fs.mkdtempSync(join(place, "remit-start-"));
      const loader = { directory, file: join(directory, "remit") };
      fs.copyFileSync(original, loader.file);
      fs.chmodSync(loader.file, 0o111);
      if (spawnSync(loader.file, ["--verify", process.execPath], { env: {} }).status === 0) return loader;
      fs.rmSync(directory, { recursive: true, force: true });
    } catch {
      // Not writable: the next place is tried.
    }
  }
  return undefined;
}

/**
 * Hides the environment this process was started with, and its memory, from other processes of the same user.
 *
 * Linux shows a process's first environment in `/proc/<pid>/environ` as long as the program runs, whatever happens to
 * `process.env`. So the program starts again in place (the same process, by `execve`) without a secret in its
 * environment, and reads the variables from a file without a name. It starts through a copy of the dynamic loader that
 * may be executed but not read: then the kernel shows the memory and descriptors of the process only to root.
 */
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Holds the process's id, which stays the same, to show that the process was started again. */
const MARK = "REMIT_ISOLATED";

/** Set where the copied loader has started the program. */
const BY_LOADER = "REMIT_BY_LOADER";

/** What is hidden from other processes of the same user: environment and memory, the environment, or nothing. */
export type ProcessIsolation = "all" | "environment" | "nothing";

/** Starts again the first time, restores the variables the second; does nothing where the system cannot do it. */
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
  const argv = [process.execPath, ...START_OPTIONS, ...process.execArgv, ...process.argv.slice(1)];
  const environment = { ...harmless(process.env), ...START_VARIABLES, [MARK]: String(process.pid) };
  process.emitWarning = () => undefined; // That `execve` is experimental: written with a stack, and then lost.
  if (loader === undefined) return process.execve(process.execPath, argv, environment);
  return process.execve(SHELL, ["sh", "-c", TRY, loader.file, ...argv], { ...environment, [BY_LOADER]: "1" });
}

/** Starts the program through the loader, or, where the copy does not run, without: a failed `execve` ends Node. */
const TRY = `"$0" --verify "$1" </dev/null >/dev/null 2>&1 && exec "$0" "$@"; unset ${BY_LOADER}; exec "$@"`;
const SHELL = "/bin/sh";

/** Whether this process was started again and has not yet restored its variables. */
export function isSecondStart(): boolean {
  return process.env[MARK] === String(process.pid);
}

/** NODE_OPTIONS could ask for reports: files in the workspace that hold the environment, with the key. */
function writeNoReports(): void {
  const { report } = process;
  report.reportOnFatalError = false;
  report.reportOnSignal = false;
  report.reportOnUncaughtException = false;
}

interface Letter {
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The real `process.execPath`. */
  readonly program: string;
  /** The copied loader, to be removed. */
  readonly loader: string | undefined;
}

function takeOver(): ProcessIsolation {
  const { variables, program, loader }: Letter = JSON.parse(readStart());
  fs.ftruncateSync(0);
  // Nothing reads standard input.
  fs.closeSync(0);
  fs.openSync("/dev/null", "r");
  const loaded = process.env[BY_LOADER] !== undefined;
  for (const name of Object.keys(process.env)) if (!(name in variables)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, variables);
  process.execPath = program;
  if (loader !== undefined) fs.rmSync(loader, { recursive: true, force: true });
  return loaded ? "all" : "environment";
}

function readStart(): string {
  const bytes = Buffer.alloc(fs.fstatSync(0).size);
  fs.readSync(0, bytes, 0, bytes.length, 0);
  return bytes.toString();
}

/** Node and its libraries read these at start, before the variables are restored. */
function harmless(environment: NodeJS.ProcessEnv): Record<string, string> {
  const needed = /^(?:PATH|HOME|LANG|LC_\w+|TZ|LD_LIBRARY_PATH|SSL_CERT_\w+|NODE_\w+)$/;
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && needed.test(entry[0]) && !SECRET.test(entry[0]),
    ),
  );
}

const SECRET = /TOKEN|SECRET|PASSWORD|KEY/i;

/** In memory where possible, so that nothing reaches a disk. */
function openNameless(): number | undefined {
  const flags = O_TMPFILE | fs.constants.O_DIRECTORY | fs.constants.O_RDWR;
  for (const place of ["/dev/shm", ...ownPlaces()]) {
    try {
      return fs.openSync(place, flags, 0o600);
    } catch {
      // Missing, not writable, or a file system without such files.
    }
  }
  return undefined;
}

// The bit is the same on all Linux platforms of Node; `O_TMPFILE` also contains O_DIRECTORY, which is not.
const O_TMPFILE = 0o20000000;

function ownPlaces(): readonly string[] {
  const { RUNNER_TEMP: temp = "" } = process.env;
  return temp === "" ? [tmpdir()] : [temp, tmpdir()];
}

/** `execve` closes all descriptors but the first three, so the file becomes standard input. */
function handOver(file: number): void {
  fs.closeSync(0);
  const handed = fs.openSync(`/proc/self/fd/${file}`, "r+");
  if (handed !== 0) throw new Error("Standard input could not be replaced.");
}

interface Loader {
  readonly directory: string;
  readonly file: string;
}

/** Undefined where the loader is not glibc's or no copy can be executed: then only the environment is hidden. */
function copyLoader(): Loader | undefined {
  const maps = fs.readFileSync("/proc/self/maps", "utf8");
  const original = /\/\S*\/ld-linux[^/\s]*\.so\S*$/m.exec(maps)?.[0];
  if (original === undefined || !fs.existsSync(SHELL)) return undefined;
  for (const place of ownPlaces()) {
    try {
      return copyTo(fs.mkdtempSync(join(place, "remit-start-")), original);
    } catch {
      // Not writable, or its files cannot be executed: try the next directory.
    }
  }
  return undefined;
}

function copyTo(directory: string, original: string): Loader {
  try {
    const file = join(directory, "remit");
    fs.copyFileSync(original, file);
    fs.chmodSync(file, 0o111);
    fs.accessSync(file, fs.constants.X_OK); // Fails where the file system is mounted with `noexec`.
    return { directory, file };
  } catch (error) {
    fs.rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Options of Node for the second start, in MB: a young generation that a short run fills twice. Only few
 * options of V8 may stand here: most make V8 reject what Node has compiled of its own modules, which costs 30 ms. See
 * docs/adr/0020-what-keeps-a-run-small.md.
 */
const START_OPTIONS = ["--min-semi-space-size=16", "--max-semi-space-size=16"] as const;

/** Environment variables for the second start; the program itself does not read them. */
const START_VARIABLES = { MALLOC_ARENA_MAX: "1" } as const;

/** Git processes: started without a shell, each in its own process group, and killed with the adapter. */
import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { GitError, systemCode } from "../ports.ts";
import { restoreDirectory } from "./git-directory.ts";
import { realpathSync } from "node:fs";
import { findProgram } from "./find-program.ts";

export interface Finished {
  readonly code: number;
  readonly output: Buffer;
  /** Standard error, as text. */
  readonly stderr: string;
}

/** Starts git processes in one directory and environment. */
export interface Processes {
  /** Runs git to its end; never throws for a failure of git's own. */
  run(args: readonly string[], options?: RunOptions): Promise<Finished>;
  /** Runs git; when it fails, throws git's message. */
  need(args: readonly string[], options?: RunOptions): Promise<Buffer>;
  /** Starts git and keeps its pipes open. */
  start(args: readonly string[]): ChildProcessWithoutNullStreams;
  /**
   * Throws once all have been killed: nothing would end a process that starts later, and it would keep the job running.
   */
  refuseAfterEnd(): void;
  /** Kills whatever still runs; nothing starts any more. */
  kill(): void;
}

interface RunOptions {
  readonly input?: Buffer | string;
  /** Additional variables for this process alone. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Bytes of output kept from one git process. */
const MAX_OUTPUT = 256 * 1024 * 1024;

export function openProcesses(place: GitPlace): Processes {
  const running = new Set<ChildProcessWithoutNullStreams>();
  const kill = (): void => {
    for (const child of running) killGroup(child);
  };
  let over = false;
  const refuseAfterEnd = (): void => {
    if (over) throw new GitError("Git was called after the run's end.");
  };
  process.on("exit", kill); // When the program exits without closing this.
  const start = (args: readonly string[], extra?: Readonly<Record<string, string>>) => {
    refuseAfterEnd();
    const child = spawnGit(place, args, extra);
    running.add(child);
    child.once("close", () => running.delete(child));
    return child;
  };
  const run = async (args: readonly string[], { input, environment: extra }: RunOptions = {}) => {
    const child = start(args, extra);
    child.stdin.end(input);
    return await readOutput(child, args);
  };
  return {
    start,
    run,
    refuseAfterEnd,
    async need(args, options) {
      const { output, ...end } = await run(args, options);
      throwFailure(end, args);
      return output;
    },
    kill() {
      over = true;
      process.off("exit", kill);
      kill();
    },
  };
}

function spawnGit(
  place: GitPlace,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): ChildProcessWithoutNullStreams {
  const { directory, environment } = place;
  const options = { cwd: directory, env: { ...environment, ...extra }, detached: true } as const;
  restoreDirectory(directory);
  const [program, ...argv] = argvFor(place, args);
  const child = spawn(program, argv, options);
  child.stdin.on("error", () => {}); // Git may exit without reading its input; its exit code says so.
  return child;
}

/** Git's message, at most six lines. */
export function firstLines(output: string): string {
  return output.trim().split("\n").slice(0, 6).join("\n") || "it said nothing";
}

async function readOutput(child: ChildProcessWithoutNullStreams, args: readonly string[]): Promise<Finished> {
  const output: Buffer[] = [];
  const end = await finish(child, args, (chunk) => output.push(chunk));
  return { ...end, output: Buffer.concat(output) };
}

function throwFailure({ code, stderr }: Ended, args: readonly string[]): void {
  if (code !== 0) throw new GitError(`git ${args[0] ?? ""} failed: ${firstLines(stderr)}`);
}

type Ended = Omit<Finished, "output">;

/** `take` gets the output piece by piece. */
function finish(
  child: ChildProcessWithoutNullStreams,
  args: readonly string[],
  take: (chunk: Buffer) => void,
): Promise<Ended> {
  const stderr: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_OUTPUT) take(chunk);
      else killGroup(child);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      if (stderr.length < 1_000) stderr.push(chunk);
    });
    child.once("error", (error) => reject(new GitError(`Could not start git: ${whyNot(error)}`)));
    child.once("close", (code) => {
      if (size > MAX_OUTPUT) reject(new GitError(`git ${args[0] ?? ""} wrote more than ${MAX_OUTPUT} bytes.`));
      else resolve({ code: code ?? 128, stderr: Buffer.concat(stderr).toString() });
    });
  });
}

function whyNot(error: Error): string {
  return systemCode(error) === "ENOENT"
    ? "there is none on PATH. Install it in a step before Remit; container images often lack it."
    : error.message;
}

function killGroup(child: ChildProcessWithoutNullStreams): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL"); // No process group, or gone already.
  }
}

/** What every git process is started with. */
interface GitPlace {
  /** Remit's own git directory. */
  readonly directory: string;
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** Absolute path of git. */
  readonly program: string;
  /** Undefined where nothing could have changed git. */
  readonly guard: GitGuard | undefined;
}

/** Checks that git is still the same program. */
export interface GitGuard {
  /** Files of git, or of what it loads and trusts, that changed since the first command could run. */
  changed(): readonly string[];
  /** The arguments that run git with no more rights than a command has. Throws when that can no longer be ensured. */
  confine(argv: readonly string[], directory: string): readonly string[];
}

/** The command line that starts git: a git that has changed is confined like a command of the model's. */
function argvFor({ program, guard, directory }: GitPlace, args: readonly string[]): readonly [string, ...string[]] {
  const argv = [program, ...args];
  const [first = program, ...rest] = isChanged(guard) ? guard.confine(argv, directory) : argv;
  return [first, ...rest];
}

export function isChanged(guard: GitGuard | undefined): guard is GitGuard {
  return guard !== undefined && guard.changed().length > 0;
}

/** Searched before any tool runs, which could put its own `git` first in PATH. `git`, to fail as usual, if missing. */
export function findGit(path: string): string {
  const found = findProgram("git", path);
  return found === undefined ? "git" : realpathSync(found);
}

export interface Plumbing {
  /** Standard output as text. Throws {@link GitError}. */
  raw(args: readonly string[], options: Required<RunOptions>): Promise<string>;
}

/** A git that has changed is started by `processes`, which confine it. */
export function openPlumbing({ directory, environment, program, guard }: GitPlace, processes: Processes): Plumbing {
  return {
    async raw(args, options) {
      if (isChanged(guard)) return (await processes.need(args, options)).toString();
      const { simpleGit } = await import("simple-git");
      processes.refuseAfterEnd();
      const whole = { ...environment, ...options.environment };
      restoreDirectory(directory);
      const git = simpleGit({
        binary: program,
        baseDir: directory,
        // simple-git rejects the very settings that harden git here; they are all ours.
        allowEnvironment: Object.keys(whole),
        unsafe: HARDENING_SETS,
        completion: { onClose: true, onExit: false },
        input: () => options.input,
      });
      try {
        return await git.env(whole).raw([...args]);
      } catch (error) {
        throw new GitError(
          `git ${args[0] ?? ""} failed: ${error instanceof Error ? error.message.trim() : String(error)}`,
        );
      }
    },
  };
}

const HARDENING_SETS = {
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeHooksPath: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeProtocolOverride: true,
} as const;

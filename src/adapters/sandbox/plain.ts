/** No sandbox, but no way to more rights either: neither `sudo` nor the memory of Remit's own process. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findProgram } from "../machine/find-program.ts";
import { limited } from "./limits.ts";

export interface Plain {
  /** The arguments that run `argv` with no more rights than a command has. */
  readonly wrap: (argv: readonly string[]) => readonly string[];
  /** Programs that keep commands in bounds and are started before they do, absolute. */
  readonly confining: readonly string[];
}

/** Commands run as the runner's user, without a way to more rights where the machine has `setpriv`. */
export async function withoutSandbox(path: string): Promise<Plain> {
  const found = findProgram("setpriv", path);
  if (found === undefined) return AS_THEY_ARE;
  const plain = confined(found, findProgram("mkfifo", path));
  const [program, ...rest] = plain.wrap(["true"]) as [string];
  return await run(program, rest, { timeout: 5_000, env: { PATH: path } }).then(
    () => plain,
    () => AS_THEY_ARE,
  );
}

const run = promisify(execFile);

const AS_THEY_ARE: Plain = { wrap: limited, confining: [] };

/**
 * As root a command keeps the capabilities that builds need for files and loses the rest: the kernel shows environment
 * and memory of a process only to those that have all of its capabilities. Without those for files it could not work on
 * a checkout that belongs to the runner's user, and would still own the system's programs.
 */
function confined(setpriv: string, mkfifo: string | undefined): Plain {
  const root = process.getuid?.() === 0;
  const capabilities = root ? ["--inh-caps=-all", "--ambient-caps=-all", `--bounding-set=${KEPT}`] : [];
  return {
    wrap: (argv) => [setpriv, "--no-new-privs", ...capabilities, "--", ...limited(argv)],
    confining: [setpriv, ...(mkfifo === undefined ? [] : [mkfifo])],
  };
}

const KEPT = "-all,+chown,+dac_override,+fowner,+fsetid";

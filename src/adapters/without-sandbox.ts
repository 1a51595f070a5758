/** No sandbox, but no further rights: commands reach neither `sudo` nor the memory of Remit's own process. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findProgram } from "./find-program.ts";
import { limited } from "./bash.ts";

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
  const plain = confined(found, findProgram("mkfifo", path));
  const [program, ...rest] = plain.wrap(["true"]) as [string];
  return await run(program, rest, { timeout: 5_000, env: { PATH: path } }).then(
    () => plain,
    () => AS_THEY_ARE,
  );
}

const run = promisify(execFile);

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

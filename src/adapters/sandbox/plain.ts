/** No sandbox, but no way to more rights either: neither `sudo` nor the memory of Remit's own process. */
import type { Sandbox } from "../sandbox.ts";
import { limited } from "./limits.ts";
import { startOutside } from "./starting.ts";

/**
 * `program` is the absolute path of `setpriv`, `mkfifo` that of what makes pipes before a command starts. What runs under it gains nothing from set-user-id programs. As root it
 * keeps the capabilities that builds need for files and loses the rest: the kernel shows environment and memory of a
 * process only to those that have all of its capabilities. Without those for files it could not work on a checkout that
 * belongs to the runner's user, and would still own the system's programs.
 */
export function plain(program: string, mkfifo: string | undefined): Sandbox {
  const root = process.getuid?.() === 0;
  const capabilities = root ? ["--inh-caps=-all", "--ambient-caps=-all", `--bounding-set=${KEPT}`] : [];
  const flags = ["--no-new-privs", ...capabilities];
  return none(
    (argv) => [program, ...flags, "--", ...limited(argv)],
    [program, ...(mkfifo === undefined ? [] : [mkfifo])],
  );
}

/** Not even that: for machines without `setpriv`. */
export const asTheyAre = none(limited, []);

function none(wrap: Sandbox["wrap"], confining: readonly string[]): Sandbox {
  // What commands can write to is not known here; what is started has an absolute path.
  const starting = startOutside([]);
  const sandbox: Sandbox = { name: "none", wrap, confining, starting, showing: () => sandbox };
  return sandbox;
}

const KEPT = "-all,+chown,+dac_override,+fowner,+fsetid";

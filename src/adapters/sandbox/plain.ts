/** No sandbox, but no way to more rights either: neither `sudo` nor the memory of Remit's own process. */
import type { Sandbox } from "../sandbox.ts";

/**
 * `program` is the absolute path of `setpriv`. What runs under it gains nothing from set-user-id programs. As root it
 * keeps the capabilities that builds need for files and loses the rest: the kernel shows environment and memory of a
 * process only to those that have all of its capabilities.
 */
export function plain(program: string): Sandbox {
  const root = process.getuid?.() === 0;
  const capabilities = root ? ["--inh-caps=-all", "--ambient-caps=-all", `--bounding-set=${KEPT}`] : [];
  const flags = ["--no-new-privs", ...capabilities];
  const sandbox: Sandbox = { name: "none", wrap: (argv) => [program, ...flags, "--", ...argv], showing: () => sandbox };
  return sandbox;
}

const KEPT = "-all,+chown,+dac_override,+fowner,+fsetid";

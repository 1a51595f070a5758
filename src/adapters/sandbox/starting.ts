/**
 * The environment that a sandbox is put together in. The programs that make it run before it holds: they are looked for
 * only where no command can write, and load nothing that a variable names. What a command is to have comes back inside.
 */
import { placesOutside } from "../machine/find-program.ts";

export type Starting = (environment: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;

/** `writable` are the places that commands can write to, absolute. */
export function startOutside(writable: readonly string[]): Starting {
  const known = new Map<string, string>();
  const pathFor = (path: string): string => {
    const found = (known.get(path) ?? placesOutside(path, writable).join(":")) || USUAL;
    known.set(path, found);
    return found;
  };
  return (environment) => ({
    ...Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [STEERING.test(name) ? ASIDE + name : name, value]),
    ),
    PATH: pathFor(environment["PATH"] ?? ""),
  });
}

/** Loads code into any program, or names the programs themselves. */
const STEERING = /^(?:PATH|ENV|BASH_ENV|PS4|LD_\w+|GLIBC_TUNABLES|GCONV_PATH|LOCPATH|NLSPATH)$/;
const ASIDE = "REMIT_INSIDE_";

/** In bash, inside: puts back what was laid aside. */
export const COME_IN = `for aside in \${!${ASIDE}@}; do export "\${aside#${ASIDE}}=\${!aside}"; unset "$aside"; done; unset aside`;

/** An empty PATH would be the current directory. */
const USUAL = "/usr/local/bin:/usr/bin:/bin";

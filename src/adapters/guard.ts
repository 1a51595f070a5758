/**
 * Between Remit's own programs and a machine that commands can change: without a sandbox, and as root. Git gets no token
 * once it has changed, and neither git nor a command starts with more rights than a command has.
 */
import { certificates, gitPrograms, takeFingerprints, describeFiles, type Fingerprints } from "./fingerprints.ts";
import type { GitGuard } from "./git/process.ts";
import type { Plain } from "./sandbox/plain.ts";

export interface Guard extends GitGuard {
  /** Commands may run from now on, in a sandbox that is none. `git` is the program, absolute. */
  watch(plain: Plain, git: string): Promise<void>;
  /** Why no command may start any more; undefined while one may. */
  refusal(): string | undefined;
}

/** `environment` says where certificates are, besides the usual places. Nothing changes before it watches. */
export function openGuard(environment: Readonly<Record<string, string | undefined>>): Guard {
  let watched: { readonly confining: Fingerprints; readonly git: Fingerprints; readonly plain: Plain } | undefined;
  const refusal = (): string | undefined => {
    const changed = watched?.confining.changed() ?? [];
    return changed.length === 0
      ? undefined
      : `Files of the machine that keep commands in bounds have changed: ${describeFiles(changed)}`;
  };
  return {
    async watch(plain, git) {
      const confining = await takeFingerprints(plain.confining);
      watched = { plain, confining, git: await takeFingerprints(await gitPrograms(git), certificates(environment)) };
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

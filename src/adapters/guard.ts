/**
 * Protects Remit's own programs on a machine that commands can change: without a sandbox, and as root. Once git has
 * changed it gets no token, and neither git nor a command starts with more rights than a command has.
 */
import { certificates, gitPrograms, takeFingerprints, describeFiles, type Fingerprints } from "./fingerprints.ts";
import type { GitGuard } from "./git/process.ts";
import type { PlainConfinement } from "./sandbox/plain.ts";

export interface Guard extends GitGuard {
  /** From now on commands may run without a sandbox. `git` is the program's absolute path. */
  watch(plain: PlainConfinement, git: string): Promise<void>;
  /** Why no further command may start; undefined while commands may. */
  refusal(): string | undefined;
}

/** `environment` names certificates outside the usual places. Until `watch` is called, nothing counts as changed. */
export function openGuard(environment: Readonly<Record<string, string | undefined>>): Guard {
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

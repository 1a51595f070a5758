/** What one command may use, with or without a sandbox, and what all commands of a sandbox may use together. */
import { totalmem } from "node:os";

/** Processes at once. A large project's build has hundreds; a fork bomb grows without end. */
const PROCESSES = 4_096;
/** Size of one file in KiB: 8 GiB. */
const FILE_KIB = 8 * 1024 * 1024;
/** Memory of one process in KiB: 12 GiB, of the 16 GiB of a hosted runner. */
const DATA_KIB = 12 * 1024 * 1024;

/** Bash code that sets the limits for whatever starts next. A lower limit of the machine's stays. */
export const LIMITS = `{ ulimit -c 0; ulimit -u ${PROCESSES}; ulimit -f ${FILE_KIB}; ulimit -d ${DATA_KIB}; } 2>/dev/null`;

/** The command `argv` with the limits. */
export function limited(argv: readonly string[]): readonly string[] {
  return ["bash", "--norc", "-c", `${LIMITS}; exec "$@"`, "limits", ...argv];
}

/** Memory left for Remit and the runner, in bytes. */
const SPARED = 1024 * 1024 * 1024;

/**
 * Bash code, run as root: the kernel limits the sandbox as a whole where it can; elsewhere only each process's limits
 * hold.
 */
export function boundAll(): string[] {
  const memory = Math.max(SPARED / 2, totalmem() - SPARED);
  return [
    "groups=()",
    'bound() { local group="$1/remit-$$-$RANDOM"; { [ -e "$1/cgroup.procs" ] && mkdir "$group"; } 2>/dev/null || return; shift',
    '  while [ $# -gt 0 ]; do { echo "$2" > "$group/$1"; } 2>/dev/null; shift 2; done',
    '  { echo 0 > "$group/cgroup.procs"; } 2>/dev/null && groups+=("$group") || rmdir "$group"; }',
    "if [ -e /sys/fs/cgroup/cgroup.controllers ]; then",
    `  bound /sys/fs/cgroup pids.max ${PROCESSES} memory.max ${memory}`,
    `else bound /sys/fs/cgroup/pids pids.max ${PROCESSES}; bound /sys/fs/cgroup/memory memory.limit_in_bytes ${memory}; fi`,
  ];
}

/** Quotes a word for bash. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** What one command may use, in a sandbox or without, and all commands of a sandbox together. */
import { totalmem } from "node:os";

/** Processes, at once. A build of a large project has hundreds; a fork bomb has no end. */
const PROCESSES = 4_096;
/** Size of one file, in KiB: 8 GiB. */
const FILE_KIB = 8 * 1024 * 1024;
/** Data of one process, in KiB: 12 GiB, under the 16 GiB of a hosted runner. */
const DATA_KIB = 12 * 1024 * 1024;

/** Sets the limits, in bash, for whatever is started next. One that the machine keeps lower already stays so. */
export const LIMITS = `{ ulimit -c 0; ulimit -u ${PROCESSES}; ulimit -f ${FILE_KIB}; ulimit -d ${DATA_KIB}; } 2>/dev/null`;

/** `argv` under resource limits. */
export function limited(argv: readonly string[]): readonly string[] {
  return ["bash", "--norc", "-c", `${LIMITS}; exec "$@"`, "limits", ...argv];
}

/** Left of the machine's memory for Remit and the runner, in bytes. */
const SPARED = 1024 * 1024 * 1024;

/** In bash, as root: the kernel counts for the whole sandbox, where it can; each process's own limits hold elsewhere. */
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

/** A word as bash reads it back. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

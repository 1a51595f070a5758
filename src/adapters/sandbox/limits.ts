/** What one command may use, in a sandbox or without. */

/** Processes, at once. A build of a large project has hundreds; a fork bomb has no end. */
export const PROCESSES = 4_096;
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

/** A word as bash reads it back. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

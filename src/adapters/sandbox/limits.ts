/** What one command may use, whatever the rung. */
import { COME_IN } from "./starting.ts";

/** Processes, at once. A build of a large project has hundreds; a fork bomb has no end. */
const PROCESSES = 4_096;
/** Size of one file, in KiB: 8 GiB. */
const FILE_KIB = 8 * 1024 * 1024;
/** Data of one process, in KiB: 12 GiB, under the 16 GiB of a hosted runner. */
const DATA_KIB = 12 * 1024 * 1024;

/** Sets the limits and the command's own environment, in bash, for whatever is started next. */
export const LIMITS = `${COME_IN}; ulimit -c 0 -u ${PROCESSES} -f ${FILE_KIB} -d ${DATA_KIB} 2>/dev/null`;

/** `argv` under resource limits. */
export function limited(argv: readonly string[]): readonly string[] {
  return ["bash", "--norc", "-c", `${LIMITS}; exec "$@"`, "limits", ...argv];
}

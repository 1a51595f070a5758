/** The bash code that starts a command: its limits, with or without a sandbox, and the first process inside one. */
import { totalmem } from "node:os";

/** Processes at once. A large project's build has hundreds; a fork bomb grows without end. */
const PROCESSES = 4_096;
/** Size of one file in KiB: 8 GiB. */
const FILE_KIB = 8 * 1024 * 1024;
/** Memory of one process in KiB: 12 GiB, of the 16 GiB of a hosted runner. */
const DATA_KIB = 12 * 1024 * 1024;

/** Bash code that sets the limits for whatever starts next. A lower limit of the machine's stays. */
const LIMITS = `{ ulimit -c 0; ulimit -u ${PROCESSES}; ulimit -f ${FILE_KIB}; ulimit -d ${DATA_KIB}; } 2>/dev/null`;

/** The command `argv` with the limits. */
export function limited(argv: readonly string[]): readonly string[] {
  return ["bash", "--norc", "-c", `${LIMITS}; exec "$@"`, "limits", ...argv];
}

/** Memory left for Remit and the runner, in bytes. */
const SPARED = 1024 * 1024 * 1024;

/** Bash code, run as root: the kernel limits the sandbox as a whole, or where it cannot, only each process. */
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
export function quoteForBash(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** Bash as the first process of a command's namespace: it waits for its code, and at its end everything dies. */
export const FIRST_PROCESS = 'read -r size <&3 && IFS= read -r -N "$size" words <&3 && eval "$words"';

/** The code for {@link FIRST_PROCESS}: runs `argv`, then ends what that left running. */
export function firstProcessArgv(
  argv: readonly string[],
  directory: string,
  environment: Readonly<Record<string, string>>,
): string {
  const named = Object.entries(environment).map(([name, value]) => ({ name, value, plain: isPlain(name) }));
  const odd = named.filter(({ plain }) => !plain).map(({ name, value }) => `${name}=${value}`);
  // Bash does not accept such names, or gives them a meaning of its own.
  const words = odd.length === 0 ? argv : ["/usr/bin/env", ...odd, ...argv];
  const lines = [
    "exec 3<&-",
    // Hides bash's own messages about a missing locale or a killed command.
    "exec 5>&2 2>/dev/null",
    ...named.flatMap(({ name, value, plain }) => (plain ? [`export ${name}=${quoteForBash(value)}`] : [])),
    `cd ${quoteForBash(directory)} 2>&5 || exit 126`,
    LIMITS,
    `${words.map(quoteForBash).join(" ")} 2>&5 4>&- 5>&-`,
    "code=$?",
    // SIGTERM first; they have a fifth of a second.
    "if kill -TERM -1 2>/dev/null; then echo left >&4; for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 -1 2>/dev/null || break; sleep 0.02; done; fi",
    'exit "$code"',
  ].join("\n");
  return `${Buffer.byteLength(lines)}\n${lines}`; // Bash reads a pipe byte by byte unless it knows the size.
}

function isPlain(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !BASHS_OWN.has(name);
}

/** Bash does not let anyone set these, or gives them values of its own (bash(1), Shell Variables). */
const BASHS_OWN: ReadonlySet<string> = new Set(
  "UID EUID PPID SHELLOPTS BASHOPTS BASH BASHPID BASH_ALIASES BASH_ARGC BASH_ARGV BASH_ARGV0 BASH_CMDS BASH_COMMAND BASH_EXECUTION_STRING BASH_LINENO BASH_SOURCE BASH_SUBSHELL BASH_VERSINFO COMP_WORDBREAKS DIRSTACK EPOCHREALTIME EPOCHSECONDS FUNCNAME GROUPS HISTCMD LINENO POSIXLY_CORRECT RANDOM SECONDS SRANDOM".split(
    " ",
  ),
);

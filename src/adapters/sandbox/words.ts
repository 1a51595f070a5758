/** The bash code that a command's first process receives. */
import { LIMITS, quote } from "./limits.ts";

/**
 * Bash as the first process of a command's namespace: it waits for its code, and when it ends everything dies with it.
 */
export const FIRST_PROCESS = 'read -r size <&3 && IFS= read -r -N "$size" words <&3 && eval "$words"';

/**
 * The code for {@link FIRST_PROCESS}: runs `argv` in a directory with an environment, then ends what it left running.
 */
export function wordsFor(
  argv: readonly string[],
  directory: string,
  environment: Readonly<Record<string, string>>,
): string {
  const named = Object.entries(environment).map(([name, value]) => ({ name, value, plain: isPlain(name) }));
  const odd = named.filter(({ plain }) => !plain).map(({ name, value }) => `${name}=${value}`);
  // Bash does not accept such names, or gives them a meaning of its own.
  const words = odd.length === 0 ? argv : ["/usr/bin/env", ...odd, ...argv];
  const told = [
    "exec 3<&-",
    // Hides bash's own messages about a missing locale or a killed command.
    "exec 5>&2 2>/dev/null",
    ...named.flatMap(({ name, value, plain }) => (plain ? [`export ${name}=${quote(value)}`] : [])),
    `cd ${quote(directory)} 2>&5 || exit 126`,
    LIMITS,
    `${words.map(quote).join(" ")} 2>&5 4>&- 5>&-`,
    "code=$?",
    // SIGTERM first; they have a fifth of a second.
    "if kill -TERM -1 2>/dev/null; then echo left >&4; for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 -1 2>/dev/null || break; sleep 0.02; done; fi",
    'exit "$code"',
  ].join("\n");
  return `${Buffer.byteLength(told)}\n${told}`; // Bash reads a pipe byte by byte unless it knows the size.
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

/** What the first process of a command is told, in bash. */
import { LIMITS, quote } from "./limits.ts";

/** Bash, inside, as the first process of a command's own: it waits for its words, and everything dies with it. */
export const FIRST_PROCESS = 'read -r size <&3 && IFS= read -r -N "$size" words <&3 && eval "$words"';

/** What {@link FIRST_PROCESS} reads: where and with which environment `argv` runs, and what becomes of those it leaves. */
export function wordsFor(
  argv: readonly string[],
  directory: string,
  environment: Readonly<Record<string, string>>,
): string {
  const named = Object.entries(environment).map(([name, value]) => ({ name, value, plain: isPlain(name) }));
  const odd = named.filter(({ plain }) => !plain).map(({ name, value }) => `${name}=${value}`);
  // Bash takes no such names, or makes something of its own of them.
  const words = odd.length === 0 ? argv : ["/usr/bin/env", ...odd, ...argv];
  const told = [
    "exec 3<&-",
    // What bash says of a locale that it does not have, or of a command that was killed, is not the command's own word.
    "exec 5>&2 2>/dev/null",
    ...named.flatMap(({ name, value, plain }) => (plain ? [`export ${name}=${quote(value)}`] : [])),
    `cd ${quote(directory)} 2>&5 || exit 126`,
    LIMITS,
    `${words.map(quote).join(" ")} 2>&5 4>&- 5>&-`,
    "code=$?",
    // They are asked first, and have a fifth of a second.
    "if kill -TERM -1 2>/dev/null; then echo left >&4; for i in 1 2 3 4 5 6 7 8 9 10; do kill -0 -1 2>/dev/null || break; sleep 0.02; done; fi",
    'exit "$code"',
  ].join("\n");
  return `${Buffer.byteLength(told)}\n${told}`; // Bash reads a pipe byte by byte, unless it knows how many there are.
}

function isPlain(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !BASHS_OWN.has(name);
}

/** Bash lets nobody else set them, or gives them values of its own (bash(1), Shell Variables). */
const BASHS_OWN: ReadonlySet<string> = new Set(
  "UID EUID PPID SHELLOPTS BASHOPTS BASH BASHPID BASH_ALIASES BASH_ARGC BASH_ARGV BASH_ARGV0 BASH_CMDS BASH_COMMAND BASH_EXECUTION_STRING BASH_LINENO BASH_SOURCE BASH_SUBSHELL BASH_VERSINFO COMP_WORDBREAKS DIRSTACK EPOCHREALTIME EPOCHSECONDS FUNCNAME GROUPS HISTCMD LINENO POSIXLY_CORRECT RANDOM SECONDS SRANDOM".split(
    " ",
  ),
);

/** Programs that run another command, and shells. */
import { INPUT, hasHole } from "../holes.ts";
import { APPENDED, type Argument, type Setting } from "../shell/line.ts";
import { splitOptions, type Leading, type Scan } from "./grammar.ts";
import {
  NOTHING,
  closed,
  doubted,
  marked,
  pathOf,
  perhapsPaths,
  together,
  type Findings,
  type Operand,
  type ReadProgram,
  type Run,
} from "./program.ts";

/** A wrapper that does nothing but run the command behind its options and its first `skip` operands. */
function wrapper(grammar: Leading, skip = 0): ReadProgram {
  return (words) => {
    const scan = splitOptions(grammar, words);
    const skipped = scan.operands.slice(0, skip);
    const uncertain = skipped.find(({ word }) => word.spread !== "one");
    const loose =
      uncertain === undefined
        ? NOTHING
        : doubted(uncertain.word.text, "it may not be one word", `Quote it: "${uncertain.word.text}".`);
    return together(...scan.findings, loose, runsFrom(words, scan.operands[skip]?.at));
  };
}

/** The command that stands at `start`; the wrapper itself needs no rule. */
function runsFrom(
  words: readonly Argument[],
  start: number | undefined,
  more: Partial<Extract<Run, { kind: "command" }>> = {},
): Findings {
  if (start === undefined) return NOTHING;
  const via = words[0]?.value ?? "";
  return {
    ...NOTHING,
    transparent: true,
    runs: [{ kind: "command", words: words.slice(start), via, settings: [], shift: start, ...more }],
  };
}

// ── env ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const ENV: Leading = {
  flags: "-0 -v --null --debug --list-signal-handling --help --version",
  values: "-u --unset",
  directory: "-C --chdir",
  marks: `
      executes -S= --split-string=: splits a text into a command
      changes -i --ignore-environment -: drops the environment, and what keeps git to this repository with it
      changes --block-signal --default-signal --ignore-signal: changes signals`,
};

const env: ReadProgram = (words) => {
  const scan = splitOptions(ENV, words);
  const start = scan.operands[0]?.at ?? words.length;
  const settings: Setting[] = unsetGit(scan);
  let at = start;
  for (; at < words.length; at += 1) {
    const word = words[at] as Argument;
    const found = /^([^=]*)=(.*)$/s.exec(word.value);
    if (found === null) break;
    const [, name = "", value = ""] = found;
    if (hasHole(name) || word.spread !== "one") return doubted(word.text, "it is not certain which variable it sets");
    settings.push({ name, value, text: word.text });
  }
  const names = scan.directories.map((directory) => pathOf(directory, "read"));
  const [directory] = scan.directories;
  if (at >= words.length) return together(...scan.findings, ...names);
  const under = directory === undefined ? {} : { under: directory.word.value };
  return together(...scan.findings, ...names, runsFrom(words, at, { settings, ...under }));
};

/** What the environment says to git, it says for a reason: to unset it is as good as to set it otherwise. */
function unsetGit({ given }: Scan): Setting[] {
  const unset = ["-u", "--unset"].flatMap((name) => given.get(name) ?? []);
  return unset.flatMap(({ word: { value, spread, text } }) => {
    const plain = spread === "one" && !hasHole(value);
    return plain && !value.startsWith("GIT_") ? [] : [{ name: plain ? value : "GIT_", value: "", text }];
  });
}

// ── xargs ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const XARGS: Leading = {
  flags: "-0 -r -t -x -o --null --no-run-if-empty --verbose --exit --open-tty --help --version --show-limits -i -e -l",
  values: "-n -P -L -s -d -E -I --max-args --max-procs --max-lines --max-chars --delimiter --eof --replace",
  marks: `
      executes -p --interactive: asks`,
  reads: "-a --arg-file",
};

const xargs: ReadProgram = (words) => {
  const scan = splitOptions(XARGS, words);
  const start = scan.operands[0]?.at;
  const command: readonly Argument[] =
    start === undefined ? [{ value: "echo", spread: "one", text: "echo" }] : words.slice(start);
  const replaced = replacement(scan);
  const appended: Argument = { value: INPUT, spread: "any", text: APPENDED };
  const filled =
    replaced === undefined
      ? [...command, appended]
      : command.map((word) =>
          word.value.includes(replaced) ? { ...word, value: word.value.replaceAll(replaced, INPUT) } : word,
        );
  const run: Run = { kind: "command", words: filled, via: "xargs", settings: [], shift: start };
  return together(...scan.findings, { ...NOTHING, transparent: true, runs: [run] });
};

function replacement(scan: Scan): string | undefined {
  const value = (scan.given.get("-I") ?? scan.given.get("--replace") ?? []).at(-1)?.word.value;
  if (value !== undefined) return value;
  return scan.given.has("-i") || scan.given.has("--replace") ? "{}" : undefined;
}

/** How an `xargs` command splits its input: by NUL, by lines, or at blanks. */
export function xargsSplits(words: readonly Argument[]): "nul" | "lines" | "blanks" {
  const scan = splitOptions(XARGS, words);
  if (scan.given.has("-0") || scan.given.has("--null")) return "nul";
  const delimiter = [...(scan.given.get("-d") ?? []), ...(scan.given.get("--delimiter") ?? [])].at(-1)?.word.value;
  if (delimiter === "\\0") return "nul";
  return delimiter === "\\n" || delimiter === "\n" ? "lines" : "blanks";
}

// ── Shells ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const SHELL: Leading = {
  flags:
    "-c -l -e -u -x -v -f -n -b -h -m -B -C -E -H -P -T --login --norc --noprofile --posix --noediting --version --help",
  values: "-o",
  marks: `
      executes -i -s: reads commands from its input
      loads --rcfile=< --init-file=<: runs a file first
      changes -a -k -p -t -r -D -O= --restricted: changes how the script is read`,
};

const shell: ReadProgram = (words) => {
  const scan = splitOptions(SHELL, words);
  const [script, ...others] = scan.operands;
  const plus = scan.operands.find(({ word }) => word.value.startsWith("+"));
  if (plus !== undefined && plus === script) return doubted(plus.word.text, "it changes the shell's options");
  const options = (scan.given.get("-o") ?? []).filter(
    ({ word }) => !/^(errexit|nounset|pipefail|xtrace|noglob|verbose)$/.test(word.value),
  );
  const findings = [
    ...scan.findings,
    ...options.map(({ at, word }) => marked(at, "changes", word.text, "changes how the script is read")),
  ];
  if (scan.given.has("--version") || scan.given.has("--help")) return together(...findings);
  if (scan.given.has("-c"))
    return together(...findings, script === undefined ? NOTHING : runsScript(words, script, others));
  if (script === undefined)
    return together(
      ...findings,
      marked(words.length, "executes", words[0]?.text ?? "", "reads commands from its input"),
    );
  if (script.word.spread !== "one")
    return together(
      ...findings,
      doubted(script.word.text, "it is not certain which file it runs", `Quote it: "${script.word.text}".`),
    );
  return together(...findings, pathOf(script, "read"), perhapsPaths(others, new Map()));
};

function runsScript(words: readonly Argument[], script: Operand, others: readonly Operand[]): Findings {
  // The first word behind the script is its `$0`.
  const positional = others.slice(1).map(({ word }) => word);
  const via = `${words[0]?.value ?? "sh"} -c`;
  return { ...NOTHING, transparent: true, runs: [{ kind: "script", script: script.word, via, positional }] };
}

/** Shells whose language is not bash's: a script of theirs is not read. */
const otherShell = closed("executes", "runs a language that is not read here");

/** Programs that run a command with other rights, elsewhere or later: they need a rule of their own besides. */
function escalating(why: string, grammar: Leading, skip = 0): ReadProgram {
  return (words) => {
    const scan = splitOptions(grammar, words);
    const inner = runsFrom(words, scan.operands[skip]?.at);
    return {
      ...together(...scan.findings, marked(0, "executes", words[0]?.text ?? "", why), inner),
      transparent: false,
    };
  };
}

export const WRAPPERS: readonly (readonly [string, ReadProgram])[] = [
  ["env", env],
  ["xargs gxargs", xargs],
  ["bash sh dash rbash", shell],
  ["zsh ksh mksh fish csh tcsh pwsh powershell nu xonsh busybox toybox", otherShell],
  [
    "timeout gtimeout",
    wrapper(
      {
        flags: "-v --foreground --preserve-status --verbose --help --version -f -p",
        values: "-k -s --kill-after --signal",
      },
      1,
    ),
  ],
  ["nice", wrapper({ flags: "--help --version", values: "-n --adjustment", counts: true })],
  ["nohup setsid unbuffer chronic", wrapper({ flags: "-w -c -f --wait --ctty --fork --help --version" })],
  [
    "ionice",
    wrapper({
      flags: "-t --ignore --help --version",
      values: "-c -n --class --classdata",
      marks: `
      changes -p= --pid= -P= -u=: changes other processes`,
    }),
  ],
  ["stdbuf", wrapper({ flags: "--help --version", values: "-i -o -e --input --output --error" })],
  [
    "time",
    wrapper({
      flags: "-p -v -q -a --portability --verbose --quiet --append --help --version",
      values: "-f --format",
      marks: `
      writes -o=> --output=>: writes a file`,
    }),
  ],
  [
    "sudo",
    escalating("runs a command with other rights", {
      flags: "-n -E -H -k -S",
      values: "-u -g",
      marks: `
      executes -s -i -e -A -b -l -v: starts a shell, an editor or a program that asks`,
    }),
  ],
  ["doas", escalating("runs a command with other rights", { flags: "-n", values: "-u" })],
  [
    "flock",
    escalating(
      "runs a command",
      {
        flags: "-s -x -n -o -u -e",
        values: "-w -E",
        marks: `
      executes -c= --command=: runs a line by a shell`,
      },
      1,
    ),
  ],
  [
    "su runuser chroot unshare nsenter setpriv capsh pkexec systemd-run machinectl at batch crontab watch parallel script expect tmux screen strace ltrace gdb lldb valgrind perf rr entr inotifywait start-stop-daemon daemonize setarch linux32 linux64 taskset numactl prlimit firejail bwrap proot fakeroot dbus-run-session xvfb-run",
    closed("executes", "runs other programs in a way that is not read here"),
  ],
  [
    "docker podman nerdctl buildah docker-compose kubectl helm oc minikube kind vagrant lxc incus multipass qemu-system-x86_64",
    closed("executes", "runs code outside this workspace"),
  ],
  [
    "ed ex vi vim nvim emacs nano view pico",
    closed("executes", "is an editor, which can run commands and write files"),
  ],
];

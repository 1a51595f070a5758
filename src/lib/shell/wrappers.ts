/** Programs that run the command in their arguments. */
import type { Setting, Word } from "../shell.ts";
import { UNKNOWN, wordOf } from "./words.ts";

/** What a wrapper runs. */
export type Wrapped =
  | {
      readonly kind: "command";
      readonly start: number;
      readonly settings: readonly Setting[];
      readonly words?: readonly Word[];
    }
  | { readonly kind: "script"; readonly script: Word }
  | { readonly kind: "input" }
  /** It runs nothing: `env` alone, `bash file`. */
  | { readonly kind: "nothing" }
  | { readonly kind: "unread"; readonly text: string; readonly why: string };

/** What `words` runs; undefined when its program is no wrapper. */
export function unwrap(program: string, words: readonly Word[]): readonly Wrapped[] | undefined {
  if (program === "find" || program === "gfind") return unwrapFind(words);
  if (SHELLS.has(program)) return [unwrapShell(words)];
  if (program === "source" || program === ".") return [fileAt(words, 1)];
  const grammar = WRAPPERS.get(program);
  return grammar === undefined ? undefined : [unwrapBy(grammar, program, words)];
}

/** Whether a wrapper does more than run its command, and so needs a rule of its own. */
export function isMore(program: string): boolean {
  return /^(sudo|doas|g?find)$/.test(program);
}

/** Programs that run other commands in a way that is not read here. */
export function isOpaque(program: string): boolean {
  return OPAQUE.has(program);
}

const OPAQUE =
  wordsOf(`zsh ksh mksh fish csh tcsh pwsh powershell nu xonsh busybox toybox parallel watch script su runuser chroot
  strace ltrace unshare nsenter setpriv capsh pkexec systemd-run setarch linux32 linux64 entr expect at batch
  compgen complete bind fc enable perf valgrind gdb lldb xvfb-run fakeroot prlimit numactl firejail bwrap proot tmux screen
  dbus-run-session start-stop-daemon crontab`);
const SHELLS = wordsOf("bash sh dash rbash");

interface Grammar {
  /** Options without a value: letters, and long names. */
  readonly flags: string;
  readonly long?: string;
  /** Options with a value. */
  readonly values?: string;
  readonly longValues?: string;
  /** Letters whose optional value is in the same word: `-i` of `xargs`. */
  readonly glued?: string;
  /** Operands before the command. */
  readonly skip?: number;
  /** `-10`, as `nice` takes it. */
  readonly counts?: boolean;
}

const WRAPPERS: ReadonlyMap<string, Grammar> = new Map<string, Grammar>([
  ["env", { flags: "iv0-", long: "ignore-environment null debug", values: "uC", longValues: "unset chdir" }],
  ...named("xargs gxargs", {
    flags: "0rtxop",
    long: "null no-run-if-empty verbose exit open-tty interactive",
    values: "anPLsdEI",
    longValues: "arg-file max-args max-procs max-lines max-chars delimiter eof replace",
    glued: "iel",
  }),
  ...named("timeout gtimeout", {
    flags: "vfp",
    long: "foreground preserve-status verbose",
    values: "ks",
    longValues: "kill-after signal",
    skip: 1,
  }),
  ["nice", { flags: "", values: "n", longValues: "adjustment", counts: true }],
  ...named("nohup unbuffer chronic", { flags: "" }),
  ["setsid", { flags: "wcf", long: "wait ctty fork" }],
  ["ionice", { flags: "t", long: "ignore", values: "cn", longValues: "class classdata" }],
  ["stdbuf", { flags: "", values: "ioe", longValues: "input output error" }],
  // Its `-o` writes to any file, so it does not count as an option that only runs a command.
  ["time", { flags: "pvq", long: "portability verbose quiet", values: "f", longValues: "format" }],
  [
    "flock",
    { flags: "sxnoueF", long: "shared exclusive nonblock close", values: "wE", longValues: "timeout", skip: 1 },
  ],
  ["sudo", { flags: "nEHkSbAP", long: "non-interactive preserve-env", values: "ugpCDhrt", longValues: "user group" }],
  ["doas", { flags: "nL", values: "uC" }],
  ["command", { flags: "p" }],
  ["builtin", { flags: "" }],
  ["exec", { flags: "lc", values: "a" }],
  ["taskset", { flags: "ac", long: "all-tasks cpu-list", skip: 1 }],
]);

function named(names: string, grammar: Grammar): readonly (readonly [string, Grammar])[] {
  return names.split(" ").map((name) => [name, grammar] as const);
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

function unwrapBy(grammar: Grammar, program: string, words: readonly Word[]): Wrapped {
  if (program === "command" && /^-[pvV]*[vV]/.test(words[1]?.value ?? "")) return { kind: "nothing" };
  const found = skipOptions(grammar, words);
  if (typeof found !== "number") return found;
  let start = found;
  for (let skipped = 0; skipped < (grammar.skip ?? 0) && start < words.length; skipped += 1, start += 1)
    if (words[start]?.value === undefined) return unreadOption(words[start]);
  const settings = program === "env" || program === "sudo" ? settingsAt(words, start) : [];
  start += settings.length;
  if (start >= words.length) return { kind: "nothing" };
  if (program === "flock" && words[start]?.value === "-c") return scriptAt(words, start + 1);
  const fed = program.endsWith("xargs") ? { words: fedBy(words, start) } : {};
  return { kind: "command", start, settings, ...fed };
}

/** The assignments in a row. */
function settingsAt(words: readonly Word[], start: number): readonly Setting[] {
  const settings: Setting[] = [];
  for (const word of words.slice(start)) {
    const setting = settingOf(word);
    if (setting === undefined) break;
    settings.push(setting);
  }
  return settings;
}

function settingOf(word: Word | undefined): Setting | undefined {
  // `env` takes any name: `BASH_FUNC_ls%%` defines a function.
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(word?.value ?? word?.text ?? "") ?? [];
  if (word === undefined || name === undefined || word.many) return undefined;
  return { name, value: word.value === undefined ? undefined : value, text: word.text };
}

/** The index after the options; or the part that cannot be read. */
function skipOptions(grammar: Grammar, words: readonly Word[]): number | Wrapped {
  let at = 1;
  for (; at < words.length; at += 1) {
    const word = words[at] as Word;
    const { value } = word;
    // An unknown word could also be an option.
    if (value === undefined) return settingOf(word) === undefined ? unreadOption(word) : at;
    if (value === "--") return at + 1;
    if (!value.startsWith("-") || (value === "-" && !grammar.flags.includes("-"))) break;
    const taken = takes(grammar, value);
    if (taken === undefined) return unreadOption(word);
    at += taken;
  }
  return at;
}

/** How many words after an option are its value; undefined for an unknown option. */
function takes(grammar: Grammar, option: string): 0 | 1 | undefined {
  if (option.startsWith("--")) {
    const [name = "", value] = option.slice(2).split(/=(.*)/s);
    if (isOneOf(name, `${grammar.long ?? ""} help version`)) return 0;
    if (!isOneOf(name, grammar.longValues ?? "")) return undefined;
    return value === undefined ? 1 : 0;
  }
  if (grammar.counts === true && /^-\d+$/.test(option)) return 0;
  for (let index = 1; index < option.length; index += 1) {
    const letter = option.charAt(index);
    if (grammar.values?.includes(letter) === true) return index === option.length - 1 ? 1 : 0;
    if (grammar.glued?.includes(letter) === true) return 0;
    if (!grammar.flags.includes(letter)) return undefined;
  }
  return 0;
}

function isOneOf(name: string, list: string): boolean {
  return name !== "" && list.split(" ").includes(name);
}

function unreadOption(word: Word | undefined): Wrapped {
  const text = word?.text ?? "";
  return { kind: "unread", text, why: "it is not certain whether it is an option, and so which program runs" };
}

/** The command of `xargs`: its input is appended, or replaces a mark. */
function fedBy(words: readonly Word[], start: number): readonly Word[] {
  const mark = markOf(words.slice(1, start));
  const command = words.slice(start);
  if (mark === undefined) return [...command, { text: "…", value: undefined, texts: UNKNOWN, many: true }];
  // What the shell puts into a word may make a mark of it.
  return command.map((word) => ({
    ...word,
    ...wordOf(word.value === undefined || mark === "" ? UNKNOWN : word.value.split(mark)),
  }));
}

function markOf(options: readonly Word[]): string | undefined {
  for (const [index, { value = "" }] of options.entries()) {
    const [, glued] = /^-[0rtxop]*I(.*)$/s.exec(value) ?? /^--replace=(.+)$/s.exec(value) ?? [];
    if (glued !== undefined) return glued === "" ? options[index + 1]?.value : glued;
    if (/^-[0rtxop]*i/.test(value)) return value.slice(value.indexOf("i") + 1) || "{}";
    if (value === "--replace") return "{}";
  }
  return undefined;
}

// ── find ────────────────────────────────────────────────────────────────────────────────────────────────────────────

function unwrapFind(words: readonly Word[]): readonly Wrapped[] {
  const found: Wrapped[] = [];
  for (let at = 1; at < words.length; at += 1) {
    if (!/^-(exec|execdir|ok|okdir)$/.test(words[at]?.value ?? "")) continue;
    const start = at + 1;
    while (at < words.length && !ends(words, at)) at += 1;
    const run = words.slice(start, at).map((word) => (word.value?.includes("{}") === true ? unknown(word) : word));
    found.push({ kind: "command", start, settings: [], words: run });
  }
  return found;
}

function unknown(word: Word): Word {
  return { ...word, value: undefined };
}

function ends(words: readonly Word[], at: number): boolean {
  const value = words[at]?.value;
  return value === ";" || (value === "+" && words[at - 1]?.value === "{}");
}

// ── Shells ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A shell's script, its input, or a file. */
function unwrapShell(words: readonly Word[]): Wrapped {
  let script = false;
  let input = false;
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] as Word;
    const { value } = word;
    if (value === undefined) return script ? { kind: "script", script: word } : unreadOption(word);
    if (value === "--" || value === "-") return script ? scriptAt(words, at + 1) : afterOptions(words, at + 1, input);
    if (/^--(login|norc|noprofile|posix|noediting|verbose)$/.test(value)) continue;
    if (/^--(help|version)$/.test(value)) return { kind: "nothing" };
    if (!/^[-+]/.test(value)) return script ? { kind: "script", script: word } : afterOptions(words, at, input);
    if (!/^[-+][a-zA-Z]+$/.test(value) || /[DO]/.test(value)) return unreadOption(word);
    script ||= value.startsWith("-") && value.includes("c");
    input ||= value.includes("s") || value.includes("i");
    if (value.includes("o")) at += 1;
  }
  return script ? { kind: "nothing" } : { kind: "input" };
}

function afterOptions(words: readonly Word[], at: number, input: boolean): Wrapped {
  return input || at >= words.length ? { kind: "input" } : fileAt(words, at);
}

/** A file of commands: its content is not read, unless it is the input. */
function fileAt(words: readonly Word[], at: number): Wrapped {
  const word = words[at];
  if (word === undefined) return { kind: "nothing" };
  if (word.value === undefined) return { kind: "unread", text: word.text, why: "it is not certain which file it runs" };
  return /^\/(dev|proc)\//.test(word.value) ? { kind: "input" } : { kind: "nothing" };
}

function scriptAt(words: readonly Word[], at: number): Wrapped {
  const script = words[at];
  return script === undefined ? { kind: "nothing" } : { kind: "script", script };
}

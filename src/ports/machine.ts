/** The machine: files, processes, clock, randomness, search over many files, GitHub's runner, the log on disk. */

export interface FileFacts {
  readonly kind: "file" | "directory" | "link" | "other";
  /** Bytes. */
  readonly size: number;
  readonly executable: boolean;
  /** How many names it has: more than one for a hard link. */
  readonly links: number;
  /** Changes whenever content or metadata change: device, inode, size, mtime and ctime in nanoseconds. */
  readonly signature: string;
  /** The signature as an overlay shows it. If two directories swap, files with the same times differ only in their inode. */
  readonly stamp: string;
}

/**
 * Files by absolute path. Throws Node's own system errors (`ENOENT`, …), which callers interpret. `read`, `write`,
 * `writeAt` and `sink` throw `ELOOP` for a link anywhere on the path, so that a path found inside the workspace cannot lead out of it
 * later: pass real paths.
 */
export interface Files {
  /** Does not follow a final link; undefined when nothing is there. */
  facts(path: string): Promise<FileFacts | undefined>;
  /** The real path; for a path that does not exist, that of its nearest existing ancestor and the rest. */
  realPath(path: string): Promise<string>;
  /** Whether anything exists there, including a dangling link. */
  exists(path: string): Promise<boolean>;
  read(path: string): Promise<Buffer>;
  /** Writes a whole file atomically, keeps an existing file's mode, and makes parent directories. */
  write(path: string, bytes: Buffer, mode?: number): Promise<void>;
  /** Writes into an existing file, from the byte `at` on: for what is too large to be in memory. */
  writeAt(path: string, bytes: Buffer, at: number): Promise<void>;
  /** Opens a new or emptied file for output; each write has been handed to the system when it returns. */
  sink(path: string): Sink;
  /** Removes a file, a link, or a directory with everything in it; never follows links. */
  remove(path: string): Promise<void>;
  /** Names and kinds, unsorted; names that are not UTF-8 are only counted. */
  list(path: string): Promise<{ readonly entries: readonly DirectoryEntry[]; readonly undecodable: number }>;
  readLink(path: string): Promise<string>;
  /** Makes a symbolic link. */
  link(path: string, target: string): Promise<void>;
  makeDirectory(path: string): Promise<void>;
}

/** The code of a system error, such as `ENOENT`; undefined for anything else. Works for errors from another realm. */
export function systemCode(error: unknown): string | undefined {
  return typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}

export interface Sink {
  write(bytes: Buffer): void;
  close(): void;
}

export interface DirectoryEntry {
  readonly name: string;
  readonly kind: FileFacts["kind"];
}

export interface ShellCommand {
  /** Run by `bash -c`. */
  readonly line: string;
  /** Any part of a pipe that fails fails the command, except one that SIGPIPE ended because its reader stopped. */
  readonly strictPipes?: true;
  /** Absolute. */
  readonly directory: string;
  /** The whole environment; nothing is inherited. Adds `REMIT_COMMAND`, which identifies stray children. */
  readonly environment: Readonly<Record<string, string>>;
  /** For hooks and the like: the model cannot write to their directories, the home included. */
  readonly apart?: true;
  /** Milliseconds until the process group is killed; 0 waits for ever. */
  readonly timeoutMs: number;
  /** Milliseconds without output until the process group is killed; 0 waits for ever. */
  readonly idleMs: number;
  /** Fed to standard input; absent: standard input is closed. */
  readonly input?: string;
  /** Standard output and error, merged in order, as they come. The receiver limits them. */
  readonly onOutput: (chunk: Buffer) => void;
  readonly signal: AbortSignal;
}

export type CommandEnd =
  | {
      readonly kind: "exited";
      readonly code: number;
      readonly ms: number;
      /** The command left processes running, which were killed. */
      readonly leftBehind?: true;
    }
  | { readonly kind: "signalled"; readonly signal: string; readonly ms: number }
  | { readonly kind: "timed_out"; readonly after: "total" | "idle"; readonly ms: number }
  | { readonly kind: "cancelled"; readonly ms: number }
  | { readonly kind: "not_started"; readonly message: string };

/** A command that keeps running while the agent works. */
export interface Running {
  readonly pid: number;
  readonly ended: Promise<CommandEnd>;
  kill(): Promise<void>;
}

/** Runs commands in the run's sandbox. What a command leaves running is killed at its end, everything at the run's. */
export interface Shell {
  /** How the sandbox was made: `root`, `sudo` or `user namespaces`; `none` without one. */
  readonly sandbox: string;
  /** Why other ways to a sandbox, or all of them, failed: one sentence each. */
  readonly lacks: readonly string[];
  /** The workspace as commands see it; absent without a sandbox, when it is the checkout itself. */
  readonly inside?: SandboxWorkspace;
  /** The checkout that it works on or lies over, where that is not the runner's own. */
  readonly workspace?: string;
  /** Fires when commands were stopped because the disk has hardly any room left. */
  readonly full?: AbortSignal | undefined;
  start(command: ShellCommand): Running;
  /** Ends every running command; what they wrote can still be read. */
  stop(): Promise<void>;
  /** Ends the sandbox: nothing starts any more, and no mount remains. */
  close(): Promise<void>;
}

/** The workspace of a sandbox. */
export interface SandboxWorkspace {
  readonly files: Files;
  readonly scanner: Scanner;
  /** Absolute path at which commands find the objects of Remit's own git; absent when the policy hides some of them. */
  readonly objects?: string;
  /** A directory, seen from outside, with exactly what was written; absent when the run works in a copy. */
  readonly upper?: string;
  /** Why the run works in a copy. */
  readonly copied?: string;
  /** Whether directories of the checkout can be renamed. */
  readonly renames: boolean;
}

/** What a policy says about where commands run. */
export interface ShellPlace {
  readonly mode: "require" | "off";
  /** Whether commands may reach a host; the name is in lower case. Absent: none. */
  readonly reaches?: ((host: string) => boolean) | undefined;
  /** `host:port`, each reachable from inside by raw TCP. */
  readonly services: readonly string[];
  /** Further paths of the machine that commands may read. */
  readonly show: readonly string[];
  /** Workspace paths that no one may read. Empty files and directories replace them. */
  readonly covered: readonly string[];
}

/** Chooses the shell that a policy requires. */
export interface Shells {
  open(place: ShellPlace): Promise<Shell>;
}

export interface Clock {
  /** Milliseconds since the epoch, for records. */
  now(): number;
  /** Monotonic milliseconds, for durations and deadlines. */
  elapsed(): number;
  /** Resolves after `ms`, or at once when the signal fires; never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /**
   * Resolves once the program has had nothing to do for some milliseconds; after `most` milliseconds, or when the signal
   * fires, in any case. Never rejects.
   */
  idle(most: number, signal?: AbortSignal): Promise<void>;
}

export interface Random {
  /** `bytes` random bytes as lower-case hexadecimal text. */
  hex(bytes: number): string;
}

export interface Search {
  /** A JavaScript regular expression, applied line by line. */
  readonly pattern: string;
  readonly ignoreCase: boolean;
  /** Lines that also match this are skipped; the same kind of pattern. */
  readonly except?: string;
  /** How many matching lines are wanted of one file, and of all files together. */
  readonly perFile: number;
  readonly total: number;
  /** Lines around each match. */
  readonly before: number;
  readonly after: number;
  /** Larger files are skipped; in bytes. */
  readonly maxBytes: number;
  /** Characters returned of a line, at most; those around the match. */
  readonly maxColumns: number;
}

export interface FoundLine {
  /** From 1. */
  readonly line: number;
  /** The line, or its part around the match. */
  readonly text: string;
  /** The offset of the part in the line, and the line's length, in characters. */
  readonly start: number;
  readonly length: number;
  /** False for a line of context. */
  readonly match: boolean;
}

export interface FoundFile {
  readonly path: string;
  readonly lines: readonly FoundLine[];
  readonly matches: number;
}

export type SearchEnd =
  | { readonly kind: "done"; readonly tooLarge: number; readonly unreadable: number }
  | { readonly kind: "enough" }
  | { readonly kind: "timed_out" }
  | { readonly kind: "cancelled" };

/** Searches lines off the main thread, so that a pattern can be stopped. Skips irregular and binary files. */
export interface Scanner {
  /** Takes batches of absolute paths; reports files with matches through `found`, in the order they came. */
  scan(
    search: Search,
    paths: AsyncIterable<readonly string[]>,
    limits: { readonly timeoutMs: number; readonly signal: AbortSignal },
    found: (file: FoundFile) => void,
  ): Promise<SearchEnd>;
}

/** GitHub's runner: its log and its command files. Values are redacted and cannot form workflow commands. */
export interface Runner {
  /** Prints one or more lines to the step's log; no line of untrusted text can become a workflow command. */
  print(text: string): void;
  annotate(level: "error" | "warning" | "notice", title: string, message: string): void;
  setOutput(name: string, value: string): void;
  /** For the post step. */
  saveState(name: string, value: string): void;
  /** Replaces the job summary of this step. False when the runner did not accept it, which is then printed. */
  writeSummary(markdown: string): Promise<boolean>;
}

/** The log on disk: one line per entry, written before `append` returns. */
export interface LogFile {
  append(line: string): void;
}

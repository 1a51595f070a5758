/** The machine: its files, processes, clock and chance, search in many files, GitHub's runner and the log on disk. */

export interface FileFacts {
  readonly kind: "file" | "directory" | "link" | "other";
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
  readonly executable: boolean;
  /** Changes whenever content or metadata change: device, inode, size, mtime and ctime in nanoseconds. */
  readonly signature: string;
  /**
   * The same as a layer shows it: the lower half of the inode, size, mode, mtime and ctime. Files of one moment have one
   * time: only the inode tells two of them apart whose directories were exchanged.
   */
  readonly stamp: string;
}

/**
 * Files by absolute path. Throws node's own system errors (`ENOENT`, …): the callers know what they mean. Unless opened
 * to follow links, `read`, `write` and `sink` throw `ELOOP` when a link stands anywhere on the path they are given, so
 * that a path found inside the workspace cannot be led out of it afterwards: give them real paths.
 */
export interface Files {
  /** Without following a last link; undefined when nothing is there. */
  facts(path: string): Promise<FileFacts | undefined>;
  /** The real path, links resolved; for a path that does not exist, its nearest existing ancestor's with the rest appended. */
  realPath(path: string): Promise<string>;
  /** Whether anything is there, a dangling link included. */
  exists(path: string): Promise<boolean>;
  read(path: string, range?: { readonly start: number; readonly length: number }): Promise<Buffer>;
  /** Write whole, atomically (a temporary file beside it, then rename), keeping an existing file's mode; makes parents. */
  write(path: string, bytes: Buffer, mode?: number): Promise<void>;
  /** A new file (or one emptied) to write to as output comes; each write is on its way to the disk when it returns. */
  sink(path: string): Sink;
  /** A file, link or directory with all that is in it; links are removed, never followed. */
  remove(path: string): Promise<void>;
  /** Names and kinds, unsorted; names that are not UTF-8 are left out and counted. */
  list(path: string): Promise<{ readonly entries: readonly DirectoryEntry[]; readonly undecodable: number }>;
  readLink(path: string): Promise<string>;
  /** Make a symbolic link. */
  link(path: string, target: string): Promise<void>;
  makeDirectory(path: string): Promise<void>;
}

/** The code of a system error, such as `ENOENT`; undefined for anything else. An error of another realm counts too. */
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
  /** A failure in any part of a pipe is the command's; a part that the next one has ended by reading no more fails nothing. */
  readonly strictPipes?: true;
  /** Absolute. */
  readonly directory: string;
  /** The whole environment: nothing is inherited; `REMIT_COMMAND` is added, by which stray children are found. */
  readonly environment: Readonly<Record<string, string>>;
  /** For what is not the model's, such as hooks: where the model's commands cannot write, the home included. */
  readonly apart?: true;
  /** Milliseconds until the process group is killed; 0 waits for ever. */
  readonly timeoutMs: number;
  /** Milliseconds without output until the process group is killed; 0 waits for ever. */
  readonly idleMs: number;
  /** Fed to standard input, which is closed otherwise. */
  readonly input?: string;
  /** Standard output and error, merged in order, as they come. Whoever takes them bounds them. */
  readonly onOutput: (chunk: Buffer) => void;
  readonly signal: AbortSignal;
}

export type CommandEnd =
  | {
      readonly kind: "exited";
      readonly code: number;
      readonly ms: number;
      /** The command left processes running, and they were killed. */
      readonly leftBehind?: true;
    }
  | { readonly kind: "signalled"; readonly signal: string; readonly ms: number }
  | { readonly kind: "timed_out"; readonly after: "total" | "idle"; readonly ms: number }
  | { readonly kind: "cancelled"; readonly ms: number }
  | { readonly kind: "not_started"; readonly message: string };

/** A command that goes on while the agent works. */
export interface Running {
  readonly pid: number;
  readonly ended: Promise<CommandEnd>;
  kill(): Promise<void>;
}

/**
 * Runs commands in the sandbox the run has. What a command leaves running is killed when it ends, and everything is
 * killed with the run.
 */
export interface Shell {
  /** How the sandbox was made: `root`, `sudo` or `user namespaces`; `none` without one. */
  readonly sandbox: string;
  /** Why other ways to a sandbox failed, or all of them: a way each, and what stood in it. */
  readonly lacks: readonly string[];
  /** The workspace as commands find it; absent without a sandbox, where it is the checkout itself. */
  readonly inside?: Inside;
  /** Fires when commands were stopped because the disk has hardly any room left. */
  readonly full?: AbortSignal | undefined;
  start(command: ShellCommand): Running;
  /** Ends every command that still runs: what they wrote is there to be read. */
  stop(): Promise<void>;
  /** The end of the sandbox: nothing starts any more, and no mount is left. */
  close(): Promise<void>;
}

/** The workspace of a sandbox. */
export interface Inside {
  readonly files: Files;
  readonly scanner: Scanner;
  /** Where commands find the objects of Remit's own git, absolute; absent where the policy lets nobody read some of them. */
  readonly objects?: string;
  /** What was written, and nothing else, lies in `upper`; absent where the run works in a copy. Seen from outside. */
  readonly upper?: string;
  /** Why the run works in a copy. */
  readonly copied?: string;
  /** Whether a directory of the checkout can be renamed. */
  readonly renames: boolean;
}

/** What a policy says about the place that commands run in. */
export interface ShellPlace {
  readonly mode: "require" | "off";
  /** Whether a host may be reached from inside, by its name in lower case; absent: none may. */
  readonly reaches?: ((host: string) => boolean) | undefined;
  /** `host:port`, each reached from inside by raw TCP. */
  readonly services: readonly string[];
  /** Further paths of the machine that commands may read. */
  readonly show: readonly string[];
  /** Workspace paths that nobody may read. Empty files and directories stand there. */
  readonly covered: readonly string[];
}

/** Chooses the shell that a policy asks for. */
export interface Shells {
  open(place: ShellPlace): Promise<Shell>;
}

export interface Clock {
  /** Milliseconds since the epoch, for the record. */
  now(): number;
  /** Monotonic milliseconds, for durations and deadlines. */
  elapsed(): number;
  /** Resolves after `ms`, or at once when the signal fires (it never rejects). */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export interface Random {
  /** Lower-case hexadecimal text of `bytes` unpredictable bytes. */
  hex(bytes: number): string;
}

export interface Search {
  /** A JavaScript regular expression, applied line by line. */
  readonly pattern: string;
  readonly ignoreCase: boolean;
  /** Lines that match this as well are passed over; the same kind of pattern. */
  readonly except?: string;
  /** Matching lines wanted of one file, and of all files together. */
  readonly perFile: number;
  readonly total: number;
  /** Lines around each match. */
  readonly before: number;
  readonly after: number;
  /** Files larger than this, in bytes, are passed over. */
  readonly maxBytes: number;
  /** No more characters of a line than this come out, those around the match. */
  readonly maxColumns: number;
}

export interface FoundLine {
  /** From 1. */
  readonly line: number;
  /** The line, or the part of it around the match. */
  readonly text: string;
  /** Where the part begins in the line, and how long the line is, in characters. */
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
  | { readonly kind: "done"; readonly searched: number; readonly tooLarge: number; readonly unreadable: number }
  | { readonly kind: "enough" }
  | { readonly kind: "timed_out" }
  | { readonly kind: "cancelled" };

/**
 * Looks for lines in many files, away from the main thread, so that a pattern that backtracks for ever is stopped like
 * any other command. Files that are not regular or hold NUL bytes (and no byte order mark) are passed over.
 */
export interface Scanner {
  /** Absolute paths come in batches; files with matches go out through `found`, in the order they came. */
  scan(
    search: Search,
    paths: AsyncIterable<readonly string[]>,
    limits: { readonly timeoutMs: number; readonly signal: AbortSignal },
    found: (file: FoundFile) => void,
  ): Promise<SearchEnd>;
}

/** GitHub's runner: its log, its command files. Values are redacted and cannot form workflow commands. */
export interface Runner {
  /** One or more lines for the step's log; untrusted text is printed so that no line can be a workflow command. */
  print(text: string): void;
  annotate(level: "error" | "warning" | "notice", title: string, message: string): void;
  mask(secret: string): void;
  setOutput(name: string, value: string): void;
  /** For the post step. */
  saveState(name: string, value: string): void;
  /** The whole job summary of this step, replaced. False when the runner did not take it, which is then said. */
  writeSummary(markdown: string): Promise<boolean>;
}

/** The log on disk: one line an entry, flushed before `append` returns. */
export interface LogFile {
  readonly path: string;
  append(line: string): void;
}

/** The machine: its files and its processes. */

export interface FileFacts {
  readonly kind: "file" | "directory" | "link" | "other";
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modifiedAt: number;
  readonly executable: boolean;
  /** Changes whenever content or metadata change: device, inode, size, mtime and ctime in nanoseconds. */
  readonly signature: string;
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
  realPath(path: string): string;
  /** Whether anything is there, a dangling link included. */
  exists(path: string): boolean;
  read(path: string, range?: { readonly start: number; readonly length: number }): Promise<Buffer>;
  /** Write whole, atomically (a temporary file beside it, then rename), keeping an existing file's mode; makes parents. */
  write(path: string, bytes: Buffer, mode?: number): Promise<void>;
  /** A new file (or one emptied) to write to as output comes; each write is on its way to the disk when it returns. */
  sink(path: string): Sink;
  /** A file, link or directory with all that is in it; links are removed, never followed. */
  remove(path: string): Promise<void>;
  /** Names and kinds, unsorted; names that are not UTF-8 are left out and counted. */
  list(path: string): Promise<{ readonly entries: readonly DirectoryEntry[]; readonly undecodable: number }>;
  /** What `list` gives, at once, for a question that cannot wait; names that are not UTF-8 come garbled. */
  listNow(path: string): readonly DirectoryEntry[];
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

export interface Command {
  /** Run by `bash -c`. */
  readonly line: string;
  /** Absolute. */
  readonly directory: string;
  /** The whole environment: nothing is inherited; `REMIT_COMMAND` is added, by which stray children are found. */
  readonly environment: Readonly<Record<string, string>>;
  /** Files, absolute, that this command may read besides what its sandbox shows to all. */
  readonly readable?: readonly string[];
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
 * Runs commands in the sandbox the run has; every child is in a process group of its own. What a command leaves running
 * is killed when it ends, and everything is killed with the run.
 */
export interface Shell {
  /** `bubblewrap`, `namespaces` or `none`. */
  readonly sandbox: string;
  start(command: Command): Running;
}

/** What a policy says about the place that commands run in. */
export interface ShellPlace {
  /** `off`: without a sandbox. `prefer` and `require`: the best sandbox there is; `Shell.sandbox` says which, or `none`. */
  readonly mode: "require" | "prefer" | "off";
  /** Whether a host may be reached from inside, by its name in lower case; absent for no network at all. */
  readonly reaches?: ((host: string) => boolean) | undefined;
}

/** Chooses the shell that a policy asks for. */
export interface Shells {
  open(place: ShellPlace): Promise<Shell>;
}

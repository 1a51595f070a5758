/** The machine: its files and its processes. */
import type { Scanner } from "./search.ts";

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

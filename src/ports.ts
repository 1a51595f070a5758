/**
 * Every effect this program can have, on one screen and a bit: the interfaces that `adapters/` implements and tests
 * fake. Nothing outside `adapters/` and the entries touches the world in another way.
 */
import type { Fault, JsonObject, Message, Permission, PinnedRef, Purpose, Reply, Usage } from "./events.ts";

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

// ── The model ───────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Declaration {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly parameters: JsonObject;
}

export interface Question {
  readonly purpose: Purpose;
  readonly model: string;
  readonly system: string;
  readonly messages: readonly Message[];
  readonly tools: readonly Declaration[];
  /** 0 for utility calls; absent for the model's own default. */
  readonly temperature?: number;
  /** Ask for an answer of this JSON Schema. */
  readonly schema?: JsonObject;
  /** Ground the answer in a web search (`google_web_search`). */
  readonly search?: boolean;
}

/** What happens while a question is being answered. */
export type ModelNews =
  /**
   * The attempt failed and is dropped with all that was told of it; after `waitMs` the next one begins. `attempt` is
   * the failed one's number, from 1; `spent` its tokens, when the model counted them.
   */
  | {
      readonly kind: "retry";
      readonly attempt: number;
      readonly waitMs: number;
      readonly cause: string;
      readonly spent?: Usage;
    }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "thought"; readonly subject: string };

export type ModelResult =
  | { readonly kind: "replied"; readonly reply: Reply }
  | { readonly kind: "failed"; readonly fault: Fault; readonly cause: ModelFailure }
  | { readonly kind: "cancelled" };

/** What the loop can do something about. */
export type ModelFailure = "overflow" | "quota" | "unavailable" | "auth" | "not_found" | "refused" | "broken_stream";

export interface Model {
  /**
   * Ask once. Transport faults (connection, 429, 5xx, a cut or malformed stream) are retried inside, with waits from
   * the clock; a reply comes back only when its stream has validated, so a failed attempt leaves nothing behind.
   * Never throws for what a model can do; a `Reply` without text and calls is the caller's to judge.
   */
  ask(question: Question, tell: (news: ModelNews) => void, signal: AbortSignal): Promise<ModelResult>;
}

// ── GitHub ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface RepositoryFacts {
  readonly defaultBranch: string;
  readonly private: boolean;
}

export interface Account {
  readonly login: string;
  readonly id: number;
  readonly bot: boolean;
}

export interface IssueFacts {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: Account;
  readonly open: boolean;
  readonly isPull: boolean;
  readonly labels: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly url: string;
}

export interface PullFacts {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: Account;
  readonly open: boolean;
  readonly merged: boolean;
  readonly draft: boolean;
  readonly head: PinnedRef;
  readonly base: PinnedRef;
  readonly fromFork: boolean;
  readonly url: string;
}

/** One file of a pull request, as GitHub compares it with the merge base. */
export interface PullFile {
  readonly path: string;
  readonly status: "added" | "modified" | "deleted" | "renamed";
  readonly added: number;
  readonly removed: number;
  /** Hunks in unified form; absent for binary and very large files. */
  readonly patch?: string;
}

export interface CommentFacts {
  readonly id: number;
  readonly body: string;
  readonly author: Account;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly url: string;
}

/** A GitHub call that failed, classified. `permission` names what the token lacks, such as `issues: write`. */
export class GitHubError extends Error {
  override readonly name = "GitHubError";
  readonly status: number;
  readonly permission: string | undefined;
  constructor(message: string, status: number, permission?: string) {
    super(message);
    this.status = status;
    this.permission = permission;
  }
}

/** The repository the run is about. Every method throws {@link GitHubError}; writes are safe to repeat. */
export interface GitHub {
  repository(): Promise<RepositoryFacts>;
  /** The account the token acts as; comments by it are ours. */
  self(): Promise<Account>;
  account(login: string): Promise<Account>;
  permission(login: string): Promise<Permission>;
  /** The commit a branch points to; undefined when there is no such branch. */
  branch(name: string): Promise<PinnedRef | undefined>;
  issue(number: number): Promise<IssueFacts>;
  pull(number: number): Promise<PullFacts>;
  /** The files a pull request changes, at most 3,000 (GitHub's limit). */
  pullFiles(number: number): Promise<readonly PullFile[]>;
  /** Open pull requests from a branch of this repository. */
  pullsFrom(branch: string): Promise<readonly PullFacts[]>;
  /** All comments of an issue or pull request, oldest first. */
  comments(number: number): Promise<readonly CommentFacts[]>;
  createComment(number: number, body: string): Promise<CommentFacts>;
  updateComment(id: number, body: string): Promise<CommentFacts>;
  createPull(pull: {
    readonly head: string;
    readonly base: string;
    readonly title: string;
    readonly body: string;
    readonly draft: boolean;
  }): Promise<PullFacts>;
  updatePull(number: number, pull: { readonly title?: string; readonly body?: string }): Promise<PullFacts>;
}

// ── Git ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface TreeEntry {
  /** The path's exact bytes, as latin1 text when they are not UTF-8 (`exact` is then false). */
  readonly path: string;
  readonly exact: boolean;
  /** `100644`, `100755`, `120000` (link), `160000` (submodule). */
  readonly mode: string;
  readonly oid: string;
  /** Bytes; -1 for a submodule. */
  readonly size: number;
}

export interface TreeChange {
  readonly path: string;
  /** Undefined deletes. */
  readonly blob?: { readonly mode: string; readonly oid: string };
}

export interface Identity {
  readonly name: string;
  readonly email: string;
}

/** How many lines of a file two commits differ in. */
export interface DiffStat {
  readonly path: string;
  readonly added: number;
  readonly removed: number;
  readonly binary: boolean;
}

export interface CommitFacts {
  readonly parents: readonly string[];
  readonly message: string;
}

/** A git call that failed, with git's own words. */
export class GitError extends Error {
  override readonly name = "GitError";
  /** What the remote or git said, one of the causes people can act on. */
  readonly cause_: "moved" | "protected" | "workflow_refused" | "permission" | "not_found" | "other";
  constructor(message: string, cause: GitError["cause_"] = "other") {
    super(message);
    this.cause_ = cause;
  }
}

/**
 * Remit's own git directory, outside the workspace; plumbing only, no configuration but ours, no hooks, no filters.
 * Every method throws {@link GitError}.
 */
export interface Git {
  /** Bring a commit (depth 1) from the server the environment names. */
  fetch(sha: string): Promise<void>;
  /**
   * Bring the heads of branches (depth 1) and say where they are: names as they are, or all that begin with what comes
   * before a final `*`. A branch that is not there is left out.
   */
  fetchHeads(names: readonly string[]): Promise<readonly PinnedRef[]>;
  tree(commit: string): Promise<readonly TreeEntry[]>;
  /** A blob's bytes by path at a commit; undefined when there is no such file. */
  show(commit: string, path: string): Promise<Buffer | undefined>;
  /** A blob's bytes by object id. */
  blob(oid: string): Promise<Buffer>;
  /** Store bytes as they are, without filters; returns the object id. */
  store(bytes: Buffer): Promise<string>;
  /** A commit on `parent` with `changes` applied to its tree; returns its id. Pure but for the object store. */
  commit(commit: {
    readonly parent: string;
    readonly changes: readonly TreeChange[];
    readonly message: string;
    readonly author: Identity;
    /** Seconds since the epoch: the same input gives the same commit. */
    readonly time: number;
  }): Promise<string>;
  /** Unified diff between two commits, without text conversion or external programs. */
  diff(from: string, to: string): Promise<string>;
  /** Per file what {@link Git.diff} shows; paths that are not UTF-8 are latin1. */
  stat(from: string, to: string): Promise<readonly DiffStat[]>;
  /** The commit a branch on the server points to; undefined when there is none. */
  remoteBranch(branch: string): Promise<string | undefined>;
  /** Branches on the server whose names begin with `prefix`, by name. */
  remoteBranches(prefix: string): Promise<readonly PinnedRef[]>;
  /** What a commit says about itself; the commit must have been fetched. */
  inspect(commit: string): Promise<CommitFacts>;
  /** Paths in an index file, such as a checkout's `.git/index`; those that are not UTF-8 are left out. */
  indexed(file: string): Promise<readonly string[]>;
  /**
   * Write all files of a commit into a directory as they are stored, without conversion of any kind. Files that
   * already are as they should be keep their times; files that the commit does not have stay.
   */
  checkout(commit: string, directory: string): Promise<void>;
  /** Push, never by force: `expect` is what the branch must point to before (undefined: must not exist). */
  push(commit: string, branch: string, expect: string | undefined): Promise<void>;
}

// ── The machine ─────────────────────────────────────────────────────────────────────────────────────────────────────

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

// ── Searching ───────────────────────────────────────────────────────────────────────────────────────────────────────

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
  /** Lines are cut at this many characters, around the match. */
  readonly maxColumns: number;
}

export interface FoundLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
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

// ── MCP servers ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** How to reach a server. `url` without a kind is tried as streamable HTTP, then as SSE. */
export type ServerTransport =
  | {
      readonly kind: "stdio";
      readonly command: string;
      readonly args: readonly string[];
      /** As the entry has it, relative to the workspace; absent for the directory that holds the trusted copy. */
      readonly directory?: string;
      /** Added to the base environment; nothing else of the runner's reaches the server. */
      readonly environment: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: "http" | "sse" | "http-or-sse";
      readonly url: string;
      readonly headers: Readonly<Record<string, string>>;
    };

/** A server to connect to, its variables filled in. */
export interface ServerEntry {
  readonly name: string;
  readonly transport: ServerTransport;
  /** Tools to take, by the server's own names; absent for all. */
  readonly include?: readonly string[];
  /** Tools to leave out; stronger than `include`. */
  readonly exclude: readonly string[];
  /** Milliseconds for one call. */
  readonly timeoutMs: number;
  /** Whether the run fails without it. */
  readonly required: boolean;
}

/** A tool as its server describes it. All of it is the server's word, and untrusted. */
export interface ServerTool {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonObject;
}

export interface ServerResource {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: string;
}

export interface ServerPrompt {
  readonly name: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly required: boolean }[];
}

export type ServerContent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "media"; readonly mimeType: string; readonly data: string }
  | { readonly kind: "link"; readonly uri: string; readonly name: string };

export type ServerAnswer =
  | { readonly kind: "answered"; readonly content: readonly ServerContent[]; readonly isError: boolean }
  | { readonly kind: "timed_out"; readonly afterMs: number }
  | { readonly kind: "cancelled" }
  /** The connection broke, or the server refused the request. */
  | { readonly kind: "failed"; readonly message: string };

/** A server that answers. What it offers is what it offered when it was opened: later changes are not taken up. */
export interface Server {
  readonly name: string;
  readonly tools: readonly ServerTool[];
  readonly resources: readonly ServerResource[];
  readonly prompts: readonly ServerPrompt[];
  /** What the server says about itself; "" for nothing. Untrusted. */
  readonly instructions: string;
  /** What was left out of its lists, as sentences for the report. */
  readonly notes: readonly string[];
  call(tool: string, args: JsonObject, signal: AbortSignal): Promise<ServerAnswer>;
  /** Read a resource. */
  read(uri: string, signal: AbortSignal): Promise<ServerAnswer>;
  prompt(name: string, args: Readonly<Record<string, string>>, signal: AbortSignal): Promise<ServerAnswer>;
}

export type ServerOpening =
  | { readonly kind: "open"; readonly server: Server; readonly ms: number }
  | { readonly kind: "failed"; readonly name: string; readonly required: boolean; readonly reason: string };

/** Connections to MCP servers. Disposing closes them all and kills the processes of those that are local. */
export interface McpServers extends AsyncDisposable {
  /** Connect to all at once; a server that is not there within 20 s has failed. In the order of `entries`. Never throws. */
  open(entries: readonly ServerEntry[], signal: AbortSignal): Promise<readonly ServerOpening[]>;
}

// ── The runner ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** GitHub's runner: its log, its command files. Values are redacted and cannot form workflow commands. */
export interface Runner {
  /** One or more lines for the step's log; untrusted text is printed so that no line can be a workflow command. */
  print(text: string): void;
  annotate(level: "error" | "warning" | "notice", title: string, message: string): void;
  mask(secret: string): void;
  setOutput(name: string, value: string): void;
  /** For the post step. */
  saveState(name: string, value: string): void;
  /** The whole job summary of this step, replaced. */
  writeSummary(markdown: string): Promise<void>;
}

/** The log on disk: one line an entry, flushed before `append` returns. */
export interface LogFile {
  readonly path: string;
  append(line: string): void;
}

/**
 * Every effect this program can have, on one screen and a bit: the interfaces that `adapters/` implements and tests
 * fake. Nothing outside `adapters/` and the entries touches the world in another way.
 */
import type { Fault, JsonObject, Message, Permission, PinnedRef, Purpose, Reply } from "./events.ts";

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
  | { readonly kind: "retry"; readonly attempt: number; readonly waitMs: number; readonly cause: string }
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
  /** The commit a branch on the server points to; undefined when there is none. */
  remoteBranch(branch: string): Promise<string | undefined>;
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

/** Files by absolute path. Throws node's own system errors (`ENOENT`, …): the callers know what they mean. */
export interface Files {
  /** Without following a last link; undefined when nothing is there. */
  facts(path: string): Promise<FileFacts | undefined>;
  /** The real path, links resolved; for a path that does not exist, its nearest existing ancestor's with the rest appended. */
  realPath(path: string): string;
  read(path: string, range?: { readonly start: number; readonly length: number }): Promise<Buffer>;
  /** Write whole, atomically (a temporary file beside it, then rename), keeping an existing file's mode; makes parents. */
  write(path: string, bytes: Buffer, mode?: number): Promise<void>;
  remove(path: string): Promise<void>;
  /** Names and kinds, unsorted; names that are not UTF-8 are left out and counted. */
  list(path: string): Promise<{ readonly entries: readonly DirectoryEntry[]; readonly undecodable: number }>;
  readLink(path: string): Promise<string>;
  /** Make a symbolic link. */
  link(path: string, target: string): Promise<void>;
  makeDirectory(path: string): Promise<void>;
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
  /** The whole environment: nothing is inherited. */
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
  | { readonly kind: "exited"; readonly code: number; readonly ms: number }
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

/** Runs commands in the sandbox the run has; every child is in a process group of its own and dies with the run. */
export interface Shell {
  /** `bubblewrap`, `namespaces` or `none`. */
  readonly sandbox: string;
  start(command: Command): Running;
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

/** What a tool is. Each has its own file; `catalog.ts` lists them. */
import type { Answer, ErrorCode, JsonObject, RequestKind } from "../events.ts";
import type { Need } from "../policy/policy.ts";
import type { Clock, Files, Scanner, Shell, Sink } from "../ports.ts";
import type { Workspace } from "../change/workspace.ts";
import type { Background } from "./background-commands.ts";
import type { GitHubContext, GitContext, MarkAsData, WebContext } from "./reach.ts";

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments; calls are validated against it first. */
  readonly parameters: JsonObject;
  /** `read` calls of one turn run side by side; a `write` runs alone, in order. */
  readonly effect: "read" | "write";
  /** Whether this call of a `write` tool only reads, and may run in parallel. Called before arguments are validated. */
  readonly onlyReads?: (args: JsonObject) => boolean;
  /**
   * Whether this call of a `write` tool may run beside its neighbours, as commands do. Called before arguments are
   * validated.
   */
  readonly runsBeside?: (args: JsonObject) => boolean;
  /** The requests it is declared for; absent for all. */
  readonly for?: readonly RequestKind[];
  /** What policy must allow, besides the tool's name. Pure. */
  needs(args: JsonObject): readonly Need[];
  /** Runs the call. Expected failures are answers; a broken world throws. */
  run(args: JsonObject, context: ToolContext, signal: AbortSignal): Promise<Answer>;
}

/** Where a tool works. Each agent of a run has one, made by `openSite`. Functions take only the parts they need. */
export interface ToolContext
  extends FileContext, CommandContext, AnswerContext, GitContext, GitHubContext, WebContext {}

/** The files that a tool finds, reads and edits. */
export interface FileContext {
  readonly workspace: Workspace;
  /** The workspace's files, as commands see them. */
  readonly files: Files;
  readonly scanner: Scanner;
  /** What this agent has read: an edit is refused when the file has changed since. */
  readonly seen: SeenFiles;
  /** Keeps results too long for the model, readable by `read_file`. */
  readonly spill: Spill;
  /** When the site was opened, in milliseconds since the epoch; later changes are this run's. */
  readonly openedAt: number;
  /** Whether policy allows reading a file, by workspace path; for tools that read files their call does not name. */
  readonly mayRead: (path: string) => boolean;
  /** Which ignore files apply, besides `.gitignore` at every level and `.geminiignore` at the root. */
  readonly ignoring: Ignoring;
  /**
   * Called before a file is read or written: fetches a file that a sparse checkout left out. Returns the end of a
   * sentence that says why the path must not be touched; undefined when it may be.
   */
  readonly bring: (path: string) => Promise<string | undefined>;
  /** Why an edit of this many bytes would not be published, whatever the policy says; undefined when it would be. */
  readonly leftOut: (path: string, bytes: number) => Promise<string | undefined>;
  /** One attempt by a model to fix an edit that matched nothing. Absent: none is made. */
  readonly correct?: Correct;
}

/** What commands run in. */
export interface CommandContext {
  readonly shell: Shell;
  readonly clock: Clock;
  /** The whole environment of a tool's process. */
  readonly environment: Readonly<Record<string, string>>;
  /** Commands that keep running while the agent works. */
  readonly background: Background;
  readonly shellTimes: ShellTimes;
  /** Called after a command: names changed files that will not be published, for the model; "" for none. */
  readonly unpublished: () => Promise<string>;
}

/** What happens to a text before a model reads it. */
export interface AnswerContext {
  readonly spill: Spill;
  /** Removes secrets from a text. Done before cutting, because half a secret is not recognised. */
  readonly redact: (text: string) => string;
  /** Removes what a reader would not see from the model's copy of an answer. Files stay as they are. */
  readonly visible: (text: string) => string;
  /** Characters that an answer may have now; the clip uses the smaller of this and its own limit. */
  readonly room: () => number;
  /** Marks someone else's text as data. */
  readonly mark: MarkAsData;
}

export interface Ignoring {
  readonly git: boolean;
  readonly gemini: boolean;
  /** Workspace paths of further files with patterns in `.gitignore`'s format, relative to the root. */
  readonly files: readonly string[];
}

/** In ms; 0 waits for ever. */
export interface ShellTimes {
  readonly totalMs: number;
  readonly idleMs: number;
}

/** An edit that matched nothing: what the model meant, and what it assumed the file contains. */
export interface FailedEdit {
  readonly path: string;
  readonly instruction: string;
  readonly oldText: string;
  readonly newText: string;
  /** The most similar part of the file, or its beginning. */
  readonly content: string;
}

/**
 * Asks a model which text was meant; undefined when it does not know. The implementation logs the call with its
 * purpose, counts it against the budget and limits how often it is made.
 */
export type Correct = (
  edit: FailedEdit,
  signal: AbortSignal,
) => Promise<{ readonly oldText: string; readonly newText: string } | undefined>;

/** Digests of files as this agent last read or wrote them, by workspace path. */
export interface SeenFiles {
  digest(path: string): string | undefined;
  note(path: string, digest: string): void;
}

/** Keeps texts without secrets, whoever passes them. */
export interface Spill {
  /** Keeps a text. */
  keep(name: string, text: string): Promise<KeptText>;
  /** Keeps a text that is still arriving. */
  open(name: string): { readonly path: string; readonly sink: KeptSink };
  /** The absolute path of a kept text; undefined for any other path. */
  locate(path: string): string | undefined;
}

export interface KeptText {
  /** What `read_file` accepts. */
  readonly path: string;
  /** As it is kept. */
  readonly text: string;
}

/** Holds back the most recent bytes until it is closed, so that a secret is not split. */
export interface KeptSink extends Sink {
  /** Called before someone reads what is there. */
  flush(): void;
}

/** A failed answer: a sentence, and what to do about it. */
export function failure(error: ErrorCode, sentence: string, hint?: string): Answer {
  return { text: hint === undefined ? sentence : `${sentence}\n${hint}`, error };
}

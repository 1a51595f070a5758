/** The context of a tool: what the tools of one agent work with, and how it is made. */
import type { Changes, Workspace } from "../change.ts";
import type { Clock, Files, Scanner, Shell, Git, GitHub, Web, Sink } from "../ports.ts";
import type { Redaction } from "../secrets.ts";
import { openBackground, type Background } from "./background-commands.ts";
import { openSpill } from "./clip.ts";
import type { Answer, Fault, Reply, Subject } from "../events.ts";
import type { Review } from "./add-review-comment.ts";

/** Where a tool works. Each agent of a run has one, made by `openToolContext`. Functions take only the parts they need. */
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
  readonly spill: ResultStore;
  /** Whether policy allows reading a file, by workspace path; for tools that read files their call does not name. */
  readonly mayRead: (path: string) => boolean;
  /** Which ignore files apply, besides `.gitignore` at every level and `.geminiignore` at the root. */
  readonly ignoring: Ignoring;
  /**
   * Called before a file is read or written: fetches a file that a sparse checkout left out. Returns the end of a
   * sentence that says why the path must not be touched; undefined when it may be.
   */
  readonly fetchOmitted: (path: string) => Promise<string | undefined>;
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
  readonly spill: ResultStore;
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
interface ShellTimes {
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

/** Asks a model which text was meant, logged and on the budget; undefined when it does not know. */
export type Correct = (
  edit: FailedEdit,
  signal: AbortSignal,
) => Promise<{ readonly oldText: string; readonly newText: string } | undefined>;

/** Digests of files as this agent last read or wrote them, by workspace path. */
interface SeenFiles {
  digest(path: string): string | undefined;
  note(path: string, digest: string): void;
}

/** Keeps texts without secrets, whoever passes them. */
export interface ResultStore {
  /** Resolves with the path that `read_file` accepts, and the text as it is kept. */
  keep(name: string, text: string): Promise<{ readonly path: string; readonly text: string }>;
  /** Keeps a text that is still arriving. */
  open(name: string): { readonly path: string; readonly sink: KeptSink };
  /** The absolute path of a kept text; undefined for any other path. */
  locate(path: string): string | undefined;
}

/** Holds back the most recent bytes until it is closed, so that a secret is not split. */
export interface KeptSink extends Sink {
  /** Called before someone reads what is there. */
  flush(): void;
}

export interface WebContext {
  readonly web?: Web;
  /** Asks policy about a host that a call does not name, such as a redirect's. Absent: none is allowed. */
  readonly allowsHost?: (host: string) => boolean;
  readonly search?: SearchWeb;
}

/** Git's history, and what this run has changed. */
export interface GitContext {
  readonly git?: Git;
  /** The commit that the run works on: `HEAD` here. */
  readonly commit?: string;
  /** What this run has changed in the workspace, as it would be published. */
  readonly changes?: () => Promise<Changes>;
  /** Merges the base branch into the workspace. Absent when there is nothing to merge. */
  readonly mergeBase?: () => Promise<Answer>;
}

export interface GitHubContext {
  readonly github?: GitHub;
  /** The issue or pull request that the request is about. */
  readonly subject?: Subject;
  /** Collects comments for a review. Absent when there is no pull request. */
  readonly review?: Review;
}

/** Removes what a reader would not see from someone else's text, and marks it as data. */
export type MarkAsData = (text: string, source: TextSource) => string;

export interface TextSource {
  /** Such as `web page https://example.com/`, `comment`. */
  readonly what: string;
  readonly author?: string;
  /** ISO 8601. */
  readonly at?: string;
  /** Whether it is Markdown, in which GitHub hides comments. */
  readonly markdown?: boolean;
}

/** One small grounded model request, logged with its purpose and counted against the budget. */
export type SearchWeb = (query: string, signal: AbortSignal) => Promise<SearchResult>;

export type SearchResult =
  | { readonly kind: "found"; readonly reply: Pick<Reply, "text" | "citations" | "supports"> }
  | { readonly kind: "failed"; readonly fault: Fault }
  | { readonly kind: "cancelled" }
  /** The budget leaves no room for another request. */
  | { readonly kind: "over_budget" };

/** What the caller gives; everything else is made here. */
export interface ToolContextParts extends Omit<ToolContext, "shellTimes" | "seen" | "spill" | "background"> {
  /** The machine's files, for `outputs`: a sandbox's are those of the workspace. */
  readonly kept: Files;
  /** Absolute path of a directory outside the workspace, for texts too long for the model; made when first needed. */
  readonly outputs: string;
  /** Distinguishes texts kept here from those of the same agent's earlier context, whose names it still reads. */
  readonly series?: string;
  /** Absent for Remit's own. */
  readonly shellTimes?: ShellTimes;
  /** Like `redact`, for texts kept in `outputs`. */
  readonly redaction: () => Redaction;
}

/** For one agent: each has its own, with its own `outputs`. The parts that limit it have no defaults. */
export function openToolContext({ outputs, series, redaction, kept, ...parts }: ToolContextParts): ToolContext {
  return {
    shellTimes: SHELL_TIMES,
    ...parts,
    seen: openSeen(),
    spill: openSpill(outputs, kept, redaction, series),
    background: openBackground(),
  };
}

// Gemini CLI stops a command after 300 s of silence and has no total limit; a job has an end, so a command has one too.
const SHELL_TIMES: ShellTimes = { totalMs: 600_000, idleMs: 300_000 };

function openSeen(): SeenFiles {
  const digests = new Map<string, string>();
  return {
    digest: (path) => digests.get(path),
    note: (path, digest) => void digests.set(path, digest),
  };
}

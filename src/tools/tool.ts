/** What a tool is. One file a tool; `catalog.ts` lists them. */
import type { Answer, ErrorCode, JsonObject, RequestKind } from "../events.ts";
import type { Need } from "../policy/policy.ts";
import type { Clock, Files, Scanner, Shell, Sink } from "../ports.ts";
import type { Workspace } from "../change/workspace.ts";
import type { Background } from "./background-commands.ts";
import type { GitHubSite, GitSite, MarkAsData, WebSite } from "./reach.ts";

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments; calls are validated against it before anything else happens. */
  readonly parameters: JsonObject;
  /** `read` calls of one turn run side by side; a `write` runs alone, in order. */
  readonly effect: "read" | "write";
  /** Whether this call of a `write` tool only reads all the same, and may run in parallel. Before arguments are validated. */
  readonly onlyReads?: (args: JsonObject) => boolean;
  /** Whether this call of a `write` tool may run beside its neighbours all the same, as commands do. Before arguments are validated. */
  readonly runsBeside?: (args: JsonObject) => boolean;
  /** The requests it is declared for; absent for all. */
  readonly for?: readonly RequestKind[];
  /** What policy is asked, besides the tool's name. Pure. */
  needs(args: JsonObject): readonly Need[];
  /** Do it. Expected failures are answers; a broken world throws. */
  run(args: JsonObject, site: Site, signal: AbortSignal): Promise<Answer>;
}

/** Where a tool works. One for each agent of a run; `openSite` makes it. Functions take the parts that they need. */
export interface Site extends FileSite, CommandSite, AnswerSite, GitSite, GitHubSite, WebSite {}

/** The files that a tool finds, reads and edits. */
export interface FileSite {
  readonly workspace: Workspace;
  /** The workspace's, as commands find them. */
  readonly files: Files;
  readonly scanner: Scanner;
  /** What this agent has read, so that an edit can be refused when the file changed since. */
  readonly seen: SeenFiles;
  /** Where results too long for the model are kept whole, readable by `read_file`. */
  readonly spill: Spill;
  /** When the site was opened, in milliseconds since the epoch: what changed later, this run changed. */
  readonly openedAt: number;
  /** Policy's word on reading one file, by workspace path: for tools that read what their call does not name. */
  readonly mayRead: (path: string) => boolean;
  /** Which ignore files count, besides `.gitignore` at every level and `.geminiignore` at the root. */
  readonly ignoring: Ignoring;
  /**
   * Called before a file is read or written: puts it there where a sparse checkout left it out. The end of a sentence
   * that says why its path must be left alone; undefined where nothing stands against it.
   */
  readonly bring: (path: string) => Promise<string | undefined>;
  /** Why an edit of so many bytes is no part of what is published, whatever the policy says; undefined where it is. */
  readonly leftOut: (path: string, bytes: number) => Promise<string | undefined>;
  /** One attempt by a model at mending an edit that matches nothing. Absent: none is made. */
  readonly correct?: Correct;
}

/** What commands run in. */
export interface CommandSite {
  readonly shell: Shell;
  readonly clock: Clock;
  /** The whole environment of a tool's process. */
  readonly environment: Readonly<Record<string, string>>;
  /** Commands that go on while the agent works. */
  readonly background: Background;
  readonly shellTimes: ShellTimes;
  /** After a command: which of the changed files will not be published, for the model; "" for none. */
  readonly unpublished: () => Promise<string>;
}

/** What becomes of a text before a model reads it. */
export interface AnswerSite {
  readonly spill: Spill;
  /** Takes secrets out of a text before it is cut, since half a secret is not recognised as one. */
  readonly redact: (text: string) => string;
  /** Takes out of the model's copy of an answer what a reader would not see. Files stay what they are. */
  readonly visible: (text: string) => string;
  /** Characters that an answer may have now; the clip takes the smaller of this and its own cap. */
  readonly room: () => number;
  /** Sets a text by others apart as data. */
  readonly mark: MarkAsData;
}

export interface Ignoring {
  readonly git: boolean;
  readonly gemini: boolean;
  /** Workspace paths of further files with patterns in the form of `.gitignore`, relative to the root. */
  readonly files: readonly string[];
}

/** Milliseconds; 0 waits for ever. */
export interface ShellTimes {
  readonly totalMs: number;
  readonly idleMs: number;
}

/** An edit that matched nothing: what the model meant, and what it took the file to hold. */
export interface FailedEdit {
  readonly path: string;
  readonly instruction: string;
  readonly oldText: string;
  readonly newText: string;
  /** The part of the file that comes nearest, or its beginning. */
  readonly content: string;
}

/**
 * Asks a model which text was meant; undefined when it cannot say. Whoever provides it logs the call with its purpose,
 * counts it against the budget and bounds how often it may be made.
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

/** Texts are kept without secrets, whoever hands them over. */
export interface Spill {
  /** Keep a text. */
  keep(name: string, text: string): Promise<KeptText>;
  /** Keep a text that is still coming. */
  open(name: string): { readonly path: string; readonly sink: KeptSink };
  /** The absolute path of a kept text; undefined for a path that names none. */
  locate(path: string): string | undefined;
}

export interface KeptText {
  /** What `read_file` accepts. */
  readonly path: string;
  /** As it is kept. */
  readonly text: string;
}

/** What was written lately is kept back, so that a secret is not parted, until it is closed. */
export interface KeptSink extends Sink {
  /** Somebody is going to read what there is. */
  flush(): void;
}

/** A failed answer: a sentence, and what to do about it. */
export function failure(error: ErrorCode, sentence: string, hint?: string): Answer {
  return { text: hint === undefined ? sentence : `${sentence}\n${hint}`, error };
}

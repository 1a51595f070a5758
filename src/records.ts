/** The records a run is made of. They travel in events (see `events.ts`, which passes them all on). */

/** What came of a run. The first six end the step in success, the rest in failure (see {@link succeeded}). */
export type Conclusion =
  | "changed"
  | "answered"
  | "reviewed"
  | "planned"
  | "unchanged"
  | "declined"
  | "unverified"
  | "blocked"
  | "stuck"
  | "exhausted"
  | "cancelled"
  | "failed";

/** Whose fault a failure is, so that people know where to look. */
export type FailureKind =
  "config" | "auth" | "quota" | "model" | "github" | "git" | "conflict" | "sandbox" | "internal";

/** Something that went wrong, said so that a person can mend it: what, why, how. */
export interface Fault {
  readonly kind: FailureKind;
  readonly message: string;
  /** What to do about it; absent when there is nothing to do. */
  readonly hint?: string;
}

export type Permission = "none" | "read" | "triage" | "write" | "maintain" | "admin";

export interface Actor {
  readonly login: string;
  /** GitHub's numeric user id, for the noreply address of `Co-authored-by`; 0 when unknown. */
  readonly id: number;
  readonly permission: Permission;
  readonly bot: boolean;
}

/** A git ref pinned to the commit it named when it was read. */
export interface PinnedRef {
  /** Short branch name, such as `main`. */
  readonly name: string;
  readonly sha: string;
}

/** The issue or pull request a request is about. */
export interface Subject {
  readonly kind: "issue" | "pull";
  readonly number: number;
  readonly title: string;
  /** Pull requests only: the head as it was at the gate. */
  readonly head?: PinnedRef;
  /** Pull requests only: the branch it would merge into. */
  readonly base?: PinnedRef;
  /** True when the head lives in another repository. */
  readonly fromFork: boolean;
}

export type RequestKind = "answer" | "change" | "review" | "plan";

/** What started the run, in the words the policy's `when` uses. */
export type TriggerKind =
  "comment" | "review_comment" | "review" | "label" | "assign" | "pull" | "dispatch" | "schedule" | "ci" | "local";

/** Somebody's wish, admitted: who asks for what, where, and on which commits. */
export interface Request {
  readonly kind: RequestKind;
  readonly trigger: TriggerKind;
  readonly actor: Actor;
  readonly subject?: Subject;
  /** What was asked, in the asker's words, without the trigger phrase. */
  readonly instruction: string;
  /** Policy, instructions, skills, hooks and servers are read from here and nowhere else. */
  readonly trusted: PinnedRef;
  /** The commit the work starts from; what is published is a diff against it. */
  readonly base: PinnedRef;
  /** Idempotency key of the triggering event: the same event delivered twice has the same key. */
  readonly key: string;
  /** The comment that asked, when one did. */
  readonly commentId?: number;
  /** What people write to address Remit here, such as `@remit`; absent where nothing listens. */
  readonly phrase?: string;
}

/** Where the policy was read, and what it was, so that a report can name it. */
export interface PolicySource {
  /** Repository path, or `built-in:read-only` when there is no file. */
  readonly path: string;
  readonly ref: string;
  /** `sha256:` and 64 hexadecimal digits, of the file's bytes. */
  readonly digest: string;
}

/** Plain JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** A tool call as the model made it. `id` is unique within a run. */
export interface Call {
  readonly id: string;
  readonly tool: string;
  readonly args: JsonObject;
}

export interface Decision {
  readonly effect: "allow" | "deny";
  /** Ids of the rules that made the decision; empty when no rule spoke (and the call is denied). */
  readonly rules: readonly string[];
  /** One sentence for the model and the report. */
  readonly reason: string;
  /** For a denial: the TOML that would allow it. Absent when nothing can. */
  readonly allowWith?: string;
}

/** Codes of {@link Answer}s that report a failure: the one error vocabulary of all tools. */
export type ErrorCode =
  | "denied"
  | "invalid_arguments"
  | "unknown_tool"
  | "not_found"
  | "outside_workspace"
  | "protected"
  | "ignored"
  | "is_directory"
  | "not_a_directory"
  | "not_a_file"
  | "unreadable"
  | "too_large"
  | "binary"
  | "not_read_yet"
  | "changed_since_read"
  | "no_match"
  | "ambiguous"
  | "no_change"
  | "already_exists"
  | "failed"
  | "timed_out"
  | "cancelled"
  | "network"
  | "no_space";

/** Bytes for the model to look at. */
export interface Media {
  readonly mimeType: string;
  /** Base64. */
  readonly data: string;
}

/** What an edit did to one file. */
export interface Edit {
  readonly path: string;
  /** Unified diff, clipped. */
  readonly diff: string;
  readonly added: number;
  readonly removed: number;
}

/** What a call is answered with. Every call gets exactly one. */
export interface Answer {
  /** What the model reads; already clipped. */
  readonly text: string;
  /** Set if and only if the call failed. */
  readonly error?: ErrorCode;
  /** Images and documents that go with the text. */
  readonly media?: readonly Media[];
  readonly edit?: Edit;
  /** The agent's todo list after this call, when the call wrote it. */
  readonly todos?: readonly Todo[];
  /** Length of the whole result in characters, when `text` is only part of it. */
  readonly clippedFrom?: number;
}

export interface Todo {
  readonly description: string;
  readonly status: "pending" | "in_progress" | "completed" | "cancelled" | "blocked";
}

/** One part of a message, in the shape of the Gemini API. Thought signatures stay where the model put them. */
export interface Part {
  readonly text?: string;
  readonly thought?: boolean;
  readonly thoughtSignature?: string;
  readonly functionCall?: { readonly id?: string; readonly name: string; readonly args: JsonObject };
  readonly functionResponse?: { readonly id?: string; readonly name: string; readonly response: JsonObject };
  readonly inlineData?: Media;
}

export interface Message {
  readonly role: "user" | "model";
  readonly parts: readonly Part[];
}

/** Tokens of one model call. */
export interface Usage {
  /** Prompt tokens, the cached ones included. */
  readonly input: number;
  /** Answer tokens, thoughts included. */
  readonly output: number;
  readonly cached: number;
  readonly thoughts: number;
  /** True when the model sent no numbers and these are our own lower bound. */
  readonly estimated: boolean;
}

/** Why the model stopped, in our words; `other` for a reason that this version does not know. */
export type Stop =
  | "stop"
  | "max_tokens"
  | "safety"
  | "recitation"
  | "malformed_call"
  | "unexpected_call"
  | "blocked_prompt"
  | "missing"
  | "other";

export interface Thought {
  readonly subject: string;
  readonly description: string;
}

export interface Citation {
  readonly title?: string;
  readonly uri: string;
}

/** A stretch of a reply's text and the sources it rests on. */
export interface Support {
  /** Where the stretch ends, in UTF-8 bytes from the start of the text. */
  readonly end: number;
  /** Indices into the reply's citations. */
  readonly citations: readonly number[];
}

/** One model turn, validated and whole. */
export interface Reply {
  readonly text: string;
  readonly thoughts: readonly Thought[];
  readonly calls: readonly Call[];
  /** The turn as it goes back to the model next time. */
  readonly parts: readonly Part[];
  readonly citations: readonly Citation[];
  /** Which sources bear which text; for grounded answers only. */
  readonly supports?: readonly Support[];
  readonly usage: Usage;
  readonly stop: Stop;
  /** The finish reason in Gemini's own word. */
  readonly rawStop: string;
  /** The model that answered. */
  readonly model: string;
}

/** What a model call was for. Every one is logged and counted. */
export type Purpose =
  "turn" | "compress" | "verify_summary" | "judge_loop" | "correct_edit" | "search" | "repair_output";

/** A limit a run can reach. */
export type LimitName = "turns" | "minutes" | "tokens" | "usd" | "calls" | "files" | "lines";

/** A number and where it was set: `turns = 40 (remit.toml:9)`. */
export interface Limit {
  readonly value: number;
  readonly source: string;
}

export interface ChangedFile {
  readonly path: string;
  readonly status: "added" | "modified" | "deleted" | "renamed";
  readonly added: number;
  readonly removed: number;
  readonly binary: boolean;
}

/** A file that the publish gate refused, and why. */
export interface RefusedFile {
  readonly path: string;
  readonly reason: string;
}

export interface Publication {
  readonly branch: string;
  readonly commit: string;
  readonly files: readonly ChangedFile[];
  readonly refused: readonly RefusedFile[];
  /** Absent when the policy publishes to a branch only. */
  readonly pull?: { readonly number: number; readonly url: string; readonly created: boolean; readonly draft: boolean };
}

/** What one verification command of the policy did. */
export interface Verification {
  readonly command: string;
  readonly ok: boolean;
  readonly output: string;
  readonly ms: number;
}

/** How a run ended. */
export interface Outcome {
  readonly conclusion: Conclusion;
  /** The agent's last words, or why the run ended. */
  readonly message: string;
  readonly publication?: Publication;
  readonly fault?: Fault;
}

/** Why an agent stopped. */
export type AgentEnd =
  | { readonly kind: "finished"; readonly text: string }
  | { readonly kind: "blocked"; readonly reason: string }
  | { readonly kind: "stuck"; readonly reason: string }
  | { readonly kind: "exhausted"; readonly limit: LimitName; readonly text: string }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly fault: Fault };

/** Where the run takes place, for links and for the record. */
export interface RunIdentity {
  readonly id: string;
  readonly attempt: number;
  /** `owner/name`. */
  readonly repository: string;
  readonly url: string;
  readonly version: string;
}

/** Whether the step succeeds. */
export function succeeded(conclusion: Conclusion): boolean {
  switch (conclusion) {
    case "changed":
    case "answered":
    case "reviewed":
    case "planned":
    case "unchanged":
    case "declined":
      return true;
    case "unverified":
    case "blocked":
    case "stuck":
    case "exhausted":
    case "cancelled":
    case "failed":
      return false;
  }
}

/**
 * The conversation of agent and model: calls, decisions, answers, messages, replies; and what the request was about.
 */
import type { ReviewNote } from "./publication.ts";

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
  /** Ids of the rules that made the decision; empty when no rule applied (and the call is denied). */
  readonly rules: readonly string[];
  /** One sentence for the model and the report. */
  readonly reason: string;
  /** For a denial: the TOML that would allow it. Absent when nothing can. */
  readonly allowWith?: string;
}

/** Codes of {@link Answer}s that report a failure; all tools share them. */
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
  | "repeated"
  | "no_space";

/** Bytes that the model sees. */
export interface Media {
  readonly mimeType: string;
  /** Base64. */
  readonly data: string;
}

/** The effect of an edit on one file. */
export interface Edit {
  readonly path: string;
  /** Unified diff, clipped. */
  readonly diff: string;
  readonly added: number;
  readonly removed: number;
}

/** The answer to a call. Every call gets exactly one. */
export interface Answer {
  /** What the model reads; already clipped. */
  readonly text: string;
  /** Set if and only if the call failed. */
  readonly error?: ErrorCode;
  /** Images and documents that accompany the text. */
  readonly media?: readonly Media[];
  readonly edit?: Edit;
  /** The agent's todo list after this call, if the call wrote it. */
  readonly todos?: readonly Todo[];
  /** What the call adds to the review that is posted at the end. */
  readonly note?: ReviewNote;
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
  /** True when the model sent no counts and these are our own lower bound. */
  readonly estimated: boolean;
}

/** Why the model stopped, in our vocabulary; `other` for an unknown reason, `cut_short` when Remit stopped reading. */
export type Stop =
  | "stop"
  | "cut_short"
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

/** A range of a reply's text and its sources. */
export interface Support {
  /** Where the range ends, in UTF-8 bytes from the start of the text. */
  readonly end: number;
  /** Indices into the reply's citations. */
  readonly citations: readonly number[];
}

/** One model turn, validated and whole. */
export interface Reply {
  readonly text: string;
  readonly thoughts: readonly Thought[];
  readonly calls: readonly Call[];
  /** The turn as it is sent back to the model. */
  readonly parts: readonly Part[];
  readonly citations: readonly Citation[];
  /** Which sources support which text; for grounded answers only. */
  readonly supports?: readonly Support[];
  readonly usage: Usage;
  readonly stop: Stop;
  /** The finish reason as Gemini named it. */
  readonly rawStop: string;
  /** The model that answered. */
  readonly model: string;
}

/** The purpose of a model call. Every call is logged and counted. */
export type Purpose =
  "turn" | "compress" | "verify_summary" | "judge_loop" | "correct_edit" | "search" | "repair_output";

/** The result of checking a model's summary against the conversation. */
export type SummaryCheck =
  | { readonly kind: "confirmed" }
  /** What was missing or wrong in the first draft, one line each. */
  | { readonly kind: "corrected"; readonly corrections: readonly string[] }
  /** The first draft is used. `why`: a sentence. */
  | { readonly kind: "failed" | "skipped"; readonly why: string };

/** A pull request that people closed without merging. */
export interface RejectedPull {
  readonly number: number;
  readonly url: string;
}

/** Remit adds this to the body of a pull request that it closes itself: no person rejected it. */
export const CLOSED_BY_REMIT = "<!-- remit:spent -->";

/** Whether people closed it. */
export function isRejected(pull: { readonly open: boolean; readonly merged: boolean; readonly body: string }): boolean {
  return !pull.open && !pull.merged && !pull.body.includes(CLOSED_BY_REMIT);
}

/** An open pull request to which a run found nothing to add. */
export interface StandingPull {
  readonly pull: { readonly number: number; readonly url: string; readonly draft: boolean };
  readonly branch: string;
  /** Head of the branch. */
  readonly commit: string;
  /** Its body had called the work unfinished until then. */
  readonly finished: boolean;
}

/** All text in it is by others: the model sees it as data. */
export type Occasion =
  /** A comment on lines of a pull request. */
  | {
      readonly kind: "lines";
      /** The comment that asked. */
      readonly comment: number;
      /** The comment that began its thread; the same comment if it did. */
      readonly thread: number;
      readonly path: string;
      /** The last line, from 1, at the commit that was commented on; absent for a comment on the whole file. */
      readonly line?: number;
      /** The diff's hunk up to the line, as GitHub shows it; a long one is cut at its beginning. */
      readonly hunk: string;
    }
  /** A submitted review, with its comments. */
  | { readonly kind: "review"; readonly review: number }
  /** A workflow run that failed. */
  | {
      readonly kind: "failure";
      readonly run: number;
      /** Name of its workflow. */
      readonly workflow: string;
      /** The commit it ran on. */
      readonly sha: string;
      readonly url: string;
      /** Its failed jobs; absent when GitHub did not list them. */
      readonly jobs?: readonly { readonly name: string; readonly steps: readonly string[] }[];
    }
  /** What a program sent with `repository_dispatch`. */
  | {
      readonly kind: "message";
      readonly type: string;
      /** JSON; cut when it is long. */
      readonly payload: string;
    };

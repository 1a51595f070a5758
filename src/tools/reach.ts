/** What a site may have beyond its workspace. A tool whose part is missing says so. */
import type { Answer, Fault, RefusedFile, Reply, Subject } from "../events.ts";
import type { Git, GitHub, Web } from "../ports.ts";
import type { Review } from "./review.ts";

export interface WebSite {
  readonly web?: Web;
  /** Policy's word on a host that a call does not name, such as a redirect's. Absent: none is allowed. */
  readonly allowsHost?: (host: string) => boolean;
  readonly search?: SearchWeb;
}

/** Git's history, and what this run has changed. */
export interface GitSite {
  readonly git?: Git;
  /** The commit that is worked on: what `HEAD` means here. */
  readonly commit?: string;
  /** What this run has changed in the workspace, as a publisher would see it. */
  readonly changes?: () => Promise<WorkspaceChanges>;
  /** Brings the base branch into the workspace. Absent where there is none to bring. */
  readonly mergeBase?: () => Promise<Answer>;
}

export interface GitHubSite {
  readonly github?: GitHub;
  /** The issue or pull request that the request is about. */
  readonly subject?: Subject;
  /** Where comments for a review are collected. Absent where there is no pull request. */
  readonly review?: Review;
}

/** Cleans a text by others of what a reader would not see, and marks it as data. */
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

/**
 * One grounded question to a model, small: without the system prompt. Whoever provides it logs the call with its
 * purpose and counts it against the budget.
 */
export type SearchWeb = (query: string, signal: AbortSignal) => Promise<Searched>;

export type Searched =
  | { readonly kind: "found"; readonly reply: Pick<Reply, "text" | "citations" | "supports"> }
  | { readonly kind: "failed"; readonly fault: Fault }
  | { readonly kind: "cancelled" }
  /** The budget leaves no room for another question. */
  | { readonly kind: "spent" };

/** The same as `change/changes` says it. */
export interface WorkspaceChanges {
  readonly base: string;
  readonly files: readonly WorkspaceChange[];
  readonly refused: readonly RefusedFile[];
}

export interface WorkspaceChange {
  readonly path: string;
  readonly before?: { readonly mode: string; readonly oid: string };
  /** Its bytes are in Remit's own git. */
  readonly after?: { readonly mode: string; readonly oid: string };
}

/** For a call that cannot be served in this run. */
export function unavailable(what: string): Answer {
  return { text: `${what} is not available in this run.`, error: "failed" };
}

/** The work's result; rejects at once when the call is cancelled, and work that has begun goes on unheard. */
export async function heeding<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const done = new AbortController();
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = (): void => reject(new Error("The call was cancelled."));
    signal.addEventListener("abort", cancel, { once: true, signal: done.signal });
  });
  try {
    return await Promise.race([work(), cancelled]);
  } finally {
    done.abort();
  }
}

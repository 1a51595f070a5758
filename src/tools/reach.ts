/** What a site may have beyond its workspace. A tool whose part is missing reports that. */
import type { Answer, Fault, RefusedFile, Reply, Subject } from "../events.ts";
import type { Git, GitHub, Web } from "../ports.ts";
import type { Review } from "./review.ts";

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
  readonly changes?: () => Promise<WorkspaceChanges>;
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

/**
 * One grounded question to a model; small, without the system prompt. The implementation logs the call with its purpose
 * and counts it against the budget.
 */
export type SearchWeb = (query: string, signal: AbortSignal) => Promise<SearchResult>;

export type SearchResult =
  | { readonly kind: "found"; readonly reply: Pick<Reply, "text" | "citations" | "supports"> }
  | { readonly kind: "failed"; readonly fault: Fault }
  | { readonly kind: "cancelled" }
  /** The budget leaves no room for another question. */
  | { readonly kind: "spent" };

/** The same facts as in `change/changes`. */
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

/** The answer to a call that this run cannot serve. */
export function unavailable(what: string): Answer {
  return { text: `${what} is not available in this run.`, error: "failed" };
}

/** The work's result; rejects at once when the call is cancelled, without waiting for work that has begun. */
export async function withCancellation<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
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

/** Writes a body into the one comment of a run: finds or creates it, never twice. */
import { GitHubError, isRefusal, type CommentFacts, type GitHub } from "../ports.ts";
import type { Seal } from "../lib/seal.ts";
import { findMarked, markerLine, type CommentMark, sealComment, type CommentRecord } from "./record.ts";

/** The run's comment. */
export interface StickyComment {
  /** The comment as GitHub last returned it; undefined until it has been found or created. */
  readonly found: CommentFacts | undefined;
  /**
   * Writes `body` below the marker, and the record below that. Sends nothing when the comment has that text already.
   * Throws {@link GitHubError}.
   */
  put(body: string, record?: CommentRecord): Promise<CommentFacts>;
}

/** `known`: the comment's id from an earlier step, which saves a search. */
export function openSticky(github: GitHub, seal: Seal, mark: CommentMark, known?: number): StickyComment {
  let found: CommentFacts | undefined;
  let id = known;
  let said: string | undefined;
  // Searched before every attempt to create, because a failed attempt may have been stored.
  async function send(body: string): Promise<CommentFacts> {
    id ??= (await search(github, mark))?.id;
    if (id === undefined) return await createFirst(github, mark, body);
    try {
      return await github.updateComment(id, body);
    } catch (error) {
      if (!(error instanceof GitHubError) || !GONE.has(error.status)) throw error;
      return github.createComment(mark.subject, body); // Somebody deleted it.
    }
  }
  return {
    get found() {
      return found;
    },
    async put(body, record = {}) {
      const whole = sealComment(`${markerLine(mark)}\n${body}`, record, seal);
      if (found !== undefined && said === whole) return found;
      said = undefined;
      found = await send(whole);
      id = found.id;
      said = whole;
      return found;
    },
  };
}

/**
 * Another run of the same event may have created its comment in the same moment. Both look again: the older comment
 * stays, and whoever made the younger one deletes it.
 */
async function createFirst(github: GitHub, mark: CommentMark, body: string): Promise<CommentFacts> {
  const made = await github.createComment(mark.subject, body);
  try {
    const first = await search(github, mark);
    if (first === undefined || first.id >= made.id) return made;
    await github.deleteComment(made.id);
    return await github.updateComment(first.id, body);
  } catch (error) {
    if (error instanceof GitHubError) return made; // Unknown; two comments are better than none.
    throw error;
  }
}

const GONE: ReadonlySet<number> = new Set([404, 410]);

async function search(github: GitHub, mark: CommentMark): Promise<CommentFacts | undefined> {
  const [self, comments] = await Promise.all([github.self(), github.comments(mark.subject)]);
  return findMarked(comments, mark, self.id);
}

/**
 * Writes a body and its record; returns the failure, or undefined. The port has waited out passing faults, so a retry
 * is left to the next writer.
 */
export async function deliver(
  sticky: StickyComment,
  { body, record = {} }: { readonly body: string; readonly record?: CommentRecord },
): Promise<unknown> {
  try {
    await sticky.put(body, record);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Whether a retry can help: not when GitHub refused the request or the token. */
export function mayPass(error: unknown): boolean {
  return !isRefusal(error) && !(error instanceof GitHubError && error.status === 401);
}

/** What a person can do about a comment that could not be written. */
export function undelivered(error: unknown): string {
  const why = (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
  return `The comment could not be written: ${why}.`;
}

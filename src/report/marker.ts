/** The hidden first line by which a comment of ours is found again. */
import { createHash } from "node:crypto";
import type { Request } from "../events.ts";
import type { CommentFacts } from "../ports.ts";

/**
 * The key of a request's comment: its own. Where a workflow asks for a review at each push, all that it asks for on a pull
 * request share one comment, a push being no reason for another; a workflow that asks for something else has its own. And
 * all runs of a task share one on their pull request.
 */
export function commentKey(request: Asked): string {
  const { trigger, key, instruction, task, subject } = request;
  if (task !== undefined && subject === undefined) return `task-${task}`;
  if (trigger !== "pull") return key;
  return `reviews-${createHash("sha256").update(instruction).digest("hex").slice(0, 12)}`;
}

interface Asked extends Pick<Request, "trigger" | "key" | "instruction" | "task"> {
  readonly subject?: object;
}

/** What a comment is about: one comment for each key and subject. */
export interface CommentMark {
  readonly key: string;
  /** Number of the issue or pull request. */
  readonly subject: number;
}

/** `<!-- remit:v1 key=… subject=… -->`. */
export function markerLine({ key, subject }: CommentMark): string {
  return `<!-- remit:v1 key=${encodeURIComponent(key.toWellFormed()).replaceAll("-", "%2D")} subject=${subject} -->`;
}

/** What a first line says; undefined for one that is no marker. */
export function readMarker(line: string): CommentMark | undefined {
  const [, key, subject] = /^<!-- remit:v1 key=([\w%.!~*'()]{1,400}) subject=(\d{1,15}) -->$/.exec(line) ?? [];
  if (key === undefined) return undefined;
  try {
    return { key: decodeURIComponent(key), subject: Number(subject) };
  } catch {
    return undefined; // Not an encoding of anything.
  }
}

/** Ours are comments whose first line is the marker and whose author we are: anybody can copy a marker. */
export function findMarked(
  comments: readonly CommentFacts[],
  mark: CommentMark,
  author: number,
): CommentFacts | undefined {
  const line = markerLine(mark);
  return comments.find((comment) => comment.author.id === author && comment.body.split(/\r?\n/, 1)[0] === line);
}

/** The hidden line by which the comment of a run at work says which workflow run that is. */
import type { CommentFacts } from "../ports.ts";

/** The last line of a comment while its run goes on. */
export function workingLine(run: string): string {
  return `<!-- remit:working run=${run.replaceAll(/\D/g, "")} -->`;
}

/** Ids of the workflow runs that comments of ours say are at work: anybody can copy the line, nobody our account. */
export function findWorking(comments: readonly CommentFacts[], author: number): readonly number[] {
  const ids = comments
    .filter((comment) => comment.author.id === author)
    .map(({ body }) => Number(WORKING.exec(body.trimEnd())?.[1] ?? 0));
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0);
}

const WORKING = /(?:^|\n)<!-- remit:working run=(\d{1,16}) -->$/;

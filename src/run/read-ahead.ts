/**
 * What nearly every agent's first message needs from GitHub is asked for together with the gate's own questions: each
 * answer would otherwise be waited for after theirs.
 */
import type { GitHub } from "../ports.ts";
import type { PendingRequest } from "../request.ts";

export interface ReadingAhead {
  /** Gives each answer that was asked for ahead to the first call that asks for the same. */
  readonly github: GitHub;
  /** `branch`: the default branch. */
  begin(pending: Pick<PendingRequest, "command" | "subject">, branch: string | undefined): void;
}

/** The commits of the default branch whose messages are read: their titles are an example for the agent. */
export const NEWEST_COMMITS = 20;

export function readAhead(github: GitHub): ReadingAhead {
  const comments = new Map<number, ReturnType<GitHub["comments"]>>();
  let messages: ReturnType<GitHub["commitMessages"]> | undefined;
  return {
    github: {
      ...github,
      comments(number) {
        const begun = comments.get(number);
        comments.delete(number);
        return begun ?? github.comments(number);
      },
      commitMessages(sha, most) {
        const begun = most === NEWEST_COMMITS ? messages : undefined;
        messages = undefined;
        return begun ?? github.commitMessages(sha, most);
      },
    },
    begin({ command, subject }, branch) {
      if (command !== undefined) return;
      if (subject !== undefined) comments.set(subject.number, github.comments(subject.number));
      // By its name: which commit that is, GitHub is asked at the same moment.
      if (branch !== undefined) messages = github.commitMessages(branch, NEWEST_COMMITS);
      for (const begun of [...comments.values(), messages]) begun?.catch(() => undefined); // Whoever takes it gets the error.
    },
  };
}

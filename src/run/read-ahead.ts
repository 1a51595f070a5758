/**
 * Questions to GitHub that are certain to come are asked while other answers are waited for: what the agent's first
 * message needs, together with the gate's questions; the checks of a pushed commit, while its pull request is opened.
 */
import type { GitHub } from "../ports.ts";
import type { PendingRequest } from "../request.ts";

/** The commits of the default branch whose messages are read: their titles are an example for the agent. */
export const NEWEST_COMMITS = 20;

export function readAhead(github: GitHub) {
  const [comments, runs, checks] = [
    givenOnce(github.comments),
    givenOnce(github.commitRuns),
    givenOnce(github.otherChecks),
  ];
  let messages: ReturnType<GitHub["commitMessages"]> | undefined;
  const answering: GitHub = {
    ...github,
    comments: comments.ask,
    commitRuns: runs.ask,
    otherChecks: checks.ask,
    commitMessages(sha, most) {
      const begun = most === NEWEST_COMMITS ? messages : undefined;
      messages = undefined;
      return begun ?? github.commitMessages(sha, most);
    },
  };
  return {
    /** Gives each answer that was asked for ahead to the first call that asks for the same. */
    github: answering,
    /** For the first message. `branch`: the default branch. */
    begin({ command, subject }: Pick<PendingRequest, "command" | "subject">, branch: string | undefined): void {
      if (command !== undefined) return;
      if (subject !== undefined) comments.begin(subject.number);
      // By the branch's name: which commit that is, GitHub is asked at the same moment.
      messages = branch === undefined ? undefined : github.commitMessages(branch, NEWEST_COMMITS);
      messages?.catch(() => undefined); // Whoever takes it gets the error.
    },
    /** For the checks of a commit that was pushed just now. */
    pushed(commit: string): void {
      runs.begin(commit);
      checks.begin(commit);
    },
  };
}

function givenOnce<K, T>(find: (key: K) => Promise<T>) {
  const begun = new Map<K, Promise<T>>();
  return {
    begin(key: K): void {
      const finding = find(key);
      finding.catch(() => undefined); // Whoever takes it gets the error.
      begun.set(key, finding);
    },
    ask(key: K): Promise<T> {
      const finding = begun.get(key);
      begun.delete(key);
      return finding ?? find(key);
    },
  };
}

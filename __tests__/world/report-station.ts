/** A runner and a GitHub with one issue, both in memory, that record what they receive. */
import { openSeal } from "../../src/lib/seal.ts";
import { GitHubError, type Account, type CommentFacts, type GitHub, type Runner } from "../../src/ports.ts";

export interface FakeRunner extends Runner {
  readonly printed: string[];
  readonly annotations: { level: string; title: string; message: string }[];
  readonly outputs: Map<string, string>;
  readonly state: Map<string, string>;
  readonly summaries: string[];
}

export function fakeRunner(): FakeRunner {
  const runner: FakeRunner = {
    printed: [],
    annotations: [],
    outputs: new Map(),
    state: new Map(),
    summaries: [],
    print: (text) => void runner.printed.push(text),
    annotate: (level, title, message) => void runner.annotations.push({ level, title, message }),
    setOutput: (name, value) => void runner.outputs.set(name, value),
    saveState: (name, value) => void runner.state.set(name, value),
    writeSummary: (markdown) => Promise.resolve(runner.summaries.push(markdown) > 0),
  };
  return runner;
}

/** The seal of a repository without a key. */
export const SEAL = openSeal("", "octo/shop");

export const US: Account = { login: "remit[bot]", id: 77, bot: true };
export const STRANGER: Account = { login: "stranger", id: 5, bot: false };

export interface FakeIssue extends Pick<
  GitHub,
  "self" | "comments" | "createComment" | "updateComment" | "deleteComment"
> {
  readonly stored: CommentFacts[];
  /** Requests so far: `create`, `update 1`, … */
  readonly requests: string[];
  /** What the next requests do instead of answering. `after` fails once the comment has been stored. */
  readonly faults: { readonly error: Error; readonly after?: boolean }[];
  /** The number of concurrent requests, now and at most. */
  readonly underWay: { now: number; most: number };
  /** If set, requests wait for it. */
  gate: Promise<void> | undefined;
}

export function fakeIssue(stored: readonly CommentFacts[] = []): FakeIssue {
  const write = async (request: string, store: () => CommentFacts): Promise<CommentFacts> => {
    issue.requests.push(request);
    issue.underWay.most = Math.max(issue.underWay.most, ++issue.underWay.now);
    try {
      await issue.gate;
      const fault = issue.faults.shift();
      if (fault !== undefined && fault.after !== true) throw fault.error;
      const comment = store();
      if (fault !== undefined) throw fault.error;
      return comment;
    } finally {
      issue.underWay.now--;
    }
  };
  const issue: FakeIssue = {
    stored: [...stored],
    requests: [],
    faults: [],
    underWay: { now: 0, most: 0 },
    gate: undefined,
    self: () => Promise.resolve(US),
    comments: () => Promise.resolve([...issue.stored]),
    createComment: (_number, body) =>
      write("create", () => {
        const comment = commentBy(US, body, issue.stored.length + 1);
        issue.stored.push(comment);
        return comment;
      }),
    deleteComment: (id) => {
      issue.requests.push(`delete ${id}`);
      issue.stored.splice(
        issue.stored.findIndex((comment) => comment.id === id),
        1,
      );
      return Promise.resolve();
    },
    updateComment: (id, body) =>
      write(`update ${id}`, () => {
        const at = issue.stored.findIndex((comment) => comment.id === id);
        if (at < 0) throw new GitHubError("Not Found", 404);
        return (issue.stored[at] = { ...(issue.stored[at] as CommentFacts), body });
      }),
  };
  return issue;
}

export function commentBy(author: Account, body: string, id: number): CommentFacts {
  const at = "2026-11-12T09:00:00Z";
  return {
    id,
    body,
    author,
    createdAt: at,
    updatedAt: at,
    url: `https://github.example/octo/shop/issues/12#issuecomment-${id}`,
  };
}

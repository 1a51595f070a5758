/** A GitHub in memory, for `remit demo` and `remit run`, which send nothing anywhere. */
import type { Permission, PinnedRef } from "../events.ts";
import {
  GitHubError,
  type Account,
  type CommentFacts,
  type Git,
  type GitHub,
  type IssueFacts,
  type PullFacts,
  type MadeReview,
} from "../ports.ts";

interface OfflineFacts {
  readonly defaultBranch: string;
  /** The person who asks. */
  readonly actor: Account;
  /** The permission of that person; `write` when absent. */
  readonly permission?: Permission;
  readonly issues: readonly IssueFacts[];
  /** Answers for the real repository. */
  readonly git: Pick<Git, "remoteBranch" | "remoteBranches" | "history">;
  /** Prefix of the URLs of created objects. */
  readonly url: string;
}

export interface OfflineGitHub extends GitHub {
  /** Everything written, for display. */
  readonly written: { readonly comments: readonly CommentFacts[]; readonly pulls: readonly PullFacts[] };
}

const REMIT: Account = { login: "remit[bot]", id: 0, bot: true };

/** Keeps comments and pull requests in memory; every other write fails. */
export function openOfflineGitHub(facts: OfflineFacts): OfflineGitHub {
  const shelves: OfflineStore = { comments: new Map(), pulls: new Map() };
  return {
    written: {
      get comments() {
        return [...shelves.comments.values()];
      },
      get pulls() {
        return [...shelves.pulls.values()];
      },
    },
    ...reading(facts, shelves),
    ...writing(facts, shelves),
  };
}

interface OfflineStore {
  readonly comments: Map<number, CommentFacts>;
  readonly pulls: Map<number, PullFacts>;
}

type Writing = Pick<
  GitHub,
  | "createComment"
  | "updateComment"
  | "deleteComment"
  | "commitOnBranch"
  | "createPull"
  | "updatePull"
  | "createReview"
  | "wouldTake"
  | "replyInThread"
  | "resolveThread"
>;

function reading(facts: OfflineFacts, { comments, pulls }: OfflineStore): Omit<GitHub, keyof Writing> {
  const { actor, defaultBranch, git, issues } = facts;
  return {
    repository: () => Promise.resolve({ defaultBranch }),
    self: () => Promise.resolve(REMIT),
    account: (login) => Promise.resolve(login === actor.login ? actor : { ...REMIT, login }),
    permission: (login) => Promise.resolve(login === actor.login ? (facts.permission ?? "write") : "none"),
    branch: (name) => branchOf(facts, name),
    branches: (prefix) => git.remoteBranches(prefix),
    commitMessages: async (sha, most) => (await git.history.log(sha, { most })).commits.map(({ message }) => message),
    issue: (number) => existing(issues.find((issue) => issue.number === number)),
    pull: (number) => existing(pulls.get(number)),
    pullFiles: () => Promise.resolve([]),
    reviews: () => Promise.resolve([]),
    reviewComments: () => Promise.resolve([]),
    reviewThreads: () => Promise.resolve([]),
    jobs: () => Promise.resolve({ failed: [], passed: 0, running: 0 }),
    commitRuns: () => Promise.resolve([]),
    otherChecks: () => Promise.resolve([]),
    jobLog: () => Promise.resolve(undefined),
    workflowRun: () => Promise.resolve(undefined),
    cancelRun: () => Promise.resolve(),
    pullsFrom: (branch) => Promise.resolve([...pulls.values()].filter((pull) => pull.head.name === branch)),
    issuesBy: () => Promise.resolve([]),
    createIssue: () => existing<IssueFacts>(undefined),
    updateIssue: () => existing<IssueFacts>(undefined),
    openPulls: () => Promise.resolve([...pulls.values()]),
    lastPullFrom: () => Promise.resolve(undefined),
    lastEditor: () => Promise.resolve(undefined),
    comments: () => Promise.resolve([...comments.values()]),
    react: () => Promise.resolve(),
  };
}

async function branchOf({ git }: OfflineFacts, name: string): Promise<PinnedRef | undefined> {
  const sha = await git.remoteBranch(name);
  return sha === undefined ? undefined : { name, sha };
}

function writing(facts: OfflineFacts, { comments, pulls }: OfflineStore): Writing {
  const first = Math.max(0, ...facts.issues.map(({ number }) => number)) + 1;
  return {
    createComment: (number, body) => {
      const id = comments.size + 1;
      const url = `${facts.url}/issues/${number}#comment-${id}`;
      return keep(comments, id, { id, body, author: REMIT, createdAt: "", updatedAt: "", url });
    },
    deleteComment: (id) => Promise.resolve(void comments.delete(id)),
    updateComment: async (id, body) => keep(comments, id, { ...(await existing(comments.get(id))), body }),
    createPull: async ({ head, base, ...pull }) => {
      const number = first + pulls.size;
      const [from, to] = [await existing(await branchOf(facts, head)), await existing(await branchOf(facts, base))];
      const url = `${facts.url}/pull/${number}`;
      return keep(pulls, number, { ...NEW_PULL, ...pull, number, head: from, base: to, url });
    },
    commitOnBranch: () => existing<string>(undefined),
    createReview: () => existing<MadeReview>(undefined),
    wouldTake: () => Promise.resolve(false),
    replyInThread: () => Promise.resolve(),
    resolveThread: () => Promise.resolve(),
    updatePull: async (number, pull) => keep(pulls, number, { ...(await existing(pulls.get(number))), ...pull }),
  };
}

const NEW_PULL = { author: REMIT, open: true, merged: false, fromFork: false };

function keep<T>(map: Map<number, T>, key: number, value: T): Promise<T> {
  map.set(key, value);
  return Promise.resolve(value);
}

function existing<T>(value: T | undefined): Promise<T> {
  if (value === undefined)
    return Promise.reject(new GitHubError("There is no such thing in the offline repository.", 404));
  return Promise.resolve(value);
}

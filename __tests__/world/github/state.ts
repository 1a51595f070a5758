/** The state of the stand-in: plain records, changed only by `acts.ts`. */
import type { BareRepository, GitServer, RefChange } from "../git-server.ts";

export type Role = "none" | "read" | "triage" | "write" | "maintain" | "admin";
export type Level = "read" | "write";

export interface User {
  readonly login: string;
  readonly id: number;
  readonly type: "User" | "Bot";
  role: Role;
}

/** A token and its permissions. Keys of `permissions` as in a workflow's `permissions:` block. */
export interface Token {
  /** Its name in `requests`; the token's value is never recorded. */
  readonly name: string;
  readonly value: string;
  readonly kind: "installation" | "user";
  readonly actor: User;
  readonly permissions: Readonly<Record<string, Level>>;
  revoked: boolean;
}

export interface Issue {
  readonly number: number;
  readonly id: number;
  readonly author: User;
  readonly createdAt: string;
  title: string;
  body: string;
  open: boolean;
  stateReason: string | null;
  locked: boolean;
  labels: string[];
  assignees: string[];
  updatedAt: string;
  closedAt: string | null;
  closedBy: User | null;
  readonly pull?: Pull;
}

export type PullRequest = Issue & { readonly pull: Pull };

export interface Pull {
  /** `owner/name` of the repository with the head branch; undefined if that fork was deleted. */
  headRepository: string | undefined;
  readonly headOwner: string;
  readonly headBranch: string;
  headSha: string;
  baseBranch: string;
  /** The base branch's tip at the last push of the head: GitHub does not follow the base. */
  baseSha: string;
  draft: boolean;
  mergedAt: string | null;
  mergedBy: User | null;
  mergeCommit: string | null;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly author: User;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
  /** The last editor; null if nobody edited it. */
  editor: User | null;
}

export interface Label {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

export interface Reaction {
  readonly id: number;
  readonly comment: Comment;
  readonly author: User;
  readonly content: string;
  readonly createdAt: string;
}

type ReviewState = "PENDING" | "COMMENTED" | "APPROVED" | "CHANGES_REQUESTED";

export interface Review {
  readonly id: number;
  /** The pull request's number. */
  readonly pull: number;
  readonly author: User;
  readonly commit: string;
  body: string;
  state: ReviewState;
  submittedAt: string | null;
}

export type Side = "LEFT" | "RIGHT";

export interface ReviewComment {
  readonly id: number;
  readonly pull: number;
  /** The id of its review. */
  readonly review: number;
  readonly author: User;
  readonly path: string;
  readonly line: number;
  readonly startLine: number | undefined;
  readonly side: Side;
  readonly startSide: Side | undefined;
  /** The commit that it was made on. */
  readonly commit: string;
  /** The file's blob at that commit: the comment is outdated once the head has another. */
  readonly oid: string;
  readonly hunk: string;
  /** Lines below the first hunk's header, as the API used to count. */
  readonly position: number;
  /** The id of the thread's first comment; undefined for that comment itself. */
  readonly replyTo: number | undefined;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
}

export type RunStatus = "queued" | "in_progress" | "completed" | "waiting" | "requested" | "pending";
export type RunConclusion =
  "success" | "failure" | "neutral" | "cancelled" | "skipped" | "timed_out" | "action_required";

/** A workflow run; each is a check suite, and each of its jobs a check run, as on GitHub. */
export interface WorkflowRun {
  readonly id: number;
  readonly name: string;
  /** Of the workflow file. */
  readonly path: string;
  readonly event: string;
  readonly branch: string;
  readonly sha: string;
  readonly actor: User;
  readonly number: number;
  readonly attempt: number;
  readonly createdAt: string;
  readonly headRepository: string;
  readonly jobs: readonly Job[];
  status: RunStatus;
  conclusion: RunConclusion | null;
}

export interface Job {
  readonly id: number;
  readonly name: string;
  readonly log: string;
  readonly steps: readonly { readonly name: string; readonly conclusion: RunConclusion }[];
  status: RunStatus;
  conclusion: RunConclusion | null;
}

/** A check run that is not a job, but belongs to another app. */
export interface Check {
  readonly id: number;
  readonly name: string;
  readonly sha: string;
  /** Slug of the app that reports it. */
  readonly app: string;
  readonly summary: string | null;
  readonly createdAt: string;
  status: RunStatus;
  conclusion: RunConclusion | null;
}

export interface Urls {
  readonly api: string;
  readonly html: string;
}

export interface State {
  /** `owner/name`. */
  readonly name: string;
  readonly id: number;
  readonly private: boolean;
  readonly defaultBranch: string;
  readonly bare: BareRepository;
  readonly git: GitServer;
  readonly urls: Urls;
  readonly createdAt: string;
  readonly users: Map<string, User>;
  readonly tokens: Map<string, Token>;
  readonly issues: Map<number, Issue>;
  readonly comments: Map<number, Comment>;
  readonly labels: Map<string, Label>;
  readonly reactions: Map<number, Reaction>;
  readonly protectedBranches: Set<string>;
  readonly reviews: Map<number, Review>;
  readonly reviewComments: Map<number, ReviewComment>;
  /** Ids of the first comments of resolved threads, and who resolved them. */
  readonly resolved: Map<number, User>;
  readonly runs: Map<number, WorkflowRun>;
  readonly checks: Map<number, Check>;
  /** Notified of every change of a branch, however it was made. */
  readonly watchers: ((repository: string, changes: readonly RefChange[]) => void)[];
  /** Commits that GitHub created and signed itself. */
  readonly signed: Set<string>;
  /** "Allow GitHub Actions to create and approve pull requests". */
  actionsMayOpenPulls: boolean;
  /** The world's clock: every call is one second later. */
  now(): string;
  nextId(): number;
  /** Of its own, so that a test can predict it whatever is opened between two comments. */
  nextCommentId(): number;
}

/** GitHub's own id of the account that `GITHUB_TOKEN` acts as. */
export const ACTIONS_BOT = { login: "github-actions[bot]", id: 41_898_282 } as const;

export function isPull(issue: Issue | undefined): issue is PullRequest {
  return issue?.pull !== undefined;
}

/** A user by login, case-insensitive. */
export function findUser(state: State, login: string): User | undefined {
  return state.users.get(login.toLowerCase());
}

/** A user by login; created if nobody has mentioned them before, as on a site that anybody can join. */
export function userCalled(state: State, login: string): User {
  const known = findUser(state, login);
  if (known !== undefined) return known;
  const type = login.endsWith("[bot]") ? "Bot" : "User";
  const user: User = { login, id: 500_000 + state.users.size, type, role: "none" };
  state.users.set(login.toLowerCase(), user);
  return user;
}

/** A user's role; on a public repository everybody may read. */
export function roleOf(state: State, user: User): Role {
  if (user.role !== "none") return user.role;
  return state.private ? "none" : "read";
}

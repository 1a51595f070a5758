/** What the stand-in remembers: plain records, changed only by `acts.ts`. */
import type { BareRepository, GitServer } from "../git-server.ts";

export type Role = "none" | "read" | "triage" | "write" | "maintain" | "admin";
export type Level = "read" | "write";

export interface User {
  readonly login: string;
  readonly id: number;
  readonly type: "User" | "Bot";
  role: Role;
}

/** A token and what it may do. Keys of `permissions` as in a workflow's `permissions:` block. */
export interface Token {
  /** How `requests` names it; the token's value is never recorded. */
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
  /** `owner/name` of the repository the head branch is in; undefined when that fork is gone. */
  headRepository: string | undefined;
  readonly headOwner: string;
  readonly headBranch: string;
  headSha: string;
  baseBranch: string;
  /** The base branch's tip when the head was last pushed: GitHub does not follow the base. */
  baseSha: string;
  draft: boolean;
  mergedAt: string | null;
  mergedBy: User | null;
  mergeCommit: string | null;
  maintainerCanModify: boolean;
  requestedReviewers: string[];
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly author: User;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
  /** Why the comment is folded away, such as `OUTDATED`. */
  minimized: string | null;
}

export interface Label {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

export interface Reaction {
  readonly id: number;
  /** `issue:12`, `comment:1001`, `review-comment:1002`. */
  readonly subject: string;
  readonly author: User;
  readonly content: string;
  readonly createdAt: string;
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
  /** "Allow GitHub Actions to create and approve pull requests". */
  actionsMayOpenPulls: boolean;
  /** The world's clock: each look is one second later. */
  now(): string;
  nextId(): number;
}

/** GitHub's own id of the account that `GITHUB_TOKEN` acts as. */
export const ACTIONS_BOT = { login: "github-actions[bot]", id: 41_898_282 } as const;

export function isPull(issue: Issue | undefined): issue is PullRequest {
  return issue?.pull !== undefined;
}

/** A user by login, in any case of letters. */
export function findUser(state: State, login: string): User | undefined {
  return state.users.get(login.toLowerCase());
}

/** A user by login; made up on the spot when nobody has named them before, as on a site anybody can join. */
export function userCalled(state: State, login: string): User {
  const known = findUser(state, login);
  if (known !== undefined) return known;
  const type = login.endsWith("[bot]") ? "Bot" : "User";
  const user: User = { login, id: 500_000 + state.users.size, type, role: "none" };
  state.users.set(login.toLowerCase(), user);
  return user;
}

/** What a user may do here: on a public repository everybody may read. */
export function roleOf(state: State, user: User): Role {
  if (user.role !== "none") return user.role;
  return state.private ? "none" : "read";
}

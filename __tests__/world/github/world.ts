/** The interface of the stand-in for tests: what people do, and what resulted. */
import type { Faults, When } from "../faults.ts";
import type { BareRepository, GitServer, NewCommit, RefChange } from "../git-server.ts";
import {
  addComment,
  addLabels,
  closeIssue,
  editComment,
  followPush,
  mergePull,
  openIssue,
  openPull,
  openPulls,
  ownerOf,
  setMergeRef,
} from "./acts.ts";
import { addReview, replyTo, type NewReview } from "./review-acts.ts";
import { addCheck, addRun, endRun, type NewCheck, type NewRun } from "./run-acts.ts";
import type { Recorded, Served } from "./server.ts";
import { commentsOn } from "./shapes/issue.ts";
import { openShow, type Show } from "./show.ts";
import {
  isPull,
  userCalled,
  type Check,
  type Comment,
  type Issue,
  type PullRequest,
  type Review,
  type ReviewComment,
  type RunConclusion,
  type State,
  type User,
  type WorkflowRun,
} from "./state.ts";

export interface As {
  /** The login of who does it; the repository's owner if absent. */
  readonly as?: string;
}

export interface GitHubWorld extends AsyncDisposable {
  readonly repository: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** The base URL of git and web pages. */
  readonly serverUrl: string;
  /** The value of the first token. */
  readonly token: string;
  readonly faults: Faults;
  readonly git: GitServer;
  readonly bare: BareRepository;
  /** All REST and GraphQL requests, in order. */
  readonly requests: readonly Recorded[];
  /** Answers that GitHub would not give, and other defects; the first is thrown when the world closes. */
  readonly broken: readonly Error[];
  /** Objects as the API and event payloads show them. */
  readonly show: Show;
  readonly state: State;

  user(login: string): User;
  /** Commit to a branch and push it; pull requests follow. Returns the commit id. */
  commit(commit: NewCommit & As & { readonly repository?: string }): Promise<string>;
  /** Delete a branch; its pull requests close. */
  deleteBranch(branch: string): Promise<void>;
  fork(login: string): Promise<BareRepository>;
  /** A file's text at a ref or commit. */
  read(revision: string, path: string): Promise<string | undefined>;
  openIssue(issue: As & { readonly title: string; readonly body?: string; readonly labels?: readonly string[] }): Issue;
  /** `head` is a branch, or `login:branch` of a fork; `base` is the default branch if absent. */
  openPull(pull: As & NewPullOptions): Promise<PullRequest>;
  comment(number: number, comment: As & { readonly body: string }): Comment;
  /** As the repository's owner if nobody is named. */
  editComment(id: number, body: string, by?: As): Comment;
  close(number: number, by?: As): void;
  merge(number: number, by?: As): Promise<string>;
  /** Make the commit that merging would make, at `refs/pull/N/merge`, as GitHub does for workflows. */
  mergeRef(number: number): Promise<string>;
  label(number: number, ...names: readonly string[]): void;
  issue(number: number): Issue;
  /** Comments of an issue or pull request, oldest first. */
  comments(number: number): readonly Comment[];
  /** All pull requests, in order of number. */
  pulls(): readonly PullRequest[];
  openPulls(): readonly PullRequest[];
  /** A review with inline comments, validated against the diff as on GitHub. */
  review(number: number, review: As & NewReview): Promise<Review>;
  /** Reply to the first comment of a thread. */
  reply(number: number, id: number, reply: As & { readonly body: string }): ReviewComment;
  /** Resolve the thread of this first comment. */
  resolve(id: number, by?: As): void;
  reviews(number: number): readonly Review[];
  reviewComments(number: number): readonly ReviewComment[];
  /** A workflow run with its jobs, which are check runs too. */
  addRun(run: As & NewRun): WorkflowRun;
  endRun(id: number, conclusion: RunConclusion): void;
  /** Another app's check. */
  addCheck(check: NewCheck): Check;
  /** Get notified of every change of a branch, as Actions does: a place to add runs. */
  whenPushed(watch: (repository: string, changes: readonly RefChange[]) => void): void;
  /** From now on the token is refused with 401. */
  revoke(token: string): void;
  /** The token is refused with 401 from this request on: the `nth` that matches the pattern; git's contain `/git-`. */
  expire(token: string, at: string, when?: Pick<When, "nth">): void;
  /** Protect a branch: pushes to it are refused with GH006, and the API says so. */
  protect(branch: string): void;
  /** The setting "Allow GitHub Actions to create and approve pull requests"; initially on. */
  allowActionsToOpenPulls(allowed: boolean): void;
}

export interface NewPullOptions {
  readonly title: string;
  readonly body?: string;
  readonly head: string;
  readonly base?: string;
  readonly draft?: boolean;
}

/** `close` releases the servers and throws the first defect. */
export function toWorld(served: Served, graphqlUrl: string, close: () => Promise<void>): GitHubWorld {
  const { state } = served;
  const [first] = state.tokens.keys();
  return {
    repository: state.name,
    apiUrl: state.urls.api,
    graphqlUrl,
    serverUrl: state.urls.html,
    token: first ?? "",
    faults: served.faults,
    git: state.git,
    bare: state.bare,
    requests: served.requests,
    broken: served.broken,
    show: openShow(state),
    state,
    ...people(state),
    ...reviewers(state),
    ...actions(state),
    ...settings(served),
    read: async (revision, path) => (await state.bare.file(revision, path))?.toString(),
    issue: (number) => issueCalled(state, number),
    comments: (number) => commentsOn(state, number),
    pulls: () => [...state.issues.values()].filter(isPull),
    openPulls: () => openPulls(state),
    mergeRef: (number) => setMergeRef(state, issueCalled(state, number)),
    [Symbol.asyncDispose]: close,
  };
}

function issueCalled(state: State, number: number): Issue {
  const issue = state.issues.get(number);
  if (issue === undefined) throw new Error(`There is no issue or pull request ${number}.`);
  return issue;
}

type People = Pick<
  GitHubWorld,
  | "user"
  | "commit"
  | "deleteBranch"
  | "fork"
  | "openIssue"
  | "openPull"
  | "comment"
  | "editComment"
  | "close"
  | "merge"
  | "label"
>;

function whoever(state: State): (by?: As) => User {
  return ({ as } = {}) => userCalled(state, as ?? ownerOf(state.name));
}

function people(state: State): People {
  const who = whoever(state);
  return {
    user: (login) => userCalled(state, login),
    async commit({ as, repository = state.name, ...commit }) {
      const bare = state.git.repository(repository);
      const from = await bare.ref(commit.branch);
      const { login, id } = who(as === undefined ? {} : { as });
      const author = { name: login, email: `${id}+${login}@users.noreply.github.com` };
      const to = await bare.commit({ author, ...commit });
      await followPush(state, repository, [{ ref: `refs/heads/${commit.branch}`, from, to }]);
      return to;
    },
    async deleteBranch(branch) {
      const from = await state.bare.ref(branch);
      await state.bare.setRef(branch, undefined);
      await followPush(state, state.name, [{ ref: `refs/heads/${branch}`, from, to: undefined }]);
    },
    fork: (login) => state.git.fork(state.name, `${userCalled(state, login).login}/${state.name.split("/")[1]}`),
    openIssue: (issue) => openIssue(state, who(issue), issue),
    async openPull(pull) {
      const opened = await openPull(state, who(pull), { base: state.defaultBranch, ...pull });
      if (!isPull(opened)) throw new Error("An issue came of a pull request.");
      return opened;
    },
    comment: (number, { body, ...by }) => addComment(state, who(by), number, body),
    editComment: (id, body, by) => editComment(state, who(by), id, body),
    close: (number, by) => closeIssue(state, issueCalled(state, number), who(by)),
    merge: (number, by) => mergePull(state, issueCalled(state, number), who(by)),
    label: (number, ...names) => addLabels(state, issueCalled(state, number), names),
  };
}

type Reviewers = Pick<GitHubWorld, "review" | "reply" | "resolve" | "reviews" | "reviewComments">;

function reviewers(state: State): Reviewers {
  const who = whoever(state);
  const pullCalled = (number: number): PullRequest => {
    const issue = issueCalled(state, number);
    if (isPull(issue)) return issue;
    throw new Error(`Issue ${number} is no pull request.`);
  };
  return {
    review: (number, { as, ...review }) =>
      addReview(state, who(as === undefined ? {} : { as }), pullCalled(number), review),
    reply: (number, id, { body, ...by }) => replyTo(state, who(by), pullCalled(number), id, body),
    resolve: (id, by) => void state.resolved.set(id, who(by)),
    reviews: (number) => [...state.reviews.values()].filter((review) => review.pull === number),
    reviewComments: (number) => [...state.reviewComments.values()].filter((comment) => comment.pull === number),
  };
}

type Actions = Pick<GitHubWorld, "addRun" | "endRun" | "addCheck" | "whenPushed">;

function actions(state: State): Actions {
  const who = whoever(state);
  return {
    addRun: (run) => addRun(state, who(run), run),
    endRun(id, conclusion) {
      const run = state.runs.get(id);
      if (run === undefined) throw new Error(`There is no workflow run ${id}.`);
      endRun(run, conclusion);
    },
    addCheck: (check) => addCheck(state, check),
    whenPushed: (watch) => void state.watchers.push(watch),
  };
}

type Settings = Pick<GitHubWorld, "revoke" | "expire" | "protect" | "allowActionsToOpenPulls">;

function settings({ state, faults }: Served): Settings {
  const revoke = (token: string): void => {
    const known = state.tokens.get(token);
    if (known === undefined) throw new Error("There is no such token.");
    known.revoked = true;
  };
  return {
    revoke,
    expire: (token, at, when) => (at.includes("/git-") ? state.git.faults : faults).upon(at, () => revoke(token), when),
    protect(branch) {
      state.protectedBranches.add(branch);
      state.git.protect(state.name, branch);
    },
    allowActionsToOpenPulls(allowed) {
      state.actionsMayOpenPulls = allowed;
    },
  };
}

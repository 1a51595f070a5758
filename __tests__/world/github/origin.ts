/** The initial state of the world: a repository, its people, its tokens. */
import type { GitServer } from "../git-server.ts";
import { ownerOf } from "./acts.ts";
import { toTime } from "./compare.ts";
import type { GitHubOptions, TokenOptions } from "./github.ts";
import { ACTIONS_BOT, userCalled, type State, type Token, type Urls, type User } from "./state.ts";

/** The value of the token that exists if a test names none. */
const JOB_TOKEN = "ghs_job";

const USUAL: Readonly<Record<string, TokenOptions>> = {
  [JOB_TOKEN]: {
    permissions: { contents: "write", issues: "write", "pull-requests": "write", actions: "read", checks: "read" },
  },
};

const MORNING = Date.UTC(2026, 10, 2, 9);

/** `tokens` is filled here and read by the git server. */
export async function openState(
  options: GitHubOptions,
  git: GitServer,
  tokens: Map<string, Token>,
  urls: Urls,
): Promise<State> {
  const { repository: name = "octo/shop", files = {}, defaultBranch = "main", private: secret = false } = options;
  let seconds = 0;
  let [ids, commentIds] = [1000, 1000];
  const now = (): string => toTime(MORNING + 1000 * seconds++);
  const bare = await git.create(name, { files, defaultBranch, private: secret });
  const state: State = {
    name,
    id: 7_654_321,
    private: secret,
    defaultBranch,
    bare,
    git,
    urls,
    createdAt: now(),
    users: firstUsers(options, ownerOf(name)),
    tokens,
    issues: new Map(),
    comments: new Map(),
    labels: new Map(),
    reactions: new Map(),
    protectedBranches: new Set(),
    reviews: new Map(),
    reviewComments: new Map(),
    resolved: new Map(),
    runs: new Map(),
    checks: new Map(),
    watchers: [],
    signed: new Set(),
    actionsMayOpenPulls: true,
    now,
    nextId: () => ++ids,
    nextCommentId: () => ++commentIds,
  };
  for (const [index, [value, token]] of Object.entries(options.tokens ?? USUAL).entries()) {
    tokens.set(value, toToken(state, value, token, index + 1));
  }
  return state;
}

function firstUsers(options: GitHubOptions, owner: string): Map<string, User> {
  const roles = { [owner]: "admin", ...options.users } as const;
  const people = Object.entries(roles).map(([login, role], index): User => {
    return { login, id: 500_000 + index, type: login.endsWith("[bot]") ? "Bot" : "User", role };
  });
  const bots: User[] = [
    { ...ACTIONS_BOT, type: "Bot", role: "none" },
    { login: "dependabot[bot]", id: 49_699_333, type: "Bot", role: "none" },
  ];
  return new Map([...people, ...bots].map((user) => [user.login.toLowerCase(), user]));
}

function toToken(state: State, value: string, options: TokenOptions, place: number): Token {
  const { permissions = {}, actor = ACTIONS_BOT.login, kind = "installation", name = `token ${place}` } = options;
  return { name, value, kind, actor: userCalled(state, actor), permissions, revoked: false };
}

/** The GitHub port in memory, with a bare repository: records what it was asked and what was written. */
import type { Permission, PinnedRef } from "../../src/events.ts";
import {
  GitHubError,
  type Account,
  type CommentFacts,
  type GitHub,
  type IssueFacts,
  type LineComment,
  type ReviewFacts,
  type PullFacts,
  type PullFile,
} from "../../src/ports.ts";
import type { BareRepository } from "./git/bare.ts";

export interface PortFacts {
  readonly shop?: BareRepository;
  readonly permissions?: Readonly<Record<string, Permission>>;
  readonly bots?: readonly string[];
  readonly issues?: readonly Partial<IssueFacts>[];
  readonly comments?: readonly Partial<CommentFacts>[];
  readonly branches?: readonly PinnedRef[];
  readonly files?: readonly PullFile[];
  /** The reviews of every pull request. */
  readonly reviews?: readonly ReviewFacts[];
  /** The diff comments of every pull request. */
  readonly lines?: readonly LineComment[];
}

export interface PortWorld extends GitHub {
  /** Such as `permission maria`, in order. */
  readonly asked: readonly string[];
  readonly pulls: Map<number, PullFacts>;
  /** Make the named method throw this from now on. */
  fail(method: keyof GitHub, error: GitHubError): void;
}

/** Account ids: the position of the first letter in the alphabet, so that a test can predict them. */
export function account(login: string, bot = login.endsWith("[bot]")): Account {
  return { login, id: login.codePointAt(0) ?? 0, bot };
}

const REMIT = account("remit[bot]");

export function openGitHubPort(facts: PortFacts = {}): PortWorld {
  const asked: string[] = [];
  const pulls = new Map<number, PullFacts>();
  const failures = new Map<string, GitHubError>();
  const note = (method: keyof GitHub, about: string | number = ""): void => {
    asked.push(`${method} ${about}`.trim());
    const failure = failures.get(method);
    if (failure !== undefined) throw failure;
  };
  const head = async (branch: string): Promise<PinnedRef | undefined> => {
    const sha = await facts.shop?.ref(branch);
    return sha === undefined ? undefined : { name: branch, sha };
  };
  const port: Partial<GitHub> = {
    repository: async () => (note("repository"), { defaultBranch: "main", private: false }),
    self: async () => (note("self"), REMIT),
    account: async (login) => (note("account", login), account(login, facts.bots?.includes(login))),
    react: async (comment, content) => note("react", `${comment} ${content}`),
    permission: async (login) => (note("permission", login), facts.permissions?.[login] ?? "none"),
    branch: async (name) => (note("branch", name), await head(name)),
    branches: async (prefix) => (
      note("branches", prefix),
      (facts.branches ?? []).filter(({ name }) => name.startsWith(prefix))
    ),
    commitMessages: async (sha) => (note("commitMessages", sha), []),
    issue: async (number) => (
      note("issue", number),
      found(facts.issues?.find((each) => each.number === number)) as IssueFacts
    ),
    pull: async (number) => (note("pull", number), await fresh(found(pulls.get(number)), head)),
    pullFiles: async (number) => (note("pullFiles", number), facts.files ?? []),
    pullsFrom: async (branch) => (
      note("pullsFrom", branch),
      [...pulls.values()].filter((pull) => pull.open && pull.head.name === branch)
    ),
    openPulls: async () => (note("openPulls"), [...pulls.values()].filter(({ open: still }) => still)),
    lastPullFrom: async (branch) => (
      note("lastPullFrom", branch),
      [...pulls.values()].findLast((pull) => pull.head.name === branch)
    ),
    lastEditor: async (id) => (note("lastEditor", id), undefined),
    comments: async (number) => (note("comments", number), (facts.comments ?? []) as CommentFacts[]),
    reviews: async (number) => (note("reviews", number), facts.reviews ?? []),
    reviewComments: async (number) => (note("reviewComments", number), facts.lines ?? []),
    commitOnBranch: async (commit) => (
      note("commitOnBranch", commit.branch),
      await commitHere(found(facts.shop), commit)
    ),
    commitRuns: async (sha) => (note("commitRuns", sha), []),
    otherChecks: async (sha) => (note("otherChecks", sha), []),
    async createPull({ head: from, base, ...rest }) {
      note("createPull", from);
      const number = 100 + pulls.size;
      return open(pulls, {
        ...rest,
        number,
        head: found(await head(from)),
        base: found(await head(base)),
        author: REMIT,
      });
    },
    async updatePull(number, change) {
      note("updatePull", number);
      return open(pulls, { ...found(pulls.get(number)), ...change });
    },
  };
  return { ...(port as GitHub), asked, pulls, fail: (method, error) => void failures.set(method, error) };
}

/** As on GitHub: a compare-and-swap, without file modes. */
export async function commitHere(
  shop: BareRepository,
  { branch, expect, message, additions, deletions }: Parameters<GitHub["commitOnBranch"]>[0],
): Promise<string> {
  if ((await shop.ref(branch)) !== expect) throw new GitHubError("Expected branch to point to another commit.", 409);
  const files = Object.fromEntries([
    ...deletions.map((path) => [path, null] as const),
    ...additions.map(({ path, bytes }) => [path, { mode: "100644", content: bytes }] as const),
  ]);
  return await shop.commit({ branch, parent: expect, files, message });
}

/** Add a pull request in GitHub's form. */
export function open(
  pulls: Map<number, PullFacts>,
  pull: Pick<PullFacts, "number" | "head" | "base"> & Partial<PullFacts>,
): PullFacts {
  const defaults = {
    title: "",
    body: "",
    author: account("maria"),
    open: true,
    merged: false,
    draft: false,
    fromFork: false,
  };
  const whole = { ...defaults, url: `https://github.test/octo/shop/pull/${pull.number}`, ...pull };
  pulls.set(pull.number, whole);
  return whole;
}

async function fresh(pull: PullFacts, head: (branch: string) => Promise<PinnedRef | undefined>): Promise<PullFacts> {
  return pull.fromFork ? pull : { ...pull, head: (await head(pull.head.name)) ?? pull.head };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new GitHubError("Not Found", 404);
  return value;
}

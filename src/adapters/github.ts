/** The GitHub port over Octokit. */
import type { Octokit } from "@octokit/rest";
import type { Account, Clock, CommentFacts, GitHub, PullFacts } from "../ports.ts";
import { once, onceDone, sharedWhileAsked } from "../lib/once.ts";
import { readingChecks, workingOnRuns } from "./github/checks.ts";
import { askGraphql, askingEditors, writingCommits } from "./github/graphql.ts";
import {
  createOnce,
  type GitHubOperation,
  hasStatus,
  toGitHubError,
  unlessMissing,
  openOutage,
  withRetries,
  type RetryOutage,
} from "./github/failure.ts";
import { toAccount, toComment, toIssue, toPermission, toPull, toPullFile } from "./github/facts.ts";
import { readingReviews, writingReviews } from "./github/reviews.ts";
import { send } from "./http.ts";

interface Warming {
  /** Starts loading Octokit, so that it is ready for the first request. */
  warm(): void;
}

interface ClientOptions {
  /** `GITHUB_API_URL`, such as `https://api.github.com` or `https://ghe.example.com/api/v3`. */
  readonly apiUrl: string;
  readonly token: string;
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
  /** How long an outage is waited out, in ms; a minute when absent. */
  readonly outageMs?: number;
  /** Time limit for one request and its answer, in ms; 30 s when absent (GitHub itself gives up after 10 s). */
  readonly timeoutMs?: number;
}

interface GitHubOptions extends ClientOptions {
  /** `GITHUB_GRAPHQL_URL`. */
  readonly graphqlUrl: string;
  /** `owner/name`. */
  readonly repository: string;
}

/** GitHub for one repository. Loads nothing before the first call, waits out faults for 60 s, creates only once. */
export function openGitHub(options: GitHubOptions): GitHub & Warming {
  const { clock } = options;
  const [owner = "", repo = ""] = options.repository.split("/");
  const client = openClient(options);
  const attempt = async <T>(doing: GitHubOperation, work: (octokit: Octokit) => Promise<T>): Promise<T> => {
    try {
      return await work(await client());
    } catch (error) {
      throw toGitHubError(error, doing, clock.now());
    }
  };
  const self = onceDone(() => askSelf(context));
  const context: Context = {
    ...options,
    owner,
    repo,
    attempt,
    self,
    seen: new Set(),
    comments: sharedWhileAsked((number: number) => listComments(context, number)),
  };
  return {
    warm() {
      client().catch(() => undefined); // The first request reports the failure.
    },
    self,
    ...readingRepository(context),
    ...readingCommits(context),
    ...readingConversations(context),
    ...readingReviews(context),
    ...writingReviews(context),
    ...readingChecks(context, options.fetch ?? fetch),
    ...workingOnRuns(context),
    ...keepingIssues(context),
    ...askingEditors(context),
    ...writingComments(context),
    ...writingPulls(context),
    ...writingCommits(context),
  };
}

interface Context extends GitHubOptions {
  readonly owner: string;
  readonly repo: string;
  readonly attempt: <T>(doing: GitHubOperation, work: (octokit: Octokit) => Promise<T>) => Promise<T>;
  readonly self: () => Promise<Account>;
  /** Ids of comments that existed before: none of them was made by a request whose answer was lost. */
  readonly seen: Set<number>;
  /** By issue. */
  readonly comments: ReturnType<typeof sharedWhileAsked<number, readonly CommentFacts[]>>;
}

interface Viewer {
  readonly login: string;
  readonly databaseId: number;
}

/** The token's account: by GraphQL; by `GET /user`, which refuses a job's token; with neither, it is the job's. */
async function askSelf({ attempt, graphqlUrl }: Context): Promise<Account> {
  return attempt({ what: "say whom the token acts as" }, async (octokit) => {
    const request = askGraphql<{ viewer?: Viewer | null }>(
      octokit,
      graphqlUrl,
      "query { viewer { login databaseId } }",
    );
    const viewer = (await unlessMissing(request))?.data?.viewer ?? undefined;
    if (viewer !== undefined) return toAccount({ login: viewer.login, id: viewer.databaseId });
    const self = await unlessMissing(octokit.rest.users.getAuthenticated());
    return toAccount(self?.data ?? (await showJob(octokit)));
  });
}

/** The account of a job's token where the server answers neither: the id on github.com, unless it gives another. */
const JOB = { login: "github-actions[bot]", id: 41_898_282, type: "Bot" };

async function showJob({ rest }: Octokit) {
  return (await unlessMissing(rest.users.getByUsername({ username: JOB.login })))?.data ?? JOB;
}

function readingRepository({ attempt, owner, repo }: Context): Pick<GitHub, "repository" | "account" | "permission"> {
  /** Who has which permission; undefined for an app. */
  const levels = sharedWhileAsked((username: string) =>
    attempt({ what: `say what ${username} may do here`, needs: "metadata: read" }, async ({ rest }) => {
      return (await unlessMissing(rest.repos.getCollaboratorPermissionLevel({ owner, repo, username })))?.data;
    }),
  );
  return {
    repository: () =>
      attempt({ what: `show the repository ${owner}/${repo}`, needs: "metadata: read" }, async ({ rest }) => {
        const { data } = await rest.repos.get({ owner, repo });
        return { defaultBranch: data.default_branch };
      }),
    async account(login) {
      const user = (await levels.ask(login))?.user;
      if (user) return toAccount(user);
      return await attempt({ what: `show the account ${login}` }, async ({ rest }) =>
        toAccount((await rest.users.getByUsername({ username: login })).data),
      );
    },
    async permission(login) {
      const level = await levels.ask(login);
      return level === undefined ? "none" : toPermission(level);
    },
  };
}

function readingCommits({ attempt, owner, repo }: Context): Pick<GitHub, "branch" | "branches" | "commitMessages"> {
  return {
    branch: (name) =>
      attempt({ what: `show the branch ${name}`, needs: "contents: read" }, async ({ rest }) => {
        const answer = await unlessMissing(rest.git.getRef({ owner, repo, ref: `heads/${name}` }));
        return answer === undefined ? undefined : { name, sha: answer.data.object.sha };
      }),
    branches: (prefix) =>
      attempt({ what: `list the branches ${prefix}…`, needs: "contents: read" }, async ({ paginate, rest }) => {
        const refs = await paginate(rest.git.listMatchingRefs, { owner, repo, ref: `heads/${prefix}` });
        return refs
          .map(({ ref, object }) => ({ name: ref.replace(/^refs\/heads\//, ""), sha: object.sha }))
          .filter(({ name }) => name.startsWith(prefix));
      }),
    commitMessages: (sha, most) =>
      attempt({ what: `list the newest commits of ${sha}`, needs: "contents: read" }, async ({ rest }) => {
        const { data } = await rest.repos.listCommits({ owner, repo, sha, per_page: most });
        return data.map(({ commit }) => commit.message);
      }),
  };
}

function readingConversations(
  context: Context,
): Pick<GitHub, "issue" | "pull" | "pullFiles" | "pullsFrom" | "openPulls" | "lastPullFrom" | "comments"> {
  const { attempt, owner, repo } = context;
  return {
    issue: (number) =>
      attempt({ what: `show #${number}`, needs: "issues: read" }, async ({ rest }) => {
        return toIssue((await rest.issues.get({ owner, repo, issue_number: number })).data);
      }),
    pull: (number) =>
      attempt({ what: `show pull request #${number}`, needs: "pull-requests: read" }, async ({ rest }) => {
        return toPull((await rest.pulls.get({ owner, repo, pull_number: number })).data);
      }),
    pullFiles: (number) =>
      attempt({ what: `list the files of pull request #${number}`, needs: "pull-requests: read" }, async (octokit) => {
        const query = { owner, repo, pull_number: number, per_page: 100 } as const;
        return (await octokit.paginate(octokit.rest.pulls.listFiles, query)).map(toPullFile);
      }),
    pullsFrom: (branch) =>
      attempt({ what: `list the pull requests from ${branch}`, needs: "pull-requests: read" }, (octokit) =>
        listPullsFrom(context, octokit, branch),
      ),
    openPulls: () =>
      attempt({ what: "list the open pull requests", needs: "pull-requests: read" }, async ({ paginate, rest }) => {
        return (await paginate(rest.pulls.list, { owner, repo, state: "open", per_page: 100 })).map(toPull);
      }),
    lastPullFrom: (branch) =>
      attempt({ what: `look for a pull request from ${branch}`, needs: "pull-requests: read" }, async ({ rest }) => {
        const query = { owner, repo, head: `${owner}:${branch}`, state: "all", per_page: 1 } as const;
        const pulls = (await rest.pulls.list(query)).data.map(toPull);
        return pulls.find((pull) => pull.head.name === branch && !pull.fromFork);
      }),
    comments: context.comments.ask,
  };
}

function listComments({ attempt, owner, repo, seen }: Context, number: number): Promise<readonly CommentFacts[]> {
  const operation = { what: `list the comments on #${number}`, needs: "issues: read" };
  return attempt(operation, async ({ paginate, rest }) => {
    const comments = await paginate(rest.issues.listComments, { owner, repo, issue_number: number, per_page: 100 });
    for (const { id } of comments) seen.add(id);
    return comments.map(toComment);
  });
}

async function listPullsFrom({ owner, repo }: Context, octokit: Octokit, branch: string): Promise<PullFacts[]> {
  const query = { owner, repo, head: `${owner}:${branch}`, state: "open", per_page: 100 } as const;
  const pulls = (await octokit.paginate(octokit.rest.pulls.list, query)).map(toPull);
  // GitHub ignores a filter it does not understand and lists everything, so the result is filtered again.
  return pulls.filter((pull) => pull.head.name === branch && !pull.fromFork);
}

function writingComments(
  context: Context,
): Pick<GitHub, "createComment" | "updateComment" | "deleteComment" | "react"> {
  const { attempt, clock, owner, repo } = context;
  const write: Context["attempt"] = (doing, work) => attempt(doing, work).finally(context.comments.forget);
  return {
    createComment: (number, body) =>
      write({ what: `create a comment on #${number}`, needs: "issues: write" }, async ({ paginate, rest }) => {
        const target = { owner, repo, issue_number: number } as const;
        // Copied before the first attempt: another reader may see the new comment while this one looks for it.
        const before = new Set(context.seen);
        const create = async () => toComment((await rest.issues.createComment({ ...target, body })).data);
        const find = async () => {
          const { id } = await context.self();
          const all = (await paginate(rest.issues.listComments, { ...target, per_page: 100 })).map(toComment);
          const unknown = all.filter((each) => each.author.id === id && !before.has(each.id));
          return unknown.findLast((each) => sameText(each.body, body));
        };
        const made = await createOnce(create, find, clock);
        context.seen.add(made.id);
        return made;
      }),
    react: (id, content) =>
      attempt({ what: `react to comment ${id}`, needs: "issues: write" }, async ({ rest }) => {
        await rest.reactions.createForIssueComment({ owner, repo, comment_id: id, content });
      }),
    deleteComment: (id) =>
      write({ what: `delete comment ${id}`, needs: "issues: write" }, async ({ rest }) => {
        await unlessMissing(rest.issues.deleteComment({ owner, repo, comment_id: id }));
      }),
    updateComment: (id, body) =>
      write({ what: `update comment ${id}`, needs: "issues: write" }, async ({ rest }) => {
        return toComment((await rest.issues.updateComment({ owner, repo, comment_id: id, body })).data);
      }),
  };
}

/** GitHub may change line ends and surrounding white space. */
function sameText(a: string, b: string): boolean {
  const plain = (text: string): string => text.replaceAll("\r\n", "\n").trim();
  return plain(a) === plain(b);
}

function writingPulls(context: Context): Pick<GitHub, "createPull" | "updatePull"> {
  const { attempt, clock, owner, repo } = context;
  return {
    createPull: (pull) =>
      attempt({ what: `open a pull request from ${pull.head}`, needs: "pull-requests: write" }, (octokit) => {
        const find = async () => {
          const open = await listPullsFrom(context, octokit, pull.head);
          return open.find((each) => each.base.name === pull.base);
        };
        const create = async () => {
          try {
            return toPull((await octokit.rest.pulls.create({ owner, repo, ...pull })).data);
          } catch (error) {
            const twin = isDuplicate(error) ? await find() : undefined;
            if (twin === undefined) throw error;
            return twin;
          }
        };
        return createOnce(create, find, clock);
      }),
    updatePull: (number, pull) =>
      attempt({ what: `update pull request #${number}`, needs: "pull-requests: write" }, async ({ rest }) => {
        return toPull((await rest.pulls.update({ owner, repo, pull_number: number, ...pull })).data);
      }),
  };
}

function isDuplicate(error: unknown): boolean {
  return hasStatus(error, 422) && /pull request already exists/i.test(error.message);
}

function keepingIssues(context: Context): Pick<GitHub, "issuesBy" | "createIssue" | "updateIssue"> {
  const { attempt, owner, repo, clock } = context;
  const list = async ({ paginate, rest }: Octokit, creator: string) =>
    (await paginate(rest.issues.listForRepo, { owner, repo, creator, state: "open", per_page: 100 })).map(toIssue);
  return {
    issuesBy: (login) =>
      attempt({ what: `list the issues by ${login}`, needs: "issues: read" }, (octokit) => list(octokit, login)),
    createIssue: (issue) =>
      attempt({ what: "open an issue", needs: "issues: write" }, (octokit) => {
        const create = async () => toIssue((await octokit.rest.issues.create({ owner, repo, ...issue })).data);
        const find = async () => {
          const all = await list(octokit, (await context.self()).login);
          return all.find(({ title, body }) => title === issue.title && body.trim() === issue.body.trim());
        };
        return createOnce(create, find, clock);
      }),
    updateIssue: (number, issue) =>
      attempt({ what: `update issue #${number}`, needs: "issues: write" }, async ({ rest }) => {
        return toIssue((await rest.issues.update({ owner, repo, issue_number: number, ...issue })).data);
      }),
  };
}

// ── The client ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Loads Octokit at the first call: a run that is declined at once should not pay for it. */
export function openClient(options: ClientOptions): () => Promise<Octokit> {
  return once(() => loadClient(options));
}

async function loadClient({ timeoutMs = 30_000, ...options }: ClientOptions): Promise<Octokit> {
  const { apiUrl, token, clock, fetch, outageMs } = options;
  const { Octokit } = await import("@octokit/rest");
  const route = fetch ?? (await proxyFetch(process.env)) ?? send;
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ""),
    userAgent: "remit",
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    request: { fetch: route },
  });
  const outages = new Map<string, RetryOutage>();
  octokit.hook.wrap("request", (request, given) => {
    const kind = `${given.method} ${given.url}`; // The template, without numbers and names.
    const outage = outages.get(kind) ?? openOutage(clock, outageMs);
    outages.set(kind, outage);
    // A POST creates something; one that only reads, such as a GraphQL query, says `request: { repeatable: true }`.
    const repeatable = given.method !== "POST" || given.request?.["repeatable"] === true;
    const attempt = async (): Promise<Awaited<ReturnType<typeof request>>> => {
      // Octokit's inner hooks use `given` itself: options passed to `request` instead never reach the wire.
      given.request = { ...given.request, signal: AbortSignal.timeout(timeoutMs) };
      return whole(await request(given));
    };
    return withRetries(attempt, { clock, repeatable, outage });
  });
  return octokit;
}

function ignore(): void {}

function whole<T extends { readonly headers: object; readonly data: unknown }>(response: T): T {
  const type = (response.headers as { "content-type"?: string })["content-type"] ?? "";
  if (!type.includes("json") || typeof response.data !== "string") return response;
  throw new CutAnswer("the answer ended before its body did");
}

/** An answer that ended before its body did; Octokit would pass on its beginning as if it were whole. */
class CutAnswer extends Error {
  override readonly name = "CutAnswer";
  /** 0, as for every request without an answer. */
  readonly status = 0;
}

type Fetch = typeof fetch;

const PROXY_VARIABLES = ["https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];

/** The `fetch` of GitHub's toolkit, which honours the runner's proxy; undefined, and not loaded, without a proxy. */
async function proxyFetch(environment: NodeJS.ProcessEnv): Promise<Fetch | undefined> {
  if (!PROXY_VARIABLES.some((name) => (environment[name] ?? "") !== "")) return undefined;
  const { defaults } = await import("@actions/github/lib/utils");
  return defaults.request?.fetch as Fetch | undefined;
}

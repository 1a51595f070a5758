/**
 * GitHub on loopback: the REST and GraphQL operations that Remit calls, over real bare repositories, for one repository
 * and its forks. Every answer is checked against GitHub's own description; one that does not match makes the world throw
 * on closing.
 *
 *     await using github = await openGitHub({
 *       repository: "octo/shop",
 *       files: { "src/total.js": "…" },
 *       users: { maria: "write", mallory: "none" },
 *       tokens: { "ghs_job": { permissions: { contents: "write", issues: "write", "pull-requests": "write" } } },
 *     });
 *     github.apiUrl, github.graphqlUrl, github.serverUrl                 // for GITHUB_API_URL and its like
 *     const issue = github.openIssue({ as: "maria", title: "Wrong total" });
 *     const asked = github.comment(issue.number, { as: "maria", body: "@remit fix this" });
 *     github.show.issue(issue.number), github.show.comment(asked.id)     // as in event payloads
 *     await github.commit({ branch: "topic", files: { "a.txt": "a" } });  // somebody pushes
 *     const pull = await github.openPull({ as: "maria", head: "topic", title: "Topic" });
 *     github.faults.inject("POST /repos/octo/shop/issues/*\/comments", { kind: "reset", stored: true });
 *     github.requests, github.comments(issue.number), github.pulls(), await github.read("main", "src/total.js")
 *
 * Tokens act as `github-actions[bot]` unless they name an actor. The patterns of faults are explained in `faults.ts`.
 */
import { openFaults } from "../faults.ts";
import { openGitServer, type FileTree, type GitToken } from "../git-server.ts";
import { listen } from "../loopback.ts";
import { followPush } from "./acts.ts";
import { openDescription } from "./description.ts";
import { openState } from "./origin.ts";
import { openRouter } from "./router.ts";
import { ROUTES } from "./routes/all.ts";
import { serveApi, type Served } from "./server.ts";
import type { Level, Role, Token } from "./state.ts";
import { toWorld, type GitHubWorld } from "./world.ts";

export type { Comment, Issue, Level, PullRequest, Role, User } from "./state.ts";
export type { Recorded } from "./server.ts";
export type { As, GitHubWorld, NewPullOptions } from "./world.ts";

export interface TokenOptions {
  /** Keys as in a workflow's `permissions:`; unnamed ones are not granted. */
  readonly permissions?: Readonly<Record<string, Level>>;
  /** The account it acts as; `github-actions[bot]` if absent. */
  readonly actor?: string;
  /** `user` for a personal token; `installation` (of the job or an app) if absent. */
  readonly kind?: "installation" | "user";
  /** Its name in `requests`; its position (`token 1`) if absent. */
  readonly name?: string;
}

export interface GitHubOptions {
  /** `owner/name`; `octo/shop` if absent. */
  readonly repository?: string;
  readonly files?: FileTree;
  readonly defaultBranch?: string;
  readonly private?: boolean;
  /** Roles by login; accounts that are not named here are created when they act, without a role. */
  readonly users?: Readonly<Record<string, Role>>;
  /** By value; an ordinary job token (`ghs_job`) if absent. */
  readonly tokens?: Readonly<Record<string, TokenOptions>>;
  /** Enterprise Server: `/api/v3` and `/api/graphql`. */
  readonly enterprise?: boolean;
}

export async function openGitHub(options: GitHubOptions = {}): Promise<GitHubWorld> {
  const tokens = new Map<string, Token>();
  const git = await openGitServer({
    tokens: (value) => gitToken(tokens.get(value)),
    onPush: ({ repository, changes }) => followPush(state, repository, changes),
  });
  const prefix = options.enterprise === true ? "/api/v3" : "";
  const graphqlPath = options.enterprise === true ? "/api/graphql" : "/graphql";
  const broken: Error[] = [];
  const api = await listen(
    (request, response) => serveApi(served, request, response),
    (error) => broken.push(error instanceof Error ? error : new Error(String(error))),
  );
  const state = await openState(options, git, tokens, { api: `${api.url}${prefix}`, html: git.url });
  const description = openDescription(ROUTES.map((route) => route.operation));
  const router = openRouter(ROUTES, state);
  const served: Served = {
    state,
    router,
    description,
    faults: openFaults(),
    requests: [],
    broken,
    prefix,
    graphqlPath,
  };
  return toWorld(served, `${api.url}${graphqlPath}`, async () => {
    served.faults.releaseAll();
    await api[Symbol.asyncDispose]();
    await git[Symbol.asyncDispose]();
    const unmet = served.faults.unmet().map((pattern) => new Error(`No request met the fault for ${pattern}.`));
    const [first] = [...broken, ...unmet];
    if (first !== undefined) throw first;
  });
}

function gitToken(token: Token | undefined): GitToken | undefined {
  if (token === undefined || token.revoked) return undefined;
  const { contents = "none", workflows } = token.permissions;
  return { actor: token.actor.login, contents, ...(workflows === "write" ? { workflows } : {}) };
}

/** What only GraphQL offers: a commit that GitHub makes and signs, and who edited a comment. */
import type { GitHub } from "../../ports.ts";
import type { Octokit } from "@octokit/rest";
import type { ReviewReader } from "./reviews.ts";

/** GraphQL always answers with status 200. */
export interface GraphqlAnswer<T> {
  readonly data?: T | null;
  readonly errors?: readonly { readonly message?: string; readonly type?: string }[];
}

/** Asks again when no answer came: what is asked here may be done twice, or cannot succeed twice. */
export async function askGraphql<T>(
  octokit: Octokit,
  url: string,
  query: string,
  variables?: object,
): Promise<GraphqlAnswer<T>> {
  return (await octokit.request({ method: "POST", url, query, variables, request: { repeatable: true } })).data;
}

/** The error of an answer, with the status that REST would have sent, for `attempt` to read. */
export function graphqlError(answer: GraphqlAnswer<unknown>, otherwise: string): Error {
  const [error] = answer.errors ?? [];
  const status = STATUS[error?.type ?? ""] ?? 422;
  const response = { headers: {}, data: answer };
  return Object.assign(new Error(error?.message ?? otherwise), { status, response });
}

const COMMIT = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } } }`;

export function writingCommits({ attempt, graphqlUrl, owner, repo }: ReviewReader): Pick<GitHub, "commitOnBranch"> {
  return {
    commitOnBranch: ({ branch, expect, message, additions, deletions }) =>
      attempt({ what: `make a commit on ${branch}`, needs: "contents: write" }, async (octokit) => {
        const [headline = "", ...body] = message.trimEnd().split("\n");
        const input = {
          branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
          expectedHeadOid: expect,
          message: { headline, body: body.join("\n").trim() },
          fileChanges: {
            additions: additions.map(({ path, bytes }) => ({ path, contents: bytes.toString("base64") })),
            deletions: deletions.map((path) => ({ path })),
          },
        };
        // Two attempts cannot both succeed: after the first, the expected head is no longer the head.
        const answer = await askGraphql<MadeCommit>(octokit, graphqlUrl, COMMIT, { input });
        const oid = answer.data?.createCommitOnBranch?.commit?.oid;
        if (oid === undefined || (answer.errors ?? []).length > 0) throw graphqlError(answer, "it gave no reason");
        return oid;
      }),
  };
}

interface MadeCommit {
  readonly createCommitOnBranch?: { readonly commit?: { readonly oid?: string } } | null;
}

/** GitHub's error types, as the REST status of the same meaning. */
const STATUS: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404,
  STALE_DATA: 409,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  SERVICE_UNAVAILABLE: 503,
};

export function askingEditors({ attempt, owner, repo, graphqlUrl }: ReviewReader): Pick<GitHub, "lastEditor"> {
  return {
    lastEditor: (id) =>
      attempt({ what: `say who edited comment ${id}`, needs: "issues: read" }, async (octokit) => {
        const { data: comment } = await octokit.rest.issues.getComment({ owner, repo, comment_id: id });
        const answer = await askGraphql<Edited>(octokit, graphqlUrl, EDITOR, { id: comment.node_id });
        const editor = answer.data?.node?.editor;
        if (editor === undefined) throw graphqlError(answer, "it named no editor");
        // A deleted account has no id; 0 matches no account.
        return editor === null ? undefined : (editor.databaseId ?? 0);
      }),
  };
}

interface Edited {
  readonly node?: { readonly editor?: { readonly databaseId?: number } | null } | null;
}

const EDITOR = `query ($id: ID!) {
  node(id: $id) {
    ... on IssueComment { editor { ... on User { databaseId } ... on Bot { databaseId } } }
  }
}`;

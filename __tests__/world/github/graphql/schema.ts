/** The roots of GitHub's GraphQL schema, as far as Remit asks for them: queries and mutations. */
import { isRecord, list, record } from "../../json.ts";
import { commitByApi } from "../commit-acts.ts";
import { Refusal } from "../refusal.ts";
import { nodeId } from "../shapes/user.ts";
import { isPull, type PullRequest, type ReviewComment, type State, type Token } from "../state.ts";
import type { Args, Roots, Typed } from "./execute.ts";
import { commentNode, commitNode, repositoryNode, threadNode, userNode } from "./nodes.ts";

export function openRoots(state: State, token: Token): Roots {
  const query = {
    viewer: () => userNode(token.actor),
    repository: ({ owner, name }: Args) => {
      const wanted = `${String(owner)}/${String(name)}`;
      if (wanted.toLowerCase() === state.name.toLowerCase()) return repositoryNode(state);
      throw new Refusal(404, `Could not resolve to a Repository with the name '${wanted}'.`);
    },
    node: ({ id }: Args) => {
      const comment = [...state.comments.values()].find((each) => nodeId("IC", each.id) === id);
      if (comment === undefined) throw unresolved(id);
      return commentNode(comment);
    },
  };
  const mutation = {
    createCommitOnBranch: (args: Args) => createCommitOnBranch(state, token, inputOf(args)),
    resolveReviewThread: (args: Args) => resolveReviewThread(state, token, inputOf(args)),
  };
  return { query: { type: "Query", fields: query }, mutation: { type: "Mutation", fields: mutation } };
}

type Input = Readonly<Record<string, unknown>>;

function inputOf({ input }: Args): Input {
  if (!isRecord(input)) throw new Refusal(422, "Argument 'input' is required");
  return input;
}

/** As in REST: a token that lacks the permission gets `not accessible`. */
function needWrite(token: Token, permission: string): void {
  if (token.permissions[permission] === "write") return;
  throw new Refusal(
    403,
    `Resource not accessible by ${token.kind === "user" ? "personal access token" : "integration"}`,
  );
}

async function createCommitOnBranch(state: State, token: Token, input: Input): Promise<Typed> {
  needWrite(token, "contents");
  const branch = record(input["branch"]);
  const named = branch["repositoryNameWithOwner"];
  if (typeof named === "string" && named.toLowerCase() !== state.name.toLowerCase()) {
    throw new Refusal(404, `Could not resolve to a Repository with the name '${named}'.`);
  }
  const message = record(input["message"]);
  const changes = record(input["fileChanges"]);
  const additions = list(changes["additions"]).map(record);
  const sha = await commitByApi(state, token, {
    branch: String(branch["branchName"]),
    expectedHead: String(input["expectedHeadOid"]),
    headline: String(message["headline"]),
    body: typeof message["body"] === "string" ? message["body"] : "",
    additions: new Map(additions.map(({ path, contents }) => [String(path), Buffer.from(String(contents), "base64")])),
    deletions: list(changes["deletions"]).map((each) => String(record(each)["path"])),
  });
  return { type: "CreateCommitOnBranchPayload", fields: { commit: () => commitNode(state, sha) } };
}

function unresolved(id: unknown): Refusal {
  return new Refusal(404, `Could not resolve to a node with the global id of '${String(id)}'`);
}

function threadCalled(state: State, id: unknown): { readonly root: ReviewComment; readonly issue: PullRequest } {
  const root = [...state.reviewComments.values()].find((each) => nodeId("PRRT", each.id) === id);
  const issue = root === undefined ? undefined : state.issues.get(root.pull);
  if (root === undefined || root.replyTo !== undefined || !isPull(issue)) throw unresolved(id);
  return { root, issue };
}

/** GitHub requires `contents: write` here, which is surprising. */
function resolveReviewThread(state: State, token: Token, input: Input): Typed {
  needWrite(token, "contents");
  const { root, issue } = threadCalled(state, input["threadId"]);
  state.resolved.set(root.id, token.actor);
  return { type: "ResolveReviewThreadPayload", fields: { thread: () => threadNode(state, issue, root) } };
}

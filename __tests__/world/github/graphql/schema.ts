/** The part of GitHub's GraphQL schema that the stand-in implements: roots and mutations. */
import { isRecord, list, record } from "../../json.ts";
import { checkBody } from "../acts.ts";
import { commitByApi } from "../commit-acts.ts";
import { Refusal } from "../refusal.ts";
import { replyTo } from "../review-acts.ts";
import { nodeId } from "../shapes/user.ts";
import { isPull, type PullRequest, type ReviewComment, type State, type Token } from "../state.ts";
import type { Args, Roots, Typed } from "./execute.ts";
import {
  commentNode,
  commitNode,
  pullNode,
  refNode,
  repositoryNode,
  reviewCommentNode,
  threadNode,
  userNode,
} from "./nodes.ts";

export function openRoots(state: State, token: Token): Roots {
  const fields = {
    viewer: () => userNode(state, token.actor),
    repository: ({ owner, name }: Args) => {
      const wanted = `${String(owner)}/${String(name)}`;
      if (wanted.toLowerCase() === state.name.toLowerCase()) return repositoryNode(state);
      throw new Refusal(404, `Could not resolve to a Repository with the name '${wanted}'.`);
    },
  };
  const node = ({ id }: Args): Typed => {
    const comment = [...state.comments.values()].find((each) => nodeId("IC", each.id) === id);
    if (comment === undefined) throw unresolved(id);
    return commentNode(state, comment);
  };
  return {
    query: { type: "Query", fields: { ...fields, node } },
    mutation: { type: "Mutation", fields: openMutations(state, token) },
  };
}

function openMutations(state: State, token: Token): Typed["fields"] {
  return {
    createCommitOnBranch: (args) => createCommitOnBranch(state, token, inputOf(args)),
    minimizeComment: (args) => minimizeComment(state, token, inputOf(args)),
    resolveReviewThread: (args) => resolveReviewThread(state, token, inputOf(args)),
    addPullRequestReviewThreadReply: (args) => addReply(state, token, inputOf(args)),
    convertPullRequestToDraft: (args) => setDraft(state, token, inputOf(args), true),
    markPullRequestReadyForReview: (args) => setDraft(state, token, inputOf(args), false),
  };
}

type Input = Readonly<Record<string, unknown>>;

function inputOf({ input }: Args): Input {
  if (!isRecord(input)) throw new Refusal(422, "Argument 'input' is required");
  return input;
}

function payload(type: string, input: Input, fields: Typed["fields"]): Typed {
  return { type, fields: { clientMutationId: () => input["clientMutationId"] ?? null, ...fields } };
}

/** As in REST: a token that lacks the permission gets `not accessible`. Any of these permissions is enough. */
function needWrite(token: Token, ...permissions: readonly string[]): void {
  if (permissions.some((key) => token.permissions[key] === "write")) return;
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
  const name = await branchName(state, branch);
  const sha = await commitByApi(state, token, {
    branch: name,
    expectedHead: String(input["expectedHeadOid"]),
    headline: String(message["headline"]),
    body: typeof message["body"] === "string" ? message["body"] : "",
    additions: new Map(additions.map(({ path, contents }) => [String(path), Buffer.from(String(contents), "base64")])),
    deletions: list(changes["deletions"]).map((each) => String(record(each)["path"])),
  });
  return payload("CreateCommitOnBranchPayload", input, {
    commit: () => commitNode(state, sha),
    ref: () => refNode(state, name, sha),
  });
}

/** A branch is given by its node id or its name. */
async function branchName(state: State, { id, branchName: name }: Input): Promise<string> {
  if (typeof name === "string") return name.replace(/^refs\/heads\//, "");
  const refs = await state.bare.refs("refs/heads/");
  const found = [...refs.keys()].find((ref) => nodeId("REF", ref) === id);
  if (found === undefined) throw unresolved(id);
  return found.slice("refs/heads/".length);
}

function unresolved(id: unknown): Refusal {
  return new Refusal(404, `Could not resolve to a node with the global id of '${String(id)}'`);
}

function minimizeComment(state: State, token: Token, input: Input): Typed {
  needWrite(token, "issues", "pull-requests");
  const { subjectId, classifier } = input;
  const comments = [...state.comments.values()].find(({ id }) => nodeId("IC", id) === subjectId);
  const found = comments ?? [...state.reviewComments.values()].find(({ id }) => nodeId("PRRC", id) === subjectId);
  if (found === undefined) throw unresolved(subjectId);
  found.minimized = String(classifier).toLowerCase().replace("off_topic", "off-topic");
  const fields = { isMinimized: () => true, minimizedReason: () => found.minimized };
  return payload("MinimizeCommentPayload", input, {
    minimizedComment: () => ({ type: "replyTo" in found ? "PullRequestReviewComment" : "IssueComment", fields }),
  });
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
  return payload("ResolveReviewThreadPayload", input, { thread: () => threadNode(state, issue, root) });
}

function addReply(state: State, token: Token, input: Input): Typed {
  needWrite(token, "pull-requests");
  const { root, issue } = threadCalled(state, input["pullRequestReviewThreadId"]);
  checkBody("PullRequestReviewComment", String(input["body"]), true);
  const reply = replyTo(state, token.actor, issue, root.id, String(input["body"]));
  return payload("AddPullRequestReviewThreadReplyPayload", input, {
    comment: () => reviewCommentNode(state, issue, reply),
  });
}

function setDraft(state: State, token: Token, input: Input, draft: boolean): Typed {
  needWrite(token, "pull-requests");
  const issue = [...state.issues.values()].filter(isPull).find(({ id }) => nodeId("PR", id) === input["pullRequestId"]);
  if (issue === undefined) throw unresolved(input["pullRequestId"]);
  Object.assign(issue.pull, { draft });
  issue.updatedAt = state.now();
  const type = draft ? "ConvertPullRequestToDraftPayload" : "MarkPullRequestReadyForReviewPayload";
  return payload(type, input, { pullRequest: () => pullNode(state, issue) });
}

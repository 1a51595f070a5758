/** Pull requests: list, open, change. */
import { checkBody, closeIssue, openPull, openPulls, reopenIssue } from "../acts.ts";
import { filesChanged } from "../compare.ts";
import { Refusal, invalid, notFound } from "../refusal.ts";
import { reads, text, writes, type ApiRequest, type ApiResponse, type Route } from "../route.ts";
import { fullPull, simplePull } from "../shapes/pull.ts";
import { diffEntry } from "../shapes/repository.ts";
import { ACTIONS_BOT, isPull, type PullRequest } from "../state.ts";

const PULLS = "/repos/{owner}/{repo}/pulls";
const PULL = `${PULLS}/{pull_number}`;

export const pullRoutes: readonly Route[] = [
  { operation: `GET ${PULLS}`, needs: reads("pull-requests"), paged: true, handle: listPulls },
  { operation: `POST ${PULLS}`, needs: writes("pull-requests"), handle: createPull },
  { operation: `GET ${PULL}`, needs: reads("pull-requests"), handle: showPull },
  { operation: `PATCH ${PULL}`, needs: writes("pull-requests"), handle: updatePull },
  { operation: `GET ${PULL}/files`, needs: reads("pull-requests"), paged: true, handle: listFiles },
];

/** The pull request that the path names. */
export function pullRequestOf({ state, params, bare }: ApiRequest): PullRequest {
  const issue = state.issues.get(Number(params["pull_number"]));
  if (bare.name !== state.name || !isPull(issue)) throw notFound();
  return issue;
}

/** `head` filters by `owner:branch`; without an owner GitHub ignores it. */
function listPulls({ state, query, bare }: ApiRequest): ApiResponse {
  if (bare.name !== state.name) return { status: 200, body: [] };
  const wanted = query.get("state") ?? "open";
  const head = query.get("head") ?? "";
  const base = query.get("base");
  const found = [...state.issues.values()].filter((issue) => {
    const { pull } = issue;
    if (pull === undefined || (wanted !== "all" && issue.open !== (wanted === "open"))) return false;
    if (head.includes(":") && head.toLowerCase() !== `${pull.headOwner}:${pull.headBranch}`.toLowerCase()) return false;
    return base === null || base === pull.baseBranch;
  });
  const ordered = query.get("direction") === "asc" ? found : found.toReversed();
  return { status: 200, body: ordered.map((issue) => simplePull(state, issue)) };
}

async function createPull(request: ApiRequest): Promise<ApiResponse> {
  const { state, body, caller } = request;
  const author = caller();
  if (author.login === ACTIONS_BOT.login && !state.actionsMayOpenPulls) {
    throw new Refusal(403, "GitHub Actions is not permitted to create or approve pull requests.");
  }
  const issue = await openPull(state, author, {
    title: text(request, "title") ?? "",
    body: text(request, "body") ?? "",
    head: String(body["head"]),
    base: String(body["base"]),
    draft: body["draft"] === true,
  });
  return { status: 201, body: await fullPull(state, issue) };
}

async function showPull(request: ApiRequest): Promise<ApiResponse> {
  return { status: 200, body: await fullPull(request.state, pullRequestOf(request)) };
}

async function updatePull(request: ApiRequest): Promise<ApiResponse> {
  const { state, body, caller } = request;
  const issue = pullRequestOf(request);
  const title = text(request, "title");
  const base = text(request, "base");
  if (title?.trim() === "") throw invalid({ resource: "PullRequest", field: "title", code: "missing_field" });
  checkBody("PullRequest", text(request, "body") ?? "");
  if (base !== undefined && (await state.bare.ref(base)) === undefined) {
    throw invalid({ resource: "PullRequest", field: "base", code: "invalid" });
  }
  if (title !== undefined) issue.title = title;
  if ("body" in body) issue.body = text(request, "body") ?? "";
  if (base !== undefined) issue.pull.baseBranch = base;
  if (body["state"] === "closed") closeIssue(state, issue, caller());
  if (body["state"] === "open") reopenPull(request, issue);
  issue.updatedAt = state.now();
  return { status: 200, body: await fullPull(state, issue) };
}

function reopenPull({ state }: ApiRequest, issue: PullRequest): void {
  const { headOwner, headBranch, baseBranch } = issue.pull;
  const exists = openPulls(state).find(({ number, pull }) => {
    const same = pull.headOwner === headOwner && pull.headBranch === headBranch && pull.baseBranch === baseBranch;
    return same && number !== issue.number;
  });
  if (exists !== undefined) throw invalid({ resource: "PullRequest", field: "state", code: "invalid" });
  reopenIssue(state, issue);
}

async function listFiles(request: ApiRequest): Promise<ApiResponse> {
  const { state } = request;
  const { pull } = pullRequestOf(request);
  const files = await filesChanged(state.bare, pull.baseSha, pull.headSha);
  return { status: 200, body: files.map((file) => diffEntry(state, pull.headSha, file)) };
}

/** The repository, its people, branches and commits. */
import { branchesApart, commitFacts, commitsBetween, filesBetween, filesChanged } from "../compare.ts";
import { Refusal, notFound } from "../refusal.ts";
import { reads, type ApiRequest, type ApiResponse, type Route } from "../route.ts";
import { labelShape } from "../shapes/issue.ts";
import { simplePull } from "../shapes/pull.ts";
import { branchShape, commitShape, diffEntry, fullRepository, gitRef } from "../shapes/repository.ts";
import { collaboratorPermission, publicUser } from "../shapes/user.ts";
import { findUser, isPull, type PullRequest } from "../state.ts";

export const repositoryRoutes: readonly Route[] = [
  { operation: "GET /repos/{owner}/{repo}", needs: reads("metadata"), handle: showRepository },
  { operation: "GET /user", needs: [], handle: showCaller },
  { operation: "GET /users/{username}", needs: [], handle: showUser },
  {
    operation: "GET /repos/{owner}/{repo}/collaborators/{username}/permission",
    needs: reads("metadata"),
    handle: showPermission,
  },
  { operation: "GET /repos/{owner}/{repo}/git/ref/{ref}", needs: reads("contents"), handle: showRef },
  {
    operation: "GET /repos/{owner}/{repo}/git/matching-refs/{ref}",
    needs: reads("contents"),
    paged: true,
    handle: matchRefs,
  },
  { operation: "GET /repos/{owner}/{repo}/branches/{branch}", needs: reads("contents"), handle: showBranch },
  { operation: "GET /repos/{owner}/{repo}/commits", needs: reads("contents"), paged: true, handle: listCommits },
  { operation: "GET /repos/{owner}/{repo}/commits/{ref}", needs: reads("contents"), handle: showCommit },
  {
    operation: "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls",
    needs: reads("pull-requests"),
    paged: true,
    handle: pullsOfCommit,
  },
  { operation: "GET /repos/{owner}/{repo}/labels", needs: reads("issues"), paged: true, handle: listLabels },
  { operation: "GET /repos/{owner}/{repo}/compare/{basehead}", needs: reads("contents"), handle: compare },
];

function showRepository({ state, bare, token }: ApiRequest): ApiResponse {
  return { status: 200, body: fullRepository(state, bare, token) };
}

/** This endpoint refuses installation tokens such as the job's own. */
function showCaller({ state, token, caller }: ApiRequest): ApiResponse {
  const user = caller();
  if (token?.kind === "installation") throw new Refusal(403, "Resource not accessible by integration");
  return { status: 200, body: publicUser(state, user) };
}

function showUser({ state, params }: ApiRequest): ApiResponse {
  const user = findUser(state, params["username"] ?? "");
  if (user === undefined) throw notFound();
  return { status: 200, body: publicUser(state, user) };
}

function showPermission({ state, params, caller }: ApiRequest): ApiResponse {
  caller();
  const user = findUser(state, params["username"] ?? "");
  if (user === undefined || user.type === "Bot") throw new Refusal(404, `${params["username"]} is not a user`);
  return { status: 200, body: collaboratorPermission(state, user) };
}

async function showRef({ state, bare, params }: ApiRequest): Promise<ApiResponse> {
  const ref = `refs/${params["ref"]}`;
  const sha = await bare.ref(ref);
  if (sha === undefined) throw notFound();
  return { status: 200, body: gitRef(state, ref, sha) };
}

async function matchRefs({ state, bare, params }: ApiRequest): Promise<ApiResponse> {
  const found = await bare.refs(`refs/${params["ref"]}`);
  return { status: 200, body: [...found].map(([ref, sha]) => gitRef(state, ref, sha)) };
}

async function showBranch({ state, bare, params }: ApiRequest): Promise<ApiResponse> {
  const name = params["branch"] ?? "";
  const sha = await bare.ref(name);
  if (sha === undefined) throw new Refusal(404, "Branch not found");
  return { status: 200, body: branchShape(state, name, await commitFacts(bare, sha)) };
}

async function listCommits(request: ApiRequest): Promise<ApiResponse> {
  const { state, bare, query } = request;
  const sha = await resolveCommit(request, query.get("sha") ?? "HEAD");
  const commits = (await bare.git("rev-list", "--max-count=100", sha)).trim().split("\n");
  const facts = await Promise.all(commits.map((commit) => commitFacts(bare, commit)));
  return { status: 200, body: facts.map((each) => commitShape(state, each)) };
}

async function showCommit(request: ApiRequest): Promise<ApiResponse> {
  const { state, bare } = request;
  const name = request.params["ref"] ?? "";
  const facts = await commitFacts(bare, await resolveCommit(request, name));
  const from = facts.parents[0] ?? (await bare.git("hash-object", "-t", "tree", "/dev/null")).trim();
  return { status: 200, body: commitShape(state, facts, await filesBetween(bare, from, facts.sha)) };
}

/** A commit by id, short id, branch or tag. */
export async function resolveCommit({ bare }: ApiRequest, name: string): Promise<string> {
  const found = await bare
    .git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`)
    .catch(() => "");
  const sha = found.trim();
  if (sha !== "") return sha;
  throw new Refusal(422, `No commit found for SHA: ${name}`);
}

async function compare(request: ApiRequest): Promise<ApiResponse> {
  const { state, bare, params } = request;
  const [from = "", to = ""] = (params["basehead"] ?? "").split("...");
  const ends = await Promise.all([resolveCommit(request, plain(from)), resolveCommit(request, plain(to))]).catch(
    () => undefined,
  );
  if (ends === undefined) throw notFound();
  const [base, head] = ends;
  const { ahead, behind, fork } = await branchesApart(bare, base, head);
  if (fork === undefined) throw new Refusal(404, `No common ancestor between ${from} and ${to}.`);
  const shape = async (sha: string): Promise<object> => commitShape(state, await commitFacts(bare, sha));
  const files = await filesChanged(bare, base, head);
  const url = `${state.urls.api}/repos/${state.name}/compare/${params["basehead"]}`;
  const html = `${state.urls.html}/${state.name}/compare/${params["basehead"]}`;
  const body = {
    url,
    html_url: html,
    permalink_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    base_commit: await shape(base),
    merge_base_commit: await shape(fork),
    status: ahead === 0 && behind === 0 ? "identical" : ahead === 0 ? "behind" : behind === 0 ? "ahead" : "diverged",
    ahead_by: ahead,
    behind_by: behind,
    total_commits: ahead,
    commits: await Promise.all((await commitsBetween(bare, base, head)).map(shape)),
    files: files.map((file) => diffEntry(state, head, file)),
  };
  return { status: 200, body };
}

/** `owner:branch` names a fork's branch; forks share our objects but not our refs, so only ids work across them. */
function plain(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** Pull requests whose branch contains the commit and whose base does not. */
async function pullsOfCommit({ state, bare, params }: ApiRequest): Promise<ApiResponse> {
  const sha = params["commit_sha"] ?? "";
  const holds = async ({ pull }: PullRequest): Promise<boolean> => {
    return (await commitsBetween(bare, pull.baseSha, pull.headSha)).includes(sha);
  };
  const pulls = [...state.issues.values()].filter(isPull);
  const held = await Promise.all(pulls.map(holds));
  return { status: 200, body: pulls.filter((_, index) => held[index]).map((issue) => simplePull(state, issue)) };
}

function listLabels({ state }: ApiRequest): ApiResponse {
  return { status: 200, body: [...state.labels.keys()].map((name) => labelShape(state, name)) };
}

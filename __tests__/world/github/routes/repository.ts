/** The repository, its people, branches and commits. */
import { history } from "../compare.ts";
import { Refusal, notFound } from "../refusal.ts";
import { reads, type ApiRequest, type ApiResponse, type Route } from "../route.ts";
import { commitShape, fullRepository, gitRef } from "../shapes/repository.ts";
import { collaboratorPermission, publicUser } from "../shapes/user.ts";
import { findUser } from "../state.ts";

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
  { operation: "GET /repos/{owner}/{repo}/commits", needs: reads("contents"), paged: true, handle: listCommits },
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

async function listCommits(request: ApiRequest): Promise<ApiResponse> {
  const { state, bare, query } = request;
  const sha = await resolveCommit(request, query.get("sha") ?? "HEAD");
  return { status: 200, body: (await history(bare, sha)).map((each) => commitShape(state, each)) };
}

/** A commit by branch, id, short id or tag. Most are a branch or its newest commit: that needs no process. */
export async function resolveCommit({ bare }: ApiRequest, name: string): Promise<string> {
  const tip = await bare.ref(name === "HEAD" ? bare.defaultBranch : name);
  if (tip !== undefined) return tip;
  if ([...(await bare.refs()).values()].includes(name)) return name;
  const found = await bare
    .git("rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`)
    .catch(() => "");
  const sha = found.trim();
  if (sha !== "") return sha;
  throw new Refusal(422, `No commit found for SHA: ${name}`);
}

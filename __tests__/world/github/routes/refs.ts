/** Create, move and delete refs; pull requests follow. */
import { followPush } from "../acts.ts";
import { branchesApart } from "../compare.ts";
import { Refusal } from "../refusal.ts";
import { text, writes, type ApiRequest, type ApiResponse, type Route } from "../route.ts";
import { gitRef } from "../shapes/repository.ts";

const REFS = "/repos/{owner}/{repo}/git/refs";

export const refRoutes: readonly Route[] = [
  { operation: `POST ${REFS}`, needs: writes("contents"), handle: createRef },
  { operation: `PATCH ${REFS}/{ref}`, needs: writes("contents"), handle: moveRef },
  { operation: `DELETE ${REFS}/{ref}`, needs: writes("contents"), handle: deleteRef },
];

async function createRef(request: ApiRequest): Promise<ApiResponse> {
  const { state, bare } = request;
  const ref = text(request, "ref") ?? "";
  const sha = text(request, "sha") ?? "";
  if (!/^refs\/[^/]+\/./.test(ref)) throw new Refusal(422, "Reference name is not valid.");
  if ((await bare.ref(ref)) !== undefined) throw new Refusal(422, "Reference already exists");
  await refuseMissing(request, sha);
  await bare.setRef(ref, sha);
  await followPush(state, bare.name, [{ ref, from: undefined, to: sha }]);
  return { status: 201, body: gitRef(state, ref, sha) };
}

async function refuseMissing({ bare }: ApiRequest, sha: string): Promise<void> {
  const kind = await bare.git("cat-file", "-t", sha).catch(() => "");
  if (kind.trim() !== "commit") throw new Refusal(422, "Object does not exist");
}

async function moveRef(request: ApiRequest): Promise<ApiResponse> {
  const { state, bare, params, body } = request;
  const ref = `refs/${params["ref"]}`;
  const sha = text(request, "sha") ?? "";
  const from = await existing(request, ref);
  refuseProtected(request, ref);
  await refuseMissing(request, sha);
  const { behind } = await branchesApart(bare, from, sha);
  if (behind > 0 && body["force"] !== true) throw new Refusal(422, "Update is not a fast forward");
  await bare.setRef(ref, sha);
  await followPush(state, bare.name, [{ ref, from, to: sha }]);
  return { status: 200, body: gitRef(state, ref, sha) };
}

async function existing({ bare }: ApiRequest, ref: string): Promise<string> {
  const sha = await bare.ref(ref);
  if (sha === undefined) throw new Refusal(422, "Reference does not exist");
  return sha;
}

function refuseProtected({ state }: ApiRequest, ref: string): void {
  if (!state.protectedBranches.has(ref.replace(/^refs\/heads\//, ""))) return;
  throw new Refusal(422, "Changes must be made through a pull request.");
}

async function deleteRef(request: ApiRequest): Promise<ApiResponse> {
  const { state, bare, params } = request;
  const ref = `refs/${params["ref"]}`;
  const from = await existing(request, ref);
  refuseProtected(request, ref);
  await bare.setRef(ref, undefined);
  await followPush(state, bare.name, [{ ref, from, to: undefined }]);
  return { status: 204 };
}

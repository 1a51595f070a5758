/** Commits that GitHub creates itself from an API call. */
import { followPush } from "./acts.ts";
import { Refusal } from "./refusal.ts";
import type { State, Token } from "./state.ts";

export interface ApiCommit {
  readonly branch: string;
  readonly expectedHead: string;
  readonly headline: string;
  readonly body: string;
  /** Bytes by path. The API has no file modes: every file becomes an ordinary one. */
  readonly additions: ReadonlyMap<string, Buffer>;
  readonly deletions: readonly string[];
}

/** Returns the commit's id. The token's account is the author, and GitHub signs it. */
export async function commitByApi(state: State, token: Token, commit: ApiCommit): Promise<string> {
  const { branch, expectedHead, additions, deletions } = commit;
  const head = await state.bare.ref(branch);
  if (head === undefined) throw new Refusal(404, `Could not resolve to a Ref with the name '${branch}'.`);
  if (head !== expectedHead) {
    throw new Refusal(409, `Expected branch to point to "${expectedHead}" but it did not.  Pull and try again.`);
  }
  if (state.protectedBranches.has(branch)) throw new Refusal(422, "Changes must be made through a pull request.");
  const tree = await state.bare.tree(head);
  const absent = deletions.find((path) => !tree.has(path));
  if (absent !== undefined)
    throw new Refusal(422, `A path was requested for deletion which does not exist as of commit oid \`${head}\``);
  refuseWorkflows(token, [...additions.keys(), ...deletions]);
  const { login, id } = token.actor;
  const files = [...deletions.map((path) => [path, null] as const), ...additions];
  const to = await state.bare.commit({
    branch,
    parent: head,
    files: Object.fromEntries(files),
    message: commit.body === "" ? commit.headline : `${commit.headline}\n\n${commit.body}`,
    author: { name: login, email: `${id}+${login}@users.noreply.github.com` },
    committer: { name: "GitHub", email: "noreply@github.com" },
  });
  state.signed.add(to);
  await followPush(state, state.name, [{ ref: `refs/heads/${branch}`, from: head, to }]);
  return to;
}

function refuseWorkflows(token: Token, paths: readonly string[]): void {
  if (token.permissions["workflows"] === "write") return;
  const workflow = paths.find((path) => path.startsWith(".github/workflows/"));
  if (workflow === undefined) return;
  throw new Refusal(403, "Resource not accessible by integration");
}

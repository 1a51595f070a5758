/** The GitHub adapter against the stand-in, on a clock that moves only by sleeping. */
import { openGitHub as openAdapter } from "../../src/adapters/github.ts";
import { GitHubError, type GitHub } from "../../src/ports.ts";
import { fakeClock } from "./agent.ts";
import { openGitHub, type GitHubOptions, type GitHubWorld } from "./github/github.ts";

const SHOP: GitHubOptions = {
  files: { "src/total.js": "export const total = 1;\n", "logo.png": Buffer.from([0, 1, 2, 255]) },
  users: { maria: "write", tom: "maintain", ines: "triage", root: "admin", mallory: "none" },
};

export const MORNING = Date.UTC(2026, 10, 2, 9);

export interface Scene extends AsyncDisposable {
  readonly world: GitHubWorld;
  readonly clock: ReturnType<typeof fakeClock>;
  readonly github: GitHub;
}

export async function openScene(options: GitHubOptions = {}, timeoutMs = 30_000): Promise<Scene> {
  const world = await openGitHub({ ...SHOP, ...options });
  const clock = fakeClock(MORNING);
  const { apiUrl, graphqlUrl, repository, token } = world;
  const github = openAdapter({ apiUrl, graphqlUrl, repository, token, clock, timeoutMs });
  return { world, clock, github, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

/** The error of a refused call. */
export async function refusal(call: Promise<unknown>): Promise<GitHubError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof GitHubError) return error;
  throw new Error(`Expected a GitHubError, got ${String(error)}.`);
}

/** A pull request that changes the only line of `src/total.js`, and its head. */
export async function openChange({ world }: Scene): Promise<{ readonly pull: number; readonly head: string }> {
  const files = { "src/total.js": "export const total = 2;\n" };
  const head = await world.commit({ branch: "topic", as: "maria", files });
  return { pull: (await world.openPull({ as: "maria", head: "topic", title: "Two" })).number, head };
}

import { describe, expect, test } from "@jest/globals";
import { openGitHub, type GitHubOptions, type GitHubWorld } from "./github/github.ts";

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & readonly Record<string, unknown>[];
}

/** Ask the stand-in by plain fetch; the token is the world's first unless another (or null) is named. */
async function ask(
  github: GitHubWorld,
  route: string,
  body?: object,
  token: string | null = github.token,
): Promise<Answer> {
  const [method = "GET", path = ""] = route.split(" ");
  const response = await fetch(path.startsWith("http") ? path : `${github.apiUrl}${path}`, {
    method,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

const SHOP: GitHubOptions = {
  files: { "src/total.js": "export const total = 1;\n", "README.md": "# Shop\n" },
  users: { maria: "write", tom: "maintain", ines: "triage", mallory: "none" },
};

async function shopWithPull(options: GitHubOptions = {}): Promise<GitHubWorld> {
  const github = await openGitHub({ ...SHOP, ...options });
  await github.commit({ as: "maria", branch: "topic", files: { "src/total.js": "export const total = 2;\n" } });
  await github.openPull({ as: "maria", head: "topic", title: "Topic" });
  return github;
}

const R = "/repos/octo/shop";

describe("every answer is one that GitHub would give", () => {
  test.each([
    `GET ${R}`,
    "GET /users/maria",
    "GET /users/github-actions%5Bbot%5D",
    `GET ${R}/collaborators/tom/permission`,
    `GET ${R}/git/ref/heads/main`,
    `GET ${R}/git/ref/heads%2Fmain`,
    `GET ${R}/git/matching-refs/heads/`,
    `GET ${R}/branches/main`,
    `GET ${R}/commits/main`,
    `GET ${R}/commits/topic`,
    `GET ${R}/compare/main...topic`,
    `GET ${R}/issues`,
    `GET ${R}/issues/1`,
    `GET ${R}/issues/1/comments`,
    `GET ${R}/issues/1/reactions`,
    `GET ${R}/issues/1/labels`,
    `GET ${R}/pulls`,
    `GET ${R}/pulls/1`,
    `GET ${R}/pulls/1/files`,
    `GET ${R}/pulls/1/commits`,
  ])("%s", async (route) => {
    await using github = await shopWithPull();
    github.label(1, "bug");
    github.comment(1, { as: "maria", body: "Hello" });
    expect((await ask(github, route)).status).toBe(200);
  });
});

/** A shop on the stand-in for GitHub, a pull request that changes line 6 of 12, and a plain client. */
import { openGitHub, type GitHubOptions, type GitHubWorld } from "./github/github.ts";
import { isRecord, list, record, type JsonRecord } from "./json.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: JsonRecord;
  readonly items: readonly JsonRecord[];
}

/** Request by plain fetch; uses the world's first token unless another (or null) is given. */
export async function ask(
  github: GitHubWorld,
  route: string,
  body?: object,
  token: string | null = github.token,
): Promise<Answer> {
  const [method = "GET", path = ""] = route.split(" ");
  const response = await fetch(path.startsWith("http") ? path : `${github.apiUrl}${path}`, {
    method,
    redirect: "manual",
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed: unknown = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : { text };
  const { status, headers } = response;
  return { status, headers, body: record(parsed), items: list(parsed).filter(isRecord) };
}

/** The shop's REST path. */
export const R = "/repos/octo/shop";
/** Twelve lines. */
export const TOTAL = Array.from({ length: 12 }, (_, index) => `export const line${index + 1} = ${index + 1};\n`);
/** The same with a different line 6. */
export const CHANGED = TOTAL.with(5, "export const line6 = 66;\n").join("");

const SHOP: GitHubOptions = {
  files: { "src/total.js": TOTAL.join(""), "README.md": "# Shop\n" },
  users: { maria: "write", tom: "maintain", mallory: "none" },
};

/** A shop with pull request 1, from `topic`, which changes line 6 of 12. */
export async function openShop(options: GitHubOptions = {}): Promise<GitHubWorld> {
  const github = await openGitHub({ ...SHOP, ...options });
  await github.commit({ as: "maria", branch: "topic", files: { "src/total.js": CHANGED } });
  await github.openPull({ as: "maria", head: "topic", title: "Topic", body: "Why" });
  return github;
}

/** A comment on the line that the pull request changes. */
export const LINE = { path: "src/total.js", line: 6, side: "RIGHT", body: "Why 66?" } as const;

/** A shop with one object of every kind. */
export async function openFullShop(): Promise<GitHubWorld> {
  const github = await openShop();
  const sha = (await github.bare.ref("topic")) ?? "";
  github.label(1, "bug");
  github.comment(1, { as: "maria", body: "Hello" });
  await github.review(1, { as: "tom", event: "COMMENT", body: "Look", comments: [LINE] });
  const [comment] = github.reviewComments(1);
  github.reply(1, comment?.id ?? 0, { as: "maria", body: "Because" });
  const jobs = [{ name: "test", conclusion: "failure", log: "1 failed\n", steps: ["Set up", "npm test"] }] as const;
  github.addRun({ as: "maria", name: "CI", branch: "topic", sha, conclusion: "failure", jobs });
  github.addCheck({ name: "coverage", sha, conclusion: "success", summary: "90 %" });
  return github;
}

/** Query GraphQL; the variables `owner` and `name` are the shop's. */
export async function graphql(github: GitHubWorld, query: string, variables: object = {}): Promise<JsonRecord> {
  const body = { query, variables: { owner: "octo", name: "shop", ...variables } };
  return (await ask(github, `POST ${github.graphqlUrl}`, body)).body;
}

import { describe, expect, test } from "@jest/globals";
import { ask, graphql, openFullShop, openShop, R } from "./github-shop.ts";

const THREADS = `query($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { pullRequest(number: 1) { reviewThreads(first: 50) {
    totalCount pageInfo { hasNextPage }
    nodes { isResolved isOutdated path line originalLine resolvedBy { login }
      comments(first: 10) { nodes { body ... on PullRequestReviewComment { author { login } } } } } } } }
}`;

const COMMIT = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid signature { isValid } } } }`;

function commitInput(expectedHeadOid: string | undefined, path = "a.txt"): object {
  const contents = Buffer.from("new\n").toString("base64");
  return {
    branch: { repositoryNameWithOwner: "octo/shop", branchName: "topic" },
    message: { headline: "By API", body: "Body" },
    fileChanges: { additions: [{ path, contents }], deletions: [{ path: "README.md" }] },
    expectedHeadOid,
  };
}

describe("GraphQL", () => {
  test("comments lose their line when the file changes, and threads are marked as outdated", async () => {
    await using github = await openFullShop();
    await github.commit({ as: "maria", branch: "topic", files: { "src/total.js": "// gone\n" } });
    const [comment] = (await ask(github, `GET ${R}/pulls/1/comments`)).items;
    expect(comment).toMatchObject({ line: null, original_line: 6, position: null });
    const [root] = github.reviewComments(1);
    github.resolve(root?.id ?? 0, { as: "tom" });
    expect(await graphql(github, THREADS)).toEqual({
      data: {
        repository: {
          pullRequest: {
            reviewThreads: {
              totalCount: 1,
              pageInfo: { hasNextPage: false },
              nodes: [
                {
                  isResolved: true,
                  isOutdated: true,
                  path: "src/total.js",
                  line: null,
                  originalLine: 6,
                  resolvedBy: { login: "tom" },
                  comments: {
                    nodes: [
                      { body: "Why 66?", author: { login: "tom" } },
                      { body: "Because", author: { login: "maria" } },
                    ],
                  },
                },
              ],
            },
          },
        },
      },
    });
  });

  test("a commit on a branch is signed, and pull requests follow", async () => {
    await using github = await openShop();
    const head = await github.bare.ref("topic");
    const answer = await graphql(github, COMMIT, { input: commitInput(head) });
    const oid = await github.bare.ref("topic");
    expect(answer).toEqual({
      data: { createCommitOnBranch: { commit: { oid, signature: { isValid: true } } } },
    });
    expect(await github.read("topic", "a.txt")).toBe("new\n");
    expect(await github.read("topic", "README.md")).toBeUndefined();
    const [shown] = (await ask(github, `GET ${R}/commits?sha=topic`)).items;
    expect(shown?.["commit"]).toMatchObject({
      message: "By API\n\nBody",
      author: { name: "github-actions[bot]" },
      committer: { name: "GitHub" },
      verification: { verified: true },
    });
    expect(github.pulls()[0]?.pull.headSha).toBe(oid);
  });

  test("refuses commits to a moved branch, without permission, or to a workflow file", async () => {
    await using github = await openShop({ tokens: { t: { permissions: { contents: "write" } }, u: {} } });
    const head = (await github.bare.ref("topic")) ?? "";
    const stale = await graphql(github, COMMIT, { input: commitInput("0".repeat(40)) });
    expect(stale["errors"]).toEqual([
      {
        type: "STALE_DATA",
        path: ["createCommitOnBranch"],
        message: `Expected branch to point to "${"0".repeat(40)}" but it did not.  Pull and try again.`,
      },
    ]);
    const workflow = await graphql(github, COMMIT, { input: commitInput(head, ".github/workflows/ci.yml") });
    expect(workflow["errors"]).toMatchObject([
      { type: "FORBIDDEN", message: "Resource not accessible by integration" },
    ]);
    const body = { query: COMMIT, variables: { input: commitInput(head) } };
    const refused = await ask(github, `POST ${github.graphqlUrl}`, body, "u");
    expect(refused.body["errors"]).toMatchObject([{ type: "FORBIDDEN" }]);
    expect(await github.bare.ref("topic")).toBe(head);
  });

  test("resolves threads", async () => {
    await using github = await openFullShop();
    const asked = `query($owner: String!, $name: String!) {
      repository(owner: $owner, name: $name) { pullRequest(number: 1) { reviewThreads(first: 1) { nodes { id } } } } }`;
    const [id] = /PRRT_[^"]+/.exec(JSON.stringify(await graphql(github, asked))) ?? [];
    const resolve = "mutation($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }";
    expect(await graphql(github, resolve, { id })).toEqual({
      data: { resolveReviewThread: { thread: { isResolved: true } } },
    });
  });

  test("rejects unknown fields without any effect", async () => {
    await using github = await openShop();
    expect(await graphql(github, "{ viewer { login shoeSize } }")).toEqual({
      data: { viewer: { login: "github-actions[bot]", shoeSize: null } },
      errors: [
        {
          path: ["viewer", "shoeSize"],
          extensions: { code: "undefinedField", typeName: "User", fieldName: "shoeSize" },
          message: "Field 'shoeSize' doesn't exist on type 'User'",
        },
      ],
    });
    expect(await graphql(github, "mutation { explode(input: {}) { ok } }")).toMatchObject({
      errors: [{ message: "Field 'explode' doesn't exist on type 'Mutation'" }],
    });
    expect(await graphql(github, "{ viewer { login ")).toMatchObject({ errors: [{ message: expect.any(String) }] });
  });
});

import { describe, expect, test } from "@jest/globals";
import { graphqlError } from "../../src/adapters/github/graphql.ts";
import { openChange, openScene, refusal } from "../world/github-scene.ts";

describe("reviews", () => {
  test("are listed with their states, oldest first", async () => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    await scene.world.review(pull, { as: "tom", event: "REQUEST_CHANGES", body: "No tests." });
    await scene.world.review(pull, { as: "ines", event: "COMMENT", body: "Nice." });
    await scene.world.review(pull, { as: "tom", event: "APPROVE" });
    const reviews = await scene.github.reviews(pull);
    expect(reviews.map(({ author, state, body }) => [author.login, state, body])).toEqual([
      ["tom", "changes_requested", "No tests."],
      ["ines", "commented", "Nice."],
      ["tom", "approved", ""],
    ]);
    expect(Date.parse(reviews[0]?.submittedAt ?? "")).toBeGreaterThan(0);
  });

  test("have threads that are open, resolved or outdated", async () => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    const comments = [
      { path: "src/total.js", line: 1, body: "Why two?" },
      { path: "src/total.js", line: 1, side: "LEFT", body: "It was one." },
    ] as const;
    await scene.world.review(pull, { as: "tom", event: "COMMENT", comments });
    const [first, second] = [...scene.world.state.reviewComments.values()];
    await scene.world.review(pull, { as: "github-actions[bot]", event: "COMMENT", comments: [comments[0]] });
    if (second !== undefined) scene.world.state.resolved.set(second.id, scene.world.user("tom"));
    const threads = await scene.github.reviewThreads(pull);
    expect(threads).toMatchObject([
      { path: "src/total.js", line: 1, side: "RIGHT", resolved: false, outdated: false },
      {
        side: "LEFT",
        resolved: true,
        resolvedBy: { login: "tom", bot: false },
        comments: [{ body: "It was one.", author: { login: "tom", bot: false } }],
      },
      { comments: [{ author: { login: "github-actions[bot]", bot: true } }] },
    ]);
    expect(threads[0]?.comments[0]).toMatchObject({ id: first?.id, body: "Why two?" });
    await scene.world.commit({ branch: "topic", as: "maria", files: { "src/total.js": "export const total = 3;\n" } });
    const after = await scene.github.reviewThreads(pull);
    expect(after[0]).toMatchObject({ outdated: true });
    expect(after[0]).not.toHaveProperty("line");
  });

  test("are read page by page", async () => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    const comments = Array.from({ length: 60 }, (_, index) => ({ path: "src/total.js", line: 1, body: `${index}` }));
    await scene.world.review(pull, { as: "tom", event: "COMMENT", comments });
    const threads = await scene.github.reviewThreads(pull);
    expect(threads.map(({ comments: [comment] }) => comment?.body)).toEqual(comments.map(({ body }) => body));
    const requests = scene.world.requests.filter(({ path }) => path === "/graphql");
    expect(requests).toHaveLength(2);
  });

  test("of a missing pull request are refused with 404", async () => {
    await using scene = await openScene();
    expect((await refusal(scene.github.reviewThreads(99))).status).toBe(404);
    expect((await refusal(scene.github.reviews(99))).status).toBe(404);
  });

  test.each([
    ["NOT_FOUND", 404],
    ["RATE_LIMITED", 429],
    ["A_NEW_TYPE", 422],
  ])("that GitHub's GraphQL refuses as %s have the status %i of REST", (type, status) => {
    expect(graphqlError({ errors: [{ type, message: "no" }] }, "")).toMatchObject({ status, message: "no" });
  });

  test("that the token may not read are refused with the permission's name", async () => {
    await using scene = await openScene({ private: true, tokens: { t: { permissions: { contents: "read" } } } });
    expect((await refusal(scene.github.reviews(1))).permission).toContain("pull-requests: read");
  });
});

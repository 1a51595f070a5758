import { describe, expect, test } from "@jest/globals";
import { openGitHub as openAdapter } from "../../src/adapters/github.ts";
import type { NewReview } from "../../src/ports.ts";
import { openChange, openScene, refusal } from "../world/github-scene.ts";

const REVIEWS = "POST /repos/octo/shop/pulls/*/reviews";

const FINE = { path: "src/total.js", line: 1, side: "RIGHT", body: "Why two?" } as const;
const OFF = { ...FINE, line: 9 };
const BODY = "<!-- remit:v1 review key=k1 -->\nTwo is one too many.";

function review(comments: NewReview["comments"], commit?: string): NewReview {
  return { body: BODY, comments, ...(commit === undefined ? {} : { commit }) };
}

describe("a review", () => {
  test("comments on the commit it names without a verdict, and returns its address", async () => {
    await using scene = await openScene();
    const { pull, head } = await openChange(scene);
    await scene.world.commit({ branch: "topic", as: "maria", files: { "src/total.js": "export const total = 3;\n" } });
    const left = { ...FINE, side: "LEFT", body: "It was one." } as const;
    const made = await scene.github.createReview(pull, review([FINE, left], head));
    expect(scene.world.reviews(pull)).toMatchObject([{ state: "COMMENTED", commit: head, body: BODY }]);
    expect(scene.world.reviewComments(pull)).toMatchObject([FINE, left]);
    expect(made).toMatchObject({ state: "commented", body: BODY, author: { login: "github-actions[bot]" } });
    expect(made.url).toMatch(/\/octo\/shop\/pull\/\d+#pullrequestreview-\d+$/);
  });

  test("with a comment outside the diff is refused as a whole with 422", async () => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    expect(await refusal(scene.github.createReview(pull, review([FINE, OFF])))).toMatchObject({ status: 422 });
    expect(scene.world.reviews(pull)).toEqual([]);
  });

  test.each([
    ["an error of the server", { kind: "status", status: 502, stored: true }],
    ["a connection cut before the answer", { kind: "reset", stored: true }],
    ["half an answer", { kind: "cut" }],
  ] as const)("exists once after %s", async (_, fault) => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    await scene.world.review(pull, { as: "github-actions[bot]", event: "COMMENT", body: "Another." });
    scene.world.faults.inject(REVIEWS, fault);
    const made = await scene.github.createReview(pull, review([FINE]));
    expect(made.body).toBe(BODY);
    expect(scene.world.reviews(pull)).toHaveLength(2);
  });

  test.each([
    ["a server that was down", { kind: "status", status: 503 }, 1_000],
    ["a secondary rate limit", { kind: "secondary", retryAfter: 7 }, 7_000],
  ] as const)("is posted again after %s", async (_, fault, wait) => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    scene.world.faults.inject(REVIEWS, fault);
    await scene.github.createReview(pull, review([FINE]));
    expect(scene.world.reviews(pull)).toHaveLength(1);
    expect(scene.clock.slept).toEqual([wait]);
  });

  test("by a stranger with the same first line is not mistaken for the lost one", async () => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    await scene.world.review(pull, { as: "tom", event: "COMMENT", body: BODY });
    scene.world.faults.inject(REVIEWS, { kind: "status", status: 502 });
    const made = await scene.github.createReview(pull, review([FINE]));
    expect(made.author.login).toBe("github-actions[bot]");
    expect(scene.world.reviews(pull)).toHaveLength(2);
  });

  test("exists once when several runs post it at the same time", async () => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    // While one waits, the others get on with their requests.
    const sleep = async () => {
      for (let request = 0; request < 10; request++) await scene.github.branch("main");
    };
    const github = openAdapter({ ...scene.world, clock: { ...scene.clock, sleep } });
    const made = await Promise.all([1, 2, 3].map(() => github.createReview(pull, review([FINE]))));
    expect(scene.world.reviews(pull)).toMatchObject([{ state: "COMMENTED", body: BODY }]);
    expect(made.filter(({ again }) => again)).toHaveLength(2);
    expect(new Set(made.map(({ url }) => url)).size).toBe(1);
  });

  test("replaces a pending review of a killed run, after waiting for it", async () => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    await scene.world.review(pull, { as: "github-actions[bot]", body: BODY });
    const { again } = await scene.github.createReview(pull, review([FINE]));
    expect(again).toBe(false);
    expect(scene.world.reviews(pull)).toMatchObject([{ state: "COMMENTED", body: BODY }]);
    expect(scene.clock.slept).toEqual([500, 2_000, 5_000]);
  });

  test("that the token may not post is refused with the permission's name", async () => {
    await using scene = await openScene({ tokens: { t: { permissions: { "pull-requests": "read" } } } });
    const { pull } = await openChange(scene);
    const refused = await refusal(scene.github.createReview(pull, review([FINE])));
    expect(refused).toMatchObject({ status: 403, permission: "pull-requests: write" });
  });
});

describe("checking whether GitHub accepts comments", () => {
  test("leaves no visible trace", async () => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    expect(await scene.github.wouldTake(pull, { comments: [FINE] })).toBe(true);
    expect(await scene.github.wouldTake(pull, { comments: [FINE, OFF] })).toBe(false);
    expect([scene.world.reviews(pull), scene.world.reviewComments(pull)]).toEqual([[], []]);
  });

  test("works although an earlier check was left behind, and cleans up after lost answers", async () => {
    await using scene = await openScene();
    const { pull } = await openChange(scene);
    scene.world.faults.inject("DELETE /repos/octo/shop/pulls/*/reviews/*", { kind: "status", status: 403 });
    expect((await refusal(scene.github.wouldTake(pull, { comments: [FINE] }))).status).toBe(403);
    expect(scene.world.reviews(pull)).toHaveLength(1);
    scene.world.faults.inject(REVIEWS, { kind: "cut" }, { nth: 4 });
    expect(await scene.github.wouldTake(pull, { comments: [FINE] })).toBe(true);
    expect(scene.world.reviews(pull)).toEqual([]);
  });
});

import { describe, expect, test } from "@jest/globals";
import type { Fault } from "../world/faults.ts";
import { MORNING, openScene, refusal } from "../world/github-scene.ts";

const R = "/repos/octo/shop";
const COMMENTS = `${R}/issues/*/comments`;

const FAULTS: readonly (readonly [string, Fault])[] = [
  ["a 502", { kind: "status", status: 502 }],
  ["a 502 after GitHub stored it", { kind: "status", status: 502, stored: true }],
  ["a cut connection", { kind: "reset" }],
  ["a cut connection after GitHub stored it", { kind: "reset", stored: true }],
  ["an answer that breaks off", { kind: "cut" }],
];

describe("faults of server and connection", () => {
  test.each(FAULTS)("reading recovers from %s", async (_, fault) => {
    await using scene = await openScene();
    scene.world.faults.inject(`GET ${R}`, fault, { times: 2 });
    expect((await scene.github.repository()).defaultBranch).toBe("main");
    expect(scene.clock.slept).toEqual([1000, 3000]);
  });

  test.each(FAULTS)("a page of a list recovers from %s", async (_, fault) => {
    await using scene = await openScene();
    const { number } = scene.world.openIssue({ as: "maria", title: "Long" });
    for (let each = 0; each < 150; each += 1) scene.world.comment(number, { as: "maria", body: `Comment ${each}` });
    scene.world.faults.inject("GET /repositories/**", fault);
    expect(await scene.github.comments(number)).toHaveLength(150);
  });

  test.each(FAULTS)("a comment is created once despite %s", async (_, fault) => {
    await using scene = await openScene();
    const { number } = scene.world.openIssue({ as: "maria", title: "Wrong total" });
    scene.world.comment(number, { as: "mallory", body: "Working…\n" });
    scene.world.faults.inject(`POST ${COMMENTS}`, fault);
    const made = await scene.github.createComment(number, "Working…\n");
    const ours = scene.world.comments(number).filter(({ author }) => author.login === "github-actions[bot]");
    expect(ours.map(({ id }) => id)).toEqual([made.id]);
  });

  test.each(FAULTS)("a comment is created once despite %s and a failed check for it", async (_, fault) => {
    await using scene = await openScene();
    const { number } = scene.world.openIssue({ as: "maria", title: "Wrong total" });
    scene.world.faults.inject(`POST ${COMMENTS}`, fault, { nth: 1 });
    const unlisted: Fault = { kind: "status", status: 503 };
    scene.world.faults.inject(`GET ${COMMENTS}`, unlisted);
    const made = await scene.github.createComment(number, "Working…");
    expect(scene.world.comments(number).map(({ id }) => id)).toEqual([made.id]);
  });

  test.each(FAULTS)("a comment is updated despite %s", async (_, fault) => {
    await using scene = await openScene();
    const { number } = scene.world.openIssue({ as: "maria", title: "Wrong total" });
    const { id } = await scene.github.createComment(number, "Working…");
    scene.world.faults.inject(`PATCH ${R}/issues/comments/${id}`, fault);
    expect((await scene.github.updateComment(id, "Done.")).body).toBe("Done.");
    expect(scene.world.comments(number).map(({ body }) => body)).toEqual(["Done."]);
  });

  test.each(FAULTS)("a pull request is opened once despite %s", async (_, fault) => {
    await using scene = await openScene();
    await scene.world.commit({ branch: "fix", files: { "a.txt": "a" } });
    scene.world.faults.inject(`POST ${R}/pulls`, fault);
    const pull = { head: "fix", base: "main", title: "Fix", body: "", draft: true };
    const made = await scene.github.createPull(pull);
    expect(scene.world.pulls().map(({ number }) => number)).toEqual([made.number]);
  });

  test.each(FAULTS)("the token's account is found despite %s", async (_, fault) => {
    await using scene = await openScene();
    scene.world.faults.inject("POST /graphql#viewer", fault);
    expect((await scene.github.self()).login).toBe("github-actions[bot]");
  });

  test("all requests together wait a minute for a server that is down, and later calls ask it again", async () => {
    await using scene = await openScene();
    scene.world.faults.inject(`GET ${R}`, { kind: "status", status: 503 }, { times: 9 });
    expect((await refusal(scene.github.repository())).status).toBe(503);
    expect(scene.clock.slept).toEqual([1_000, 3_000, 8_000, 18_000, 30_000]);
    expect((await refusal(scene.github.repository())).status).toBe(503);
    expect(scene.clock.slept.slice(5)).toEqual([1_000, 3_000]);
    expect((await scene.github.repository()).defaultBranch).toBe("main");
  });

  test("a comment is looked for once more when all attempts to create it failed", async () => {
    await using scene = await openScene();
    const { number } = scene.world.openIssue({ as: "maria", title: "Wrong total" });
    scene.world.faults.inject(`POST ${COMMENTS}`, { kind: "reset" }, { times: 2 });
    scene.world.faults.inject(`POST ${COMMENTS}`, { kind: "reset", stored: true }, { nth: 3 });
    const made = await scene.github.createComment(number, "Working…");
    expect(scene.world.comments(number).map(({ id }) => id)).toEqual([made.id]);
  });

  test("an earlier comment with the same text is not mistaken for the lost one", async () => {
    await using scene = await openScene();
    const { number } = scene.world.openIssue({ as: "maria", title: "Wrong total" });
    scene.world.comment(number, { as: "github-actions[bot]", body: "Working…" });
    const [earlier] = await scene.github.comments(number);
    scene.world.faults.inject(`POST ${COMMENTS}`, { kind: "reset" });
    const made = await scene.github.createComment(number, "Working…");
    expect(made.id).not.toBe(earlier?.id);
    expect(scene.world.comments(number).map(({ id }) => id)).toEqual([earlier?.id, made.id]);
  });

  test("a request to a server that never answers ends after its time limit", async () => {
    await using scene = await openScene({}, 40);
    const gate = scene.world.faults.hold(`GET ${R}`, { times: 6 });
    const error = await refusal(scene.github.repository());
    expect(error.status).toBe(0);
    expect(error.message).toContain("timeout");
    gate.release();
  });

  test("the adapter waits as long as a 503 asks", async () => {
    await using scene = await openScene();
    scene.world.faults.inject(`GET ${R}`, { kind: "status", status: 503, headers: { "retry-after": "7" } });
    await scene.github.repository();
    expect(scene.clock.slept).toEqual([7000]);
  });
});

describe("rate limits", () => {
  test.each([403, 429] as const)(
    "the adapter waits as long as a secondary limit (%d) asks, also to create something",
    async (status) => {
      await using scene = await openScene();
      const { number } = scene.world.openIssue({ as: "maria", title: "Wrong total" });
      scene.world.faults.inject(`POST ${COMMENTS}`, { kind: "secondary", status, retryAfter: 2 });
      await scene.github.createComment(number, "Working…");
      expect(scene.clock.slept).toEqual([2000]);
      expect(scene.world.comments(number)).toHaveLength(1);
    },
  );

  test("the adapter waits a minute when a secondary limit gives no time", async () => {
    await using scene = await openScene();
    scene.world.faults.inject(`GET ${R}`, { kind: "secondary" });
    await scene.github.repository();
    expect(scene.clock.slept).toEqual([60_000]);
  });

  test("the adapter understands a date in Retry-After", async () => {
    await using scene = await openScene();
    const date = new Date(MORNING + 5000).toUTCString();
    scene.world.faults.inject(`GET ${R}`, { kind: "status", status: 429, headers: { "retry-after": date } });
    await scene.github.repository();
    expect(scene.clock.slept).toEqual([5000]);
  });

  test("the adapter waits for the reset of a primary limit", async () => {
    await using scene = await openScene();
    scene.world.faults.inject(`GET ${R}`, { kind: "exhausted", reset: MORNING / 1000 + 30 });
    await scene.github.repository();
    expect(scene.clock.slept).toEqual([30_000]);
  });

  test("a limit that lasts longer than a minute is reported immediately, with its end", async () => {
    await using scene = await openScene();
    scene.world.faults.inject(`GET ${R}`, { kind: "exhausted", reset: MORNING / 1000 + 1800 });
    const error = await refusal(scene.github.repository());
    expect(error.status).toBe(429);
    expect(error.permission).toBeUndefined();
    expect(error.message).toContain("Its rate limit is used up until 2026-11-02T09:30:00.000Z; run again after that.");
    expect(scene.clock.slept).toEqual([]);
  });

  test("waits add up to a minute at most", async () => {
    await using scene = await openScene();
    scene.world.faults.inject(`GET ${R}`, { kind: "secondary", retryAfter: 40 }, { times: 2 });
    await refusal(scene.github.repository());
    expect(scene.clock.slept).toEqual([40_000]);
  });
});

import { describe, expect, test } from "@jest/globals";
import { openGitHub as openAdapter } from "../../src/adapters/github.ts";
import { fakeClock } from "../world/agent.ts";
import { MORNING, openScene, refusal } from "../world/github-scene.ts";

describe("checks", () => {
  test("show which jobs of a commit failed, and in which steps", async () => {
    await using scene = await openScene();
    const { world, github } = scene;
    const sha = (await world.bare.ref("main")) ?? "";
    const jobs = [
      { name: "lint", conclusion: "success" },
      { name: "test (20)", conclusion: "failure", steps: ["Set up", "Install", "Test"], log: "no" },
      { name: "test (24)" },
      { name: "docs", conclusion: "skipped" },
    ] as const;
    world.addRun({ name: "CI", branch: "main", sha, conclusion: "failure", jobs });
    world.addRun({ name: "Nightly", branch: "main", sha, jobs: [{ name: "slow", conclusion: "timed_out" }] });
    world.addRun({ name: "Elsewhere", branch: "x", sha: "1".repeat(40), jobs: [{ name: "x", conclusion: "failure" }] });
    const checks = await github.jobs(sha);
    expect(checks).toMatchObject({ passed: 2, running: 1 });
    const failed = checks.failed.toSorted((a, b) => (a.workflow < b.workflow ? -1 : 1));
    expect(failed).toMatchObject([
      { name: "test (20)", workflow: "CI", conclusion: "failure", steps: ["Test"] },
      { name: "slow", workflow: "Nightly", conclusion: "timed_out" },
    ]);
  });

  test("of other apps are listed with their summaries", async () => {
    await using scene = await openScene();
    const { world, github } = scene;
    const sha = (await world.bare.ref("main")) ?? "";
    world.addRun({ name: "CI", branch: "main", sha, jobs: [{ name: "test", conclusion: "failure" }] });
    world.addCheck({ name: "coverage", sha, conclusion: "failure", summary: "71 %" });
    expect(await github.otherChecks(sha)).toMatchObject([
      { name: "coverage", app: "coverage-bot", conclusion: "failure", summary: "71 %" },
    ]);
  });

  test("have logs, of which only the requested end is read", async () => {
    await using scene = await openScene();
    const { world, github } = scene;
    const sha = (await world.bare.ref("main")) ?? "";
    const log = `${"x".repeat(300_000)}\nthe end ✓`;
    const jobs = [{ name: "test", conclusion: "failure", log }, { name: "going" }] as const;
    const run = world.addRun({ name: "CI", branch: "main", sha, jobs });
    const [job, running] = run.jobs;
    expect(await github.jobLog(job?.id ?? 0, 1_000_000)).toEqual({ text: log, left: 0 });
    const end = await github.jobLog(job?.id ?? 0, 11);
    expect(end).toEqual({ text: "the end ✓", left: Buffer.byteLength(log) - 11 });
    expect(await github.jobLog(running?.id ?? 0, 10)).toBeUndefined();
    expect(await github.jobLog(404, 10)).toBeUndefined();
  });

  test("do not reveal a log's address when its store fails", async () => {
    await using scene = await openScene();
    const { world } = scene;
    const sha = (await world.bare.ref("main")) ?? "";
    const jobs = [{ name: "test", conclusion: "failure", log: "x" }] as const;
    const [job] = world.addRun({ name: "CI", branch: "main", sha, jobs }).jobs;
    const broken: typeof fetch = (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      return url.includes("/_logs/") ? Promise.reject(new Error(`cannot reach ${url}`)) : fetch(input, init);
    };
    const github = openAdapter({ ...world, token: world.token, clock: fakeClock(MORNING), fetch: broken });
    const error = await refusal(github.jobLog(job?.id ?? 0, 10));
    expect(error).toMatchObject({ status: 0 });
    expect(error.message).not.toContain("_logs");
  });

  test("name the permission that the token lacks", async () => {
    await using scene = await openScene({ private: true, tokens: { t: { permissions: { contents: "read" } } } });
    expect((await refusal(scene.github.jobs("1".repeat(40)))).permission).toContain("actions: read");
    expect((await refusal(scene.github.otherChecks("1".repeat(40)))).permission).toContain("checks: read");
  });
});

/** Waiting for checks: when Remit looks again, and when it has seen enough. Only a test moves the clock. */
import { describe, expect, test } from "@jest/globals";
import { GitError, GitHubError, type CommitRun, type Git, type GitHub } from "../../../src/ports.ts";
import { FIRST_PAUSE, LATE, SETTLED, waitForChecks } from "../../../src/features/checks/follow.ts";
import { fakeClock } from "../../world/agent.ts";
import { heldClock } from "../../world/clock.ts";
import { treeEntry, treeReader } from "../../world/commits.ts";

const CI = ".github/workflows/ci.yml";
/** This run's workflow, unknown. */
const OWN = "";
const run = (state: CommitRun["state"], path = CI): CommitRun => ({ id: 1, name: "CI", path, state, url: "" });

type Answer = readonly CommitRun[] | GitHubError;

/** GitHub gives these answers one after the other, and then repeats the last. */
function setup(
  answers: readonly Answer[],
  workflows: Readonly<Record<string, string>> = { [CI]: "on: push" },
  login = "app[bot]",
) {
  const clock = fakeClock();
  let looks = 0;
  const github = {
    commitRuns: () => {
      const answer = answers[Math.min(looks++, answers.length - 1)] ?? [];
      return answer instanceof GitHubError ? Promise.reject(answer) : Promise.resolve(answer);
    },
    otherChecks: () => Promise.resolve([]),
    self: () => Promise.resolve({ login, id: 1, bot: true }),
  } as unknown as GitHub;
  const git = {
    directory: treeReader(Object.keys(workflows).map((path) => treeEntry(path))).directory,
    show: (_commit: string, path: string) => Promise.resolve(Buffer.from(workflows[path] ?? "")),
  } as unknown as Git;
  return { clock, github, git, looks: () => looks };
}

const never = new AbortController().signal;
const settings = (minutes = 30, signal: AbortSignal = never) => ({ minutes, signal });

describe("waiting for checks", () => {
  test("looks again at growing intervals until no check is running", async () => {
    const shop = setup([
      [],
      [run("running")],
      [run("running")],
      [run("running")],
      [run("running")],
      [run("running")],
      [run("passed")],
    ]);
    const seen = await waitForChecks(shop, OWN, "c", settings());
    expect(seen).toMatchObject({ state: "passed", waitedMs: 10_000 + 15_000 + 22_500 + 33_750 + 50_625 + 60_000 });
    expect(shop.clock.slept).toEqual([FIRST_PAUSE, 15_000, 22_500, 33_750, 50_625, 60_000]);
  });

  test("asks once when every check has ended", async () => {
    const shop = setup([[run("failed")]]);
    expect(await waitForChecks(shop, OWN, "c", settings())).toMatchObject({ state: "failed", waitedMs: 0 });
    expect(shop.looks()).toBe(1);
  });

  test("does not take the first runs for all checks while a workflow has no run", async () => {
    const both = { [CI]: "on: push", ".github/workflows/slow.yml": "on: [pull_request]" };
    const slow = ".github/workflows/slow.yml";
    const shop = setup([[run("passed")], [run("passed"), run("failed", slow)]], both);
    expect(await waitForChecks(shop, OWN, "c", settings())).toMatchObject({ state: "failed" });
  });

  test("takes the runs for all checks after a while, since not every workflow starts on every push", async () => {
    const both = { [CI]: "on: push", ".github/workflows/docs.yml": "on: { push: { paths: [docs/**] } }" };
    const seen = await waitForChecks(setup([[run("passed")]], both), OWN, "c", settings());
    expect(seen.state).toBe("passed");
    expect(seen.waitedMs).toBeGreaterThanOrEqual(SETTLED);
  });

  test("gives up on checks that never start, and sooner if the token cannot start any", async () => {
    const late = await waitForChecks(setup([[]]), OWN, "c", settings());
    const held = await waitForChecks(setup([[]], undefined, "github-actions[bot]"), OWN, "c", settings());
    expect([late.state, held.state]).toEqual(["unstarted", "unstarted"]);
    expect(late.waitedMs).toBeGreaterThanOrEqual(LATE);
    expect(held.waitedMs).toBeLessThan(LATE);
  });

  test("does not wait for a person, or when nothing would run", async () => {
    expect(await waitForChecks(setup([[run("awaiting approval")]]), OWN, "c", settings())).toMatchObject({
      state: "awaiting",
      waitedMs: 0,
    });
    expect(await waitForChecks(setup([[]], { [CI]: "on: workflow_dispatch" }), OWN, "c", settings())).toMatchObject({
      state: "none",
      waitedMs: 0,
    });
  });

  test("ends when its minutes are over, and reports checks that are still running", async () => {
    const shop = setup([[run("running")]]);
    expect(await waitForChecks(shop, OWN, "c", settings(1))).toMatchObject({ state: "running", waitedMs: 60_000 });
  });

  test("ends at once when the run is cancelled", async () => {
    const clock = heldClock();
    const stop = new AbortController();
    const waiting = waitForChecks({ ...setup([[run("running")]]), clock }, OWN, "c", settings(30, stop.signal));
    await clock.sleeping(FIRST_PAUSE);
    stop.abort();
    expect(await waiting).toMatchObject({ state: "running" });
  });

  test("tolerates occasional failures of GitHub, but not a refusal or a long outage", async () => {
    const down = new GitHubError("502", 502);
    expect(await waitForChecks(setup([down, down, [run("passed")]]), OWN, "c", settings())).toMatchObject({
      state: "passed",
    });
    const gone = setup([down]);
    expect(await waitForChecks(gone, OWN, "c", settings())).toMatchObject({ state: "unknown", reason: "502" });
    expect(gone.looks()).toBe(3);
    const refused = setup([new GitHubError("The token lacks it.", 403)]);
    expect(await waitForChecks(refused, OWN, "c", settings())).toMatchObject({ state: "unknown", waitedMs: 0 });
  });

  test("waits for any check if the commit cannot be read", async () => {
    const shop = setup([[]]);
    const broken = () => Promise.reject(new GitError("gone"));
    const git = { directory: broken, fetch: broken } as unknown as Git;
    expect(await waitForChecks({ ...shop, git }, OWN, "c", settings())).toMatchObject({ state: "unstarted" });
  });

  test.each([
    ["on: push", true],
    ["on: [workflow_dispatch, pull_request]", true],
    ["'on': { pull_request_target: { types: [opened] } }", true],
    ["on: { schedule: [{ cron: '0 0 * * *' }] }", false],
    ["on: [", false],
    ["push", false],
  ])("knows whether a push or a pull request starts a workflow with %s", async (text, starts) => {
    const { state } = await waitForChecks(setup([[]], { [CI]: text }), OWN, "c", settings(0));
    expect(state).toBe(starts ? "unstarted" : "none");
  });
});

/** The state of a commit's checks, from what GitHub lists. */
import { describe, expect, test } from "@jest/globals";
import type { CheckFacts, CommitRun } from "../../../src/ports.ts";
import { isComplete, judgeChecks, type ChecksListed } from "../../../src/features/checks/fix.ts";

const COMMIT = "c0ffee0000000000000000000000000000000000";
const REMIT = ".github/workflows/remit.yml";
const CI = ".github/workflows/ci.yml";

function listed(over: Partial<ChecksListed> = {}): ChecksListed {
  return { commit: COMMIT, runs: [], others: [], starting: [CI], ownWorkflow: REMIT, ownToken: false, ...over };
}

function run(state: CommitRun["state"], path = CI): CommitRun {
  return { id: 1, name: `CI ${state}`, path, state, url: `https://github.test/runs/${state}` };
}

function check(conclusion: string | undefined): CheckFacts {
  return { name: "coverage", app: "bot", conclusion, summary: "", url: "https://github.test/check" };
}

describe("the checks of a commit", () => {
  test.each<[string, Partial<ChecksListed>, object]>([
    [
      "are running while one is, whatever the others did",
      { runs: [run("running"), run("failed")] },
      { state: "running", running: 1, failed: ["CI failed"] },
    ],
    [
      "have failed when one failed and none is running",
      { runs: [run("failed"), run("passed"), run("awaiting approval")] },
      { state: "failed", passed: 1 },
    ],
    [
      "await a person when none is running or failed",
      { runs: [run("awaiting approval"), run("passed")] },
      { state: "awaiting", awaiting: [{ needs: "approval" }] },
    ],
    [
      "await an environment's reviewers",
      { runs: [run("awaiting deployment")] },
      { state: "awaiting", awaiting: [{ needs: "deployment" }] },
    ],
    ["have passed", { runs: [run("passed")], others: [check("neutral")] }, { state: "passed", passed: 2 }],
    [
      "of other apps count as well",
      { runs: [run("passed")], others: [check("timed_out")] },
      { state: "failed", failed: ["coverage"] },
    ],
    ["of another app can be running", { others: [check(undefined)] }, { state: "running" }],
    [
      "of another app can ask somebody to act",
      { others: [check("action_required")] },
      { state: "awaiting", awaiting: [{ needs: "app" }] },
    ],
    ["have not started when a workflow should start", {}, { state: "unstarted" }],
    ["have not started when nobody knows what should start", { starting: undefined }, { state: "unstarted" }],
    ["do not exist when no workflow should start", { starting: [] }, { state: "none" }],
    ["do not exist when only Remit's own workflow should start", { starting: [REMIT] }, { state: "none" }],
    [
      "do not include runs of Remit's own workflow",
      { runs: [run("running", REMIT)] },
      { state: "unstarted", running: 0 },
    ],
  ])("%s", (_name, facts, expected) => {
    expect(judgeChecks(listed(facts))).toMatchObject({ commit: COMMIT, waitedMs: 0, ...expected });
  });

  test("are complete once each workflow that should start has a run", () => {
    const starting = [CI, ".github/workflows/lint.yml", REMIT];
    expect(isComplete(listed({ starting, runs: [run("passed")] }))).toBe(false);
    expect(isComplete(listed({ starting, runs: [run("passed"), run("running", ".github/workflows/lint.yml")] }))).toBe(
      true,
    );
    expect(isComplete(listed({ starting: undefined, runs: [run("passed")] }))).toBe(false);
  });
});

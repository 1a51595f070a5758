/** What people are told of the checks of what was published. */
import { describe, expect, test } from "@jest/globals";
import type { ChecksSeen, Publication } from "../../src/events.ts";
import { plainChecks, describeChecks } from "../../src/report/checks.ts";

const PULL = { number: 7, url: "https://github.test/octo/shop/pull/7", created: true, draft: true };
const published: Publication = { branch: "remit/issue-1", commit: "c0ffee00", files: [], refused: [], pull: PULL };

function seen(over: Partial<ChecksSeen>): ChecksSeen {
  return {
    commit: "c0ffee00",
    state: "none",
    passed: 0,
    running: 0,
    failed: [],
    awaiting: [],
    ownToken: false,
    waitedMs: 0,
    ...over,
  };
}

const approval = (name: string) => ({ name, url: "https://github.test/runs/1", needs: "approval" }) as const;

describe("what is told of checks", () => {
  test.each<[string, Partial<ChecksSeen>, readonly string[]]>([
    [
      "that run",
      { state: "running", running: 3, passed: 1 },
      ["[3 are running](https://github.test/octo/shop/pull/7/checks), 1 passed."],
    ],
    ["that passed", { state: "passed", passed: 4 }, ["all 4 passed"]],
    ["that failed", { state: "failed", failed: ["test (20)"], passed: 2 }, ["1 failed", "`test (20)`", "2 passed"]],
    [
      "that await approval",
      { state: "awaiting", awaiting: [approval("CI"), approval("Lint")] },
      ["2 runs wait for approval: click **Approve workflows to run** on [#7]"],
    ],
    [
      "that await approval, of the workflow's own push",
      { state: "awaiting", awaiting: [approval("CI")], ownToken: true },
      ["1 run waits", "GitHub App's token"],
    ],
    [
      "that fail while others await approval",
      { state: "failed", failed: ["a"], awaiting: [approval("CI")] },
      ["1 failed", "1 run waits for approval"],
    ],
    ["that have not started", { state: "unstarted" }, ["none has started yet", "some seconds"]],
    [
      "that will not start",
      { state: "unstarted", ownToken: true },
      ["none will start by itself", "own token", "close and reopen [#7]", "`github-token`"],
    ],
    ["where there are none", { state: "none" }, ["none. No workflow"]],
    [
      "that GitHub does not tell",
      { state: "unknown", reason: "The token lacks `actions: read`." },
      ["not known. The token lacks `actions: read`."],
    ],
    [
      "that Remit waited for",
      { state: "running", running: 1, waitedMs: 600_000 },
      ["1 is running", "Remit waited 10 min"],
    ],
    [
      "that one attempt was to mend",
      { state: "passed", passed: 1, mends: "abcdef0123" },
      ["`abcdef0`", "one attempt was made"],
    ],
  ])("%s", (_name, over, parts) => {
    const told = describeChecks(seen(over), published);
    for (const part of parts) expect(told).toContain(part);
  });

  test("names nothing to click where there is no pull request", () => {
    const { pull: _, ...branch } = published;
    expect(describeChecks(seen({ state: "unstarted", ownToken: true }), branch)).toContain("Start them by hand");
  });

  test("says in the transcript, which knows no pull request, nothing of what to click", () => {
    expect(plainChecks(seen({ state: "unstarted", ownToken: true }))).toMatch(
      /^none will start by itself.*for that\.$/,
    );
  });

  test("shows names of checks as they are, whatever they pretend to be", () => {
    const name = "x](https://evil.test) @maria <img src=x> <!-- remit -->\n## `Passed` closes #1";
    const told = describeChecks(seen({ state: "failed", failed: [name] }), published);
    expect(told).not.toContain("\n");
    expect(told).not.toContain("<!--");
    expect(told.replace(/(`+)[^]*?\1/g, "")).not.toMatch(/evil|@maria|<img|##/);
    expect(plainChecks(seen({ state: "failed", failed: [name] }), published)).not.toContain("\n");
  });
});

/** What a report says about the checks of a published commit. */
import { expect, test, describe } from "@jest/globals";
import { renderComment } from "../../src/report/sections.ts";
import { readPage } from "../../src/report/page/content.ts";
import type { ProposedChange, ChecksSeen, Publication } from "../../src/events.ts";
import { write } from "./entries.ts";
import { plainChecks, describeChecks } from "../../src/report/verification.ts";

const reason = "The run's minutes were used up before its work was verified.";
const change: ProposedChange = { branch: "remit/issue-12", files: [], refused: [] };

test("the comment and the page say why work was not verified, even when another job publishes it", () => {
  const { entries } = write()
    .started()
    .turn({})
    .add({ type: "verify.skipped", reason })
    .add({ type: "change.proposed", change });
  expect(renderComment(entries)).toContain(`**Not verified**: ${reason}`);
  expect(readPage(entries).verified).toContainEqual([`Not verified: ${reason}`, "bad"]);
});

test("an earlier verification is still reported", () => {
  const results = [{ command: "npm test", ok: false, output: "", ms: 1 }];
  const { entries } = write()
    .started()
    .turn({})
    .add({ type: "verify.finished", attempt: 1, ok: false, results })
    .add({ type: "verify.skipped", reason })
    .add({ type: "change.proposed", change });
  expect(renderComment(entries)).toMatch(/\*\*Not verified\*\*: The run's[^]*\*\*Verification failed\*\*/);
});

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

describe("the report on checks", () => {
  test.each<[string, Partial<ChecksSeen>, readonly string[]]>([
    [
      "running",
      { state: "running", running: 3, passed: 1 },
      ["[3 are running](https://github.test/octo/shop/pull/7/checks), 1 passed."],
    ],
    ["passed", { state: "passed", passed: 4 }, ["all 4 passed"]],
    ["failed", { state: "failed", failed: ["test (20)"], passed: 2 }, ["1 failed", "`test (20)`", "2 passed"]],
    [
      "awaiting approval",
      { state: "awaiting", awaiting: [approval("CI"), approval("Lint")] },
      ["2 runs wait for approval: click **Approve workflows to run** on [#7]"],
    ],
    [
      "awaiting approval after the workflow's own push",
      { state: "awaiting", awaiting: [approval("CI")], ownToken: true },
      ["1 run waits", "GitHub App's token"],
    ],
    [
      "failed while others await approval",
      { state: "failed", failed: ["a"], awaiting: [approval("CI")] },
      ["1 failed", "1 run waits for approval"],
    ],
    ["not started yet", { state: "unstarted" }, ["none has started yet", "some seconds"]],
    [
      "never started by the workflow's own push",
      { state: "unstarted", ownToken: true },
      ["none will start by itself", "own token", "close and reopen [#7]", "`github-token`"],
    ],
    ["absent", { state: "none" }, ["none. No workflow"]],
    [
      "unknown, since GitHub does not say",
      { state: "unknown", reason: "The token lacks `actions: read`." },
      ["not known. The token lacks `actions: read`."],
    ],
    [
      "still running after Remit waited",
      { state: "running", running: 1, waitedMs: 600_000 },
      ["1 is running", "Remit waited 10 min"],
    ],
    [
      "passed after one attempt to mend them",
      { state: "passed", passed: 1, mends: "abcdef0123" },
      ["`abcdef0`", "Remit made one attempt"],
    ],
  ])("describes checks: %s", (_name, over, parts) => {
    const text = describeChecks(seen(over), published);
    for (const part of parts) expect(text).toContain(part);
  });

  test("names nothing to click when there is no pull request", () => {
    const { pull: _, ...branch } = published;
    expect(describeChecks(seen({ state: "unstarted", ownToken: true }), branch)).toContain("Start them by hand");
  });

  test("does not say what to click in the transcript, which does not know the pull request", () => {
    expect(plainChecks(seen({ state: "unstarted", ownToken: true }))).toMatch(
      /^none will start by itself.*for that\.$/,
    );
  });

  test("shows the names of checks literally, whatever they contain", () => {
    const name = "x](https://evil.test) @maria <img src=x> <!-- remit -->\n## `Passed` closes #1";
    const text = describeChecks(seen({ state: "failed", failed: [name] }), published);
    expect(text).toContain("https://evil.test");
    expect(text).not.toContain("\n");
    expect(text).not.toContain("<!--");
    expect(text.replace(/(`+)[^]*?\1/g, "")).not.toMatch(/evil|@maria|<img|##/);
    expect(plainChecks(seen({ state: "failed", failed: [name] }), published)).not.toContain("\n");
  });
});

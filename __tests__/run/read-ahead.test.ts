/** What an agent's first message needs from GitHub is asked for at the gate, and each answer is used once. */
import { expect, test } from "@jest/globals";
import { NEWEST_COMMITS, readAhead } from "../../src/run/read-ahead.ts";
import { GitHubError } from "../../src/ports.ts";
import { openGitHubPort } from "../world/github-port.ts";
import { say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, FIX, SHOP } from "../e2e/shop.ts";

const ISSUE = { subject: { kind: "issue", number: 7 } } as const;

test("answers go to the first call that asks for the same; later calls ask again", async () => {
  const port = openGitHubPort();
  const { github, begin } = readAhead(port);
  begin(ISSUE, "main");
  const begun = ["comments 7", "commitMessages main"];
  expect(port.asked).toEqual(begun);
  await github.comments(7);
  await github.commitMessages("1234", NEWEST_COMMITS);
  expect(port.asked).toEqual(begun);
  await github.comments(7);
  await github.comments(8);
  await github.commitMessages("1234", NEWEST_COMMITS);
  expect(port.asked.slice(2)).toEqual(["comments 7", "comments 8", "commitMessages 1234"]);
});

test("nothing is asked for a command, nor a number of commits that nobody asked for", async () => {
  const port = openGitHubPort();
  const { github, begin } = readAhead(port);
  begin({ ...ISSUE, command: { name: "stop", args: "" } }, "main");
  begin({}, undefined);
  expect(port.asked).toEqual([]);
  begin({}, "main");
  await github.commitMessages("1234", 5);
  expect(port.asked).toEqual(["commitMessages main", "commitMessages 1234"]);
});

test("the checks of a pushed commit are asked for at once", async () => {
  const port = openGitHubPort();
  const { github, pushed } = readAhead(port);
  pushed("1234");
  expect(port.asked).toEqual(["commitRuns 1234", "otherChecks 1234"]);
  await github.commitRuns("1234");
  await github.otherChecks("1234");
  expect(port.asked).toHaveLength(2);
  await github.commitRuns("1234");
  expect(port.asked.slice(2)).toEqual(["commitRuns 1234"]);
});

test("a failure is that of the call that takes the answer", async () => {
  const port = openGitHubPort();
  port.fail("comments", new GitHubError("no comments", 502));
  const { github, begin } = readAhead(port);
  begin(ISSUE, undefined);
  await expect(github.comments(7)).rejects.toThrow("no comments");
});

test("a run waits once for GitHub before it asks the model: all questions are there before one is answered", async () => {
  await using world = await openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    script: [say("Nothing to do.")],
  });
  const questions = [
    "GET /repos/octo/shop/collaborators/maria/permission",
    "GET /repos/octo/shop/git/ref/heads%2Fmain",
    "GET /repos/octo/shop/git/matching-refs/heads%2Fremit%2Fissue-1",
    "GET /repos/octo/shop/issues/*/comments",
    "GET /repos/octo/shop/commits",
    "GET /repos/octo/shop/pulls",
    "POST /graphql#viewer",
  ];
  const gates = questions.map((question) => world.github.faults.hold(question));
  const issue = world.github.openIssue({ as: "maria", title: "Hello" });
  const running = world.comment("maria", issue.number, "@remit hello");
  const missing = new Promise((resolve) => {
    setTimeout(resolve, 10_000, "one was missing").unref();
  });
  const all = Promise.all(gates.map(({ reached }) => reached)).then(() => "all are there");
  const found = await Promise.race([all, missing]);
  const asked = world.gemini.requests.length;
  for (const { release } of gates) release();
  expect([found, asked, (await running).outputs["conclusion"]]).toEqual(["all are there", 0, "unchanged"]);
});

test("while the pull request is opened, GitHub is asked for the checks of its commit", async () => {
  await using world = await openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    script: [...FIX],
  });
  const opening = world.github.faults.hold("POST /repos/octo/shop/pulls");
  const checks = world.github.faults.hold("GET /repos/octo/shop/commits/*/check-runs");
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const running = world.comment("maria", issue.number, "@remit fix it");
  await opening.reached;
  const late = new Promise((resolve) => {
    setTimeout(resolve, 10_000, "was not asked").unref();
  });
  const found = await Promise.race([checks.reached.then(() => "was asked"), late]);
  for (const { release } of [opening, checks]) release();
  expect([found, (await running).outputs["conclusion"]]).toEqual(["was asked", "changed"]);
});

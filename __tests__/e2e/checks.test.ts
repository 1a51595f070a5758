/** After the push: whether checks run, wait for somebody, or will not start, and what to click. */
import { describe, expect, test } from "@jest/globals";
import { say, type Step } from "../world/gemini.ts";
import type { GitHubWorld } from "../world/github/github.ts";
import { eventsOf } from "../world/log-events.ts";
import { openWorld, type World, type WorldOptions } from "../world/world.ts";
import { EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

const CI = "name: CI\non: [push, pull_request]\njobs: {}\n";
const FILES = { ...SHOP, ".github/workflows/ci.yml": CI };
const MENDING: readonly Step[] = [READ, MEND, say("The sum starts at 0 now.")];
const RIGHTS = {
  contents: "write",
  issues: "write",
  "pull-requests": "write",
  actions: "read",
  checks: "read",
} as const;
/** The token of a GitHub App, whose pushes start workflows. */
const APP = { tokens: { ghs_app: { permissions: RIGHTS, actor: "shop-remit[bot]" } } } as const;

const open = (more: Partial<WorldOptions> = {}) =>
  openWorld({ users: { maria: "write" }, files: FILES, policy: EDIT_POLICY, script: MENDING, ...more });

async function fix(world: World) {
  const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", number, "@remit fix it");
  const told = world.github.comments(number).at(-1)?.body ?? "";
  const seen = eventsOf(run.entries, "checks.seen").map(({ checks }) => checks);
  return { run, told, seen, line: /\*\*Checks\*\*: .*/.exec(told)?.[0] ?? "" };
}

type Ran = Parameters<GitHubWorld["addRun"]>[0];

/** Each push of a branch of Remit's starts these. */
function onPush({ github }: World, runs: (push: number) => readonly Omit<Ran, "branch" | "sha">[]) {
  let pushes = 0;
  github.whenPushed((_, changes) => {
    for (const { ref, to } of changes) {
      const branch = ref.replace("refs/heads/", "");
      if (!branch.startsWith("remit/") || to === undefined) continue;
      pushes++;
      for (const run of runs(pushes)) github.addRun({ ...run, branch, sha: to });
    }
  });
}

describe("checks of what was published", () => {
  test("will not start by themselves for the job's own token, and people are told what to click", async () => {
    await using world = await open();
    const { run, line, seen } = await fix(world);
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(seen).toMatchObject([{ commit: run.outputs["commit-sha"], state: "unstarted", ownToken: true }]);
    expect(line).toContain("none will start by itself");
    expect(line).toContain(`[#${run.outputs["pull-request-number"]}](${run.outputs["pull-request-url"]})`);
    expect(run.main.summary).toContain(line);
  });

  test("run after an app's push, under names that are only names", async () => {
    await using world = await open(APP);
    onPush(world, () => [{ name: "CI" }, { name: "::error::x @maria <!-- remit -->", conclusion: "failure" }]);
    const { line, seen } = await fix(world);
    expect(seen).toMatchObject([{ state: "running", running: 1, ownToken: false }]);
    expect(line).toMatch(/\[1 is running\]\(\S+\/pull\/\d+\/checks\), 1 failed/);
  });

  test("await approval", async () => {
    await using world = await open();
    onPush(world, () => [{ name: "CI", event: "pull_request", conclusion: "action_required" }]);
    const { line } = await fix(world);
    expect(line).toMatch(/1 run waits for approval: click \*\*Approve workflows to run\*\* on \[#\d+\]/);
  });

  test("are none in a repository without workflows", async () => {
    await using world = await open({ files: SHOP });
    expect((await fix(world)).line).toContain("No workflow of this commit starts");
  });

  test.each([
    [
      "403",
      "GET /repos/octo/shop/actions/runs",
      { kind: "status", status: 403, message: "Resource not accessible by integration" },
      1,
      "actions: read",
    ],
    ["404", "GET /repos/octo/shop/actions/runs", { kind: "status", status: 404 }, 1, "404"],
    [
      "5xx",
      "GET /repos/octo/shop/commits/*/check-runs",
      { kind: "status", status: 502 },
      3,
      "other apps are not known",
    ],
  ] as const)("are not known after a %s, and nothing fails for it", async (_name, request, fault, times, word) => {
    await using world = await open();
    world.github.faults.inject(request, fault, { times });
    const { run, line } = await fix(world);
    expect(run.main.code).toBe(0);
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(line).toContain(word);
  });
});

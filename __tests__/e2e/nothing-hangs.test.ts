/** Foreign refs below `refs/remit/`, one failure among parallel operations: the run ends, says why, leaves nothing. */
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { calls, say } from "../world/gemini.ts";
import { leftRunning } from "../world/left-running.ts";
import type { Job } from "../world/runner.ts";
import { sandboxed } from "../world/ways.ts";
import { openWorld, type Run, type World } from "../world/world.ts";
import { EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

const shop = { users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY } as const;
const DIGITS = "0a1b2c3";
const PLAN = `refs/remit/plan-${DIGITS}000000001`;
const OTHER_PLAN = `refs/remit/plan-${DIGITS}000000002`;
const LOOK_UP = "POST /octo/shop/git-upload-pack#ls-refs";

/** Creates refs on the server. Each points to a commit, a blob or a tree; no commit has the files that Remit keeps. */
function addRefs({ github }: World, refs: Readonly<Record<string, string>>): void {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: github.bare.directory, encoding: "utf8" }).trim();
  for (const [ref, at] of Object.entries(refs)) git("update-ref", ref, git("rev-parse", at));
}

/** The job has succeeded and left no process behind. If a step hangs, the world throws. */
function expectEnd(run: Run): void {
  expect([run.main.code, run.main.signal, run.main.stderr]).toEqual([0, undefined, ""]);
  expect(run.post).toMatchObject({ code: 0, stderr: "" });
  expect(leftRunning(run.job)).toEqual([]);
}

const last = ({ github }: World, number: number): string => github.comments(number).at(-1)?.body ?? "";

describe("refs below refs/remit/ that Remit did not create", () => {
  test("let an approval and /continue end normally: each is declined with what is missing", async () => {
    await using world = await openWorld(shop);
    const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
    addRefs(world, {
      [`refs/remit/plan-${DIGITS}zz`]: "main",
      [`refs/remit/plan-${DIGITS}/0000000001`]: "main",
      [`refs/remit/plan-${DIGITS}00000000;x`]: "main",
      [PLAN]: "main",
      [OTHER_PLAN]: "main:src/cart.js",
      [`refs/remit/plan-${DIGITS}000000003`]: "main:src",
      [`refs/remit/issue-${number}`]: "main:src/cart.js",
    });
    const approved = await world.comment("maria", number, `@remit /approve ${DIGITS}`);
    expectEnd(approved);
    expect(approved.outputs).toMatchObject({ conclusion: "declined" });
    expect(last(world, number)).toMatch(/No plan that begins with `0a1b2c3` was made here/);
    const continued = await world.comment("maria", number, "@remit /continue");
    expectEnd(continued);
    expect(continued.outputs).toMatchObject({ conclusion: "declined" });
    expect(last(world, number)).toMatch(/There is no earlier run to continue\. refs\/remit\/issue-1 /);
    expect(world.gemini.requests).toEqual([]);
  });

  test("in the place of the kept run do not stop a run, and its comment says that it could not be kept", async () => {
    const policy = `${EDIT_POLICY}[limits]\nturns = 1\n`;
    await using world = await openWorld({ ...shop, policy, script: [READ, say("It starts at 0 now.")] });
    const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
    addRefs(world, { [`refs/remit/issue-${number}/zz`]: "main" });
    const run = await world.comment("maria", number, "@remit fix it");
    expect(leftRunning(run.job)).toEqual([]);
    expect(run.outputs).toMatchObject({ conclusion: "exhausted" });
    expect(last(world, number)).toContain("could not be kept");
  });
});

describe("when one of several parallel operations fails", () => {
  test("an approval whose second look-up is refused is declined, and the unanswered first one leaves no process", async () => {
    await using world = await openWorld(shop);
    const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
    addRefs(world, { [PLAN]: "main", [OTHER_PLAN]: "main" });
    const before = async () => {
      const { faults } = world.github.git;
      // The first request lists the plans' refs. Of the two look-ups that follow, one gets no answer and one is
      // refused.
      faults.hold(LOOK_UP, { nth: 2 });
      faults.inject(LOOK_UP, { kind: "status", status: 403 }, { nth: 3 });
    };
    const run = await world.comment("maria", number, `@remit /approve ${DIGITS}`, { before });
    expectEnd(run);
    expect(run.outputs).toMatchObject({ conclusion: "declined" });
    expect(last(world, number)).toContain("The plan could not be looked up");
  });

  // Without a sandbox, Remit's copy of .git exceeds the limit.
  sandboxed(
    "a call that breaks the run cancels the other calls of its turn, which are answered before the run ends",
    async () => {
      const node = path.join(await mkdtemp(path.join(tmpdir(), "limited-")), "node");
      await writeFile(node, `#!/bin/bash\nulimit -S -f ${LARGEST / 1024}\nexec ${process.execPath} "$@"\n`, {
        mode: 0o755,
      });
      let job: Job | undefined;
      // The log has room for the reply, which contains each call twice, but not for the decision about the longest
      // call.
      const breakOne = () => {
        const command = `true ${"x".repeat((LARGEST - sizeOfLog(job)) / 2.5)}`;
        const slow = (name: string) =>
          ["run_shell_command", { command: `sleep 60; echo late > src/${name}.js` }] as const;
        return calls([slow("late"), slow("later"), ["run_shell_command", { command }]]);
      };
      await using world = await openWorld({ ...shop, script: [READ, MEND, breakOne], job: { node } });
      const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
      const before = async (opened: Job) => void (job = opened);
      const run = await world.comment("maria", number, "@remit fix it", { before });
      await rm(path.dirname(node), { recursive: true });
      expect([run.main.code, run.outputs["conclusion"], run.main.signal]).toEqual([1, "failed", undefined]);
      expect(last(world, number)).toContain("The runner's disk is full, or cannot be written to");
      expect(leftRunning(run.job)).toEqual([]);
      const types = run.entries.map(({ event }) => event.type);
      const ended = run.entries.flatMap(({ event }) => (event.type === "call.finished" ? [event.answer.error] : []));
      expect(ended).toEqual([undefined, undefined, "cancelled", "cancelled"]);
      expect(types.lastIndexOf("call.finished")).toBeLessThan(types.indexOf("run.finished"));
      expect(types.at(-1)).toBe("run.finished");
    },
  );
});

/** Bytes of the largest file that the limited program may write. */
const LARGEST = 200 * 1024;

function sizeOfLog(job: Job | undefined): number {
  const temp = job?.temp ?? "";
  const [own = ""] = readdirSync(temp).filter((name) => /^remit-\d/.test(name));
  return statSync(path.join(temp, own, "log.ndjson")).size;
}

/** Users run the committed `dist/`: these tests run a few whole jobs with it. All other tests build from source. */
import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { call, held, say } from "../world/gemini.ts";
import { REPOSITORY } from "../world/program.ts";
import { scratchDirectory } from "../world/scratch.ts";
import { openWorld } from "../world/world.ts";
import { CART, EDIT_POLICY, FIX, MEND, MENDED, READ, SHOP } from "./shop.ts";

const common = { users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY } as const;
/** A copy without node_modules around it. */
const action = scratchDirectory();

beforeAll(async () => {
  for (const name of ["action.yml", "dist"])
    await cp(path.join(REPOSITORY, name), path.join(action, name), { recursive: true });
});

test("the committed bundle turns a comment into a pull request", async () => {
  await using world = await openWorld({ ...common, action, script: FIX });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", issue.number, "@remit fix it");
  expect(run.outputs).toMatchObject({ conclusion: "changed" });
  expect(world.github.pulls()).toHaveLength(1);
  expect(await world.github.read(run.outputs["branch"] ?? "", "src/cart.js")).toBe(MENDED);
});

long("the committed bundle leaves a protected file unchanged", async () => {
  const write = call("write_file", { file_path: ".github/workflows/ci.yml", content: "on: push\n" });
  await using world = await openWorld({ ...common, action, script: [write, READ, MEND, say("Mended.")] });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", issue.number, "@remit fix it");
  const branch = run.outputs["branch"] ?? "";
  expect(await world.github.read(branch, "src/cart.js")).toBe(MENDED);
  expect(await world.github.read(branch, ".github/workflows/ci.yml")).toBeUndefined();
});

long("the committed bundle posts a review", async () => {
  const comment = call("add_review_comment", { path: "src/cart.js", line: 3, severity: "high", body: "It throws." });
  await using world = await openWorld({ ...common, action, script: [comment, say("One finding.")] });
  const files = { "src/cart.js": CART.replace("sum + price", "sum + Math.floor(price)") };
  await world.github.commit({ as: "maria", branch: "round", files });
  const { number } = await world.github.openPull({ as: "maria", head: "round", title: "Round totals" });
  const run = await world.comment("maria", number, "@remit /review");
  expect(run.outputs).toMatchObject({ conclusion: "reviewed", findings: "1" });
  expect(world.github.reviewComments(number)).toMatchObject([{ path: "src/cart.js", line: 3 }]);
});

test("the post step of the committed bundle reports a run that was killed", async () => {
  const late = held(say("late"));
  await using world = await openWorld({ ...common, action, script: [late] });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const interruption = { how: "kill", when: world.gemini.asked(1) } as const;
  const run = await world.comment("maria", issue.number, "@remit fix it", { interruption });
  expect(run.post).toMatchObject({ code: 0 });
  expect(world.github.comments(issue.number).at(-1)?.body).toMatch(/killed|cut off|broke off/i);
});

long("the command line of the committed bundle runs the demo", async () => {
  const environment = { PATH: process.env["PATH"], TMPDIR: action };
  const args = [path.join(action, "dist/cli/index.js"), "demo"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment });
  expect(stdout).toContain("→ changed");
});

/** The reason why a change could not be published, by name, wherever people look; the work is kept. */
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { openWorld, type Run, type World } from "../world/world.ts";
import { EDIT_POLICY, FIX, MENDED, SHOP } from "./shop.ts";

const full = { contents: "write", issues: "write", "pull-requests": "write" } as const;

let world: World;

beforeAll(async () => {
  world = await openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    tokens: {
      ghs_full: { permissions: full },
      ghs_reader: { permissions: { ...full, contents: "read" } },
      ghs_pulls: { permissions: { ...full, "pull-requests": "read" } },
      ghs_mute: { permissions: { ...full, issues: "read" } },
    },
  });
});

afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

async function fix(prepare: (branch: string) => void, token = "ghs_full"): Promise<Run & { readonly issue: number }> {
  const { number: issue } = world.github.openIssue({ as: "maria", title: "Total" });
  prepare(`remit/issue-${issue}-total`);
  world.gemini.add(...FIX);
  return { ...(await world.comment("maria", issue, "@remit fix the total", { token })), issue };
}

const annotationsOf = (run: Run): string => run.main.annotations.map(({ message }) => message).join("\n");

/** The git server rejects pushes to a branch with GitHub's message. */
function refuse(branch: string, reason: string, remote: readonly string[]): void {
  world.github.git.object("octo/shop", ({ ref }) => (ref === `refs/heads/${branch}` ? { reason, remote } : undefined));
}

const GH013 = ["error: GH013: Repository rule violations found for refs/heads/x.", "- Changes must be signed."];
const ARCHIVED = ["This repository was archived so it is read-only."];
const WORKFLOW =
  "refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission";

long.each<[string, (branch: string) => void, string, RegExp]>([
  ["a protected branch", (branch) => world.github.protect(branch), "ghs_full", /Settings → Branches/],
  ["a ruleset", (branch) => refuse(branch, "push declined", GH013), "ghs_full", /ruleset of the repository/],
  ["an archived repository", (branch) => refuse(branch, "archived", ARCHIVED), "ghs_full", /unarchive it/],
  ["a changed workflow file", (branch) => refuse(branch, WORKFLOW, []), "ghs_full", /`workflows: write`/],
  ["a token that may not push", () => {}, "ghs_reader", /`permissions: contents: write`/],
])("%s is reported with a remedy, and the work is kept as a patch", async (_, prepare, token, why) => {
  const run = await fix(prepare, token);
  expect(run.main.code).toBe(1);
  expect(run.outputs).toMatchObject({ conclusion: "failed", branch: "", "commit-sha": "", "pull-request-number": "" });
  expect(annotationsOf(run)).toMatch(why);
  expect(run.main.summary).toMatch(why);
  expect(world.github.comments(run.issue).at(-1)?.body).toMatch(why);
  expect(world.github.pulls()).toEqual([]);
  const [kept] = (await readdir(run.job.temp)).filter((name) => name.startsWith("remit-"));
  expect(await readFile(path.join(run.job.temp, kept ?? "", "work.patch"), "utf8")).toContain("sum + price, 0");
});

long.each<[string, () => void, string, RegExp]>([
  [
    "pull requests by actions switched off",
    () => world.github.allowActionsToOpenPulls(false),
    "ghs_full",
    /Allow GitHub Actions to create/,
  ],
  [
    "a token that may not open pull requests",
    () => {},
    "ghs_pulls",
    /lacks `pull-requests: write`: add it under `permissions:`/,
  ],
])("%s: reported with a remedy, and the work is on its branch", async (_, prepare, token, why) => {
  const run = await fix(prepare, token);
  world.github.allowActionsToOpenPulls(true);
  expect(run.main.code).toBe(1);
  expect(run.outputs).toMatchObject({ conclusion: "failed", branch: `remit/issue-${run.issue}-total` });
  expect(annotationsOf(run)).toMatch(why);
  expect(world.github.comments(run.issue).at(-1)?.body).toMatch(why);
  expect(await world.github.read(run.outputs["branch"] ?? "", "src/cart.js")).toBe(MENDED);
  expect(world.github.pulls()).toEqual([]);
});

test("a token that may not comment: the change is published, and a warning names the permission", async () => {
  const run = await fix(() => {}, "ghs_mute");
  expect(run.outputs).toMatchObject({ conclusion: "changed", "comment-url": "" });
  expect(annotationsOf(run)).toContain("issues: write");
  expect(world.github.openPulls()).toHaveLength(1);
});

/** How the action's inputs and the server's URLs change a run. */
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, FIX, MEND, MENDED, READ, SHOP } from "./shop.ts";

const shop = { users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY } as const;

describe("inputs", () => {
  long("tighten the policy's limits: the run ends as exhausted, and its work is kept", async () => {
    const script = [READ, MEND, say("The sum starts at 0; the tests have not run yet.")];
    await using world = await openWorld({ ...shop, script, inputs: { "max-turns": "2" } });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("exhausted");
    expect(run.main.code).toBe(1);
    expect(world.gemini.requests.at(-1)?.tools).toEqual([]);
    expect(await world.github.read(run.outputs["branch"] as string, "src/cart.js")).toBe(MENDED);
    const comment = world.github.comments(issue.number).at(-1)?.body ?? "";
    expect(comment).toContain("input max-turns");
    expect(comment).toContain("the tests have not run yet");
  });

  test("that are wrong or missing fail the step, and the job's summary names each", async () => {
    const inputs = { "gemini-api-key": "", "max-turns": "many" };
    // The runner also passes on inputs that action.yml does not declare.
    const job = { environment: { "INPUT_MAX-USDD": "1" } };
    await using world = await openWorld({ ...shop, script: [], inputs, job });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.main.code).toBe(1);
    expect(run.main.summary).toMatch(
      /^### ❌ Failed: the inputs have a fault\n\n(?=[^]*^- gemini-api-key is empty\. Make a key at https)(?=[^]*^- max-turns is "many")(?=[^]*^- max-usdd is not an input of Remit: the nearest is `max-usd`)/m,
    );
    expect(run.main.annotations.filter(({ level }) => level === "error")).toHaveLength(3);
  });

  test("without a key fail the run with one comment and no model request, and a stranger gets no comment", async () => {
    const users = { maria: "write", eve: "read" } as const;
    await using world = await openWorld({ ...shop, users, script: [], inputs: { "gemini-api-key": "" } });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const stranger = await world.comment("eve", issue.number, "@remit fix it");
    expect(stranger.outputs["conclusion"]).toBe("declined");
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect([run.main.code, run.outputs["conclusion"]]).toEqual([1, "failed"]);
    const comments = world.github.comments(issue.number).filter(({ body }) => !body.startsWith("@remit"));
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toMatch(
      /^### ❌ Failed: the configuration has a fault\n+\*\*.*`gemini-api-key`.* is empty/m,
    );
    expect(comments[0]?.body).toContain(
      "A maintainer of this repository can fix that: make a key at https://aistudio.",
    );
    expect(comments[0]?.body).not.toMatch(/0 tokens|Limits/);
    expect(world.gemini.requests).toEqual([]);
  });

  long("cannot loosen the policy's limits: the smaller number applies", async () => {
    const policy = `${EDIT_POLICY}\n[limits]\nturns = 2\n`;
    await using world = await openWorld({
      ...shop,
      policy,
      script: [READ, MEND, say("Handed over.")],
      inputs: { "max-turns": "50" },
    });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs).toMatchObject({ conclusion: "exhausted", turns: "3" });
  });

  long("dry-run writes nothing to GitHub and keeps the patch", async () => {
    await using world = await openWorld({ ...shop, script: [...FIX], inputs: { "dry-run": "true" } });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(world.github.git.pushes).toEqual([]);
    expect(world.github.pulls()).toEqual([]);
    expect(world.github.comments(issue.number)).toHaveLength(1);
    expect(run.main.summary).toContain("dry run");
    const [kept] = (await readdir(run.job.temp)).filter((name) => name.startsWith("remit-"));
    expect(await readFile(path.join(run.job.temp, kept ?? "", "work.patch"), "utf8")).toContain("sum + price, 0");
  });

  long("base-branch and branch-prefix set where work starts and how its branch is named", async () => {
    await using world = await openWorld({
      ...shop,
      script: [...FIX],
      inputs: { "base-branch": "next", "branch-prefix": "bots/remit/" },
    });
    await world.github.commit({ as: "maria", branch: "next", files: { "NEXT.md": "next\n" } });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    const branch = run.outputs["branch"] as string;
    expect(branch).toBe(`bots/remit/issue-${issue.number}-wrong-total`);
    expect(await world.github.read(branch, "NEXT.md")).toBe("next\n");
    expect(await world.github.show.pull(world.github.openPulls()[0]?.number ?? 0)).toMatchObject({
      base: { ref: "next" },
    });
  });

  long("trigger-phrase sets the name that people mention", async () => {
    await using world = await openWorld({ ...shop, script: [say("Here.")], inputs: { "trigger-phrase": "@helper" } });
    const issue = world.github.openIssue({ as: "maria", title: "Hello" });
    expect((await world.comment("maria", issue.number, "@remit hello")).outputs["conclusion"]).toBe("declined");
    expect((await world.comment("maria", issue.number, "@helper hello")).outputs["conclusion"]).toBe("unchanged");
  });
});

describe("GitHub Enterprise Server", () => {
  test("is reached at the URLs that the environment names, below /api/v3", async () => {
    await using world = await openWorld({ ...shop, enterprise: true, script: [...FIX] });
    expect(world.github.apiUrl).toContain("/api/v3");
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(world.github.comments(issue.number)).toHaveLength(2);
  });
});

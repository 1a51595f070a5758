/** One job works without write permission; another publishes its proposal. */
import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { Receipt } from "../../src/report/receipt.ts";
import { long } from "../world/long.ts";
import { commentEvent } from "../world/events.ts";
import { forge, type Forgeable } from "../world/forge.ts";
import { call, say } from "../world/gemini.ts";
import { openWorld, type Run, type World } from "../world/world.ts";
import { proposeJob, publishJob, TWO_TOKENS } from "../world/two-jobs.ts";
import { branchPushes, EDIT_POLICY, FIX, MEND, MENDED, READ, SHOP } from "./shop.ts";

const shop = { users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY, ...TWO_TOKENS } as const;

describe("a fix in two jobs", () => {
  test("is proposed without writing to GitHub, and published on another machine with the same report", async () => {
    await using world = await openWorld({ ...shop, script: [...FIX] });
    const { issue, event } = ask(world);
    const proposed = await proposeJob(world, event);
    expect(proposed.main).toMatchObject({ code: 0 });
    expect(proposed.outputs).toMatchObject({ conclusion: "changed", branch: "", "pull-request-number": "" });
    expect(proposed.outputs["proposal-digest"]).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(proposed.main.summary).toContain("not published yet");
    expect(writes(world)).toEqual([]);
    expect(world.github.git.pushes).toEqual([]);
    expect((await readdir(proposed.outputs["proposal-path"] ?? "")).sort()).toEqual([
      "log.ndjson",
      "proposal.json",
      "work.patch",
    ]);
    // The base moved while somebody reviewed the proposal.
    await world.github.commit({ as: "maria", branch: "main", files: { "NEWS.md": "news\n" } });

    const published = await publishJob(world, proposed);
    expect(published.main).toMatchObject({ code: 0 });
    expect(published.outputs).toMatchObject({ conclusion: "changed", branch: `remit/issue-${issue}-wrong-total` });
    expect(await world.github.read(published.outputs["branch"] ?? "", "src/cart.js")).toBe(MENDED);
    expect(branchPushes(world)).toHaveLength(1);
    expect(world.github.openPulls()).toHaveLength(1);
    const [comment, ...more] = world.github.comments(issue).slice(1);
    expect(more).toEqual([]);
    expect(comment?.body).toContain("The sum of an empty cart had no start value");
    expect(published.main.summary).toContain("run_shell_command");
    expect(published.outputs["turns"]).toBe(proposed.outputs["turns"]);
    const diffs = published.entries.flatMap(({ event }) => (event.type === "change.diffed" ? [event.shown.diff] : []));
    expect(diffs).toEqual([expect.stringContaining("sum + price, 0)")]);
    const page = await readFile(published.outputs["report-path"] ?? "", "utf8");
    expect(page).toContain("diff --git a/src/cart.js b/src/cart.js");
    const [made, done] = [await receiptOf(proposed), await receiptOf(published)];
    expect(made).toMatchObject({ commit: "", proposal: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) });
    expect(done).toMatchObject({ commit: published.outputs["commit-sha"], proposal: made.proposal });
    expect(world.gemini.requests).toHaveLength(FIX.length);
  });

  test("that a limit cut short is reported with the first job's limits", async () => {
    await using world = await openWorld({ ...shop, script: [READ, MEND, say("More is to be done.")] });
    const { issue, event } = ask(world);
    const proposed = await proposeJob(world, event, { inputs: { "max-turns": "2" } });
    const published = await publishJob(world, proposed, { inputs: { "max-turns": "9" } });
    expect(published.outputs["conclusion"]).toBe("exhausted");
    const comment = world.github.comments(issue).at(-1)?.body;
    expect(comment).toContain("Stopped: the limit of 2 turns is used up");
    expect(comment).toMatch(/\| turns \| 3 of 2 \| .* \| input max-turns \|/);
    expect(published.main.annotations.map(({ message }) => message).join()).toContain("the limit of 2 turns");
  });

  long("is published once, however often the second job runs", async () => {
    await using world = await openWorld({ ...shop, script: [...FIX] });
    const proposed = await proposeJob(world, ask(world).event);
    const first = await publishJob(world, proposed);
    const again = await publishJob(world, proposed);
    expect(again.main.code).toBe(0);
    expect(again.outputs).toMatchObject({ conclusion: "changed", "commit-sha": first.outputs["commit-sha"] });
    expect(branchPushes(world)).toHaveLength(1);
    expect(world.github.pulls()).toHaveLength(1);
  });

  long("gets its pull request from the second job if its branch exists without one", async () => {
    await using world = await openWorld({ ...shop, script: [READ, MEND, say("Mended."), say("Mended already.")] });
    const { issue, event } = ask(world);
    world.github.allowActionsToOpenPulls(false);
    const first = await publishJob(world, await proposeJob(world, event));
    expect([first.outputs["conclusion"], world.github.pulls().length]).toEqual(["failed", 0]);
    world.github.allowActionsToOpenPulls(true);
    const again = commentEvent(world.github, { as: "maria", number: issue, body: "@remit open the pull request" });
    const proposed = await proposeJob(world, again);
    expect(proposed.outputs["conclusion"]).toBe("unchanged");
    const second = await publishJob(world, proposed);
    const [pull] = world.github.openPulls();
    expect(second.outputs).toMatchObject({ conclusion: "changed", "pull-request-number": String(pull?.number) });
    expect(world.github.comments(issue).at(-1)?.body).toContain("without a pull request; it has one now");
    expect(branchPushes(world)).toHaveLength(1);
  });

  long("without a change is answered by the second job", async () => {
    await using world = await openWorld({ ...shop, script: [say("It is as it should be.")] });
    const { issue, event } = ask(world);
    const proposed = await proposeJob(world, event);
    const original = path.join(proposed.outputs["proposal-path"] ?? "", "proposal.json");
    const proposal = await readFile(original);
    const lie = await forge(proposed, ({ outcome }) => (outcome["conclusion"] = "changed"));
    const refused = await publishJob(world, proposed, lie);
    expect(refused.outputs).toMatchObject({ conclusion: "failed" });
    expect(refused.main.annotations.map(({ message }) => message).join()).toContain("has no result that shows it");
    await writeFile(original, proposal);
    const published = await publishJob(world, proposed);
    expect(published.outputs).toMatchObject({ conclusion: "unchanged", branch: "" });
    expect(world.github.comments(issue).at(-1)?.body).toContain("It is as it should be.");
    expect(branchPushes(world)).toEqual([]);
  });
});

describe("/continue in two jobs", () => {
  long("can continue with a change, or without one if a plan was kept meanwhile", async () => {
    await using world = await openWorld({ ...shop, script: [...FIX] });
    const { issue, event } = ask(world);
    const first = await world.deliver(event, { token: "ghs_writes" });
    const continueRun = (name: string) => {
      world.gemini.add(call("write_file", { file_path: `src/${name}.js`, content: "export {};\n" }), say("Done."));
      return proposeJob(world, commentEvent(world.github, { as: "maria", number: issue, body: "@remit /continue" }));
    };
    const second = await publishJob(world, await continueRun("one"));
    expect(second.outputs).toMatchObject({ conclusion: "changed", branch: first.outputs["branch"] });
    expect(await world.github.read(second.outputs["branch"] ?? "", "src/one.js")).toBe("export {};\n");

    const proposed = await continueRun("two");
    world.gemini.add(say("**Goal**: none."));
    await world.comment("maria", issue, "@remit /plan what is left?", { token: "ghs_writes" });
    const refused = await publishJob(world, proposed);
    expect(refused.outputs).toMatchObject({ conclusion: "failed" });
    expect(refused.main.annotations.map(({ message }) => message).join()).toContain("asks for no change");
    expect(await world.github.bare.ref(first.outputs["branch"] ?? "")).toBe(second.outputs["commit-sha"]);
  });
});

async function receiptOf({ outputs }: Run): Promise<Receipt["published"]> {
  return (JSON.parse(await readFile(outputs["receipt-path"] ?? "", "utf8")) as Receipt).published;
}

describe("a change that weakens tests", () => {
  long("is called out at the top of comment, summary and pull request", async () => {
    const weaken = call("replace", {
      file_path: "test/cart.test.js",
      instruction: "Drop the assertion.",
      old_string: "assert.equal(total({ lines: [] }), 0);\n",
      new_string: "",
    });
    const read = call("read_file", { file_path: "test/cart.test.js" });
    await using world = await openWorld({
      users: shop.users,
      files: SHOP,
      policy: EDIT_POLICY,
      script: [read, weaken, say("It passes now.")],
    });
    const { issue, event } = ask(world);
    const run = await world.deliver(event);
    expect(run.outputs).toMatchObject({ conclusion: "changed" });
    const [pull] = world.github.openPulls();
    for (const text of [world.github.comments(issue).at(-1)?.body, run.main.summary, pull?.body]) {
      expect(text).toMatch(/Look at this first[^]*test\/cart\.test\.js[^]*1 fewer assertions[^]*It passes now/);
    }
  });
});

describe("an edit of a file that an earlier step of the first job had changed", () => {
  long("is named by the second job, in the comment and in the pull request", async () => {
    await using world = await openWorld({ ...shop, script: [READ, MEND, say("Mended.")] });
    const { issue, event } = ask(world);
    const before = ({ workspace }: { readonly workspace: string }) =>
      writeFile(path.join(workspace, "src/cart.js"), `// Generated.\n${SHOP["src/cart.js"]}`);
    await publishJob(world, await proposeJob(world, event, { before }));
    for (const text of [world.github.comments(issue).at(-1)?.body, world.github.openPulls()[0]?.body])
      expect(text).toMatch(/Look at this first[^]*src\/cart\.js.*: it was changed before the run began/);
  });
});

describe("a proposal that", () => {
  long.each<[string, (world: World, proposed: Run) => Promise<Run>, RegExp]>([
    ["was changed on its way", (world, proposed) => publishJob(world, proposed, { tamper: edited }), /digest/],
    [
      "names the default branch, with a matching digest",
      async (world, proposed) => publishJob(world, proposed, await forge(proposed, toMain)),
      /differs in: .*target/,
    ],
    [
      "was made for another request",
      (world, proposed) => publishJob(world, { ...proposed, event: ask(world, "@remit something else").event }),
      /another request/,
    ],
    [
      "was made in another workflow run",
      (world, proposed) => publishJob(world, proposed, { runId: "1" }),
      /another workflow run/,
    ],
    [
      "was judged by another policy",
      async (world, proposed) => {
        await world.github.commit({ as: "maria", branch: "main", files: { ".github/remit.toml": `${EDIT_POLICY}\n` } });
        return await publishJob(world, proposed);
      },
      /policy on main has changed/,
    ],
  ])("%s is refused, and its patch is kept", async (_name, publish, why) => {
    await using world = await openWorld({ ...shop, script: [...FIX] });
    const { event } = ask(world);
    const run = await publish(world, await proposeJob(world, event));
    expect(run.main.code).toBe(1);
    expect(run.outputs).toMatchObject({ conclusion: "failed", branch: "" });
    expect(run.main.annotations.map(({ message }) => message).join()).toMatch(why);
    expect(branchPushes(world).filter(({ ref }) => ref !== "refs/heads/main")).toEqual([]);
    expect(world.github.pulls()).toEqual([]);
    expect(await world.github.read("main", "src/cart.js")).toBe(SHOP["src/cart.js"]);
    const [kept] = (await readdir(run.job.temp)).filter((name) => name.startsWith("remit-"));
    expect(await readFile(path.join(run.job.temp, kept ?? "", "work.patch"), "utf8")).toContain("sum + price, 0");
  });
});

function ask(world: World, body = "@remit fix the total") {
  const { number: issue } = world.github.openIssue({ as: "maria", title: "Wrong total" });
  return { issue, event: commentEvent(world.github, { as: "maria", number: issue, body }) };
}

/** The write requests to GitHub, except the query for our own identity. */
function writes({ github }: World): string[] {
  const requests = github.requests.filter(({ method, path: to }) => method !== "GET" && !to.endsWith("/graphql"));
  return requests.map(({ method, path: to }) => `${method} ${to}`);
}

async function edited(directory: string): Promise<void> {
  const file = path.join(directory, "proposal.json");
  await writeFile(file, (await readFile(file, "utf8")).replace('"conclusion": "changed"', '"conclusion": "answered"'));
}

type Forgery = (packed: Forgeable) => void;

const toMain: Forgery = ({ change }) => {
  const proposal = change?.proposal ?? {};
  proposal["target"] = { branch: "main", expect: (proposal["base"] as { sha: string }).sha };
};

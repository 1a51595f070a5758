/** A token that expires while a run works, as an app's does after an hour: one message says so, the work is kept. */
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { held, say } from "../world/gemini.ts";
import { long } from "../world/long.ts";
import { commentEvent } from "../world/events.ts";
import { proposeJob, publishJob, TWO_TOKENS } from "../world/two-jobs.ts";
import { until } from "../world/until.ts";
import { openWorld, type Run, type World } from "../world/world.ts";
import { branchPushes, EDIT_POLICY, MEND, MENDED, READ, SHOP } from "./shop.ts";

const shop = { users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY } as const;
const script = [READ, MEND, say("Mended.")];

/** The model's first answer takes until Remit's comment is there. */
function answerOnceHeard({ gemini, github }: World, issue: number): void {
  const first = held(READ);
  gemini.add(first, ...script.slice(1));
  void first.gate.reached.then(async () => {
    await until(() => github.comments(issue).length === 2);
    first.gate.release();
  });
}

/** The shop's job with a token that expires at this request, or at the model's second answer. */
async function expireAt(at: string) {
  const world = await openWorld(shop);
  const { github } = world;
  const plan = () => {
    if (at === "answer") void world.gemini.asked(2).then(() => github.revoke(github.token));
    else github.expire(github.token, at);
  };
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  if (at !== ADMISSION) answerOnceHeard(world, issue.number);
  const run = await world.comment("maria", issue.number, "@remit fix it", {
    before: async () => plan(), // After the checkout, which Remit does not do.
  });
  return { world, run, comments: world.github.comments(issue.number).length };
}

/** Asked before the model is. */
const ADMISSION = "GET /repos/octo/shop/collaborators/maria/permission";

function expectOneMessage(run: Run): void {
  expect({ main: run.main.code, post: run.post?.code, stderr: run.main.stderr + run.post?.stderr }).toEqual({
    main: 1,
    post: 0,
    stderr: "",
  });
  expect(run.outputs["conclusion"]).toBe("failed");
  const errors = run.main.annotations.filter(({ level }) => level === "error");
  expect(errors).toHaveLength(1);
  expect(errors[0]?.message).toMatch(
    /401.*github-token is invalid or has expired\. An app's token expires after one hour/s,
  );
  expect(run.main.summary).toContain("Failed: the credentials are not accepted");
}

function expectLogged(run: Run): void {
  expect(run.entries.at(-1)?.event).toMatchObject({ type: "run.finished", outcome: { fault: { kind: "auth" } } });
}

async function keptPatch({ job }: Run): Promise<string> {
  const [own = ""] = (await readdir(job.temp)).filter((name) => name.startsWith("remit-"));
  return await readFile(path.join(job.temp, own, "work.patch"), "utf8");
}

describe("a token that expires", () => {
  test("at the push: nothing is pushed, and the report says why and where the patch is", async () => {
    const { world, run, comments } = await expireAt("POST /octo/shop/git-receive-pack");
    await using _ = world;
    expectOneMessage(run);
    expectLogged(run);
    expect({ pushes: branchPushes(world), pulls: world.github.pulls(), comments }).toEqual({
      pushes: [],
      pulls: [],
      comments: 2,
    });
    expect(run.main.summary).toContain("The patch is kept beside the log (work.patch).");
    expect(await keptPatch(run)).toContain("sum + price, 0)");
  });

  long("while the model works: nothing is pushed, and the report says why", async () => {
    const { world, run, comments } = await expireAt("answer");
    await using _ = world;
    expectOneMessage(run);
    expectLogged(run);
    expect({ pushes: branchPushes(world), comments }).toEqual({ pushes: [], comments: 2 });
    expect(await keptPatch(run)).toContain("sum + price, 0)");
  });

  long("between the push and the pull request: the branch exists once, and the report names it", async () => {
    const { world, run } = await expireAt("POST /repos/octo/shop/pulls");
    await using _ = world;
    expectOneMessage(run);
    expectLogged(run);
    expect(branchPushes(world)).toHaveLength(1);
    expect(await world.github.read(run.outputs["branch"] as string, "src/cart.js")).toBe(MENDED);
    expect(run.main.summary).toContain(run.outputs["branch"]);
  });

  long("before the request is admitted: the run fails before it starts anything", async () => {
    const { world, run, comments } = await expireAt(ADMISSION);
    await using _ = world;
    expectOneMessage(run);
    expect({ asked: world.gemini.requests, comments }).toEqual({ asked: [], comments: 1 });
  });
});

long("an app's token that expires: the job's own token finishes the comment", async () => {
  const write = { contents: "write", issues: "write", "pull-requests": "write" } as const;
  const tokens = {
    ghs_job: { permissions: write },
    ghs_app: { permissions: write, actor: "remit-app[bot]" },
  };
  const users = { maria: "write", "remit-app[bot]": "write" } as const;
  await using world = await openWorld({ ...shop, users, tokens, inputs: { "github-token": "ghs_app" } });
  const { github } = world;
  const issue = github.openIssue({ as: "maria", title: "Wrong total" });
  answerOnceHeard(world, issue.number);
  const run = await world.comment("maria", issue.number, "@remit fix it", {
    before: async () => github.expire("ghs_app", "POST /octo/shop/git-receive-pack"),
  });
  expect(run.post).toMatchObject({ code: 0, stderr: "" });
  const [comment, ...more] = github.comments(issue.number).slice(1);
  expect([comment?.author.login, more]).toEqual(["remit-app[bot]", []]);
  expect(comment?.body).toContain("Failed: the credentials are not accepted");
});

long("a run that outlives its token is published by a second job with its own token", async () => {
  await using world = await openWorld({ ...shop, ...TWO_TOKENS, script });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const event = commentEvent(world.github, { as: "maria", number: issue.number, body: "@remit fix it" });
  void world.gemini.asked(1).then(() => world.github.revoke("ghs_reads"));
  const proposed = await proposeJob(world, event);
  expect(proposed.outputs["conclusion"]).toBe("changed");
  const published = await publishJob(world, proposed);
  expect(published.outputs["conclusion"]).toBe("changed");
  expect(await world.github.read(published.outputs["branch"] as string, "src/cart.js")).toBe(MENDED);
  expect(world.github.comments(issue.number)).toHaveLength(2);
});

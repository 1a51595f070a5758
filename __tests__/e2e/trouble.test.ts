/** What goes wrong around a run: it is classified, nothing is lost, nothing is done twice. */
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { long, rows } from "../world/long.ts";
import { commentEvent, dispatchEvent } from "../world/events.ts";
import { call, fault, held, say, type Step } from "../world/gemini.ts";
import { openWorld, type Run, type World, type WorldOptions } from "../world/world.ts";
import { branchPushes, EDIT_POLICY, FIX, MEND, MENDED, READ, SHOP } from "./shop.ts";

const shop = { users: { maria: "write" }, files: SHOP, policy: EDIT_POLICY } as const;

describe("a model service that fails", () => {
  long("before any work: the run fails, blames the key and says how to fix it", async () => {
    await using world = await openWorld({
      ...shop,
      script: [fault(403, { message: "The caller does not have permission" })],
    });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.main.code).toBe(1);
    expect(run.outputs["conclusion"]).toBe("failed");
    expect(outcomeOf(run)).toMatchObject({ fault: { kind: "auth" } });
    expect(run.main.annotations.map(({ level }) => level)).toContain("error");
    expect(lastComment(world, issue.number)).toContain("gemini-api-key");
  });

  test("in the middle: the work so far is on the branch, as a draft that says it is unfinished", async () => {
    await using world = await openWorld({
      ...shop,
      policy: `${EDIT_POLICY}\n[publish]\ndraft = false\n`,
      script: [READ, MEND, fault(400, { message: "Something is wrong" })],
    });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.main.code).toBe(1);
    expect(run.outputs).toMatchObject({ conclusion: "failed" });
    expect(outcomeOf(run)).toMatchObject({ fault: { kind: "model" } });
    expect(await world.github.read(run.outputs["branch"] as string, "src/cart.js")).toBe(MENDED);
    expect(await world.github.show.pull(world.github.openPulls()[0]?.number ?? 0)).toMatchObject({
      draft: true,
      body: expect.stringContaining("Unfinished"),
    });
  });

  long("for a moment: it is asked again after the wait that it names, and the run continues", async () => {
    const script = [fault(503, { message: "Overloaded", retryAfter: 0 }), ...FIX];
    await using world = await openWorld({ ...shop, script });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(run.entries.filter(({ event }) => event.type === "model.retried")).toHaveLength(1);
  });
});

describe("a model that falls silent", () => {
  long("is asked again after the configured timeouts, before its first byte and between two", async () => {
    const [silent, stalled] = [held(READ), held(say("One two three four five six."), 1)];
    const environment = { REMIT_FIRST_BYTE_SECONDS: "1.5", REMIT_IDLE_SECONDS: "1" };
    const script = [silent, stalled, READ, MEND, say("Mended.")];
    await using world = await openWorld({ ...shop, script, job: { environment } });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(run.entries.flatMap(({ event }) => (event.type === "model.retried" ? [event.cause] : []))).toEqual([
      "no answer within 1.5 s",
      "the stream stalled for 1 s",
    ]);
  });
});

describe("a model without quota", () => {
  long("is replaced by the next model of its family, and the report says so", async () => {
    const quotaId = "GenerateRequestsPerDayPerProjectPerModel";
    const script = [fault(429, { message: "Quota exceeded", quotaId }), say("Nothing to do.")];
    await using world = await openWorld({ ...shop, script });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("unchanged");
    expect(world.gemini.requests.map(({ model }) => model)).toEqual(["gemini-3.8-flash", "gemini-3.7-flash"]);
    expect(lastComment(world, issue.number)).toContain("gemini-3.7-flash");
  });
});

describe("a model that the key cannot use", () => {
  const offers = ["gemini-2.5-flash", "gemini-3.6-flash", "gemini-3.7-flash", "gemini-3.1-pro-preview"];

  long("is replaced by the newest of its family when it is the default, and the report says so", async () => {
    await using world = await openWorld({ ...shop, offers, script: [fault(404), say("Nothing to do.")] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it", { inputs: { thinking: "minimal" } });
    expect(run.outputs["conclusion"]).toBe("unchanged");
    expect(world.gemini.requests.map(({ model }) => model)).toEqual(["gemini-3.8-flash", "gemini-3.7-flash"]);
    expect(world.gemini.requests.map(({ body }) => body.generationConfig?.["thinkingConfig"])).toMatchObject([
      { thinkingLevel: "LOW" },
      { thinkingLevel: "MINIMAL" },
    ]);
    for (const text of [lastComment(world, issue.number), run.main.summary])
      expect(text).toContain("gemini-3.7-flash is used instead: the newest of its family that can be used here");
  });

  long("is not replaced when somebody configured it: the run names who did, and the models of the key", async () => {
    await using world = await openWorld({ ...shop, offers, script: [fault(429)], inputs: { model: "gemini-2.5-pro" } });
    const run = await world.dispatch("maria", "Fix the total");
    expect(run.outputs["conclusion"]).toBe("failed");
    const message = /Google ended it on 2026-10-16.* Its name comes from the input `model`/;
    expect(outcomeOf(run)).toMatchObject({ fault: { kind: "config", message: expect.stringMatching(message) } });
    expect(run.main.summary).toContain(
      "This account can use gemini-3.7-flash, gemini-3.6-flash, gemini-3.1-pro-preview",
    );
  });
});

describe("a run that is cut off", () => {
  test("by a cancel during a tool call: child processes end, the comment says cancelled, the patch is kept", async () => {
    const sleep = call("run_shell_command", { command: "node --eval 'setInterval(() => {}, 1000)'" });
    const policy = `${EDIT_POLICY}\n[[allow]]\ntool = "run_shell_command"\ncommand = ["node --eval *"]\n`;
    await using world = await openWorld({ ...shop, policy, script: [READ, MEND, sleep] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it", {
      interruption: { how: "cancel", when: () => world.gemini.requests.length === 3 },
    });
    expect(run.main.signal).toBeUndefined();
    expect(run.main.interruptedMs).toBeLessThan(7_500); // After the runner's SIGTERM, the run ended by itself.
    expect(outcomeOf(run)).toMatchObject({ conclusion: "cancelled" });
    expect(lastComment(world, issue.number)).toContain("ancelled");
    expect(world.github.comments(issue.number)).toHaveLength(2);
    expect(branchPushes(world)).toEqual([]);
    expect(await keptPatch(run)).toContain("sum + price, 0");
  });

  long("by a cancel during a model request: the comment says cancelled", async () => {
    const thinking = held(say("too late"));
    await using world = await openWorld({ ...shop, script: [thinking] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it", {
      interruption: { how: "cancel", when: thinking.gate.reached },
    });
    expect(outcomeOf(run)).toMatchObject({ conclusion: "cancelled" });
    expect(lastComment(world, issue.number)).toContain("ancelled");
  });

  test("by a kill: the post step marks the comment as failed and leaves the patch", async () => {
    const thinking = held(say("too late"));
    await using world = await openWorld({ ...shop, script: [READ, MEND, thinking] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it", {
      interruption: {
        how: "kill",
        when: () => world.github.comments(issue.number).length === 2 && world.gemini.requests.length === 3,
      },
    });
    expect(run.main.signal).toBe("SIGKILL");
    expect(run.post?.code).toBe(0);
    expect(world.github.comments(issue.number)).toHaveLength(2);
    expect(lastComment(world, issue.number)).toContain("The run ended without a report: it was killed");
    expect(run.post?.summary).toContain("The run ended without a report: it was killed");
    expect(await keptPatch(run)).toContain("sum + price, 0");
  });

  long(
    "by running out of memory: the post step does the same, and no Node report contains the environment",
    async () => {
      const endless = say("0".repeat(60_000_000), { chunk: 1_000_000 });
      await using world = await openWorld({ ...shop, script: [READ, MEND, endless], job: { timeoutMs: 55_000 } });
      const run = await world.dispatch("maria", "Fix the total", {
        before: async () => ({ NODE_OPTIONS: "--max-old-space-size=22 --report-on-fatalerror" }),
      });
      expect(run.main.signal).toBe("SIGABRT");
      expect([run.post?.code, run.post?.stderr]).toEqual([0, ""]);
      expect(run.post?.summary).toContain("ran out of memory");
      expect(await keptPatch(run)).toContain("sum + price, 0"); // Even though a dispatched run is not kept.
      expect((await readdir(run.job.workspace)).filter((name) => /^(report|core)/.test(name))).toEqual([]);
    },
  );
});

describe("the same event delivered twice", () => {
  test("gives one comment, one branch, one pull request and one commit", async () => {
    await using world = await openWorld({ ...shop, script: [...FIX] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const first = await world.comment("maria", issue.number, "@remit fix it");
    const requests = world.gemini.requests.length;
    const second = await world.redeliver(first);
    expect(second.main.code).toBe(0);
    expect(second.outputs).toMatchObject({
      conclusion: "changed",
      branch: first.outputs["branch"],
      "commit-sha": first.outputs["commit-sha"],
    });
    expect(world.gemini.requests).toHaveLength(requests);
    expect(branchPushes(world)).toHaveLength(1);
    expect(world.github.pulls()).toHaveLength(1);
    expect(world.github.comments(issue.number)).toHaveLength(2);
  });
});

describe("the same event delivered again after a run", () => {
  const failing = `${EDIT_POLICY}\n[verify]\ncommands = ["false"]\nattempts = 1\n`;
  const passing = `${EDIT_POLICY}\n[verify]\ncommands = ["true"]\n`;

  const ends: readonly (readonly [string, Partial<WorldOptions>, Record<string, string>, string])[] = [
    ["whose verification failed", { script: [READ, MEND, say("Mended.")], policy: failing }, {}, "unverified"],
    ["that failed midway", { script: [READ, MEND, fault(400, { message: "bad" })] }, {}, "failed"],
    ["that reached a limit", { script: [READ, MEND, READ, say("More.")] }, { "max-turns": "3" }, "exhausted"],
    ["that was verified", { script: [READ, MEND, say("Mended.")], policy: passing }, {}, "changed"],
  ];

  test.each(rows(ends))("%s ends as that did, and leaves its report", async (_name, setup, inputs, conclusion) => {
    await using world = await openWorld({ ...shop, ...setup });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const first = await world.comment("maria", issue.number, "@remit fix it", { inputs });
    const reported = lastComment(world, issue.number);
    const second = await world.redeliver(first, { inputs });
    for (const { outputs, main } of [first, second])
      expect([outputs["conclusion"], main.code]).toEqual([conclusion, conclusion === "changed" ? 0 : 1]);
    expect(second.outputs).toMatchObject({ turns: "0", "comment-url": first.outputs["comment-url"] });
    expect(second.main.summary).toContain("its report stands");
    expect(second.main.summary).not.toContain("Not verified");
    expect(lastComment(world, issue.number)).toBe(reported);
  });

  test("fails when GitHub does not show what that recorded, and leaves the record for the next one", async () => {
    const job = { environment: { REMIT_GITHUB_SECONDS: "0" } };
    await using world = await openWorld({ ...shop, script: [READ, MEND, say("Mended.")], job });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const first = await world.comment("maria", issue.number, "@remit fix it");
    const reported = lastComment(world, issue.number);
    world.github.faults.inject("GET /repos/octo/shop/issues/1/comments", { kind: "status", status: 500 });
    const second = await world.redeliver(first);
    expect(outcomeOf(second)).toMatchObject({ conclusion: "failed", fault: { kind: "github" } });
    expect(second.main.summary).toContain("could not be read from GitHub");
    expect(lastComment(world, issue.number)).toBe(reported);
    expect((await world.redeliver(first)).outputs["conclusion"]).toBe("changed");
  });

  long("that could not start leaves what that had kept", async () => {
    const thinking = held(say("too late"));
    const job = { environment: { REMIT_GITHUB_SECONDS: "0" } };
    await using world = await openWorld({ ...shop, script: [READ, MEND, thinking, say("Mended.")], job });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const first = await world.comment("maria", issue.number, "@remit fix it", {
      interruption: { how: "cancel", when: thinking.gate.reached },
    });
    thinking.gate.release();
    world.github.faults.inject("GET /repos/octo/shop/collaborators/**", { kind: "status", status: 502 });
    expect((await world.redeliver(first)).outputs["conclusion"]).toBe("failed");
    const last = await world.comment("maria", issue.number, "@remit /continue");
    expect(last.outputs["conclusion"]).toBe("changed");
    expect(await world.github.read(last.outputs["branch"] as string, "src/cart.js")).toBe(MENDED);
  });

  long("that nobody asked for on an issue ends as that did too", async () => {
    await using world = await openWorld({ ...shop, script: [READ, MEND, READ, say("More.")] });
    const inputs = { prompt: "Fix the total", "max-turns": "3" };
    const event = dispatchEvent(world.github, { as: "maria", inputs: {} });
    await world.deliver(event, { inputs, runId: "7777" });
    const pull = world.github.openPulls()[0]?.number ?? 0;
    const reported = lastComment(world, pull);
    const second = await world.deliver(event, { inputs, runId: "7777" });
    expect([second.outputs["conclusion"], second.main.code]).toEqual(["exhausted", 1]);
    expect(lastComment(world, pull)).toBe(reported);
  });

  long("that could not open its pull request opens it, and the work counts", async () => {
    await using world = await openWorld({ ...shop, script: [READ, MEND, say("Mended.")] });
    world.github.allowActionsToOpenPulls(false);
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const first = await world.comment("maria", issue.number, "@remit fix it");
    expect(first.outputs["conclusion"]).toBe("failed");
    world.github.allowActionsToOpenPulls(true);
    const second = await world.redeliver(first);
    expect(second.outputs["conclusion"]).toBe("changed");
    expect(lastComment(world, issue.number)).toMatch(/Changed 1 file in draft pull request[^]*it has one now/);
  });
});

describe("an event redelivered after a run that was killed between push and pull request", () => {
  long("continues with the commit that the post step recorded, without a new request or push", async () => {
    await using world = await openWorld({ ...shop, script: [...FIX] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const opening = world.github.faults.hold("POST /repos/octo/shop/pulls");
    const first = await world.comment("maria", issue.number, "@remit fix it", {
      interruption: { how: "kill", when: opening.reached },
    });
    expect(first.main.signal).toBe("SIGKILL");
    opening.release();
    const second = await world.redeliver(first);
    expect(second.outputs).toMatchObject({ conclusion: "changed" });
    expect(branchPushes(world)).toMatchObject([{ to: second.outputs["commit-sha"] }]);
    expect(world.gemini.requests).toHaveLength(FIX.length);
    expect(world.github.pulls()).toHaveLength(1);
  });
});

describe("an event redelivered after a run that was killed during its push", () => {
  long("goes on from the commit that the server had stored: the post step recorded it", async () => {
    await using world = await openWorld({ ...shop, script: [...FIX] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const pushing = world.github.git.faults.hold("POST /octo/shop/git-receive-pack", { stored: true });
    const first = await world.comment("maria", issue.number, "@remit fix it", {
      interruption: { how: "kill", when: pushing.reached },
    });
    expect(first.main.signal).toBe("SIGKILL");
    pushing.release();
    const second = await world.redeliver(first);
    expect(second.outputs).toMatchObject({ conclusion: "changed" });
    expect(branchPushes(world)).toMatchObject([{ to: second.outputs["commit-sha"] }]);
    expect(world.gemini.requests).toHaveLength(FIX.length);
    expect(world.github.openPulls()).toHaveLength(1);
    const more = call("write_file", { file_path: "src/note.js", content: "export const note = 1;\n" });
    world.gemini.add(more, say("Noted."));
    await world.comment("maria", issue.number, "@remit add a note");
    expect(lastComment(world, issue.number)).not.toContain("Somebody else");
  });
});

describe("the same event in two runs at the same time", () => {
  long.each([
    [
      "comment",
      ({ github }: World) =>
        [1, 2].map((nth) => github.faults.hold("POST /repos/octo/shop/issues/*/comments", { nth })),
    ],
    [
      "push",
      ({ github }: World) => [1, 2].map((nth) => github.git.faults.hold("POST /octo/shop/git-receive-pack", { nth })),
    ],
  ])("that meet at the %s: one comment, one branch, one pull request and one commit", async (_name, hold) => {
    const next: Step = ({ body }) => {
      const turns = body.contents?.filter(({ role }) => role === "model").length ?? 0;
      return turns === 0 ? READ : turns === 1 ? MEND : say("Mended.");
    };
    await using world = await openWorld({ ...shop, script: Array.from({ length: 6 }, () => next) });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const event = commentEvent(world.github, { as: "maria", number: issue.number, body: "@remit fix it" });
    const gates = hold(world);
    void Promise.all(gates.map(({ reached }) => reached)).then(() => gates.forEach(({ release }) => release()));
    const runs = await Promise.all([world.deliver(event), world.deliver(event)]);
    expect(runs.map(({ outputs }) => outputs["conclusion"])).toEqual(["changed", "changed"]);
    expect(new Set(runs.map(({ outputs }) => outputs["commit-sha"])).size).toBe(1);
    expect(branchPushes(world)).toHaveLength(1);
    expect(world.github.pulls()).toHaveLength(1);
    expect(world.github.comments(issue.number)).toHaveLength(2);
  });
});

describe("a second request on the same issue", () => {
  long("continues where the first ended, on the same branch and pull request", async () => {
    const note = call("write_file", { file_path: "src/note.js", content: "export const note = 1;\n" });
    await using world = await openWorld({ ...shop, script: [...FIX, note, say("Noted.")] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const first = await world.comment("maria", issue.number, "@remit fix it");
    const second = await world.comment("maria", issue.number, "@remit add a note");
    expect(second.outputs).toMatchObject({ conclusion: "changed", branch: first.outputs["branch"] });
    const branch = first.outputs["branch"] as string;
    expect(await world.github.read(branch, "src/cart.js")).toBe(MENDED);
    expect(await world.github.read(branch, "src/note.js")).toBe("export const note = 1;\n");
    expect(world.github.pulls()).toHaveLength(1);
  });
});

describe("when GitHub", () => {
  long("allows no pull request, the next request opens it, though nothing is left to edit", async () => {
    await using world = await openWorld({
      ...shop,
      script: [READ, MEND, say("Mended."), say("It is mended already.")],
    });
    world.github.allowActionsToOpenPulls(false);
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const first = await world.comment("maria", issue.number, "@remit fix it");
    expect([first.outputs["conclusion"], world.github.pulls().length]).toEqual(["failed", 0]);
    world.github.allowActionsToOpenPulls(true);
    const second = await world.comment("maria", issue.number, "@remit open the pull request, please");
    expect(second.outputs["conclusion"]).toBe("changed");
    const [pull] = world.github.openPulls();
    expect(pull?.title).toBe(`Wrong total (#${issue.number})`);
    expect(second.outputs["pull-request-number"]).toBe(String(pull?.number));
    expect(branchPushes(world)).toHaveLength(1);
    expect(lastComment(world, issue.number)).toContain("without a pull request; it has one now");
  });

  long("rejects the final comment, the summary has the report, and the post step updates the comment", async () => {
    const job = { environment: { REMIT_GITHUB_SECONDS: "0" } };
    await using world = await openWorld({ ...shop, script: [say("Nothing to do.")], job });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    world.github.faults.inject("PATCH /repos/octo/shop/issues/comments/*", { kind: "status", status: 503 });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect([run.main.code, run.post?.code]).toEqual([0, 0]);
    expect(run.main.summary).toContain("Nothing to do.");
    expect(run.main.annotations.map(({ message }) => message).join()).toContain("The job summary says the same.");
    expect(lastComment(world, issue.number)).toContain("Nothing to do.");
  });

  long("takes no push at all, the comment says that the run was not kept, and why", async () => {
    const job = { environment: { REMIT_GITHUB_SECONDS: "0" } };
    await using world = await openWorld({ ...shop, script: [...FIX], job });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    world.github.git.faults.inject("POST /octo/shop/git-receive-pack", { kind: "status", status: 503 }, { times: 99 });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect([run.main.code, run.outputs["conclusion"]]).toEqual([1, "failed"]);
    expect(lastComment(world, issue.number)).toMatch(
      /comment `@remit …` or run the workflow again\. The run could not be kept: .*503/,
    );
  });

  long("cannot say who asks, the run fails with a comment, and a redelivery succeeds", async () => {
    const job = { environment: { REMIT_GITHUB_SECONDS: "0" } };
    await using world = await openWorld({ ...shop, script: [...FIX], job });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    world.github.faults.inject("GET /repos/octo/shop/collaborators/**", { kind: "status", status: 502 });
    const event = commentEvent(world.github, { as: "maria", number: issue.number, body: "@remit fix it" });
    const run = await world.deliver(event);
    expect([run.main.code, run.outputs["conclusion"]]).toEqual([1, "failed"]);
    expect(lastComment(world, issue.number)).toMatch(/GitHub did not do what was asked of it.*502/s);
    expect(run.outputs["comment-url"]).not.toBe("");
    expect(world.gemini.requests).toEqual([]);
    const again = await world.deliver(event);
    expect(again.outputs["conclusion"]).toBe("changed");
    expect(world.github.comments(issue.number)).toHaveLength(2);
    expect(lastComment(world, issue.number)).not.toContain("did not do what was asked");
  });

  long.each([
    ["fails before it stored the comment", { kind: "status", status: 502 }],
    ["loses the connection after it stored the comment", { kind: "reset", stored: true }],
  ] as const)("%s, there is still only one comment", async (_name, trouble) => {
    await using world = await openWorld({ ...shop, script: [say("Nothing to do.")] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    world.github.faults.inject(`POST /repos/octo/shop/issues/${issue.number}/comments`, trouble, { nth: 1 });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("unchanged");
    expect(world.github.comments(issue.number)).toHaveLength(2);
  });

  long("denies the token a permission, the fault names the missing permission", async () => {
    const tokens = { ghs_weak: { permissions: { contents: "write", issues: "write" } } } as const;
    await using world = await openWorld({ ...shop, tokens, script: [...FIX] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("failed");
    expect(outcomeOf(run)).toMatchObject({
      fault: { kind: "github", message: expect.stringContaining("pull-requests: write") },
    });
    expect(await world.github.read(run.outputs["branch"] as string, "src/cart.js")).toBe(MENDED);
  });
});

describe("invalid inputs and policies", () => {
  long("inputs: all faults are reported at once, and the step fails", async () => {
    await using world = await openWorld({ ...shop, job: { environment: { REMIT_IDLE_SECONDS: "soon" } } });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it", {
      inputs: { "max-turns": "many", "dry-run": "maybe", "gemini-api-key": "" },
    });
    expect(run.main.code).toBe(1);
    const annotations = run.main.annotations.map(({ message }) => message).join("\n");
    for (const name of ["max-turns", "dry-run", "gemini-api-key", "REMIT_IDLE_SECONDS"])
      expect(annotations).toContain(name);
  });

  test("policy: the fault names file, line and column, before any model request", async () => {
    await using world = await openWorld({ ...shop, policy: 'version = 1\nextend = "edit"\n' });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.main.code).toBe(1);
    expect(run.main.annotations.map(({ message }) => message).join()).toContain(".github/remit.toml:2:1");
    expect(run.outputs["conclusion"]).toBe("failed");
    expect(world.gemini.requests).toEqual([]);
  });
});

async function keptPatch({ job }: Run): Promise<string> {
  const [own = ""] = (await readdir(job.temp)).filter((name) => name.startsWith("remit-"));
  return await readFile(path.join(job.temp, own, "work.patch"), "utf8");
}

function outcomeOf(run: Run): unknown {
  const last = run.entries.at(-1)?.event;
  return last?.type === "run.finished" ? last.outcome : last;
}

function lastComment(world: Awaited<ReturnType<typeof openWorld>>, number: number): string {
  return world.github.comments(number).at(-1)?.body ?? "";
}

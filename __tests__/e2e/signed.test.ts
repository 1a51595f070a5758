/** Commits that GitHub creates and signs, when the policy requires them. */
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { commentEvent } from "../world/events.ts";
import { call, say } from "../world/gemini.ts";
import { proposeJob, publishJob, TWO_TOKENS } from "../world/two-jobs.ts";
import { openWorld, type World } from "../world/world.ts";
import { branchPushes, EDIT_POLICY, FIX, MENDED, SHOP } from "./shop.ts";

const shop = {
  users: { maria: "write" },
  files: { ...SHOP, "bin/run": { mode: "100755", content: "#!/bin/sh\n" } },
  policy: `${EDIT_POLICY}\n[publish]\nsigned = true\n`,
} as const;

const COMMIT = "POST /graphql#createCommitOnBranch";

describe("a policy that requires signed commits", () => {
  long("gets them on a new and on an existing branch, once each, whatever answer is lost", async () => {
    const note = call("write_file", { file_path: "src/note.js", content: "export const note = 1;\n" });
    const script = call("write_file", { file_path: "bin/run", content: "#!/bin/sh\nexit 1\n" });
    const read = call("read_file", { file_path: "bin/run" });
    await using world = await openWorld({ ...shop, script: [...FIX, read, note, script, say("Noted.")] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    world.github.faults.inject(COMMIT, { kind: "reset", stored: true });
    const first = await world.comment("maria", issue.number, "@remit fix it");
    expect(first.outputs).toMatchObject({ conclusion: "changed" });
    const branch = first.outputs["branch"] ?? "";
    const base = await world.github.bare.ref("main");
    expect(await headOf(world, branch)).toMatch(
      new RegExp(
        `^github-actions\\[bot\\], GitHub, ${base}\n[^]*Remit-Request: [0-9a-f]{16}\n[^]*Co-authored-by: maria`,
      ),
    );
    expect(await world.github.bare.ref(branch)).toBe(first.outputs["commit-sha"]);
    expect(world.github.state.signed).toContain(first.outputs["commit-sha"]);
    expect(await world.github.read(branch, "src/cart.js")).toBe(MENDED);
    expect(branchPushes(world)).toMatchObject([{ ref: `refs/heads/${branch}`, to: base }]);

    const second = await world.comment("maria", issue.number, "@remit add a note");
    expect(second.outputs).toMatchObject({ conclusion: "changed", branch });
    expect(await headOf(world, branch)).toContain(`GitHub, ${first.outputs["commit-sha"]}\n`);
    expect((await world.github.bare.tree(branch)).get("bin/run")?.mode).toBe("100755");
    expect(world.github.comments(issue.number).at(-1)?.body).toContain("cannot make executable files");
    expect(branchPushes(world)).toHaveLength(1);
    expect(world.github.openPulls()).toHaveLength(1);

    const again = await world.redeliver(second);
    expect(again.outputs).toMatchObject({ conclusion: "changed", "commit-sha": second.outputs["commit-sha"] });
    expect(commits(world)).toBe(3);
  });

  long("gets them from the second of two jobs, even when its first attempt was cut off", async () => {
    await using world = await openWorld({ ...shop, ...TWO_TOKENS, script: [...FIX] });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const proposed = await proposeJob(
      world,
      commentEvent(world.github, { as: "maria", number: issue.number, body: "@remit fix the total" }),
    );
    const gate = world.github.faults.hold(COMMIT);
    const cut = await publishJob(world, proposed, { interruption: { how: "kill", when: gate.reached } });
    expect(cut.main.signal).toBe("SIGKILL");
    expect(branchPushes(world)).toHaveLength(1);
    gate.release();
    const published = await publishJob(world, proposed);
    expect(published.outputs).toMatchObject({ conclusion: "changed" });
    const branch = published.outputs["branch"] ?? "";
    expect(world.github.state.signed).toContain(published.outputs["commit-sha"]);
    expect(await world.github.read(branch, "src/cart.js")).toBe(MENDED);
    expect(world.github.openPulls()).toHaveLength(1);
  });
});

describe("a signed commit that GitHub refuses", () => {
  test("is a conflict when somebody else pushed first, and names the reason when it is not allowed", async () => {
    await using world = await openWorld({ ...shop, script: [...FIX, ...FIX] });
    await world.github.commit({ as: "maria", branch: "topic", files: { "a.md": "a\n" } });
    const { number } = await world.github.openPull({ as: "maria", title: "Topic", head: "topic" });
    const gate = world.github.faults.hold(COMMIT);
    const running = world.comment("maria", number, "@remit fix the total");
    await gate.reached;
    const theirs = await world.github.commit({ as: "maria", branch: "topic", files: { "b.md": "b\n" } });
    gate.release();
    const late = await running;
    expect(late.outputs).toMatchObject({ conclusion: "failed", "commit-sha": "" });
    expect(world.github.comments(number).at(-1)?.body).toContain("moved");
    expect(await world.github.bare.ref("topic")).toBe(theirs);

    world.github.protect("topic");
    const refused = await world.comment("maria", number, "@remit fix the total");
    expect(refused.outputs).toMatchObject({ conclusion: "failed" });
    expect(refused.main.annotations.map(({ message }) => message).join()).toContain("protected");
    expect(await world.github.bare.ref("topic")).toBe(theirs);
  });
});

/** The head of a branch: author, committer, parent, message. */
function headOf({ github }: World, branch: string): Promise<string> {
  return github.bare.git("log", "-1", "--format=%an, %cn, %P%n%B", branch);
}

/** The calls that create a commit, including repeated ones. */
function commits({ github }: World): number {
  return github.requests.filter(({ body }) => JSON.stringify(body ?? "").includes("createCommitOnBranch")).length;
}

/** A task that runs repeatedly, through the built action: one branch, one pull request, one comment. */
import { describe, expect, test } from "@jest/globals";
import { writeBoard } from "../../src/events.ts";
import { long } from "../world/long.ts";
import { editEvent, scheduleEvent } from "../world/events.ts";
import { call, say, type Step } from "../world/gemini.ts";
import { runGit } from "../world/git/bare.ts";
import { openWorld, type Run, type World, type WorldOptions } from "../world/world.ts";
import { CART, EDIT_POLICY, MEND, MENDED, READ, SHOP } from "./shop.ts";

const BRANCH = "remit/task-totals";
const MENDING: readonly Step[] = [READ, MEND, say("The sum starts at 0 now.")];
const WRITE = (path: string, content: string) => call("write_file", { file_path: path, content });
/** Another change of the same task. */
const MORE: readonly Step[] = [WRITE("src/more.js", "export const more = 1;\n"), say("There is more now.")];

const open = (script: readonly Step[], more: Partial<WorldOptions> = {}) =>
  openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    script,
    ...more,
    inputs: { task: "totals", prompt: "Mend.", ...more.inputs },
  });

const runTask = (world: World): Promise<Run> => world.deliver(scheduleEvent(world.github, "0 4 * * 1"));

/** The first-parent commits of a branch that are not on `main`, newest first, by the first line of their messages. */
async function history({ github }: World, branch: string): Promise<readonly string[]> {
  const lines = await github.bare.git("log", "--first-parent", "--format=%s", branch, "^main");
  return lines.trim().split("\n");
}

const parentsOf = async ({ github }: World, revision: string): Promise<readonly string[]> =>
  (await github.bare.git("log", "-1", "--format=%P", revision)).trim().split(" ");

describe("a task that runs again", () => {
  long("continues on its branch, updated from the base, in one pull request with one comment", async () => {
    await using world = await open([...MENDING, ...MORE]);
    const { github } = world;
    await runTask(world);
    await github.commit({ as: "maria", branch: "main", files: { "NOTES.md": "Notes.\n" } });
    const second = await runTask(world);
    expect(second.outputs).toMatchObject({ conclusion: "changed", branch: BRANCH });
    expect(await history(world, BRANCH)).toEqual([
      "There is more now",
      `Merge main into ${BRANCH}`,
      "The sum starts at 0 now",
    ]);
    expect(await github.read(BRANCH, "NOTES.md")).toBe("Notes.\n");
    expect(await github.read(BRANCH, "src/cart.js")).toBe(MENDED);
    expect(await github.read(BRANCH, "src/more.js")).toContain("more = 1");
    const [pull, ...others] = github.pulls();
    expect(others).toEqual([]);
    const [comment, ...comments] = github.comments(pull?.number ?? 0);
    expect(comments).toEqual([]);
    expect(comment?.body).toContain("There is more now.");
    expect(pull?.title).toBe("The sum starts at 0 now");
    expect(pull?.body).toMatch(
      /What this branch does\*\*\n\n- The sum starts at 0 now\n- There is more now\n[^]*\nThe sum starts at 0 now\.\n[^]*\nThere is more now\.\n/,
    );
    expect(second.entries.find(({ event }) => event.type === "change.published")?.event).toMatchObject({
      publication: { files: [{ path: "src/more.js" }] },
    });
  });

  long("starts over from the base when both changed the same file, and says what it replaces", async () => {
    await using world = await open([...MENDING, READ, MEND, say("Mended on the new text.")]);
    const { github } = world;
    await runTask(world);
    const head = await github.bare.ref(BRANCH);
    const moved = CART.replace("in cents", "in whole cents");
    const onto = await github.commit({ as: "maria", branch: "main", files: { "src/cart.js": moved } });
    const run = await runTask(world);
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(world.gemini.requests.at(-2)?.answers[0]?.text).toContain("in whole cents");
    expect(await github.read(BRANCH, "src/cart.js")).toBe(moved.replace("sum + price)", "sum + price, 0)"));
    expect(await parentsOf(world, `${BRANCH}^`)).toEqual([head, onto]);
    const [pull] = github.openPulls();
    expect(pull?.title).toBe("Mended on the new text");
    expect(pull?.body).not.toContain("The sum starts at 0 now.");
    expect(pull?.body).toContain("This replaces the earlier change of this branch: `main` has changed `src/cart.js`");
    expect(github.comments(pull?.number ?? 0)[0]?.body).toContain("replaces the branch's earlier change");
  });

  long("keeps somebody else's commits on the branch, whether or not they conflict with the base", async () => {
    await using world = await open([...MENDING, ...MORE]);
    const { github } = world;
    await runTask(world);
    const mine = `${MENDED}// mine\n`;
    const head = await github.commit({ as: "maria", branch: BRANCH, files: { "src/cart.js": mine } });
    await github.commit({ as: "maria", branch: "main", files: { "src/cart.js": `${CART}// theirs\n` } });
    const run = await runTask(world);
    expect(run.outputs["conclusion"]).toBe("changed");
    expect(await github.read(BRANCH, "src/cart.js")).toBe(mine);
    expect(await parentsOf(world, BRANCH)).toEqual([head]);
    const [pull] = github.openPulls();
    expect(pull?.body).toContain("people must merge the two");
    expect(pull?.body).toContain(`The branch was at ${head.slice(0, 7)}. Somebody else seems to have pushed it`);
  });

  long("does nothing more when the same event is delivered again after the base moved", async () => {
    await using world = await open([...MENDING]);
    const event = scheduleEvent(world.github, "0 4 * * 1");
    await world.deliver(event, { runId: "77" });
    const head = await world.github.bare.ref(BRANCH);
    await world.github.commit({ as: "maria", branch: "main", files: { "NOTES.md": "Notes.\n" } });
    const again = await world.deliver(event, { runId: "77" });
    expect(again.outputs["conclusion"]).toBe("changed");
    expect(await world.github.bare.ref(BRANCH)).toBe(head);
  });
});

describe("a task with nothing left to change", () => {
  const idle = say("Nothing to do.");

  long("closes its pull request with a comment when the base already has its change", async () => {
    await using world = await open([...MENDING, idle, idle]);
    const { github } = world;
    await runTask(world);
    const head = await github.bare.ref(BRANCH);
    await github.commit({ as: "maria", branch: "main", files: { "src/cart.js": MENDED } });
    const run = await runTask(world);
    expect(run.main.code).toBe(0);
    expect(run.outputs["conclusion"]).toBe("unchanged");
    const [pull] = github.pulls();
    expect(pull?.open).toBe(false);
    const [comment, ...others] = github.comments(pull?.number ?? 0);
    expect(others).toEqual([]);
    expect(comment?.body).toContain(
      `Pull request #${pull?.number} is closed: main already has the changes of this pull request.`,
    );
    expect(await github.bare.ref(BRANCH)).toBe(head);
    // Nobody has rejected it, so the task does not pause.
    expect((await runTask(world)).outputs["conclusion"]).toBe("unchanged");
  });

  long("closes its pull request when the run reverts its own change, and pushes nothing", async () => {
    const back = call("replace", {
      file_path: "src/cart.js",
      instruction: "Back.",
      old_string: "price, 0)",
      new_string: "price)",
    });
    await using world = await open([...MENDING, READ, back, say("Taken back.")]);
    const { github } = world;
    await runTask(world);
    const head = await github.bare.ref(BRANCH);
    expect((await runTask(world)).outputs["conclusion"]).toBe("unchanged");
    expect(github.openPulls()).toEqual([]);
    expect(await github.bare.ref(BRANCH)).toBe(head);
  });

  long("does not close a pull request that somebody else committed to, amended or opened", async () => {
    await using world = await open([...MENDING, idle]);
    const { github } = world;
    await runTask(world);
    // Amended: author, message and trailers stay Remit's, but the committer is whoever amended it.
    const was = (await github.bare.ref(BRANCH)) ?? "";
    const raw = await github.bare.git("cat-file", "commit", was);
    const amending = raw.replace(/^committer .*> /m, "committer maria <maria@example.com> ");
    const amended = await runGit(
      github.bare.directory,
      ["hash-object", "-w", "-t", "commit", "--stdin"],
      Buffer.from(amending),
    );
    const sha = amended.toString().trim();
    await github.bare.setRef(BRANCH, sha);
    github.issue(1).pull!.headSha = sha;
    await github.commit({ as: "maria", branch: "main", files: { "src/cart.js": MENDED } });
    expect((await runTask(world)).outputs["conclusion"]).toBe("unchanged");
    expect(github.openPulls()).toHaveLength(1);
  });
});

describe("a task whose pull request was closed without being merged", () => {
  long("pauses until somebody asks, and then starts over, knowing what people said", async () => {
    await using world = await open([...MENDING, ...MORE], { inputs: { dashboard: "true" } });
    const { github } = world;
    await runTask(world);
    github.comment(1, { as: "maria", body: "We keep the bare sum." });
    await github.review(1, { as: "maria", event: "REQUEST_CHANGES", body: "Not in this file, please." });
    github.close(1, { as: "maria" });
    const [head, requests] = [await github.bare.ref(BRANCH), world.gemini.requests.length];
    const paused = await runTask(world);
    expect(paused.outputs["conclusion"]).toBe("declined");
    expect(paused.main.stdout).toContain("Pull request #1 of the task totals was closed without being merged");
    expect(world.gemini.requests).toHaveLength(requests);
    const board = github.issue(2).body;
    expect(board).toMatch(
      /rests --> \*\*totals\*\*: rests since \[#1\]\(http.*\/pull\/1\) was closed without being merged;/,
    );

    const body = board.replace("[ ]", "[x]");
    const run = await world.deliver(editEvent(github, { as: "maria", number: 2, body }));
    expect(run.outputs).toMatchObject({ conclusion: "changed", branch: `${BRANCH}.2` });
    const briefing = world.gemini.requests[requests]?.lastText ?? "";
    for (const text of ["We keep the bare sum.", "Not in this file, please.", "sum + price, 0)", "rejected it"])
      expect(briefing).toContain(text);
    expect(await github.bare.ref(BRANCH)).toBe(head);
    expect(await history(world, `${BRANCH}.2`)).toHaveLength(1);
    expect(await github.read(`${BRANCH}.2`, "src/cart.js")).toBe(CART);
    const [pull] = github.openPulls();
    expect(pull?.body).toContain("#1 was closed without being merged. This starts anew, without its commits.");
    expect(github.comments(pull?.number ?? 0)[0]?.body).toContain(
      "Pull request #1 was closed without being merged: new work starts from main.",
    );
    expect(github.issue(2).body).toMatch(/\*\*totals\*\*: changed, \[#3\]/);
  });

  long("is like that of an issue, but anybody with permission who comments there counts as asking", async () => {
    await using world = await open([...MENDING, ...MORE], { inputs: { task: "", prompt: "" } });
    const { github } = world;
    const { number } = github.openIssue({ as: "maria", title: "Wrong total" });
    await world.comment("maria", number, "@remit fix it");
    const [first] = github.openPulls();
    github.comment(first?.number ?? 0, { as: "maria", body: "We keep the bare sum." });
    github.close(first?.number ?? 0, { as: "maria" });
    const requests = world.gemini.requests.length;
    const run = await world.comment("maria", number, "@remit start over");
    expect(run.outputs).toMatchObject({ conclusion: "changed", branch: `remit/issue-${number}-wrong-total.2` });
    expect(world.gemini.requests[requests]?.lastText).toContain("We keep the bare sum.");
    expect(await github.read(run.outputs["branch"] as string, "src/cart.js")).toBe(CART);
    expect(github.openPulls()[0]?.body).toContain(`#${first?.number} was closed without being merged.`);
  });
});

describe("the policy's limit of open pull requests", () => {
  const policy = `${EDIT_POLICY}[publish]\npulls = 1\n`;
  const runAs = (world: World, task: string) =>
    world.deliver(scheduleEvent(world.github, "0 4 * * 1"), { inputs: { task } });

  long("declines a new pull request before the model is asked, and lets existing ones continue", async () => {
    await using world = await open([...MENDING, ...MORE], { policy });
    const { github } = world;
    await github.commit({ as: "maria", branch: "remit/task-mine", files: { "NOTES.md": "Mine.\n" } });
    await github.openPull({ as: "maria", head: "remit/task-mine", title: "Maria's own does not count" });
    await runTask(world);
    const requests = world.gemini.requests.length;
    const declined = await runAs(world, "other");
    expect(declined.outputs["conclusion"]).toBe("declined");
    expect(declined.main.stdout).toMatch(
      /allows 1 open pull requests of Remit .* \(publish\.pulls, .*remit\.toml:4\), and there are #2\. Merge/,
    );
    expect(world.gemini.requests).toHaveLength(requests);
    expect((await runTask(world)).outputs["conclusion"]).toBe("changed");
    expect(github.pulls()).toHaveLength(2);
  });

  long("keeps the work as a patch when the last slot is taken during the run", async () => {
    let take = (): void => undefined;
    const last: Step = () => (take(), say("The sum starts at 0 now."));
    await using world = await open([READ, MEND, last], { policy });
    const { github } = world;
    const as = "github-actions[bot]";
    await github.commit({ as, branch: "remit/task-first", files: { "NOTES.md": "First.\n" } });
    take = () => void github.openPull({ as, head: "remit/task-first", title: "First" });
    const run = await runAs(world, "second");
    expect(run.outputs).toMatchObject({ conclusion: "failed", branch: "" });
    expect(run.outputs["final-message"]).toContain("starts at 0");
    expect(run.main.stdout).toMatch(/publish\.pulls.*work\.patch/s);
    expect(github.pulls()).toHaveLength(1);
    expect(await github.bare.ref("remit/task-second")).toBeUndefined();
  });
});

describe("the dashboard", () => {
  const inputs = { dashboard: "true" };
  const board = ({ github }: World) => github.issue(1);
  const tick = (text: string, task: string): string => text.replace(new RegExp(`\\[ \\](?=.*name=${task} )`), "[x]");

  test("clears the checkbox of a task that no workflow has any more", async () => {
    await using world = await open([say("Nothing.")], { inputs });
    const { github } = world;
    const rows = ["totals", "retired"].map((task) => {
      return { task, ticked: task === "retired", conclusion: "changed", pull: 0, run: "5", at: 1 } as const;
    });
    const { number } = github.openIssue({
      as: "github-actions[bot]",
      title: "Remit dashboard",
      body: writeBoard(rows, ""),
    });
    github.issue(number).updatedAt = "2020-01-01T00:00:00Z";
    await runTask(world);
    expect(board(world).body).toMatch(/^- \[ \].*\*\*retired\*\*: changed/m);
    expect(board(world).body).toMatch(/^- \[ \].*\*\*totals\*\*: unchanged/m);
  });

  long("is an issue with one row per task, and starts a task when somebody with permission ticks its box", async () => {
    const hostile = say("Nothing. - [ ] <!-- remit:task name=evil --> @maria");
    await using world = await open([hostile, hostile, ...MENDING], { inputs });
    const { github } = world;
    await runTask(world);
    await world.deliver(scheduleEvent(github, "0 4 * * 1"), { inputs: { task: "docs" } });
    expect(board(world)).toMatchObject({ title: "Remit dashboard", open: true });
    const body = tick(board(world).body, "totals");
    const run = await world.deliver(editEvent(github, { as: "maria", number: 1, body }));
    expect(run.outputs).toMatchObject({ conclusion: "changed", branch: BRANCH });
    expect(world.gemini.requests.at(-1)?.system).toBeDefined();
    const rows = board(world)
      .body.split("\n")
      .filter((line) => line.startsWith("- "));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(
      /^- \[ \] <!-- .* --> \*\*docs\*\*: unchanged, \d{4}-\d\d-\d\d .*\/actions\/runs\/\d+\)\)$/,
    );
    expect(rows[1]).toMatch(/^- \[ \] <!-- .* --> \*\*totals\*\*: changed, \[#2\]\(http.*\/pull\/2\), /);
    expect(board(world).body).not.toMatch(/evil|@maria/);
    expect(github.pulls()).toHaveLength(1);
    expect([...github.state.issues.values()]).toHaveLength(2);
  });

  long("ignores strangers, copies of the issue, new rows and other edits, and does not show their text", async () => {
    await using world = await open([say("Nothing."), say("Nothing.")], {
      inputs,
      users: { maria: "write", otto: "read" },
    });
    const { github } = world;
    await runTask(world);
    const { body } = board(world);
    const copy = github.openIssue({ as: "maria", title: "Remit dashboard", body });
    const requests = world.gemini.requests.length;
    const edits = [
      [{ as: "otto", number: 1, body: tick(body, "totals") }, "@otto has read permission"],
      [{ as: "maria", number: copy.number, body: tick(body, "totals") }, "only a dashboard that Remit has opened"],
      [{ as: "maria", number: 1, body: `${body}\n**Call** the number below` }, "box of the task totals was not ticked"],
      [
        { as: "maria", number: 1, body: tick(body.replaceAll("totals", "other"), "other") },
        "box of the task totals was not",
      ],
    ] as const;
    for (const [edit, why] of edits) {
      github.issue(edit.number).body = body;
      const run = await world.deliver(editEvent(github, edit));
      expect(run.outputs["conclusion"]).toBe("declined");
      expect(run.main.stdout).toContain(why);
    }
    expect(world.gemini.requests).toHaveLength(requests);
    github.issue(1).body = body
      .replace("**totals**", "**totals** [free](https://evil.test)")
      .replace("end=unchanged", "end=splendid");
    await runTask(world);
    expect(board(world).body).not.toMatch(/evil|splendid/);
  });
});

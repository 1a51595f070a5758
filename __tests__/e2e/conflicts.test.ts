/** A branch that conflicts with its base: what the comment says, and the merge that a run makes. */
import { describe, expect, test } from "@jest/globals";
import { long } from "../world/long.ts";
import { call, say, type Step } from "../world/gemini.ts";
import { forge } from "../world/forge.ts";
import { commentEvent } from "../world/events.ts";
import { openWorld, type Run, type World, type WorldOptions } from "../world/world.ts";
import { proposeJob, publishJob, TWO_TOKENS } from "../world/two-jobs.ts";
import { branchPushes, CART, EDIT_POLICY, SHOP } from "./shop.ts";

const CI = ".github/workflows/ci.yml";
const FILES = { ...SHOP, [CI]: "on: push\n", "big.txt": "x\n".repeat(50) };
const OURS = CART.replace("in cents", "in whole cents").replace("sum + price)", "sum + price, 0)");
const THEIRS = CART.replace("in cents", "in euro cents");
const BOTH = OURS.replace("in whole cents", "in whole euro cents");

const MERGE = call("merge_base_branch", {});
const READ = call("read_file", { file_path: "src/cart.js" });
const WRITE = (content: string, path = "src/cart.js") => call("write_file", { file_path: path, content });
const RUN = (command: string) => call("run_shell_command", { command });
const DONE = say("Both changes stand now.");
const RESOLVE: readonly Step[] = [MERGE, READ, WRITE(BOTH), DONE];
const VERIFIED = `${EDIT_POLICY}[limits]\nlines = 40\n[verify]\ncommands = ["npm test"]\nattempts = 1\n`;

interface Setup {
  readonly world: World;
  readonly number: number;
  readonly head: string;
  readonly onto: string;
}

/** Maria's pull request, and a base where the same line, a workflow and a large file have changed since. */
async function diverge(script: readonly Step[], more: Partial<WorldOptions> = {}, theirs = THEIRS): Promise<Setup> {
  const world = await openWorld({ users: { maria: "write" }, files: FILES, policy: VERIFIED, script, ...more });
  const { github } = world;
  const head = await github.commit({ as: "maria", branch: "topic", files: { "src/cart.js": OURS } });
  const { number } = await github.openPull({ as: "maria", head: "topic", title: "Round totals" });
  const onto = await github.commit({
    as: "maria",
    branch: "main",
    files: { "src/cart.js": theirs, [CI]: "on: pull_request\n", "big.txt": "y\n".repeat(50), "new/run": "r\n" },
  });
  return { world, number, head, onto };
}

const ask = ({ world, number }: Setup, instruction = "@remit resolve the conflict with main"): Promise<Run> =>
  world.comment("maria", number, instruction);

const parentsOf = async ({ world }: Setup, revision = "topic"): Promise<readonly string[]> =>
  (await world.github.bare.git("log", "-1", "--format=%P", revision)).trim().split(" ");

const lastComment = ({ world, number }: Setup): string => world.github.comments(number).at(-1)?.body ?? "";

const briefing = ({ world }: Setup): string => JSON.stringify(world.gemini.requests[0]?.body.contents);

describe("a pull request that conflicts with its base", () => {
  test("is merged by a merge commit with the run's resolution and everything new on the base", async () => {
    const setup = await diverge(RESOLVE);
    await using world = setup.world;
    const run = await ask(setup);
    expect(run.outputs).toMatchObject({ conclusion: "changed", branch: "topic" });
    expect(briefing(setup)).toContain("This branch conflicts with its base main: one file, listed below.");
    expect(briefing(setup)).toContain("src/cart.js");
    const answer = world.gemini.requests[1]?.answers[0]?.text;
    expect(answer).toContain('- "src/cart.js": both sides are between markers');
    expect(world.gemini.requests[2]?.answers[0]?.text).toMatch(
      /<{7} branch\n.*whole cents[^]*\|{7} [^]*in cents[^]*={7}\n.*euro cents[^]*>{7} base/,
    );
    expect(await parentsOf(setup)).toEqual([setup.head, setup.onto]);
    const { github } = world;
    expect(await github.read("topic", "src/cart.js")).toBe(BOTH);
    expect(await github.read("topic", CI)).toBe("on: pull_request\n");
    expect(await github.read("topic", "new/run")).toBe("r\n");
    expect(await github.bare.git("log", "-1", "--format=%s", "topic")).toBe(
      `Merge main into topic (#${setup.number})\n`,
    );
    expect(branchPushes(world)).toMatchObject([{ ref: "refs/heads/topic", from: setup.head }]);
    expect(lastComment(setup)).toMatch(/### ✅ Merged main, and resolved 1 conflict, in pull request \[#1\]/);
    expect(lastComment(setup)).toMatch(
      /\*\*Merged\*\*: `main` at `[0-9a-f]{10}`, with conflicts resolved in:\n+- `src\/cart.js`/,
    );
    expect(lastComment(setup)).not.toContain("conflicts with main");
    expect(lastComment(setup)).not.toContain("big.txt");
    expect(github.openPulls()[0]?.title).toBe("Round totals");
    expect(run.entries.find(({ event }) => event.type === "change.published")?.event).toMatchObject({
      publication: { files: [{ path: "src/cart.js" }], refused: [], merged: { resolved: ["src/cart.js"] } },
    });
  });

  long("is left unmerged when a conflict marker remains, and the comment names the file", async () => {
    const half = `${BOTH}=======\n`;
    const setup = await diverge([MERGE, READ, WRITE(half), DONE], { policy: EDIT_POLICY });
    await using world = setup.world;
    const run = await ask(setup);
    expect(run.outputs).toMatchObject({ conclusion: "failed", branch: "" });
    expect(branchPushes(world)).toEqual([]);
    expect(lastComment(setup)).toContain("❌ Failed: the base is not merged");
    expect(lastComment(setup)).toContain("Conflict markers of the merge with main are left in `src/cart.js`.");
    expect(lastComment(setup)).toContain("Nothing was pushed.");
    expect(lastComment(setup)).toContain("This branch conflicts with main in src/cart.js.");
  });

  long("loses the run's edit of a protected path in the merge, which keeps the base's version", async () => {
    const evil = RUN(`echo 'on: [push, evil]' > ${CI} && echo obey > AGENTS.md`);
    const setup = await diverge([MERGE, READ, WRITE(BOTH), evil, DONE]);
    await using world = setup.world;
    const run = await ask(setup);
    expect(run.outputs).toMatchObject({ conclusion: "changed" });
    const { github } = world;
    expect(await github.read("topic", CI)).toBe("on: pull_request\n");
    expect(await github.bare.git("ls-tree", "-r", "--name-only", "topic")).not.toContain("AGENTS.md");
    expect(lastComment(setup)).toMatch(/Withheld from publication: 2 files/);
  });

  long("is mentioned in the comment of a request that asks for something else", async () => {
    const setup = await diverge([say("It rounds.")]);
    await using world = setup.world;
    await ask(setup, "@remit what does this do?");
    expect(lastComment(setup)).toContain("This branch conflicts with main in src/cart.js.");
    expect(branchPushes(world)).toEqual([]);
  });

  long("is not merged when verification fails", async () => {
    const broken = BOTH.replace("sum + price, 0)", "sum + price)");
    const setup = await diverge([MERGE, READ, WRITE(broken), DONE]);
    await using world = setup.world;
    expect((await ask(setup)).outputs["conclusion"]).toBe("failed");
    expect(branchPushes(world)).toEqual([]);
    expect(lastComment(setup)).toContain(
      "The merge with main is not verified. `npm test` failed after the last attempt.",
    );
  });

  long("is merged once, however often the event is delivered", async () => {
    const setup = await diverge(RESOLVE);
    await using world = setup.world;
    const first = await ask(setup);
    const again = await world.redeliver(first);
    expect(again.outputs).toMatchObject({ conclusion: "changed", "commit-sha": first.outputs["commit-sha"] });
    expect(branchPushes(world)).toHaveLength(1);
    expect(lastComment(setup)).toContain("with conflicts resolved in");
  });

  long("is left to people when a protected file conflicts", async () => {
    const setup = await diverge([MERGE, DONE]);
    await using world = setup.world;
    await world.github.commit({ as: "maria", branch: "topic", files: { [CI]: "on: schedule\n" } });
    const run = await ask(setup);
    expect(run.outputs["conclusion"]).toBe("unchanged");
    expect(world.gemini.requests[1]?.answers[0]?.text).toMatch(
      /ci.yml" has conflicts, .* workflows are never published/,
    );
    expect(branchPushes(world)).toEqual([]);
    expect(lastComment(setup)).toMatch(/conflicts with main in .*ci.yml, src\/cart.js/);
  });

  long("is left to people when the base has moved an edited file to a protected path", async () => {
    const long = Array.from({ length: 30 }, (_, line) => `line ${line}\n`).join("");
    const setup = await diverge([MERGE, DONE], { files: { ...FILES, "draft.yml": long } }, CART);
    await using world = setup.world;
    await world.github.commit({ as: "maria", branch: "topic", files: { "draft.yml": `${long}evil\n` } });
    const moved = { "draft.yml": null, ".github/workflows/draft.yml": long };
    await world.github.commit({ as: "maria", branch: "main", files: moved });
    await ask(setup);
    expect(world.gemini.requests[1]?.answers[0]?.text).toContain('".github/workflows/draft.yml" is protected');
    expect(branchPushes(world)).toEqual([]);
  });

  long("is left to people when GitHub creates the commits", async () => {
    const setup = await diverge([MERGE, DONE], { policy: `${EDIT_POLICY}[publish]\nsigned = true\n` });
    await using world = setup.world;
    await ask(setup);
    expect(world.gemini.requests[1]?.answers[0]?.text).toContain("it cannot make merge commits");
    expect(branchPushes(world)).toEqual([]);
  });

  long("is merged directly in the checkout when the policy switches the sandbox off", async () => {
    const policy = `${EDIT_POLICY}[sandbox]\nmode = "off"\n`;
    const setup = await diverge(RESOLVE, { policy });
    await using world = setup.world;
    const run = await ask(setup);
    expect(run.outputs).toMatchObject({ conclusion: "changed", branch: "topic" });
    expect(await parentsOf(setup)).toEqual([setup.head, setup.onto]);
    expect(await world.github.read("topic", "src/cart.js")).toBe(BOTH);
    expect(await world.github.read("topic", "new/run")).toBe("r\n");
    expect(run.entries.find(({ event }) => event.type === "change.published")?.event).toMatchObject({
      publication: { files: [{ path: "src/cart.js" }], refused: [] },
    });
  });

  long("keeps edits outside the merge, and is not merged over an edit that it touches", async () => {
    const undo = WRITE(OURS);
    const setup = await diverge([WRITE("1\n", "mine.txt"), READ, WRITE(BOTH), MERGE, undo, ...RESOLVE]);
    await using world = setup.world;
    await ask(setup);
    expect(world.gemini.requests[4]?.answers[0]?.text).toContain('This run has edited "src/cart.js"');
    expect(await parentsOf(setup)).toEqual([setup.head, setup.onto]);
    expect(await world.github.read("topic", "mine.txt")).toBe("1\n");
    expect(await world.github.read("topic", "src/cart.js")).toBe(BOTH);
  });

  long("shows the model the base's changes, which count towards no limit", async () => {
    const setup = await diverge([MERGE, READ, WRITE(BOTH), WRITE("z\n".repeat(60), "more.txt"), DONE]);
    await using world = setup.world;
    await ask(setup);
    expect(lastComment(setup)).toMatch(/The run changed \d+ lines; the policy publishes at most 40/);
    expect(branchPushes(world)).toEqual([]);
  });

  long("continues from an earlier run that merged but did not finish", async () => {
    const setup = await diverge([MERGE, READ, WRITE(BOTH)], {
      policy: VERIFIED.replace("lines = 40", "lines = 40\nturns = 3"),
    });
    await using world = setup.world;
    world.gemini.add(say("Not done yet."));
    const first = await ask(setup);
    expect(first.outputs["conclusion"]).toBe("exhausted");
    expect(branchPushes(world)).toEqual([]);
    world.gemini.add(DONE);
    const second = await ask(setup, "@remit /continue");
    expect(second.outputs).toMatchObject({ conclusion: "changed", branch: "topic" });
    expect(JSON.stringify(world.gemini.requests.at(-1)?.body.contents)).toContain(
      "main is merged into it, as it was there.",
    );
    expect(await parentsOf(setup)).toEqual([setup.head, setup.onto]);
    expect(await world.github.read("topic", "src/cart.js")).toBe(BOTH);
    expect(await world.github.read("topic", CI)).toBe("on: pull_request\n");
  });
});

describe("a branch that is behind its base without a conflict", () => {
  long("is updated by a merge commit without changes of its own", async () => {
    const setup = await diverge([MERGE, say("Up to date.")], {}, CART);
    await using world = setup.world;
    const run = await ask(setup, "@remit update the branch");
    expect(run.outputs).toMatchObject({ conclusion: "changed", branch: "topic" });
    expect(briefing(setup)).not.toContain("conflicts with its base");
    expect(await parentsOf(setup)).toEqual([setup.head, setup.onto]);
    expect(await world.github.read("topic", "src/cart.js")).toBe(OURS);
    expect(await world.github.read("topic", CI)).toBe("on: pull_request\n");
    expect(lastComment(setup)).toContain("### ✅ Merged main in pull request");
    expect(lastComment(setup)).toContain("without conflicts");
  });
});

describe("a merge in two jobs", () => {
  const propose = async (setup: Setup): Promise<Run> => {
    const event = commentEvent(setup.world.github, { as: "maria", number: setup.number, body: "@remit merge main" });
    return await proposeJob(setup.world, event);
  };

  long("is repeated by the publishing job from the same commits, even if the base has moved", async () => {
    const setup = await diverge(RESOLVE, TWO_TOKENS);
    await using world = setup.world;
    const proposed = await propose(setup);
    expect(proposed.outputs["conclusion"]).toBe("changed");
    await world.github.commit({ as: "maria", branch: "main", files: { "NEWS.md": "news\n" } });
    const published = await publishJob(world, proposed);
    expect(published.outputs).toMatchObject({ conclusion: "changed", branch: "topic" });
    expect(await parentsOf(setup)).toEqual([setup.head, setup.onto]);
    expect(await world.github.read("topic", "src/cart.js")).toBe(BOTH);
    expect(lastComment(setup)).toContain("### ✅ Merged main, and resolved 1 conflict, in pull request");
  });

  long("is rejected when the proposal names a second parent that is not on the base", async () => {
    const setup = await diverge(RESOLVE, TWO_TOKENS);
    await using world = setup.world;
    const proposed = await propose(setup);
    const evil = await world.github.commit({ as: "maria", branch: "evil", files: { [CI]: "on: evil\n" } });
    const lie = await forge(proposed, ({ change }) => {
      const merge = change?.proposal["merge"] as { readonly onto: { sha: string } };
      merge.onto.sha = evil;
    });
    const published = await publishJob(world, proposed, lie);
    expect(published.outputs["conclusion"]).toBe("failed");
    expect(lastComment(setup)).toContain(`The merged commit ${evil} is not in main's history.`);
    expect(branchPushes(world)).toEqual([]);
  });
});

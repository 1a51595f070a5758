/** A task on a schedule, and failing checks of the default branch, which are also a task. */
import { expect } from "@jest/globals";
import { editEvent, runEvent, scheduleEvent } from "../../world/events.ts";
import { say, type Step } from "../../world/gemini.ts";
import type { Run } from "../../world/world.ts";
import { MEND, READ } from "../shop.ts";
import { adds, briefing, has, openPull, told, type Journey, type Scene } from "./walk.ts";

const BRANCH = "remit/task-tidy";
const THEIRS = "export const three = 4;\n";
const inputs = { task: "tidy", prompt: "Tidy up.", dashboard: "true" };

/** The schedule fires, and the model answers with these steps. */
async function fire({ world, github }: Scene, steps: readonly Step[] = []): Promise<Run> {
  world.gemini.add(...steps);
  return await world.deliver(scheduleEvent(github, "0 4 * * 1"));
}

const board = ({ github }: Scene) => github.issue(2);
const commitToMain = ({ github }: Scene, path: string, text: string) =>
  github.commit({ as: "maria", branch: "main", files: { [path]: text } });

export const TASK: Journey = {
  name: "a task on a schedule",
  options: { inputs },
  rows: {
    "A task without a branch · A scheduled run": async (scene) => {
      const run = await fire(scene, adds("one"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: BRANCH });
      scene.pull = openPull(scene);
      expect(told(scene, scene.pull)).toContain("There is one now.");
      expect(board(scene).body).toMatch(/\*\*tidy\*\*: changed, \[#1\]/);
    },
    "A task's open pull request · A scheduled run; the base has changed other files": async (scene) => {
      await commitToMain(scene, "NOTES.md", "Notes.\n");
      await fire(scene, adds("two"));
      expect(openPull(scene)).toBe(scene.pull);
      expect(await scene.github.read(BRANCH, "NOTES.md")).toBe("Notes.\n");
      expect([await has(scene, BRANCH, "one"), await has(scene, BRANCH, "two")]).toEqual([true, true]);
      expect(scene.github.comments(scene.pull)).toHaveLength(1);
      expect(told(scene, scene.pull)).toContain("There is two now.");
    },
    "A task's open pull request · A scheduled run; the base has changed the same file": async (scene) => {
      await commitToMain(scene, "src/one.js", "export const one = 2;\n");
      await fire(scene, adds("three"));
      expect([await has(scene, BRANCH, "two"), await has(scene, BRANCH, "three")]).toEqual([false, true]);
      expect(scene.github.issue(scene.pull).body).toContain("This replaces the earlier change of this branch");
      expect(told(scene, scene.pull)).toContain("replaces the branch's earlier change");
    },
    "A task's open pull request that people have pushed to · A scheduled run; the base has changed the same file":
      async (scene) => {
        const mine = "export const three = 3;\n";
        const head = await scene.github.commit({ as: "maria", branch: BRANCH, files: { "src/three.js": mine } });
        await commitToMain(scene, "src/three.js", THEIRS);
        await fire(scene, adds("four"));
        expect(await scene.github.read(BRANCH, "src/three.js")).toBe(mine);
        expect((await scene.github.bare.git("log", "-1", "--format=%P", BRANCH)).trim()).toBe(head);
        expect(scene.github.issue(scene.pull).body).toContain("people must merge the two");
      },
    "A task's merged pull request, its branch deleted · A scheduled run": async (scene) => {
      await scene.github.commit({ as: "maria", branch: BRANCH, files: { "src/three.js": THEIRS } });
      await scene.github.merge(scene.pull, { as: "maria" });
      await scene.github.deleteBranch(BRANCH);
      expect((await fire(scene, adds("more"))).outputs).toMatchObject({ conclusion: "changed", branch: BRANCH });
      scene.pull = openPull(scene);
    },
    "A task's merged pull request · A scheduled run": async (scene) => {
      await scene.github.merge(scene.pull, { as: "maria" });
      const run = await fire(scene, adds("five"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: `${BRANCH}.2` });
      expect(await has(scene, `${BRANCH}.2`, "more")).toBe(true);
      scene.pull = openPull(scene);
    },
    "A task's pull request closed without being merged · A scheduled run": async (scene) => {
      scene.github.comment(scene.pull, { as: "maria", body: "We do not want five." });
      scene.github.close(scene.pull, { as: "maria" });
      const requests = scene.world.gemini.requests.length;
      expect((await fire(scene)).outputs["conclusion"]).toBe("declined");
      expect(scene.world.gemini.requests).toHaveLength(requests);
      expect(board(scene).body).toMatch(/\*\*tidy\*\*: rests since \[#\d+\]\(.*\) was closed without being merged/);
    },
    "A task's pull request closed without being merged · Somebody ticks its box, or starts it by hand": async (
      scene,
    ) => {
      const closed = scene.pull;
      scene.world.gemini.add(...adds("six"));
      const body = board(scene).body.replace("[ ]", "[x]");
      const run = await scene.world.deliver(editEvent(scene.github, { as: "maria", number: 2, body }));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: `${BRANCH}.3` });
      expect(briefing(scene)).toContain("We do not want five.");
      scene.pull = openPull(scene);
      expect(scene.github.issue(scene.pull).body).toContain(`#${closed} was closed without being merged.`);
      expect(board(scene).body).toMatch(/- \[ \].*\*\*tidy\*\*: changed/);
    },
    "A task's pull request that was closed and is open again · A scheduled run": async (scene) => {
      scene.github.close(scene.pull, { as: "maria" });
      Object.assign(scene.github.issue(scene.pull), { open: true, closedAt: null });
      const run = await fire(scene, adds("seven"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: `${BRANCH}.3` });
      expect(openPull(scene)).toBe(scene.pull);
    },
    "A task's open pull request · A scheduled run; nothing is left to change": async (scene) => {
      for (const name of ["six", "seven"]) await commitToMain(scene, `src/${name}.js`, `export const ${name} = 1;\n`);
      expect((await fire(scene, [say("Nothing to do.")])).outputs["conclusion"]).toBe("unchanged");
      expect(scene.github.openPulls()).toEqual([]);
      expect(told(scene, scene.pull)).toContain(`Pull request #${scene.pull} is closed: main already has the changes`);
    },
  },
};

async function failing({ github, world }: Scene, name = "CI"): Promise<Run> {
  const sha = (await github.bare.ref("main")) ?? "";
  const jobs = [{ name: "test", conclusion: "failure", log: "NaN !== 0\n", steps: ["npm test"] }] as const;
  const { id } = github.addRun({ as: "maria", name, branch: "main", sha, conclusion: "failure", jobs });
  const event = await runEvent(github, id);
  if (name === "Flaky") github.endRun(id, "success");
  return await world.deliver(event);
}

const MENDS = "remit/task-ci-main";

export const CHECKS: Journey = {
  name: "failing checks of the default branch",
  rows: {
    "Checks of the default branch that failed and have passed since · The end of their workflow run": async (scene) => {
      expect((await failing(scene, "Flaky")).outputs["conclusion"]).toBe("declined");
      expect(scene.github.pulls()).toEqual([]);
    },
    "Failing checks of the default branch · The end of their workflow run": async (scene) => {
      scene.world.gemini.add(READ, MEND, say("The sum starts at 0 now."));
      const run = await failing(scene);
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: MENDS });
      scene.pull = openPull(scene);
      expect(scene.github.issue(scene.pull).body).toContain("a workflow failed: `CI`; job `test`, step `npm test`");
    },
    "Failing checks of the default branch, a pull request open for them · A workflow run that fails at a later commit":
      async (scene) => {
        await commitToMain(scene, "NOTES.md", "Notes.\n");
        scene.world.gemini.add(...adds("till"));
        expect((await failing(scene)).outputs).toMatchObject({ conclusion: "changed", branch: MENDS });
        expect(openPull(scene)).toBe(scene.pull);
      },
    "Failing checks of the default branch, their pull request closed without being merged · A workflow run that fails":
      async (scene) => {
        scene.github.close(scene.pull, { as: "maria" });
        await commitToMain(scene, "NOTES.md", "More notes.\n");
        const [requests, comments] = [scene.world.gemini.requests.length, scene.github.comments(scene.pull).length];
        expect((await failing(scene)).outputs["conclusion"]).toBe("declined");
        expect(scene.world.gemini.requests).toHaveLength(requests);
        expect(told(scene, scene.pull)).toMatch(/### 😴 This task rests[^]*\[CI\]\(http[^]*task: ci-main/);
        await failing(scene);
        expect(scene.github.comments(scene.pull)).toHaveLength(comments + 1);
      },
  },
};

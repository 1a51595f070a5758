/** An issue, its branch and its pull request, and what people do with them. */
import { expect } from "@jest/globals";
import { call, say } from "../../world/gemini.ts";
import { branchPushes, SHOP } from "../shop.ts";
import { adds, ask, briefing, expectDeclined, has, openPull, told, type Journey, type Scene } from "./walk.ts";

const BRANCH = "remit/issue-1-wrong-total";
const IGNORING = { files: { ...SHOP, ".gitignore": "built/\n" } };

/** The issue's branch, which has an open pull request. */
const branchOf = ({ github }: Scene, number: number) => github.issue(number).pull?.headBranch ?? "";

export const ISSUE: Journey = {
  name: "an issue, its branches and its pull requests",
  options: IGNORING,
  rows: {
    "An issue without a branch · A request that needs no edit": async (scene) => {
      scene.issue = scene.github.openIssue({ as: "maria", title: "Wrong total" }).number;
      const run = await ask(scene, scene.issue, "@remit fix it", [say("It is right.")]);
      expect(run.outputs["conclusion"]).toBe("unchanged");
      expect(branchPushes(scene.world)).toEqual([]);
      expect(told(scene, scene.issue)).toContain("### ➖ Nothing changed");
    },
    "An issue without a branch · A request whose edits may not be published": async (scene) => {
      const edit = call("write_file", { file_path: "built/out.js", content: "export {};\n" });
      const run = await ask(scene, scene.issue, "@remit build it", [edit, say("Built.")]);
      expect(run.outputs["conclusion"]).toBe("unchanged");
      expect(branchPushes(scene.world)).toEqual([]);
      expect(told(scene, scene.issue)).toContain("### ➖ Not published: the edit of `built/out.js`, since .gitignore");
    },
    "An issue without a branch · A request": async (scene) => {
      const run = await ask(scene, scene.issue, "@remit fix it", adds("one"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: BRANCH });
      scene.pull = openPull(scene);
      expect(scene.github.issue(scene.pull).pull?.draft).toBe(true);
      expect(told(scene, scene.issue)).toContain(`in draft pull request [#${scene.pull}]`);
    },
    "An open pull request of Remit's · A request on its issue": async (scene) => {
      const run = await ask(scene, scene.issue, "@remit one more", adds("two"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: BRANCH });
      expect(openPull(scene)).toBe(scene.pull);
      expect(scene.github.issue(scene.pull).body).toMatch(/There is one now[^]*There is two now/);
      expect(briefing(scene)).toContain(`pull request #${scene.pull}, which you opened for this issue`);
    },
    "An open pull request of Remit's · A request on it": async (scene) => {
      const run = await ask(scene, scene.pull, "@remit and another", adds("three"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: BRANCH });
      expect(told(scene, scene.pull)).toContain("There is three now.");
      expect(briefing(scene)).toMatch(/your own comment on #1, of an earlier run"[^>]*>[^<]*There is two now\./);
    },
    "An open pull request of Remit's · The same event, delivered again": async (scene) => {
      const [pushes, requests] = [branchPushes(scene.world).length, scene.world.gemini.requests.length];
      const comments = scene.github.comments(scene.pull).length;
      if (scene.last === undefined) throw new Error("There was no run.");
      expect((await scene.world.redeliver(scene.last)).outputs["conclusion"]).toBe("changed");
      expect(branchPushes(scene.world)).toHaveLength(pushes);
      expect(scene.world.gemini.requests).toHaveLength(requests);
      expect(scene.github.comments(scene.pull)).toHaveLength(comments);
    },
    "An open pull request of Remit's · A request that needs no edit": async (scene) => {
      const head = await scene.github.bare.ref(BRANCH);
      const run = await ask(scene, scene.issue, "@remit finish it", [say("All is done.")]);
      expect(run.outputs["conclusion"]).toBe("unchanged");
      expect(await scene.github.bare.ref(BRANCH)).toBe(head);
      expect(told(scene, scene.issue)).toMatch(/the branch is unchanged[^]*which is open/);
    },
    "An open pull request of Remit's that people have pushed to · A request": async (scene) => {
      const mine = await scene.github.commit({ as: "maria", branch: BRANCH, files: { "NOTES.md": "Mine.\n" } });
      await ask(scene, scene.issue, "@remit one more", adds("four"));
      expect((await scene.github.bare.git("log", "-1", "--format=%P", BRANCH)).trim()).toBe(mine);
      expect(await scene.github.read(BRANCH, "NOTES.md")).toBe("Mine.\n");
    },
    "A closed issue · A request on it": async (scene) => {
      scene.github.close(scene.issue, { as: "maria" });
      const run = await ask(scene, scene.issue, "@remit one more", adds("five"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: BRANCH });
      expect(told(scene, scene.issue)).toContain("There is five now.");
    },
    "A merged pull request · A request on it": async (scene) => {
      await scene.github.merge(scene.pull, { as: "maria" });
      const run = await ask(scene, scene.pull, "@remit one more");
      expectDeclined(scene, run, scene.pull, "is merged: there is no branch to put a change on. Ask on the issue");
    },
    "A merged pull request · A request on its issue": async (scene) => {
      const run = await ask(scene, scene.issue, "@remit one more", adds("six"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: `${BRANCH}.2` });
      expect(await has(scene, `${BRANCH}.2`, "five")).toBe(true);
      scene.pull = openPull(scene);
    },
    "A pull request closed without being merged · A request on it": async (scene) => {
      scene.github.comment(scene.pull, { as: "maria", body: "We do not want six." });
      scene.github.close(scene.pull, { as: "maria" });
      const run = await ask(scene, scene.pull, "@remit one more");
      expectDeclined(scene, run, scene.pull, "is closed: there is no branch to put a change on. Reopen it, or ask");
    },
    "A pull request closed without being merged · A request on its issue": async (scene) => {
      const [closed, head] = [scene.pull, await scene.github.bare.ref(`${BRANCH}.2`)];
      const run = await ask(scene, scene.issue, "@remit start over", adds("seven"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: `${BRANCH}.3` });
      expect(briefing(scene)).toMatch(/#\d+ for this was closed without being merged[^]*We do not want six\./);
      expect([await has(scene, `${BRANCH}.3`, "six"), await has(scene, `${BRANCH}.3`, "seven")]).toEqual([false, true]);
      expect(await scene.github.bare.ref(`${BRANCH}.2`)).toBe(head);
      scene.pull = openPull(scene);
      expect(scene.github.issue(scene.pull).body).toContain(`#${closed} was closed without being merged.`);
      expect(told(scene, scene.issue)).toContain(`#${closed} was closed without being merged`);
    },
    "A pull request closed without being merged, its branch pushed to since · A request on its issue": async (
      scene,
    ) => {
      scene.github.close(scene.pull, { as: "maria" });
      await scene.github.commit({ as: "maria", branch: `${BRANCH}.3`, files: { "NOTES.md": "Again.\n" } });
      const run = await ask(scene, scene.issue, "@remit go on", adds("eight"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: `${BRANCH}.3` });
      expect(await has(scene, `${BRANCH}.3`, "seven")).toBe(true);
      expect(openPull(scene)).toBeGreaterThan(scene.pull);
    },
  },
};

export const GONE: Journey = {
  name: "an issue whose branch is gone",
  rows: {
    "A pull request closed without being merged, its branch deleted · A request on its issue": async (scene) => {
      scene.issue = scene.github.openIssue({ as: "maria", title: "Wrong total" }).number;
      await ask(scene, scene.issue, "@remit fix it", adds("one"));
      const closed = openPull(scene);
      scene.github.comment(closed, { as: "maria", body: "We do not want one." });
      scene.github.close(closed, { as: "maria" });
      await scene.github.deleteBranch(BRANCH);
      const run = await ask(scene, scene.issue, "@remit try again", adds("two"));
      expect(run.outputs).toMatchObject({ conclusion: "changed", branch: BRANCH });
      expect(briefing(scene)).toMatch(/was closed without being merged[^]*We do not want one\./);
      expect(await has(scene, BRANCH, "one")).toBe(false);
      expect(scene.github.issue(openPull(scene)).body).toContain(`#${closed} was closed without being merged.`);
    },
    "Published work on a branch without a pull request · A request, also one that needs no edit": async (scene) => {
      scene.github.allowActionsToOpenPulls(false);
      scene.issue = scene.github.openIssue({ as: "maria", title: "No rights" }).number;
      const run = await ask(scene, scene.issue, "@remit fix it", adds("three"));
      expect(run.outputs["conclusion"]).toBe("failed");
      scene.github.allowActionsToOpenPulls(true);
      await ask(scene, scene.issue, "@remit open the pull request", [say("It is done already.")]);
      expect(told(scene, scene.issue)).toContain("without a pull request; it has one now");
      expect(branchOf(scene, scene.github.pulls().at(-1)?.number ?? 0)).toBe(`remit/issue-${scene.issue}-no-rights`);
    },
    "Published work on a branch without a pull request · `/continue`": async (scene) => {
      scene.github.allowActionsToOpenPulls(false);
      scene.issue = scene.github.openIssue({ as: "maria", title: "Still none" }).number;
      await ask(scene, scene.issue, "@remit fix it", adds("four"));
      scene.github.allowActionsToOpenPulls(true);
      const run = await ask(scene, scene.issue, "@remit /continue", [say("It is done already.")]);
      expect(run.outputs["conclusion"]).toBe("changed");
      expect(branchOf(scene, scene.github.pulls().at(-1)?.number ?? 0)).toBe(`remit/issue-${scene.issue}-still-none`);
    },
    "Anything · A request by somebody without permission": async (scene) => {
      const comments = scene.github.comments(scene.issue).length;
      const run = await scene.world.comment("otto", scene.issue, "@remit fix it");
      expect(run.outputs["conclusion"]).toBe("declined");
      expect(scene.github.comments(scene.issue)).toHaveLength(comments + 1);
    },
    "Anything · An unknown command": async (scene) => {
      const run = await ask(scene, scene.issue, "@remit /revue");
      expectDeclined(scene, run, scene.issue, "/review");
    },
  },
};

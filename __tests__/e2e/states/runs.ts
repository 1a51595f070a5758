/** Running, lost and unfinished runs, and plans that wait. */
import { expect } from "@jest/globals";
import { openSeal } from "../../../src/lib/seal.ts";
import { markerLine, sealComment } from "../../../src/report/run-comment.ts";
import { held, say, type Step } from "../../world/gemini.ts";
import type { GitHubWorld } from "../../world/github/github.ts";
import { until } from "../../world/until.ts";
import { EDIT_POLICY, SHOP } from "../shop.ts";
import { adds, ask, briefing, expectDeclined, has, openPull, told, type Journey, type Scene } from "./walk.ts";

const permissions = { contents: "write", issues: "write", "pull-requests": "write", actions: "write" } as const;

const openIssue = (scene: Scene, title = "Wrong total") => {
  scene.issue = scene.github.openIssue({ as: "maria", title }).number;
  return scene.issue;
};

/** A workflow run of Remit's own workflow with this id. */
async function addRun({ github }: Scene, id: number) {
  const sha = (await github.bare.ref("main")) ?? "";
  const path = ".github/workflows/remit.yml";
  const made = github.addRun({ as: "maria", name: "Remit", path, branch: "main", sha });
  const run = { ...made, id };
  github.state.runs.delete(made.id);
  github.state.runs.set(id, run);
  return run;
}

/** Remit's comment as a run leaves it that does not finish. */
function leaveWorking(github: GitHubWorld, subject: number, run: string, key: string): number {
  const text = `${markerLine({ key, subject })}\n### ⏱️ Working: thinking`;
  const body = sealComment(text, { run }, openSeal("", "octo/shop"));
  return github.comment(subject, { as: "github-actions[bot]", body }).id;
}

export const WORKING: Journey = {
  name: "a run at work",
  options: { tokens: { ghs_stopping: { permissions } } },
  rows: {
    "An active run · `/stop`": async (scene) => {
      const thinking = held(say("too late"));
      const number = openIssue(scene);
      const run = await addRun(scene, 9001);
      scene.world.gemini.add(...adds("one").slice(0, 1), thinking);
      const working = scene.world.comment("maria", number, "@remit fix it", {
        interruption: { how: "cancel", when: () => run.status === "completed" },
      });
      await thinking.gate.reached;
      await until(() => told(scene, number).includes("remit:seal run=9001"));
      const stop = await scene.world.comment("maria", number, "@remit /stop");
      expect(stop.outputs["final-message"]).toMatch(/^Stopped: \[run 9001\]/);
      expect((await working).outputs["conclusion"]).toBe("cancelled");
      expect(scene.github.comments(number).some(({ body }) => body.includes("⏹️ Cancelled"))).toBe(true);
    },
    "Unfinished work that was kept · `/continue`": async (scene) => {
      const run = await ask(scene, scene.issue, "@remit /continue", [say("There is one now.")]);
      expect(run.outputs["conclusion"]).toBe("changed");
      expect(await has(scene, run.outputs["branch"] ?? "", "one")).toBe(true);
      scene.pull = openPull(scene);
    },
    "An active run · Its issue is closed": async (scene) => {
      const close: Step = () => (scene.github.close(scene.issue, { as: "maria" }), say("There is two now."));
      const run = await ask(scene, scene.issue, "@remit one more", [...adds("two").slice(0, 1), close]);
      expect(run.outputs["conclusion"]).toBe("changed");
      expect(told(scene, scene.issue)).toContain("There is two now.");
    },
    "An active run on a pull request · The pull request is closed": async (scene) => {
      const close: Step = () => (scene.github.close(scene.pull, { as: "maria" }), say("There is three now."));
      const run = await ask(scene, scene.pull, "@remit one more", [...adds("three").slice(0, 1), close]);
      expect(run.outputs["conclusion"]).toBe("failed");
      expect(told(scene, scene.pull)).toMatch(/#\d+ was closed while the run worked[^]*work\.patch/);
    },
    "An active run · Somebody pushes to its branch": async (scene) => {
      const last = held(say("There is five now."));
      const number = openIssue(scene, "Another");
      await ask(scene, number, "@remit fix it", adds("four"));
      scene.world.gemini.add(...adds("five").slice(0, 1), last);
      const working = scene.world.comment("maria", number, "@remit one more");
      await last.gate.reached;
      const branch = `remit/issue-${number}-another`;
      const mine = await scene.github.commit({ as: "maria", branch, files: { "NOTES.md": "Mine.\n" } });
      last.gate.release();
      expect((await working).outputs["conclusion"]).toBe("failed");
      expect(await scene.github.bare.ref(branch)).toBe(mine);
      expect(told(scene, number)).toMatch(/moved from [^]* while the run worked[^]*work\.patch/);
    },
    "No kept run · `/continue`": async (scene) => {
      const run = await ask(scene, openIssue(scene, "New"), "@remit /continue");
      expectDeclined(scene, run, scene.issue, "o earlier run to continue");
    },
    'A comment that says "Working", its run lost · Any request there': async (scene) => {
      await addRun(scene, 55);
      scene.github.endRun(55, "failure");
      const lost = leaveWorking(scene.github, scene.issue, "55", "aaaaaaaaaaaaaaaa");
      await ask(scene, scene.issue, "@remit /help");
      const body = scene.github.comments(scene.issue).find(({ id }) => id === lost)?.body;
      expect(body).toMatch(
        /### ❌ Failed: the run ended without a report[^]*\[The run\]\(http[^)]*\/actions\/runs\/55\)/,
      );
    },
    'A comment that says "Working", its run active · Any request there': async (scene) => {
      await addRun(scene, 56);
      const working = leaveWorking(scene.github, scene.issue, "56", "bbbbbbbbbbbbbbbb");
      await ask(scene, scene.issue, "@remit /help");
      expect(scene.github.comments(scene.issue).find(({ id }) => id === working)?.body).toContain("Working");
    },
  },
};

export const UNFINISHED: Journey = {
  name: "work that a limit has cut short",
  options: { policy: `${EDIT_POLICY}[limits]\nturns = 1\n[prices.gemini]\ninput = 0\noutput = 0\n`, files: SHOP },
  rows: {
    "An open pull request that says it is unfinished · `/continue`, or a request, that finishes the work": async (
      scene,
    ) => {
      await ask(scene, openIssue(scene), "@remit fix it", [...adds("one").slice(0, 1), say("Half of it is there.")]);
      expect(told(scene, scene.issue)).toContain("`@remit /continue`");
      scene.pull = openPull(scene);
      expect(scene.github.issue(scene.pull).body).toContain("Unfinished: the limit of turns was reached.");
      const run = await ask(scene, scene.issue, "@remit /continue", [say("It is done.")]);
      expect(run.outputs["conclusion"]).toBe("unchanged");
      expect(scene.github.issue(scene.pull).body).not.toContain("nfinished");
      expect(told(scene, scene.issue)).toContain("It is no longer marked as unfinished.");
    },
  },
};

const PLAN = "1. `src/one.js`: add it.\n2. Run `npm test`.";
const digestIn = (scene: Scene) => /\/approve ([0-9a-f]{12})/.exec(told(scene, scene.issue))?.[1] ?? "";

export const PLANS: Journey = {
  name: "a plan",
  rows: {
    "An issue without a plan · `/plan`": async (scene) => {
      const run = await ask(scene, openIssue(scene), "@remit /plan how?", [say(PLAN)]);
      expect(run.outputs["conclusion"]).toBe("planned");
      expect(digestIn(scene)).toMatch(/^[0-9a-f]{12}$/);
    },
    "A plan that is not yet approved · A push to the branch that it is for, then `/approve`": async (scene) => {
      const digest = digestIn(scene);
      await scene.github.commit({ as: "maria", branch: "main", files: { "NOTES.md": "Notes.\n" } });
      const run = await ask(scene, scene.issue, `@remit /approve ${digest}`);
      expectDeclined(scene, run, scene.issue, "@remit /plan");
    },
    "A plan that is not yet approved · `/approve` with its digest": async (scene) => {
      await ask(scene, scene.issue, "@remit /plan once more", [say(PLAN)]);
      const run = await ask(scene, scene.issue, `@remit /approve ${digestIn(scene)}`, adds("one"));
      expect(run.outputs["conclusion"]).toBe("changed");
      scene.pull = openPull(scene);
    },
    "A plan that was carried out · `/approve` once more": async (scene) => {
      const requests = scene.world.gemini.requests.length;
      const approval = scene.github
        .comments(scene.issue)
        .findLast(({ body }) => body.startsWith("@remit /approve"))?.body;
      expect((await ask(scene, scene.issue, approval ?? "")).outputs["conclusion"]).toBe("changed");
      expect(scene.world.gemini.requests).toHaveLength(requests);
    },
    "A plan that is not yet approved · A request to go ahead with it": async (scene) => {
      await ask(scene, scene.issue, "@remit go ahead with the plan", [say("It is done already.")]);
      expect(briefing(scene)).toMatch(/your own comment with the plan [0-9a-f]{12}, of an earlier run/);
      expect(briefing(scene)).toMatch(
        /`@remit \/approve [0-9a-f]{12}` carries out exactly this plan\. If you are asked/,
      );
    },
  },
};

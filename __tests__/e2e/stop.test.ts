/** `/stop`: anybody who may ask for a run may cancel one. */
import { describe, expect, test } from "@jest/globals";
import { openSeal } from "../../src/lib/seal.ts";
import { markerLine, sealComment } from "../../src/report/run-comment.ts";
import { long } from "../world/long.ts";
import { held, say } from "../world/gemini.ts";
import { until } from "../world/until.ts";
import { openWorld, type World } from "../world/world.ts";
import { EDIT_POLICY, MEND, SHOP } from "./shop.ts";

const permissions = { contents: "write", issues: "write", "pull-requests": "write", actions: "write" } as const;
const shop = {
  users: { maria: "write", paul: "write", mallory: "read" },
  files: SHOP,
  policy: EDIT_POLICY,
  tokens: { ghs_stopping: { permissions } },
} as const;

describe("/stop", () => {
  test("cancels only the run that works on the issue, and its edits can be continued", async () => {
    const thinking = held(say("too late"));
    await using world = await openWorld({ ...shop, script: [MEND, thinking] });
    const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await openRun(world, 9001);
    const other = await openRun(world, 777);
    const deployment = await openRun(world, 888, ".github/workflows/deploy.yml");
    // Anybody can copy the text of our comments, and another workflow's job can post it as our account.
    world.github.comment(number, { as: "mallory", body: workingOn(number, "777") });
    world.github.comment(number, { as: "github-actions[bot]", body: workingOn(number, "888") });
    const working = world.comment("maria", number, "@remit fix the total", {
      interruption: { how: "cancel", when: () => run.status === "completed" },
    });
    await thinking.gate.reached;
    await until(() => ours(world, number).some(({ body }) => body.includes("remit:seal run=9001")));

    const stranger = await world.comment("mallory", number, "@remit /stop");
    expect(stranger.outputs).toMatchObject({ conclusion: "declined" });
    expect(run.status).toBe("in_progress");

    const stop = await world.comment("paul", number, "@remit /stop");
    expect(stop.outputs).toMatchObject({ conclusion: "answered" });
    expect(stop.outputs["final-message"]).toMatch(/^Stopped: \[run 9001\].*Not stopped: \[run 888\].*deploy\.yml/s);
    expect(stop.main.code).toBe(0);
    const stopped = await working;
    expect(stopped.outputs).toMatchObject({ conclusion: "cancelled" });
    expect([other.status, deployment.status]).toEqual(["in_progress", "in_progress"]);
    expect(ours(world, number).map(({ body }) => body)).toEqual([
      expect.stringContaining("At work."),
      expect.stringContaining("@remit /continue"),
      expect.stringContaining("Stopped:"),
    ]);
    expect(world.gemini.requests).toHaveLength(2);
  });

  long("says that no run is at work, even if a lost run still seems to be", async () => {
    await using world = await openWorld(shop);
    const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
    world.github.comment(number, { as: "github-actions[bot]", body: workingOn(number, "55") });
    await openRun(world, 55);
    world.github.endRun(55, "failure");
    const run = await world.comment("maria", number, "@remit /stop");
    expect(run.outputs["final-message"]).toContain("No run of Remit is active here");
    expect(world.github.state.runs.get(55)?.conclusion).toBe("failure");
    expect(world.gemini.requests).toEqual([]);
  });

  long("names the permission that the job lacks", async () => {
    const weak = { ghs_weak: { permissions: { ...permissions, actions: "read" } } } as const;
    await using world = await openWorld({ ...shop, tokens: weak });
    const { number } = world.github.openIssue({ as: "maria", title: "Wrong total" });
    world.github.comment(number, { as: "github-actions[bot]", body: workingOn(number, "55") });
    await openRun(world, 55);
    const run = await world.comment("maria", number, "@remit /stop");
    expect(run.main.code).toBe(1);
    expect(run.outputs).toMatchObject({ conclusion: "failed" });
    expect(ours(world, number).at(-1)?.body).toContain("lacks `actions: write`: add it under `permissions:`");
  });
});

/** A comment like that of a running run, written by somebody who knows how Remit writes it. */
function workingOn(subject: number, run: string): string {
  const seal = openSeal("", "octo/shop");
  return sealComment(`${markerLine({ key: "0123456789abcdef", subject })}\nAt work.`, { run }, seal);
}

async function openRun(world: World, id: number, path = ".github/workflows/remit.yml") {
  const sha = (await world.github.bare.ref("main")) ?? "";
  const made = world.github.addRun({ as: "maria", name: "Remit", path, branch: "main", sha });
  const run = { ...made, id };
  world.github.state.runs.delete(made.id);
  world.github.state.runs.set(id, run);
  return run;
}

function ours(world: World, number: number) {
  return world.github.comments(number).filter(({ author }) => author.login.endsWith("[bot]"));
}

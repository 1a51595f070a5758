/** A pull request that is reviewed repeatedly. */
import { expect } from "@jest/globals";
import { pullEvent } from "../../world/events.ts";
import { call, say, type Step } from "../../world/gemini.ts";
import type { Run } from "../../world/world.ts";
import { CART } from "../shop.ts";
import { ask, told, type Journey, type Scene } from "./walk.ts";

const CHANGED = CART.replace("sum + price", "sum + Math.floor(price)");
const MOVED = CHANGED.replace("/** The sum", "// Moved.\n/** The sum");
const BODY = "An empty cart makes `reduce` throw a TypeError, since it has no start value.";
const finding = (line: number): Step =>
  call("add_review_comment", { path: "src/cart.js", line, severity: "high", body: BODY });
const WITHOUT = "export function total() {\n  return 0;\n}\n";

/** Maria pushes, and a workflow has the push reviewed. */
async function push({ github, world, pull }: Scene, cart: string, steps: readonly Step[]): Promise<Run> {
  await github.commit({ as: "maria", branch: "round", files: { "src/cart.js": cart } });
  world.gemini.add(...steps);
  const pushed = { as: "maria", number: pull, target: true, action: "synchronize" } as const;
  return await world.deliver(await pullEvent(github, pushed));
}

const reviewComments = ({ github, pull }: Scene) => github.reviewComments(pull);

export const REVIEWS: Journey = {
  name: "a pull request that is reviewed over several pushes",
  rows: {
    "No earlier review · `/review`": async (scene) => {
      await scene.github.commit({ as: "maria", branch: "round", files: { "src/cart.js": CHANGED } });
      const { number } = await scene.github.openPull({ as: "maria", head: "round", title: "Round totals" });
      scene.pull = number;
      const run = await ask(scene, number, "@remit /review", [finding(3), say("It throws.")]);
      expect(run.outputs).toMatchObject({ conclusion: "reviewed", findings: "1" });
      expect(scene.github.reviews(number)).toHaveLength(1);
      expect(told(scene, number)).toContain("1 comment at its line");
    },
    "A review · The same event, delivered again": async (scene) => {
      if (scene.last === undefined) throw new Error("There was no run.");
      await scene.world.redeliver(scene.last);
      expect(scene.github.reviews(scene.pull)).toHaveLength(1);
    },
    "A finding on unchanged lines · A review after a push": async (scene) => {
      await scene.github.commit({ as: "maria", branch: "round", files: { "NOTES.md": "Notes.\n" } });
      const run = await push(scene, `${CHANGED}// End.\n`, [finding(3), say("It still throws.")]);
      expect(run.outputs).toMatchObject({ conclusion: "reviewed", "review-url": "" });
      expect(reviewComments(scene)).toHaveLength(1);
      expect(told(scene, scene.pull)).toContain("no review was posted");
    },
    "A finding whose lines are gone, and which is not found again · A review after a push": async (scene) => {
      await push(scene, WITHOUT, [say("Nothing throws.")]);
      const [first, reply] = reviewComments(scene);
      expect(reply).toMatchObject({ replyTo: first?.id, body: expect.stringContaining("**Fixed**") });
      expect(scene.github.state.resolved.get(first?.id ?? 0)?.login).toBe("github-actions[bot]");
    },
    "All findings fixed, and nothing new · A review after a push": async (scene) => {
      expect(told(scene, scene.pull)).toContain("All findings of earlier reviews are fixed.");
    },
    "A finding that was fixed, and is found again · A review after a push": async (scene) => {
      await push(scene, CHANGED, [finding(3), say("It throws again.")]);
      expect(reviewComments(scene).at(-1)?.body).toContain("**Back again**");
    },
    "A finding whose lines are gone, and which is found where they moved · A review after a push": async (scene) => {
      const before = reviewComments(scene).length;
      const other = MOVED.replace("Math.floor(price)", "Math.trunc(price)");
      await push(scene, other, [finding(4), say("It throws, elsewhere.")]);
      const [last, ...more] = reviewComments(scene).slice(before);
      expect(more).toEqual([]);
      expect(last?.replyTo).toBeUndefined();
      expect(last?.line).toBe(4);
    },
  },
};

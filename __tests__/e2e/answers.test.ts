/** Questions, through the built action: what the prompt says, and what people read. */
import { expect } from "@jest/globals";
import { say } from "../world/gemini.ts";
import { sandboxed } from "../world/ways.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

const ANSWER = "`reduce` has no start value, so an empty cart makes `total` throw. A `0` mends it.\n\n- src/cart.js:3";
const USERS = { maria: "write", mallory: "none" } as const;

sandboxed("a question without an edit ends as answered, with the answer as the headline", async () => {
  await using world = await openWorld({ users: USERS, files: SHOP, policy: EDIT_POLICY, script: [say(ANSWER)] });
  const { number } = world.github.openIssue({ as: "maria", title: "Empty carts" });
  const run = await world.comment("maria", number, "@remit why does total throw?");
  expect(run.main.code).toBe(0);
  expect(run.outputs).toMatchObject({ conclusion: "answered", "final-message": ANSWER });
  const [comment] = world.github.comments(number).slice(1);
  expect(comment?.body).toMatch(
    /^<!--.*-->\n### 💬 `reduce` has no start value, so an empty cart makes `total` throw\.\n\nA `0` mends it\.\n/,
  );
  expect(comment?.body).not.toContain("Nothing changed");
});

sandboxed(
  "the model is prompted for an answer where nothing can be published, such as on a fork's pull request",
  async () => {
    await using world = await openWorld({ users: USERS, files: SHOP, script: [say(ANSWER)] });
    await world.github.fork("mallory");
    const files = { "NOTES.md": "more\n" };
    await world.github.commit({ as: "mallory", repository: "mallory/shop", branch: "topic", files });
    const { number } = await world.github.openPull({ as: "mallory", head: "mallory:topic", title: "Topic" });
    const run = await world.comment("maria", number, "@remit mend the empty cart");
    expect(run.outputs).toMatchObject({ conclusion: "answered", branch: "" });
    expect(world.gemini.requests[0]?.system).toContain("You are asked for an answer");
  },
);

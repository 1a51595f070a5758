/** A search that takes long gets a thread, whose program is made from the bundle's own text. */
import { expect, test } from "@jest/globals";
import { call, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, SHOP } from "./shop.ts";

test("a search that takes longer than the serving thread has is finished by a thread of its own", async () => {
  // Each line of x takes some 2^22 steps.
  const slow = `${`${"x".repeat(24)}\n`.repeat(3)}needle\n`;
  await using world = await openWorld({
    users: { maria: "write" },
    files: { ...SHOP, "slow.txt": slow },
    policy: EDIT_POLICY,
    script: [call("grep_search", { pattern: "(?:x+x+)+y|needle" }), say("Found.")],
  });
  const issue = world.github.openIssue({ as: "maria", title: "Look" });
  const run = await world.comment("maria", issue.number, "@remit look");
  const answers = run.entries.flatMap(({ event }) => (event.type === "call.finished" ? [event.answer] : []));
  expect(answers.map(({ error }) => error)).toEqual([undefined]);
  expect(answers[0]?.text).toContain("needle");
});

/** A model that repeats itself: repetitions are not waited for, published or carried out again. */
import { describe, expect, test } from "@jest/globals";
import { calls, held, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, MEND, SHOP } from "./shop.ts";

const SENTENCE = "I have mended the cart and will say so once more. ";

describe("a model that repeats itself", () => {
  test("has equal calls made once, is cut short when its answer repeats itself, and may then finish", async () => {
    const same = Array.from({ length: 30 }, () => ["read_file", { file_path: "src/cart.js" }] as const);
    const endless = held(say(SENTENCE.repeat(500), { chunk: 100 }), 60);
    await using world = await openWorld({
      users: { maria: "write" },
      files: SHOP,
      policy: EDIT_POLICY,
      script: [calls(same), MEND, endless, say("Mended.")],
    });
    const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
    const run = await world.comment("maria", issue.number, "@remit fix it");
    expect(run.outputs["conclusion"]).toBe("changed");
    const answers = world.gemini.requests[1]?.answers.map(({ failed, text }) => failed && text.includes("made once"));
    expect(answers).toEqual([false, ...Array<boolean>(29).fill(true)]);
    expect(world.gemini.requests[3]?.lastText).toContain("You seem to be in a loop");
    const texts = [world.github.comments(issue.number).at(-1)?.body ?? "", run.main.summary];
    for (const text of texts) expect(text.split(SENTENCE.trim()).length).toBeLessThan(4);
    expect(texts[0]).toContain("2 tool calls");
  });
});

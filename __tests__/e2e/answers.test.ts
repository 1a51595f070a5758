/** Questions, through the built action: what the prompt says, and what people read. */
import { expect } from "@jest/globals";
import { call, say } from "../world/gemini.ts";
import { sandboxed } from "../world/ways.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

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

sandboxed("an answer too long for a comment is cut there, and not the facts; the summary has it whole", async () => {
  // Every word is another one: a model that repeats itself is stopped.
  const wordOf = (at: number) =>
    String(1_000 + at).replaceAll(/\d/g, (digit) => "bcdfghklmn".charAt(+digit) + "aeiou".charAt(+digit % 5));
  const paragraphs = Array.from({ length: 900 }, (_, at) => {
    return `Paragraph ${at}: ${Array.from({ length: 8 }, (__, nth) => wordOf(8 * at + nth)).join(" ")}.`;
  });
  const long = paragraphs.join("\n\n");
  const denied = call("write_file", { file_path: ".github/workflows/ci.yml", content: "on: push\n" });
  const policy = `${EDIT_POLICY}\n[verify]\ncommands = ["true"]\n`;
  await using world = await openWorld({ users: USERS, files: SHOP, policy, script: [READ, denied, MEND, say(long)] });
  const { number } = world.github.openIssue({ as: "maria", title: "Empty carts" });
  const run = await world.comment("maria", number, "@remit fix the total and report at length");
  const body = world.github.comments(number).at(-1)?.body ?? "";
  const facts = [
    "**Verification passed**",
    "**What changed**: 1 file",
    "Denied by policy: 1 call",
    "US$ ",
    "<sub>[run ",
  ];
  for (const fact of facts) expect(body).toContain(fact);
  expect(body).toMatch(/Paragraph 0: [^]*paragraphs, which the job summary has, left out here[^]*Paragraph 899: /);
  expect(new Set(run.main.summary.match(/^Paragraph \d+: /gm)).size).toBe(900);
});

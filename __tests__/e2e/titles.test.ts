/** The title of a change, through the built action: the model's own title in the format of the repository's commits. */
import { expect, test } from "@jest/globals";
import { call, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

const MORE = call("write_file", { file_path: "src/empty.js", content: "export const empty = () => [];\n" });
const LONG = `An empty cart had no start value. ${Array.from({ length: 30 }, (_, index) => `Word ${index} of it.`).join(" ")}`;

test("a change gets the model's title in the repository's format, without mentioning anybody", async () => {
  const last = say(`Title: Start @otto's sum at 0.\n\n${LONG}`);
  await using world = await openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    script: [READ, MEND, last, MORE, say("A cart can be `emptied` now. It was asked for.")],
  });
  for (const message of ["feat(cart): add a cart\n\nWith @otto.", "docs: say what it is"]) {
    await world.github.commit({ as: "maria", branch: "main", files: { "NOTES.md": message }, message });
  }
  const { number } = world.github.openIssue({ as: "maria", title: "Empty carts throw" });
  const run = await world.comment("maria", number, "@remit fix it");
  expect(run.outputs).toMatchObject({ conclusion: "changed", "final-message": LONG.trim() });
  expect(world.gemini.requests[0]?.lastText).toMatch(
    /source="titles of the newest commits">\ndocs: say what it is\nfeat\(cart\): add a cart\n/,
  );
  const message = await world.github.bare.git("log", "-1", "--format=%B", String(run.outputs["branch"]));
  const [title, , ...body] = message.trim().split("\n");
  expect(title).toBe(`fix: start otto's sum at 0 (#${number})`);
  expect(body.filter((line) => line.length > 100)).toEqual([]);
  expect(world.github.openPulls()[0]?.title).toBe(title);
  const next = await world.comment("maria", number, "@remit and now what we talked about");
  expect(next.outputs).toMatchObject({ conclusion: "changed", branch: run.outputs["branch"] });
  const titles = await world.github.bare.git("log", "-2", "--format=%s", String(run.outputs["branch"]));
  expect(titles.trim().split("\n")).toEqual([`fix: a cart can be emptied now (#${number})`, title]);
  const [pull] = world.github.openPulls();
  expect(pull?.title).toBe(title);
  expect(pull?.body).toMatch(
    /\n- fix: start otto's sum at 0\n- fix: a cart can be emptied now\n[^]*An empty cart had no start value\. [^]*It was asked for\.[^]*\n\nCloses #\d+\n/,
  );
});

test("a change gets a title of its own when GitHub does not list the commits", async () => {
  await using world = await openWorld({
    users: { maria: "write" },
    files: SHOP,
    policy: EDIT_POLICY,
    script: [READ, MEND, say("Title: Start the sum at 0\n\nAn empty cart had no start value.")],
  });
  world.github.faults.inject("GET /repos/octo/shop/commits", { kind: "status", status: 403 }, { times: 9 });
  const { number } = world.github.openIssue({ as: "maria", title: "Empty carts throw" });
  const run = await world.comment("maria", number, "@remit fix it");
  expect(run.outputs).toMatchObject({ conclusion: "changed" });
  expect(world.gemini.requests[0]?.lastText).not.toContain("titles of the newest commits");
  expect(world.github.openPulls()[0]?.title).toBe(`Start the sum at 0 (#${number})`);
});

/** What a checkout leaves out of its commit, through the built action: no file is overwritten that was not read. */
import { writeFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { call, calls, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${"a".repeat(64)}\nsize 12345\n`;
const RATES = "standard = 19\nreduced = 7\n";

test("a sparse checkout provides files when the model reads them, and Git LFS pointers stay unchanged", async () => {
  const files = { ...SHOP, "src/art/logo.svg": POINTER, "tax/rates.ini": RATES, "tax/old.ini": "none\n", "run/go": "" };
  await using world = await openWorld({
    users: { maria: "write" },
    files,
    policy: EDIT_POLICY,
    script: [
      calls([
        ["write_file", { file_path: "tax/rates.ini", content: "standard = 20\n" }],
        ["write_file", { file_path: "src/art/logo.svg", content: "<svg/>\n" }],
        ["read_file", { file_path: "src/art/logo.svg" }],
      ]),
      calls([
        ["read_file", { file_path: "tax/rates.ini" }],
        ["read_many_files", { include: ["tax/old.ini"] }],
      ]),
      call("replace", { file_path: "tax/rates.ini", old_string: "= 19", new_string: "= 20" }),
      call("run_shell_command", { command: "rm tax/old.ini" }),
      say("The standard rate is 20 now."),
    ],
  });
  const issue = world.github.openIssue({ as: "maria", title: "Raise the rate" });
  const run = await world.comment("maria", issue.number, "@remit raise the rate", {
    before: async (machine) => void (await machine.later("git sparse-checkout set --cone src && test ! -e tax")),
  });
  expect(run.outputs["conclusion"]).toBe("changed");
  const [, refused, read] = world.gemini.requests;
  expect(refused?.answers).toMatchObject([
    { failed: true, text: expect.stringContaining("exists and was not read in this run") },
    { failed: true, text: expect.stringContaining("only its Git LFS pointer") },
    { failed: true, text: expect.stringContaining("only its Git LFS pointer") },
  ]);
  expect(read?.answers).toMatchObject([
    { failed: false, text: expect.stringContaining("reduced = 7") },
    { failed: false, text: expect.stringContaining("none") },
  ]);
  const branch = run.outputs["branch"] ?? "";
  const [before, after] = await Promise.all(["main", branch].map((name) => world.github.bare.tree(name)));
  const paths = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  const changed = paths.filter((path) => before?.get(path)?.oid !== after?.get(path)?.oid);
  expect(changed.sort()).toEqual(["tax/old.ini", "tax/rates.ini"]);
  expect(after?.has("tax/old.ini")).toBe(false);
  expect(await world.github.read(branch, "tax/rates.ini")).toBe(RATES.replace("19", "20"));
});

test.each([
  ["in a sandbox", EDIT_POLICY],
  ["without one", `${EDIT_POLICY}[sandbox]\nmode = "off"\n`],
])(
  "an edit of a file that was there untracked, %s, is reported at once and in the end as not published",
  async (_, policy) => {
    const edit = { file_path: "src/rates.js", old_string: "19", new_string: "20" };
    const script = [
      call("read_file", { file_path: "src/rates.js" }),
      call("replace", edit),
      say("The rate is 20 now."),
    ];
    await using world = await openWorld({ users: { maria: "write" }, files: SHOP, policy, script });
    const issue = world.github.openIssue({ as: "maria", title: "Raise the rate" });
    await world.comment("maria", issue.number, "@remit raise the rate", {
      before: async ({ workspace }) => await writeFile(`${workspace}/src/rates.js`, "export const rate = 19;\n"),
    });
    const why = "it was in the checkout, untracked, before the run";
    expect(world.gemini.requests[2]?.answers[0]?.text).toContain(`[It will not be published: ${why}.]`);
    expect(world.github.comments(issue.number).at(-1)?.body).toContain(
      `Not published: the edit of \`src/rates.js\`, since ${why}`,
    );
  },
);

test.each([
  ["in a sandbox", EDIT_POLICY],
  ["without one", `${EDIT_POLICY}[sandbox]\nmode = "off"\n`],
])("an edit of a file that an earlier step had changed, %s, is named with what it may include", async (_, policy) => {
  const rate = "export const rate = 19;\n";
  const files = { ...SHOP, "src/rates.js": rate };
  const script = [
    call("read_file", { file_path: "src/rates.js" }),
    call("replace", { file_path: "src/rates.js", old_string: "19", new_string: "20" }),
    READ,
    MEND,
    say("The rate is 20 now."),
  ];
  await using world = await openWorld({ users: { maria: "write" }, files, policy, script });
  const issue = world.github.openIssue({ as: "maria", title: "Raise the rate" });
  const run = await world.comment("maria", issue.number, "@remit raise the rate", {
    before: async ({ workspace }) => {
      await writeFile(`${workspace}/src/rates.js`, `// Generated.\n${rate}`);
      await writeFile(`${workspace}/test/cart.test.js`, "// Generated.\n");
    },
  });
  const branch = run.outputs["branch"] ?? "";
  expect(await world.github.read(branch, "src/rates.js")).toBe("// Generated.\nexport const rate = 20;\n");
  expect(await world.github.read(branch, "test/cart.test.js")).toBe(SHOP["test/cart.test.js"]);
  const said = /rates\.js.*: it was changed before the run began: this may include changes of an earlier step/;
  for (const text of [world.github.openPulls()[0]?.body, world.github.comments(issue.number).at(-1)?.body]) {
    expect(text).toMatch(said);
    expect(text).not.toMatch(/cart.*changed before the run/);
  }
});

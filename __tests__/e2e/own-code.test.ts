/** Without a sandbox, a command can overwrite the action's own files. */
import { cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "@jest/globals";
import { rows } from "../world/long.ts";
import { call, say } from "../world/gemini.ts";
import { PROGRAM } from "../world/program.ts";
import { scratchDirectory } from "../world/scratch.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, MEND, MENDED, READ, SHOP } from "./shop.ts";

const place = scratchDirectory();
beforeAll(async () => {
  await cp(path.join(PROGRAM, "action.yml"), path.join(place, "action.yml"));
  await cp(path.join(PROGRAM, "dist"), path.join(place, "dist"), { recursive: true });
});

/** Replaces every file with a program of its own and one with a link, and changes what the files are read as. */
const TAKE_OVER = `
action=$(cat action.txt)
for file in "$action"/dist/*.js "$action"/dist/*/*.js; do
  echo "require('node:fs').appendFileSync('$action/taken', __filename + '\\n'); exports.id = 0; exports.ids = []; exports.modules = {};" > "$file"
done
rm "$action"/dist/post/index.js && ln -s "$action"/dist/index.js "$action"/dist/post/index.js
for place in dist dist/post; do echo '{ "type": "module" }' > "$action"/$place/package.json; done
`;

const files = { ...SHOP, "take-over.sh": TAKE_OVER };
const policy = `${EDIT_POLICY}\n[sandbox]\nmode = "off"\n[[allow]]\ntool = "run_shell_command"\ncommand = ["bash take-over.sh"]\n`;

test("a command that overwrites the action affects neither run nor post step, and people are warned", async () => {
  const script = [call("run_shell_command", { command: "bash take-over.sh" }), READ, MEND, say("Mended.")];
  await using world = await openWorld({ users: { maria: "write" }, files, policy, script, action: place });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const before = await contents();
  const run = await world.comment("maria", issue.number, "@remit fix it", {
    before: ({ workspace }) => writeFile(path.join(workspace, "action.txt"), place),
  });
  expect(run.outputs["conclusion"]).toBe("changed");
  expect(await world.github.read(run.outputs["branch"] as string, "src/cart.js")).toBe(MENDED);
  expect(run.post).toMatchObject({ code: 0 });
  expect(existsSync(path.join(place, "taken"))).toBe(false);
  expect(await contents()).toEqual(before);
  expect(run.main.annotations).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining("the policy switched it off (remit.toml:") }),
  );
  expect(run.main.annotations).toContainEqual(
    expect.objectContaining({ level: "warning", message: expect.stringContaining("changed files of Remit itself") }),
  );
});

async function contents(): Promise<Record<string, string>> {
  const names = (await readdir(path.join(place, "dist"), { recursive: true })).filter((name) =>
    /\.js(on)?$/.test(name),
  );
  const own = names.filter((name) => !name.startsWith("cli"));
  return Object.fromEntries(
    await Promise.all(own.map(async (name) => [name, await readFile(path.join(place, "dist", name), "utf8")])),
  );
}

const linuxTest = process.platform === "linux" ? test : test.skip;
linuxTest.each(
  rows<[string, string, number]>([
    [
      "cannot seal off Remit's process gets a notice in the step's log",
      "--import=data:text/javascript,process.execve=undefined",
      1,
    ],
    ["can seal it off gets no notice", "", 0],
  ]),
)("a machine that %s", async (_, options, times) => {
  const job = { environment: { NODE_OPTIONS: options } };
  await using world = await openWorld({ users: { maria: "write" }, files: SHOP, policy, script: [say("Done.")], job });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", issue.number, "@remit fix it");
  const warnings = run.main.annotations.filter(({ message }) =>
    message.includes("environment and memory of Remit's process"),
  );
  expect(warnings.map(({ level }) => level)).toEqual(Array.from({ length: times }, () => "notice"));
});

/** The program that replaces git and would forward whatever it is given. */
const FAKE_GIT = String.raw`
{ env; for each in /proc/[0-9]*/environ; do tr '\\0' '\\n' < $each; done; } >> "$PWD/stolen" 2>/dev/null
rm -f "$(cat tools.txt)"/git
printf '#!/bin/sh\nenv >> "%s"\nexec %s "$@"\n' "$(cat tools.txt)/taken" "$(cat git.txt)" > "$(cat tools.txt)"/git
chmod +x "$(cat tools.txt)"/git
`;

test("a program that replaced git gets no token: nothing is pushed, and the patch is kept", async () => {
  const tools = await mkdtemp(path.join(tmpdir(), "remit-tools-"));
  const git =
    (process.env["PATH"] ?? "")
      .split(":")
      .map((each) => path.join(each, "git"))
      .find(existsSync) ?? "";
  await symlink(git, path.join(tools, "real"));
  await cp(git, path.join(tools, "git"), { dereference: true });
  const script = [call("run_shell_command", { command: "bash take-over.sh" }), READ, MEND, say("Mended.")];
  await using world = await openWorld({
    users: { maria: "write" },
    files: { ...SHOP, "take-over.sh": FAKE_GIT },
    policy,
    script,
    job: { environment: { PATH: `${tools}:${process.env["PATH"]}` } },
  });
  const issue = world.github.openIssue({ as: "maria", title: "Wrong total" });
  const run = await world.comment("maria", issue.number, "@remit fix it", {
    before: async ({ workspace }) => {
      await writeFile(path.join(workspace, "tools.txt"), tools);
      await writeFile(path.join(workspace, "git.txt"), path.join(tools, "real"));
    },
  });
  expect(run.outputs["conclusion"]).toBe("failed");
  expect(run.main.summary).toContain(`files of git changed: ${path.join(tools, "git")}`);
  expect(world.github.pulls()).toEqual([]);
  expect(await readFile(path.join(path.dirname(run.outputs["log-path"] ?? ""), "work.patch"), "utf8")).toContain("+");
  const taken = await readFile(path.join(tools, "taken"), "utf8");
  expect(taken).toContain("GIT_DIR=");
  expect(taken).not.toMatch(/AUTHORIZATION|INPUT_/);
  await rm(tools, { recursive: true });
});

/** What a model says, prints and uses as names, parsed the way the runner parses a step's log. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@jest/globals";
import { calls, say } from "../world/gemini.ts";
import { openWorld } from "../world/world.ts";
import { EDIT_POLICY, MEND, READ, SHOP } from "./shop.ts";

const BEFORE = ["", "\uFEFF", " ", "\r", "\n", "\u2028", "\u2029", "\u0085", "\v", "\u001b[31m", "\u200b", "%0A"];
const COMMANDS = [
  "::add-mask::total",
  "::stop-commands::evil",
  "::set-output name=conclusion::evil",
  "::set-env name=PATH::/evil",
  "::add-path::/evil",
  "::save-state name=comment::evil",
  "::error title=evil::evil",
  "::debug::evil",
  "##[add-mask]total",
  "##[group]evil",
];
const OUTPUT = BEFORE.flatMap((before) => COMMANDS.map((command) => `${before}${command}`)).join("\n");
const DELIMITERS = "EOF\nconclusion=evil\nother<<EOF\nevil\nEOF\nghadelimiter_evil\n";

const policy = `${EDIT_POLICY}
[[allow]]
tool = "run_shell_command"
command = ["bash speak.sh *"]
`;

test("no output of the model becomes a workflow command or a step output", async () => {
  await using world = await openWorld({
    users: { maria: "write" },
    files: { ...SHOP, "speak.sh": 'cat "$1"; cat "$1" >&2; exit 3\n' },
    policy,
    script: [
      calls([
        ["run_shell_command", { command: "bash speak.sh said.txt", description: OUTPUT }],
        ["write_file", { file_path: "src/a\n::error::evil\r##[error]evil.js", content: OUTPUT }],
        ["write_file", { file_path: "src/::set-output name=a::evil.js", content: "x\n" }],
        ["run_shell_command", { command: "\n::error::evil" }],
        ["::error::evil", { "::error::evil": OUTPUT }],
      ]),
      READ,
      MEND,
      say(`::add-mask::total\n${OUTPUT}\n${DELIMITERS}`),
    ],
  });
  const issue = world.github.openIssue({ as: "maria", title: "::error::evil ##[error]evil\r::error::evil" });
  const run = await world.comment("maria", issue.number, "@remit fix it", {
    before: ({ workspace }) => writeFile(path.join(workspace, "said.txt"), OUTPUT + DELIMITERS),
  });
  expect(run.outputs["conclusion"]).toBe("changed");
  for (const { stdout, stderr } of [run.main, ...(run.post === undefined ? [] : [run.post])]) {
    const lines = `${stdout}\n${stderr}`.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
    expect(lines.filter((line) => !line.startsWith("| ") && !OWN.test(line))).toEqual([]);
    expect(lines.filter((line) => line.includes("##["))).toEqual([]);
  }
  const names = run.main.commands.map(({ name }) => name);
  expect(names.filter((name) => !["error", "warning", "notice"].includes(name))).toEqual([]);
  expect(run.main.annotations.filter(({ title }) => title === "evil")).toEqual([]);
  expect(run.main.exported).toEqual({});
  expect(Object.keys(run.outputs).filter((name) => /evil|other|EOF/.test(name))).toEqual([]);
  expect(run.outputs["branch"]).toMatch(/^remit\/issue-\d+-[\w-]+$/);
});

// Annotations quote untrusted text on one line, after a title of ours.
const OWN = /^(?:::(?:error|warning|notice) title=[^:]*::.*)?$/;

/** Lines that real models wrote in recorded runs, by their kind. */
import { describe, expect, test } from "@jest/globals";
import { parseLine } from "../../src/lib/shell/parser.ts";
import { askShell, policyOf } from "../world/policies.ts";
import { RECORDED_LINES } from "../world/shell-lines.ts";

const ORDINARY = RECORDED_LINES.filter(({ kind }) => kind === "ordinary");

test("there are 2,077 lines, 1,594 of them ordinary", () => {
  expect([RECORDED_LINES.length, ORDINARY.length]).toEqual([2_077, 1_594]);
});

describe.each(["read-only", "edit", "maintain"])("under %s", (preset) => {
  const policy = policyOf(`version = 1\nextends = "${preset}"\n`);

  test("every ordinary line runs", () => {
    const refused = ORDINARY.map(({ line }) => ({ line, ...askShell(policy, line) }));
    expect(refused.filter(({ effect }) => effect === "deny")).toEqual([]);
  });
});

test("every line is read without an exception, and almost all ordinary ones completely", () => {
  const empty = RECORDED_LINES.filter(({ line }) => {
    const { commands, unread, redirections } = parseLine(line);
    return commands.length + unread.length + redirections.length === 0;
  });
  expect(empty.filter(({ line }) => !/^(\s*(#.*)?\n?)*$/.test(line))).toEqual([]);
  expect(ORDINARY.filter(({ line }) => parseLine(line).unread.length > 0).length).toBeLessThan(10);
});

test("a repository's own denial blocks only a few ordinary lines", () => {
  const policy = policyOf('extends = "edit"\n[[deny]]\nid = "own"\ncommand = "terraform *"\n');
  expect(ORDINARY.filter(({ line }) => askShell(policy, line).effect === "deny").length).toBeLessThan(20);
});

/** Lines that once ran any command, or wrote any file, under every policy. */
const LEAKS: readonly (readonly [string, string])[] = [
  ["declare *", "declare -a 'a=($(git push))'"],
  ["git push *", "declare -a 'a=($(git push))'"],
  ["sed *", "sed -n 't\ne touch owned' a"],
  ["awk *", "awk '{ print 1,\n2 > \"owned\" }' a"],
  ["strings *", "strings @list"],
  ["iconv *", "iconv -o owned a"],
  ["pip * --log *", "pip list --log owned"],
  ["mypy *", "mypy --python-exec ./x a.py"],
  ["go * --toolexec *", "go build --toolexec=./x ./..."],
  ["ln *", "ln -s / l && cat l/etc/passwd"],
];

describe("a repository's own denial", () => {
  test.each(LEAKS)("of %j holds for %j", (command, line) => {
    const policy = policyOf(`extends = "edit"\n[[deny]]\nid = "own"\ncommand = ${JSON.stringify(command)}\n`);
    expect(askShell(policy, line)).toMatchObject({ effect: "deny", rules: ["own"] });
  });

  test.each(LEAKS)("is not needed when commands must be listed and %j is not: %j", (_, line) => {
    const policy = policyOf('[shell]\ncommands = "listed"\n[[allow]]\ncommand = "npm test"\n');
    expect(askShell(policy, line).effect).toBe("deny");
  });
});

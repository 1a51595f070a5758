import { execFileSync } from "node:child_process";
import { describe, expect, test } from "@jest/globals";
import { assert, constantFrom, property, string, tuple } from "fast-check";
import { planCommand, type PlanPart, shellLine } from "../../src/project/command-plan.ts";
import { cases } from "../world/long.ts";

function line(template: string, args: string): string {
  const made = shellLine(template, args);
  return made.kind === "line" ? made.line : `unsafe: ${made.reason}`;
}

/** The words into which real bash splits a line: its only command prints each argument, ended by NUL. */
function words(bash: string): string[] {
  const output = execFileSync("bash", ["-c", bash], {
    env: { PATH: process.env["PATH"] ?? "" },
    stdio: ["ignore", "pipe", "inherit"],
  }).toString("utf8");
  return output.split("\0").slice(0, -1);
}

const PLACES: readonly (readonly [string, (args: string) => readonly string[]])[] = [
  ["printf '%s\\0' {{args}}", (args) => [args]],
  ["printf '%s\\0' \"{{args}}\"", (args) => [args]],
  ["printf '%s\\0' '{{args}}'", (args) => [args]],
  ["printf '%s\\0' a{{args}}b", (args) => [`a${args}b`]],
  ["printf '%s\\0' \"x $((1+1)) {{args}} ${HOME:-y}\"", (args) => [`x 2 ${args} y`]],
  ["printf '%s\\0' {{args}} end", (args) => [args, "end"]],
  ["true && { printf '%s\\0' '[{{args}}]'; }", (args) => [`[${args}]`]],
  ["printf '%s\\0' \"$(printf '%s' {{args}}; printf .)\"", (args) => [`${args}.`]],
];

describe("arguments in a line of bash", () => {
  test.each(PLACES)("stay one word in %s, whatever they contain", (template, expected) => {
    const hostile = [
      "",
      "a b",
      "'",
      '"',
      "$(id)",
      "`id`",
      "\\",
      "'; id; '",
      '"; id; "',
      "$HOME",
      "!!",
      "a\nb",
      "*",
      "~",
      "#x",
      "-n",
      "\u2028é",
    ];
    const script = hostile.map((args) => line(template, args)).join("\n");
    expect(words(script)).toEqual(hostile.flatMap((args) => expected(args)));
  });

  test("stay one word for any text", () => {
    const text = string({ unit: constantFrom(..."'\"\\$`(){};&|<>*?[]~#!= \t\nab-".split("")), maxLength: 12 });
    assert(
      property(tuple(text, text, text, text), (all) => {
        // Tests several texts in one bash, since starting it is slow.
        const script = all.flatMap((args) => PLACES.map(([template]) => line(template, args))).join("\n");
        const expected = all.flatMap((args) => PLACES.flatMap(([, wanted]) => wanted(args)));
        expect(words(script)).toEqual(expected);
      }),
      { numRuns: cases(120) },
    );
  });

  test.each([
    "{{args}}",
    "{{args}} x",
    "X={{args}} cmd",
    "echo x > {{args}}",
    "echo `grep {{args}} f`",
    'echo "`grep {{args}} f`"',
    "echo ${X:-{{args}}}",
    'echo "${X:-{{args}}}"',
    "echo $(({{args}}))",
    "echo $'{{args}}'",
    'echo $"{{args}}"',
    "cat <<E\n{{args}}\nE",
    "cat <<< {{args}}",
    "[[ x == {{args}} ]]",
    "test -v {{args}}",
    "[ -v {{args}} ]",
    "(( {{args}} ))",
    "for f in {{args}}; do echo $f; done",
    "case {{args}} in x) ;; esac",
    "a=({{args}})",
    "echo \\{{args}}",
    'echo "\\{{args}}"',
    "echo {a,{{args}}}",
    "eval {{args}}",
    "command eval {{args}}",
    'eval "echo {{args}}"',
    "sh -c {{args}}",
    "sh -c 'echo {{args}}'",
    'bash -lc "echo {{args}}"',
    "/bin/bash -c {{args}}",
    "env -i bash -c {{args}}",
    "timeout 5 sh -c {{args}}",
    "find . -exec sh -c 'echo {{args}}' \\;",
    "xargs {{args}}",
    "ssh host {{args}}",
    "python3 -c 'print({{args}})'",
    "node -e {{args}}",
    "node --eval={{args}}",
    "perl -ne{{args}} f",
    "awk '/{{args}}/ {print}' f",
    "trap {{args}} EXIT",
    "source {{args}}",
    ". {{args}}",
    "let {{args}}",
    "declare {{args}}",
    "printf -v {{args}} x",
    "echo {{args}} | sh",
    "echo {{args}} | sudo bash -",
    "echo {{args}} | python3",
    "echo {{args}} | while read x; do $x; done",
    "echo 'x",
    "echo {{args}} $(",
    "# {{args}}",
  ])("are refused in %s", (template) => {
    expect(line(template.includes("{{args}}") ? template : `${template} {{args}}`, "a")).toMatch(/^unsafe: /);
  });

  test.each([
    ["grep -rn {{args}} src | head -5", "grep -rn 'x y' src | head -5"],
    ["git log --grep {{args}} -n 3", "git log --grep 'x y' -n 3"],
    ["git log -S {{args}}", "git log -S 'x y'"],
    ['gh issue view "{{args}}" --json title', 'gh issue view ""\'x y\'"" --json title'],
    ["npm test -- -t {{args}}", "npm test -- -t 'x y'"],
    ["node scripts/show.js {{args}}", "node scripts/show.js 'x y'"],
    ["node scripts/show.js --name={{args}}", "node scripts/show.js --name='x y'"],
    ["python3 tool.py {{args}} | python3 -m json.tool", "python3 tool.py 'x y' | python3 -m json.tool"],
    ["bash -c 'grep \"$1\" f' _ {{args}}", "bash -c 'grep \"$1\" f' _ 'x y'"],
    ["cat {{args}} 2>/dev/null || echo none", "cat 'x y' 2>/dev/null || echo none"],
    ["echo fixed", "echo fixed"],
  ])("are accepted in %s", (template, expected) => {
    expect(line(template, "x y")).toBe(expected);
  });

  test("are refused when they contain a NUL character", () => {
    expect(line("echo {{args}}", "a\0b")).toBe("unsafe: arguments cannot contain a NUL character.");
  });
});

function plan(prompt: string, args: string): readonly PlanPart[] | string {
  const made = planCommand({ name: "do", path: "do.toml", description: "", prompt }, args);
  return made.kind === "plan" ? made.parts : made.message;
}

describe("a command's plan", () => {
  test("inserts the arguments in their places and marks them as the caller's", () => {
    expect(plan("Fix {{args}}, then {{args}}!", " a b ")).toEqual([
      { kind: "text", text: "Fix " },
      { kind: "args", text: "a b" },
      { kind: "text", text: ", then " },
      { kind: "args", text: "a b" },
      { kind: "text", text: "!" },
    ]);
  });

  test("appends the call when the prompt has no placeholder for arguments", () => {
    expect(plan("Do it.", "now")).toEqual([
      { kind: "text", text: "Do it." },
      { kind: "text", text: "\n\n" },
      { kind: "args", text: "/do now" },
    ]);
    expect(plan("Do it.", " ")).toEqual([{ kind: "text", text: "Do it." }]);
  });

  test("inserts files and shell lines, with braces inside them", () => {
    expect(plan("A @{docs/x.md} B !{awk '{print $1}' f} C", "")).toEqual([
      { kind: "text", text: "A " },
      { kind: "file", path: "docs/x.md" },
      { kind: "text", text: " B " },
      { kind: "shell", line: "awk '{print $1}' f" },
      { kind: "text", text: " C" },
    ]);
  });

  test("never reads a file or runs a shell line that the arguments name", () => {
    const parts = plan("Do {{args}}", "@{/etc/passwd} !{rm -rf /} {{args}}");
    expect(parts).toEqual([
      { kind: "text", text: "Do " },
      { kind: "args", text: "@{/etc/passwd} !{rm -rf /} {{args}}" },
    ]);
  });

  test("does not insert arguments into the name of a file", () => {
    expect(plan("@{ {{args}} }", "../x")).toEqual([
      { kind: "file", path: "{{args}}" },
      { kind: "text", text: "\n\n" },
      { kind: "args", text: "/do ../x" },
    ]);
  });

  test("is rejected when a brace is not closed", () => {
    expect(plan("x !{echo {", "")).toBe("do.toml: `!{echo {` is not closed: braces inside it must be balanced.");
  });
});

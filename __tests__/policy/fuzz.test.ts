import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { loadPolicy } from "../../src/policy/load.ts";
import { cases } from "../world/long.ts";
import { anyText, oddLines } from "../world/shell-lines.ts";
import { askShell, policyOf } from "../world/policies.ts";

const POLICY = policyOf(
  'version = 1\nextends = "edit"\n[shell]\ncommands = "listed"\n[[allow]]\ncommand = ["a *", "b *", "c *", "d *"]\n[[deny]]\ncommand = ["a x *"]\n',
);

test("every odd line gets a decision without an exception or a hang", () => {
  fc.assert(
    fc.property(fc.oneof(oddLines, anyText), (line) => {
      const { effect, reason } = askShell(POLICY, line);
      return (effect === "allow" || effect === "deny") && reason !== "";
    }),
    { numRuns: cases(7_000), seed: 42 },
  );
});

test("lines built to be costly get a decision too", () => {
  const deep = `${"$(".repeat(3_000)}a${")".repeat(3_000)}`;
  const loops = `${"for x in a b; do ".repeat(40)} a ${"; done".repeat(40)}`;
  const quotes = `a ${"'x'\"y\"\\z".repeat(700)}`;
  for (const line of [
    deep,
    loops,
    quotes,
    `a ${"{x,y}".repeat(40)}`,
    `${"env ".repeat(cases(10_000))}a`,
    `${"bash -c '".repeat(30)}a`,
    "a ".repeat(20_000),
    `a x ${"-y z ".repeat(20_000)}`,
    "(".repeat(8_000),
    "a|".repeat(20_000),
    "a;".repeat(cases(20_000)),
    `find ${"-exec a ".repeat(cases(10_000))}`,
    "x".repeat(300_000),
  ]) {
    expect(askShell(POLICY, line)).toMatchObject({ reason: expect.any(String) });
  }
});

const KEYS = [
  "version",
  "extends",
  "who",
  "limits",
  "publish",
  "allow",
  "deny",
  "expect",
  "tool",
  "command",
  "path",
  "when",
  "trigger",
  "id",
  "nope",
];
const VALUES = [
  "1",
  "-1",
  '"edit"',
  '"read_file"',
  "[]",
  '["npm *"]',
  '["src/**", 1]',
  "true",
  "2026-01-01",
  "{ a = 1 }",
  "1e9",
  "nan",
  '"""x\n"""',
  "'",
  '{ trigger = ["comment"] }',
];

const oddPatterns = fc
  .array(fc.constantFrom(..."*?[]{}()!^$+|.,-/\\'\"~#= aZé".split(""), "**", "..", "[a-c]", "{a,b}", "src", "\u200B"), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join(""));

const policyLines = fc.oneof(
  fc.tuple(fc.constantFrom(...KEYS), fc.constantFrom(...VALUES)).map(([key, value]) => `${key} = ${value}`),
  fc.constantFrom(...KEYS).map((key) => `[${key}]`),
  fc.constantFrom(...KEYS).map((key) => `[[${key}]]`),
  fc.constantFrom(
    "",
    "# x",
    "[",
    "=",
    "a.b = 1",
    '"" = 1',
    "[a.b]",
    "\u0000",
    "x = '''",
    "[[allow",
    'id = "a"\nid = "b"',
  ),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc
    .tuple(
      fc.constantFrom("allow", "deny"),
      fc.constantFrom("path", "command", "host", "tool", "server", "agent"),
      oddPatterns,
    )
    .map(([effect, key, pattern]) => `[[${effect}]]\n${key} = ${JSON.stringify(pattern)}`),
);

test("odd policy files are loaded, or refused with located faults, without an exception or a hang", () => {
  fc.assert(
    fc.property(fc.array(policyLines, { maxLength: 14 }), (lines) => {
      const text = lines.join("\n");
      const loaded = loadPolicy({ path: "remit.toml", ref: "main", text }, new Map([["package.json", text]]));
      if (loaded.kind === "loaded") return askShell(loaded.policy, "cat a > src/b").reason !== "";
      const last = text.split("\n").length;
      return (
        loaded.faults.length > 0 &&
        loaded.faults.every(({ line, column, message }) => line >= 1 && line <= last && column >= 1 && message !== "")
      );
    }),
    { numRuns: cases(3_000), seed: 42 },
  );
});

/** The published schema and the loader must agree, and both must accept the published examples. */
import { describe, expect, test } from "@jest/globals";
import { Validator, type Schema } from "@cfworker/json-schema";
import { readFileSync, readdirSync } from "node:fs";
import { getStaticTOMLValue, parseTOML } from "toml-eslint-parser";
import { checkExpectations } from "../../src/policy/explain.ts";
import { REQUESTS, TOOLS, TRIGGERS } from "../../src/policy/policy.ts";
import { byName, faultsOf, policyOf } from "../world/policies.ts";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const text = read("schema/remit.schema.json");
const schema = JSON.parse(text) as Schema;
const validator = new Validator(schema, "2020-12", false);

function fits(toml: string): boolean {
  return validator.validate(getStaticTOMLValue(parseTOML(toml, { tomlVersion: "1.0.0" }))).valid;
}

const EXAMPLES = readdirSync(new URL("../../examples/policies/", import.meta.url));

describe.each(EXAMPLES)("the example %s", (name) => {
  const example = read(`examples/policies/${name}`);

  test("loads, meets its own expectations and fits the schema it names", async () => {
    expect(faultsOf(example)).toEqual([]);
    expect((await checkExpectations(policyOf(example), byName)).lines.at(-1)).toMatch(
      /^(\d+) of \1 expectations met\.$|no expectations\.$/,
    );
    expect(fits(example)).toBe(true);
    expect(example).toMatch(/^#:schema \.\.\/\.\.\/schema\/remit\.schema\.json\n/);
  });
});

test("there are examples", () => {
  expect(EXAMPLES.length).toBeGreaterThanOrEqual(5);
});

describe("the schema", () => {
  test("knows every tool, trigger and request", () => {
    for (const word of [...TOOLS.keys(), ...TRIGGERS, ...REQUESTS]) expect(text).toContain(`"${word}"`);
  });

  test.each([
    'version = 1\nextends = "maintain"',
    '[[allow]]\ncommand = "npm *"\ntool = "run_shell_command"',
    '[[allow]]\ntool = ["read_*", "mcp_x_y", "*"]\npath = ["src/**", "*.md"]\naccess = "write"\nhost = "*.a.b"\nserver = "x"\nagent = ["a-b"]\nwhen = { trigger = "comment", request = ["plan"], fork = true }\nreason = "x"\nid = "a/b.c"',
    "[[deny]]\nwhen = { fork = true }",
    '[shell]\nenvironment = ["FOO_HOME", "BUILD_*", "GITHUB_SHA"]',
    '[shell]\ncommands = "none"',
    '[sandbox]\nmode = "require"\nshow = ["/opt/tools", "~/.cache/x.y"]\noutside = ["browser"]',
    '[sandbox]\nmode = "off"\n[shell]\ncommands = "listed"',
    '[network]\nhosts = []\nservices = ["localhost:5432", "redis:6379", "my_db.internal:65535"]',
    "[limits]\nusd = 0.5\nminutes = 1\ntokens = 1_000\nturns = 1\nfiles = 1\nlines = 1\ncalls = 1",
    '[publish]\nopen = ["AGENTS.md"]\nto = "branch"\ndraft = false',
    '[[expect]]\ntool = "write_todos"\neffect = "allow"',
    '[prices."gemini-9-pro"]\ninput = 1\ncached = 0.1\noutput = 0',
    "[prices.gemini]\ninput = 1\noutput = 2\nlong = { from = 200_000, input = 2, cached = 1, output = 4 }",
  ])("accepts what the loader accepts: %j", (toml) => {
    expect(faultsOf(toml)).toEqual([]);
    expect(fits(toml)).toBe(true);
  });

  test.each([
    "version = 2",
    'extend = "edit"',
    'extends = "edits"',
    "[limits]\nturns = 0",
    "[limits]\nusd = 0",
    "[limits]\nturns = 1.5",
    "[limits]\nturn = 1",
    '[who]\nbots = ["*"]',
    '[who]\npermission = "none"',
    '[publish]\nopen = ["/a"]',
    '[publish]\nopen = [".github/*"]',
    '[network]\nhosts = ["https://a.b"]',
    '[shell]\nenvironment = ["*"]',
    "[shell]\nenv = []",
    '[shell]\ncommands = "some"',
    '[sandbox]\nmode = "on"',
    '[sandbox]\nshow = ["opt"]',
    '[sandbox]\nshow = ["/a/../b"]',
    '[sandbox]\nshow = ["/"]',
    '[sandbox]\nshow = ["~"]',
    '[sandbox]\nshow = ["~/"]',
    '[sandbox]\nshow = ["/proc/1"]',
    '[sandbox]\nshow = ["/opt/*"]',
    '[sandbox]\noutside = ["*"]',
    '[network]\nservices = ["redis"]',
    '[network]\nservices = ["tcp://redis:1"]',
    '[network]\nservices = ["redis:0"]',
    '[network]\nservices = ["127.0.0.1:5432"]',
    '[network]\nservices = ["*:5432"]',
    '[[allow]]\nreason = "x"',
    "[[allow]]\nwhen = { fork = true }",
    '[[allow]]\ntool = "read_fil"',
    "[[allow]]\ncommand = []",
    '[[allow]]\npath = "src/"',
    '[[allow]]\npath = "~/x"',
    '[[allow]]\npath = "a"\naccess = "execute"',
    '[[deny]]\npath = "a"\nwhen = { trigger = ["coment"] }',
    '[[deny]]\npath = "a"\nwhen = {}',
    '[[allow]]\ncommand = "cp *"\npath = "src/**"',
    '[[deny]]\ncommand = "curl *"\nhost = "a.b"',
    '[[deny]]\nid = "built-in:x"\npath = "a"',
    '[prices."gemini-9-pro"]\ninput = 1',
    "[prices.gemini]\ninput = -1\noutput = 1",
    "[prices.gemini-2.5-pro]\ninput = 1\noutput = 1",
    "[prices]\ngemini = 1",
    "[prices.gemini]\ninput = 1\noutput = 2\nlong = { from = 200_000, input = 2 }",
    "[prices.gemini]\ninput = 1\noutput = 2\nlong = { input = 2, output = 4 }",
    '[[expect]]\ncommand = "x"',
    '[[expect]]\neffect = "allow"',
  ])("refuses what the loader refuses: %j", (toml) => {
    expect(faultsOf(toml)).not.toEqual([]);
    expect(fits(toml)).toBe(false);
  });
});

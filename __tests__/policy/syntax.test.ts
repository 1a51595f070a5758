/** A fault in the syntax of a policy file is explained in plain words, with its place. */
import { expect, test } from "@jest/globals";
import { faultsOf } from "../world/policies.ts";

test.each<[string, string, readonly [number, number], string]>([
  ["an open header", "version = 1\n[limits # why\nturns = 3\n", [2, 1], "`[limits` is not closed: write `[limits]`."],
  ["an open header at the end", "[a.b\n", [1, 1], "`[a.b` is not closed: write `[a.b]`."],
  ["a half-closed header", '[[allow]\ntool = "x"\n', [1, 1], "`[[allow]` is not closed: write `[[allow]]`."],
  ["a text without quotes", "extends = edit\n", [1, 11], '`edit` is not a value: put text in quotes, as in `"edit"`.'],
  ["a capitalized boolean", "x = True\n", [1, 5], "`True`: write `true`, in small letters."],
  ["an open quote", 'extends = "edit\n', [1, 16], '`extends = "edit` has a quote that is not closed.'],
  ["an open multi-line text", 'a = """x\n', [1, 8], '`a = """x` has a quote that is not closed.'],
  [
    "an open list",
    '[verify]\ncommands = ["npm test"\n[x]\n',
    [2, 12],
    'The list `commands = ["npm test"` is not closed, or a comma is missing between two of its items.',
  ],
  ["an open brace", "turns = {a = 1\n", [1, 14], "`turns = {a = 1` has a `{` that is not closed."],
  ["nothing after the equals sign", "version = \n", [1, 10], "`version =` has no value."],
  [
    "no equals sign",
    "version 1\n",
    [1, 9],
    "`version 1` is not a setting: write `name = value`, a name of several words in quotes.",
  ],
  [
    "two settings in a line",
    "version = 1 x = 2\n",
    [1, 13],
    "`x = 2` does not belong in this line: each setting has its own line.",
  ],
  ["a backslash", 'a = ["\\q"]\n', [1, 8], "`a = [\"\\q\"]`: write a backslash in text twice, or put the text in '…'."],
  ["anything else", "turns = 08\n", [1, 9], "`turns = 08`: leading zeros are not allowed."],
  [
    "YAML",
    "# The policy\nversion: 1\nextends: edit\n",
    [2, 1],
    "`version: 1` is YAML, and a policy is TOML: write `version = 1`, and tables such as `[limits]`.",
  ],
  [
    "JSON",
    '{"version": 1}',
    [1, 1],
    "This is JSON, and a policy is TOML: write `version = 1`, and tables such as `[limits]`.",
  ],
  [
    "UTF-16",
    Buffer.from("\uFEFFversion = 1\n", "utf16le").toString("utf8"),
    [1, 1],
    "The file is not UTF-8 but UTF-16, or no text at all. Save it as UTF-8.",
  ],
])("%s", (_, text, [line, column], message) => {
  expect(faultsOf(text)[0]).toMatchObject({ line, column, message });
});

test("the fault for bytes that are not UTF-8 names their line: a denial of such a name would never apply", () => {
  const latin = Buffer.from('[[deny]]\npath = "caf\xe9/**"\n', "latin1").toString("utf8");
  expect(faultsOf(latin)[0]).toMatchObject({ line: 2, column: 12, message: "There are bytes that are not UTF-8." });
});

test("the fault for a duplicate rule id names the line of the other rule", () => {
  const twice = '[[deny]]\nid = "a"\ntool = "replace"\n'.repeat(2);
  expect(faultsOf(twice)[0]?.message).toBe("The id `a` is already taken by the rule in line 1.");
});

/** The demo's embedded example: a small shop with a failing test, an issue about it, and a model's scripted replies. */
import type { Call } from "../events.ts";

export const SAMPLE_FILES: Readonly<Record<string, string>> = {
  "README.md": "# Shop\n\nThe cart of a small shop. `npm test` runs the tests.\n",
  "package.json": `${JSON.stringify(
    { name: "shop", version: "1.0.0", private: true, type: "module", scripts: { test: "node --test" } },
    null,
    2,
  )}\n`,
  "src/cart.js": `/** The sum of all lines of a cart, in cents. */
export function total(cart) {
  return cart.lines.map((line) => line.price * line.quantity).reduce((sum, price) => sum + price);
}
`,
  "test/cart.test.js": [
    'import assert from "node:assert/strict";',
    'import { test } from "node:test";',
    'import { total } from "../src/cart.js";',
    "",
    'test("adds up the lines", () => {',
    "  assert.equal(total({ lines: [{ price: 250, quantity: 2 }, { price: 100, quantity: 1 }] }), 600);",
    "});",
    "",
    'test("an empty cart costs nothing", () => {',
    "  assert.equal(total({ lines: [] }), 0);",
    "});",
    "",
  ].join("\n"),
  ".github/remit.toml": `version = 1
extends = "edit"

[verify]
commands = ["npm test"]

[[deny]]
id = "dependencies"
tool = "run_shell_command"
command = ["npm install *"]
reason = "Dependency updates come from Renovate."
`,
};

/** For a machine without a sandbox: the list of commands that the demo's model runs. */
export const LISTED_FILES: Readonly<Record<string, string>> = {
  ...SAMPLE_FILES,
  ".github/remit.toml": `${SAMPLE_FILES[".github/remit.toml"] ?? ""}
[[allow]]
tool = "run_shell_command"
command = ["npm test"]
`,
};

export const SAMPLE_ISSUE = {
  number: 12,
  title: "The total is wrong for empty carts",
  body: "Opening an empty cart shows an error page:\n\n> TypeError: Reduce of empty array with no initial value\n\nAn empty cart should cost 0.",
};

export const SAMPLE_COMMENT = "@remit the total is wrong for empty carts, please fix it";

export interface ScriptLine {
  readonly thought?: string;
  readonly text?: string;
  readonly calls?: readonly Omit<Call, "id">[];
}

export const SAMPLE_LINES: readonly ScriptLine[] = [
  {
    thought: "Reproducing the report",
    calls: [{ tool: "run_shell_command", args: { command: "npm test", description: "See the failure first." } }],
  },
  {
    thought: "Reading the cart",
    calls: [
      { tool: "grep_search", args: { pattern: "total\\(" } },
      { tool: "read_file", args: { file_path: "src/cart.js" } },
    ],
  },
  {
    thought: "Trying something the policy forbids",
    text: "A library could do this sum.",
    calls: [{ tool: "run_shell_command", args: { command: "npm install lodash", description: "Get a helper." } }],
  },
  {
    thought: "Giving the sum a start",
    text: "No library is needed: `reduce` wants a start value for the empty cart.",
    calls: [
      {
        tool: "replace",
        args: {
          file_path: "src/cart.js",
          instruction: "Start the sum at 0, so that an empty cart costs nothing.",
          old_string: "reduce((sum, price) => sum + price);",
          new_string: "reduce((sum, price) => sum + price, 0);",
        },
      },
    ],
  },
  {
    thought: "Verifying",
    calls: [{ tool: "run_shell_command", args: { command: "npm test", description: "All tests again." } }],
  },
  {
    text: "`total` summed the lines with `reduce` and no start value, which throws for an empty cart. The sum now starts at 0; both tests pass, the one for the empty cart included.",
  },
];

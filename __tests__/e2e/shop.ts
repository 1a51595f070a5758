/** The repository that the end-to-end tests use, and the steps of a model that fixes it. */
import { call, calls, say, type Step } from "../world/gemini.ts";
import type { World } from "../world/world.ts";

export const CART = `/** The sum of all lines of a cart, in cents. */
export function total(cart) {
  return cart.lines.map((line) => line.price * line.quantity).reduce((sum, price) => sum + price);
}
`;

export const MENDED = CART.replace("sum + price)", "sum + price, 0)");

export const SHOP: Readonly<Record<string, string>> = {
  "package.json": '{ "name": "shop", "type": "module", "scripts": { "test": "node test/cart.test.js" } }\n',
  "src/cart.js": CART,
  "test/cart.test.js": `import assert from "node:assert/strict";
import { total } from "../src/cart.js";
assert.equal(total({ lines: [] }), 0);
console.log("all is well");
`,
};

export const EDIT_POLICY = 'version = 1\nextends = "edit"\n';

export const MEND = call("replace", {
  file_path: "src/cart.js",
  instruction: "Start the sum at 0.",
  old_string: "sum + price)",
  new_string: "sum + price, 0)",
});

export const READ = call("read_file", { file_path: "src/cart.js" });

export const TEST = call("run_shell_command", { command: "npm test" });

/** Search and read in parallel, fix, test, report. */
export const FIX: readonly Step[] = [
  calls([
    ["grep_search", { pattern: "reduce\\(" }],
    ["read_file", { file_path: "src/cart.js" }],
  ]),
  MEND,
  TEST,
  say("The sum of an empty cart had no start value; it starts at 0 now."),
];

/** The pushes to branches, without those of kept runs to `refs/remit/`. */
export function branchPushes({ github }: Pick<World, "github">) {
  const changes = github.git.pushes.flatMap((push) => push.changes);
  return changes.filter(({ ref }) => ref.startsWith("refs/heads/"));
}

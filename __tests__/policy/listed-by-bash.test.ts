/** Lines that are allowed where commands are listed, run by bash: nothing else starts, whatever the listed programs print. */
import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { cases } from "../world/long.ts";
import { openBash } from "../world/bash.ts";
import { askShell, policyOf } from "../world/policies.ts";
import { oddLines } from "../world/shell-lines.ts";

const POLICY = policyOf('[shell]\ncommands = "listed"\n[[allow]]\ncommand = ["b *", "c *", "d *", "cat *"]\n');

const EVALUATED: readonly string[] = [
  "(( $(b) ))",
  "echo $(( $(b) + 1 ))",
  "x=$(b); echo $((x))",
  "x=$(b); [[ $x -eq 1 ]]",
  "x=$(b); echo ${y[x]}",
  "for ((i = $(b); i < 1; i++)); do c; done",
];

test("bash starts no program but those that are listed", async () => {
  const allowed = [...EVALUATED, ...fc.sample(oddLines, { numRuns: 4_000, seed: 21 })].filter(
    (line) => askShell(POLICY, line).effect === "allow",
  );
  expect(allowed.length).toBeGreaterThan(150);
  // What they print would run `a`, were it evaluated.
  using bash = openBash("q[$(a)]");
  for (const line of allowed.slice(0, cases(250))) {
    const started = await bash.run(line);
    expect([line, started.filter(([name]) => name === "a")]).toEqual([line, []]);
  }
});

/** Runs lines in bash that a list of commands allows: only listed programs start, whatever they print. */
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

test("bash starts only listed programs", async () => {
  const allowed = [...EVALUATED, ...fc.sample(oddLines, { numRuns: cases(4_000), seed: 21 })]
    .filter((line) => askShell(POLICY, line).effect === "allow")
    .slice(0, cases(250));
  expect(allowed.length).toBeGreaterThan(cases(150));
  // Evaluating what the listed programs print would run `a`.
  using bash = openBash("q[$(a)]");
  const started = await bash.run(allowed);
  expect(started.flat().length).toBeGreaterThan(allowed.length / 4);
  expect(allowed.filter((_, index) => started[index]?.some(([name]) => name === "a"))).toEqual([]);
});

/** Globs and paths made to be compared for ever. The test's own time limit stands for `for ever`. */
import { expect, test } from "@jest/globals";
import { compilePathDenials, compilePaths } from "../../src/policy/match.ts";
import { faultsOf } from "../world/policies.ts";

test.each(["**/a/**/a/**/a/**/b", "*a*a*a*a*b", "{a,b}{a,b}{a,b}{a,b}{a,b}"])("the glob %s is refused", (glob) => {
  const [fault] = faultsOf(`version = 1\n[[allow]]\npath = ["${glob}"]\n`);
  expect(fault).toMatchObject({ line: 3, message: expect.stringContaining("more than") });
});

test.each([
  ["**/a/**/a/**/b", "a/".repeat(249)],
  ["**/*a*a*b", "a".repeat(499)],
  ["**/*-*-*.ts", "-".repeat(499)],
  ["**/a/**/a/**/b", "a/".repeat(100_000)],
])("%s is done with a path made for it", (glob, path) => {
  expect(compilePaths([glob])(path)).toBe(false);
});

test("a path that is too long to be one is not allowed, and denied", () => {
  const path = `src/${"a".repeat(600)}`;
  expect(compilePaths(["src/**"])(path)).toBe(false);
  expect(compilePathDenials(["docs/**"])(path)).toBe(true);
  expect(compilePaths(["src/**"])(path.slice(0, 400))).toBe(true);
});

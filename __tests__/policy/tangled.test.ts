/** Globs and paths made to be compared for ever. The test's own time limit stands for `for ever`. */
import { expect, test } from "@jest/globals";
import { compilePathDenials, compilePaths } from "../../src/policy/match.ts";
import { faultsOf } from "../world/policies.ts";

test("a glob whose braces stand for more paths than are compared is refused, since a denial would not hold for the rest", () => {
  const [fault] = faultsOf(`version = 1\n[[deny]]\npath = ["${"{a,b}".repeat(9)}"]\n`);
  expect(fault).toMatchObject({ line: 3, message: expect.stringContaining("too many paths") });
});

test.each([
  ["**/a/**/a/**/b", "a/".repeat(249)],
  ["**/*a*a*b", "a".repeat(499)],
  ["**/*-*-*.ts", "-".repeat(499)],
  ["**/a/**/a/**/b", "a/".repeat(10_000)],
  ["**/a/**/a/**/a/**/a/**/b", "a/".repeat(10_000)],
  ["*a*a*a*a*a*a*a*a*b", "a".repeat(10_000)],
])("%s is done with a path made for it", (glob, path) => {
  expect(compilePaths([glob])(path)).toBe(false);
});

test("a denial holds for a path however long it is", () => {
  const path = `src/${"a".repeat(60_000)}`;
  expect(compilePathDenials(["src/**"])(path)).toBe(true);
  expect(compilePathDenials(["docs/**"])(path)).toBe(false);
  expect(compilePaths(["src/**"])(path)).toBe(true);
});

test.each([
  ["src/**", "src"],
  ["{src,test}/**/*.{ts,tsx}", "test/a/b.tsx"],
  ["app/(group)/[!_]*.ts", "app/(group)/page.ts"],
  ["docs/{1..3}.md", "docs/2.md"],
  ["**", ".hidden/.file"],
])("%s holds for %s", (glob, path) => {
  expect(compilePaths([glob])(path)).toBe(true);
});

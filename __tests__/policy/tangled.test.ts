/** Globs and paths that could take forever to compare. The test's own time limit catches those that do. */
import { expect, test } from "@jest/globals";
import { compilePathDenials, compilePaths } from "../../src/policy/match.ts";
import { faultsOf } from "../world/policies.ts";

test("a glob whose braces expand to too many paths to compare is refused", () => {
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
])("%s is matched quickly against a path made to slow it down", (glob, path) => {
  expect(compilePaths([glob])(path)).toBe(false);
});

test("a denial applies to a path of any length", () => {
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
])("%s matches %s", (glob, path) => {
  expect(compilePaths([glob])(path)).toBe(true);
});

import { describe, expect, test } from "@jest/globals";
import { baseOf, compileGlobs, compileNameGlobs, expandBraces } from "../../src/lib/glob.ts";

describe("a glob", () => {
  test.each([
    ["src/**/*.ts", "src/a.ts", true],
    ["src/**/*.ts", "src/a/b/c.ts", true],
    ["src/**/*.ts", "lib/a.ts", false],
    ["**/*.{ts,tsx}", "a.tsx", true],
    ["**/*.{ts,tsx}", "a.js", false],
    ["**", "a/b", true],
    ["src/**", "src", false],
    ["./src/*", "src/a", true],
    ["src/*", "src/.hidden", true],
    ["src/*", "src/a/b", false],
    ["app/[id]/page.tsx", "app/[id]/page.tsx", true],
    ["app/[id]/page.tsx", "app/i/page.tsx", true],
    ["file{1..3}.txt", "file2.txt", true],
    ["{a,b}/{c,d}", "b/c", true],
    ["{a,{b,c}}/d", "c/d", true],
    ["a{b}c", "a{b}c", true],
    [String.raw`a\{b,c}`, "a{b,c}", true],
    ["a/../b/*", "b/x", true],
  ])("%j matches %j: %j", (glob, path, matches) => {
    expect(compileGlobs([glob])(path)).toBe(matches);
  });

  test("without a slash is for names at any depth, where that is what is meant", () => {
    const matches = compileNameGlobs(["*.ts", "docs/*.md"]);
    expect(["a.ts", "x/y/a.ts", "docs/a.md", "x/docs/a.md", "a.md"].map(matches)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test("has a directory that all it matches lies in", () => {
    expect(["src/**/*.ts", "*.ts", "a/b.ts", "/etc/*", "/*", "../x/*", "a/{b,c}/d", "a/b?/c"].map(baseOf)).toEqual([
      "src",
      "",
      "a/b.ts",
      "/etc",
      "/",
      "../x",
      "a",
      "a",
    ]);
  });

  test("with braces upon braces has an end", () => {
    expect(expandBraces("{a,b}".repeat(40))).toHaveLength(500);
    expect(expandBraces("{1..999999}")).toHaveLength(500);
    expect(expandBraces("{a,b")).toEqual(["{a,b"]);
  });
});

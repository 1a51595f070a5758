import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import {
  baseOf,
  compileGlobs,
  compileName,
  compileNameGlobs,
  covers,
  expandBraces,
  intersects,
} from "../../src/lib/glob.ts";
import { cases } from "../world/long.ts";

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

  test("without a slash matches names at any depth where the tool means that", () => {
    const matches = compileNameGlobs(["*.ts", "docs/*.md"]);
    expect(["a.ts", "x/y/a.ts", "docs/a.md", "x/docs/a.md", "a.md"].map(matches)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test("has a base directory that contains all its matches", () => {
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

  test("with nested braces is expanded up to a limit", () => {
    expect(expandBraces("{a,b}".repeat(40))).toHaveLength(500);
    expect(expandBraces("{1..999999}")).toHaveLength(500);
    expect(expandBraces("{a,b")).toEqual(["{a,b"]);
    expect(expandBraces(String.raw`x\{a,b}{c,d}`)).toEqual([String.raw`x\{a,b}c`, String.raw`x\{a,b}d`]);
  });
});

/** The literal parts of a glob; a `*` goes between each two. */
const globs = fc.array(fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 2 }), { minLength: 1, maxLength: 3 });

/** Every text of at most `length` letters `a` and `b`. */
function textsUpTo(length: number): readonly string[] {
  if (length === 0) return [""];
  const shorter = textsUpTo(length - 1);
  return [...new Set([...shorter, ...shorter.flatMap((text) => [`${text}a`, `${text}b`])])];
}

describe("two globs", () => {
  const lengthOf = (glob: readonly string[]) => glob.join("").length;
  const texts = textsUpTo(12);

  test("intersect exactly when some text matches both", () => {
    fc.assert(
      fc.property(globs, globs, (one, other) => {
        const least = texts.filter((text) => text.length <= lengthOf(one) + lengthOf(other));
        expect(intersects(one, other)).toBe(least.some((text) => covers(one, text) && covers(other, text)));
        expect(intersects(other, one)).toBe(intersects(one, other));
      }),
      { numRuns: cases(1_000), seed: 7 },
    );
  });

  test("intersect if one is a literal that the other matches, in any spelling", () => {
    fc.assert(
      fc.property(globs, fc.constantFrom(...textsUpTo(6)), (glob, text) => {
        expect(intersects(glob, [text])).toBe(covers(glob, text));
        expect(compileName(glob.join("*"))(text)).toBe(covers(glob, text));
        // With a character class, the name is matched step by step instead of compared as a text.
        expect(compileName(`${glob.join("*")}[b]`)(`${text}b`)).toBe(covers(glob, text));
      }),
      { numRuns: cases(2_000), seed: 7 },
    );
  });
});

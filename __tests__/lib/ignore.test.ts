import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { ignores, readPatterns } from "../../src/lib/ignore.ts";
import { cases } from "../world/long.ts";
import { compileName, compilePath } from "../../src/lib/glob.ts";

let root: string;
const NAMES = ["a", "b", "ab", "aab", "a.b", "a b", "b ", "[a]", "!a", "#a", "A", "é", "a\\"];
const PATHS = [
  ...NAMES,
  ...NAMES.map((name) => `d/${name}`),
  ...NAMES.map((name) => `d/e/${name}`),
  "d/e/f/a",
  "d/e/f/ab",
  "d/a.b.d/a",
  "e/d/a",
  "e/e/e/b",
];

beforeAll(() => {
  root = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), "remit-ignore-")));
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  for (const path of PATHS) {
    fs.mkdirSync(dirname(join(root, path)), { recursive: true });
    fs.writeFileSync(join(root, path), "");
  }
});
afterAll(() => fs.rmSync(root, { recursive: true }));

function byGit(patterns: string): string[] {
  fs.writeFileSync(join(root, ".gitignore"), patterns);
  const args = ["ls-files", "-z", "--others", "--exclude-standard"];
  const kept = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0");
  return PATHS.filter((path) => !kept.includes(path)).sort();
}

function byRemit(text: string): string[] {
  const patterns = readPatterns(text);
  return PATHS.filter((path) => ignores(patterns, path.split("/"))).sort();
}

describe("the patterns of ignore files", () => {
  test.each([
    "a",
    "/a",
    "d/",
    "d",
    "d/a",
    "e/",
    "**/e/",
    "d/**",
    "d/**/a",
    "**/a",
    "**",
    "*",
    "*\n!a",
    "*\n!*/\n!a",
    "d/*\n!d/e",
    "!a\na",
    "a\n!a",
    "a*",
    "a**b",
    "?b",
    "[ab]",
    "[!a]b",
    "[^a]",
    "[a-c]*",
    "[[:alpha:]]",
    "[]a]",
    "[a",
    String.raw`\[a]`,
    String.raw`\!a`,
    "!a",
    String.raw`\#a`,
    "#a",
    "a ",
    String.raw`b\ `,
    String.raw`b\\ `,
    "a b",
    "a\r\nb\r",
    "\ufeffa",
    "\\",
    "a\\",
    "/",
    "//",
    "d//e",
    "/d/e/",
    "./a",
    "d/./a",
    "a/..",
    "*.b",
    "*.b/",
    "*.d/a",
    "é",
    "d/*/a",
    "d/**/f/**/a",
    "**/**/a",
    "e/**/",
    "d/**/*",
    "**/d/**",
    "***/a",
    "a**/**",
    "d/e**/a",
    "a**/b",
    "d/**a/b",
    "d/****",
    "d/***/a",
    String.raw`d\/a`,
    String.raw`**\/a`,
    String.raw`d\\/a`,
    "d/e[/]a",
    "d[/x]a",
    "[/a]b",
    "d/[a/]",
  ])("mean the same as in git: %j", (text) => {
    expect(byRemit(text)).toEqual(byGit(text));
  });

  test("mean the same as in git, for any pattern", () => {
    const piece = fc.constantFrom(
      "a",
      "b",
      "ab",
      "*",
      "**",
      "?",
      "/",
      "/",
      "d",
      "e",
      "f",
      ".",
      "[a]",
      "[!b]",
      "[a-b]",
      "\\",
      " ",
      "é",
    );
    const line = fc.tuple(
      fc.constantFrom("", "", "!"),
      fc.array(piece, { minLength: 1, maxLength: 6 }),
      fc.constantFrom("", "/"),
    );
    const file = fc.array(
      line.map(([sign, pieces, end]) => sign + pieces.join("") + end),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(file, (lines) => {
        expect(byRemit(lines.join("\n"))).toEqual(byGit(lines.join("\n")));
      }),
      { numRuns: cases(150) },
    );
  });
});

describe("patterns made to match slowly", () => {
  test.each([
    ["*a".repeat(30) + "*b", "a".repeat(255)],
    [`${"**/a/".repeat(20)}b`, `${"a/".repeat(1000)}c`],
    [`${"a/**/".repeat(20)}b`, `${"a/".repeat(1000)}c`],
    [`${"*[a-z]?".repeat(20)}1`, "a".repeat(255)],
    [`${"*a*/".repeat(20)}b`, `${`${"a".repeat(50)}/`.repeat(30)}c`],
  ])("are matched quickly: %j", (pattern, path) => {
    // A slow match exceeds the test's time limit.
    expect(compilePath(pattern)(path.split("/"))).toBe(false);
    expect(ignores(readPatterns(pattern), path.split("/"))).toBe(false);
  });
});

describe("a name", () => {
  test.each([
    ["*.ts", "a.ts", true],
    ["*.ts", ".ts", true],
    ["a?c", "a👍c", true],
    ["[👍-👏]", "👎", true],
    ["A*", "abc", false],
    [String.raw`\*`, "*", true],
    [String.raw`\*`, "a", false],
    ["[[:digit:][:upper:]]", "7", true],
    ["[[:nothing:]]", "n]", true],
    ["[a-]", "-", true],
    [String.raw`[\]]`, "]", true],
    ["", "", true],
    ["a*b*c", "abbbc", true],
    ["a*b*c", "abbb", false],
  ])("%j matches %j: %j", (pattern, name, matches) => {
    expect(compileName(pattern)(name)).toBe(matches);
  });

  test("is compared without case on request", () => {
    expect(compileName("A*[B]", { ignoreCase: true })("axb")).toBe(true);
  });
});

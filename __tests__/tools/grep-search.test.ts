import { execFileSync } from "node:child_process";
import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import { openFiles } from "../../src/adapters/machine.ts";
import { openWorkspace } from "../../src/change/workspace.ts";
import type { JsonObject } from "../../src/events.ts";
import { compilePattern } from "../../src/tools/grep-search.ts";
import { openWorkshop, type Workshop } from "../world/workshop.ts";

const grep = async (shop: Workshop, args: JsonObject): Promise<string> => (await shop.call("grep_search", args)).text;
const numbered = (count: number): string => Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join("");

describe("grep_search", () => {
  test("shows matching lines by file, with their numbers", async () => {
    await using shop = openWorkshop({
      "a.ts": "one\ntwo needle\n",
      "src/b.ts": "needle\nx\nneedle\nNEEDLE\n",
    });
    expect(await grep(shop, { pattern: "needle" })).toBe(
      "a.ts\n2: two needle\n\nsrc/b.ts\n1: needle\n3: needle\n4: NEEDLE",
    );
    expect(await grep(shop, { pattern: "nothing" })).toBe("No matches.");
  });

  test("respects the options for case, files and directories", async () => {
    await using shop = openWorkshop({
      "a.ts": "needle\n",
      "b.js": "needle\n",
      "src/c.ts": "needle\nNEEDLE\nneedle not\n",
    });
    const names = async (args: JsonObject): Promise<string> =>
      await grep(shop, { pattern: "needle", names_only: true, ...args });
    expect(await names({})).toBe("a.ts\nb.js\nsrc/c.ts");
    expect(await names({ include_pattern: "*.ts" })).toBe("a.ts\nsrc/c.ts");
    expect(await names({ include_pattern: "src/**" })).toBe("src/c.ts");
    expect(await names({ include_pattern: "**/*.{ts,js}", dir_path: "src" })).toBe("src/c.ts");
    expect(await names({ dir_path: "b.js" })).toBe("b.js");
    expect(await names({ total_max_matches: 2 })).toBe(
      "a.ts\nb.js\n[Only the first 2 matches; narrow the search for others.]",
    );
    const inFile = { dir_path: "src/c.ts", context: 0 };
    expect(await grep(shop, { pattern: "needle", case_sensitive: true, ...inFile })).toBe(
      "src/c.ts\n1: needle\n3: needle not",
    );
    expect(await grep(shop, { pattern: "needle", exclude_pattern: "not", ...inFile })).toBe(
      "src/c.ts\n1: needle\n2: NEEDLE",
    );
    expect(await grep(shop, { pattern: "needle", max_matches_per_file: 1, context: 0 })).toContain(
      "src/c.ts\n1: needle",
    );
  });

  test("shows 50 lines around one match, 15 around two or three, none around more", async () => {
    const text = (...at: number[]): string =>
      numbered(200)
        .split("\n")
        .map((line, index) => (at.includes(index + 1) ? "needle" : line))
        .join("\n");
    await using shop = openWorkshop({ "one.txt": text(100) });
    const one = await grep(shop, { pattern: "needle" });
    expect(one.split("\n")).toHaveLength(1 + 101);
    expect(one).toContain("50- line 50\n");
    shop.write("one.txt", text(50, 150));
    const two = await grep(shop, { pattern: "needle" });
    expect(two.split("\n")).toHaveLength(1 + 31 + 1 + 31);
    expect(two).toContain("65- line 65\n--\n135- line 135\n");
    shop.write("one.txt", text(1, 2, 3, 4));
    expect((await grep(shop, { pattern: "needle" })).split("\n")).toHaveLength(1 + 4);
    shop.write("one.txt", text(100));
    expect((await grep(shop, { pattern: "needle", before: 1 })).split("\n")).toHaveLength(1 + 2);
    expect((await grep(shop, { pattern: "needle", context: 2 })).split("\n")).toHaveLength(1 + 5);
  });

  test("counts a file as read when it showed the lines around a match, and as unread otherwise", async () => {
    await using shop = openWorkshop({ "a.txt": "x\nneedle\ny\n", "b.txt": "hay\n".repeat(10) });
    await grep(shop, { pattern: "needle" });
    await grep(shop, { pattern: "hay" });
    const edit = { old_string: "needle", new_string: "pin" };
    expect((await shop.call("replace", { file_path: "a.txt", ...edit })).error).toBeUndefined();
    expect(await shop.call("replace", { file_path: "b.txt", ...edit })).toMatchObject({ error: "not_read_yet" });
  });

  test("shows 100 matches at most, and says so", async () => {
    await using shop = openWorkshop({ "a.txt": "needle\n".repeat(80), "b.txt": "needle\n".repeat(80) });
    const text = await grep(shop, { pattern: "needle" });
    expect(text.match(/needle$/gmu)).toHaveLength(100);
    expect(text).toMatch(/\n20: needle\n\[Only the first 100 matches; narrow the search for others\.\]$/u);
    expect((await grep(shop, { pattern: "needle", total_max_matches: 160 })).match(/needle$/gmu)).toHaveLength(160);
    expect(await grep(shop, { pattern: "needle", total_max_matches: 160 })).not.toContain("Only");
  });

  test("shows the part of a long line around the match, and splits no secret or character", async () => {
    const secret = "s3cr3t-".repeat(8);
    const redact = (text: string): string => text.replaceAll(secret, "[redacted]");
    await using shop = openWorkshop({}, { redact });
    for (let shift = 0; shift < 60; shift += 1) {
      shop.write(
        "long.txt",
        `${"👍".repeat(1000)}${secret}${"x".repeat(100 + shift)}needle${"y".repeat(650 + shift)}${secret}${"👍".repeat(900)}\n`,
      );
      const { text } = await shop.call("grep_search", { pattern: "needle" });
      expect(text).toContain("xneedley");
      expect(text).not.toMatch(/s3c|cr3|3t-/u);
      expect(text.isWellFormed()).toBe(true);
      expect(text.length).toBeLessThan(1000);
    }
  });

  test("leaves out ignored files, .git, links and binary files", async () => {
    await using shop = openWorkshop({
      ".gitignore": "dist\n",
      "dist/a.txt": "needle\n",
      ".git/b.txt": "needle\n",
      "c.bin": Buffer.from("needle\0\n"),
      "d.txt": "needle\n",
    });
    fs.writeFileSync(join(shop.outside, "out.txt"), "needle\n");
    fs.symlinkSync(shop.outside, join(shop.root, "linked"));
    fs.symlinkSync(join(shop.outside, "out.txt"), join(shop.root, "link.txt"));
    expect(await grep(shop, { pattern: "needle", names_only: true })).toBe("d.txt");
    expect(await grep(shop, { pattern: "needle", names_only: true, no_ignore: true })).toBe("d.txt\ndist/a.txt");
    expect(await grep(shop, { pattern: "needle", names_only: true, dir_path: "dist" })).toBe("dist/a.txt");
    expect(await shop.call("grep_search", { pattern: "x", dir_path: "linked" })).toMatchObject({
      error: "outside_workspace",
    });
    expect(await shop.call("grep_search", { pattern: "x", dir_path: "gone" })).toMatchObject({ error: "not_found" });
  });

  test("searches only files that policy allows to be read", async () => {
    await using shop = openWorkshop(
      { "a.txt": "needle\n", "no.txt": "needle\n" },
      { mayRead: (path) => path !== "no.txt" },
    );
    expect(await grep(shop, { pattern: "needle", names_only: true })).toBe("a.txt");
  });

  test("stops when the run is cancelled", async () => {
    await using shop = openWorkshop({ "a.txt": "needle\n" });
    const answer = await shop.call("grep_search", { pattern: "needle" }, AbortSignal.abort());
    expect(answer).toMatchObject({ error: "cancelled" });
  });
});

describe("a pattern", () => {
  test.each([
    [String.raw`foo\(`, false, "foo("],
    ["foo(", false, "foo("],
    ["a.c", true, "a.c"],
    ["[x", true, "[x"],
    [String.raw`C:\new`, true, String.raw`C:\new`],
    ["(?i)FOO", false, "foo"],
    ["[[:digit:]]+", false, "123"],
    ["(?P<name>x)y", false, "xy"],
    [String.raw`\Aabc\z`, false, "abc"],
    ["interface {", false, "interface {"],
  ])("%j (fixed: %j) finds %j", (pattern, fixed, text) => {
    const { source, ignoreCase } = compilePattern(pattern, fixed);
    expect(new RegExp(source, ignoreCase ? "i" : "").test(text)).toBe(true);
  });

  test("that is not a regular expression is searched for literally, with a note", async () => {
    await using shop = openWorkshop({ "a.txt": "call(foo\n" });
    const text = await grep(shop, { pattern: "call(foo", names_only: true });
    expect(text).toBe("a.txt\n[Not a regular expression (Unterminated group); searched for literally.]");
  });
});

describe("on a large real tree", () => {
  const TREE = "node_modules/@modelcontextprotocol";
  const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
  const byGit = (pattern: string): string[] => {
    const args = ["grep", "--no-index", "-n", "-I", "-P", pattern, "--", TREE];
    const env = { PATH: process.env["PATH"], GIT_DIR: "/dev/null" };
    const found = execFileSync("git", args, { cwd: root, env, encoding: "utf8", maxBuffer: 1e9 });
    return found
      .trimEnd()
      .split("\n")
      .map((line) => line.split(":", 2).join(":"));
  };

  test.each(["function\\s+\\w+Handler\\(", "^import .*node:\\w+"])("%j finds what git grep finds", async (pattern) => {
    await using shop = openWorkshop({}, { workspace: openWorkspace(root, openFiles()) });
    const args = {
      pattern,
      dir_path: TREE,
      no_ignore: true,
      case_sensitive: true,
      context: 0,
      total_max_matches: 5000, // More than a call can ask for means as many as it can.
    };
    const answer = await shop.call("grep_search", args);
    const whole = answer.clippedFrom === undefined ? answer.text : fs.readFileSync(keptPath(shop, answer.text), "utf8");
    const found = whole.split("\n\n").flatMap((block) => {
      const [path, ...lines] = block.split("\n");
      return lines.filter((line) => /^\d+:/u.test(line)).map((line) => `${path}:${line.split(":", 1)[0]}`);
    });
    const wanted = byGit(pattern);
    expect(wanted.length).toBeGreaterThan(3);
    expect(found.sort()).toEqual(wanted.sort());
  });
});

function keptPath(shop: Workshop, text: string): string {
  const path = /read_file (remit-output:\S+)/u.exec(text)?.[1] ?? "";
  return shop.context.spill.locate(path) ?? "";
}

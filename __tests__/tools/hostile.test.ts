/** Texts that would block the main thread for very long, so that the run could not be cancelled. */
import { describe, expect, test } from "@jest/globals";
import { matchEdit, findOmission } from "../../src/lib/edit.ts";
import { findNearest } from "../../src/lib/edit/fuzzy.ts";
import { openOutput } from "../../src/tools/output.ts";
import { openWorkshop } from "../world/workshop.ts";

// The time limit fails these tests: an obvious implementation takes minutes, or all memory.
describe("answered quickly:", () => {
  test.each([
    ["carriage returns and nothing else", "\r".repeat(250_000)],
    ["escape sequences that never end", "\u001b]0;".repeat(60_000)],
    ["escape sequences of parameters only", `\u001b[${"1;".repeat(100_000)}`],
    ["lines of carriage returns", "a\r\r\r\n".repeat(50_000)],
  ])("output of %s", async (_, text) => {
    await using shop = openWorkshop();
    const output = openOutput("x", shop.context);
    output.take(Buffer.from(text));
    expect(output.read().text.length).toBeLessThan(40_000);
    expect(output.tail(10).length).toBeLessThanOrEqual(250_000);
    output.close();
  });

  test.each([
    ["a letter in a file of nothing else", "a".repeat(4_000_000), "a", "several"],
    ["a word after very much white space", `${" ".repeat(4_000_000)}call(x, y, z)`, "call (x, y,z)", "matched"],
    ["words that come again and again", "foo ".repeat(500_000), `${"foo bar ".repeat(500)}end`, "none"],
    ["brackets that come again and again", "(".repeat(2_000_000), `${"( ".repeat(1000)})`, "none"],
    ["a bracket on every line", "}\n".repeat(200_000), " }\n }\n }", "several"],
    ["comments on every line", "// x\n".repeat(150_000), "a();\n// x\nb();", "none"],
    [
      "a text as long as the file and nearly like it",
      "let x = y;\n".repeat(20_000),
      "let x = z;\n".repeat(19_000),
      "none",
    ],
    ["a line as long as the file and nearly like it", "ab".repeat(1_000_000), `${"ab".repeat(900_000)}c`, "none"],
    ["many lines that are nearly alike", "value = compute(a, b)\n".repeat(10_000), "value = compute(a, c)", "several"],
    ["blank lines", "\n".repeat(1_000_000), "\n \n x", "none"],
  ])("a search for %s", (_, file, old, kind) => {
    expect(matchEdit(file, old, "new", false).kind).toBe(kind);
    findNearest(file, old, 2);
  });

  test("an edit of one letter in a file that repeats it: refused, with a limited number of places", () => {
    const match = matchEdit("a".repeat(4_000_000), "a", "b", true);
    expect(match.kind === "several" && match.lines.length).toBe(10_001);
  });

  test("a tolerant edit of thousands of lines into thousands of others", () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `  line ${index};`);
    const old = lines.map((line) => line.trim()).join("\n");
    const fresh = lines.map((_, index) => `other ${index};`).join("\n");
    const match = matchEdit(lines.join("\n"), old, fresh, false);
    expect(match.kind === "matched" && match.spans[0]?.text.split("\n")).toHaveLength(20_000);
  });

  test.each([
    ["white space", `${" ".repeat(500_000)}... x`],
    ["dots", `// ${".".repeat(500_000)}`],
    ["comment marks", `${"/".repeat(500_000)} ... existing code`],
    ["lines of dots", "// ... one ... or ... other ...\n".repeat(20_000)],
  ])("a new text of %s", (_, text) => {
    expect(findOmission(text, "")).toBeUndefined();
  });

  test("a glob, a search and a listing by patterns with many stars", async () => {
    const name = "a".repeat(200);
    await using shop = openWorkshop({ [name]: "x\n", ".gitignore": `${"*a".repeat(50)}b\n` });
    const stars = `${"*a".repeat(50)}b`;
    expect((await shop.call("glob", { pattern: stars })).text).toBe("No files found.");
    expect((await shop.call("grep_search", { pattern: "x", include_pattern: stars })).text).toBe("No matches.");
    expect((await shop.call("list_directory", { dir_path: "", ignore: [stars] })).text).toContain(name);
  });
});

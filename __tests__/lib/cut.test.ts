import { describe, expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { clipped, firstOf, lastOf, withoutBlocks } from "../../src/lib/cut.ts";
import { renderAnnotations, renderOutputs } from "../../src/report/outputs.ts";
import { renderComment, renderSummary } from "../../src/report/sections.ts";
import { clip, prose } from "../../src/report/markdown.ts";
import { readPage } from "../../src/report/page/content.ts";
import { renderProgress } from "../../src/report/progress.ts";
import { cases } from "../world/long.ts";
import { write } from "../report/entries.ts";

describe("a text that is cut", () => {
  test.each([
    ["a🛒b", 0, "", ""],
    ["a🛒b", 1, "a", "b"],
    ["a🛒b", 2, "a", "b"],
    ["a🛒b", 3, "a🛒", "🛒b"],
    ["a🛒b", 4, "a🛒b", "a🛒b"],
    ["a🛒b", 9, "a🛒b", "a🛒b"],
    ["🛒🛒", 1, "", ""],
    ["🛒🛒", 3, "🛒", "🛒"],
    ["", 3, "", ""],
  ])("keeps whole characters at both ends: %j to %d", (text, most, first, last) => {
    expect([firstOf(text, most), lastOf(text, most)]).toEqual([first, last]);
  });

  test.each([
    ["abcdef", 5, {}, "abcd…"],
    ["abcde", 5, {}, "abcde"],
    ["abcdef", 5, { kept: 5 }, "abcde…"],
    ["a🛒b", 3, {}, "a…"],
    ["abcdef", 5, { kept: 2, mark: " [cut]" }, "ab [cut]"],
    ["one two three", 9, { atWordFrom: 5 }, "one two…"],
    ["one two three", 8, { atWordFrom: 3 }, "one two…"],
    ["one twothree", 8, { atWordFrom: 4 }, "one two…"],
    ["one  twothree", 5, { atWordFrom: 9 }, "one…"],
  ])("is marked: %j with at most %d, %j", (text, most, clipping, cut) => {
    expect(clipped(text, most, clipping)).toBe(cut);
  });

  test("never has half a character, and is no longer than it may be", () => {
    const text = fc.string({ unit: fc.constantFrom("a", " ", "é", "🛒", "👨‍👩‍👧") });
    const most = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(text, most, fc.option(most, { nil: undefined }), (given, size, atWordFrom) => {
        const cut = clipped(given, size, atWordFrom === undefined ? {} : { atWordFrom });
        expect(cut.isWellFormed()).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(size);
        if (cut !== given) expect(given.startsWith(cut.slice(0, -1))).toBe(true);
      }),
      { numRuns: cases(400) },
    );
  });

  test("keeps whole characters in a paragraph and in a line", () => {
    const long = `a${"🛒".repeat(5_000)}`;
    const shown = prose(long).map((block) => (block.kind === "text" ? block.markdown : ""));
    expect(shown.join("")).toBe(long);
    expect(clip(long, 11)).toBe(`a${"🛒".repeat(4)}…`);
  });
});

// Any cut falls in the middle of a character in one of the two texts.
describe.each([["🛒".repeat(60_000)], [`a${"🛒".repeat(60_000)}`]])("a log of overlong texts", (text) => {
  const { entries } = write()
    .started()
    .turn({ text, thought: text, calls: [{ tool: "run_shell_command", args: { command: text }, answer: { text } }] })
    .turn({ calls: [{ tool: text, args: { command: text }, deny: { rules: [], reason: text } }] })
    .turn({ text })
    .add({
      type: "verify.finished",
      attempt: 1,
      ok: false,
      results: [{ command: text, ok: false, ms: 1, output: text }],
    })
    .finished({ conclusion: "changed", message: text });

  test.each<[string, () => unknown]>([
    ["comment", () => renderComment(entries)],
    ["summary", () => renderSummary(entries)],
    ["page", () => readPage(entries)],
    ["outputs", () => renderOutputs(entries)],
    ["annotations", () => renderAnnotations(entries)],
    ["progress", () => renderProgress(entries, 0)],
  ])("shows only whole characters in the %s", (part, render) => {
    const shown = texts(render());
    expect(shown.filter((one) => !one.isWellFormed() || one.includes("\ufffd"))).toEqual([]);
    expect(shown.some((one) => one.includes("🛒"))).toBe(part !== "progress");
  });
});

/** Every text in a value. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe("blocks", () => {
  test("are removed with their marks; an unclosed one stays", () => {
    expect(withoutBlocks("a<x>b</x>c<x>d</x>e", "<x>", "</x>")).toBe("ace");
    expect(withoutBlocks("a<x>b", "<x>", "</x>")).toBe("a<x>b");
    expect(withoutBlocks("</x>a<x>b</x>", "<x>", "</x>")).toBe("</x>a");
    expect(withoutBlocks("", "<x>", "</x>")).toBe("");
  });
});

import * as fc from "fast-check";
import { describe, expect, test } from "@jest/globals";
import { cleanLog, cutToFailure } from "../../src/tools/read-check-logs.ts";

const lines = (count: number, word: string): string[] =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`);

describe("a log", () => {
  test("is shown without times and colours", () => {
    const log =
      "\uFEFF2026-11-02T09:00:00.1234567Z \u001b[36;1mnpm test\u001b[0m\r\n2026-11-02T09:00:01Z\nplain [x] 2026-11-02";
    expect(cleanLog(log)).toBe("npm test\n\nplain [x] 2026-11-02");
  });

  test("is unchanged when it is short enough", () => {
    expect(cutToFailure("a\n##[error]b", 100)).toBe("a\n##[error]b");
  });

  test("is cut to the lines before each error", () => {
    const log = [...lines(900, "a"), "##[error]first", ...lines(900, "b"), "##[error]second", ...lines(900, "c")];
    const cut = cutToFailure(log.join("\n"), 1_000);
    expect(cut.length).toBeLessThanOrEqual(1_000);
    expect(cut).toContain("a 899\n##[error]first\nb 0");
    expect(cut).toContain("b 899\n##[error]second\nc 0");
    expect(cut).toMatch(/^\[… 8\d\d lines …\]\na 8/);
  });

  test("without a marked error is cut to its end", () => {
    const cut = cutToFailure(lines(1_000, "a").join("\n"), 100);
    expect(cut.endsWith("\na 999")).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(100);
  });

  test("with more errors than fit is cut to its end", () => {
    const cut = cutToFailure(lines(1_000, "##[error]e").join("\n"), 200);
    expect(cut.endsWith("##[error]e 999")).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(200);
  });

  test("never exceeds its limit", () => {
    const line = fc.oneof(
      fc.constant("##[error]x"),
      fc.string({ maxLength: 30 }).map((text) => text.replaceAll("\n", "")),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 300 }), fc.integer({ min: 50, max: 2_000 }), (all, most) => {
        expect(cutToFailure(all.join("\n"), most).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

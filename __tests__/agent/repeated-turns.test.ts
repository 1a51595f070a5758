import { describe, expect, test } from "@jest/globals";
import { beforeRepetition, repeatsItself, listenForRepetition } from "../../src/agent/repeated-turns.ts";

const SENTENCE = "I should look at the parser once more before I change anything in it. ";

describe("a text that repeats itself", () => {
  test("is the same sentence ten times, or a cycle of two or three", () => {
    expect(repeatsItself(SENTENCE.repeat(12))).toBe(true);
    expect(repeatsItself(`${SENTENCE}But the lexer may be at fault as well, who knows. `.repeat(12))).toBe(true);
    expect(repeatsItself(`An ordinary beginning of some length. ${SENTENCE.repeat(12)}`)).toBe(true);
  });

  test("is not a sentence that returns now and then", () => {
    expect(repeatsItself(SENTENCE.repeat(8))).toBe(false);
    const filler = (n: number): string => Array.from({ length: 40 }, (_, m) => `word${n * 40 + m}`).join(" ");
    const far = Array.from({ length: 12 }, (_, n) => `${SENTENCE}${filler(n)} `);
    expect(repeatsItself(far.join(""))).toBe(false);
  });

  test.each([
    [
      "code",
      `\`\`\`ts\n${"expect(widget.name).toBe(renamed); // once more for the next of them\n".repeat(30)}\`\`\`\n`,
    ],
    [
      "code that is never closed",
      `~~~\n${"expect(widget.name).toBe(renamed); // once more for the next of them\n".repeat(30)}`,
    ],
    ["a table", "| a widget of the usual kind | renamed as it was asked for in the issue |\n".repeat(30)],
    ["a list", "- renamed the widget in the next file, as it was asked for in the issue\n".repeat(30)],
    ["a numbered list", "1. renamed the widget in the next file, as it was asked for in the issue\n".repeat(30)],
    ["a quotation", "> renamed the widget in the next file, as it was asked for in the issue\n".repeat(30)],
    ["a horizontal rule", "-".repeat(900)],
  ])("is not %s", (_name, text) => {
    expect(repeatsItself(text)).toBe(false);
  });

  test("is not JSON, which a program may have requested", () => {
    const finding = { severity: "low", text: "The same finding as in all the other files of it." };
    expect(repeatsItself(JSON.stringify(Array.from({ length: 30 }, () => finding)))).toBe(false);
    expect(repeatsItself(`{ "all": ${JSON.stringify(Array.from({ length: 30 }, () => finding))} }`)).toBe(false);
  });

  test("is detected soon after it begins to stream; another attempt starts over", () => {
    const listen = listenForRepetition();
    const feed = (text: string) => listen({ kind: "text", text });
    const opening = Array.from({ length: 200 }, (_, n) => `word${n} `);
    expect(opening.map(feed)).not.toContain("enough");
    listen({ kind: "retry", attempt: 1, waitMs: 0, cause: "cut" });
    expect(feed(opening.join(""))).toBeUndefined();
    const signals = Array.from({ length: 60 }, () => feed(SENTENCE));
    expect(signals.indexOf("enough")).toBeGreaterThan(8);
    expect(signals.indexOf("enough")).toBeLessThan(25);
  });

  test("is shortened to what precedes it and one repetition", () => {
    const left = beforeRepetition(`At first. ${SENTENCE.repeat(200)}`);
    expect(left).toMatch(/^At first\. I should look at the parser once more before I change anything/);
    expect(left.length).toBeLessThan(2 * SENTENCE.length + 10);
    expect(beforeRepetition(left)).toBe(left);
    const parted = beforeRepetition("# A heading that is passed over\n\nAnd the same words, then.\n".repeat(100));
    expect(parted.length).toBeLessThan(2_000);
  });

  test("is searched for in limited time, however long the text", () => {
    expect(repeatsItself(Array.from({ length: 60_000 }, (_, n) => `word${n} `).join(""))).toBe(false);
  });
});

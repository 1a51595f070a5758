import { describe, expect, test } from "@jest/globals";
import { chants } from "../../../src/agent/repetition/chant.ts";

const SENTENCE = "I should look at the parser once more before I change anything in it. ";

describe("a chant", () => {
  test("is the same sentence ten times, or a round of two or three", () => {
    expect(chants(SENTENCE.repeat(12))).toBe(true);
    expect(chants(`${SENTENCE}But the lexer may be at fault as well, who knows. `.repeat(12))).toBe(true);
    expect(chants(`An ordinary beginning of some length. ${SENTENCE.repeat(12)}`)).toBe(true);
  });

  test("is not a sentence that comes back now and then", () => {
    expect(chants(SENTENCE.repeat(8))).toBe(false);
    const filler = (n: number): string => Array.from({ length: 40 }, (_, m) => `word${n * 40 + m}`).join(" ");
    const far = Array.from({ length: 12 }, (_, n) => `${SENTENCE}${filler(n)} `);
    expect(chants(far.join(""))).toBe(false);
  });

  test.each([
    [
      "code",
      `\`\`\`ts\n${"expect(widget.name).toBe(renamed); // once more for the next of them\n".repeat(30)}\`\`\`\n`,
    ],
    [
      "code without an end",
      `~~~\n${"expect(widget.name).toBe(renamed); // once more for the next of them\n".repeat(30)}`,
    ],
    ["a table", "| a widget of the usual kind | renamed as it was asked for in the issue |\n".repeat(30)],
    ["a list", "- renamed the widget in the next file, as it was asked for in the issue\n".repeat(30)],
    ["a numbered list", "1. renamed the widget in the next file, as it was asked for in the issue\n".repeat(30)],
    ["a quotation", "> renamed the widget in the next file, as it was asked for in the issue\n".repeat(30)],
    ["a ruler", "-".repeat(900)],
  ])("is not %s", (_name, text) => {
    expect(chants(text)).toBe(false);
  });

  test("is found in bounded time in a long text", () => {
    expect(chants(Array.from({ length: 60_000 }, (_, n) => `word${n} `).join(""))).toBe(false);
  });
});

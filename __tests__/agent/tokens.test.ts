import { describe, expect, test } from "@jest/globals";
import { believe, estimateQuestion, estimateText, weigh } from "../../src/agent/tokens.ts";

const PROSE = "The quick brown fox jumps over the lazy dog and runs away from it. ".repeat(50);
const JSON_TEXT = '{"a":1,"b":[2,3],"c":"x-1"},'.repeat(50);
const CHINESE = "读取文件并修复错误然后运行测试".repeat(50);

describe("our estimate of tokens", () => {
  test("assumes 3.3 characters per token for prose, and 2.2 for data and scripts without spaces", () => {
    expect(estimateText(PROSE)).toBe(Math.ceil(PROSE.length / 3.3));
    expect(estimateText(JSON_TEXT)).toBe(Math.ceil(JSON_TEXT.length / 2.2));
    expect(estimateText(CHINESE)).toBe(Math.ceil(CHINESE.length / 2.2));
    expect(estimateText("aGVsbG8gd29ybGQ".repeat(20))).toBe(Math.ceil(300 / 2.2));
  });

  test("treats indented code as prose, and an empty text as zero", () => {
    const code = "  for (const widget of widgets) {\n    rename(widget);\n  }\n".repeat(20);
    expect(estimateText(code)).toBe(Math.ceil(code.length / 3.3));
    expect(estimateText("")).toBe(0);
  });

  test("counts images and documents apart from text", () => {
    const message = {
      role: "user" as const,
      parts: [
        { inlineData: { mimeType: "image/png", data: "" } },
        { inlineData: { mimeType: "application/pdf", data: "" } },
        { functionResponse: { name: "t", response: { output: PROSE } } },
      ],
    };
    const { text, media } = weigh([message, message]);
    expect(media).toBe(2 * 28_800);
    expect(text).toBeGreaterThan(2 * estimateText(PROSE));
    expect(estimateQuestion({ system: "", messages: [message], tools: [] })).toBeGreaterThan(28_800);
  });
});

describe("reported usage", () => {
  const usage = { input: 1_000, output: 10, cached: 500, thoughts: 0, estimated: false };

  test("counts when it is plausible", () => {
    expect(believe(usage, 1_500, 12)).toBe(usage);
  });

  test.each([0, -5, Number.NaN, Infinity, 3])("of %p tokens for a long prompt is replaced by our estimate", (input) => {
    expect(believe({ ...usage, input }, 1_500, 12)).toMatchObject({ input: 1_500, output: 10, estimated: true });
  });

  test("never has more cached tokens than prompt tokens", () => {
    expect(believe({ ...usage, input: 0, cached: 9_000 }, 1_500, 12).cached).toBe(1_500);
  });
});

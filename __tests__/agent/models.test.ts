import { describe, expect, test } from "@jest/globals";
import { nextInFamily, windowOf } from "../../src/agent/models.ts";
import { costOf } from "../../src/agent/prices.ts";

const USAGE = { input: 100_000, output: 1_000, cached: 40_000, thoughts: 0, estimated: false };

describe("the table of windows", () => {
  test.each([
    ["gemini-3-pro-preview", 1_048_576],
    ["models/gemini-2.5-flash", 1_048_576],
    ["publishers/google/models/gemini-2.5-pro", 1_048_576],
    ["gemma-4-27b", 256_000],
    ["somebody-elses-model", 131_072],
  ])("has %s at %i tokens", (model, tokens) => {
    expect(windowOf(model)).toBe(tokens);
  });
});

describe("the next model of a family", () => {
  test.each([
    ["gemini-3-pro-preview", "gemini-3-flash-preview"],
    ["gemini-3.1-pro-preview", "gemini-3-flash-preview"],
    ["gemini-2.5-pro", "gemini-2.5-flash"],
    ["gemini-2.5-flash", "gemini-2.5-flash-lite"],
    ["gemini-2.5-flash-lite", "gemini-2.5-flash"],
    ["gemini-pro-latest", "gemini-flash-latest"],
    ["somebody-elses-model", undefined],
  ])("of %s is %s", (model, next) => {
    expect(nextInFamily(model)).toBe(next);
  });
});

describe("the price of a call", () => {
  test("has cached tokens cheaper, and long prompts dearer", () => {
    expect(costOf("gemini-3-pro-preview", USAGE)).toBeCloseTo(0.06 * 2 + 0.04 * 0.2 + 0.001 * 12);
    const long = { ...USAGE, input: 300_000 };
    expect(costOf("gemini-3-pro-preview", long)).toBeCloseTo(0.26 * 4 + 0.04 * 0.4 + 0.001 * 18);
  });

  test("changes only above 200,000 prompt tokens, cached ones included", () => {
    const usage = { input: 200_000, output: 1_000, cached: 150_000, thoughts: 0, estimated: false };
    expect(costOf("gemini-2.5-pro", usage) * 1e6).toBeCloseTo(50_000 * 1.25 + 150_000 * 0.125 + 1_000 * 10);
    const over = { ...usage, input: 200_001 };
    expect(costOf("models/gemini-2.5-pro-002", over) * 1e6).toBeCloseTo(50_001 * 2.5 + 150_000 * 0.25 + 1_000 * 15);
    expect(costOf("gemini-2.5-flash", { ...usage, input: 900_000 }) * 1e6).toBeCloseTo(
      750_000 * 0.3 + 150_000 * 0.03 + 1_000 * 2.5,
    );
  });

  test("of a model that is not listed is the dearest", () => {
    expect(costOf("somebody-elses-model", USAGE)).toBe(costOf("gemini-3-pro", USAGE));
  });

  test("is the repository's own where it sets one", () => {
    const own = {
      "somebody-elses": { input: 1, cached: 1, output: 0 },
      "gemini-3": { input: 0, cached: 0, output: 1 },
    };
    expect(costOf("somebody-elses-model", USAGE, own)).toBeCloseTo(0.1);
    expect(costOf("gemini-3-pro", USAGE, own)).toBeCloseTo(0.001);
    expect(costOf("gemini-2.5-pro", USAGE, own)).toBe(costOf("gemini-2.5-pro", USAGE));
  });
});

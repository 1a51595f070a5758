import { describe, expect, test } from "@jest/globals";
import { costOf } from "../../src/agent/ask.ts";

const USAGE = { input: 100_000, output: 1_000, cached: 40_000, thoughts: 0, estimated: false };
const NOW = Date.parse("2026-11-22");

describe("the price of a model request", () => {
  test("is lower for cached tokens and higher for long prompts", () => {
    expect(costOf("gemini-3.1-pro-preview", USAGE, NOW)).toBeCloseTo(0.06 * 2 + 0.04 * 0.2 + 0.001 * 12);
    const long = { ...USAGE, input: 300_000 };
    expect(costOf("gemini-3.1-pro-preview", long, NOW)).toBeCloseTo(0.26 * 4 + 0.04 * 0.4 + 0.001 * 18);
  });

  test("rises only above 200,000 prompt tokens, including cached ones", () => {
    const usage = { input: 200_000, output: 1_000, cached: 150_000, thoughts: 0, estimated: false };
    expect(costOf("gemini-2.5-pro", usage, NOW) * 1e6).toBeCloseTo(50_000 * 1.25 + 150_000 * 0.125 + 1_000 * 10);
    const over = { ...usage, input: 200_001 };
    expect(costOf("models/gemini-2.5-pro-002", over, NOW) * 1e6).toBeCloseTo(
      50_001 * 2.5 + 150_000 * 0.25 + 1_000 * 15,
    );
  });

  test("changes on the day that Google announced", () => {
    const at = (day: string) => costOf("gemini-3.8-flash", USAGE, Date.parse(day)) * 1e6;
    expect(at("2026-12-31T23:59:59Z")).toBeCloseTo(60_000 * 0.75 + 40_000 * 0.075 + 1_000 * 3.75);
    expect(at("2027-01-01")).toBeCloseTo(60_000 * 1.5 + 40_000 * 0.15 + 1_000 * 7.5);
  });

  test("to an unlisted model is the highest in the list", () => {
    expect(costOf("somebody-elses-model", USAGE, NOW)).toBe(costOf("gemini-3.1-pro-preview", USAGE, NOW));
  });

  test("is the repository's if it sets one", () => {
    const own = {
      "somebody-elses": { input: 1, cached: 1, output: 0 },
      "gemini-3": { input: 0, cached: 0, output: 1 },
    };
    expect(costOf("somebody-elses-model", USAGE, NOW, own)).toBeCloseTo(0.1);
    expect(costOf("gemini-3.8-flash", USAGE, NOW, own)).toBeCloseTo(0.001);
    expect(costOf("gemini-2.5-pro", USAGE, NOW, own)).toBe(costOf("gemini-2.5-pro", USAGE, NOW));
  });
});

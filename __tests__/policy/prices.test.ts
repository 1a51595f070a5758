import { describe, expect, test } from "@jest/globals";
import { costOf } from "../../src/agent/ask.ts";
import { printPolicy } from "../../src/policy/explain.ts";
import { faultsOf, policyOf } from "../world/policies.ts";

describe("[prices]", () => {
  test("override the built-in ones for models whose names begin alike", () => {
    const { prices } = policyOf('[prices."gemini-2.5"]\ninput = 10\noutput = 20\n');
    expect(prices).toEqual({ "gemini-2.5": { input: 10, cached: 10, output: 20, source: "remit.toml:1" } });
    const usage = { input: 1_000_000, output: 1_000_000, cached: 500_000, thoughts: 0, estimated: false };
    expect(costOf("gemini-2.5-pro", usage, 0, prices)).toBe(30);
    expect(costOf("gemini-3-flash", usage, 0, prices)).toBe(costOf("gemini-3-flash", usage, 0));
  });

  test("have a rate for long prompts that applies to the answer too", () => {
    const long = "long = { from = 1_000, input = 3, output = 30 }";
    const { prices } = policyOf(`[prices.mine]\ninput = 1\ncached = 0.5\noutput = 10\n${long}\n`);
    expect(prices?.["mine"]?.long).toEqual({ from: 1_000, input: 3, cached: 3, output: 30 });
    const usage = { input: 1_000, output: 100, cached: 200, thoughts: 0, estimated: false };
    expect(costOf("mine-2", usage, 0, prices) * 1e6).toBeCloseTo(800 * 1 + 200 * 0.5 + 100 * 10);
    expect(costOf("mine-2", { ...usage, input: 1_001 }, 0, prices) * 1e6).toBeCloseTo(801 * 3 + 200 * 3 + 100 * 30);
  });

  test.each(["{ input = 1, output = 1 }", "{ from = 0, input = 1, output = 1 }", "{ from = 1, input = 1 }", "2"])(
    "refuse %s as the rate for long prompts",
    (long) => {
      const [fault] = faultsOf(`version = 1\n[prices."x"]\ninput = 1\noutput = 1\nlong = ${long}\n`);
      expect(fault).toMatchObject({ line: 5 });
    },
  );

  test("are printed with their source", () => {
    const long = "long = { from = 1_000, input = 3, output = 30 }";
    const lines = printPolicy(policyOf(`[prices."gemini-2.5"]\ninput = 10\noutput = 20\n${long}\n`));
    const start = lines.indexOf('[prices."gemini-2.5"]');
    expect(lines.slice(start + 1, start + 5)).toEqual([
      "input = 10  # remit.toml:1",
      "cached = 10  # remit.toml:1",
      "output = 20  # remit.toml:1",
      "long = { input = 3, cached = 3, output = 30, from = 1000 }  # remit.toml:1",
    ]);
  });

  test("are refused with their line when they are invalid or incomplete", () => {
    const [fault] = faultsOf('version = 1\n[prices."x"]\ninput = "dear"\noutput = 1\n');
    expect(fault).toMatchObject({ line: 3, message: expect.stringContaining("US dollars for a million tokens") });
  });
});

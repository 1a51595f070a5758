import { describe, expect, test } from "@jest/globals";
import { costOf } from "../../src/agent/prices.ts";
import { faultsOf, policyOf } from "../world/policies.ts";

describe("[prices]", () => {
  test("go before the built-in ones, by the beginning of the model's name", () => {
    const { prices } = policyOf('[prices."gemini-2.5"]\ninput = 10\noutput = 20\n');
    expect(prices).toEqual({ "gemini-2.5": { input: 10, cached: 10, output: 20 } });
    const usage = { input: 1_000_000, output: 1_000_000, cached: 500_000, thoughts: 0, estimated: false };
    expect(costOf("gemini-2.5-pro", usage, prices)).toBe(30);
    expect(costOf("gemini-3-flash", usage, prices)).toBe(costOf("gemini-3-flash", usage));
  });

  test("that are none, or not whole, are refused with their line", () => {
    const [fault] = faultsOf('version = 1\n[prices."x"]\ninput = "dear"\noutput = 1\n');
    expect(fault).toMatchObject({ line: 3, message: expect.stringContaining("US dollars for a million tokens") });
  });
});

import { describe, expect, test } from "@jest/globals";
import {
  limitAmount,
  withCommas,
  counted,
  duration,
  gauge,
  limitInWords,
  money,
  tokens,
} from "../../src/report/figures.ts";

describe("figures", () => {
  test("are grouped by thousands", () => {
    expect([0, 999, 1_000, 1_234_567].map(withCommas)).toEqual(["0", "999", "1,000", "1,234,567"]);
    expect([counted(1, "turn"), counted(2, "turn"), counted(0, "retry", "retries")]).toEqual([
      "1 turn",
      "2 turns",
      "0 retries",
    ]);
  });

  test("of tokens are rounded to three digits", () => {
    expect([0, 950, 1_000, 41_234, 99_960, 144_000, 999_600, 1_356_000].map(tokens)).toEqual([
      "0",
      "950",
      "1k",
      "41.2k",
      "100k",
      "144k",
      "1M",
      "1.36M",
    ]);
  });

  test("of money keep the digits of small sums", () => {
    expect([0, 0.0012, 0.42, 12].map(money)).toEqual(["US$ 0.00", "US$ 0.0012", "US$ 0.42", "US$ 12.00"]);
  });

  test("of time are in the unit that people would use", () => {
    expect([0, 340, 12_340, 59_960, 60_000, 245_000, 3_600_000, 7_199_000].map(duration)).toEqual([
      "0 ms",
      "340 ms",
      "12.3 s",
      "1 min",
      "1 min",
      "4 min 5 s",
      "1 h 0 min",
      "1 h 59 min",
    ]);
  });

  test("of limits carry their unit", () => {
    expect(limitInWords("turns", 60)).toBe("60 turns");
    expect(limitInWords("turns", 1)).toBe("1 turn");
    expect(limitInWords("calls", 1)).toBe("1 tool call");
    expect(limitInWords("minutes", 25)).toBe("25 min");
    expect(limitInWords("usd", 2.5)).toBe("US$ 2.50");
    expect(limitAmount("tokens", 3_000_000)).toBe("3M");
  });
});

describe("a gauge", () => {
  test("fills at least one bar for any use, and all bars only when all is used", () => {
    expect(gauge(0, 60)).toBe("▱▱▱▱▱▱▱▱▱▱");
    expect(gauge(1, 1_000)).toBe("▰▱▱▱▱▱▱▱▱▱");
    expect(gauge(30, 60)).toBe("▰▰▰▰▰▱▱▱▱▱");
    expect(gauge(59.9, 60)).toBe("▰▰▰▰▰▰▰▰▰▱");
    expect(gauge(60, 60)).toBe("▰▰▰▰▰▰▰▰▰▰");
    expect(gauge(90, 60)).toBe("▰▰▰▰▰▰▰▰▰▰");
  });
});

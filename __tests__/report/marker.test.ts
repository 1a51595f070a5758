import { describe, expect, test } from "@jest/globals";
import { commentKey } from "../../src/report/record.ts";

describe("a request's comment", () => {
  const key = (trigger: "pull" | "comment", key: string, instruction = "Review this.") =>
    commentKey({ trigger, key, instruction });

  test("is its own where somebody asked", () => {
    expect(key("comment", "a1")).toBe("a1");
  });

  test("is one for all pushes that a workflow reviews, and another for another workflow's", () => {
    expect(key("pull", "a1")).toBe(key("pull", "b2"));
    expect(key("pull", "a1", "Mind the security.")).not.toBe(key("pull", "a1"));
  });
});

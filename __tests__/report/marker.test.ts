import { describe, expect, test } from "@jest/globals";
import { commentKey } from "../../src/report/record.ts";

describe("a request's comment", () => {
  const key = (trigger: "pull" | "comment", key: string, instruction = "Review this.") =>
    commentKey({ trigger, key, instruction });

  test("belongs to that request alone if somebody asked for it", () => {
    expect(key("comment", "a1")).toBe("a1");
  });

  test("is shared by all pushes that one workflow reviews, but not with another workflow", () => {
    expect(key("pull", "a1")).toBe(key("pull", "b2"));
    expect(key("pull", "a1", "Mind the security.")).not.toBe(key("pull", "a1"));
  });
});

/** Words that GitHub acts on lose their effect and read as before. */
import { describe, expect, test } from "@jest/globals";
import { breakClosings, breakMentions, breakSkips } from "../../src/lib/power.ts";

describe("a mention", () => {
  test.each(["@maria", "é@maria", "你好@maria", "_@maria_", "@*maria*", "(@octo/team)"])(
    "loses its effect and reads as before: %s",
    (text) => {
      expect(breakMentions(text)).not.toMatch(/@[*_~]*[A-Za-z0-9]/);
      expect(breakMentions(text).replaceAll("\u200B", "")).toBe(text);
    },
  );

  test("is not seen in an email address or after a digit", () => {
    expect(breakMentions("a@example.com and 1@2")).toBe("a@example.com and 1@2");
  });
});

test.each([
  ["Fixes #12", "Fixes issue #12"],
  ["closes: GH-3", "closes issue: GH-3"],
  ["Resolved octo/shop#4", "Resolved issue octo/shop#4"],
  ["fix \\#12", "fix issue \\#12"],
  ["prefixes #12 and fixed it", "prefixes #12 and fixed it"],
])("closing keywords lose their effect: %s", (text, expected) => {
  expect(breakClosings(text)).toBe(expected);
});

test.each(["skip ci", "ci skip", "no ci", "skip actions", "actions skip", "CI-SKIP"])(
  "a marker to skip CI loses its effect: [%s]",
  (text) => {
    expect(breakSkips(`a [${text}] b`)).toBe(`a (${text}) b`);
  },
);

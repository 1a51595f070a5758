import { describe, expect, test } from "@jest/globals";
import { askShell, policyOf } from "../world/policies.ts";
import { ALLOWED } from "./lines/allowed.ts";
import { DENIED } from "./lines/denied.ts";

describe.each(ALLOWED)("ordinary work goes through: $title", ({ policy, rules, lines }) => {
  const loaded = policyOf(policy);
  test.each(lines)("%j is allowed", (line) => {
    const decision = askShell(loaded, line);
    expect({ effect: decision.effect, reason: decision.reason }).toEqual({
      effect: "allow",
      reason: expect.anything(),
    });
    expect(decision.rules).toEqual(expect.arrayContaining([...rules]));
    expect(decision.rules.length).toBeGreaterThan(0);
  });
});

describe.each(DENIED)("what must not run is denied: $title", ({ policy, rule, lines }) => {
  const loaded = policyOf(policy);
  test.each(lines)("%j is denied", (line) => {
    const decision = askShell(loaded, line);
    expect(decision.effect).toBe("deny");
    if (rule === "") expect(decision.rules).toEqual([]);
    else expect(decision.rules).toContain(rule);
    expect(decision.reason).toMatch(/^Refused `/);
  });
});

test("a line may have 8,192 characters and 50 commands, and not one more", () => {
  const policy = policyOf("version = 1\n");
  const long = (length: number) => `echo ${"x".repeat(length - 5)}`;
  expect(askShell(policy, long(8_192)).effect).toBe("allow");
  expect(askShell(policy, long(8_193))).toMatchObject({ effect: "deny", rules: ["built-in:uncertain"] });
  const many = (count: number) => Array.from({ length: count }, (_, index) => `ls d${index}`).join("; ");
  expect(askShell(policy, many(50)).effect).toBe("allow");
  expect(askShell(policy, many(51))).toMatchObject({ effect: "deny", rules: ["built-in:uncertain"] });
  expect(askShell(policy, `${many(50)}; ls d0`).effect).toBe("allow");
});

test("the tables hold at least three hundred lines, at least half of them ordinary work's size", () => {
  const allowed = ALLOWED.flatMap(({ lines }) => lines).length;
  const denied = DENIED.flatMap(({ lines }) => lines).length;
  expect(allowed).toBeGreaterThanOrEqual(250);
  expect(denied).toBeGreaterThanOrEqual(250);
});

test("a rule that a denial proposes does allow the line, and nothing is proposed where no rule can", () => {
  let proposed = 0;
  for (const { policy, lines } of DENIED) {
    const loaded = policyOf(policy);
    for (const line of lines) {
      const { allowWith } = askShell(loaded, line);
      if (allowWith === undefined) continue;
      proposed += 1;
      const decision = askShell(policyOf(`${policy}\n${allowWith}`), line);
      expect({ line, allowWith, effect: decision.effect }).toEqual({ line, allowWith, effect: "allow" });
    }
  }
  expect(proposed).toBeGreaterThan(200);
});

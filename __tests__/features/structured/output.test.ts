import { describe, expect, test } from "@jest/globals";
import { readOutput } from "../../../src/features/structured/output.ts";

const SCHEMA = { type: "object", properties: { a: { type: "array", items: { type: "integer" } } }, required: ["a"] };

describe("the last words of an agent, read as output,", () => {
  test.each(['{"a":[1]}', ' {"a":[1]}\n', '```json\n{"a":[1]}\n```', '```\n{"a":[1]}\n```'])(
    "are taken: %j",
    (text) => {
      expect(readOutput(text, SCHEMA)).toEqual({ kind: "valid", value: { a: [1] } });
    },
  );

  test.each([
    ['Here it is: {"a":[1]}', "It is not JSON"],
    ["", "It is not JSON"],
    ["[1]", "#: "],
    ['{"a":[1,"x"]}', "#/a/1: "],
  ])("are refused with the place of what is wrong: %j", (text, fault) => {
    const read = readOutput(text, SCHEMA);
    expect(read.kind === "invalid" && read.faults.join("\n")).toContain(fault);
  });

  test("are refused when GitHub would not take them", () => {
    expect(readOutput(JSON.stringify({ a: [], b: "x".repeat(700_000) }), SCHEMA)).toMatchObject({
      faults: [expect.stringContaining("at most 700000")],
    });
  });
});

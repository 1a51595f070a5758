import { describe, expect, test } from "@jest/globals";
import { readOutput } from "../../../src/features/structured/feature.ts";

const SCHEMA = { type: "object", properties: { a: { type: "array", items: { type: "integer" } } }, required: ["a"] };

describe("an agent's last message, read as structured output,", () => {
  test.each(['{"a":[1]}', ' {"a":[1]}\n', '```json\n{"a":[1]}\n```', '```\n{"a":[1]}\n```'])(
    "is accepted: %j",
    async (text) => {
      expect(await readOutput(text, SCHEMA)).toEqual({ kind: "valid", value: { a: [1] } });
    },
  );

  test.each([
    ['Here it is: {"a":[1]}', "It is not JSON"],
    ["", "It is not JSON"],
    ["[1]", "#: "],
    ['{"a":[1,"x"]}', "#/a/1: "],
  ])("is refused with the place of the fault: %j", async (text, fault) => {
    const read = await readOutput(text, SCHEMA);
    expect(read.kind === "invalid" && read.faults.join("\n")).toContain(fault);
  });

  test("is refused if it is too large for GitHub", async () => {
    expect(await readOutput(JSON.stringify({ a: [], b: "x".repeat(700_000) }), SCHEMA)).toMatchObject({
      faults: [expect.stringContaining("at most 700000")],
    });
  });
});

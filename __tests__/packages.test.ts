/** What stands in place of a dependency's dependency does what its caller needs. */
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { describe, expect, test } from "@jest/globals";

describe("the validator below the MCP SDK", () => {
  const validate = new AjvJsonSchemaValidator().getValidator<{ sum: number }>({
    type: "object",
    properties: { sum: { type: "number" } },
    required: ["sum"],
  });

  test("takes what fits the schema", () => {
    expect(validate({ sum: 3 })).toEqual({ valid: true, data: { sum: 3 }, errorMessage: undefined });
  });

  test.each([{}, { sum: "3" }])("refuses %j and says where", (data) => {
    expect(validate(data)).toMatchObject({ valid: false, errorMessage: expect.stringContaining("sum") });
  });
});

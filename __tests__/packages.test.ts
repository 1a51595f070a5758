/** The package that replaces a dependency of the MCP SDK does what the SDK needs. */
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { describe, expect, test } from "@jest/globals";

describe("the validator below the MCP SDK", () => {
  const validate = new AjvJsonSchemaValidator().getValidator<{ sum: number }>({
    type: "object",
    properties: { sum: { type: "number" } },
    required: ["sum"],
  });

  test("accepts what fits the schema", () => {
    expect(validate({ sum: 3 })).toEqual({ valid: true, data: { sum: 3 }, errorMessage: undefined });
  });

  test.each([{}, { sum: "3" }])("rejects %j and says where", (data) => {
    expect(validate(data)).toMatchObject({ valid: false, errorMessage: expect.stringContaining("sum") });
  });
});

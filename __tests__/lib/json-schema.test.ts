/** The short way for plain schemas against the validator: what it accepts, the validator accepts. */
import { describe, expect, test } from "@jest/globals";
import { Validator, type Schema } from "@cfworker/json-schema";
import * as fc from "fast-check";
import { fitsPlainly, openValidator } from "../../src/lib/json-schema.ts";
import { builtinTools, externalTools } from "../../src/tools/catalog.ts";
import { cases } from "../world/long.ts";

const PLAIN = fc.constantFrom<Record<string, unknown>>(
  { type: "string" },
  { type: "string", minLength: 1, description: "A text" },
  { type: "string", minLength: 2 },
  { type: "integer", minimum: 1 },
  { type: "integer", "x-rare": true },
  { type: "boolean" },
);
const CONDITION = fc.constantFrom<Record<string, unknown>>(
  { maxLength: 1 },
  { maximum: 0 },
  { pattern: "^a" },
  { enum: ["a", 1] },
  { const: true },
  { type: "number" },
  { type: ["string", "null"] },
  { not: {} },
);
const KEYWORDS = fc.oneof(
  { weight: 4, arbitrary: PLAIN },
  { weight: 1, arbitrary: fc.tuple(PLAIN, CONDITION).map(([plain, condition]) => ({ ...plain, ...condition })) },
);
const NAMES = fc.constantFrom("a", "b", "toString", "__proto__");
const OBJECTS = <T>(values: fc.Arbitrary<T>) =>
  fc.array(fc.tuple(NAMES, values), { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs) as Record<string, T>);
const SCHEMA = fc
  .tuple(
    OBJECTS(KEYWORDS),
    fc.array(NAMES, { maxLength: 2 }),
    fc.constantFrom<Record<string, unknown>>({}, {}, {}, { additionalProperties: false }, { minProperties: 2 }),
  )
  .map(([properties, required, more]) => ({ type: "object", properties, required, ...more }));
const VALUE = OBJECTS(
  fc.oneof(
    fc.constantFrom<unknown>("", "a", "ab", "🛒", "🛒🛒", 0, 1, -1, 2.5, 1e21, true, false, null, [], {}),
    fc.string({ maxLength: 4 }),
  ),
);

const WIDE = { type: "object", properties: { a: { type: "string", minLength: 2 } }, required: [] };

test("what fits plainly fits", () => {
  let fitting = 0;
  fc.assert(
    fc.property(SCHEMA, VALUE, (schema, value) => {
      if (!fitsPlainly(schema, value)) return;
      fitting += 1;
      expect(new Validator(schema as Schema, "2020-12").validate(value).valid).toBe(true);
    }),
    { numRuns: cases(8_000), examples: [[WIDE, { a: "🛒" }]] },
  );
  expect(fitting).toBeGreaterThan(cases(200));
});

describe("the usual call of", () => {
  test.each([
    ["read_file", { file_path: "src/a.ts" }],
    ["read_file", { file_path: "src/a.ts", start_line: 3, end_line: 9 }],
    ["grep_search", { pattern: "total", dir_path: "src" }],
    ["run_shell_command", { command: "npm test", description: "Run the tests" }],
    ["replace", { file_path: "a", instruction: "Round.", old_string: "floor", new_string: "" }],
    ["write_file", { file_path: "a", content: "" }],
    ["list_directory", { dir_path: "src" }],
    ["glob", { pattern: "**/*.ts" }],
  ])("%s needs no validator: %j", async (name, args) => {
    const parameters = [...builtinTools, ...externalTools].find((tool) => tool.name === name)?.parameters ?? {};
    expect(fitsPlainly(parameters, args)).toBe(true);
    expect((await openValidator(parameters)).validate(args).valid).toBe(true);
  });
});

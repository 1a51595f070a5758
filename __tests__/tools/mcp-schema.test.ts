import { describe, expect, test } from "@jest/globals";
import { assert, constantFrom, dictionary, jsonValue, letrec, oneof, property, array } from "fast-check";
import type { Json, JsonObject } from "../../src/events.ts";
import { schemaForGemini, nullableRequired } from "../../src/tools/mcp-schema.ts";

/** The converted schema of one argument; `more` is added beside `properties`. */
function argument(schema: Json, more: JsonObject = {}): Json {
  const mended = schemaForGemini({ type: "object", properties: { x: schema }, ...more });
  return object(mended["properties"])["x"] ?? null;
}

describe("the schema of a server's tool", () => {
  const cases: readonly (readonly [string, Json, Json])[] = [
    ["a plain type", { type: "string", description: "d" }, { type: "string", description: "d" }],
    ["a type or null", { type: ["string", "null"] }, { type: "string" }],
    [
      "an array or null, of things or null",
      { type: ["array", "null"], items: { type: ["object", "null"] } },
      { type: "array", items: { type: "object" } },
    ],
    ["several types", { type: ["string", "number"] }, { anyOf: [{ type: "string" }, { type: "number" }] }],
    [
      "a union with null",
      { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }], description: "d" },
      { type: "integer", minimum: 1, description: "d" },
    ],
    [
      "a union",
      { oneOf: [{ type: "string" }, { type: "boolean" }] },
      { anyOf: [{ type: "string" }, { type: "boolean" }] },
    ],
    [
      "a union beside a type",
      { type: "string", anyOf: [{ type: "string" }, { type: "number" }] },
      { anyOf: [{ type: "string" }, { type: "number" }] },
    ],
    ["a union of choices", { anyOf: [{ const: "a" }, { enum: ["b", "a"] }] }, { type: "string", enum: ["a", "b"] }],
    ["a union with anything", { anyOf: [{ type: "string" }, true], description: "d" }, { description: "d" }],
    [
      "a union that only restricts",
      { type: "object", properties: { a: { type: "string" } }, anyOf: [{ required: ["a"] }] },
      { type: "object", properties: { a: { type: "string" } } },
    ],
    ["choices", { enum: ["a", "", "b", "a"] }, { type: "string", enum: ["a", "b"] }],
    ["choices of numbers", { type: "integer", enum: [1, 2] }, { type: "integer", description: "One of 1, 2." }],
    ["one value", { const: "a" }, { type: "string", enum: ["a"] }],
    [
      "a default",
      { type: "boolean", default: false, title: "T" },
      { type: "boolean", description: "T Default: false." },
    ],
    ["true", true, {}],
    ["false", false, {}],
    ["an array of anything", { type: "array" }, { type: "array", items: {} }],
    [
      "a tuple",
      { type: "array", prefixItems: [{ type: "string" }], items: false, minItems: 1 },
      { type: "array", items: {}, minItems: 1 },
    ],
    ["a map", { type: "object", additionalProperties: { type: "string" } }, { type: "object" }],
    [
      "no type but properties",
      { properties: { a: { type: "string" } }, required: ["a", "b"] },
      { type: "object", properties: { a: { type: "string" } }, required: ["a"] },
    ],
    [
      "keywords that Gemini lacks",
      { type: "string", pattern: "^a", minLength: 1, format: "uri", not: {}, if: {}, examples: ["a"], "x-y": 1 },
      { type: "string" },
    ],
    [
      "allOf",
      {
        allOf: [
          { type: "object", properties: { a: { type: "string" } }, required: ["a"] },
          { properties: { b: { type: "number" } } },
        ],
      },
      { type: "object", properties: { a: { type: "string" }, b: { type: "number" } }, required: ["a"] },
    ],
    ["an unknown type", { type: "date" }, {}],
    [
      "hidden characters",
      { type: "string", description: "a\u200Bb\u{E0041}c" },
      { type: "string", description: "abc" },
    ],
  ];

  test.each(cases)("with %s is converted to what Gemini accepts", (_, schema, expected) => {
    expect(argument(schema)).toEqual(expected);
  });

  test("has its references resolved", () => {
    const $defs = { name: { type: "string", description: "A name." }, "a/b": { type: "number" } };
    expect(argument({ $ref: "#/$defs/name" }, { $defs })).toEqual({ type: "string", description: "A name." });
    expect(argument({ $ref: "#/$defs/name", description: "Mine." }, { $defs })).toEqual({
      type: "string",
      description: "Mine.",
    });
    expect(argument({ $ref: "#/$defs/a~1b" }, { $defs })).toEqual({ type: "number" });
    expect(argument({ $ref: "#/$defs/none" }, { $defs })).toEqual({});
    expect(argument({ $ref: "https://example.org/schema" }, { $defs })).toEqual({});
    expect(argument({ $ref: "#/$defs/%" }, { $defs })).toEqual({});
  });

  test("is cut where its references are circular", () => {
    const $defs = { node: { type: "object", properties: { next: { $ref: "#/$defs/node" } } } };
    expect(argument({ $ref: "#/$defs/node" }, { $defs })).toEqual({
      type: "object",
      properties: { next: { type: "object", description: "The same form again." } },
    });
    expect(argument({ $ref: "#" })).toMatchObject({ type: "object" });
  });

  test("has a limited size, however much its references multiply", () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 30 }, (_, level) => [
        `d${level}`,
        { type: "object", properties: { a: { $ref: `#/$defs/d${level + 1}` }, b: { $ref: `#/$defs/d${level + 1}` } } },
      ]),
    );
    const mended = schemaForGemini({ type: "object", properties: { x: { $ref: "#/$defs/d0" } }, $defs });
    expect(JSON.stringify(mended).length).toBeLessThan(60_000);
  });

  test("is an object at the top, for any input", () => {
    expect(schemaForGemini({})).toEqual({ type: "object", properties: {} });
    expect(schemaForGemini({ anyOf: [{ type: "string" }, { type: "number" }] })).toEqual({
      type: "object",
      properties: {},
    });
  });

  test("makes nullable arguments optional, and records which ones the server requires", () => {
    const schema = {
      type: "object",
      properties: {
        a: { type: ["string", "null"] },
        b: { anyOf: [{ type: "null" }, { type: "string" }] },
        c: { type: "string" },
        d: { $ref: "#/$defs/d" },
      },
      required: ["a", "b", "c", "d"],
      $defs: { d: { type: "string", nullable: true } },
    };
    expect(schemaForGemini(schema)["required"]).toEqual(["c"]);
    expect(nullableRequired(schema)).toEqual(["a", "b", "d"]);
  });

  test("never contains a keyword that Gemini may refuse, whatever the server sent", () => {
    assert(
      property(likeSchemas, (schema) => {
        const nested = {
          type: "object",
          properties: { x: schema, y: { anyOf: [schema, { type: "null" }] }, z: { type: "array", items: schema } },
        };
        expect([...keywords(schemaForGemini(nested))].filter((word) => !KNOWN.has(word))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

const KNOWN = new Set([
  "type",
  "description",
  "enum",
  "items",
  "properties",
  "required",
  "anyOf",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
]);

function* keywords(schema: JsonObject): Generator<string> {
  yield* Object.keys(schema);
  const type = schema["type"];
  if (Array.isArray(type)) yield "a union of types";
  if (type !== undefined && schema["anyOf"] !== undefined) yield "a type beside a union";
  const union = schema["anyOf"];
  const inner = [
    ...Object.values(object(schema["properties"])),
    ...(Array.isArray(union) ? union : []),
    schema["items"],
  ];
  for (const one of inner) if (one !== undefined) yield* keywords(object(one));
}

function object(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** Values that look like schemas, valid or not. */
const likeSchemas = letrec<{ schema: Json }>((tie) => {
  const type = constantFrom("string", "number", "integer", "boolean", "array", "object", "null", "odd");
  const value = oneof(
    { maxDepth: 4, depthIdentifier: "schema" },
    type,
    tie("schema"),
    array(tie("schema"), { maxLength: 3 }),
    array(type, { maxLength: 3 }),
    dictionary(constantFrom("a", "b"), tie("schema")),
    constantFrom("#", "#/properties/x", "#/$defs/a", "#/nowhere", 3, true, null),
    jsonValue({ maxDepth: 1 }).map((json): Json => JSON.parse(JSON.stringify(json))),
  );
  const names =
    "type anyOf oneOf allOf properties items required enum const $ref $defs default not nullable minimum pattern";
  return { schema: dictionary(constantFrom(...names.split(" ")), value, { maxKeys: 4 }) };
}).schema;

describe("an endless schema", () => {
  const many = (count: number, make: (at: number) => Json) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`argument_${at}`, make(at)]));

  test("is shown up to its limit of nodes, required ones first, and says how much is missing", () => {
    const properties = many(100_000, () => ({ type: "string" }));
    const mended = schemaForGemini({
      type: "object",
      description: "d",
      properties,
      required: ["argument_99999", "absent"],
    });
    expect(Object.keys(object(mended["properties"])).length).toBe(999);
    expect(mended).toMatchObject({ required: ["argument_99999"], properties: { argument_99999: { type: "string" } } });
    expect(mended["description"]).toBe("99001 more arguments are not shown here. d");
  });

  test.each<[string, Json]>([
    ["names", { type: "object", properties: many(900, (at) => ({ title: `${at}`.repeat(200) })) }],
    ["a name", { type: "object", properties: { ["x".repeat(1_000_000)]: {} } }],
    ["choices", { type: "string", enum: Array.from({ length: 100_000 }, (_, at) => `choice ${at}`) }],
    ["numbers", { type: "number", enum: Array.from({ length: 100_000 }, (_, at) => at) }],
    ["descriptions", { type: "object", properties: many(900, () => ({ description: "word ".repeat(200) })) }],
  ])("takes a limited part of a request: %s", (_, schema) => {
    expect(JSON.stringify(argument(schema)).length).toBeLessThan(50_000);
  });
});

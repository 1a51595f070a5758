/** The schema that the input `output-schema` asks the final answer to fit. */
import type { Fault, Json, JsonObject } from "../events.ts";
import { firstOf } from "../lib/cut.ts";
import { openValidator } from "../lib/json-schema.ts";
import { isTable } from "../lib/read-data.ts";
import type { TrustedTree } from "./tree.ts";
import { messageOf, attempt } from "../lib/attempt.ts";

type OutputSchemaReading =
  | { readonly kind: "none" }
  | { readonly kind: "read"; readonly form: JsonObject }
  | { readonly kind: "faulty"; readonly fault: Fault };

/** A usable JSON Schema. `input` is one if it begins with a brace, otherwise the path of one at the trusted commit. */
export async function readOutputSchema(input: string, tree: TrustedTree): Promise<OutputSchemaReading> {
  const given = input.trim();
  if (given === "") return { kind: "none" };
  if (given.startsWith("{")) return await parse(given, "input output-schema");
  const file = await tree.read(given);
  if (file.kind === "text") return await parse(file.text, given);
  const why = file.kind === "missing" ? "there is no such file at the trusted commit" : file.reason;
  return faulty(`output-schema is \`${firstOf(given, 200)}\`: ${why}`);
}

async function parse(text: string, source: string): Promise<OutputSchemaReading> {
  let schema: Json;
  try {
    schema = JSON.parse(text);
  } catch (error) {
    return faulty(`${source} is not JSON: ${messageOf(error)}`);
  }
  if (!isTable(schema)) return faulty(`${source} is not a JSON object`);
  const wrong = faultIn(schema, "#") ?? (await unusable(schema));
  return wrong === undefined ? { kind: "read", form: schema } : faulty(`${source}, ${wrong}`);
}

function faulty(message: string): OutputSchemaReading {
  const hint =
    "Give a JSON Schema (2020-12) as one JSON object, or the path of a file with one in the default branch; references stay within it.";
  return { kind: "faulty", fault: { kind: "config", message: `${message}.`, hint } };
}

// Broken references and patterns show only when the schema is used.
async function unusable(schema: JsonObject): Promise<string | undefined> {
  try {
    (await openValidator(schema)).validate(null);
    return undefined;
  } catch (error) {
    return `which cannot be used: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`;
  }
}

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];
/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const NESTED = ["items", "additionalProperties", "contains", "not", "if", "then", "else", "propertyNames"] as const;
const LISTED = ["anyOf", "oneOf", "allOf", "prefixItems"] as const;
const NAMED = ["properties", "$defs", "definitions", "patternProperties", "dependentSchemas"] as const;

/** Describes the first keyword that no validator could check; validators ignore such keywords silently. */
function faultIn(schema: Json | undefined, at: string): string | undefined {
  if (typeof schema === "boolean") return undefined;
  if (!isTable(schema)) return `at ${at}: expected a schema, found ${firstOf(JSON.stringify(schema), 80)}`;
  const faults = inner(schema, at).map(([each, where]) => faultIn(each, where));
  return ownFault(schema, at) ?? faults.find((fault) => fault !== undefined);
}

function ownFault(schema: JsonObject, at: string): string | undefined {
  const { type, required, pattern, $ref: reference, enum: values } = schema;
  const types = Array.isArray(type) ? (type as readonly Json[]) : [type];
  if (type !== undefined && !types.every((each) => TYPES.some((known) => known === each))) {
    return `at ${at}/type: expected one of ${TYPES.join(", ")}, found ${JSON.stringify(type)}`;
  }
  if (required !== undefined && !(Array.isArray(required) && required.every((each) => typeof each === "string"))) {
    return `at ${at}/required: expected a list of names`;
  }
  if (values !== undefined && !Array.isArray(values)) return `at ${at}/enum: expected a list`;
  if (reference !== undefined && !(typeof reference === "string" && reference.startsWith("#"))) {
    return `at ${at}/$ref: expected a reference within the schema (#…), found ${JSON.stringify(reference)}`;
  }
  if (pattern === undefined || isPattern(pattern)) return undefined;
  return `at ${at}/pattern: ${JSON.stringify(pattern)} is not a regular expression`;
}

function isPattern(pattern: Json): boolean {
  return typeof pattern === "string" && attempt(() => new RegExp(pattern, "u")) !== undefined;
}

function inner(schema: JsonObject, at: string): (readonly [Json | undefined, string])[] {
  return [
    ...NESTED.flatMap((name) => (schema[name] === undefined ? [] : [[schema[name], `${at}/${name}`] as const])),
    ...LISTED.flatMap((name) => items(schema[name]).map((each, index) => [each, `${at}/${name}/${index}`] as const)),
    ...NAMED.flatMap((name) => entries(schema[name]).map(([key, each]) => [each, `${at}/${name}/${key}`] as const)),
  ];
}

function items(value: Json | undefined): readonly (Json | undefined)[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Json[]) : [value];
}

function entries(value: Json | undefined): readonly (readonly [string, Json | undefined])[] {
  if (value === undefined) return [];
  return isTable(value) ? Object.entries(value) : [["", value]];
}

/**
 * Converts the schema of a server's tool for Gemini. Gemini refuses a whole request for one schema it does not
 * understand, so the result is a small, plain subset of JSON Schema; the server still checks the rest itself.
 */
import type { Json, JsonObject } from "../events.ts";
import { firstOf, withoutUnseen } from "../lib/cut.ts";
import { given, joined } from "../lib/parts.ts";
import { decodePercent } from "../lib/header-list.ts";
import { isTable } from "../lib/read-data.ts";

/**
 * A schema that Gemini accepts. References are inlined, and cut where they are circular; unions lose null (the argument
 * is then optional); keywords that Gemini lacks are dropped.
 */
export function schemaForGemini(schema: JsonObject): JsonObject {
  const adapted = adapt(schema, {
    root: schema,
    depth: 0,
    through: [],
    budget: { nodes: MOST_NODES, names: MOST_NODES - 1, characters: MOST_CHARACTERS },
  });
  const properties = asObject(adapted["properties"]) ?? {};
  const { anyOf: _anyOf, ...plain } = adapted; // At the top Gemini accepts only an object.
  return { ...plain, type: "object", properties };
}

/** Required arguments that may be null: the model may omit them, so the server must be sent null. */
export function nullableRequired(schema: JsonObject): readonly string[] {
  const properties = asObject(schema["properties"]) ?? {};
  return texts(schema["required"]).filter((name) => allowsNull(properties[name], schema));
}

const MOST_NODES = 1_000;
const MOST_DEPTH = 12;
/** Characters of all names, choices and descriptions of a tool's arguments. */
const MOST_CHARACTERS = 20_000;
/** Characters of a description inside a schema. */
const MOST_DESCRIPTION_CHARS = 500;

interface Place {
  readonly root: JsonObject;
  readonly depth: number;
  /** References followed to get here. */
  readonly through: readonly string[];
  readonly budget: { nodes: number; names: number; characters: number };
}

/** Whether this many characters still fit; what does not fit is left out, not cut. */
function fits(characters: number, { budget }: Place): boolean {
  if (characters > budget.characters) return false;
  budget.characters -= characters;
  return true;
}

function adapt(value: Json | undefined, place: Place): JsonObject {
  const schema = asObject(value);
  place.budget.nodes -= 1;
  if (schema === undefined || place.budget.nodes < 0 || place.depth > MOST_DEPTH) return {}; // `true`, `false`, or too much.
  const reference = schema["$ref"];
  if (typeof reference === "string") return resolveReference(schema, reference, place);
  const inner: Place = { ...place, depth: place.depth + 1 };
  const whole = mergeAll(schema, inner);
  const union = alternatives(whole);
  if (union !== undefined) return joinUnion(whole, union, inner);
  const type = typeOf(whole);
  return {
    ...given({ type }),
    ...spare(descriptionOf(whole, type), inner),
    ...spare(choices(whole, type), inner),
    ...bounds(whole, type),
    ...(type === "object" ? members(whole, inner) : {}),
    ...(type === "array" ? { items: adapt(asObject(whole["items"]), inner) } : {}),
  };
}

/** A keyword, if there is room for it. */
function spare(keyword: JsonObject, place: Place): JsonObject {
  return fits(JSON.stringify(keyword).length, place) ? keyword : {};
}

function resolveReference(schema: JsonObject, reference: string, place: Place): JsonObject {
  const own = descriptionOf(schema, undefined);
  if (place.through.includes(reference)) {
    return { type: "object", description: "The same form again.", ...own };
  }
  const target = resolve(reference, place.root);
  return { ...adapt(target, { ...place, depth: place.depth + 1, through: [...place.through, reference] }), ...own };
}

/** Resolves a JSON pointer into the schema itself; nothing is fetched. */
function resolve(reference: string, root: JsonObject): Json | undefined {
  if (reference === "#") return root;
  if (!reference.startsWith("#/")) return undefined;
  const steps = reference
    .slice(2)
    .split("/")
    .map((step) => decodePercent(step).replaceAll("~1", "/").replaceAll("~0", "~"));
  return steps.reduce<Json | undefined>((at, step) => {
    if (Array.isArray(at)) return at[Number(step)];
    const object = asObject(at);
    return object !== undefined && Object.hasOwn(object, step) ? object[step] : undefined;
  }, root);
}

/** Merges `allOf` into one schema. */
function mergeAll(schema: JsonObject, place: Place): JsonObject {
  const parts = schema["allOf"];
  if (!Array.isArray(parts)) return schema;
  const adapted = parts.map((part: Json) => adapt(part, place));
  const { allOf: _allOf, ...own } = schema;
  return adapted.reduce<JsonObject>(
    (sum, part) => ({
      ...part,
      ...sum,
      ...(sum["properties"] === undefined && part["properties"] === undefined
        ? {}
        : { properties: { ...asObject(part["properties"]), ...asObject(sum["properties"]) } }),
      ...(sum["required"] === undefined && part["required"] === undefined
        ? {}
        : { required: [...new Set([...texts(sum["required"]), ...texts(part["required"])])] }),
    }),
    own,
  );
}

/** The alternatives of a union, without null; undefined when there is no union. */
function alternatives(schema: JsonObject): readonly Json[] | undefined {
  const type = schema["type"];
  if (Array.isArray(type)) {
    const types = type.filter((one: Json) => one !== "null");
    return types.length === 1 ? undefined : types.map((one: Json) => ({ ...unionless(schema), type: one }));
  }
  const union = schema["anyOf"] ?? schema["oneOf"];
  return Array.isArray(union) ? union.filter((one: Json) => !isNull(one)) : undefined;
}

function unionless(schema: JsonObject): JsonObject {
  const { anyOf: _anyOf, oneOf: _oneOf, description: _description, title: _title, ...rest } = schema;
  return rest;
}

function joinUnion(schema: JsonObject, union: readonly Json[], place: Place): JsonObject {
  const own = descriptionOf(schema, undefined);
  const rest = unionless(schema);
  // `{ type: object, properties, anyOf: [{ required }] }` only restricts: Gemini accepts either a type or a union.
  if (rest["properties"] !== undefined) return adapt({ ...rest, ...own }, place);
  const adapted = union.map((one) => adapt(one, place));
  const [first, ...others] = adapted;
  if (first === undefined || adapted.some((one) => Object.keys(one).length === 0)) return own; // Any value is allowed.
  if (others.length === 0) return { ...first, ...own };
  const values = adapted.map((one) => one["enum"]);
  if (values.every((one) => Array.isArray(one)) && adapted.every((one) => one["type"] === "string")) {
    return { type: "string", enum: [...new Set(values.flat())], ...own };
  }
  return { anyOf: adapted, ...own };
}

const TYPES = ["string", "number", "integer", "boolean", "array", "object"];

function typeOf(schema: JsonObject): string | undefined {
  const declared = schema["type"];
  const type = Array.isArray(declared) ? declared.find((one: Json) => one !== "null") : declared;
  if (typeof type === "string" && TYPES.includes(type)) return type;
  if (schema["properties"] !== undefined) return "object";
  if (schema["items"] !== undefined) return "array";
  const value = schema["const"] ?? (Array.isArray(schema["enum"]) ? schema["enum"][0] : undefined);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? typeof value
    : undefined;
}

/** The description, extended by keywords that Gemini lacks. */
function descriptionOf(schema: JsonObject, type: string | undefined): JsonObject {
  const description = [schema["description"], schema["title"]].find((one) => typeof one === "string" && one !== "");
  const values = schema["const"] === undefined ? schema["enum"] : [schema["const"]];
  const numbers =
    type !== "string" && Array.isArray(values) ? `One of ${values.map((one) => JSON.stringify(one)).join(", ")}.` : "";
  const preset = schema["default"];
  const standard = preset === undefined || preset === null ? "" : `Default: ${JSON.stringify(preset)}.`;
  const text = joined([typeof description === "string" && withoutUnseen(description), numbers, standard], " ");
  return text === "" ? {} : { description: firstOf(text, MOST_DESCRIPTION_CHARS) };
}

/** Gemini's choices must be strings, and not empty. */
function choices(schema: JsonObject, type: string | undefined): JsonObject {
  const values = schema["const"] === undefined ? schema["enum"] : [schema["const"]];
  const kept = texts(values).filter((value) => value !== "");
  return type === "string" && kept.length > 0 ? { enum: [...new Set(kept)] } : {};
}

const BOUNDS: Readonly<Record<string, readonly string[]>> = {
  number: ["minimum", "maximum"],
  integer: ["minimum", "maximum"],
  array: ["minItems", "maxItems"],
};

function bounds(schema: JsonObject, type = ""): JsonObject {
  const names = BOUNDS[type] ?? [];
  return Object.fromEntries(names.flatMap((name) => (typeof schema[name] === "number" ? [[name, schema[name]]] : [])));
}

function members(schema: JsonObject, place: Place): JsonObject {
  const given = Object.entries(asObject(schema["properties"]) ?? {});
  if (given.length === 0) return {};
  const must = new Set(texts(schema["required"]));
  // Required properties come first, in case there is no room for all.
  const shown = given
    .toSorted(([a], [b]) => Number(must.has(b)) - Number(must.has(a)))
    .filter(([name]) => isNamed(name, place));
  const known = new Set(shown.map(([name]) => name));
  const properties = given
    .filter(([name]) => known.has(name))
    .map(([name, member]) => [name, adapt(member, place)] as const);
  const required = [...must].filter(
    (name) => known.has(name) && !allowsNull(asObject(schema["properties"])?.[name], place.root),
  );
  const left = given.length - shown.length;
  return {
    ...(left === 0 ? {} : leftOut(left, descriptionOf(schema, "object")["description"])),
    properties: Object.fromEntries(properties),
    ...(required.length === 0 ? {} : { required }),
  };
}

function leftOut(count: number, description: Json | undefined): JsonObject {
  const own = typeof description === "string" ? ` ${description}` : "";
  return { description: `${count} more arguments are not shown here.${own}` };
}

/** Names share the budget of nodes: no name without a schema. */
function isNamed(name: string, place: Place): boolean {
  place.budget.names -= 1;
  return place.budget.names >= 0 && fits(name.length, place);
}

function isNull(schema: Json): boolean {
  const object = asObject(schema);
  return object?.["type"] === "null" || object?.["const"] === null;
}

function allowsNull(schema: Json | undefined, root: JsonObject, hops = 5): boolean {
  const object = asObject(schema);
  if (object === undefined || hops === 0) return false;
  const reference = object["$ref"];
  if (typeof reference === "string") return allowsNull(resolve(reference, root), root, hops - 1);
  const type = object["type"];
  const union = object["anyOf"] ?? object["oneOf"];
  return (
    isNull(object) ||
    object["nullable"] === true ||
    (Array.isArray(type) && type.includes("null")) ||
    (Array.isArray(union) && union.some((one: Json) => allowsNull(one, root, hops - 1)))
  );
}

function asObject(value: Json | undefined): JsonObject | undefined {
  return isTable(value) ? value : undefined;
}

function texts(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item: Json): item is string => typeof item === "string") : [];
}
